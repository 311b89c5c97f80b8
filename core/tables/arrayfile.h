// SPDX-License-Identifier: GPL-3.0-or-later
// Arrays of any shape in files of numbers.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/fields/storedtable.h"
#include "core/tables/tensorinfo.h"

namespace posiscope {

/// An array as its file has it, whatever its number of axes.
struct StoredArray {
    std::string name;  ///< as the file has it (see printable.h)
    std::string type;  ///< "float32", "complex64" …
    bool complex = false;
    /// As the file says it; a complex array has a last axis of 2, the real and the imaginary part.
    std::vector<std::int64_t> shape;
    /// How far apart neighbours along each axis are in memory, in cells.
    std::vector<std::int64_t> steps;
    /// The cells one after the other, row after row.
    std::shared_ptr<const StoredTable> cells;
    /// Of a text whose first column numbers the rows: the same with that column.
    std::shared_ptr<const StoredTable> withFirstColumn = {};

    double at(std::int64_t place) const {
        const std::int64_t columns = cells->columns();
        return cells->value(place / columns, place % columns);
    }
    std::int64_t count() const { return cells->rows() * cells->columns(); }
};

/// Whether it is an array of numbers, also of complex ones.
bool isReadable(const TensorInfo& info);

/// The names of a file's arrays of numbers, complex ones too, in the order of the file.
Result<std::vector<std::string>> arrayNames(const std::string& path);

/// Reads an array of numbers, or the only one where `name` is empty. Fails where readTable() does, and for
/// empty arrays, but for no other shape.
Result<StoredArray> readArray(const std::string& path, const std::string& name,
                              const Progress& progress = {});
/// The same for an array as inspectTableFile() tells it.
Result<StoredArray> readArray(const std::string& path, const TensorInfo& info, const Progress& progress = {});

}  // namespace posiscope
