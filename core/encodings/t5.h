// SPDX-License-Identifier: GPL-3.0-or-later
// The relative position buckets of T5.
#pragma once

#include <vector>

#include "core/models/encoding.h"

namespace posiscope {

/// The bucket of a key at `ahead` = key − query positions.
struct T5Buckets {
    std::int64_t count = 32;         ///< num_buckets
    std::int64_t maxDistance = 128;  ///< from here on all distances share the last bucket
    bool bidirectional = true;       ///< half of the buckets are ahead; otherwise everything ahead is in 0

    /// With n buckets for a direction (count, or half of it) and e = ⌊n/2⌋: |δ| itself below e, then
    /// e + ⌊ln(|δ|/e) / ln(max_distance/e) · (n − e)⌋, at most n − 1; ahead, n more.
    ///
    /// A distance right on the border of two buckets belongs to the farther one: that is what the formula
    /// says, and what t5x makes sure of by adding the float32 epsilon. PyTorch's float32 logarithm can fall
    /// short of it. Where max_distance ≤ e the reference divides by zero or less; here everything from e on
    /// is in the last bucket.
    std::int64_t at(std::int64_t ahead) const;

    std::int64_t perDirection() const { return bidirectional ? count / 2 : count; }
    std::int64_t exact() const { return perDirection() / 2; }
};

/// B as a list: the biases of all buckets of head 0, then those of head 1 …
std::vector<Fact> t5Biases(const Values& values);

}  // namespace posiscope
