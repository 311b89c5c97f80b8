// SPDX-License-Identifier: GPL-3.0-or-later
// Regular grids of pixels, and reference values.
#pragma once

#include <algorithm>
#include <cmath>
#include <span>
#include <string>
#include <vector>

#include "core/fields/field.h"
#include "tests/support/blockmean.h"
#include "tests/support/sample.h"

/// A part [from, to) of an axis in equal pixels; cell n covers [n − ½, n + ½).
struct PixelAxis {
    double from = 0;
    double to = 0;
    int pixels = 0;

    double cellsPerPixel() const { return (to - from) / pixels; }
    std::string text() const {
        return std::to_string(pixels) + " pixels of [" + std::to_string(from) + ", " + std::to_string(to) +
               ")";
    }

    /// The cells of each pixel. A pixel that is smaller than a cell has the cell that its middle lies in.
    /// Otherwise every cell belongs to one pixel: the one that the cell's upper end lies in, and the lower of
    /// two pixels where it lies on their common edge. Pixels outside have no cells.
    std::vector<posiscope::IndexRange> cellsOfPixels(std::int64_t cells) const {
        const auto edge = [&](long double pixel) {
            return from + (static_cast<long double>(to) - from) * pixel / pixels;
        };
        const auto beyond = [&](long double place) { return firstCellEndingBeyond(place, cells); };
        constexpr long double slack = 1e-9L;  // an end so near to an edge lies on it
        std::vector<posiscope::IndexRange> all;
        for (int pixel = 0; pixel < pixels; ++pixel) {
            if (to - from >= pixels) {
                const std::int64_t first = beyond(edge(pixel) + slack);
                all.push_back({first, beyond(edge(pixel + 1) + slack) - first});
                continue;
            }
            const long double middle = edge(pixel + 0.5L);
            const std::int64_t cell = beyond(middle);
            const bool inside = cell < cells && static_cast<long double>(cell) - 0.5L <= middle;
            all.push_back({cell, inside ? 1 : 0});
        }
        return all;
    }
    /// The same without what is empty or repeated.
    std::vector<posiscope::IndexRange> runs(std::int64_t cells) const {
        std::vector<posiscope::IndexRange> all;
        for (const posiscope::IndexRange run : cellsOfPixels(cells))
            if (run.count > 0 && (all.empty() || all.back() != run)) all.push_back(run);
        return all;
    }

 private:
    /// `cells` where there is none. By bisection.
    static std::int64_t firstCellEndingBeyond(long double place, std::int64_t cells) {
        std::int64_t first = 0;
        for (std::int64_t end = cells; first < end;) {
            const std::int64_t cell = first + (end - first) / 2;
            static_cast<long double>(cell) + 0.5L > place ? end = cell : first = cell + 1;
        }
        return first;
    }
};

/// All cells.
inline PixelAxis wholeAxis(std::int64_t cells, int pixels) {
    return {-0.5, static_cast<double>(cells) - 0.5, pixels};
}

/// A part around `middle`, which may reach beyond the ends of the axis.
inline PixelAxis axisAround(double middle, double cellsPerPixel, int pixels) {
    return {middle - cellsPerPixel * pixels / 2, middle + cellsPerPixel * pixels / 2, pixels};
}

/// A random part of the axis, from a quarter of a cell to a fraction of the axis for each pixel, sometimes
/// the whole axis.
inline PixelAxis randomAxis(Sample& sample, std::int64_t cells, int mostPixels) {
    const auto size = static_cast<double>(cells);
    const int pixels = static_cast<int>(sample.whole(1, mostPixels));
    if (sample.whole(0, 3) == 0) return wholeAxis(cells, pixels);
    double cellsPerPixel = std::exp2(sample.real(-2, std::max(-1.0, std::log2(size / 4))));
    if (cellsPerPixel > 1 && sample.flag()) cellsPerPixel = std::round(cellsPerPixel);
    return axisAround(sample.real(-0.02, 1.02) * size, cellsPerPixel, pixels);
}

/// A picture, drawn at once or, as the window does during long work, a few rows at a time.
inline std::vector<float> drawn(const posiscope::Field& field, const std::vector<posiscope::IndexRange>& rows,
                                const std::vector<posiscope::IndexRange>& columns, std::size_t rowsAtATime) {
    std::vector<float> pixels(rows.size() * columns.size());
    for (std::size_t y = 0; y < rows.size(); y += rowsAtATime)
        field.pixelMeans(std::span(rows).subspan(y, std::min(rowsAtATime, rows.size() - y)), columns,
                         pixels.data() + y * columns.size());
    return pixels;
}

/// Means of blocks from all cells of a small field, added up.
class CellSums {
 public:
    explicit CellSums(const posiscope::Field& field)
        : stride_(static_cast<std::size_t>(field.columns()) + 1),
          sums_((static_cast<std::size_t>(field.rows()) + 1) * stride_) {
        std::vector<double> line(stride_ - 1);
        for (std::int64_t row = 0; row < field.rows(); ++row) {
            field.fill({row, 1}, {0, field.columns()}, line.data());
            double sum = 0;
            for (std::size_t column = 0; column < line.size(); ++column) {
                sum += line[column];
                at(row + 1, static_cast<std::int64_t>(column) + 1) =
                    at(row, static_cast<std::int64_t>(column) + 1) + sum;
            }
        }
    }

    double mean(posiscope::IndexRange rows, posiscope::IndexRange columns) {
        return (at(rows.end(), columns.end()) - at(rows.first, columns.end()) -
                at(rows.end(), columns.first) + at(rows.first, columns.first)) /
               (static_cast<double>(rows.count) * static_cast<double>(columns.count));
    }

 private:
    double& at(std::int64_t row, std::int64_t column) {
        return sums_[static_cast<std::size_t>(row) * stride_ + static_cast<std::size_t>(column)];
    }

    std::size_t stride_;
    std::vector<double> sums_;  // of all cells above and to the left
};
