// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sinusoid/gridtable.h"

#include <algorithm>
#include <array>
#include <vector>

namespace posiscope {

namespace {

/// A run of places as what it holds of the grid: how often each x occurs in steps, how often each y.
struct GridRun {
    IndexRange run;     // of x, or of y
    double weight = 0;  // how often each of them occurs
};
using Pieces = std::array<GridRun, 3>;

/// Whole grid rows, and the parts of one before and after.
Pieces piecesOfX(IndexRange places, std::int64_t width) {
    const std::int64_t first = places.first / width;
    const std::int64_t last = (places.end() - 1) / width;
    const std::int64_t from = places.first % width;
    const std::int64_t to = (places.end() - 1) % width + 1;
    if (first == last) return {{{{from, to - from}, 1}, {}, {}}};
    return {{{{from, width - from}, 1}, {{0, width}, static_cast<double>(last - first - 1)}, {{0, to}, 1}}};
}

Pieces piecesOfY(IndexRange places, std::int64_t width) {
    const std::int64_t first = places.first / width;
    const std::int64_t last = (places.end() - 1) / width;
    if (first == last) return {{{{first, 1}, static_cast<double>(places.count)}, {}, {}}};
    return {{{{first, 1}, static_cast<double>(width - places.first % width)},
             {{first + 1, last - first - 1}, static_cast<double>(width)},
             {{last, 1}, static_cast<double>((places.end() - 1) % width + 1)}}};
}

/// Sums over the first 0, 1, 2 … positions of an axis, of each run of its columns.
std::vector<double> runningSums(const SinusoidTable& axis, IndexRanges columns) {
    std::vector<IndexRange> each;
    for (std::int64_t position = 0; position < axis.rows(); ++position)
        each.push_back({position, 1});
    std::vector<float> means(each.size() * columns.size());
    axis.pixelMeans(each, columns, means.data());
    std::vector<double> sums((each.size() + 1) * columns.size(), 0.0);
    for (std::size_t n = 0; n < means.size(); ++n)
        sums[n + columns.size()] = sums[n] + static_cast<double>(means[n]);
    return sums;
}

}  // namespace

double GridTable::value(std::int64_t row, std::int64_t column) const {
    return isX(column) ? x_->value(row % width(), ownColumn(column))
                       : y_->value(row / width(), ownColumn(column));
}

void GridTable::exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const {
    for (const IndexRange rowRun : rowRuns)
        for (const IndexRange columnRun : columnRuns) {
            double sum = 0;
            for (std::int64_t j = columnRun.first; j < columnRun.end(); ++j)
                for (const GridRun& piece : isX(j) ? piecesOfX(rowRun, width()) : piecesOfY(rowRun, width()))
                    if (piece.run.count > 0 && piece.weight > 0)
                        sum += piece.weight * static_cast<double>(piece.run.count) *
                               (isX(j) ? x_ : y_)->exactMean(piece.run, {ownColumn(j), 1});
            *out++ = sum / (static_cast<double>(rowRun.count) * static_cast<double>(columnRun.count));
        }
}

void GridTable::pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const {
    // The part of every run of columns in one half, and its share in the run.
    std::fill_n(out, rowRuns.size() * columnRuns.size(), 0.0F);
    for (const bool first : {true, false}) {
        const IndexRange all = first ? IndexRange{0, half()} : IndexRange{half(), columns() - half()};
        std::vector<IndexRange> parts;
        std::vector<double> shares;
        std::vector<std::size_t> places;
        for (std::size_t n = 0; n < columnRuns.size(); ++n) {
            const std::int64_t from = std::max(all.first, columnRuns[n].first);
            const std::int64_t to = std::min(all.end(), columnRuns[n].end());
            if (from >= to) continue;
            parts.push_back({from - all.first, to - from});
            shares.push_back(static_cast<double>(to - from) / static_cast<double>(columnRuns[n].count));
            places.push_back(n);
        }
        if (parts.empty()) continue;
        const bool isX = first == xFirst_;
        const std::vector<double> sums = runningSums(isX ? *x_ : *y_, parts);
        for (std::size_t y = 0; y < rowRuns.size(); ++y) {
            const Pieces pieces = isX ? piecesOfX(rowRuns[y], width()) : piecesOfY(rowRuns[y], width());
            for (const GridRun& piece : pieces) {
                if (piece.run.count <= 0 || piece.weight <= 0) continue;
                const double weight = piece.weight / static_cast<double>(rowRuns[y].count);
                const double* const low =
                    sums.data() + static_cast<std::size_t>(piece.run.first) * parts.size();
                const double* const high =
                    sums.data() + static_cast<std::size_t>(piece.run.end()) * parts.size();
                float* const line = out + y * columnRuns.size();
                for (std::size_t n = 0; n < parts.size(); ++n)
                    line[places[n]] += static_cast<float>(weight * shares[n] * (high[n] - low[n]));
            }
        }
    }
}

void GridTable::fill(IndexRange rowRun, IndexRange columnRun, double* out) const {
    // Each axis is asked once for the places that occur.
    const std::int64_t first = rowRun.first / width();
    const std::int64_t last = (rowRun.end() - 1) / width();
    const IndexRange ys{first, last - first + 1};
    const IndexRange xs =
        first == last ? IndexRange{rowRun.first % width(), rowRun.count} : IndexRange{0, width()};
    for (std::int64_t column = columnRun.first; column < columnRun.end(); ++column) {
        const bool across = isX(column);
        const IndexRange places = across ? xs : ys;
        std::vector<double> own;
        own.reserve(static_cast<std::size_t>(places.count));
        for (std::int64_t place = places.first; place < places.end(); ++place)
            own.push_back((across ? x_ : y_)->value(place, ownColumn(column)));
        double* cell = out + (column - columnRun.first);
        for (std::int64_t row = rowRun.first; row < rowRun.end(); ++row, cell += columnRun.count)
            *cell = own[static_cast<std::size_t>((across ? row % width() : row / width()) - places.first)];
    }
}

}  // namespace posiscope
