// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/tablemodel.h"

#include <algorithm>
#include <cmath>

#include "core/models/sinusoidmodel.h"
#include "core/parameters/numbertext.h"
#include "core/sinusoid/rowsimilarity.h"

namespace posiscope {

namespace {

double squaredNorm(const Field& table, std::int64_t row, std::vector<double>& cells) {
    cells.resize(static_cast<std::size_t>(table.columns()));
    table.fill({row, 1}, {0, table.columns()}, cells.data());
    double sum = 0;
    for (const double cell : cells)
        sum += cell * cell;
    return sum;
}

}  // namespace

Interval TableModel::extremes(std::int64_t j, IndexRange positions) const {
    constexpr std::int64_t part = 4096;
    std::vector<double> cells(static_cast<std::size_t>(std::min(part, positions.count)));
    Interval ends = Interval::none();
    for (std::int64_t at = positions.first; at < positions.end(); at += part) {
        const std::int64_t count = std::min(part, positions.end() - at);
        table_->fill({at - firstPosition_, count}, {j, 1}, cells.data());
        for (std::int64_t n = 0; n < count; ++n) {
            const double cell = cells[static_cast<std::size_t>(n)];
            if (std::isfinite(cell)) ends.include(cell);
        }
    }
    // Nothing but NaN: neither has a value.
    constexpr double nothing = std::numeric_limits<double>::quiet_NaN();
    return ends.isNone() ? Interval{nothing, nothing} : ends;
}

double TableModel::between(double position, std::int64_t j) const {
    const auto last = static_cast<double>(table_->rows() - 1);
    const double row = std::clamp(position - static_cast<double>(firstPosition_), 0.0, last);
    const double below = std::floor(row);
    const double share = row - below;
    const auto at = static_cast<std::int64_t>(below);
    const double from = table_->value(at, j);
    return share == 0 ? from : from + share * (table_->value(at + 1, j) - from);
}

std::shared_ptr<const Field> TableModel::matrix(SimilarityKind kind) const {
    return std::make_shared<RowSimilarity>(table_, kind);
}

double TableModel::largest(SimilarityKind kind) const {
    if (kind == SimilarityKind::cosine) return 1;
    std::call_once(largestOnce_, [this] {
        std::vector<double> cells;
        for (std::int64_t row = 0; row < table_->rows(); ++row)
            if (const double norm = squaredNorm(*table_, row, cells); std::isfinite(norm))
                largest_ = std::max(largest_, norm);
    });
    return largest_;
}

double TableModel::norm(std::int64_t position) const {
    std::vector<double> cells;
    return std::sqrt(squaredNorm(*table_, position - firstPosition_, cells));
}

bool TableModel::normIsConstant() const {
    // Cells with errors of a share r of themselves change a norm by at most that share; a sine that was
    // computed in their type may be wrong by twice as much. Adding n squares in double costs n·2^-53.
    const double rounding = 2 * cellRounding() + static_cast<double>(table_->columns()) * 0x1p-53;
    std::vector<double> cells;
    double least = std::numeric_limits<double>::infinity();
    double most = 0;
    for (std::int64_t row = 0; row < table_->rows(); ++row) {
        const double norm = std::sqrt(squaredNorm(*table_, row, cells));
        if (!std::isfinite(norm)) return false;
        least = std::min(least, norm);
        most = std::max(most, norm);
        if (most - least > 2 * rounding * most) return false;
    }
    return true;
}

std::vector<std::string> TableModel::explain(const Cursor& cursor, int digits) const {
    return {"PE(" + groupedDigits(cursor.position) + ", " + groupedDigits(cursor.dimension) +
            ") = " + withDigits(table_->value(cursor.position - firstPosition_, cursor.dimension), digits)};
}

}  // namespace posiscope
