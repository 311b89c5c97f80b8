#include "ui/plot/raster.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <limits>

#include "core/simd/instructionset.h"
#include "core/simd/kernels.h"

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
    // Parts of about a tenth of a second, and not too many: some fields prepare for each what they could have
    // prepared once.
    constexpr double tenth = 1e8;
    constexpr double most = 64;
    const auto parts = static_cast<std::size_t>(std::clamp(field.work(rows, columns) / tenth, 1.0, most));
    const std::size_t part = std::max<std::size_t>(16, (rows.size() + parts - 1) / parts);
    for (std::size_t at = 0; at < rows.size(); at += part) {
        field.averages(rows.subspan(at, std::min(part, rows.size() - at)), columns,
                       out + at * columns.size());
        if (!pulse()) return false;
    }
    return true;
}

}  // namespace

float RasterMeans::largestMagnitude() const {
    float largest = 0;
    for (const float mean : means)
        if (std::isfinite(mean)) largest = std::max(largest, std::abs(mean));
    return largest;
}

float RasterMeans::smallest() const {
    if (!finite) {
        float least = std::numeric_limits<float>::infinity();
        for (const float mean : means)
            if (std::isfinite(mean)) least = std::min(least, mean);
        return std::isfinite(least) ? least : 0;
    }
    // Several at a time: a search for the place of the smallest number would have to look at each of them.
    constexpr std::size_t lanes = 32;
    float least[lanes];
    std::fill_n(least, lanes, means.empty() ? 0.0F : means.front());
    std::size_t n = 0;
    for (; n + lanes <= means.size(); n += lanes)
        for (std::size_t lane = 0; lane < lanes; ++lane)
            least[lane] = means[n + lane] < least[lane] ? means[n + lane] : least[lane];
    float smallest = *std::min_element(least, least + lanes);
    for (; n < means.size(); ++n)
        smallest = std::min(smallest, means[n]);
    return smallest;
}

void computeMeans(const Field& field, const RasterWindow& window, const Pulse& pulse, RasterMeans& into) {
    into.window = window;
    into.finite = field.finite();
    into.x = {window.left, window.right, window.pixels.width(),
              window.transposed ? field.rows() : field.columns()};
    into.y = {window.top, window.bottom, window.pixels.height(),
              window.transposed ? field.columns() : field.rows()};
    const RasterAxis& rows = window.transposed ? into.x : into.y;
    const RasterAxis& columns = window.transposed ? into.y : into.x;
    into.means.resize(rows.runs.size() * columns.runs.size());
    if (into.means.empty()) return;
    if (!pulse)
        field.averages(rows.runs, columns.runs, into.means.data());
    else if (!averagesInParts(field, rows.runs, columns.runs, into.means.data(), pulse))
        into.means.clear();
}

RasterMeans rasterMeans(const Field& field, const RasterWindow& window, const Pulse& pulse) {
    RasterMeans means;
    computeMeans(field, window, pulse, means);
    return means;
}

namespace {

/// The transpose, in blocks that stay in the first cache.
void turn(const std::vector<QRgb>& from, std::size_t rows, std::size_t columns, std::vector<QRgb>& to) {
    constexpr std::size_t block = 16;
    to.resize(from.size());
    for (std::size_t column = 0; column < columns; column += block)
        for (std::size_t row = 0; row < rows; ++row)
            for (std::size_t n = column; n < std::min(column + block, columns); ++n)
                to[n * rows + row] = from[row * columns + n];
}

bool coversAll(const RasterAxis& axis) {
    return std::none_of(axis.index.begin(), axis.index.end(), [](int run) { return run < 0; });
}

}  // namespace

bool isOpaque(const RasterMeans& raster) {
    return !raster.means.empty() && coversAll(raster.x) && coversAll(raster.y);
}

namespace {

void colourStrange(const float* means, std::size_t count, const RasterColours& colours, QRgb* to) {
    for (std::size_t n = 0; n < count; ++n)
        if (!std::isfinite(means[n])) to[n] = std::isnan(means[n]) ? colours.notANumber : colours.infinite;
}

}  // namespace

void paintMeans(const RasterMeans& raster, const RasterColours& wanted, QImage& into) {
    const bool opaque = isOpaque(raster);
    const auto format = opaque ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied;
    if (into.size() != raster.window.pixels || into.format() != format || !into.isDetached())
        into = QImage(raster.window.pixels, format);
    if (into.isNull()) return;
    if (!opaque) into.fill(Qt::transparent);
    clearVectorRegisters();
    if (raster.means.empty()) return;

    const auto table = colourTable(*wanted.map);
    const float scale =
        static_cast<float>(static_cast<double>(table.size() - 1) / (wanted.highest - wanted.lowest));
    const auto colour = [&](std::size_t from, std::size_t count, QRgb* to) {
        kernels().colour(raster.means.data() + from, count, static_cast<float>(wanted.lowest), scale,
                         table.data(), table.size(), to);
        if (!raster.finite) colourStrange(raster.means.data() + from, count, wanted, to);
    };
    const std::size_t width = raster.x.runs.size();
    const std::size_t height = raster.y.runs.size();
    std::vector<QRgb> turned;
    if (raster.window.transposed) {
        std::vector<QRgb> colours(raster.means.size());
        colour(0, colours.size(), colours.data());
        turn(colours, width, height, turned);
    }
    const bool everyPixel = opaque && width == static_cast<std::size_t>(into.width());
    std::vector<QRgb> line(width);
    const auto stride = static_cast<std::size_t>(into.bytesPerLine());
    const int pixelsAcross = into.width();
    for (int y = 0; y < into.height(); ++y) {
        const int row = raster.y.index[static_cast<std::size_t>(y)];
        if (row < 0) continue;
        uchar* const scan = into.scanLine(y);
        if (y > 0 && row == raster.y.index[static_cast<std::size_t>(y) - 1]) {
            std::memcpy(scan, scan - stride, stride);
            continue;
        }
        auto* const out = reinterpret_cast<QRgb*>(scan);
        QRgb* const to = everyPixel ? out : line.data();
        if (raster.window.transposed)
            std::copy_n(turned.begin() + static_cast<std::ptrdiff_t>(static_cast<std::size_t>(row) * width),
                        width, to);
        else
            colour(static_cast<std::size_t>(row) * width, width, to);
        if (everyPixel) continue;
        if (opaque) {
            kernels().spread(to, raster.x.index.data(), raster.x.index.size(), out);
            continue;
        }
        for (int x = 0; x < pixelsAcross; ++x)
            if (const int column = raster.x.index[static_cast<std::size_t>(x)]; column >= 0)
                out[x] = line[static_cast<std::size_t>(column)];
    }
}

QImage paintMeans(const RasterMeans& means, const RasterColours& colours) {
    QImage image;
    paintMeans(means, colours, image);
    return image;
}

}  // namespace posiscope
