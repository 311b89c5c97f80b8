// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sinusoid/offsetmap.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace posiscope {

namespace {

/// The index of the run that holds `cell`, or −1.
std::ptrdiff_t runOf(IndexRanges runs, std::int64_t cell) {
    const auto after =
        std::upper_bound(runs.begin(), runs.end(), cell,
                         [](std::int64_t at, const IndexRange& run) { return at < run.first; });
    if (after == runs.begin() || !std::prev(after)->contains(cell)) return -1;
    return std::prev(after) - runs.begin();
}

}  // namespace

OffsetMap::OffsetMap(std::span<const Frequency> frequencies, PairLayout layout, std::int64_t offset,
                     bool backwards, std::span<const double> stretch)
    : layout_(layout), offset_(offset) {
    // M_−k is the transpose of M_k in every bit.
    std::vector<double> sine(frequencies.size());
    std::vector<double> cosine(frequencies.size());
    sinCosOfAll(frequencies, 2 * std::abs(offset), sine.data(), cosine.data());
    rotations_.reserve(frequencies.size());
    for (std::size_t i = 0; i < frequencies.size(); ++i) {
        const double factor = i < stretch.size() ? stretch[i] : 1;
        rotations_.push_back({factor * ((offset < 0) != backwards ? -sine[i] : sine[i]), factor * cosine[i]});
    }
}

OffsetMap::Entries OffsetMap::entries(std::int64_t row) const {
    const Column what = layout_.column(row);
    if (what.role == Role::zero) return {{{{row, 1.0}, {}}}, 1};
    const SinCos turn = rotation(what.pair);
    if (what.pair >= layout_.completePairs()) return {{{{row, turn.cosine}, {}}}, 1};
    const std::int64_t sineColumn = layout_.sineColumn(what.pair);
    const std::int64_t cosineColumn = layout_.cosineColumn(what.pair);
    if (what.role == Role::sine) return {{{{sineColumn, turn.cosine}, {cosineColumn, turn.sine}}}, 2};
    return {{{{sineColumn, -turn.sine}, {cosineColumn, turn.cosine}}}, 2};
}

double OffsetMap::reach() const {
    double reach = 1;
    for (const SinCos& each : rotations_)
        reach = std::max({reach, std::abs(each.sine), std::abs(each.cosine)});
    return reach;
}

double OffsetMap::value(std::int64_t row, std::int64_t column) const {
    for (const Entry& entry : entries(row))
        if (entry.column == column) return entry.value;
    return 0;
}

void OffsetMap::pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const {
    // At most two entries a row are not zero: each is added to the block that it falls into.
    std::fill_n(out, rowRuns.size() * columnRuns.size(), 0.0F);
    for (std::size_t y = 0; y < rowRuns.size(); ++y) {
        float* const line = out + y * columnRuns.size();
        for (std::int64_t row = rowRuns[y].first; row < rowRuns[y].end(); ++row) {
            for (const Entry& entry : entries(row)) {
                const std::ptrdiff_t x = runOf(columnRuns, entry.column);
                if (x < 0) continue;
                const auto cells = static_cast<double>(rowRuns[y].count) *
                                   static_cast<double>(columnRuns[static_cast<std::size_t>(x)].count);
                line[x] += static_cast<float>(entry.value / cells);
            }
        }
    }
}

void OffsetMap::fill(IndexRange rowRun, IndexRange columnRun, double* out) const {
    std::fill_n(out, rowRun.count * columnRun.count, 0.0);
    for (std::int64_t row = rowRun.first; row < rowRun.end(); ++row, out += columnRun.count)
        for (const Entry& entry : entries(row))
            if (columnRun.contains(entry.column)) out[entry.column - columnRun.first] = entry.value;
}

void OffsetMap::apply(std::span<const double> in, std::span<double> out) const {
    for (std::int64_t row = 0; row < rows(); ++row) {
        double sum = 0;
        for (const Entry& entry : entries(row))
            sum += entry.value * in[static_cast<std::size_t>(entry.column)];
        out[static_cast<std::size_t>(row)] = sum;
    }
}

Eigen::MatrixXd OffsetMap::dense() const {
    if (rows() > 16'384) throw std::length_error("OffsetMap::dense: more than 16,384 dimensions");
    Eigen::MatrixXd matrix = Eigen::MatrixXd::Zero(rows(), columns());
    for (std::int64_t row = 0; row < rows(); ++row)
        for (const Entry& entry : entries(row))
            matrix(row, entry.column) = entry.value;
    return matrix;
}

}  // namespace posiscope
