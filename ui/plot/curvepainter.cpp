// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/curvepainter.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "ui/plot/dashes.h"
#include "ui/plot/wideregisters.h"

namespace posiscope {

namespace {

/// The parts of a line between points without a finite height.
std::vector<QPolygonF> finiteParts(const QPolygonF& points) {
    const auto isFinite = [](const QPointF& point) { return std::isfinite(point.y()); };
    if (points.size() > 1 && std::all_of(points.begin(), points.end(), isFinite)) return {points};
    std::vector<QPolygonF> parts(1);
    for (const QPointF& point : points) {
        if (isFinite(point))
            parts.back() << point;
        else if (!parts.back().isEmpty())
            parts.emplace_back();
    }
    std::erase_if(parts, [](const QPolygonF& part) { return part.size() < 2; });
    return parts;
}

/// std::hypot() guards against overflow, and takes 1 % of a frame of waves.
double lengthOf(QPointF way) {
    return std::sqrt(QPointF::dotProduct(way, way));
}

/// The line without the points that are within `tolerance` of the straight line between those that are kept:
/// edges of bands and slow waves become few long segments. A line that goes up or back in x keeps its points.
QPolygonF thinned(const QPolygonF& line, double tolerance) {
    constexpr double any = std::numeric_limits<double>::infinity();
    QPolygonF kept{line.front()};
    double lowest = -any, highest = any;  // slopes from the last point that was kept
    for (qsizetype n = 1; n < line.size(); ++n) {
        QPointF way = line[n] - kept.back();
        if (n > 1 && !(way.x() > 0 && way.y() >= lowest * way.x() && way.y() <= highest * way.x())) {
            kept << line[n - 1];
            way = line[n] - kept.back();
            lowest = -any, highest = any;
        }
        if (way.x() <= 0) {  // a step: no straight line passes this point by
            lowest = any, highest = -any;
            continue;
        }
        const double room = tolerance * lengthOf(way) / way.x();
        lowest = std::max(lowest, (way.y() - room) / way.x());
        highest = std::min(highest, (way.y() + room) / way.x());
    }
    if (line.size() > 1) kept << line.back();
    return kept;
}

constexpr double unseen = 1.0 / 32;  // of a pixel

/// A straight part of a stroke. Across it a pixel is as wide as its shadow on the stroke's normal: the share
/// of that shadow inside the stroke is the share of the pixel that the stroke covers.
struct Segment {
    QPointF from, to;
    float radius;          ///< of the stroke
    float half = 0.5F;     ///< half the width of a pixel's shadow
    double steepness = 1;  ///< the sine of its angle

