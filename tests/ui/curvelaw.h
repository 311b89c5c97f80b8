// SPDX-License-Identifier: GPL-3.0-or-later
// Curves as they truly are, and how far what is drawn is from them.
#pragma once

#include <qcustomplot.h>

#include <QImage>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace posiscope {

/// The place of an axis rect in logical pixels, and what its axes show.
struct CurvePlace {
    QRectF rect;
    QCPRange across, upright;
    bool decadesAcross = false, decadesUpright = false;
    double pixel = 1;  ///< a logical one

    /// Decades have no 0: what is below them is at their lower end.
    static double share(double value, const QCPRange& range, bool decades) {
        if (decades)
            return std::log(std::max(value, range.lower) / range.lower) / std::log(range.upper / range.lower);
        return (value - range.lower) / range.size();
    }
    /// As the ticks are placed: QCustomPlot's upright axes begin a logical pixel above the end of the rect.
    QPointF at(QPointF place) const {
        return {rect.left() + share(place.x(), across, decadesAcross) * rect.width(),
                rect.bottom() - pixel - share(place.y(), upright, decadesUpright) * rect.height()};
    }
    QPolygonF at(const QPolygonF& line) const {
        QPolygonF all;
        for (const QPointF& each : line)
            all << at(each);
        return all;
    }
    /// The same plot on another device.
    CurvePlace in(const QRectF& other) const {
        CurvePlace place = *this;
        place.pixel *= other.height() / rect.height();
        place.rect = other;
        return place;
    }
};

/// Of rect `n` as it is laid out.
inline CurvePlace placeOf(const QCustomPlot& plot, int n) {
    const QCPAxisRect* const rect = plot.axisRect(n);
    const QCPAxis* const across = rect->axis(QCPAxis::atBottom);
    const QCPAxis* const upright = rect->axis(QCPAxis::atLeft);
    return {rect->rect(), across->range(), upright->range(), across->scaleType() == QCPAxis::stLogarithmic,
            upright->scaleType() == QCPAxis::stLogarithmic};
}

/// The device pixels of a logical rectangle, its edges rounded.
inline QRect onDevice(const QRectF& rect, double ratio) {
    const auto edge = [ratio](double at) { return static_cast<int>(std::floor(at * ratio + 0.5)); };
    return {QPoint(edge(rect.left()), edge(rect.top())),
            QPoint(edge(rect.right()) - 1, edge(rect.bottom()) - 1)};
}

