// SPDX-License-Identifier: GPL-3.0-or-later
// Biases of attention scores.
#pragma once

#include <cstdint>
#include <limits>
#include <memory>

#include "core/base/text.h"
#include "core/fields/field.h"
#include "core/math/interval.h"

namespace posiscope {

/// The bias of a masked cell.
inline constexpr double masking = -std::numeric_limits<double>::infinity();

/// A bias b_h(i, j) that is added to the score of the query at position i with the key at position j, or the
/// bucket that such a bias is looked up with. Queries are rows and keys are columns, both counted from 0.
class AttentionBias {
 public:
    AttentionBias() = default;
    AttentionBias(const AttentionBias&) = delete;
    AttentionBias& operator=(const AttentionBias&) = delete;
    virtual ~AttentionBias() = default;

    virtual std::int64_t heads() const = 0;
    /// The matrix of one head, max_len × max_len. Masked cells are −∞.
    virtual std::shared_ptr<const Field> matrix(std::int64_t head) const = 0;
    /// The smallest and largest finite value of that matrix: the ends of its colour bar.
    virtual Interval range(std::int64_t head) const = 0;
    /// Whether cells are the numbers of buckets (whole numbers, negative ones too where a source counts so)
    /// and not biases.
    virtual bool isBuckets() const { return false; }
    /// A few words below the picture of that head: "slope 0.0625", "random, seed 1".
    virtual Text about(std::int64_t) const { return {}; }
};

}  // namespace posiscope
