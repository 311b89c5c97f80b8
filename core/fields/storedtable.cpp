// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fields/storedtable.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <new>
#include <numeric>
#include <type_traits>
#include <vector>

namespace posiscope {

namespace {

constexpr std::int64_t tileColumns = 2048;  // their sums stay in the first cache
constexpr std::int64_t blockRows = 256;     // of which the ends are known

void widen(Interval& ends, double cell) {
    if (std::isfinite(cell)) ends.include(cell);
}

/// Neighbouring column runs that touch or overlap, as one: `columns` is their union, at most about a tile
/// wide.
struct Group {
    IndexRange columns;
    std::size_t first = 0;  // of the runs
    std::size_t end = 0;
};

std::vector<Group> groupsOf(IndexRanges runs) {
    std::vector<Group> groups;
    for (std::size_t n = 0; n < runs.size(); ++n) {
        if (!groups.empty()) {
            Group& last = groups.back();
            const std::int64_t end = std::max(last.columns.end(), runs[n].end());
            const bool touches = runs[n].first >= last.columns.first && runs[n].first <= last.columns.end();
            if (touches && end - last.columns.first <= tileColumns) {
                last.columns.count = end - last.columns.first;
                last.end = n + 1;
                continue;
            }
        }
        groups.push_back({runs[n], n, n + 1});
    }
    return groups;
}

/// The runs in what is held, where all lines are the first one.
std::vector<IndexRange> heldRuns(IndexRanges runs, bool repeated) {
    std::vector<IndexRange> held(runs.begin(), runs.end());
    if (repeated) std::fill(held.begin(), held.end(), IndexRange{0, 1});
    return held;
}

/// sums[j] += the cell in column j.
template <class Number>
void addRow(const Number* cells, std::int64_t count, double* sums) {
    for (std::int64_t j = 0; j < count; ++j)
        sums[j] += toDouble(cells[j]);
}

template <class Number>
double meanOfHuge(const Number* cells, std::int64_t stride, IndexRange rowRun, IndexRange columnRun) {
    const double count = static_cast<double>(rowRun.count) * static_cast<double>(columnRun.count);
    double mean = 0;
    for (std::int64_t row = rowRun.first; row < rowRun.end(); ++row)
        for (std::int64_t column = columnRun.first; column < columnRun.end(); ++column)
            mean += toDouble(cells[row * stride + column]) / count;
    return mean;
}

/// The means of all runs of a group over one run of rows.
template <class Number>
void groupMeans(const Number* cells, std::int64_t stride, IndexRange rowRun, const Group& group,
                IndexRanges columnRuns, std::vector<double>& sums, float* out) {
    sums.assign(static_cast<std::size_t>(group.columns.count), 0.0);
    for (std::int64_t row = rowRun.first; row < rowRun.end(); ++row)
        addRow(cells + row * stride + group.columns.first, group.columns.count, sums.data());
    for (std::size_t x = group.first; x < group.end; ++x) {
        const IndexRange run = columnRuns[x];
        const double* const from = sums.data() + (run.first - group.columns.first);
        double sum = 0;
        for (std::int64_t j = 0; j < run.count; ++j)
            sum += from[j];
        const double mean = std::isfinite(sum)
                                ? sum / (static_cast<double>(rowRun.count) * static_cast<double>(run.count))
                                : meanOfHuge(cells, stride, rowRun, run);
        out[x] = static_cast<float>(mean);
    }
}

}  // namespace

std::unique_ptr<std::byte[]> roomForCells(std::uint64_t bytes) {
    return std::unique_ptr<std::byte[]>(new (std::nothrow) std::byte[bytes]);
}

StoredTable::StoredTable(std::string name, CellType type, std::int64_t rows, std::int64_t columns,
                         std::unique_ptr<const std::byte[]> cells, Reading reading, Repeated repeated)
    : name_(std::move(name)),
      type_(type),
      rows_(rows),
      columns_(columns),
      repeated_(repeated),
      heldRows_(repeated.rows ? 1 : rows),
      heldColumns_(repeated.columns ? 1 : columns),
      cells_(std::move(cells)),
      reading_(std::move(reading)) {
    facts_ = visitCells(type_, cells_.get(), [this](const auto* numbers) { return look(numbers); });
}

std::shared_ptr<const StoredTable> StoredTable::taken(
    std::int64_t rows, std::int64_t columns, const std::function<std::int64_t(std::int64_t)>& place) const {
    const std::size_t size = bytesOf(type_);
    auto cells = roomForCells(static_cast<std::uint64_t>(rows * columns) * size);
    if (cells == nullptr) return nullptr;
    for (std::int64_t n = 0; n < rows * columns; ++n) {
        const std::int64_t at = place(n);
        const std::int64_t held = placeOf(at / columns_, at % columns_);
        std::memcpy(cells.get() + static_cast<std::size_t>(n) * size,
                    cells_.get() + static_cast<std::size_t>(held) * size, size);
    }
    return std::make_shared<StoredTable>(name_, type_, rows, columns, std::move(cells), reading_);
}

const StoredTable::Ahead& StoredTable::ahead() const {
    std::call_once(lookedAhead_, [this] {
        visitCells(type_, cells_.get(), [this](const auto* numbers) {
            ahead_ = {lookAtNorms(numbers), lookAtBlocks(numbers)};
        });
    });
    return ahead_;
}

template <class Number>
StoredTable::Facts StoredTable::look(const Number* cells) const {
    constexpr std::int64_t block = 1024;
    constexpr std::int64_t lanes = 8;  // side by side, in vector registers
    constexpr double infinity = std::numeric_limits<double>::infinity();
    double low[lanes];
    double high[lanes];
    std::fill_n(low, lanes, infinity);
    std::fill_n(high, lanes, -infinity);
    Facts facts;
    double values[block];
    const std::int64_t count = heldRows_ * heldColumns_;
    for (std::int64_t at = 0; at < count; at += block) {
        const std::int64_t here = std::min(block, count - at);
        for (std::int64_t n = 0; n < here; ++n)
            values[n] = toDouble(cells[at + n]);
        for (std::int64_t n = here; n < block; ++n)
            values[n] = values[0];
        double lost[lanes] = {};  // v − v is 0 or, where v is not finite, NaN
        for (std::int64_t n = 0; n < block; n += lanes)
            for (std::int64_t lane = 0; lane < lanes; ++lane)
                lost[lane] += values[n + lane] - values[n + lane];
        if (std::accumulate(lost, lost + lanes, 0.0) == 0) {
            for (std::int64_t n = 0; n < block; n += lanes)
                for (std::int64_t lane = 0; lane < lanes; ++lane) {
                    const double value = values[n + lane];
                    low[lane] = value < low[lane] ? value : low[lane];
                    high[lane] = value > high[lane] ? value : high[lane];
                }
            continue;
        }
        for (std::int64_t n = 0; n < here; ++n) {
            if (std::isnan(values[n])) {
                ++facts.notANumber;
            } else if (std::isinf(values[n])) {
                ++facts.infinite;
            } else {
                low[0] = std::min(low[0], values[n]);
                high[0] = std::max(high[0], values[n]);
            }
        }
    }
    facts.notANumber *= rows_ * columns_ / count;
    facts.infinite *= rows_ * columns_ / count;
    facts.smallest = *std::min_element(low, low + lanes);
    facts.largest = *std::max_element(high, high + lanes);
    if (facts.smallest > facts.largest) facts.smallest = facts.largest = 0;
    return facts;
}

template <class Number>
double StoredTable::lookAtNorms(const Number* cells) const {
    double largest = 0;
    for (std::int64_t row = 0; row < heldRows_; ++row) {
        double norm = 0;
        for (std::int64_t column = 0; column < columns_; ++column) {
            const double cell = toDouble(cells[placeOf(row, column)]);
            norm += cell * cell;
        }
        if (std::isfinite(norm)) largest = std::max(largest, norm);
    }
    return largest;
}

template <class Number>
std::vector<Interval> StoredTable::lookAtBlocks(const Number* cells) const {
    const std::int64_t count = heldRows_ / blockRows;
    std::vector<Interval> blocks(static_cast<std::size_t>(count * heldColumns_), Interval::none());
    for (std::int64_t row = 0; row < count * blockRows; ++row, cells += heldColumns_) {
        Interval* const ends = blocks.data() + row / blockRows * heldColumns_;
        for (std::int64_t column = 0; column < heldColumns_; ++column)
            widen(ends[column], toDouble(cells[column]));
    }
    return blocks;
}

Interval StoredTable::extremes(std::int64_t column, IndexRange rowRun) const {
    if (repeated_.rows) rowRun = {0, std::min<std::int64_t>(rowRun.count, 1)};
    Interval ends = Interval::none();
    const std::vector<Interval>& blocks = ahead().blocks;
    visitCells(type_, cells_.get(), [&](const auto* cells) {
        for (std::int64_t row = rowRun.first; row < rowRun.end();) {
            if (row % blockRows == 0 && row + blockRows <= rowRun.end()) {
                const Interval& whole = blocks[static_cast<std::size_t>(placeOf(row / blockRows, column))];
                ends.include(whole);
                row += blockRows;
            } else {
                widen(ends, toDouble(cells[placeOf(row, column)]));
                ++row;
            }
        }
    });
    constexpr double nothing = std::numeric_limits<double>::quiet_NaN();
    return ends.isNone() ? Interval{nothing, nothing} : ends;
}

double StoredTable::value(std::int64_t row, std::int64_t column) const {
    return visitCells(type_, cells_.get(),
                      [at = placeOf(row, column)](const auto* cells) { return toDouble(cells[at]); });
}

void StoredTable::pixelMeans(IndexRanges rowPixels, IndexRanges columnPixels, float* out) const {
    const std::vector<IndexRange> rowRuns = heldRuns(rowPixels, repeated_.rows);
    const std::vector<IndexRange> columnRuns = heldRuns(columnPixels, repeated_.columns);
    const std::vector<Group> groups = groupsOf(columnRuns);
    std::vector<double> sums;
    visitCells(type_, cells_.get(), [&](const auto* cells) {
        for (std::size_t y = 0; y < rowRuns.size(); ++y, out += columnRuns.size()) {
            if (y > 0 && rowRuns[y] == rowRuns[y - 1]) {
                std::copy_n(out - columnRuns.size(), columnRuns.size(), out);
                continue;
            }
            for (const Group& group : groups)
                groupMeans(cells, heldColumns_, rowRuns[y], group, columnRuns, sums, out);
        }
    });
}

template <class Number>
void StoredTable::fillAs(IndexRange rowRun, IndexRange columnRun, Number* out) const {
    visitCells(type_, cells_.get(), [&]<class Stored>(const Stored* cells) {
        for (std::int64_t row = rowRun.first; row < rowRun.end(); ++row, out += columnRun.count) {
            const Stored* const from = cells + placeOf(row, columnRun.first);
            if (repeated_.columns)
                std::fill_n(out, columnRun.count, static_cast<Number>(toDouble(*from)));
            else if constexpr (std::is_same_v<Stored, Number>)
                std::copy_n(from, columnRun.count, out);
            else
                for (std::int64_t column = 0; column < columnRun.count; ++column)
                    out[column] = static_cast<Number>(toDouble(from[column]));
        }
    });
}

void StoredTable::fill(IndexRange rowRun, IndexRange columnRun, double* out) const {
    fillAs(rowRun, columnRun, out);
}

void StoredTable::fill(IndexRange rowRun, IndexRange columnRun, float* out) const {
    fillAs(rowRun, columnRun, out);
}

}  // namespace posiscope
