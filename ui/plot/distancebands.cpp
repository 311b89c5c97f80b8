// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/distancebands.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace posiscope {

namespace {

/// Values that are kept while a curve is made; more are asked for again.
constexpr std::int64_t mostKept = std::int64_t{4} * 1024 * 1024;

struct DistanceColumn {
    int pixel = 0;
    std::int64_t first = 0, last = 0;  ///< the whole distances under it
    std::int64_t middle() const { return first + (last - first) / 2; }
};

std::int64_t nearestOn(const DistanceAxis& axis, const DistanceCurves& curves) {
    const std::int64_t nearest = std::max(axis.nearest, curves.nearest());
    return axis.logarithmic ? std::max<std::int64_t>(1, nearest) : nearest;
}

/// The columns of pixels that have whole distances under them.
std::vector<DistanceColumn> columnsOf(const DistanceCurves& curves, const DistanceAxis& axis) {
    const auto edge = [&](int pixel) {
        const double share = static_cast<double>(pixel) / axis.pixels;
        return axis.logarithmic ? axis.from * std::pow(axis.to / axis.from, share)
                                : axis.from + (axis.to - axis.from) * share;
    };
    // A little beyond, so that rounding does not lose a distance at the very end of the axis.
    const double beyond = 1e-9 * std::max(std::abs(axis.from), std::abs(axis.to));
    const auto wholeFrom = [&](double at) { return static_cast<std::int64_t>(std::ceil(at - beyond)); };
    std::vector<DistanceColumn> columns;
    std::int64_t next = std::max(wholeFrom(axis.from), nearestOn(axis, curves));
    for (int pixel = 0; pixel < axis.pixels; ++pixel) {
        const bool lastPixel = pixel + 1 == axis.pixels;
        std::int64_t end = wholeFrom(edge(pixel + 1));
        if (lastPixel) end = static_cast<std::int64_t>(std::floor(axis.to + beyond)) + 1;
        end = std::min(end, curves.farthest() + 1);
        if (end <= next) continue;
        columns.push_back({pixel, next, end - 1});
        next = end;
    }
    return columns;
}

/// The values of a curve over a run of distances, kept where that is less work than asking again and again.
class CurveValues {
 public:
    CurveValues(const DistanceCurves& curves, std::int64_t curve, std::int64_t first, std::int64_t last,
                std::int64_t wanted, const KeepGoing& keepGoing)
        : curves_(curves), curve_(curve), first_(first) {
        const std::int64_t count = last - first + 1;
        if (count > std::min(wanted, mostKept)) return;
        kept_.reserve(static_cast<std::size_t>(count));
        for (std::int64_t distance = first; distance <= last; ++distance) {
            if (keepGoing && distance % 4096 == 0 && !keepGoing()) break;
            kept_.push_back(curves.value(curve, distance));
        }
        kept_.resize(static_cast<std::size_t>(count));
    }

    Interval extremes(const DistanceWindow& window) const {
        if (kept_.empty()) return curves_.range(curve_, window.first, window.last);
        const auto [low, high] = std::minmax_element(at(window.first), at(window.last) + 1);
        return {*low, *high};
    }
    double mean(const DistanceWindow& window) const {
        double sum = 0;
        if (kept_.empty())
            for (std::int64_t distance = window.first; distance <= window.last; ++distance)
                sum += curves_.value(curve_, distance);
        else
            sum = std::accumulate(at(window.first), at(window.last) + 1, 0.0);
        return sum / static_cast<double>(window.last - window.first + 1);
    }

 private:
    std::vector<double>::const_iterator at(std::int64_t distance) const {
        return kept_.begin() + static_cast<std::ptrdiff_t>(distance - first_);
    }

