#include "core/extremes.h"

#include <algorithm>
#include <cmath>

namespace posiscope {

namespace {

using Wide = Turns;  // 128-bit products of 64-bit numbers

/// min of (a·x + b) mod m over x = 0 … n−1; a, b < m.
///
/// The sequence climbs by a and falls at each wrap, so its least value is b or the value just after a wrap.
/// Those are (b − j·m) mod a for the wraps j = 1 … K: the same question with modulus a. Walking backwards
/// where a > m/2 keeps the modulus at least halving.
std::uint64_t leastModulo(Wide n, Wide m, Wide a, Wide b) {
    Wide least = b;
    while (true) {
        if (2 * a > m) {  // the same values in reverse order
            b = (b + a * (n - 1)) % m;
            a = m - a;
        }
        least = std::min(least, b);
        if (a == 0) break;
        const Wide wraps = (a * (n - 1) + b) / m;
        if (wraps == 0) break;
        const Wide next = (a - m % a) % a;
        b = (b % a + next) % a;
        n = wraps;
        m = a;
        a = next;
        least = std::min(least, b);
    }
    return static_cast<std::uint64_t>(least);
}

/// The distance, in turns, from `target` to the nearest of the angles start + x·step, x = 0 … count−1. Angles
/// are in units of 2^-63 turns, so that sums of two stay below 2^64.
double nearest(std::uint64_t start, std::uint64_t step, std::uint64_t target, std::int64_t count) {
    constexpr std::uint64_t turn = std::uint64_t{1} << 63U;
    constexpr std::uint64_t mask = turn - 1;
    const auto n = static_cast<Wide>(count);
    const std::uint64_t above = leastModulo(n, turn, step, (start - target) & mask);
    const std::uint64_t below = leastModulo(n, turn, (0 - step) & mask, (target - start) & mask);
    return static_cast<double>(std::min(above, below)) * 0x1p-63;
}

}  // namespace

Extremes extremes(const Frequency& frequency, Role role, Run run) {
    if (role == Role::zero || run.count == 0) return {};
    const auto inUnits = [](Turns angle) { return static_cast<std::uint64_t>(angle >> 65U); };
    constexpr std::uint64_t quarter = std::uint64_t{1} << 61U;
    const std::uint64_t crest = role == Role::sine ? quarter : 0;
    const std::uint64_t trough = crest + 2 * quarter;
    const std::uint64_t start = inUnits(frequency.at(run.first));
    const std::uint64_t step = inUnits(frequency.at(1));
    return {-std::cos(twoPi.hi * nearest(start, step, trough, run.count)),
            std::cos(twoPi.hi * nearest(start, step, crest, run.count))};
}

}  // namespace posiscope
