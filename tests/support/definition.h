// SPDX-License-Identifier: GPL-3.0-or-later
// The sinusoidal encoding in extended precision, written from its definition (Vaswani et al.,
// arXiv:1706.03762, section 3.5) and sharing nothing with the core: cells, and means over any number of rows.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <map>
#include <numbers>
#include <numeric>
#include <utility>
#include <vector>

#include "core/fields/indexrange.h"
#include "tests/support/quad.h"
#include "tests/support/setup.h"

namespace definition {

__extension__ using Whole = unsigned __int128;
__extension__ using SignedWhole = __int128;

/// An angle as a share of a turn, in units of 2^-128 of it: multiples lose whole turns and no digit.
class Angle {
 public:
    explicit Angle(Whole share) : share_(share) {}
#ifdef POSISCOPE_QUAD
    static Angle ofRadians(truth::Quad radians) {
        return Angle(static_cast<Whole>(ldexpq(radians / (2 * truth::pi()), 128)));
    }
#else
    static Angle ofRadians(long double radians) {
        return Angle(static_cast<Whole>(std::ldexp(radians / (2 * std::numbers::pi_v<long double>), 128)));
    }
#endif
    Angle operator*(std::int64_t times) const {
        return Angle(share_ * static_cast<Whole>(static_cast<SignedWhole>(times)));
    }
    Angle operator+(Angle other) const {
        return Angle(share_ + other.share_);
    }
    double radians() const {
        return static_cast<double>(static_cast<SignedWhole>(share_)) * (2 * std::numbers::pi * 0x1p-128);
    }

 private:
    Whole share_;
};

struct SineCosine {
    double sine = 0, cosine = 0;
};

/// The means of sin(2hp) and cos(2hp) over the positions p = first … first + count − 1. They are the parts of
/// a geometric series: Σ e^(2ihp) = e^(ih(2 first + count − 1)) · sin(h count)/sin(h).
inline SineCosine meansOverPositions(Angle half, std::int64_t first, std::int64_t count) {
    const double one = std::sin(half.radians());
    const double share =
        one == 0 ? 1 : std::sin((half * count).radians()) / (one * static_cast<double>(count));
    const double middle = (half * (2 * first + count - 1)).radians();
    return {share * std::sin(middle), share * std::cos(middle)};
}

/// The rows of a table, as they are or divided by their lengths.
class SinusoidRows {
 public:
    explicit SinusoidRows(const Setup& setup) : setup_(setup) {
        const std::int64_t pairs = setup.interleaved() ? (setup.dModel + 1) / 2 : setup.dModel / 2;
        for (std::int64_t pair = 0; pair < pairs; ++pair)
            halves_.push_back(halfOf(pair));
    }

    double cell(std::int64_t row, std::int64_t column) const {
        const auto [pair, isSine] = pairOf(column);
        if (pair < 0 || (setup_.zeroFirstRow && row == 0)) return 0;
        const double angle =
            (halves_[static_cast<std::size_t>(pair)] * (2 * (setup_.firstPosition + row))).radians();
        return isSine ? std::sin(angle) : std::cos(angle);
    }
    /// The row divided by its length; a row of zeros stays one.
    std::vector<double> unitRow(std::int64_t row) const {
        std::vector<double> cells(static_cast<std::size_t>(setup_.dModel));
        double squares = 0;
        for (std::size_t column = 0; column < cells.size(); ++column) {
            cells[column] = cell(row, static_cast<std::int64_t>(column));
            squares += cells[column] * cells[column];
        }
        for (double& each : cells)
            each = squares > 0 ? each / std::sqrt(squares) : 0;
        return cells;
    }

    /// The mean of every column over a run of rows.
    const std::vector<double>& means(posiscope::IndexRange rows) { return kept(means_, rows, false); }
    /// The same of rows divided by their lengths.
    const std::vector<double>& unitMeans(posiscope::IndexRange rows) { return kept(unitMeans_, rows, true); }

 private:
    using Kept = std::map<std::pair<std::int64_t, std::int64_t>, std::vector<double>>;

    /// ω_i / 2.
    Angle halfOf(std::int64_t pair) const {
#ifdef POSISCOPE_QUAD
        return Angle::ofRadians(truth::omega(setup_, pair) / 2);
#else
        const auto last =
            static_cast<long double>((setup_.interleaved() ? setup_.dModel + 1 : setup_.dModel) / 2 - 1);
        const auto at = static_cast<long double>(pair);
        const long double exponent = !setup_.endpoint() ? 2 * at / static_cast<long double>(setup_.dModel)
                                     : last == 0        ? 0
                                                        : at / last;
        return Angle::ofRadians(std::pow(static_cast<long double>(setup_.base), -exponent) / 2);
#endif
    }
    /// The pair of a column, and whether it is the sine; −1 for a column of zeros.
    std::pair<std::int64_t, bool> pairOf(std::int64_t column) const {
        if (setup_.interleaved()) return {column / 2, column % 2 == 0};
        const std::int64_t half = setup_.dModel / 2;
        if (column == 2 * half) return {-1, false};
        return {column % half, column < half};
    }

