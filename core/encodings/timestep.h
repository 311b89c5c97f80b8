// The timestep embedding of diffusion models.
#pragma once

#include "core/models/encoding.h"

namespace posiscope {

/// Half-split sines and cosines of s·t with ω_i = B^(−i/(d/2 − shift)), i = 0 … d/2 − 1, t the timestep, s a
/// scale.
///
/// Source: Ho, Jain and Abbeel, "Denoising Diffusion Probabilistic Models", arXiv:2006.11239, appendix B, in
/// the form of huggingface/diffusers, models/embeddings.py, get_timestep_embedding: shift 1 is
/// tensor2tensor's spectrum, which reaches 1/B; shift 0 is the paper's of 1706.03762. flip_sin_to_cos puts
/// the cosines first. An odd d ends with a column of zeros, as there. Where d/2 − shift is 0 (a single pair,
/// shift 1) the frequency is s; diffusers divides by zero.
const Encoding& timestepEncoding();

}  // namespace posiscope
