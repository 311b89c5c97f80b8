#include "ui/plot/raster.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <limits>
#include <utility>

#include "core/math/simd/instructionset.h"
#include "core/math/simd/kernels.h"

namespace posiscope {

namespace {

std::array<QRgb, 1024> colourTable(const Colormap& map) {
    std::array<QRgb, 1024> table{};
    for (std::size_t n = 0; n < table.size(); ++n)
        table[n] = colourAt(map, static_cast<double>(n) / static_cast<double>(table.size() - 1));
    return table;
}

}  // namespace

QRgb colourAt(const Colormap& map, double share) {
    const double at = share * static_cast<double>(map.colours.size() - 1);
    const auto low = std::min(static_cast<std::size_t>(at), map.colours.size() - 2);
    const double part = at - static_cast<double>(low);
    const auto mix = [&](std::size_t channel) {
        return static_cast<int>(
            std::lround(map.colours[low][channel] * (1 - part) + map.colours[low + 1][channel] * part));
    };
    return qRgb(mix(0), mix(1), mix(2));
}

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
    RasterAxes axes(field, window);
    into.x = std::move(axes.x);
    into.y = std::move(axes.y);
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
std::vector<float> transpose(const std::vector<float>& from, std::size_t rows, std::size_t columns) {
    constexpr std::size_t block = 16;
    std::vector<float> to(from.size());
    for (std::size_t column = 0; column < columns; column += block)
        for (std::size_t row = 0; row < rows; ++row)
            for (std::size_t n = column; n < std::min(column + block, columns); ++n)
                to[n * rows + row] = from[row * columns + n];
    return to;
}

bool coversAll(const RasterAxis& axis) {
    return std::none_of(axis.index.begin(), axis.index.end(), [](int run) { return run < 0; });
}

}  // namespace

RasterAxes::RasterAxes(const Field& field, const RasterWindow& window)
    : x(window.left, window.right, window.pixels.width(), window.transposed ? field.rows() : field.columns()),
      y(window.top, window.bottom, window.pixels.height(),
        window.transposed ? field.columns() : field.rows()) {}

bool RasterAxes::coverAll() const {
    return coversAll(x) && coversAll(y) && !x.runs.empty() && !y.runs.empty();
}

bool isOpaque(const RasterMeans& raster) {
    return !raster.means.empty() && coversAll(raster.x) && coversAll(raster.y);
}

namespace {

void colourStrange(const float* means, std::size_t count, const RasterColours& colours, QRgb* to,
                   Strange& seen) {
    for (std::size_t n = 0; n < count; ++n) {
        if (std::isfinite(means[n])) continue;
        const bool nan = std::isnan(means[n]);
        to[n] = nan ? colours.notANumber : colours.infinite;
        (nan ? seen.notANumber : seen.infinite) = true;
    }
}

}  // namespace

MeansPainter::MeansPainter(const RasterAxis& x, const RasterAxis& y, bool finite,
                           const RasterColours& colours, QImage& into)
    : x_(x),
      y_(y),
      finite_(finite),
      colours_(colours),
      table_(colourTable(*colours.map)),
      bits_(into.bits()),
      bytesPerLine_(static_cast<std::size_t>(into.bytesPerLine())),
      covers_(coversAll(x)),
      colourOfRun_(x.runs.size()) {}

void MeansPainter::paint(const float* means, std::size_t count) {
    const std::size_t width = x_.runs.size();
    const std::size_t first = row_;
    row_ += count;
    for (; line_ < y_.index.size(); ++line_) {
        if (y_.index[line_] < 0) continue;
        const auto row = static_cast<std::size_t>(y_.index[line_]);
        if (row >= row_) return;
        uchar* const scan = bits_ + line_ * bytesPerLine_;
        if (line_ > 0 && y_.index[line_] == y_.index[line_ - 1])
            std::memcpy(scan, scan - bytesPerLine_, x_.index.size() * sizeof(QRgb));
        else
            paintLine(means + (row - first) * width, scan);
    }
}

void MeansPainter::paintLine(const float* means, uchar* scan) {
    auto* const out = reinterpret_cast<QRgb*>(scan);
    const std::size_t width = x_.runs.size();
    const bool everyPixel = covers_ && width == x_.index.size();
    QRgb* const to = everyPixel ? out : colourOfRun_.data();
    const float scale =
        static_cast<float>(static_cast<double>(table_.size() - 1) / (colours_.highest - colours_.lowest));
    kernels().colour(means, width, static_cast<float>(colours_.lowest), scale, table_.data(), table_.size(),
                     to);
    if (!finite_) colourStrange(means, width, colours_, to, strange_);
    if (everyPixel) return;
    if (covers_) {
        kernels().spread(to, x_.index.data(), x_.index.size(), out);
        return;
    }
    for (std::size_t x = 0; x < x_.index.size(); ++x)
        if (const int run = x_.index[x]; run >= 0) out[x] = to[static_cast<std::size_t>(run)];
}

Strange paintByRows(RowMeans& means, const RasterAxes& axes, bool finite, const RasterColours& colours,
                    QImage& into, std::vector<float>& room) {
    constexpr std::size_t strip = 32;  // rows, whose means stay in the second cache
    MeansPainter painter(axes.x, axes.y, finite, colours, into);
    room.resize(strip * axes.x.runs.size());
    for (std::size_t row = 0; row < axes.y.runs.size(); row += strip) {
        const std::size_t count = std::min(strip, axes.y.runs.size() - row);
        means.next(count, room.data());
        painter.paint(room.data(), count);
    }
    return painter.strange();
}

Strange paintMeans(const RasterMeans& raster, const RasterColours& wanted, QImage& into) {
    const bool opaque = isOpaque(raster);
    const auto format = opaque ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied;
    if (into.size() != raster.window.pixels || into.format() != format || !into.isDetached())
        into = QImage(raster.window.pixels, format);
    if (into.isNull()) return {};
    if (!opaque) into.fill(Qt::transparent);
    clearVectorRegisters();
    if (raster.means.empty()) return {};
    MeansPainter painter(raster.x, raster.y, raster.finite, wanted, into);
    if (!raster.window.transposed) {
        painter.paint(raster.means.data(), raster.y.runs.size());
    } else {
        // The numbers are turned, and painted as if they had always lain so.
        const std::vector<float> turned = transpose(raster.means, raster.x.runs.size(), raster.y.runs.size());
        painter.paint(turned.data(), raster.y.runs.size());
    }
    return painter.strange();
}

QImage paintMeans(const RasterMeans& means, const RasterColours& colours) {
    QImage image;
    paintMeans(means, colours, image);
    return image;
}

}  // namespace posiscope
