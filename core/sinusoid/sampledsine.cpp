#include "core/sinusoid/sampledsine.h"

#include <algorithm>

namespace posiscope {

namespace {

/// min of (a·x + b) mod m over x = 0 … n−1, for a, b < m, where n·m fits into a Number.
///
/// The sequence climbs by a and falls at each wrap, so its least value is b or the value just after a wrap.
/// Those are (b − j·m) mod a for the wraps j = 1 … K: the same question with modulus a. Walking backwards
/// where a > m/2 keeps the modulus at least halving.
template <class Number>
Number leastModulo(Number n, Number m, Number a, Number b) {
    Number least = b;
    while (true) {
        if (2 * a > m) {
            b = (b + a * (n - 1)) % m;
            a = m - a;
        }
        least = std::min(least, b);
        const Number wraps = (a * (n - 1) + b) / m;
        if (a == 0 || wraps == 0) return least;
        const Number next = (a - m % a) % a;
        b = (b % a + next) % a;
        n = wraps;
        m = a;
        a = next;
        least = std::min(least, b);
    }
}

/// The distance, in turns, from `target` to the nearest of the angles start + x·step, x = 0 … count−1, in
/// units of 2^-bits turns.
template <class Number, unsigned bits>
double nearest(Turns start, Turns step, Turns target, std::int64_t count) {
    const auto inUnits = [](Turns angle) {
        constexpr Turns half = static_cast<Turns>(1) << (127U - bits);
        return static_cast<Number>((angle + half) >> (128U - bits)) & ((Number{1} << bits) - 1);
    };
    constexpr Number turn = Number{1} << bits;
    const auto n = static_cast<Number>(count);
    const Number above = leastModulo(n, turn, inUnits(step), inUnits(start - target));
    const Number below = leastModulo(n, turn, inUnits(-step), inUnits(target - start));
    return static_cast<double>(std::min(above, below)) / static_cast<double>(turn);
}

/// cos(2πx) of the distance x from `target` to the nearest of the angles.
double cosineAt(Turns start, Turns step, Turns target, std::int64_t count) {
    // Divisions of 64 bits are a tenth of those of 128; what the step is rounded by adds up to 2^-34 turns.
    constexpr std::int64_t few = std::int64_t{1} << 15U;
    const double turns = count <= few ? nearest<std::uint64_t, 48>(start, step, target, count)
                                      : nearest<Turns, 63>(start, step, target, count);
    return sinCos(static_cast<Turns>(static_cast<std::uint64_t>(turns * 0x1p64)) << 64U).cosine;
}

}  // namespace

Interval extremes(const Frequency& frequency, Role role, IndexRange run) {
    if (role == Role::zero || run.count == 0) return {};
    constexpr Turns quarter = static_cast<Turns>(1) << 126U;
    const Turns crest = role == Role::sine ? quarter : 0;
    const Turns start = frequency.at(run.first);
    const Turns step = frequency.at(1);
    return {-cosineAt(start, step, crest + 2 * quarter, run.count), cosineAt(start, step, crest, run.count)};
}

}  // namespace posiscope
