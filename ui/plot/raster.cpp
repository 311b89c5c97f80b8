#include "ui/plot/raster.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace posiscope {

namespace {

/// 1,024 entries, so that the colour of a value is never off by more than the map's own steps.
std::array<QRgb, 1024> colourTable(const Colormap& map) {
    std::array<QRgb, 1024> table{};
    for (std::size_t n = 0; n < table.size(); ++n) {
        const double at =
            static_cast<double>(n * (map.colours.size() - 1)) / static_cast<double>(table.size() - 1);
        const auto low = std::min(static_cast<std::size_t>(at), map.colours.size() - 2);
        const double part = at - static_cast<double>(low);
        const auto mix = [&](std::size_t channel) {
            return static_cast<int>(
                std::lround(map.colours[low][channel] * (1 - part) + map.colours[low + 1][channel] * part));
        };
        table[n] = qRgb(mix(0), mix(1), mix(2));
    }
    return table;
}

}  // namespace

std::vector<Run> pixelRuns(double from, double to, int pixels, std::int64_t cells) {
    std::vector<Run> runs;
    if (pixels <= 0) return runs;  // a pane that is narrower than its margins
    runs.reserve(static_cast<std::size_t>(pixels));
    // A bit of slack in the rounding, so that a pixel edge that falls on a cell edge does so in spite of
    // rounding errors.
    constexpr double slack = 1e-9;
    const auto edge = [&](int pixel) {
        return static_cast<std::int64_t>(std::floor(from + (to - from) * pixel / pixels + 0.5 + slack));
    };
    const double cellsPerPixel = (to - from) / pixels;
    for (int pixel = 0; pixel < pixels; ++pixel) {
        std::int64_t first = edge(pixel);
        std::int64_t end = edge(pixel + 1);
        if (cellsPerPixel < 1) {
            first = static_cast<std::int64_t>(std::floor(from + (to - from) * (pixel + 0.5) / pixels + 0.5));
            end = first + 1;
        }
        first = std::clamp<std::int64_t>(first, 0, cells);
        end = std::clamp<std::int64_t>(end, 0, cells);
        runs.push_back({first, end - first});
    }
    return runs;
}

RasterAxis::RasterAxis(double from, double to, int pixels, std::int64_t cells) {
    for (const Run run : pixelRuns(from, to, pixels, cells)) {
        if (run.count == 0) {
            index.push_back(-1);
            continue;
        }
        if (runs.empty() || runs.back() != run) runs.push_back(run);
        index.push_back(static_cast<int>(runs.size()) - 1);
    }
}

namespace {

/// The averages of all blocks, or false when the pulse stopped them.
bool averagesInParts(const Field& field, std::span<const Run> rows, std::span<const Run> columns, float* out,
                     const Pulse& pulse) {
    constexpr std::size_t part = 64;
    for (std::size_t at = 0; at < rows.size(); at += part) {
        field.averages(rows.subspan(at, std::min(part, rows.size() - at)), columns,
                       out + at * columns.size());
        if (!pulse()) return false;
    }
    return true;
}

}  // namespace

RasterMeans rasterMeans(const Field& field, const RasterWindow& window, const Pulse& pulse) {
    RasterMeans raster{window,
                       {window.left, window.right, window.pixels.width(),
                        window.transposed ? field.rows() : field.columns()},
                       {window.top, window.bottom, window.pixels.height(),
                        window.transposed ? field.columns() : field.rows()},
                       {}};
    if (raster.x.runs.empty() || raster.y.runs.empty()) return raster;
    const RasterAxis& rows = window.transposed ? raster.x : raster.y;
    const RasterAxis& columns = window.transposed ? raster.y : raster.x;
    raster.means.resize(rows.runs.size() * columns.runs.size());
    if (!pulse) {
        field.averages(rows.runs, columns.runs, raster.means.data());
    } else if (!averagesInParts(field, rows.runs, columns.runs, raster.means.data(), pulse)) {
        raster.means.clear();
        return raster;
    }
    const auto [smallest, largest] = std::minmax_element(raster.means.begin(), raster.means.end());
    raster.smallest = *smallest;
    raster.largest = *largest;
    return raster;
}

QImage paintMeans(const RasterMeans& raster, const RasterColours& wanted) {
    QImage image(raster.window.pixels, QImage::Format_ARGB32_Premultiplied);
    if (image.isNull()) return image;
    image.fill(Qt::transparent);
    if (raster.means.empty()) return image;

    const auto table = colourTable(*wanted.map);
    const float scale =
        static_cast<float>(static_cast<double>(table.size() - 1) / (wanted.highest - wanted.lowest));
    const auto lowest = static_cast<float>(wanted.lowest);
    std::vector<QRgb> colours(raster.means.size());
    std::transform(raster.means.begin(), raster.means.end(), colours.begin(), [&](float mean) {
        const float at =
            std::clamp((mean - lowest) * scale + 0.5F, 0.0F, static_cast<float>(table.size() - 1));
        return table[static_cast<std::size_t>(at)];
    });

    const bool transposed = raster.window.transposed;
    const std::size_t width = transposed ? raster.y.runs.size() : raster.x.runs.size();
    const std::size_t rowStride = transposed ? 1 : width;
    const std::size_t columnStride = transposed ? width : 1;
    for (int line = 0; line < image.height(); ++line) {
        const int row = raster.y.index[static_cast<std::size_t>(line)];
        if (row < 0) continue;
        auto* const out = reinterpret_cast<QRgb*>(image.scanLine(line));
        const QRgb* const from = colours.data() + static_cast<std::size_t>(row) * rowStride;
        for (int pixel = 0; pixel < image.width(); ++pixel) {
            const int column = raster.x.index[static_cast<std::size_t>(pixel)];
            if (column >= 0) out[pixel] = from[static_cast<std::size_t>(column) * columnStride];
        }
    }
    return image;
}

}  // namespace posiscope
