#include "core/math/phase.h"

#include <cmath>

namespace posiscope {

namespace {

constexpr double unit = 0x1p-128;  // one Turns count, in turns

/// A signed count of 2^-128 turns as a double-double number of turns: exact to 106 bits.
DoubleDouble toDoubleDouble(SignedTurns count) {
    const auto high = static_cast<double>(count);
    const auto low = static_cast<double>(count - static_cast<SignedTurns>(high));
    return {high * unit, low * unit};
}

/// Turns from a double-double in [0, 1).
Turns toTurns(DoubleDouble turns) {
    const double scale = 0x1p64;
    const double head = std::floor(turns.hi * scale);  // the upper 64 bits as a whole number below 2^64
    const DoubleDouble rest = exactSum(turns.hi * scale - head, turns.lo * scale);
    const auto tail = static_cast<SignedTurns>(rest.hi * scale) + static_cast<SignedTurns>(rest.lo * scale);
    return (static_cast<Turns>(static_cast<std::uint64_t>(head)) << 64U) + static_cast<Turns>(tail);
}

// Taylor series on |x| ≤ π/4; the first term left out is below 5e-17 of the result.
double sineTail(double z) {  // (sin x − x) / x, z = x²
    constexpr double terms[] = {
        -1.0 / 6,        1.0 / 120,        -1.0 / 5040,          1.0 / 362880,
        -1.0 / 39916800, 1.0 / 6227020800, -1.0 / 1307674368000, 1.0 / 355687428096000};
    double sum = 0;
    for (int k = 7; k >= 0; --k)
        sum = terms[k] + z * sum;
    return z * sum;
}

double cosineTail(double z) {  // (cos x − 1 + x²/2), z = x²
    constexpr double terms[] = {
        1.0 / 24,        -1.0 / 720,         1.0 / 40320,          -1.0 / 3628800,
        1.0 / 479001600, -1.0 / 87178291200, 1.0 / 20922789888000, -1.0 / 6402373705728000};
    double sum = 0;
    for (int k = 7; k >= 0; --k)
        sum = terms[k] + z * sum;
    return z * z * sum;
}

/// Sine and cosine of a double-double x with |x| ≤ π/4. The leading terms are added last, and what their
/// addition rounds away is carried along.
SinCos sinCosSmall(DoubleDouble x) {
    const double z = x.hi * x.hi;
    const double sine = x.hi + (x.lo + x.hi * sineTail(z));
    const double half = 0.5 * z;
    const double head = 1 - half;
    const double cosine = head + (((1 - head) - half) + (cosineTail(z) - x.hi * x.lo));
    return {sine, cosine};
}

}  // namespace

Frequency::Frequency(DoubleDouble radians) : radians_(radians) {
    const DoubleDouble turns = radians / twoPi;
    halfTurnsPerPosition_ = toTurns({turns.hi / 2, turns.lo / 2});
}

Frequency Frequency::plus(std::int64_t multiple, const Frequency& other) const {
    Frequency sum;
    sum.radians_ = radians_ + other.radians_ * DoubleDouble{static_cast<double>(multiple), 0};
    sum.halfTurnsPerPosition_ =
        halfTurnsPerPosition_ + other.halfTurnsPerPosition_ * static_cast<Turns>(multiple);
    return sum;
}

Turns Frequency::between(double position) const {
    constexpr double scale = 0x1p20;
    return (halfTurnsPerPosition_ >> 19U) *
           static_cast<Turns>(static_cast<SignedTurns>(std::nearbyint(position * scale)));
}

SinCos sinCos(Turns angle) {
    // The nearest quarter turn is taken out; the rest is at most an eighth of a turn.
    const Turns eighth = static_cast<Turns>(1) << 125U;
    const auto quarter = static_cast<unsigned>((angle + eighth) >> 126U);
    const auto rest = static_cast<SignedTurns>(angle - (static_cast<Turns>(quarter) << 126U));
    const SinCos small = sinCosSmall(toDoubleDouble(rest) * twoPi);
    switch (quarter & 3U) {
        case 0:
            return small;
        case 1:
            return {small.cosine, -small.sine};
        case 2:
            return {-small.sine, -small.cosine};
        default:
            return {-small.cosine, small.sine};
    }
}

double turnsOf(Turns angle) {
    return toDoubleDouble(static_cast<SignedTurns>(angle)).hi;
}

double runFactor(const Frequency& frequency, std::int64_t count) {
    if (count <= 1) return 1;
    const double step = sinCos(frequency.atHalf(1)).sine;
    if (step == 0) return 1;  // a whole number of turns per position: all values are equal
    return sinCos(frequency.atHalf(count)).sine / (static_cast<double>(count) * step);
}

}  // namespace posiscope
