// Slider positions and the values they stand for.
#pragma once

#include "core/parameter.h"

namespace posiscope {

/// Maps the whole positions 0 … steps of a slider to the values of a number parameter and back, linearly or
/// by the logarithm. Values outside the slider's range sit at its ends.
class SliderMap {
 public:
    explicit SliderMap(const Parameter& parameter);

    static constexpr int steps = 10'000;

    /// The value at a position: whole numbers for integer parameters, three significant digits for real ones.
    Value value(int position) const;
    int position(const Value& value) const;
    /// The position in [0, 1] of a number, for marks.
    double share(double number) const;

    /// The next value by keyboard: `count` single steps up or down, or large ones. Inside the parameter's
    /// limits.
    Value stepped(const Value& value, int count, bool large, const Limits& limits) const;

 private:
    double at(double share) const;

    Kind kind_;
    Scale scale_;
    double minimum_;
    double maximum_;
    double step_;
};

/// A number as short as a mark under a slider: 65536 → "2¹⁶", 100000000 → "10⁸".
std::string shortNumber(double number);

}  // namespace posiscope
