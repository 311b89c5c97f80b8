// SPDX-License-Identifier: GPL-3.0-or-later
// The map from slider positions to values.
#pragma once

#include "core/parameters/parameter.h"

namespace posiscope {

/// Maps the whole positions 0 … steps of a slider to the values of a number parameter and back, linearly or
/// by the logarithm. Values outside the slider's range sit at its ends.
class SliderMap {
 public:
    explicit SliderMap(const Parameter& parameter) : SliderMap(parameter, parameter.limits) {}

    static constexpr int steps = 10'000;

    /// Ends where the limits do that hold now.
    SliderMap(const Parameter& parameter, const Limits& limits);

    /// The value at a position: whole numbers for integer parameters, three significant digits for real ones.
    Value value(int position) const;
    /// The round value nearest to a position of a logarithmic slider: powers of two and multiples of 64 where
    /// its marks are powers of two, else 1, 2, 5, 10 …; value() of a linear one.
    Value roundValue(int position) const;
    int position(const Value& value) const;
    /// The numbers at the two ends.
    double lowest() const { return minimum_; }
    double highest() const { return maximum_; }
    /// The position in [0, 1] of a number, for marks.
    double share(double number) const;

    /// The next value by keyboard: `count` single steps up or down, or large ones. Inside the parameter's
    /// limits.
    Value stepped(const Value& value, int count, bool large, const Limits& limits) const;

 private:
    double at(double share) const;

    ParameterKind kind_;
    Scale scale_ = Scale::linear;
    double minimum_ = 0;
    double maximum_ = 0;
    double step_ = 1;
    bool binary_ = false;  ///< all marks are powers of two
};

/// A number as short as a mark under a slider: 65536 → "2¹⁶", 100000000 → "10⁸".
std::string shortNumber(double number);

}  // namespace posiscope
