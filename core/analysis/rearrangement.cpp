// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/rearrangement.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/math/random.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

using Order = std::vector<std::int64_t>;
constexpr std::int64_t cellsAtOnce = 262'144;
constexpr std::uint64_t weightSeed = 1;

/// The first rows and columns of a field.
struct Part {
    std::int64_t rows = 0, columns = 0;
};
Part whole(const Field& field) {
    return {field.rows(), field.columns()};
}

/// Calls look(first row, number of rows, cells) for the rows of a part, in blocks, until it returns false.
template <class Look>
bool inBlocks(const Field& field, Part part, const Look& look) {
    const std::int64_t lines = std::max<std::int64_t>(1, cellsAtOnce / part.columns);
    std::vector<double> cells(static_cast<std::size_t>(std::min(lines, part.rows) * part.columns));
    for (std::int64_t row = 0; row < part.rows; row += lines) {
        const IndexRange rows{row, std::min(lines, part.rows - row)};
        field.fill(rows, {0, part.columns}, cells.data());
        if (!look(row, rows.count, cells.data())) return false;
    }
    return true;
}

/// Σ weight · cell of every column, or of every row.
struct Sums {
    std::vector<double> columns, rows;
};
Sums sumsOf(const Field& field, Part part) {
    Sums sums{std::vector<double>(static_cast<std::size_t>(part.columns)),
              std::vector<double>(static_cast<std::size_t>(part.rows))};
    std::vector<double> across(sums.columns.size());
    for (std::size_t j = 0; j < across.size(); ++j)
        across[j] = uniformAt(weightSeed, j) - 0.5;
    inBlocks(field, part, [&](std::int64_t first, std::int64_t count, const double* cells) {
        for (std::int64_t row = first; row < first + count; ++row, cells += part.columns) {
            const double down = uniformAt(weightSeed + 1, static_cast<std::uint64_t>(row)) - 0.5;
            double sum = 0;
            for (std::size_t j = 0; j < across.size(); ++j) {
                sums.columns[j] += down * cells[j];
                sum += across[j] * cells[j];
            }
            sums.rows[static_cast<std::size_t>(row)] = sum;
        }
        return true;
    });
    return sums;
}

/// The place in `a` of each of `b`, when both are sorted; empty where a sum is no number.
Order matched(const std::vector<double>& a, const std::vector<double>& b) {
    const auto sorted = [](const std::vector<double>& sums) {
        Order order(sums.size());
        std::iota(order.begin(), order.end(), 0);
        std::stable_sort(order.begin(), order.end(), [&](std::int64_t x, std::int64_t y) {
            return sums[static_cast<std::size_t>(x)] < sums[static_cast<std::size_t>(y)];
        });
        return order;
    };
    for (const auto* sums : {&a, &b})
        if (!std::all_of(sums->begin(), sums->end(), [](double sum) { return std::isfinite(sum); }))
            return {};
    const Order left = sorted(a), right = sorted(b);
    Order order(a.size());
    for (std::size_t n = 0; n < order.size(); ++n)
        order[static_cast<std::size_t>(right[n])] = left[n];
    return order;
}

/// Whether two lists hold the same numbers in any order.
bool sameNumbers(std::vector<double> a, std::vector<double> b, double tolerance) {
    std::ranges::sort(a);
    std::ranges::sort(b);
    return std::ranges::equal(a, b, [tolerance](double x, double y) { return std::abs(x - y) <= tolerance; });
}

constexpr std::int64_t few = 64;  // rows, or columns, of a first look

/// Whether an order of the columns, or of the rows, is not ruled out by the first few rows, or columns.
bool columnsMayMatch(const Field& a, const Field& b, double tolerance) {
    const Part first{std::min(few, a.rows()), a.columns()};
    return sameNumbers(sumsOf(a, first).columns, sumsOf(b, first).columns, few * (tolerance + 1e-15));
}
bool rowsMayMatch(const Field& a, const Field& b, double tolerance) {
    const Part first{a.rows(), std::min(few, a.columns())};
    return sameNumbers(sumsOf(a, first).rows, sumsOf(b, first).rows, few * (tolerance + 1e-15));
}

