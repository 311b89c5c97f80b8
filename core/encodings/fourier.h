// Fourier features of a coordinate.
#pragma once

#include "core/models/encoding.h"

namespace posiscope {

/// γ(x) = (sin(2⁰ π x), cos(2⁰ π x), …, sin(2^(L−1) π x), cos(2^(L−1) π x)) of the coordinate x = p / max_len
/// in [0, 1), one pair an octave.
///
/// Source: Mildenhall et al., "NeRF: Representing Scenes as Neural Radiance Fields for View Synthesis",
/// arXiv:2003.08934, equation 4. The published code (bmild/nerf, run_nerf_helpers.py) leaves out π and puts x
/// itself before the waves: both are options here. The paper's coordinates run from −1 to 1; ours from 0 to
/// 1, as positions count from 0, which changes signs of the slowest pair only.
const Encoding& fourierEncoding();

}  // namespace posiscope