    Segment(QPointF a, QPointF b, double strokeRadius)
        : from(a), to(b), radius(static_cast<float>(strokeRadius)) {
        const QPointF way = b - a;
        const double length = lengthOf(way);
        if (length <= 0) return;
        half = static_cast<float>((std::abs(way.x()) + std::abs(way.y())) / length / 2);
        steepness = std::abs(way.y()) / length;
    }
    double reach() const { return static_cast<double>(radius + half); }
    /// How far in x its pixels lie beyond an end: all around the end of a stroke, and where the stroke goes
    /// on those that are beside the segment, as the next one has the others.
    double reachBeyond(bool ends) const { return ends ? reach() : reach() * steepness; }
};

/// Rows that are covered at once, in vector registers: a single row takes as long as four. Every column of
/// the coverage has as many rows to spare.
constexpr int rowsTogether = 16;

/// column[y] becomes the larger of itself and what the segment covers of the pixel around (x, y + ½), out of
/// 255.
POSISCOPE_WIDE_REGISTERS void coverColumn(std::uint8_t* column, float x, int first, int end,
                                          const Segment& segment) {
    const auto ex = static_cast<float>(segment.to.x() - segment.from.x());
    const auto ey = static_cast<float>(segment.to.y() - segment.from.y());
    const float length = ex * ex + ey * ey;
    const float inverse = length > 0 ? 1 / length : 0;
    const float dx = x - static_cast<float>(segment.from.x());
    const auto top = static_cast<float>(segment.from.y() - 0.5);
    const float radius = segment.radius;
    const float half = segment.half;
    const float scale = 255 / (2 * half);
    const int rows = (end - first + rowsTogether - 1) / rowsTogether * rowsTogether;
    for (int y = first; y < first + rows; ++y) {
        const float dy = static_cast<float>(y) - top;
        float t = (dx * ex + dy * ey) * inverse;
        t = t > 0 ? t : 0;
        t = t < 1 ? t : 1;
        const float px = dx - t * ex;
        const float py = dy - t * ey;
        const float away = std::sqrt(px * px + py * py);
        const float from = away - half > -radius ? away - half : -radius;
        const float to = away + half < radius ? away + half : radius;
        const float share = to > from ? (to - from) * scale : 0;
        // From 0 to 255; a call of lround() would not be vector code.
        // NOLINTNEXTLINE(bugprone-incorrect-roundings)
        const auto value = static_cast<std::uint8_t>(static_cast<int>(share + 0.5F));
        column[y] = column[y] > value ? column[y] : value;
    }
}

}  // namespace

CurvePainter::CurvePainter(QCPPainter& painter, const QRect& area)
    : painter_(painter),
      area_(area),
      vectors_(Canvas(painter).isVector()),
      size_(Canvas(painter).columns(area), Canvas(painter).imageSize(area).height()),
      scale_(static_cast<double>(size_.width()) / std::max(1, area.width())),
      scaleDown_(static_cast<double>(size_.height()) / std::max(1, area.height())) {
    if (vectors_) return;
    columns_.emplace(size_);
    coverage_.resize(static_cast<std::size_t>(size_.width()) *
                     static_cast<std::size_t>(size_.height() + rowsTogether));
    reached_.resize(static_cast<std::size_t>(size_.width()));
    firstReached_ = size_.width();
}

void CurvePainter::stroke(const QPolygonF& points, double width, const QColor& colour, Dash dash) {
    for (const QPolygonF& part : finiteParts(points)) {
        if (dash == Dash::none) {
            strokes_.push_back({part, width, colour});
            continue;
        }
        for (const QPolygonF& piece : dashesOf(part, lengthsOf(dash)))
            strokes_.push_back({piece, width, colour});
    }
}

void CurvePainter::dot(QPointF centre, double radius, const QColor& colour) {
    strokes_.push_back({QPolygonF{centre}, 2 * radius, colour});
}

void CurvePainter::band(int first, std::span<const float> tops, std::span<const float> bottoms,
                        const QColor& colour, Dash dash) {
    if (tops.empty()) return;
    if (dash != Dash::none) {
        dashedBand(first, tops, bottoms, colour, lengthsOf(dash));
        return;
    }
    if (vectors_) {
        bandPath(first, tops, bottoms, colour);
        return;
    }
    std::vector<double> from;
    std::vector<double> to;
    from.reserve(tops.size());
    to.reserve(tops.size());
    for (std::size_t n = 0; n < tops.size(); ++n) {
        const double top = (static_cast<double>(tops[n]) - area_.top()) * scaleDown_;
        const double bottom = (static_cast<double>(bottoms[n]) - area_.top()) * scaleDown_;
        const double middle = (top + bottom) / 2;
        from.push_back(std::clamp<double>(std::min(top, middle - 0.5), 0, size_.height()));
        to.push_back(std::clamp<double>(std::max(bottom, middle + 0.5), 0, size_.height()));
    }
    // The rows that all columns cover at once.
    const int inner = static_cast<int>(std::ceil(*std::max_element(from.begin(), from.end())));
    const int innerEnd = static_cast<int>(std::floor(*std::min_element(to.begin(), to.end())));
    const bool common = innerEnd > inner;
    const QRgb rgba = colour.rgba();
    if (common) columns_->fill(QRect(first, inner, static_cast<int>(tops.size()), innerEnd - inner), colour);
    for (std::size_t n = 0; n < from.size(); ++n) {
        const int column = first + static_cast<int>(n);
        if (column < 0 || column >= size_.width()) continue;
        fill(column, from[n], common ? inner : to[n], rgba);
        if (common) fill(column, innerEnd, to[n], rgba);
    }
}

void CurvePainter::dashedBand(int first, std::span<const float> tops, std::span<const float> bottoms,
                              const QColor& colour, DashLengths lengths) {
    QColor pale = colour;
    pale.setAlphaF(colour.alphaF() * gapOpacity);
    std::vector<float> from = valleysOf(tops, scale_, -1, lengths),
                       to = valleysOf(bottoms, scale_, 1, lengths);
    for (std::size_t n = 0; n < tops.size(); ++n)
        if (from[n] >= to[n]) from[n] = to[n] = bottoms[n];  // a thin band that goes up and down
    for (const auto& [begin, end, gap] : bandPieces(tops, bottoms, first, scale_, lengths)) {
        const auto part = [&, begin = begin, end = end](std::span<const float> edge) {
            return edge.subspan(begin, end - begin);
        };
        const int column = first + static_cast<int>(begin);
        if (!gap) {
            band(column, part(tops), part(bottoms), colour);
            continue;
        }
        highBand(column, part(from), part(to), pale);
        highBand(column, part(tops), part(from), colour);
        highBand(column, part(to), part(bottoms), colour);
    }
}

/// The columns in which a band has a height.
void CurvePainter::highBand(int first, std::span<const float> tops, std::span<const float> bottoms,
                            const QColor& colour) {
    for (std::size_t begin = 0; begin < tops.size();) {
        std::size_t end = begin;
        while (end < tops.size() && (bottoms[end] - tops[end]) * static_cast<float>(scaleDown_) >= 1)
            ++end;
        if (end > begin)
            band(first + static_cast<int>(begin), tops.subspan(begin, end - begin),
                 bottoms.subspan(begin, end - begin), colour);
        begin = std::max(end, begin + 1);
    }
}

std::uint8_t* CurvePainter::coverageOf(int column) {
    return coverage_.data() + static_cast<std::ptrdiff_t>(column) * (size_.height() + rowsTogether);
}

void CurvePainter::fill(int column, double from, double to, QRgb colour) {
    if (to <= from) return;
    const int first = static_cast<int>(from);
    const int end = static_cast<int>(std::ceil(to));
    std::uint8_t* const covered = coverageOf(column);
    const auto share = [&](int row) {
        return static_cast<std::uint8_t>(
            std::lround(255 * (std::min<double>(to, row + 1) - std::max<double>(from, row))));
    };
    std::fill(covered + first, covered + end, std::uint8_t{255});
    covered[first] = share(first);
    covered[end - 1] = share(end - 1);
    lay(column, {first, end}, colour);
}

/// Lays the colour on the covered pixels of a column, and clears their coverage.
void CurvePainter::lay(int column, Reach rows, QRgb colour) {
    std::uint8_t* const covered = coverageOf(column) + rows.from;
    const int count = rows.to - rows.from;
    if (const int alpha = qAlpha(colour); alpha < 255)
        for (int n = 0; n < count; ++n)
            covered[n] = static_cast<std::uint8_t>((covered[n] * alpha + 127) / 255);
    columns_->lay(column, rows.from, {covered, static_cast<std::size_t>(count)}, colour);
    std::fill(covered, covered + count, std::uint8_t{0});
}

void CurvePainter::bandPath(int first, std::span<const float> tops, std::span<const float> bottoms,
                            const QColor& colour) {
    QPolygonF outline;
    const auto add = [&](std::size_t n, float y) {
        const int column = first + static_cast<int>(n);
        outline << QPointF(left(column), static_cast<double>(y))
                << QPointF(left(column + 1), static_cast<double>(y));
    };
    for (std::size_t n = 0; n < tops.size(); ++n)
        add(n, tops[n]);
    for (std::size_t n = tops.size(); n-- > 0;) {
        const int column = first + static_cast<int>(n);
        const auto y =
            static_cast<double>(std::max(bottoms[n], tops[n] + static_cast<float>(1 / scaleDown_)));
        outline << QPointF(left(column + 1), y) << QPointF(left(column), y);
    }
    painter_.setAntialiasing(true);
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(colour);
    painter_.drawPolygon(outline);
}

void CurvePainter::strokePath(const Stroke& stroke) {
    painter_.setAntialiasing(true);
    if (stroke.points.size() == 1) {
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(stroke.colour);
        painter_.drawEllipse(stroke.points.front(), stroke.width / 2, stroke.width / 2);
        return;
    }
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(QPen(stroke.colour, stroke.width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter_.drawPolyline(thinned(stroke.points, unseen / scale_));
}

/// The pixels near the line between two places of the image, where the stroke begins and ends or not.
void CurvePainter::cover(QPointF from, QPointF to, double radius, bool begins, bool ends) {
    if (from.x() > to.x()) {
        std::swap(from, to);
        std::swap(begins, ends);
    }
    const Segment segment(from, to, radius);
    const double reach = segment.reach();
    // Casts cut towards 0: negative places are clamped before.
    const double width = size_.width();
    const double height = size_.height();
    const int first =
        static_cast<int>(std::ceil(std::clamp(from.x() - segment.reachBeyond(begins) - 0.5, 0.0, width)));
    const int end = static_cast<int>(std::clamp(to.x() + segment.reachBeyond(ends) + 0.5, 0.0, width));
    if (first >= end) return;
    firstReached_ = std::min(firstReached_, first);
    endReached_ = std::max(endReached_, end);
    const bool upright = to.x() - from.x() < 1e-9;
    const double slope = upright ? 0 : (to.y() - from.y()) / (to.x() - from.x());
    for (int column = first; column < end; ++column) {
        // The part of the line that this column is near.
        const double before = std::clamp(column + 0.5 - reach - from.x(), 0.0, to.x() - from.x());
        const double after = std::clamp(column + 0.5 + reach - from.x(), 0.0, to.x() - from.x());
        double top = from.y() + slope * before;
        double bottom = upright ? to.y() : from.y() + slope * after;
        if (top > bottom) std::swap(top, bottom);
        const int begin = static_cast<int>(std::ceil(std::clamp(top - reach - 0.5, 0.0, height)));
        const int stop = static_cast<int>(std::clamp(bottom + reach + 0.5, 0.0, height));
        if (begin >= stop) continue;
        coverColumn(coverageOf(column), static_cast<float>(column) + 0.5F, begin, stop, segment);
        Reach& reached = reached_[static_cast<std::size_t>(column)];
        reached = reached.from == reached.to
                      ? Reach{begin, stop}
                      : Reach{std::min(reached.from, begin), std::max(reached.to, stop)};
    }
}

void CurvePainter::rasterise(const Stroke& stroke) {
    const auto onImage = [&](QPointF point) {
        return QPointF((point.x() - area_.left()) * scale_, (point.y() - area_.top()) * scaleDown_);
    };
    const double radius = std::max(1.0, stroke.width * scale_) / 2;
    const QPolygonF points = thinned(stroke.points, unseen / scale_);
    for (qsizetype n = points.size() == 1 ? 0 : 1; n < points.size(); ++n)
        cover(onImage(points[std::max<qsizetype>(n, 1) - 1]), onImage(points[n]), radius, n <= 1,
              n == points.size() - 1);
    const QRgb colour = stroke.colour.rgba();
    for (int column = firstReached_; column < endReached_; ++column)
        lay(column, std::exchange(reached_[static_cast<std::size_t>(column)], {}), colour);
    firstReached_ = size_.width();
    endReached_ = 0;
}

void CurvePainter::paint() {
    if (vectors_) {
        for (const Stroke& stroke : strokes_)
            strokePath(stroke);
        return;
    }
    for (const Stroke& stroke : strokes_)
        rasterise(stroke);
    drawOnPixels(painter_, area_, columns_->image());
}

}  // namespace posiscope
