// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/positionfacts.h"

#include <Eigen/Core>
#include <algorithm>
#include <cmath>
#include <vector>

#include "core/encodings/common.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

using Rows = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

constexpr std::int64_t mostCells = 1 << 22;  // that are read for the distances at one offset

/// The smallest and the largest cell; NaN where `proceed` stopped it.
std::optional<Interval> rangeOf(const Model& model, const Progress& proceed) {
    const Field& table = model.table();
    Interval range = Interval::none();
    if (!model.frequencies().empty()) {
        for (std::int64_t j = 0; j < table.columns(); ++j) {
            range.include(model.extremes(j, {model.firstCursor(), table.rows()}));
            if (j % 256 == 255 && proceed && !proceed(0)) return std::nullopt;
        }
        return range;
    }
    const std::int64_t together = std::max<std::int64_t>(1, mostCells / 16 / table.columns());
    std::vector<double> cells;
    for (std::int64_t row = 0; row < table.rows(); row += together) {
        const IndexRange run{row, std::min(together, table.rows() - row)};
        cells.resize(static_cast<std::size_t>(run.count * table.columns()));
        table.fill(run, {0, table.columns()}, cells.data());
        for (const double cell : cells)
            if (std::isfinite(cell)) range.include(cell);
        if (proceed && !proceed(0)) return std::nullopt;
    }
    return range;
}

bool isWithin(const Interval& range, const Interval& bound) {
    constexpr double rounding = 1e-12;
    return range.lowest >= bound.lowest - rounding && range.highest <= bound.highest + rounding;
}

}  // namespace

double PositionFacts::deviationOfOne() const {
    return spacing ? spacing->largest - spacing->smallest : 0;
}

double PositionFacts::deviation() const {
    if (!spacing || !spacingOfTwice) return deviationOfOne();
    return std::max(spacing->largest, spacingOfTwice->largest) -
           std::min(spacing->smallest, spacingOfTwice->smallest);
}

bool continues(const State& state, const Model& model) {
    const auto& parameters = encodingOf(state).parameters;
    return !model.frequencies().empty() && model.positions().areConsecutive() &&
           std::any_of(parameters.begin(), parameters.end(),
                       [](const Parameter& each) { return each.key == keys::maxLen.name; });
}

std::shared_ptr<const Model> modelOfTwice(const State& state, const Model& model) {
    const Encoding& encoding = encodingOf(state);
    Values values = state.values;
    if (!continues(state, model)) return nullptr;
    values.set(keys::maxLen, 2 * state.get(keys::maxLen));
    if (values.get(keys::maxLen) > largestMaxLen || (encoding.check != nullptr && encoding.check(values)))
        return nullptr;
    auto twice = encoding.make(values);
    return twice->problem().empty() ? twice : nullptr;
}

std::optional<PositionFacts> tableFacts(const Model& model, const Model* twice, const Progress& proceed) {
    PositionFacts facts;
    const auto range = rangeOf(model, proceed);
    if (!range) return std::nullopt;
    facts.range = *range;
    if (twice != nullptr) {
        facts.rangeOfTwice = rangeOf(*twice, proceed);
        if (!facts.rangeOfTwice) return std::nullopt;
        facts.bounded = isWithin(*facts.rangeOfTwice, model.tableRange());
    }
    const auto unique = uniquenessOf(model, proceed);
    if (!unique) return std::nullopt;
    facts.unique = *unique;
    return facts;
}

std::optional<Spacing> spacingOf(const Model& model, std::int64_t offset) {
    const Field& table = model.table();
    const std::int64_t k = std::abs(offset);
    const std::int64_t all = table.rows() - k;
    if (all <= 0) return std::nullopt;
    const std::int64_t places = std::min(all, std::max<std::int64_t>(16, mostCells / 2 / table.columns()));
    Spacing spacing{std::numeric_limits<double>::infinity(), 0, places, all};
    // Rows one after the other come much faster together.
    const std::int64_t together =
        places == all ? std::clamp<std::int64_t>((1 << 16) / table.columns(), 1, all) : 1;
    Rows here(together, table.columns());
    Rows there(together, table.columns());
    for (std::int64_t n = 0; n < places; n += together) {
        const std::int64_t row = places == all ? n : n * (all - 1) / (places - 1);
        const std::int64_t count = std::min(together, places - n);
        table.fill({row, count}, {0, table.columns()}, here.data());
        table.fill({row + k, count}, {0, table.columns()}, there.data());
        for (std::int64_t i = 0; i < count; ++i) {
            const double distance = (there.row(i) - here.row(i)).norm();
            if (std::isnan(distance)) continue;
            spacing.smallest = std::min(spacing.smallest, distance);
            spacing.largest = std::max(spacing.largest, distance);
        }
    }
    if (spacing.smallest > spacing.largest) return std::nullopt;  // no place without a NaN
    return spacing;
}

}  // namespace posiscope
