// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/raster.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <limits>
#include <utility>

#include "ui/plot/wideregisters.h"

namespace posiscope {

namespace {

using ColourTable = std::array<QRgb, 1024>;  // the colour of a value is never off by more than a step

ColourTable colourTable(const Colormap& map) {
    ColourTable table{};
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

std::vector<IndexRange> pixelRuns(double from, double to, int pixels, std::int64_t cells) {
    std::vector<IndexRange> runs;
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
    for (const IndexRange run : pixelRuns(from, to, pixels, cells)) {
        if (run.count == 0) {
            index.push_back(-1);
            continue;
        }
        if (runs.empty() || runs.back() != run) runs.push_back(run);
        index.push_back(static_cast<int>(runs.size()) - 1);
    }
}

namespace {

/// The averages of all blocks, or false when they were stopped.
bool averagesInParts(const Field& field, IndexRanges rows, IndexRanges columns, float* out,
                     const RasterParts& parts) {
    const auto count = static_cast<std::size_t>(parts.count);
    const std::size_t part = std::max<std::size_t>(16, (rows.size() + count - 1) / count);
    for (std::size_t at = 0; at < rows.size(); at += part) {
        if (parts.proceed && !parts.proceed(static_cast<double>(at) / static_cast<double>(rows.size())))
            return false;
        field.pixelMeans(rows.subspan(at, std::min(part, rows.size() - at)), columns,
                         out + at * columns.size());
    }
    return true;
}

}  // namespace

namespace {

/// The cell in the middle of every two runs of several cells.
RasterAxis coarse(RasterAxis fine) {
    if (std::ranges::all_of(fine.runs, [](const IndexRange& run) { return run.count == 1; })) return fine;
    RasterAxis axis;
    for (std::size_t n = 0; n < fine.runs.size(); n += 2) {
        const std::int64_t end = fine.runs[std::min(n + 1, fine.runs.size() - 1)].end();
        axis.runs.push_back({(fine.runs[n].first + end) / 2, 1});
    }
    axis.index = std::move(fine.index);
    for (int& run : axis.index)
        run = run < 0 ? run : run / 2;
    return axis;
}

RasterMeans meansOn(const Field& field, const RasterWindow& window, RasterAxes axes, const RasterParts& parts,
                    std::vector<float> memory) {
    RasterMeans made;
    made.means = std::move(memory);
    made.window = window;
    made.finite = field.finite();
    made.x = std::move(axes.x);
    made.y = std::move(axes.y);
    const RasterAxis& rows = window.transposed ? made.x : made.y;
    const RasterAxis& columns = window.transposed ? made.y : made.x;
    made.means.resize(rows.runs.size() * columns.runs.size());
    if (made.means.empty()) return made;
    if (!averagesInParts(field, rows.runs, columns.runs, made.means.data(), parts)) made.means.clear();
    return made;
}

}  // namespace

RasterMeans rasterMeans(const Field& field, const RasterWindow& window, const RasterParts& parts,
                        std::vector<float> memory) {
    return meansOn(field, window, RasterAxes(field, window), parts, std::move(memory));
}

RasterMeans coarseMeans(const Field& field, const RasterWindow& window) {
    RasterAxes axes(field, window);
    axes.x = coarse(std::move(axes.x));
    axes.y = coarse(std::move(axes.y));
    return meansOn(field, window, std::move(axes), {}, {});
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

namespace {

void colourNonFinite(const float* means, std::size_t count, const RasterColours& colours, QRgb* to,
                     NonFinite& seen) {
    for (std::size_t n = 0; n < count; ++n) {
        if (std::isfinite(means[n])) continue;
        const bool nan = std::isnan(means[n]);
        to[n] = nan ? colours.notANumber : colours.infinite;
        (nan ? seen.notANumber : means[n] < 0 ? seen.negative : seen.positive) = true;
    }
}

POSISCOPE_WIDE_REGISTERS void placesOf(const float* __restrict means, std::size_t count, float lowest,
                                       float scale, std::int32_t* __restrict places) {
    constexpr auto last = static_cast<float>(std::tuple_size_v<ColourTable> - 1);
    for (std::size_t n = 0; n < count; ++n) {
        float at = (means[n] - lowest) * scale + 0.5F;
        at = at > 0 ? at : 0;  // NaN as well
        at = at < last ? at : last;
        places[n] = static_cast<std::int32_t>(at);
    }
}

void spread(const QRgb* __restrict colours, const int* __restrict runs, std::size_t count,
            QRgb* __restrict out) {
    for (std::size_t x = 0; x < count; ++x)
        out[x] = colours[runs[x]];
}

/// Paints rows of means into the lines of an image that show them, from the top to the bottom.
class MeansPainter {
 public:
    MeansPainter(const RasterAxis& x, const RasterAxis& y, bool finite, const RasterColours& colours,
                 QImage& into)
        : x_(x),
          y_(y),
          finite_(finite),
          colours_(colours),
          table_(colourTable(*colours.map)),
          into_(into),
          colourOfRun_(x.runs.size()) {}

    NonFinite paint(const std::vector<float>& means) {
        const std::size_t width = x_.runs.size();
        const bool covers = coversAll(x_);
        const bool everyPixel = covers && width == x_.index.size();
        const auto bytesPerLine = static_cast<std::size_t>(into_.bytesPerLine());
        uchar* scan = into_.bits();
        for (std::size_t line = 0; line < y_.index.size(); ++line, scan += bytesPerLine) {
            const int row = y_.index[line];
            if (row < 0) continue;
            auto* const out = reinterpret_cast<QRgb*>(scan);
            if (line > 0 && row == y_.index[line - 1]) {
                std::memcpy(out, scan - bytesPerLine, x_.index.size() * sizeof(QRgb));
                continue;
            }
            QRgb* const colours = everyPixel ? out : colourOfRun_.data();
            colourRow(means.data() + static_cast<std::size_t>(row) * width, colours);
            if (everyPixel) continue;
            if (covers)
                spread(colours, x_.index.data(), x_.index.size(), out);
            else
                for (std::size_t x = 0; x < x_.index.size(); ++x)
                    if (const int run = x_.index[x]; run >= 0) out[x] = colours[run];
        }
        return nonFinite_;
    }

 private:
    void colourRow(const float* means, QRgb* out) {
        const std::size_t width = x_.runs.size();
        const double scale = static_cast<double>(table_.size() - 1) / (colours_.highest - colours_.lowest);
        places_.resize(width);
        placesOf(means, width, static_cast<float>(colours_.lowest), static_cast<float>(scale),
                 places_.data());
        spread(table_.data(), places_.data(), width, out);
        if (!finite_) colourNonFinite(means, width, colours_, out, nonFinite_);
    }

    const RasterAxis& x_;
    const RasterAxis& y_;
    bool finite_;
    RasterColours colours_;
    ColourTable table_;
    QImage& into_;
    std::vector<QRgb> colourOfRun_;     // of one row
    std::vector<std::int32_t> places_;  // in the table
    NonFinite nonFinite_;
};

bool isOpaque(const RasterMeans& raster) {
    return !raster.means.empty() && coversAll(raster.x) && coversAll(raster.y);
}

}  // namespace

QString NonFinite::infinity() const {
    if (negative && positive) return QStringLiteral("±∞");
    return negative ? QStringLiteral("−∞") : positive ? QStringLiteral("+∞") : QString();
}

NonFinite& NonFinite::operator|=(const NonFinite& other) {
    notANumber |= other.notANumber;
    negative |= other.negative;
    positive |= other.positive;
    return *this;
}

NonFinite paintMeans(const RasterMeans& raster, const RasterColours& wanted, QImage& into) {
    const bool opaque = isOpaque(raster);
    const auto format = opaque ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied;
    if (into.size() != raster.window.pixels || into.format() != format || !into.isDetached())
        into = QImage(raster.window.pixels, format);
    if (into.isNull()) return {};
    if (!opaque) into.fill(Qt::transparent);
    if (raster.means.empty()) return {};
    MeansPainter painter(raster.x, raster.y, raster.finite, wanted, into);
    if (!raster.window.transposed) return painter.paint(raster.means);
    // The numbers are turned, and painted as if they had always lain so.
    return painter.paint(transpose(raster.means, raster.x.runs.size(), raster.y.runs.size()));
}

QImage paintMeans(const RasterMeans& means, const RasterColours& colours) {
    QImage image;
    paintMeans(means, colours, image);
    return image;
}

}  // namespace posiscope
