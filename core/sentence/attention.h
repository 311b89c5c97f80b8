// SPDX-License-Identifier: GPL-3.0-or-later
// One attention head.
#pragma once

#include <cstdint>
#include <span>

#include "core/fields/tablematrix.h"

namespace posiscope {

/// The largest head, and the widest input that a head is made for.
constexpr std::int64_t largestHead = 256;
constexpr std::int64_t widestAttention = 4096;

/// The output of one head for n tokens.
struct Attention {
    TableMatrix weights;  ///< n × n: row t is how token t spreads its attention; a row's sum is 1
    TableMatrix outputs;  ///< n × size
    TableMatrix values;   ///< n × size: output t is the sum of the rows, each times its weight in row t
};

/// Scaled dot-product attention with one head, no mask and no output projection, and weights that have not
/// been trained: Q = X·W_Q, K = X·W_K, V = X·W_V, weights = softmax(Q·Kᵀ/√size), outputs = weights·V. X is
/// tokens × width; W_Q, W_K and W_V are width × size, independent normal numbers with the standard deviation
/// width^(−1/2) that a seed names. Source: Vaswani et al. 2017 (1706.03762), section 3.2.1, equation (1).
///
/// A row of Q, K and V is summed over the width in ascending order, whatever else is in X, and sums over
/// tokens are in the order of the words and not of the positions: ascending by `words`, and among equal words
/// by position. So where the rows of equal words are equal, the output of a word is the same in every bit at
/// every position: permuting the rows of X permutes the outputs.
class AttentionHead {
 public:
    AttentionHead(std::int64_t width, std::int64_t size, std::int64_t seed);

    /// `words` holds the place in the vocabulary of each row of `input`, which has `width` columns of finite
    /// numbers. May be called from several threads.
    Attention attend(const TableMatrix& input, std::span<const std::size_t> words) const;

    const TableMatrix& queryWeights() const { return query_; }
    const TableMatrix& keyWeights() const { return key_; }
    const TableMatrix& valueWeights() const { return value_; }

 private:
    TableMatrix query_, key_, value_;
};

}  // namespace posiscope