bool columnsAgree(const Field& a, const Field& b, const Order& order, double tolerance) {
    std::vector<double> other(static_cast<std::size_t>(cellsAtOnce + a.columns()));
    const std::int64_t width = a.columns();
    return inBlocks(b, whole(b), [&](std::int64_t first, std::int64_t count, const double* cells) {
        a.fill({first, count}, {0, width}, other.data());
        for (std::int64_t row = 0; row < count; ++row)
            for (std::int64_t j = 0; j < width; ++j)
                if (!(std::abs(cells[row * width + j] -
                               other[static_cast<std::size_t>(
                                   row * width + order[static_cast<std::size_t>(j)])]) <= tolerance))
                    return false;
        return true;
    });
}

/// Whether row r of B is row rowOf(r) of A, for the first `count` rows of B from `first` on.
template <class RowOf>
bool rowsAgree(const Field& a, const Field& b, std::int64_t first, std::int64_t count, const RowOf& rowOf,
               double tolerance) {
    std::vector<double> left(static_cast<std::size_t>(a.columns())), right(left.size());
    const auto agree = [&](std::int64_t row, std::int64_t columns) {
        a.fill({rowOf(row), 1}, {0, columns}, left.data());
        b.fill({row, 1}, {0, columns}, right.data());
        for (std::size_t j = 0; j < static_cast<std::size_t>(columns); ++j)
            if (!(std::abs(left[j] - right[j]) <= tolerance)) return false;
        return true;
    };
    constexpr std::int64_t begin = 16;
    for (std::int64_t row = first; row < first + count; ++row)
        if (!agree(row, std::min(begin, a.columns())) || !agree(row, a.columns())) return false;
    return true;
}

bool isTransposed(const Field& a, const Field& b, double tolerance) {
    std::vector<double> column(static_cast<std::size_t>(a.rows()));
    std::vector<double> row(column.size());
    for (std::int64_t j = 0; j < a.columns(); ++j) {
        a.fill({0, a.rows()}, {j, 1}, column.data());
        b.fill({j, 1}, {0, b.columns()}, row.data());
        for (std::size_t n = 0; n < row.size(); ++n)
            if (!(std::abs(column[n] - row[n]) <= tolerance)) return false;
    }
    return true;
}

/// The one factor by which all cells of a part differ, or 1.
double commonFactor(const Field& a, const Field& b, Part part, double tolerance) {
    double products = 0, squares = 0;
    std::vector<double> other(static_cast<std::size_t>(cellsAtOnce + part.columns));
    const IndexRange all{0, part.columns};
    inBlocks(b, part, [&](std::int64_t first, std::int64_t count, const double* cells) {
        a.fill({first, count}, all, other.data());
        for (std::size_t n = 0; n < static_cast<std::size_t>(count * part.columns); ++n) {
            products += cells[n] * other[n];
            squares += other[n] * other[n];
        }
        return true;
    });
    const double factor = products / squares;
    if (!std::isfinite(factor) || factor == 0) return 1;
    const double most = tolerance * std::max(1.0, std::abs(factor));
    const bool agree = inBlocks(b, part, [&](std::int64_t first, std::int64_t count, const double* cells) {
        a.fill({first, count}, all, other.data());
        for (std::size_t n = 0; n < static_cast<std::size_t>(count * part.columns); ++n)
            if (!(std::abs(factor * other[n] - cells[n]) <= most)) return false;
        return true;
    });
    return agree ? factor : 1;
}

/// Whether a factor is not ruled out by the first rows, if they are no zeros.
bool factorMayBe(const Field& a, const Field& b, double tolerance) {
    const Part first{std::min(few, a.rows()), a.columns()};
    const std::vector<double> sums = sumsOf(a, first).rows;
    const bool zeros = std::ranges::all_of(sums, [](double sum) { return sum == 0; });
    return zeros || commonFactor(a, b, first, 2 * tolerance) != 1;
}

