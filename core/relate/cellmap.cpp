// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/relate/cellmap.h"

#include <algorithm>
#include <cmath>

namespace posiscope {

namespace {

/// Cells of A, with the signs of their columns, beside those of B.
struct Pairs {
    std::vector<double> a, b;
    double size = 0;  ///< the deviation of A's cells in a row, in the middle of some thousand rows
};

double deviationOf(const Eigen::RowVectorXd& cells) {
    return std::sqrt((cells.array() - cells.mean()).square().mean());
}

Pairs somePairs(const CellMap& map, const TwoTables& tables) {
    constexpr std::int64_t some = 40'000, someRows = 2048;
    const auto columns = static_cast<std::int64_t>(map.columns.size());
    const auto rows = static_cast<std::int64_t>(map.rows.size());
    const std::int64_t known = rows - std::ranges::count(map.rows, -1);
    const std::int64_t stride = std::max<std::int64_t>(1, known * columns / some);
    const std::int64_t every = std::max<std::int64_t>(1, known / someRows);
    Pairs pairs;
    std::vector<double> sizes;
    for (std::int64_t row = 0; row < rows; ++row) {
        const std::int64_t from = map.rows[static_cast<std::size_t>(row)];
        // Another column first in each row: no column is left out.
        for (std::int64_t j = from < 0 ? columns : row * 7919 % stride; j < columns; j += stride) {
            const auto column = static_cast<std::size_t>(j);
            if (map.columns[column] < 0) continue;
            const double a = tables.inA()(from, map.columns[column]), b = tables.inB()(row, j);
            if (!std::isfinite(a) || !std::isfinite(b)) continue;
            pairs.a.push_back(map.negated[column] ? -a : a);
            pairs.b.push_back(b);
        }
        if (from >= 0 && row % every == 0) sizes.push_back(deviationOf(tables.a.row(from)));
    }
    if (!sizes.empty()) {
        std::ranges::nth_element(sizes, sizes.begin() + std::ssize(sizes) / 2);
        pairs.size = sizes[sizes.size() / 2];
    }
    return pairs;
}

double expectedOf(const CellMap& map, double a) {
    return map.rounded == NumberKind::exact ? map.line.of(a) : roundTo(map.rounded, map.line.of(a));
}

double toleranceAt(const CellMap& map, const TwoTables& tables, double expected) {
    const CellTolerance& tolerance = tables.tolerance;
    return tolerance.absolute * std::max(1.0, std::abs(map.line.factor)) +
           tolerance.share * (std::abs(expected) + std::abs(map.line.constant));
}

constexpr double farTimes = 6;  // what is left of a cell that is near

bool isExplained(const CellMap& map, const TwoTables& tables, double expected, double cell) {
    if (std::isnan(expected)) return std::isnan(cell);
    if (expected == cell) return true;
    return std::abs(cell - expected) <= std::max(toleranceAt(map, tables, expected), farTimes * map.rms);
}

/// How many of the pairs are explained.
std::size_t countExplained(const CellMap& map, const TwoTables& tables, const Pairs& pairs) {
    std::size_t count = 0;
    for (std::size_t n = 0; n < pairs.a.size(); ++n)
        count += isExplained(map, tables, expectedOf(map, pairs.a[n]), pairs.b[n]) ? 1 : 0;
    return count;
}

/// How far cells are off a line, sorted.
std::vector<double> offs(const Pairs& pairs, const CellLine& line) {
    std::vector<double> all(pairs.a.size());
    for (std::size_t n = 0; n < all.size(); ++n)
        all[n] = std::abs(pairs.b[n] - line.of(pairs.a[n]));
    std::ranges::sort(all);
    return all;
}
double middleOf(const std::vector<double>& sorted) {
    return sorted[sorted.size() / 2];
}
double rootMeanSquare(const std::vector<double>& numbers) {
    double squares = 0;
    for (const double each : numbers)
        squares += each * each;
    return std::sqrt(squares / static_cast<double>(numbers.size()));
}

/// The line of least squares through the pairs that are not farther off the last one than `most`, and that
/// through 0. With a tolerance cells weigh the more, the smaller it is.
struct TwoLines {
    CellLine throughZero, any;
};
std::optional<TwoLines> linesThrough(const Pairs& pairs, const CellLine& before, double most,
                                     const CellTolerance* tolerance) {
    double count = 0, x = 0, y = 0, xx = 0, xy = 0;
    for (std::size_t n = 0; n < pairs.a.size(); ++n) {
        const double a = pairs.a[n], b = pairs.b[n];
        if (std::abs(b - before.of(a)) > most) continue;
        double weight = 1;
        if (tolerance != nullptr) {
            const double off = tolerance->absolute +
                               tolerance->share * (std::abs(before.factor * a) + std::abs(before.constant));
            weight = off > 0 ? 1 / (off * off) : 0;
        }
        count += weight;
        x += weight * a;
        y += weight * b;
        xx += weight * a * a;
        xy += weight * a * b;
    }
    const double variance = xx - x * x / count;
    if (!(variance > 0)) return std::nullopt;
    CellLine line{(xy - x * y / count) / variance, 0};
    line.constant = (y - line.factor * x) / count;
    return TwoLines{{xy / xx, 0}, line};
}

/// The number with so many significant digits.
double shortened(double number, int digits) {
    if (number == 0) return 0;
    const double unit = std::pow(10.0, digits - 1 - std::floor(std::log10(std::abs(number))));
    return std::round(number * unit) / unit;
}

/// LineKind that the pairs may stand on, the plainest first: the same size, a factor, a factor and a
/// constant, each with the fewest digits first.
std::vector<CellLine> linesFor(const Pairs& pairs, const CellLine& first, const TwoTables& tables) {
    constexpr int rounds = 3, mostDigits = 4;
    const double tolerance = tables.tolerance.absolute + tables.tolerance.share * tables.size;
    std::vector<TwoLines> found;
    CellLine line = first;
    double most = HUGE_VAL;
    for (int n = 0; n <= rounds; ++n) {
        const auto next = linesThrough(pairs, line, most, n < rounds ? nullptr : &tables.tolerance);
        if (!next) break;
        if (n + 1 >= rounds) found.push_back(*next);
        line = next->any;
        most = 4 * std::max(middleOf(offs(pairs, line)), tolerance);
    }
    std::vector<CellLine> all;
    const auto add = [&all](const CellLine& each) {
        for (int digits = 1; digits <= mostDigits; ++digits)
            all.push_back({shortened(each.factor, digits), shortened(each.constant, digits)});
        all.push_back(each);
    };
    if (!found.empty()) all.push_back({found.front().any.factor < 0 ? -1.0 : 1.0, 0});
    for (const TwoLines& each : found)
        add(each.throughZero);
    for (const TwoLines& each : found)
        add(each.any);
    return all;
}

/// The narrowest type that holds all of B's cells and not all of A's on the line.
NumberKind roundingIn(const Pairs& pairs, const CellLine& line) {
    for (const NumberKind kind : {NumberKind::bfloat16, NumberKind::float16, NumberKind::float32}) {
        if (!std::ranges::all_of(pairs.b, [kind](double cell) { return roundTo(kind, cell) == cell; }))
            continue;
        const bool held = std::ranges::all_of(
            pairs.a, [&](double cell) { return roundTo(kind, line.of(cell)) == line.of(cell); });
        return held ? NumberKind::exact : kind;
    }
    return NumberKind::exact;
}

constexpr double near = 0.1;  // of the deviation of the cells in a row

/// Whether all that is left is small, and no cell is much farther off than others.
bool isNoise(const std::vector<double>& left, double size) {
    constexpr double manyTimes = 8;
    const double rms = rootMeanSquare(left);
    return rms > 0 && rms <= near * size && left.back() <= manyTimes * rms;
}

/// Whether cells are near to a line; those that are far off all others do not count.
bool fitNear(CellMap& map, const Pairs& pairs, const std::vector<CellLine>& lines) {
    constexpr double manyTimes = 8, asGood = 1.05;
    constexpr double half = 0.51;  // of a step, by which rounding to steps puts cells off
    const double least = middleOf(offs(pairs, lines.back()));
    const Quantum quantum = quantumOf(pairs.b);
    for (const CellLine& line : lines) {
        std::vector<double> left = offs(pairs, line);
        const double middle = middleOf(left);
        if (middle > asGood * least && left.back() > half * quantum.size) continue;
        left.erase(std::ranges::upper_bound(left, manyTimes * middle), left.end());
        map.line = line;
        map.rms = rootMeanSquare(left);
        if (quantum.explains(left.back())) map.quantum = quantum;
        return map.rms > 0 && map.rms <= near * pairs.size * std::abs(line.factor);
    }
    return false;
}

/// Takes the plainest line that explains as many cells as any.
bool fitLine(CellMap& map, const TwoTables& tables, const Pairs& pairs, const std::vector<CellLine>& lines) {
    constexpr double asMany = 0.999;
    std::vector<std::size_t> counts;
    for (const CellLine& line : lines) {
        map.line = line;
        counts.push_back(countExplained(map, tables, pairs));
    }
    const std::size_t most = std::ranges::max(counts);
    if (2 * most < pairs.a.size()) return false;
    const auto best = std::ranges::find_if(counts, [most](std::size_t count) {
        return static_cast<double>(count) >= asMany * static_cast<double>(most);
    });
    map.line = lines[static_cast<std::size_t>(best - counts.begin())];
    const std::vector<double> left = offs(pairs, map.line);
    if (static_cast<double>(most) < asMany * static_cast<double>(pairs.a.size()) &&
        isNoise(left, pairs.size * std::abs(map.line.factor)))
        map.rms = rootMeanSquare(left);
    return true;
}

}  // namespace

bool fitCells(CellMap& map, const TwoTables& tables) {
    const Pairs pairs = somePairs(map, tables);
    if (pairs.a.empty()) return false;
    const CellLine first = map.line;
    const auto explainsHalf = [&] { return 2 * countExplained(map, tables, pairs) >= pairs.a.size(); };
    if (first.isIdentity()) {
        if (explainsHalf()) return fitLine(map, tables, pairs, {first});
        // A coarser type is plainer than a line.
        map.rounded = roundingIn(pairs, first);
        if (map.rounded != NumberKind::exact && explainsHalf()) return true;
        map.rounded = NumberKind::exact;
    }
    const std::vector<CellLine> lines = linesFor(pairs, first, tables);
    if (lines.empty() || std::abs(lines.back().factor) < 1e-6) return false;
    if (fitLine(map, tables, pairs, lines)) return true;
    map.line = lines.back();
    map.rounded = roundingIn(pairs, map.line);
    if (map.rounded != NumberKind::exact && explainsHalf()) return true;
    map.rounded = NumberKind::exact;
    return fitNear(map, pairs, lines);
}

namespace {

/// What is expected of the cells of a row of B; NaN where nothing is.
void expectRow(const CellMap& map, const TwoTables& tables, std::int64_t from, std::vector<double>& cells) {
    if (from < 0) return void(std::ranges::fill(cells, std::nan("")));
    const double* const a = &tables.inA().coeffRef(from, 0);
    for (std::size_t column = 0; column < cells.size(); ++column) {
        const std::int64_t there = map.columns[column];
        const double cell = there < 0 ? std::nan("") : a[there];
        cells[column] = expectedOf(map, map.negated[column] ? -cell : cell);
    }
}

}  // namespace

Explained explainedBy(const CellMap& map, const TwoTables& tables) {
    Explained all;
    double squares = 0;
    const double least = farTimes * map.rms;
    std::vector<double> expected(map.columns.size());
    for (std::size_t row = 0; row < map.rows.size(); ++row) {
        expectRow(map, tables, map.rows[row], expected);
        const double* const cells = &tables.inB().coeffRef(static_cast<Eigen::Index>(row), 0);
        std::int64_t here = 0;
        for (std::size_t column = 0; column < expected.size(); ++column) {
            const double tolerance = toleranceAt(map, tables, expected[column]);
            const double off = std::abs(cells[column] - expected[column]);
            if (off <= std::max(tolerance, least)) {
                ++here;
                squares += off * off;
                all.onlyNear += map.rms > 0 && off > tolerance ? 1 : 0;
                all.largest = std::max(all.largest, off);
                continue;
            }
            const bool known = map.rows[row] >= 0 && map.columns[column] >= 0;
            if (known && isExplained(map, tables, expected[column], cells[column]))
                ++here;
            else if (!all.firstOff)
                all.firstOff = {static_cast<std::int64_t>(row), static_cast<std::int64_t>(column),
                                cells[column], expected[column]};
        }
        all.cells += here;
        all.rows.push_back(2 * here >= std::ssize(expected));
    }
    if (all.cells > 0) all.rms = std::sqrt(squares / static_cast<double>(all.cells));
    return all;
}

}  // namespace posiscope
