// SPDX-License-Identifier: GPL-3.0-or-later
// Geometric series of frequencies.
#pragma once

#include <cstdint>
#include <vector>

#include "core/math/phase.h"

namespace posiscope {

/// ω_i = B^(−i·numerator/denominator) for i = 0 … pairs−1, in radians per position.
///
/// Paper ("Attention Is All You Need", arXiv:1706.03762, section 3.5): exponent 2i/d_model, so numerator 2,
/// denominator d_model. Endpoint (tensor2tensor, common_attention.py, get_timing_signal_1d): exponent
/// i/(pairs−1), so numerator 1, denominator pairs−1, which reaches 1/B exactly.
///
/// `base` is in (1, 1e12]. Each frequency has a relative error below 1e-27.
std::vector<Frequency> geometricSpectrum(double base, std::int64_t numerator, std::int64_t denominator,
                                         std::int64_t pairs);

/// The same where the denominator need not be whole, and with frequencies `scale` times as high: ω_i =
/// scale · B^(−i/denominator).
std::vector<Frequency> geometricSpectrum(double base, DoubleDouble denominator, DoubleDouble scale,
                                         std::int64_t pairs);

/// ω_i = e^(−i·step) for i = 0 … pairs−1, with the same error. `step` is not negative.
std::vector<Frequency> geometricSpectrum(DoubleDouble step, std::int64_t pairs);

}  // namespace posiscope
