// The sinusoidal encoding.
#pragma once

#include "core/models/encoding.h"

namespace posiscope {

/// PE[p, 2i] = sin(p · B^(−2i/d)), PE[p, 2i+1] = cos(p · B^(−2i/d)), in radians.
///
/// Source: Vaswani et al., "Attention Is All You Need", arXiv:1706.03762, section 3.5. Options, each found in
/// use:
/// - layout half-split: all sines, then all cosines (Transformer-XL; tensor2tensor, common_attention.py);
/// - spectrum endpoint: ω_i = B^(−i/(n−1)) with n pairs, which is i/(d/2−1) for even d (tensor2tensor,
/// fairseq). Where
///   those divide by zero (a single pair) the frequency is 1. For odd d and interleaved layout n counts the
///   sine without a cosine too, so that the last frequency is still 1/B: a convention of our own, as there is
///   no other;
/// - first position: 0 (paper), 1 (OpenNMT-tf), 2 (fairseq);
/// - zero_first_row: row 0 is all zeros, cosines too (a widespread tutorial).
/// Odd d: the last sine has no cosine (interleaved), or the last column is zero (half-split, as
/// tensor2tensor).
const Encoding& sinusoidalEncoding();

}  // namespace posiscope
