// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/counting.h"

#include <bit>
#include <cmath>
#include <map>
#include <tuple>

namespace posiscope {

namespace {

std::int64_t columnsOf(PositionCode code, std::int64_t length) {
    switch (code) {
        case PositionCode::integer:
        case PositionCode::normalised: return 1;
        case PositionCode::oneHot: return length;
        case PositionCode::binary:
        case PositionCode::gray: break;
    }
    return bitsFor(length);
}

/// n / (length − 1) for any n.
double normalised(double number, std::int64_t length) {
    return length > 1 ? number / static_cast<double>(length - 1) : 0;
}

bool bitOf(PositionCode code, std::int64_t number, std::int64_t bit) {
    return (((code == PositionCode::gray ? number ^ (number >> 1) : number) >> bit) & 1) != 0;
}

/// How many of 0 … count − 1 have that bit. In binary it is set in the upper half of every period of
/// 2^(bit+1); in Gray code, where it is bit xor the next one, in the middle half of every period of
/// 2^(bit+2).
std::int64_t onesBelow(PositionCode code, std::int64_t count, std::int64_t bit) {
    const std::int64_t quarter = std::int64_t{1} << bit;
    const bool gray = code == PositionCode::gray;
    const std::int64_t period = gray ? 4 * quarter : 2 * quarter;
    const std::int64_t ones = gray ? 2 * quarter : quarter;
    return count / period * ones + std::clamp<std::int64_t>(count % period - quarter, 0, ones);
}

std::int64_t overlap(IndexRange a, IndexRange b) {
    return std::max<std::int64_t>(0, std::min(a.end(), b.end()) - std::max(a.first, b.first));
}

/// In how many bits n and n + k differ: the fewest and the most over n = 0 … count − 1, k ≥ 0, count ≥ 1. In
/// Gray code the bits that differ are those where n xor (n + k) changes from one bit to the next, because the
/// code is linear.
///
/// With n = 2a + b the lowest bits differ where k is odd, and what remains is the same question for a and
/// ⌊(k + b)/2⌋, so that at most a few questions arise at each of the 2^n levels.
class BitsThatDiffer {
 public:
    struct Ends {
        int fewest;
        int most;
    };

    explicit BitsThatDiffer(bool gray) : gray_(gray) {}

    Ends over(std::int64_t count, std::int64_t offset) { return ends(count, offset, std::nullopt); }

 private:
    /// `below`: whether the bit below differs; none below the lowest.
    Ends ends(std::int64_t count, std::int64_t offset, std::optional<bool> below) {
        const bool differs = offset % 2 != 0;
        const int here = gray_ ? (below && *below != differs ? 1 : 0) : (differs ? 1 : 0);
        if (offset == 0) return {here, here};
        const auto key = std::tuple(count, offset, below);
        if (const auto found = known_.find(key); found != known_.end()) return found->second;
        Ends all{64, 0};
        for (const std::int64_t bit : {0, 1}) {
            const std::int64_t rest = (count - bit + 1) / 2;
            if (rest == 0) continue;
            const Ends each = ends(rest, (offset + bit) / 2, differs);
            all = {std::min(all.fewest, here + each.fewest), std::max(all.most, here + each.most)};
        }
        known_.emplace(key, all);
        return all;
    }

