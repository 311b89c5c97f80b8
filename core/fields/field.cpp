// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fields/field.h"

#include <algorithm>
#include <vector>

namespace posiscope {

void Field::pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const {
    std::vector<double> means(rowRuns.size() * columnRuns.size());
    exactMeans(rowRuns, columnRuns, means.data());
    std::transform(means.begin(), means.end(), out, [](double mean) { return static_cast<float>(mean); });
}

void Field::exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const {
    for (const IndexRange rowRun : rowRuns)
        for (const IndexRange columnRun : columnRuns) {
            long double sum = 0;
            for (std::int64_t row = rowRun.first; row < rowRun.end(); ++row)
                for (std::int64_t column = columnRun.first; column < columnRun.end(); ++column)
                    sum += static_cast<long double>(value(row, column));
            *out++ = static_cast<double>(sum / static_cast<long double>(rowRun.count * columnRun.count));
        }
}

double Field::exactMean(IndexRange rowRun, IndexRange columnRun) const {
    double mean = 0;
    exactMeans({&rowRun, 1}, {&columnRun, 1}, &mean);
    return mean;
}

void Field::fill(IndexRange rowRun, IndexRange columnRun, double* out) const {
    for (std::int64_t row = rowRun.first; row < rowRun.end(); ++row)
        for (std::int64_t column = columnRun.first; column < columnRun.end(); ++column)
            *out++ = value(row, column);
}

void Field::fill(IndexRange rowRun, IndexRange columnRun, float* out) const {
    if (rowRun.count == 0 || columnRun.count == 0) return;
    constexpr std::int64_t room = 65'536;  // cells
    const std::int64_t width = std::min(columnRun.count, room);
    const std::int64_t height = std::min(rowRun.count, room / width);
    std::vector<double> cells(static_cast<std::size_t>(width * height));
    for (std::int64_t row = 0; row < rowRun.count; row += height) {
        const IndexRange rows{rowRun.first + row, std::min(height, rowRun.count - row)};
        for (std::int64_t column = 0; column < columnRun.count; column += width) {
            const IndexRange columns{columnRun.first + column, std::min(width, columnRun.count - column)};
            fill(rows, columns, cells.data());
            for (std::int64_t n = 0; n < rows.count; ++n)
                std::transform(cells.begin() + n * columns.count, cells.begin() + (n + 1) * columns.count,
                               out + (row + n) * columnRun.count + column,
                               [](double cell) { return static_cast<float>(cell); });
        }
    }
}

double cellsIn(IndexRanges runs) {
    double cells = 0;
    for (const IndexRange& run : runs)
        cells += static_cast<double>(run.count);
    return cells;
}

}  // namespace posiscope