/// What a pen of this width covers of each pixel, of 255: drawn by QPainter eight times as large.
inline QImage covered(const std::vector<QPolygonF>& lines, QSize size, double width) {
    constexpr int finer = 8;
    QImage large(size * finer, QImage::Format_Grayscale8);
    large.fill(0);
    QPainter painter(&large);
    painter.scale(finer, finer);
    painter.setPen(QPen(Qt::white, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    constexpr qsizetype together = 64;  // long strokes take QPainter long
    for (const QPolygonF& line : lines)
        for (qsizetype n = 0; n + 1 < line.size(); n += together)
            painter.drawPolyline(line.mid(n, together + 1));
    painter.end();
    QImage image(size, QImage::Format_Grayscale8);
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x) {
            int sum = 0;
            for (int row = 0; row < finer; ++row) {
                const uchar* const at = large.constScanLine(y * finer + row) + x * finer;
                for (int column = 0; column < finer; ++column)
                    sum += at[column];
            }
            image.scanLine(y)[x] = static_cast<uchar>(sum / (finer * finer));
        }
    return image;
}

/// The parts of a line between its turning points and the corners of its steps, dealt out so that no two of a
/// set are neighbours: every second one, and every sixth one of steps, which are narrow.
inline std::vector<std::vector<QPolygonF>> runsOf(const QPolygonF& line) {
    const bool steps = std::adjacent_find(line.begin(), line.end(),
                                          [](QPointF a, QPointF b) { return a.x() == b.x(); }) != line.end();
    std::vector<std::vector<QPolygonF>> sets(steps ? 6 : 2);
    std::size_t run = 0;
    bool wasUpright = false;
    double before = 0;
    for (qsizetype n = 1; n < line.size(); ++n) {
        const QPointF way = line[n] - line[n - 1];
        const bool isUpright = way.x() == 0;
        if (n == 1 || way.y() * before < 0 || isUpright != wasUpright)
            sets[++run % sets.size()].push_back({line[n - 1]});
        if (way.y() != 0) before = way.y();
        wasUpright = isUpright;
        sets[run % sets.size()].back() << line[n];
    }
    return sets;
}

/// The largest share of a pixel by which a black curve on white covers more than the true curve `away` wider,
/// or less than any run of the true curve as much narrower: one that is nowhere further than `away` from the
/// true curve has no more than what rasterisers differ by.
struct Excess {
    double share = 0;
    QPoint at;
};
inline Excess beyond(const QImage& drawn, const QPolygonF& line, double width, double away) {
    const QImage wide = covered({line}, drawn.size(), width + 2 * away);
    std::vector<QImage> narrow;
    for (const std::vector<QPolygonF>& runs : runsOf(line))
        narrow.push_back(covered(runs, drawn.size(), width - 2 * away));
    Excess worst;
    for (int y = 0; y < drawn.height(); ++y)
        for (int x = 0; x < drawn.width(); ++x) {
            const int own = 255 - qGray(drawn.pixel(x, y));
            const int most = wide.constScanLine(y)[x];
            int least = 0;
            for (const QImage& each : narrow)
                least = std::max<int>(least, each.constScanLine(y)[x]);
            const double share = std::max(own - most, least - own) / 255.0;
            if (share > worst.share) worst = {share, {x, y}};
        }
    return worst;
}

inline double distanceTo(QPointF from, QPointF to, QPointF point) {
    const QPointF way = to - from;
    const double length = QPointF::dotProduct(way, way);
    const double t = length > 0 ? std::clamp(QPointF::dotProduct(point - from, way) / length, 0.0, 1.0) : 0;
    const QPointF rest = point - from - t * way;
    return std::hypot(rest.x(), rest.y());
}

/// How far the points of a line, and places between them, are from the nearest part of another one. Both go
/// from left to right.
inline double furthest(const QPolygonF& line, const QPolygonF& other) {
    constexpr int between = 8;
    constexpr double window = 3;
    double worst = 0;
    for (qsizetype n = 0; n + 1 < line.size(); ++n)
        for (int part = 0; part <= between; ++part) {
            const QPointF at = line[n] + (line[n + 1] - line[n]) * part / between;
            double nearest = std::numeric_limits<double>::infinity();
            auto from = std::lower_bound(other.begin(), other.end(), at.x() - window,
                                         [](QPointF each, double x) { return each.x() < x; });
            if (from != other.begin()) --from;
            for (; from + 1 < other.end() && from->x() <= at.x() + window; ++from)
                nearest = std::min(nearest, distanceTo(*from, *(from + 1), at));
            worst = std::max(worst, nearest);
        }
    return worst;
}

/// What the lines of a page that lie on a true curve show of it.
struct Dashed {
    double covered = 0;       ///< the share of its length
    double longestGap = 0;    ///< along it
    double farthestPeak = 0;  ///< from the nearest dash, of its turning points
};

/// In this area; what is beside it is cut off.
inline Dashed dashesOn(const QPolygonF& truth, const std::vector<QPolygonF>& lines, double away,
                       const QRectF& area) {
    std::vector<QPolygonF> dashes;
    std::copy_if(lines.begin(), lines.end(), std::back_inserter(dashes),
                 [&](const QPolygonF& line) { return furthest(line, truth) <= away; });
    const auto toDash = [&](QPointF at) {
        double nearest = std::numeric_limits<double>::infinity();
        for (const QPolygonF& dash : dashes)
            for (qsizetype n = 0; n + 1 < dash.size(); ++n)
                nearest = std::min(nearest, distanceTo(dash[n], dash[n + 1], at));
        return nearest;
    };
    Dashed all;
    constexpr double step = 0.1;
    double length = 0, covered = 0, gap = 0, before = 0;
    for (qsizetype n = 1; n < truth.size(); ++n) {
        const QPointF way = truth[n] - truth[n - 1];
        if (way.y() * before < 0 && area.contains(truth[n - 1]))
            all.farthestPeak = std::max(all.farthestPeak, toDash(truth[n - 1]));
        if (way.y() != 0) before = way.y();
        const double own = std::hypot(way.x(), way.y());
        const int parts = std::max(1, qCeil(own / step));
        for (int part = 0; part < parts; ++part) {
            const QPointF at = truth[n - 1] + way * (part + 0.5) / parts;
            if (!area.contains(at)) continue;
            const bool there = toDash(at) <= away;
            length += own / parts;
            covered += there ? own / parts : 0;
            gap = there ? 0 : gap + own / parts;
            all.longestGap = std::max(all.longestGap, gap);
        }
    }
    all.covered = covered / length;
    return all;
}

}  // namespace posiscope
