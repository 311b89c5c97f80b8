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
    std::vector<double> block;
    for (const RowPart& rows : down)
        for (const RowPart& columns : across) {
            block.resize(static_cast<std::size_t>(rows.line.count * columns.line.count));
            line_->fill(rows.line, columns.line, block.data());
            const auto place = [](const RowPart& part, std::int64_t n) {
                if (part.line.count == 1) return std::int64_t{0};
                return part.descending ? part.line.count - 1 - n : n;
            };
            for (std::int64_t y = 0; y < rows.rows.count; ++y) {
                const double* const from = block.data() + place(rows, y) * columns.line.count;
                double* const to = out + (rows.rows.first + y - rowRun.first) * columnRun.count +
                                   (columns.rows.first - columnRun.first);
                for (std::int64_t x = 0; x < columns.rows.count; ++x)
                    to[x] = from[place(columns, x)];
            }
        }
    for (std::int64_t y = 0; causal_ && y < rowRun.count; ++y)
        for (std::int64_t x = std::max<std::int64_t>(0, rowRun.first + y + 1 - columnRun.first);
             x < columnRun.count; ++x)
            out[y * columnRun.count + x] = masking;
}

template <class Number>
void ListedMatrix::meansOfRuns(IndexRanges rowRuns, IndexRanges columnRuns, const LineShares& down,
                               const LineShares& across, Number* out) const {
    const std::size_t width = columnRuns.size();
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
    std::fill_n(out, rowRuns.size() * width, Number{0});
    for (const LineShares::Use& row : down.uses()) {
        Number* const to = out + row.pixel * width;
        const Number* const from = means.data() + row.run * runs;
        for (const LineShares::Use& column : across.uses())
            to[column.pixel] += static_cast<Number>(row.weight * column.weight) * from[column.run];
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
