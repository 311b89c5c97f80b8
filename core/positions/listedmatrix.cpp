// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/positions/listedmatrix.h"

#include <algorithm>
#include <limits>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/positions/parts.h"

namespace posiscope {

namespace {

constexpr double masking = -std::numeric_limits<double>::infinity();

}  // namespace

ListedMatrix::ListedMatrix(std::shared_ptr<const Field> line, std::int64_t first, Positions positions,
                           bool causal)
    : line_(std::move(line)), first_(first), positions_(std::move(positions)), causal_(causal) {}

double ListedMatrix::value(std::int64_t row, std::int64_t column) const {
    if (masked({row, 1}, {column, 1})) return masking;
    return line_->value(positions_.at(row).numerator() - first_, positions_.at(column).numerator() - first_);
}

void ListedMatrix::fill(IndexRange rowRun, IndexRange columnRun, double* out) const {
    if (rowRun.count == 0 || columnRun.count == 0) return;
    const std::vector<RowPart> down = rowParts(positions_, rowRun, first_);
    const std::vector<RowPart> across = rowParts(positions_, columnRun, first_);
    const bool again = comeAgain();
    std::vector<double> block;
    const auto place = [](const RowPart& part, std::int64_t n) {
        if (part.line.count == 1) return std::int64_t{0};
        return part.descending ? part.line.count - 1 - n : n;
    };
    for (const RowPart& rows : down) {
        for (const RowPart& columns : across) {
            const Cells cells =
                again ? cellsOf(rows.line, columns.line) : computed(*line_, rows.line, columns.line, block);
            for (std::int64_t y = 0; y < rows.rows.count; ++y) {
                const double* const from = cells.first + place(rows, y) * cells.stride;
                double* const to = out + (rows.rows.first + y - rowRun.first) * columnRun.count +
                                   (columns.rows.first - columnRun.first);
                for (std::int64_t x = 0; x < columns.rows.count; ++x)
                    to[x] = from[place(columns, x)];
            }
        }
    }
    for (std::int64_t y = 0; causal_ && y < rowRun.count; ++y)
        for (std::int64_t x = std::max<std::int64_t>(0, rowRun.first + y + 1 - columnRun.first);
             x < columnRun.count; ++x)
            out[y * columnRun.count + x] = masking;
}

bool ListedMatrix::comeAgain() const {
    constexpr std::int64_t few = 512;
    const std::int64_t span = linesOfAll().count;
    return span <= few && span <= positions_.rows() && line_->finite();
}

const ListedMatrix::Line& ListedMatrix::lineOnce() const {
    std::call_once(lineOnce_, [this] {
        const IndexRange span = linesOfAll();
        const auto count = static_cast<std::size_t>(span.count), width = count + 1;
        std::vector<double>&cells = lineCells_.cells, &sums = lineCells_.sums;
        cells.resize(count * count);
        line_->fill(span, span, cells.data());
        sums.assign(width * width, 0.0);
        for (std::size_t y = 0; y < count; ++y) {
            double sum = 0;
            for (std::size_t x = 0; x < count; ++x) {
                sum += cells[y * count + x];
                sums[(y + 1) * width + x + 1] = sums[y * width + x + 1] + sum;
            }
        }
    });
    return lineCells_;
}

ListedMatrix::Cells ListedMatrix::cellsOf(IndexRange rows, IndexRange columns) const {
    const IndexRange span = linesOfAll();
    return {lineOnce().cells.data() + (rows.first - span.first) * span.count + columns.first - span.first,
            span.count};
}

ListedMatrix::Cells ListedMatrix::computed(const Field& line, IndexRange rows, IndexRange columns,
                                           std::vector<double>& room) {
    room.resize(static_cast<std::size_t>(rows.count * columns.count));
    line.fill(rows, columns, room.data());
    return {room.data(), columns.count};
}

/// Few positions that come again in many runs: of sums each mean is a difference.
std::vector<float> ListedMatrix::meansBySums(const LineShares& down, const LineShares& across) const {
    const IndexRange span = linesOfAll();
    const auto width = static_cast<std::size_t>(span.count) + 1;
    const std::vector<double>& sums = lineOnce().sums;
    std::vector<float> means;
    means.reserve(down.runs().size() * across.runs().size());
    for (const IndexRange& rows : down.runs()) {
        const double* const above = sums.data() + static_cast<std::size_t>(rows.first - span.first) * width;
        const double* const below = above + static_cast<std::size_t>(rows.count) * width;
        for (const IndexRange& columns : across.runs()) {
            const auto from = columns.first - span.first, to = columns.end() - span.first;
            means.push_back(static_cast<float>((below[to] - below[from] - above[to] + above[from]) /
                                               static_cast<double>(rows.count * columns.count)));
        }
    }
    return means;
}

IndexRange ListedMatrix::linesOfAll() const {
    const std::int64_t lowest = positions_.lowest().numerator();
    return {lowest - first_, positions_.highest().numerator() - lowest + 1};
}

/// Run by run, in the closed form of the line.
template <class Number>
std::vector<Number> ListedMatrix::meansByForm(const LineShares& down, const LineShares& across) const {
    const std::size_t runs = across.runs().size();
    std::vector<Number> means(down.runs().size() * runs);
    std::vector<Number> block;
    const auto part = [](const LineShares& side, IndexRange group) {
        return std::span(side.runs())
            .subspan(static_cast<std::size_t>(group.first), static_cast<std::size_t>(group.count));
    };
    for (const IndexRange rows : down.groups())
        for (const IndexRange columns : across.groups()) {
            const auto rowLines = part(down, rows), columnLines = part(across, columns);
            block.resize(rowLines.size() * columnLines.size());
            if constexpr (std::is_same_v<Number, float>)
                line_->pixelMeans(rowLines, columnLines, block.data());
            else
                line_->exactMeans(rowLines, columnLines, block.data());
            for (std::size_t y = 0; y < rowLines.size(); ++y)
                std::copy_n(block.data() + y * columnLines.size(), columnLines.size(),
                            means.data() + (static_cast<std::size_t>(rows.first) + y) * runs + columns.first);
        }
    return means;
}

template <class Number>
std::vector<Number> ListedMatrix::meansOf(const LineShares& down, const LineShares& across) const {
    if constexpr (std::is_same_v<Number, float>)
        if (comeAgain()) return meansBySums(down, across);
    return meansByForm<Number>(down, across);
}

template <class Number>
void ListedMatrix::meansOfRuns(IndexRanges rowRuns, IndexRanges columnRuns, const LineShares& down,
                               const LineShares& across, Number* out) const {
    const std::size_t width = columnRuns.size();
    const std::size_t runs = across.runs().size();
    const std::vector<Number> means = meansOf<Number>(down, across);
    // First the pixels of each run of rows, then those of each pixel.
    std::vector<Number> lines(down.runs().size() * width, Number{0});
    for (std::size_t y = 0; y < down.runs().size(); ++y)
        for (const LineShares::Use& column : across.uses())
            lines[y * width + column.pixel] +=
                static_cast<Number>(column.weight) * means[y * runs + column.run];
    std::fill_n(out, rowRuns.size() * width, Number{0});
    for (const LineShares::Use& row : down.uses()) {
        Number* const to = out + row.pixel * width;
        const Number* const from = lines.data() + row.run * width;
        for (std::size_t x = 0; x < width; ++x)
            to[x] += static_cast<Number>(row.weight) * from[x];
    }
    for (std::size_t y = 0; causal_ && y < rowRuns.size(); ++y)
        for (std::size_t x = 0; x < width; ++x)
            if (masked(rowRuns[y], columnRuns[x])) out[y * width + x] = static_cast<Number>(masking);
}

bool ListedMatrix::isOfRuns(IndexRanges rowRuns, IndexRanges columnRuns) const {
    return LineShares(positions_, first_, rowRuns).uses().size() *
               LineShares(positions_, first_, columnRuns).uses().size() <=
           mostPairs;
}

template <class Number>
void ListedMatrix::meansOfAll(IndexRanges rowRuns, IndexRanges columnRuns, Number* out) const {
    if (rowRuns.empty() || columnRuns.empty()) return;
    const LineShares down(positions_, first_, rowRuns);
    const LineShares across(positions_, first_, columnRuns);
    if (down.uses().size() * across.uses().size() <= mostPairs)
        meansOfRuns(rowRuns, columnRuns, down, across, out);
    else
        meansOfRuns(rowRuns, columnRuns, LineShares(positions_, first_, rowRuns, true),
                    LineShares(positions_, first_, columnRuns, true), out);
}

void ListedMatrix::pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const {
    meansOfAll(rowRuns, columnRuns, out);
}

void ListedMatrix::exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const {
    meansOfAll(rowRuns, columnRuns, out);
}

}  // namespace posiscope
