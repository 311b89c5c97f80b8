// Rotary position embedding.
#pragma once

#include "core/models/encoding.h"

namespace posiscope {

/// RoPE turns pair i of a query or key at position p by the angle θ_i p, θ_i = B^(−2i/d), d the rotary
/// dimensions: Su et al., "RoFormer", arXiv:2104.09864, equations 14, 15 and 34. What is shown as its table
/// is the rotation table [cos θ_i p of all pairs | sin θ_i p of all pairs], positions × d, times the
/// attention factor: what implementations compute once and keep (huggingface/transformers writes each half
/// twice). Its order does not depend on the layout, which says where the two elements of a pair stand:
/// - half-split: (x_i, x_(i + d/2)) (huggingface/transformers, models/llama; EleutherAI/gpt-neox,
///   positional_embeddings.py);
/// - interleaved: (x_2i, x_(2i+1)) (the paper; kingoflolz/mesh-transformer-jax, layers.py).
///
/// partial_rotary_factor f: the first ⌊head_dim·f⌋ elements are turned, an odd number of them rounded down.
/// Scalings: see core/rotary/ropescaling.h. The error of the table is at most 4e-16 times the attention
/// factor, and its rounding, at positions up to 2^24 and beyond.
const Encoding& ropeEncoding();

}  // namespace posiscope
