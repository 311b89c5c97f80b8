// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sinusoid/sampledsine.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numbers>
#include <numeric>

#include "core/math/simd/kernels.h"

// Waves of 8 dimensions over 1,048,576 positions take 13.5 ms in this way, and 16 in the plain one (128-bit
// integers, no reciprocals, no sorted angles), where a frame has 16.6.
namespace posiscope {

namespace {

/// x / divisor and x mod divisor. The first guess, by a multiplication with the reciprocal in double
/// precision, is off by one at most where x is below 2^63 and the quotient below 2^50: divisions take ten
/// times as long.
struct Divisor {
    std::uint64_t divisor = 1;
    double reciprocal = 1;

    Divisor() = default;
    explicit Divisor(std::uint64_t of) : divisor(of), reciprocal(1 / static_cast<double>(of)) {}

    struct Parts {
        std::uint64_t quotient, rest;
    };
    Parts divide(std::uint64_t x) const {
        const double guess = static_cast<double>(static_cast<std::int64_t>(x)) * reciprocal;
        auto quotient = static_cast<std::int64_t>(guess);
        auto rest = static_cast<std::int64_t>(x) - quotient * static_cast<std::int64_t>(divisor);
        if (rest < 0) {
            --quotient;
            rest += static_cast<std::int64_t>(divisor);
        } else if (rest >= static_cast<std::int64_t>(divisor)) {
            ++quotient;
            rest -= static_cast<std::int64_t>(divisor);
        }
        return {static_cast<std::uint64_t>(quotient), static_cast<std::uint64_t>(rest)};
    }
};

/// The same for numbers that have no such short cut.
struct WideDivisor {
    Turns divisor = 1;

    WideDivisor() = default;
    explicit WideDivisor(Turns of) : divisor(of) {}

    struct Parts {
        Turns quotient, rest;
    };
    Parts divide(Turns x) const {
        const Turns quotient = x / divisor;
        return {quotient, x - quotient * divisor};
    }
};

/// min of (a·x + b) mod m over x = 0 … n−1, for one a and m, and any b and n; a, b < m, and n·m fits into a
/// Number.
///
/// The sequence climbs by a and falls at each wrap, so its least value is b or the value just after a wrap.
/// Those are (b − j·m) mod a for the wraps j = 1 … K: the same question with modulus a. Walking backwards
/// where a > m/2 keeps the modulus at least halving. The moduli depend on a and m alone: all questions share
/// them, and those about −a, which is a walked backwards.
template <class Number, class Division>
class LeastModulo {
 public:
    LeastModulo(Number a, Number m) : step_(a), levels_{levelOf(a, m)} {}

    Number step() const { return step_; }

    Number of(Number n, Number b, bool negative) {
        Number least = b;
        for (std::size_t depth = 0;; ++depth) {
            if (depth == depth_) levels_[depth_++] = below(levels_[depth - 1]);
            const Level& level = levels_[depth];
            Number wraps = 0;
            if (level.backwards != (negative && depth == 0)) {  // the same values in reverse order
                const auto last = level.m.divide(b + (level.m.divisor - level.a.divisor) * (n - 1));
                b = last.rest;
                wraps = n - 1 - last.quotient;
            } else {
                wraps = level.m.divide(level.a.divisor * (n - 1) + b).quotient;
            }
            least = std::min(least, b);
            if (level.a.divisor == 0 || wraps == 0) return least;
            b = level.a.divide(b).rest + level.next;
            if (b >= level.a.divisor) b -= level.a.divisor;
            n = wraps;
            least = std::min(least, b);
        }
    }

 private:
    struct Level {
        Division m;
        Division a;              ///< at most m/2
        bool backwards = false;  ///< whether a stands for m − a
        Number next = 0;         ///< −m mod a, what the wraps climb by
    };
    static Level levelOf(Number a, Number m) {
        const bool backwards = 2 * a > m;
        if (backwards) a = m - a;
        return {Division(m), Division(a), backwards, a == 0 ? 0 : (a - m % a) % a};
    }
    static Level below(const Level& level) { return levelOf(level.next, level.a.divisor); }

