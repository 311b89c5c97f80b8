// SPDX-License-Identifier: GPL-3.0-or-later
// Frequencies rounded as a program computes them.
#pragma once

#include <vector>

#include "core/math/phase.h"
#include "core/precision/pipeline.h"

namespace posiscope {

/// The exact frequencies ω_i = factor_i · B^(−n·i/m), i = 0 … pairs − 1.
struct FrequencySeries {
    double base = 10000;
    double numerator = 2;              ///< n
    double denominator = 1;            ///< m
    std::vector<Frequency> exact;      ///< ω_i
    std::vector<double> factors = {};  ///< the factors of a context scaling; empty for none
};

/// Rounded frequencies, or timescales 1/ω with Pipeline::quotient.
///
/// Here exp and power are computed in double, with an error below one unit, and then rounded. For types of up
/// to 24 bits the result is correctly rounded unless that error meets a tie of the narrow type: one chance in
/// about 2^28. Real libraries may be one unit in the last place off.
struct RoundedFrequencies {
    std::vector<DoubleDouble> numbers;
    bool timescales = false;
    double ratio = 1;  ///< of the running product; there, each frequency is a power of it

    /// Whether no frequency has become 0 or overflowed.
    bool sound() const;
    /// The frequencies ω_i for exact angles; 2^-100 in place of those that are not sound.
    std::vector<Frequency> frequencies() const;
};

RoundedFrequencies roundedFrequencies(const FrequencySeries& series, const Pipeline& pipeline);

}  // namespace posiscope
