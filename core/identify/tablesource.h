// SPDX-License-Identifier: GPL-3.0-or-later
// The table to identify: the one shown, or arrays of a file.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/tables/arrayfile.h"

namespace posiscope {

/// The array names in FILE:NAMED. One name, or two with a comma between them (cosines and sines), must be in
/// the file. Without a name: none for a single array, or "cos" and "sin" for a file of these two.
Result<std::vector<std::string>> arraysNamed(const std::string& path, const std::string& named);

/// Reads these arrays, or the only one of the file. Two arrays must have the same shape.
Result<std::vector<StoredArray>> readArrays(const std::string& path, const std::vector<std::string>& names,
                                            const Progress& progress = {});

/// A table that is already read, as an array with two axes.
StoredArray arrayOfTable(std::shared_ptr<const StoredTable> table);

}  // namespace posiscope