    bool gray_;
    std::map<std::tuple<std::int64_t, std::int64_t, std::optional<bool>>, Ends> known_;
};

Interval rangeOf(PositionCode code, std::int64_t length) {
    switch (code) {
        case PositionCode::integer: return {0, static_cast<double>(length - 1)};
        case PositionCode::oneHot: return {length > 1 ? 0.0 : 1.0, 1};
        case PositionCode::normalised:
        case PositionCode::binary:
        case PositionCode::gray: break;
    }
    return {0, length > 1 ? 1.0 : 0.0};
}

Uniqueness uniquenessOf(PositionCode code, std::int64_t length) {
    if (length < 2) return {.nearest = {}, .compared = length};
    double distance = 1;  // 0 and 1 differ in one bit, and no two numbers in none
    if (code == PositionCode::normalised) distance = normalised(1, length);
    if (code == PositionCode::oneHot) distance = std::sqrt(2.0);
    return {.nearest = NearestRows{.distance = distance, .everywhere = code != PositionCode::binary},
            .compared = length};
}

std::optional<Spacing> spacingOf(PositionCode code, std::int64_t length, std::int64_t offset) {
    const std::int64_t k = std::abs(offset);
    const std::int64_t places = length - k;
    if (places <= 0) return std::nullopt;
    const auto same = [places](double distance) { return Spacing{distance, distance, places, places}; };
    switch (code) {
        case PositionCode::integer: return same(static_cast<double>(k));
        case PositionCode::normalised: return same(normalised(static_cast<double>(k), length));
        case PositionCode::oneHot: return same(k == 0 ? 0 : std::sqrt(2.0));
        case PositionCode::binary:
        case PositionCode::gray: break;
    }
    const auto ends = BitsThatDiffer(code == PositionCode::gray).over(places, k);
    return Spacing{std::sqrt(ends.fewest), std::sqrt(ends.most), places, places};
}

}  // namespace

std::int64_t bitsFor(std::int64_t length) {
    return std::max<std::int64_t>(1, std::bit_width(static_cast<std::uint64_t>(length - 1)));
}

std::string writtenBits(PositionCode code, std::int64_t number, std::int64_t bits) {
    std::string text;
    for (std::int64_t bit = bits - 1; bit >= 0; --bit)
        text += bitOf(code, number, bit) ? '1' : '0';
    return text;
}

CountingField::CountingField(PositionCode code, std::int64_t length)
    : code_(code), length_(length), columns_(columnsOf(code, length)) {}

double CountingField::value(std::int64_t row, std::int64_t column) const {
    switch (code_) {
        case PositionCode::integer: return static_cast<double>(row);
        case PositionCode::normalised: return normalised(static_cast<double>(row), length_);
        case PositionCode::oneHot: return row == column ? 1 : 0;
        case PositionCode::binary:
        case PositionCode::gray: break;
    }
    return bitOf(code_, row, columns_ - 1 - column) ? 1 : 0;
}

double CountingField::blockMean(IndexRange rowRun, IndexRange columnRun) const {
    const double cells = static_cast<double>(rowRun.count) * static_cast<double>(columnRun.count);
    const double middle = static_cast<double>(2 * rowRun.first + rowRun.count - 1) / 2;
    switch (code_) {
        case PositionCode::integer: return middle;
        case PositionCode::normalised: return normalised(middle, length_);
        case PositionCode::oneHot: return static_cast<double>(overlap(rowRun, columnRun)) / cells;
        case PositionCode::binary:
        case PositionCode::gray: break;
    }
    std::int64_t ones = 0;
    for (std::int64_t column = columnRun.first; column < columnRun.end(); ++column) {
        const std::int64_t bit = columns_ - 1 - column;
        ones += onesBelow(code_, rowRun.end(), bit) - onesBelow(code_, rowRun.first, bit);
    }
    return static_cast<double>(ones) / cells;
}

void CountingField::exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const {
    for (const IndexRange rowRun : rowRuns)
        for (const IndexRange columnRun : columnRuns)
            *out++ = blockMean(rowRun, columnRun);
}

CountingTable::CountingTable(const Positions& positions)
    : integer_(PositionCode::integer, positions.rows()),
      normalised_(PositionCode::normalised, positions.rows()),
      binary_(PositionCode::binary, positions.rows()),
      gray_(PositionCode::gray, positions.rows()),
      positions_(positions) {}

double CountingTable::value(std::int64_t row, std::int64_t column) const {
    const std::int64_t bits = binary_.columns();
    if (column == 0) return positions_.at(row).value();
    if (column == 1) return integer_.value(row, 0);
    if (column == 2) return normalised_.value(row, 0);
    return column < 3 + bits ? binary_.value(row, column - 3) : gray_.value(row, column - 3 - bits);
}

std::string CountingTable::columnName(std::int64_t column) const {
    const std::int64_t bits = binary_.columns();
    if (column < 3) return column == 0 ? "position" : column == 1 ? "integer" : "normalised";
    const bool binary = column < 3 + bits;
    return (binary ? "binary_" : "gray_") + std::to_string((binary ? 3 : 3 + bits) + bits - 1 - column);
}

PositionFacts factsOf(PositionCode code, std::int64_t length, std::int64_t offset) {
    PositionFacts facts;
    facts.range = rangeOf(code, length);
    facts.rangeOfTwice = rangeOf(code, 2 * length);
    facts.bounded = code != PositionCode::integer;
    facts.unique = uniquenessOf(code, length);
    facts.spacing = spacingOf(code, length, offset);
    facts.spacingOfTwice = spacingOf(code, 2 * length, offset);
    if (code == PositionCode::normalised || code == PositionCode::oneHot) facts.last = length - 1;
    if (code == PositionCode::binary || code == PositionCode::gray)
        facts.last = (std::int64_t{1} << bitsFor(length)) - 1;
    return facts;
}

}  // namespace posiscope
