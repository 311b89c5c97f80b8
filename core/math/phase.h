// SPDX-License-Identifier: GPL-3.0-or-later
// Exact angles of whole positions, and their sine and cosine.
//
// An angle is kept as a fraction of a turn in units of 2^-128. Multiplying such a fraction by a whole number
// wraps around modulo 2^128, that is modulo full turns: the reduction of ω·p to one turn costs one
// multiplication and no rounding at all, for positions of any size and sign.
#pragma once

#include <cstdint>
#include <span>

#include "core/math/doubledouble.h"

namespace posiscope {

__extension__ using Turns = unsigned __int128;  ///< an angle in units of 2^-128 turns, modulo one turn
__extension__ using SignedTurns = __int128;     ///< the same angle seen in [−½, ½) turns

/// The sine and cosine of one angle.
struct SinCos {
    double sine = 0;
    double cosine = 1;
};

/// A frequency ω in radians per position, known to about 100 bits.
class Frequency {
 public:
    Frequency() = default;
    /// `radians` is ω > 0; above half a turn per position whole positions alias, and so does the angle.
    explicit Frequency(DoubleDouble radians);
    /// The same, where ω/4π is known already; ω ≤ 2.
    Frequency(DoubleDouble radians, DoubleDouble halfTurns);

    double radians() const { return radians_.hi; }
    DoubleDouble exactRadians() const { return radians_; }
    /// The wavelength 2π/ω in positions.
    double wavelength() const { return (twoPi / radians_).hi; }

    /// The angle ω·p for the whole position p.
    Turns at(std::int64_t position) const {
        return halfTurnsPerPosition_ * (static_cast<Turns>(position) * 2);
    }
    /// The angle ω·(whole + fraction · 2^-64), to within 2^-64 ω and the rounding of ω.
    Turns at(std::int64_t whole, std::uint64_t fraction) const;
    /// The angle ω·h/2: `doubled` is twice a position, so that the middle of a run of even length is exact
    /// too.
    Turns atHalf(std::int64_t doubled) const { return halfTurnsPerPosition_ * static_cast<Turns>(doubled); }
    /// The frequency ω + multiple·ω′ modulo one turn per position, which is all that whole positions can
    /// tell.
    Frequency plus(std::int64_t multiple, const Frequency& other) const;

    /// The angle ω·x at a position between whole ones, for drawing curves; x counts to 2^-20.
    Turns between(double position) const;

 private:
    DoubleDouble radians_{1, 0};
    Turns halfTurnsPerPosition_ = 0;  // ω/2 in units of 2^-128 turns
};

/// Sine and cosine of an angle with an absolute error below 1.2e-16, and with small relative error near their
/// zeros.
SinCos sinCos(Turns angle);

/// Sine and cosine of the angles ω_i · doubled/2, the same numbers as sinCos() gives, many at a time.
void sinCosOfAll(std::span<const Frequency> frequencies, std::int64_t doubled, double* sine, double* cosine);

/// The angle in turns, in [−½, ½).
double turnsOf(Turns angle);

/// The mean of sin(ωp) over `count` consecutive positions is sin(angle in the middle) times this factor,
/// sin(count·ω/2) / (count · sin(ω/2)). The same factor holds for the cosine.
double runFactor(const Frequency& frequency, std::int64_t count);

/// The same for many frequencies.
void runFactors(std::span<const Frequency> frequencies, std::int64_t count, double* out);

}  // namespace posiscope
