// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/phase.h"

#include <algorithm>
#include <cmath>

#include "core/math/anglebatch.h"

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
    const double scale = 0x1p62;  // conversions to 64 bits are one instruction, to 128 bits a long function
    const auto head = static_cast<std::int64_t>(turns.hi * scale);
    const DoubleDouble rest = exactSum(turns.hi * scale - static_cast<double>(head), turns.lo * scale);
    const auto middle = static_cast<std::int64_t>(rest.hi);
    const auto tail = static_cast<std::int64_t>((rest.hi - static_cast<double>(middle)) * scale) +
                      static_cast<std::int64_t>(rest.lo * scale);
    return (static_cast<Turns>(head + middle) << 66U) +
           (static_cast<Turns>(static_cast<SignedTurns>(tail)) << 4U);
}

/// The fraction of a count of turns: whole positions tell no more.
DoubleDouble withoutWholeTurns(DoubleDouble turns) {
    const DoubleDouble rest = turns - DoubleDouble{std::floor(turns.hi), 0};
    return rest.hi < 0 ? rest + DoubleDouble{1, 0} : rest;
}

}  // namespace

Frequency::Frequency(DoubleDouble radians)
    : Frequency(radians, withoutWholeTurns(radians / twoPi * DoubleDouble{0.5, 0})) {}

Frequency::Frequency(DoubleDouble radians, DoubleDouble halfTurns)
    : radians_(radians), halfTurnsPerPosition_(toTurns(halfTurns)) {}

Frequency Frequency::plus(std::int64_t multiple, const Frequency& other) const {
    Frequency sum;
    sum.radians_ = radians_ + other.radians_ * DoubleDouble{static_cast<double>(multiple), 0};
    sum.halfTurnsPerPosition_ =
        halfTurnsPerPosition_ + other.halfTurnsPerPosition_ * static_cast<Turns>(multiple);
    return sum;
}

Turns Frequency::at(std::int64_t whole, std::uint64_t fraction) const {
    if (fraction == 0) return at(whole);
    const auto high = static_cast<double>(fraction >> 32U) * 0x1p-32;
    const auto low = static_cast<double>(fraction & 0xffffffffU) * 0x1p-64;
    return at(whole) + toTurns(withoutWholeTurns(radians_ / twoPi * DoubleDouble{high, low}));
}

Turns Frequency::between(double position) const {
    constexpr double scale = 0x1p20;
    return (halfTurnsPerPosition_ >> 19U) *
           static_cast<Turns>(static_cast<SignedTurns>(std::nearbyint(position * scale)));
}

SinCos sinCos(Turns angle) {
    const LanePair both = sinCosLane(wordsOf(angle));
    return {both.sine, both.cosine};
}

void sinCosOfAll(std::span<const Frequency> frequencies, std::int64_t doubled, double* sine, double* cosine) {
    sinCosOfEach(
        frequencies.size(), [&](std::size_t i) { return frequencies[i].atHalf(doubled); }, sine, cosine);
}

double turnsOf(Turns angle) {
    return toDoubleDouble(static_cast<SignedTurns>(angle)).hi;
}

double runFactor(const Frequency& frequency, std::int64_t count) {
    double factor = 1;
    runFactors({&frequency, 1}, count, &factor);
    return factor;
}

void runFactors(std::span<const Frequency> frequencies, std::int64_t count, double* out) {
    std::fill_n(out, frequencies.size(), 1.0);
    if (count <= 1) return;
    constexpr std::size_t chunk = 256;
    double over[chunk];
    double under[chunk];
    double overCosine[chunk];
    double underCosine[chunk];
    for (std::size_t at = 0; at < frequencies.size(); at += chunk) {
        const auto part = frequencies.subspan(at, std::min(chunk, frequencies.size() - at));
        sinCosOfAll(part, count, over, overCosine);
        sinCosOfAll(part, 1, under, underCosine);
        for (std::size_t i = 0; i < part.size(); ++i) {
            // Hardly a step, or one of whole turns (ω/2 near a multiple of π): 0/0 has its limit, to within
            // (count · ω/2)²/3 < 1e-16.
            const double small = static_cast<double>(count) * under[i];
            out[at + i] = std::abs(small) < 1e-8 ? overCosine[i] / underCosine[i] : over[i] / small;
        }
    }
}

}  // namespace posiscope
