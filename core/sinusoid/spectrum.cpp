// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sinusoid/spectrum.h"

#include <algorithm>
#include <cmath>

#include "core/math/simd/kernels.h"

namespace posiscope {

std::vector<Frequency> geometricSpectrum(double base, std::int64_t numerator, std::int64_t denominator,
                                         std::int64_t pairs) {
    return geometricSpectrum(logarithm(base) * DoubleDouble{static_cast<double>(numerator), 0} /
                                 DoubleDouble{static_cast<double>(denominator), 0},
                             pairs);
}

std::vector<Frequency> geometricSpectrum(DoubleDouble step, std::int64_t pairs) {
    clearUpperHalves();
    // e^(−i·s) = e^(−a·q·s) · e^(−b·s) with i = a·q + b: about 2√pairs exponentials, then one product each.
    const auto power = [&](std::int64_t i) {
        return exponential(-(step * DoubleDouble{static_cast<double>(i), 0}));
    };
    const auto q = std::max<std::int64_t>(1, std::llround(std::sqrt(static_cast<double>(pairs))));

    // Half turns beside radians, so that no division is left for the loop.
    const DoubleDouble perRadian = DoubleDouble{0.5, 0} / twoPi;
    std::vector<DoubleDouble> fine;
    std::vector<DoubleDouble> fineTurns;
    for (std::int64_t b = 0; b < q; ++b) {
        fine.push_back(power(b));
        fineTurns.push_back(fine.back() * perRadian);
    }
    std::vector<Frequency> frequencies;
    frequencies.reserve(static_cast<std::size_t>(pairs));
    DoubleDouble coarse{1, 0};
    for (std::int64_t i = 0; i < pairs; ++i) {
        if (i % q == 0) coarse = power(i);
        const auto b = static_cast<std::size_t>(i % q);
        frequencies.emplace_back(coarse * fine[b], coarse * fineTurns[b]);
    }
    return frequencies;
}

std::vector<Frequency> geometricSpectrum(double base, DoubleDouble denominator, DoubleDouble scale,
                                         std::int64_t pairs) {
    std::vector<Frequency> frequencies = geometricSpectrum(logarithm(base) / denominator, pairs);
    if (scale.hi == 1 && scale.lo == 0) return frequencies;
    for (Frequency& each : frequencies)
        each = Frequency(each.exactRadians() * scale);
    return frequencies;
}

}  // namespace posiscope
