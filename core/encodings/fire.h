// Functional interpolation of relative positions.
#pragma once

#include "core/models/encoding.h"

namespace posiscope {

/// b_h(i, j) = f_h(ln(1 + c·|i − j|) / ln(1 + c·max(i, L))): a small network f_θ (1 → 32 → heads, ReLU) of
/// the distance on a logarithmic scale, divided by the query's own position beyond L, so that it never sees a
/// number beyond 1. For queries before L it is a function of the distance alone.
///
/// Source: Li et al., "Functional Interpolation for Relative Positions Improves Long Context Transformers",
/// arXiv:2310.04418, and the listing of its appendix, which begins with c = 0.1 and L = 512 and
/// adds 1e-6 to the denominator (left out here). The network is untrained: random numbers as PyTorch's
/// Linear begins with, uniform within ±1/√inputs.
const Encoding& fireEncoding();

}  // namespace posiscope
