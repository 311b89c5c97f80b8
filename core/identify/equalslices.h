// SPDX-License-Identifier: GPL-3.0-or-later
// An axis along which nothing changes: a batch, heads, layers.
#pragma once

#include <optional>
#include <vector>

#include "core/base/text.h"
#include "core/identify/pace.h"
#include "core/tables/arrayfile.h"

namespace posiscope {

/// Arrays without an axis whose slices are all equal.
struct FoldedArrays {
    std::vector<StoredArray> arrays;
    std::size_t axis = 0;
    Text note;  ///< which axis it is, and how many slices it has
};

/// The first axis but the last with equal slices is left out; at least two others remain. Empty where there
/// is none.
std::optional<FoldedArrays> withoutEqualSlices(const std::vector<StoredArray>& arrays, Pace& pace);

}  // namespace posiscope