    Number step_;
    Level levels_[65];
    std::size_t depth_ = 1;  // levels that are known
};

/// The distances, in turns, from `targets` to the nearest of the angles start + x·step, x = 0 … count−1, in
/// units of 2^-bits turns.
template <class Number, class Division, unsigned bits>
std::array<double, 2> nearest(Turns start, Turns step, std::array<Turns, 2> targets, std::int64_t count) {
    const auto inUnits = [](Turns angle) {
        constexpr Turns half = static_cast<Turns>(1) << (127U - bits);
        return static_cast<Number>((angle + half) >> (128U - bits)) & ((Number{1} << bits) - 1);
    };
    constexpr Number turn = Number{1} << bits;
    const auto n = static_cast<Number>(count);
    // Neighbouring pixels ask about the same step.
    thread_local LeastModulo<Number, Division> least(inUnits(step), turn);
    if (least.step() != inUnits(step)) least = {inUnits(step), turn};
    std::array<double, 2> distances{};
    for (std::size_t target = 0; target < 2; ++target) {
        const Number above = least.of(n, inUnits(start - targets[target]), false);
        const Number below = least.of(n, inUnits(targets[target] - start), true);
        distances[target] = static_cast<double>(std::min(above, below)) / static_cast<double>(turn);
    }
    return distances;
}

/// The angles x·step, x = 0 … count−1, in order. What comes nearest to a target in a run that begins at start
/// is what of these lies nearest to target − start: many runs of one length and one step share them.
class SortedAngles {
 public:
    static constexpr std::int64_t most = 1024;

    /// To be asked for a run like those before.
    bool worthwhile(Turns step, std::int64_t count) {
        if (step != step_ || count != count_) {
            step_ = step;
            count_ = count;
            asked_ = 0;
        }
        constexpr int enough = 32;
        if (asked_ < enough && ++asked_ == enough) sort();
        return asked_ == enough;
    }

    /// The distance to the nearest of them, in turns.
    double nearest(Turns angle) const {
        const auto at = static_cast<std::uint64_t>(angle >> 64U);
        const std::size_t part = at >> shift;
        const auto* const all = angles_.data();
        const auto* const next = std::lower_bound(all + begins_[part], all + begins_[part + 1], at);
        if (next == all) return 0;  // 0 is the first of them
        const std::uint64_t above = (next == all + count_ ? 0 : *next) - at;
        const std::uint64_t below = at - next[-1];
        return static_cast<double>(std::min(above, below)) * 0x1p-64;
    }

 private:
    static constexpr std::size_t parts = most;  // of a turn
    static constexpr unsigned shift = 64 - std::countr_zero(parts);

    void sort() {
        begins_ = {};
        const auto angle = [&](std::int64_t x) {
            return static_cast<std::uint64_t>((step_ * static_cast<Turns>(x)) >> 64U);
        };
        for (std::int64_t x = 0; x < count_; ++x)
            ++begins_[(angle(x) >> shift) + 1];
        std::partial_sum(begins_.begin(), begins_.end(), begins_.begin());
        std::array<std::uint16_t, parts + 1> ends = begins_;
        for (std::int64_t x = 0; x < count_; ++x)
            angles_[ends[angle(x) >> shift]++] = angle(x);
        for (std::size_t part = 0; part < parts; ++part)
            std::sort(angles_.begin() + begins_[part], angles_.begin() + begins_[part + 1]);
    }

    Turns step_ = 0;
    std::int64_t count_ = 0;
    int asked_ = 0;
    std::array<std::uint64_t, most> angles_{};
    std::array<std::uint16_t, parts + 1> begins_{};  // where the angles of each part begin
};

/// Short runs do without 128-bit divisions: what the step is rounded by adds up to at most 2^-32 turns.
std::array<double, 2> nearestOf(Turns start, Turns step, std::array<Turns, 2> targets, std::int64_t count) {
    if (count <= SortedAngles::most) {
        // The runs under neighbouring pixels differ by one at most.
        thread_local std::array<SortedAngles, 2> sorted;
        SortedAngles& angles = sorted[static_cast<std::size_t>(count % 2)];
        if (angles.worthwhile(step, count))
            return {angles.nearest(targets[0] - start), angles.nearest(targets[1] - start)};
    }
    constexpr std::int64_t few = std::int64_t{1} << 15U;
    return count <= few ? nearest<std::uint64_t, Divisor, 48>(start, step, targets, count)
                        : nearest<Turns, WideDivisor, 63>(start, step, targets, count);
}

/// cos(2πx) for x in [0, 1).
double cosineOf(double turns) {
    // Most runs come near their crest: Taylor's series to within 1e-12.
    constexpr double near = 1.0 / 64;
    if (turns < near) {
        const double square = 4 * std::numbers::pi * std::numbers::pi * turns * turns;
        return 1 - square / 2 * (1 - square / 12 * (1 - square / 30));
    }
    return sinCos(static_cast<Turns>(static_cast<std::uint64_t>(turns * 0x1p64)) << 64U).cosine;
}

}  // namespace

Interval extremes(const Frequency& frequency, Role role, IndexRange run) {
    if (role == Role::zero || run.count == 0) return {};
    clearUpperHalves();
    constexpr Turns quarter = static_cast<Turns>(1) << 126U;
    const Turns crest = role == Role::sine ? quarter : 0;
    const Turns trough = crest + 2 * quarter;
    const Turns start = frequency.at(run.first);
    const Turns step = frequency.at(1);
    const auto [low, high] = nearestOf(start, step, {trough, crest}, run.count);
    return {-cosineOf(low), cosineOf(high)};
}

}  // namespace posiscope
