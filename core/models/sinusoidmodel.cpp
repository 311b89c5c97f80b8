// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/sinusoidmodel.h"

#include <algorithm>
#include <cmath>

#include "core/parameters/numbertext.h"

namespace posiscope {

std::int64_t SinusoidModel::dimensionOf(std::int64_t pair, Role role) const {
    if (pair < 0 || pair >= layout().pairs()) return -1;
    if (role == Role::sine) return layout().sineColumn(pair);
    return role == Role::cosine && pair < layout().completePairs() ? layout().cosineColumn(pair) : -1;
}

double SinusoidModel::wavelength(std::int64_t j) const {
    const Column what = column(j);
    if (what.role == Role::zero) return std::numeric_limits<double>::infinity();
    return table_->frequencies()[static_cast<std::size_t>(what.pair)].wavelength();
}

Interval SinusoidModel::extremes(std::int64_t j, IndexRange positions) const {
    const Column what = column(j);
    if (what.role == Role::zero) return {};
    const bool masked = isZeroRow(positions.first);
    const IndexRange rest = masked ? IndexRange{positions.first + 1, positions.count - 1} : positions;
    if (rest.count == 0) return {};
    Interval ends =
        posiscope::extremes(table_->frequencies()[static_cast<std::size_t>(what.pair)], what.role, rest);
    if (masked) ends.include(0);
    return ends;
}

double SinusoidModel::between(double position, std::int64_t j) const {
    const Column what = column(j);
    if (what.role == Role::zero) return 0;
    const SinCos both = sinCos(table_->frequencies()[static_cast<std::size_t>(what.pair)].between(position));
    return what.role == Role::sine ? both.sine : both.cosine;
}

bool SinusoidModel::cellsAt(const Coordinate& position, IndexRange columns, double* out) const {
    const bool zeros = position.isWhole() && isZeroRow(position.numerator());
    for (std::int64_t j = columns.first; j < columns.end(); ++j) {
        const Column what = column(j);
        const bool zero = zeros || what.role == Role::zero;
        const SinCos both = zero ? SinCos{0, 0} : table_->pairAt(position, what.pair);
        *out++ = what.role == Role::sine ? both.sine : both.cosine;
    }
    return true;
}

/// PE(p) for any p; inside the table, its row.
std::vector<double> SinusoidModel::row(std::int64_t position) const {
    std::vector<double> row(static_cast<std::size_t>(layout().dimensions()), 0.0);
    if (isZeroRow(position)) return row;
    const std::vector<SinCos> all = table_->pairsAt(position);
    for (std::int64_t pair = 0; pair < layout().pairs(); ++pair) {
        const SinCos both = all[static_cast<std::size_t>(pair)];
        row[static_cast<std::size_t>(layout().sineColumn(pair))] = both.sine;
        if (pair < layout().completePairs())
            row[static_cast<std::size_t>(layout().cosineColumn(pair))] = both.cosine;
    }
    return row;
}

double SinusoidModel::residual(const OffsetMap& map, std::int64_t fromPosition,
                               std::int64_t toPosition) const {
    const std::vector<double> from = row(fromPosition);
    const std::vector<double> to = row(toPosition);
    std::vector<double> carried(from.size());
    map.apply(from, carried);
    double largest = 0;
    for (std::size_t j = 0; j < to.size(); ++j)
        largest = std::max(largest, std::abs(carried[j] - to[j]));
    return largest;
}

double SinusoidModel::norm(std::int64_t position) const {
    if (isZeroRow(position)) return 0;
    const double lone = layout().hasLoneSine() ? table_->pairAt(position, layout().completePairs()).sine : 0;
    return std::sqrt(static_cast<double>(layout().completePairs()) + lone * lone);
}

std::vector<Text> layoutNotes(const PairLayout& layout, bool zeroFirstRow) {
    std::vector<Text> notes;
    if (layout.hasLoneSine())
        notes.emplace_back(POSISCOPE_TR("core",
                                        "d_model is odd: the last sine (dimension %1) has no cosine, so no "
                                        "exact offset map exists for it."),
                           std::vector{groupedDigits(layout.dimensions() - 1)});
    if (layout.hasZeroColumn())
        notes.emplace_back(
            POSISCOPE_TR("core", "d_model is odd: the last column (dimension %1) is filled with zeros."),
            std::vector{groupedDigits(layout.dimensions() - 1)});
    if (zeroFirstRow)
        notes.emplace_back(
            POSISCOPE_TR("core", "The first row is all zeros, so offset maps from or to it do not hold."));
    return notes;
}

double SinusoidModel::angle(std::int64_t position, std::int64_t pair) const {
    const Frequency& frequency = table_->frequencies()[static_cast<std::size_t>(pair)];
    return (frequency.exactRadians() * DoubleDouble{static_cast<double>(position), 0}).hi;
}

}  // namespace posiscope
