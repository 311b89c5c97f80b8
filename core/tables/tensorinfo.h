// SPDX-License-Identifier: GPL-3.0-or-later
// The headers of arrays in files of numbers.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/fields/celltype.h"
#include "core/math/rounding.h"

namespace posiscope {

/// The largest table that is read.
namespace tablelimits {
constexpr std::uint64_t rows = 16'777'216;
constexpr std::uint64_t columns = 65'536;
constexpr std::uint64_t bytes = std::uint64_t{2} << 30U;
}  // namespace tablelimits

/// The most arrays of a file, and the most dimensions of an array (NumPy's limit), that headers may describe.
constexpr std::size_t mostTensors = 131'072;
constexpr std::size_t mostDimensions = 32;
/// The most slices that are offered.
constexpr std::uint64_t mostSlices = 1'000'000;

/// An axis of a tensor that shows every n-th number of a storage.
struct ViewAxis {
    std::uint64_t length = 0;
    std::uint64_t stride = 0;  ///< bytes from one place to the next
};

/// The type of arrays of Python objects.
constexpr std::string_view pickledType = "object";

/// One array that a file holds, as its header tells. The header has been compared with the file's size.
struct TensorInfo {
    std::string name;  ///< as the file has it (see printable.h); "" for the only one of NPY and CSV
    std::string type;  ///< "float32", "bfloat16", "int64" …
    std::vector<std::uint64_t> shape;  ///< as the file has it: may be empty and may hold zeros
    std::optional<CellType> cells;     ///< none where Posiscope does not read numbers of this type

    // Where the numbers are.
    std::string shard = {};  ///< of a model in several files: the path of its own file; else empty
    std::string external =
        {};  ///< of an ONNX model: the path of the file with its numbers, as the model says
    std::uint64_t offset =
        0;  ///< of the first byte, from the beginning of the file or of the member of an archive
    std::uint64_t member = 0;   ///< of an archive: its index
    bool columnsFirst = false;  ///< Fortran order
    bool bigEndian = false;
    std::vector<ViewAxis> view =
        {};                ///< of a tensor of PyTorch whose numbers do not follow each other: all of its axes
    bool varints = false;  ///< of an ONNX model: the numbers are of 1 to 10 bytes
    bool q8 = false;       ///< of a GGUF file: blocks of the type Q8_0 (core/tables/q8blocks.h)
    bool lines = false;    ///< of a text: the numbers are read line by line
    bool remarks = false;  ///< of a text: lines that begin with # are none of the table
    bool namesFirst = false;  ///< of a CSV: its first line holds names

    NumberKind printed = NumberKind::exact;  ///< of a text: how many digits its numbers have

    /// The position of the first row, where the file says so.
    std::optional<std::int64_t> firstPosition = {};
    /// How the file was understood, where it could be understood in another way; one sentence each.
    std::vector<Text> notes = {};

    /// The axes of a table: those of `shape` without axes of length 1, of which the first ones are left out
    /// until there are two. [1, 197, 768] is 197 × 768, [5, 1] is 5 × 1. Where there are more than two, two
    /// of them are those of a table, and the others count tables: [12, 64, 32] is 12 slices of 64 × 32, or 64
    /// of 12 × 32, or 32 of 12 × 64.
    std::vector<std::uint64_t> axes() const;
    /// The places of these axes in `shape`.
    std::vector<std::size_t> places() const;
    /// The axes that count tables, by their numbers in axes(), ascending; none: all but the last two.
    std::vector<std::int64_t> sliced = {};
    /// The same with their numbers in any case; those that are left are rows and columns.
    std::vector<std::int64_t> slicedAxes() const;
    std::vector<std::int64_t> tableAxes() const;
    std::uint64_t rows() const;     ///< of a table
    std::uint64_t columns() const;  ///< of a table
    std::uint64_t slices() const;   ///< 1 for a table
    /// The slice that is meant: the last of the sliced axes counts fastest.
    std::uint64_t slice = 0;
    /// The places along the sliced axes that it means.
    std::vector<std::uint64_t> placesOfSlice() const;
    /// As NumPy writes it: "[:,3,:]"; of slices along the first axes their number, "[3]". Empty for a
    /// table.
    std::string sliceIndex() const;
    /// The name of the slice: "name[3]"; of a table its own.
    std::string sliceName() const { return name + sliceIndex(); }
    /// "1 × 197 × 768", where axes were left out; else empty.
    std::string fullShape() const;

    /// Two axes, or slices; at least one cell, numbers of a type that we read, within the limits.
    bool isTable() const;
    /// Bytes of a table's numbers, or of a slice's; for others 0.
    std::uint64_t bytes() const;
    /// Why it is not a table, as "it holds a 1-D array of 6 numbers, not a table". Only for what is none.
    Text whyNoTable() const;
};

std::vector<std::string> namesOf(const std::vector<TensorInfo>& tensors);

/// Fails where two arrays of a file have the same name.
Failure checkNamesDiffer(const std::vector<TensorInfo>& tensors);

}  // namespace posiscope
