// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers behind a picture, as files.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/fields/field.h"

namespace posiscope {

/// A matrix with named columns.
struct Dataset {
    std::shared_ptr<const Field> field;
    /// Called for each column of a CSV header.
    std::function<std::string(std::int64_t)> columnName;
    /// Slow work before the first cell can be read; the shape is known without it. Gives the
    /// reason where there are no numbers after all. Called once, in the thread that writes.
    std::function<Failure(const Progress& progress)> prepare = {};
};

enum class NumberType { float64, float32 };

/// Takes the next bytes of a file; false stops the writing (a failed write, or a person's Cancel).
using Sink = std::function<bool(const char* bytes, std::size_t count)>;

/// Writes the dataset as NPY, format version 1.0, C order, little-endian, in blocks of a few megabytes
/// whatever its size. Source: NumPy's numpy/lib/format.py. Returns false when sink or progress stopped it.
bool writeNpy(const Dataset& data, NumberType type, const Sink& sink, const Progress& progress);

/// Writes the dataset as CSV with a header row; every number reads back to the same double. Names that are
/// numbers are in double quotes ("0","1",…), which tells them from a row of the table (see
/// core/tables/csvlayout.h).
bool writeCsv(const Dataset& data, const Sink& sink, const Progress& progress);

/// The bytes that writeNpy will write, header included. Fails where they exceed what a file can hold (2^63).
Result<std::uint64_t> npyBytes(const Field& field, NumberType type);

}  // namespace posiscope
