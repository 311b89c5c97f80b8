// SPDX-License-Identifier: GPL-3.0-or-later
// "name[3]" and "name[:, 3, :]": slices of arrays by their names.
#pragma once

#include <string_view>
#include <utility>

#include "core/base/result.h"
#include "core/tables/tensorinfo.h"

namespace posiscope {

/// "name" and "[3]"; the second is empty where the text does not end in an index.
std::pair<std::string_view, std::string_view> splitSliceName(std::string_view text);

/// The slice of the array that an index means. A single number counts the slices along all axes but the last
/// two; several entries are those of NumPy for the shape in the file: ":" for a whole axis, a number for a
/// place along it, "..." for what is not named. Two axes must be left. Fails with the reason.
Result<TensorInfo> sliceAt(const TensorInfo& array, std::string_view index);

}  // namespace posiscope
