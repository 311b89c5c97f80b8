// The arrays that a command takes from a file.
#pragma once

#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/tables/arrayfile.h"

namespace posiscope {

/// The names after the colon of FILE:TENSOR or FILE:COS,SIN: one that the file holds, or two. None where
/// nothing is named and the file has one array; "cos" and "sin" where it has just these.
Result<std::vector<std::string>> tensorsOf(const std::string& path, const std::string& named);

/// Reads them; two must have the same shape.
Result<std::vector<StoredArray>> readArrays(const std::string& path, const std::vector<std::string>& tensors);

}  // namespace posiscope
