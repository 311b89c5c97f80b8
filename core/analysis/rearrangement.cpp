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

/// Calls look(first row, number of rows, cells) for all rows of a field, in blocks, until it returns false.
template <class Look>
bool inBlocks(const Field& field, const Look& look) {
    const std::int64_t lines = std::max<std::int64_t>(1, cellsAtOnce / field.columns());
    std::vector<double> cells(static_cast<std::size_t>(std::min(lines, field.rows()) * field.columns()));
    for (std::int64_t row = 0; row < field.rows(); row += lines) {
        const IndexRange rows{row, std::min(lines, field.rows() - row)};
        field.fill(rows, {0, field.columns()}, cells.data());
        if (!look(row, rows.count, cells.data())) return false;
    }
    return true;
}

/// Σ weight · cell of every column, or of every row.
struct Sums {
    std::vector<double> columns, rows;
};
Sums sumsOf(const Field& field) {
    Sums sums{std::vector<double>(static_cast<std::size_t>(field.columns())),
              std::vector<double>(static_cast<std::size_t>(field.rows()))};
    std::vector<double> across(sums.columns.size());
    for (std::size_t j = 0; j < across.size(); ++j)
        across[j] = uniformAt(weightSeed, j) - 0.5;
    inBlocks(field, [&](std::int64_t first, std::int64_t count, const double* cells) {
        for (std::int64_t row = first; row < first + count; ++row, cells += field.columns()) {
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

bool columnsAgree(const Field& a, const Field& b, const Order& order, double tolerance) {
    std::vector<double> other(static_cast<std::size_t>(cellsAtOnce + a.columns()));
    const std::int64_t width = a.columns();
    return inBlocks(b, [&](std::int64_t first, std::int64_t count, const double* cells) {
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
    const IndexRange all{0, a.columns()};
    std::vector<double> left(static_cast<std::size_t>(a.columns())), right(left.size());
    for (std::int64_t row = first; row < first + count; ++row) {
        a.fill({rowOf(row), 1}, all, left.data());
        b.fill({row, 1}, all, right.data());
        for (std::size_t j = 0; j < left.size(); ++j)
            if (!(std::abs(left[j] - right[j]) <= tolerance)) return false;
    }
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

/// The one factor by which all cells differ, or 1.
double commonFactor(const Field& a, const Field& b, double tolerance) {
    double products = 0, squares = 0;
    std::vector<double> other(static_cast<std::size_t>(cellsAtOnce + a.columns()));
    const IndexRange all{0, a.columns()};
    inBlocks(b, [&](std::int64_t first, std::int64_t count, const double* cells) {
        a.fill({first, count}, all, other.data());
        for (std::size_t n = 0; n < static_cast<std::size_t>(count * a.columns()); ++n) {
            products += cells[n] * other[n];
            squares += other[n] * other[n];
        }
        return true;
    });
    const double factor = products / squares;
    if (!std::isfinite(factor) || factor == 0) return 1;
    const double most = tolerance * std::max(1.0, std::abs(factor));
    const bool agree = inBlocks(b, [&](std::int64_t first, std::int64_t count, const double* cells) {
        a.fill({first, count}, all, other.data());
        for (std::size_t n = 0; n < static_cast<std::size_t>(count * a.columns()); ++n)
            if (!(std::abs(factor * other[n] - cells[n]) <= most)) return false;
        return true;
    });
    return agree ? factor : 1;
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

}  // namespace

Rearrangement rearrangementOf(const Field& a, const Field& b, double tolerance) {
    using enum Rearrangement::Kind;
    if (a.rows() != b.rows() && a.rows() == b.columns() && a.columns() == b.rows())
        return isTransposed(a, b, tolerance) ? Rearrangement{transposed} : Rearrangement{};
    if (a.columns() != b.columns()) return {};
    if (a.rows() == b.rows()) {
        const Sums left = sumsOf(a), right = sumsOf(b);
        Order order = matched(left.columns, right.columns);
        if (!order.empty() && !isSorted(order) && columnsAgree(a, b, order, tolerance))
            return {columnsReordered, std::move(order)};
        order = matched(left.rows, right.rows);
        const auto rowOf = [&order](std::int64_t row) { return order[static_cast<std::size_t>(row)]; };
        if (!order.empty() && !isSorted(order) && rowsAgree(a, b, 0, b.rows(), rowOf, tolerance))
            return {rowsReordered, std::move(order)};
        if (a.rows() == a.columns() && isTransposed(a, b, tolerance)) return {transposed};
        const double factor = commonFactor(a, b, tolerance);
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
