// Frequencies as a computation in narrow types has them.
#pragma once

#include <vector>

#include "core/math/phase.h"
#include "core/precision/pipeline.h"

namespace posiscope {

/// The frequencies that are meant: ω_i = factor_i · B^(−n·i/m), i = 0 … pairs − 1.
struct FrequencySeries {
    double base = 10000;
    double numerator = 2;              ///< n
    double denominator = 1;            ///< m
    std::vector<Frequency> exact;      ///< ω_i
    std::vector<double> factors = {};  ///< what a scaling of contexts multiplies them by; empty: nothing
};

/// Frequencies, or with Pipeline::quotient timescales 1/ω.
///
/// Libraries may be one unit in the last place off in exp and power; here both are correctly rounded to types
/// of up to 24 bits: they are computed in double, whose error of less than a unit would have to meet a tie of
/// the narrow type, one chance in about 2^28.
struct RoundedFrequencies {
    std::vector<DoubleDouble> numbers;
    bool timescales = false;
    double ratio = 1;  ///< of the running product; there, each frequency is a power of it

    /// Whether none has become 0 or has overflown.
    bool sound() const;
    /// The frequencies ω_i as they act on exact angles; 2^-100 for those that are not sound.
    std::vector<Frequency> frequencies() const;
};

RoundedFrequencies roundedFrequencies(const FrequencySeries& series, const Pipeline& pipeline);

}  // namespace posiscope
