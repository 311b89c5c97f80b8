// SPDX-License-Identifier: GPL-3.0-or-later
// The row order of query and key weights after a change of the rotary pairing.
#pragma once

#include <cstdint>
#include <vector>

#include "core/convert/fitting.h"

namespace posiscope {

/// The shape of a projection whose rows are heads × head_dim.
struct HeadShape {
    std::int64_t heads = 1;
    std::int64_t headDim = 2;
    std::int64_t rotated = 2;  ///< the number of rotated elements of each head; even
    bool last = false;         ///< whether these are the last ones of a head (MLA), and not the first

    /// The first of them.
    std::int64_t first() const { return last ? headDim - rotated : 0; }
};

/// The old row of each new row, W_new = W_old[permutation], so that a model with the other pairing computes
/// the same scores. With r = `rotated`, half-split takes element i < r/2 of the rotated part of a head from
/// 2i and element r/2 + i from 2i + 1; interleaved reverses this. Source: permute() in transformers'
/// convert_llama_weights_to_hf.py.
std::vector<std::int64_t> queryKeyPermutation(const HeadShape& shape, bool toHalfSplit);

/// What is asked of weights, or of their biases. A `headDim` of 0 is found from the number of rows, and
/// `rotated` of 0 is all of it.
struct WeightOrder {
    HeadShape heads;
    bool toHalfSplit = true;
    std::optional<CellType> type = {};  ///< none: as the file
    /// The axis of the elements of heads: 0 in PyTorch ([heads·head_dim, in]), the last one of kernels in JAX
    /// and Keras ([in, heads·head_dim], [in, heads, head_dim]). −1 is the last one.
    std::int64_t axis = 0;
};

/// The weights with the elements of that axis in that order. Where the axis before it has the heads, it has
/// those of one. Without a `headDim` a head must have a usual size: a power of two or a multiple of 8.
Result<FittedTable> permutedWeights(const StoredArray& source, WeightOrder order);

}  // namespace posiscope
