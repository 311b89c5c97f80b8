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

    /// The cells of each pixel, divided as in the program's pictures. If pixels are smaller than cells, a
    /// pixel has the cell that contains its middle, each cell once; otherwise it has the cells whose middles
    /// are in it. A pixel at a border has the remaining cells.
    std::vector<posiscope::IndexRange> runs(std::int64_t cells) const {
        constexpr double slack = 1e-9;
        const auto cellAt = [&](double pixel) {
            return static_cast<std::int64_t>(std::floor(from + (to - from) * pixel / pixels + 0.5 + slack));
        };
        std::vector<posiscope::IndexRange> all;
        for (int pixel = 0; pixel < pixels; ++pixel) {
            std::int64_t first = cellAt(pixel);
            std::int64_t end = cellAt(pixel + 1);
            if (cellsPerPixel() < 1) end = (first = cellAt(pixel + 0.5)) + 1;
            first = std::clamp<std::int64_t>(first, 0, cells);
            end = std::clamp<std::int64_t>(end, 0, cells);
            const posiscope::IndexRange run{first, end - first};
            if (run.count > 0 && (all.empty() || all.back() != run)) all.push_back(run);
        }
        return all;
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