/// By how many rows B is moved against A; 0 where it is not. At least half of the rows must be in both.
std::int64_t moveOf(const Field& a, const Field& b, double tolerance) {
    const auto moves = [&](const Field& from, const Field& to) -> std::int64_t {
        const std::int64_t most = from.rows() / 2;
        for (std::int64_t by = 1; by <= most; ++by) {
            const std::int64_t count = std::min(to.rows(), from.rows() - by);
            const auto rowOf = [by](std::int64_t row) { return row + by; };
            if (rowsAgree(from, to, 0, count, rowOf, tolerance)) return by;
        }
        return 0;
    };
    if (const std::int64_t by = moves(a, b); by > 0) return by;
    return -moves(b, a);
}

bool isSorted(const Order& order) {
    return std::is_sorted(order.begin(), order.end());
}

/// Another order of columns or rows, in tables of the same shape.
Rearrangement reorderedIn(const Field& a, const Field& b, double tolerance) {
    using enum Rearrangement::Kind;
    const bool columns = columnsMayMatch(a, b, tolerance), rows = rowsMayMatch(a, b, tolerance);
    if (!columns && !rows) return {};
    const Sums left = sumsOf(a, whole(a)), right = sumsOf(b, whole(b));
    if (columns) {
        Order order = matched(left.columns, right.columns);
        if (!order.empty() && !isSorted(order) && columnsAgree(a, b, order, tolerance))
            return {columnsReordered, std::move(order)};
    }
    if (rows) {
        Order order = matched(left.rows, right.rows);
        const auto rowOf = [&order](std::int64_t row) { return order[static_cast<std::size_t>(row)]; };
        if (!order.empty() && !isSorted(order) && rowsAgree(a, b, 0, b.rows(), rowOf, tolerance))
            return {rowsReordered, std::move(order)};
    }
    return {};
}

}  // namespace

Rearrangement rearrangementOf(const Field& a, const Field& b, double tolerance) {
    using enum Rearrangement::Kind;
    if (a.rows() != b.rows() && a.rows() == b.columns() && a.columns() == b.rows())
        return isTransposed(a, b, tolerance) ? Rearrangement{transposed} : Rearrangement{};
    if (a.columns() != b.columns()) return {};
    if (a.rows() == b.rows()) {
        if (Rearrangement found = reorderedIn(a, b, tolerance); found.kind != none) return found;
        if (a.rows() == a.columns() && isTransposed(a, b, tolerance)) return {transposed};
        const double factor = factorMayBe(a, b, tolerance) ? commonFactor(a, b, whole(a), tolerance) : 1;
        if (std::abs(factor - 1) > 1e-9) return {scaled, {}, 0, factor};
    }
    const std::int64_t moved = moveOf(a, b, tolerance);
    if (moved == 0) return {};
    return {Rearrangement::Kind::rowsMoved, {}, moved};
}

const char* nameOf(Rearrangement::Kind kind) {
    constexpr const char* names[] = {"",           "columns-reordered", "rows-reordered",
                                     "rows-moved", "transposed",        "scaled"};
    return names[static_cast<std::size_t>(kind)];
}

Text wordsOf(const Rearrangement& found) {
    using enum Rearrangement::Kind;
    switch (found.kind) {
        case none: return {};
        case columnsReordered:
            return POSISCOPE_TR("core",
                                "The columns are the same in another order: all dot products are equal.");
        case rowsReordered: return POSISCOPE_TR("core", "The rows are the same in another order.");
        case rowsMoved:
            return {found.moved > 0 ? POSISCOPE_TR("core", "Row r of B is row r + %1 of A.")
                                    : POSISCOPE_TR("core", "Row r of B is row r − %1 of A."),
                    {groupedDigits(std::abs(found.moved))}};
        case transposed: return POSISCOPE_TR("core", "B is A with rows and columns exchanged.");
        case scaled: break;
    }
    return {POSISCOPE_TR("core", "B is A times %1."), {withDigits(found.factor, 7)}};
}

}  // namespace posiscope
