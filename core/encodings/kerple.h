// Kernelized relative positional embedding.
#pragma once

#include "core/models/encoding.h"

namespace posiscope {

/// b_h(i, j) = −a_h · ln(1 + b_h · |i − j|), the logarithmic form, with a_h, b_h > 0 learned for each head.
///
/// Source: Chi et al., "KERPLE: Kernelized Relative Positional Embedding for Length Extrapolation",
/// arXiv:2205.09921, equation 5 (their r1, r2); class ParallelKerpleLog in chijames/KERPLE, where a (bias_p)
/// begins uniform in [0, 2) and b (bias_a) uniform in [0, 1), both at least 0.01. Here they are such random
/// numbers; with a single head they are parameters.
const Encoding& kerpleEncoding();

}  // namespace posiscope
