// SPDX-License-Identifier: GPL-3.0-or-later
// The rounding steps of a program that computes an encoding.
#pragma once

#include "core/math/rounding.h"

namespace posiscope {

/// The order of operations for the frequencies; each operation is rounded. n·i/m is the exponent of pair i
/// (2i/d).
enum class FrequencyOrder {
    power,             ///< 1 / B^(n·i/m)
    exponential,       ///< exp(n·i · (−ln B/m))
    dividedLogarithm,  ///< exp((−ln B · i)/m)
    runningProduct     ///< angle 0 is the position; each angle is the previous one times B^(−n/m)
};

/// The type that position · frequency is rounded to before it becomes an angle: of two types programs
/// multiply in the wider one. `exact` where the angle's own rounding is the only one.
NumberKind productKind(NumberKind position, NumberKind frequency, NumberKind angle);

/// The type of every stage on the way to a table of sines and cosines, and to rotated vectors. Numbers are
/// rounded to nearest, ties to even, after every operation.
struct Pipeline {
    NumberKind arithmetic = NumberKind::exact;   ///< of every operation on the way to a frequency
    NumberKind power = NumberKind::exact;        ///< of the power and its reciprocal, if narrower
    NumberKind frequency = NumberKind::exact;    ///< of a stored frequency; a slope of ALiBi
    NumberKind position = NumberKind::exact;     ///< of a position; a distance of ALiBi
    NumberKind angle = NumberKind::exact;        ///< of every operation on the way to an angle
    NumberKind sine = NumberKind::exact;         ///< sine and cosine, and their product with a factor
    NumberKind table = NumberKind::exact;        ///< of stored sines and cosines; a bias of ALiBi
    NumberKind application = NumberKind::exact;  ///< products and sums of a rotation
    NumberKind vectors = NumberKind::exact;      ///< queries and keys, before and after their rotation
    FrequencyOrder order = FrequencyOrder::power;
    bool quotient = false;  ///< angles are position / timescale instead of position · frequency

    /// Whether nothing is rounded at all.
    bool exact() const { return exactTable() && exactApplication(); }
    bool exactFrequency() const { return arithmetic == NumberKind::exact && frequency == NumberKind::exact; }
    /// Whether all stages after the frequencies are exact. Rounded frequencies are then simply other
    /// frequencies.
    bool exactFromFrequencies() const {
        return position == NumberKind::exact && angle == NumberKind::exact && sine == NumberKind::exact &&
               table == NumberKind::exact;
    }
    bool exactTable() const { return exactFrequency() && exactFromFrequencies(); }
    bool exactApplication() const { return application == NumberKind::exact && vectors == NumberKind::exact; }
    bool operator==(const Pipeline&) const = default;
};

}  // namespace posiscope
