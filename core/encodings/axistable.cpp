// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/axistable.h"

#include <algorithm>
#include <functional>
#include <numeric>

#include "core/fields/gatheredfield.h"
#include "core/positions/listedfield.h"
#include "core/sinusoid/sinusoidtable.h"

namespace posiscope {

namespace {

/// Cosines and sines of pairs that turn along several axes each: a row costs an angle for each of its cells.
class MixedTurns final : public Field {
 public:
    MixedTurns(std::shared_ptr<const AxisTurns> turns, Positions places)
        : turns_(std::move(turns)), places_(std::move(places)) {}

    std::int64_t rows() const override { return places_.rows(); }
    std::int64_t columns() const override { return 2 * turns_->pairs(); }
    double value(std::int64_t row, std::int64_t column) const override {
        double cell = 0;
        fill({row, 1}, {column, 1}, &cell);
        return cell;
    }
    void exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const override {
        const std::int64_t all = columns();
        std::vector<double> cells(static_cast<std::size_t>(all)), sums(cells.size());
        for (const IndexRange rows : rowRuns) {
            std::fill(sums.begin(), sums.end(), 0);
            for (std::int64_t row = rows.first; row < rows.end(); ++row) {
                fill({row, 1}, {0, all}, cells.data());
                std::transform(cells.begin(), cells.end(), sums.begin(), sums.begin(), std::plus<>());
            }
            for (const IndexRange run : columnRuns)
                *out++ = std::accumulate(sums.begin() + run.first, sums.begin() + run.end(), 0.0) /
                         static_cast<double>(rows.count * run.count);
        }
    }
    using Field::fill;
    void fill(IndexRange rows, IndexRange columns, double* out) const override {
        const std::int64_t pairs = turns_->pairs();
        std::vector<Coordinate> at(places_.axes().size());
        std::vector<SinCos> known(static_cast<std::size_t>(pairs));
        for (std::int64_t row = rows.first; row < rows.end(); ++row) {
            for (std::size_t axis = 0; axis < at.size(); ++axis)
                at[axis] = places_.at(row, axis);
            for (std::int64_t column = columns.first; column < columns.end(); ++column) {
                SinCos& both = known[static_cast<std::size_t>(column % pairs)];
                // The cosine of a pair comes before its sine.
                if (column < pairs || columns.first > column - pairs)
                    both = sinCos(turns_->angle(at, column % pairs));
                *out++ = column < pairs ? both.cosine : both.sine;
            }
        }
    }

 private:
    std::shared_ptr<const AxisTurns> turns_;
    Positions places_;
};

/// The sines and cosines of the pairs along one axis over its coordinates.
std::shared_ptr<const Field> fieldOfAxis(const Positions& places, std::vector<Frequency> frequencies,
                                         std::size_t axis) {
    const std::int64_t first = places.lowest(axis).floor();
    const std::int64_t length = places.highest(axis).floor() - first + (places.isWhole() ? 1 : 2);
    const auto dimensions = 2 * static_cast<std::int64_t>(frequencies.size());
    const auto line = std::make_shared<SinusoidTable>(std::move(frequencies),
                                                      PairLayout(dimensions, Layout::halfSplit, true),
                                                      SinusoidTable::Shape{length, first, false});
    const auto between = [line](const Coordinate& at, IndexRange columns, double* out) {
        for (std::int64_t j = columns.first; j < columns.end(); ++j) {
            const Column what = line->layout().column(j);
            const SinCos both = line->pairAt(at, what.pair);
            *out++ = what.role == Role::sine ? both.sine : both.cosine;
        }
    };
    return std::make_shared<ListedField>(line, first, places, between, axis);
}

/// The table of pairs that turn along one axis each: its columns are those of the axes.
std::shared_ptr<const Field> fieldOfAxes(const AxisRotation& rotation, const Positions& places) {
    const std::size_t pairs = rotation.axes.size();
    std::vector<std::shared_ptr<const Field>> sources;
    std::vector<GatheredField::From> columns(2 * pairs);
    for (std::size_t axis = 0; axis < places.axes().size(); ++axis) {
        std::vector<std::size_t> own;
        for (std::size_t pair = 0; pair < pairs; ++pair)
            if (rotation.axes[pair] == axis) own.push_back(pair);
        if (own.empty()) continue;
        std::vector<Frequency> frequencies;
        for (std::size_t n = 0; n < own.size(); ++n) {
            frequencies.push_back(rotation.frequencies[own[n]]);
            columns[own[n]] = {sources.size(), static_cast<std::int64_t>(n)};
            columns[pairs + own[n]] = {sources.size(), static_cast<std::int64_t>(own.size() + n)};
        }
        sources.push_back(fieldOfAxis(places, std::move(frequencies), axis));
    }
    return std::make_shared<GatheredField>(std::move(sources), std::move(columns));
}

}  // namespace

std::shared_ptr<const Field> axisTable(const AxisRotation& rotation, std::shared_ptr<const AxisTurns> turns,
                                       const Positions& places) {
    if (turns->areMixed()) return std::make_shared<MixedTurns>(std::move(turns), places);
    return fieldOfAxes(rotation, places);
}

}  // namespace posiscope