    const DistanceCurves& curves_;
    std::int64_t curve_;
    std::int64_t first_;
    std::vector<double> kept_;
};

/// Columns without a distance of their own are interpolated linearly between their neighbours.
void append(Envelope& made, int pixel, const Interval& ends) {
    if (made.bands.empty()) made.firstPixel = pixel;
    const int last = made.firstPixel + static_cast<int>(made.bands.size()) - 1;
    const Interval before = made.bands.empty() ? ends : made.bands.back();
    for (int between = last + 1; between < pixel; ++between) {
        const double share = static_cast<double>(between - last) / (pixel - last);
        made.bands.push_back(
            {std::lerp(before.lowest, ends.lowest, share), std::lerp(before.highest, ends.highest, share)});
    }
    made.bands.push_back(ends);
}

/// From this distance on a column of pixels may hold several.
std::int64_t crowdedFrom(const DistanceAxis& axis) {
    constexpr std::int64_t never = std::numeric_limits<std::int64_t>::max();
    constexpr std::int64_t everywhere = std::numeric_limits<std::int64_t>::min();
    if (!axis.logarithmic) return axis.to - axis.from <= axis.pixels ? never : everywhere;
    const double perPixel = std::expm1(std::log(axis.to / axis.from) / axis.pixels);
    return perPixel > 0 ? static_cast<std::int64_t>(std::ceil(1 / perPixel)) : never;
}

/// The values at whole distances up to `last`, one more on both sides of the axis, so that lines reach its
/// ends.
QVector<QPointF> valuesUpTo(std::int64_t last, const DistanceCurves& curves, std::int64_t curve,
                            const DistanceAxis& axis) {
    const auto before = static_cast<std::int64_t>(std::floor(axis.from)) - 1;
    const std::int64_t first = std::max(nearestOn(axis, curves), before);
    last = std::min({last, curves.farthest(), static_cast<std::int64_t>(std::ceil(axis.to)) + 1});
    QVector<QPointF> points;
    for (std::int64_t at = first; at <= last; ++at)
        points << QPointF(static_cast<double>(at), curves.value(curve, at));
    return points;
}

/// One distance more on both sides, so that lines reach the ends of the axis.
void addNeighbours(std::vector<DistanceColumn>& columns, const DistanceCurves& curves,
                   const DistanceAxis& axis) {
    const std::int64_t nearest = nearestOn(axis, curves);
    const std::int64_t before = columns.front().first - 1, after = columns.back().last + 1;
    if (before >= nearest) columns.insert(columns.begin(), {columns.front().pixel, before, before});
    if (after <= curves.farthest()) columns.push_back({columns.back().pixel, after, after});
}

/// Without the distances before `first`.
void dropBefore(std::vector<DistanceColumn>& columns, std::int64_t first) {
    std::erase_if(columns, [&](const DistanceColumn& column) { return column.last < first; });
    if (!columns.empty()) columns.front().first = std::max(columns.front().first, first);
}

}  // namespace

DistanceWindow windowAround(const DistanceCurves& curves, std::int64_t distance, std::int64_t window) {
    return {std::max(curves.nearest(), distance - (window - 1) / 2),
            std::min(curves.farthest(), distance + window / 2)};
}

Envelope distanceBands(const DistanceCurves& curves, std::int64_t curve, DistanceStyle style,
                       const DistanceAxis& axis, const KeepGoing& keepGoing) {
    Envelope made;
    std::vector<DistanceColumn> columns = columnsOf(curves, axis);
    if (style == DistanceStyle::values) {
        const std::int64_t crowded = crowdedFrom(axis);
        made.points = valuesUpTo(crowded, curves, curve, axis);
        dropBefore(columns, crowded);
    }
    if (columns.empty()) return made;
    if (style == DistanceStyle::mean) addNeighbours(columns, curves, axis);
    const std::int64_t window = style == DistanceStyle::values ? 1 : axis.window;
    const std::int64_t first = windowAround(curves, columns.front().first, window).first;
    const std::int64_t last = windowAround(curves, columns.back().last, window).last;
    const std::int64_t wanted = window > 1 ? static_cast<std::int64_t>(columns.size()) * window : 0;
    const CurveValues values(curves, curve, first, last, wanted, keepGoing);
    for (const DistanceColumn& column : columns) {
        if (keepGoing && !keepGoing()) break;
        if (style == DistanceStyle::mean) {
            const double mean = values.mean(windowAround(curves, column.middle(), window));
            made.points << QPointF(static_cast<double>(column.middle()), mean);
            continue;
        }
        const Interval ends =
            values.extremes(style == DistanceStyle::values ? DistanceWindow{column.first, column.last}
                                                           : windowAround(curves, column.middle(), window));
        const bool finite = std::isfinite(ends.lowest) && std::isfinite(ends.highest);
        if (finite || (style == DistanceStyle::values && !axis.logarithmic)) append(made, column.pixel, ends);
    }
    return made;
}

std::optional<Interval> heightsOf(const Envelope& bands) {
    Interval ends = Interval::none();
    const auto take = [&](double value) {
        if (std::isfinite(value)) ends.include(value);
    };
    for (const Interval& band : bands.bands) {
        take(band.lowest);
        take(band.highest);
    }
    for (const QPointF& point : bands.points)
        take(point.y());
    return ends.isNone() ? std::nullopt : std::optional(ends);
}

}  // namespace posiscope
