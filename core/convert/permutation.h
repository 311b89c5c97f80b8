// The order of rows of query and key weights in the other pairing of a rotary encoding.
#pragma once

#include <cstdint>
#include <vector>

namespace posiscope {

/// The shape of a projection whose rows are heads × head_dim.
struct HeadShape {
    std::int64_t heads = 1;
    std::int64_t headDim = 2;
    std::int64_t rotated = 2;  ///< the first elements of each head that are turned; even
};

/// Old rows in the order of the new ones, W_new = W_old[permutation], so that a model with the other pairing
/// computes the same scores. To half-split, element i < r/2 of a head comes from 2i and element r/2 + i from
/// 2i + 1, r being `rotated`; to interleaved the other way round. Source: permute() in transformers'
/// convert_llama_weights_to_hf.py.
std::vector<std::int64_t> queryKeyPermutation(const HeadShape& shape, bool toHalfSplit);

}  // namespace posiscope