    const std::vector<double>& kept(Kept& all, posiscope::IndexRange rows, bool unit) const {
        const auto [at, isNew] = all.try_emplace({rows.first, rows.count});
        if (isNew) at->second = computed(rows, unit);
        return at->second;
    }
    std::vector<double> computed(posiscope::IndexRange rows, bool unit) const {
        std::vector<double> means(static_cast<std::size_t>(setup_.dModel));
        const std::int64_t zeros = setup_.zeroFirstRow && rows.first == 0 ? 1 : 0;
        const std::int64_t count = rows.count - zeros;
        if (count == 0) return means;
        const std::int64_t first = setup_.firstPosition + rows.first + zeros;
        std::vector<SineCosine> pairs;
        for (const Angle half : halves_)
            pairs.push_back(unit ? unitMeansOf(half, first, count) : meansOverPositions(half, first, count));
        const double share = static_cast<double>(count) / static_cast<double>(rows.count);
        for (std::size_t column = 0; column < means.size(); ++column)
            if (const auto [pair, isSine] = pairOf(static_cast<std::int64_t>(column)); pair >= 0) {
                const SineCosine& both = pairs[static_cast<std::size_t>(pair)];
                means[column] = share * (isSine ? both.sine : both.cosine);
            }
        return means;
    }

    /// With h complete pairs the length of a row is √h, or √(h + sin²) where a last sine has no cosine.
    SineCosine unitMeansOf(Angle half, std::int64_t first, std::int64_t count) const {
        const auto pairs = static_cast<double>(setup_.completePairs());
        if (setup_.loneSine() && setup_.completePairs() == 0) return {meanSign(first, count), 0};
        if (!setup_.loneSine()) {
            const SineCosine means = meansOverPositions(half, first, count);
            return {means.sine / std::sqrt(pairs), means.cosine / std::sqrt(pairs)};
        }
        // 1/√(h + sin² θ) = Σ g_m cos 2mθ; the coefficients fall more than fivefold each.
        SineCosine sum;
        const std::array<double, terms> coefficients = cosineSeries(pairs);
        for (std::size_t m = 0; m < terms; ++m)
            for (const int sign : {1, -1}) {
                const SineCosine means = meansOverPositions(
                    half + halves_.back() * (sign * 2 * static_cast<int>(m)), first, count);
                sum.sine += coefficients[m] / 2 * means.sine;
                sum.cosine += coefficients[m] / 2 * means.cosine;
            }
        return sum;
    }
    static constexpr std::size_t terms = 22;
    /// By the trapezoidal rule, whose error falls with the number of points as the coefficients do.
    static std::array<double, terms> cosineSeries(double pairs) {
        constexpr int points = 128;
        std::array<double, terms> coefficients{};
        for (int n = 0; n < points; ++n) {
            const double angle = std::numbers::pi * static_cast<double>(n) / points;
            const double value = 1 / std::sqrt(pairs + std::sin(angle) * std::sin(angle));
            for (std::size_t m = 0; m < terms; ++m)
                coefficients[m] +=
                    (m == 0 ? 1 : 2) * value * std::cos(2 * static_cast<double>(m) * angle) / points;
        }
        return coefficients;
    }
    /// The mean sign of sin p: half a turn after the other, each with the whole numbers in it.
    static double meanSign(std::int64_t first, std::int64_t count) {
        constexpr long double pi = std::numbers::pi_v<long double>;
        std::int64_t sum = 0;
        for (std::int64_t at = std::max<std::int64_t>(first, 1); at < first + count;) {
            const auto half = static_cast<std::int64_t>(static_cast<long double>(at) / pi);
            const auto next = static_cast<std::int64_t>(std::ceil(static_cast<long double>(half + 1) * pi));
            const std::int64_t end = std::min(next, first + count);
            sum += half % 2 == 0 ? end - at : at - end;
            at = end;
        }
        return static_cast<double>(sum) / static_cast<double>(count);
    }

    Setup setup_;
    std::vector<Angle> halves_;
    Kept means_, unitMeans_;
};

/// The mean over a block of the dot products of rows: the dot product of the mean rows.
inline double product(const std::vector<double>& a, const std::vector<double>& b) {
    return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

}  // namespace definition
