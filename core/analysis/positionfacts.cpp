// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/positionfacts.h"

#include <Eigen/Core>
#include <algorithm>
#include <cmath>
#include <vector>

#include "core/encodings/common.h"
#include "core/parameters/keys.h"
#include "core/sinusoid/similaritybyoffset.h"

namespace posiscope {

namespace {

using Rows = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

constexpr double mostSteps = 4.3e9;              // cosines that are added for one scan of all offsets
constexpr double mostDifferences = 1.1e9;        // cells that are compared row by row
constexpr std::int64_t mostCells = 1 << 22;      // that are read for the distances at one offset
constexpr std::int64_t offsetsAtOnce = 1 << 12;  // in a scan

/// Whether the distance of two positions depends on how far they are apart alone: complete pairs, no row of
/// zeros.
bool isToeplitz(const Model& model) {
    return model.offsetMaps() && model.similarity()->normIsConstant() && !model.frequencies().empty();
}

/// Σ 4·sin²(ω_i Δ/2), without the cancellation of 2(c(0) − c(Δ)).
double squaredDistance(std::span<const Frequency> frequencies, std::int64_t apart) {
    double sum = 0;
    for (const Frequency& frequency : frequencies) {
        const double half = sinCos(frequency.atHalf(apart)).sine;
        sum += 4 * half * half;
    }
    return sum;
}

/// The square of what all sines and cosines are multiplied by (the attention factor of YaRN).
double squaredScale(const Model& model) {
    const double sine = model.table().value(0, model.dimensionOf(0, Role::sine));
    const double cosine = model.table().value(0, model.dimensionOf(0, Role::cosine));
    return sine * sine + cosine * cosine;
}

std::int64_t farthestCompared(const Model& model) {
    const auto pairs = static_cast<double>(model.frequencies().size());
    return std::min(model.table().rows() - 1, static_cast<std::int64_t>(mostSteps / pairs));
}

/// The kernel finds the offsets that may be nearest, within its rounding; the sum of squares decides.
std::optional<ClosestPair> nearestByOffset(const Model& model, const Progress& proceed) {
    const auto all = model.frequencies();
    const std::int64_t farthest = farthestCompared(model);
    const double rounding = 1e-15 * static_cast<double>(all.size());
    constexpr std::size_t mostCandidates = 1024;
    double best = -1e300;
    std::vector<std::pair<double, std::int64_t>> candidates;
    std::vector<double> kernel(static_cast<std::size_t>(std::min(offsetsAtOnce, farthest)));
    for (std::int64_t first = 1; first <= farthest; first += offsetsAtOnce) {
        const IndexRange run{first, std::min(offsetsAtOnce, farthest + 1 - first)};
        similarityByOffset(all, run, kernel.data());
        for (std::int64_t n = 0; n < run.count; ++n) {
            const double value = kernel[static_cast<std::size_t>(n)];
            if (value < best - rounding) continue;
            if (value > best) {
                best = value;
                std::erase_if(candidates, [&](const auto& each) { return each.first < best - rounding; });
            }
            if (candidates.size() < mostCandidates) candidates.emplace_back(value, first + n);
        }
        if (proceed && !proceed(static_cast<double>(run.end()) / static_cast<double>(farthest + 1)))
            return std::nullopt;
    }
    ClosestPair nearest{std::numeric_limits<double>::infinity(), 1, farthest, model.table().rows()};
    for (const auto& [value, apart] : candidates)
        if (const double squared = squaredDistance(all, apart); squared < nearest.distance) {
            nearest.distance = squared;
            nearest.apart = apart;
        }
    nearest.distance = std::sqrt(nearest.distance * squaredScale(model));
    return nearest;
}

std::int64_t rowsCompared(const Field& table) {
    const auto columns = static_cast<double>(table.columns());
    return std::min(table.rows(), static_cast<std::int64_t>(std::sqrt(2 * mostDifferences / columns)));
}

std::optional<ClosestPair> nearestByRow(const Field& table, const Progress& proceed) {
    const std::int64_t among = rowsCompared(table);
    Rows rows(among, table.columns());
    table.fill({0, among}, {0, table.columns()}, rows.data());
    ClosestPair nearest{std::numeric_limits<double>::infinity(), 1, among - 1, among};
    for (Eigen::Index q = 1; q < among; ++q) {
        for (Eigen::Index p = 0; p < q; ++p) {
            const double squared = (rows.row(q) - rows.row(p)).squaredNorm();
            if (!(squared < nearest.distance)) continue;
            nearest.distance = squared;
            nearest.apart = q - p;
        }
        const double share = static_cast<double>(q) / static_cast<double>(among);
        if (q % 16 == 0 && proceed && !proceed(share * share)) return std::nullopt;
    }
    nearest.distance = std::sqrt(nearest.distance);
    return nearest;
}

/// The smallest and the largest cell; NaN where `proceed` stopped it.
std::optional<Interval> rangeOf(const Model& model, const Progress& proceed) {
    const Field& table = model.table();
    Interval range = Interval::none();
    if (!model.frequencies().empty()) {
        for (std::int64_t j = 0; j < table.columns(); ++j) {
            range.include(model.extremes(j, {model.firstPosition(), table.rows()}));
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
    return !model.frequencies().empty() &&
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
    if (model.table().rows() < 2) return facts;
    facts.nearest =
        isToeplitz(model) ? nearestByOffset(model, proceed) : nearestByRow(model.table(), proceed);
    if (!facts.nearest) return std::nullopt;
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
