// The table that a person asks about: one that is shown, or arrays of a file.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/tables/arrayfile.h"

namespace posiscope {

/// The names of the arrays that FILE:NAMED means: one that the file holds, two with a comma between them
/// (cosines and sines), or, where nothing is named, none (the only array), or the two of a file of "cos" and
/// "sin".
Result<std::vector<std::string>> arraysNamed(const std::string& path, const std::string& named);

/// Reads these arrays, or the only one of the file. Two must have the same shape.
Result<std::vector<StoredArray>> readArrays(const std::string& path, const std::vector<std::string>& names,
                                            const Progress& progress = {});

/// A table that has been read, as an array of two axes.
StoredArray arrayOfTable(std::shared_ptr<const StoredTable> table);

}  // namespace posiscope
