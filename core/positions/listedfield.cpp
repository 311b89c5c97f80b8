// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/positions/listedfield.h"

#include <algorithm>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/positions/lineshares.h"
#include "core/positions/parts.h"

namespace posiscope {

ListedField::ListedField(std::shared_ptr<const Field> line, std::int64_t first, Positions positions,
                         Between between, std::size_t axis)
    : line_(std::move(line)),
      first_(first),
      positions_(std::move(positions)),
      between_(std::move(between)),
      axis_(axis) {}

double ListedField::value(std::int64_t row, std::int64_t column) const {
    double cell = 0;
    const Coordinate at = positions_.at(row, axis_);
    if (at.isWhole()) return line_->value(at.numerator() - first_, column);
    between_(at, {column, 1}, &cell);
    return cell;
}

MeansFrom ListedField::meansFrom() const {
    return positions_.isWhole() ? line_->meansFrom() : MeansFrom::cells;
}

template <class Number>
void ListedField::fillAll(IndexRange rowRun, IndexRange columnRun, Number* out) const {
    if (rowRun.count == 0 || columnRun.count == 0) return;
    const auto lineOf = [&](std::int64_t row) { return out + (row - rowRun.first) * columnRun.count; };
    if (!positions_.isWhole()) {
        std::vector<double> cells(static_cast<std::size_t>(columnRun.count));
        for (std::int64_t row = rowRun.first; row < rowRun.end(); ++row) {
            const Coordinate at = positions_.at(row, axis_);
            if (at.isWhole()) {
                line_->fill({at.numerator() - first_, 1}, columnRun, lineOf(row));
                continue;
            }
            between_(at, columnRun, cells.data());
            std::transform(cells.begin(), cells.end(), lineOf(row),
                           [](double cell) { return static_cast<Number>(cell); });
        }
        return;
    }
    for (const RowPart& part : rowParts(positions_, rowRun, first_, axis_)) {
        line_->fill(part.line, columnRun, lineOf(part.rows.first));
        for (std::int64_t n = part.line.count; n < part.rows.count; ++n)
            std::copy_n(lineOf(part.rows.first), columnRun.count, lineOf(part.rows.first + n));
        for (std::int64_t n = 0; part.descending && 2 * n < part.rows.count - 1; ++n)
            std::swap_ranges(lineOf(part.rows.first + n), lineOf(part.rows.first + n + 1),
                             lineOf(part.rows.end() - 1 - n));
    }
}

void ListedField::fill(IndexRange rowRun, IndexRange columnRun, double* out) const {
    fillAll(rowRun, columnRun, out);
}

void ListedField::fill(IndexRange rowRun, IndexRange columnRun, float* out) const {
    fillAll(rowRun, columnRun, out);
}

/// Row by row: fractions have no closed form for many of them.
template <class Number>
void ListedField::meansBetween(IndexRanges rowRuns, IndexRanges columnRuns, Number* out) const {
    if (columnRuns.empty()) return;
    const IndexRange columns{columnRuns.front().first, columnRuns.back().end() - columnRuns.front().first};
    std::vector<double> cells(static_cast<std::size_t>(columns.count));
    std::vector<double> sums(cells.size());
    for (const IndexRange rowRun : rowRuns) {
        std::fill(sums.begin(), sums.end(), 0.0);
        for (std::int64_t row = rowRun.first; row < rowRun.end(); ++row) {
            fill({row, 1}, columns, cells.data());
            for (std::size_t j = 0; j < sums.size(); ++j)
                sums[j] += cells[j];
        }
        for (const IndexRange run : columnRuns) {
            double sum = 0;
            for (std::int64_t j = run.first; j < run.end(); ++j)
                sum += sums[static_cast<std::size_t>(j - columns.first)];
            *out++ =
                static_cast<Number>(sum / static_cast<double>(run.count) / static_cast<double>(rowRun.count));
        }
    }
}

template <class Number>
void ListedField::meansOf(const LineShares& shares, IndexRanges columnRuns, Number* out) const {
    constexpr std::int64_t atOnce = 1024;  // runs, whose means are kept for a moment
    const std::size_t width = columnRuns.size();
    auto use = shares.uses().begin();
    std::vector<Number> means;
    for (const IndexRange group : shares.groups())
        for (std::int64_t at = group.first; at < group.end(); at += atOnce) {
            const std::int64_t end = std::min(at + atOnce, group.end());
            const auto lines = std::span(shares.runs())
                                   .subspan(static_cast<std::size_t>(at), static_cast<std::size_t>(end - at));
            means.resize(lines.size() * width);
            if constexpr (std::is_same_v<Number, float>)
                line_->pixelMeans(lines, columnRuns, means.data());
            else
                line_->exactMeans(lines, columnRuns, means.data());
            for (; use != shares.uses().end() && use->run < static_cast<std::size_t>(end); ++use) {
                const Number* const from = means.data() + (use->run - static_cast<std::size_t>(at)) * width;
                Number* const to = out + use->pixel * width;
                for (std::size_t x = 0; x < width; ++x)
                    to[x] += static_cast<Number>(use->weight) * from[x];
            }
        }
}

/// Many runs of many lengths in a short line, as pixels over a grid take them: of sums over the first 0, 1, 2
/// … positions each mean is a difference.
void ListedField::meansBySums(const LineShares& shares, IndexRanges columnRuns, float* out) const {
    const std::size_t width = columnRuns.size();
    const std::int64_t lowest = positions_.lowest(axis_).numerator() - first_;
    std::vector<IndexRange> each;
    for (std::int64_t row = lowest; row <= positions_.highest(axis_).numerator() - first_; ++row)
        each.push_back({row, 1});
    std::vector<float> cells(each.size() * width);
    line_->pixelMeans(each, columnRuns, cells.data());
    std::vector<double> sums(cells.size() + width, 0.0);
    for (std::size_t n = 0; n < cells.size(); ++n)
        sums[n + width] = sums[n] + static_cast<double>(cells[n]);
    for (const LineShares::Use& use : shares.uses()) {
        const IndexRange run = shares.runs()[use.run];
        const double* const low = sums.data() + static_cast<std::size_t>(run.first - lowest) * width;
        const double* const high = low + static_cast<std::size_t>(run.count) * width;
        float* const to = out + use.pixel * width;
        for (std::size_t x = 0; x < width; ++x)
            to[x] += static_cast<float>(use.weight / static_cast<double>(run.count) * (high[x] - low[x]));
    }
}

template <class Number>
void ListedField::meansOfAll(IndexRanges rowRuns, IndexRanges columnRuns, Number* out) const {
    if (!positions_.isWhole()) {
        meansBetween(rowRuns, columnRuns, out);
        return;
    }
    std::fill_n(out, rowRuns.size() * columnRuns.size(), Number{0});
    const LineShares shares(positions_, first_, rowRuns, false, axis_);
    if constexpr (std::is_same_v<Number, float>) {
        constexpr std::size_t manyLengths = 16, mostCells = 4'000'000;
        const auto span = static_cast<std::size_t>(positions_.axes()[axis_].length);
        if (shares.groups().size() > manyLengths && span <= 2 * shares.runs().size() &&
            span * columnRuns.size() <= mostCells) {
            meansBySums(shares, columnRuns, out);
            return;
        }
    }
    meansOf(shares, columnRuns, out);
}

void ListedField::pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const {
    meansOfAll(rowRuns, columnRuns, out);
}

void ListedField::exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const {
    meansOfAll(rowRuns, columnRuns, out);
}

}  // namespace posiscope
