// SPDX-License-Identifier: GPL-3.0-or-later
// The slices of arrays along an axis: of a batch, of heads, of kinds of layers.
#pragma once

#include <optional>
#include <vector>

#include "core/base/pace.h"
#include "core/base/text.h"
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

/// The axes that may count slices, the shortest first: at least two others remain, the last among them.
std::vector<std::size_t> axesOfSlices(const std::vector<StoredArray>& arrays);

/// The slice with this index along an axis of each array. Empty where there is not enough memory.
std::vector<StoredArray> sliceOf(const std::vector<StoredArray>& arrays, std::size_t axis,
                                 std::int64_t index);

/// The same arrays, whose cells stand row after row in memory: one of Fortran, or a view of PyTorch, is the
/// same table. Those for which there is not enough memory stay as they are.
std::vector<StoredArray> inRowOrder(std::vector<StoredArray> arrays);

}  // namespace posiscope
