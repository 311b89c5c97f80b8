// Relative position representations.
#pragma once

#include "core/models/encoding.h"

namespace posiscope {

/// The row of the relative embeddings a^K and a^V that a pair of positions uses: clip(j − i, −K, K) + K, from
/// 0 (K or more positions before the query) to 2K. The embedding is added to the key, so that it acts on the
/// score through the query's content: q_i · (k_j + a[clip(j − i, −K, K)]) / √d.
///
/// Source: Shaw, Uszkoreit, Vaswani, "Self-Attention with Relative Position Representations",
/// arXiv:1803.02155, equations 3 to 5; _generate_relative_positions_matrix in tensorflow/tensor2tensor,
/// layers/common_attention.py, which adds K.
const Encoding& shawEncoding();

}  // namespace posiscope
