// SPDX-License-Identifier: GPL-3.0-or-later
// What a picture tells, whatever its size is: extents of axes, limits of colours, ends of curves, words.
#pragma once

#include <qcustomplot.h>

#include <QRegularExpression>
#include <QSet>
#include <map>

#include "tests/support/paintrecord.h"
#include "tests/ui/figurelaws.h"
#include "ui/plot/curveplottable.h"
#include "ui/plot/distancebands.h"
#include "ui/plot/fieldplottable.h"

namespace posiscope {

struct Extents {
    /// "axis 0 across", "colours 1", "curves 0 upright".
    std::map<QString, QCPRange> ranges;
    std::map<QString, double> slack;  ///< of those ranges that end at a pixel
    /// The numbers in words, by the words around them.
    std::map<QString, QSet<QString>> words;
};

inline Extents operator+(Extents a, const Extents& b) {
    a.ranges.insert(b.ranges.begin(), b.ranges.end());
    a.slack.insert(b.slack.begin(), b.slack.end());
    for (const auto& [words, numbers] : b.words)
        a.words[words] |= numbers;
    return a;
}

/// Where a curve begins and ends, and how high all curves go.
inline void addEnds(Extents& all, const QString& name, const CurvePlottable& plottable) {
    const QCPAxis& axis = *plottable.keyAxis();
    const QRect rect = axis.axisRect()->rect();
    Interval heights = Interval::none();
    Interval across = Interval::none();
    for (const Curve& curve : plottable.curves()) {
        if (const auto own = heightsOf(curve.shape)) heights.include(*own);
        for (const QPointF& point : curve.shape.points)
            if (std::isfinite(point.y())) across.include(point.x());
        if (curve.shape.bands.empty()) continue;
        const double from = rect.left() + curve.shape.firstPixel;
        across.include(axis.pixelToCoord(from));
        across.include(axis.pixelToCoord(from + static_cast<double>(curve.shape.bands.size())));
    }
    if (heights.isNone() || across.isNone()) return;
    all.ranges[name + " upright"] = {heights.lowest, heights.highest};
    // Lines reach a number beyond the axis.
    all.ranges[name + " across"] =
        QCPRange(across.lowest, across.highest).bounded(axis.range().lower, axis.range().upper);
    all.slack[name + " across"] = 1 + 2 * std::abs(axis.pixelToCoord(1) - axis.pixelToCoord(0));
}

inline ViewRequest requestOf(const Snapshot& snapshot) {
    return {std::make_shared<const Snapshot>(snapshot), Theme::light(), std::nullopt, true, false, {true}};
}

/// Of a view of that size in the window.
inline Extents extentsOf(const ViewType& type, const Snapshot& snapshot, QSize size) {
    const std::unique_ptr<View> view(type.create(nullptr));
    view->widget()->resize(size);
    view->widget()->grab();  // lays out
    view->show(requestOf(snapshot));
    Extents all;
    auto* const plot = qobject_cast<QCustomPlot*>(view->widget());
    if (plot == nullptr) return all;
    const auto rects = plot->axisRects();
    for (qsizetype n = 0; n < rects.size(); ++n) {
        if (!rects[n]->visible() || rects[n]->rect().isEmpty()) continue;
        all.ranges[QStringLiteral("axis %1 across").arg(n)] = rects[n]->axis(QCPAxis::atBottom)->range();
        all.ranges[QStringLiteral("axis %1 upright").arg(n)] = rects[n]->axis(QCPAxis::atLeft)->range();
    }
    const Canvas canvas(1);
    for (int n = 0; n < plot->plottableCount(); ++n) {
        if (auto* const field = qobject_cast<FieldPlottable*>(plot->plottable(n)); field && field->isShown())
            all.ranges[QStringLiteral("colours %1").arg(n)] = field->picture(canvas).range;
        if (auto* const curves = qobject_cast<CurvePlottable*>(plot->plottable(n));
            curves && curves->hasCurves())
            addEnds(all, QStringLiteral("curves %1").arg(n), *curves);
    }
    return all;
}

/// The words of a figure of that size that have letters and numbers: labels of ticks have no letters.
inline Extents wordsOf(const FigureRequest& asked, QSize size) {
    FigureRequest request = asked;
    request.size = size;
    PaintRecord record(size);
    Extents all;
    if (paintFigure(request, record, {})) return all;
    QStringList lines;
    for (const Painted& each : record.all()) {
        if (each.kind != Painted::Kind::words) continue;
        if (each.continues && !lines.isEmpty())
            lines.last() += each.text;
        else
            lines << each.text;
    }
    static const QRegularExpression number(
        QStringLiteral("[0-9⁰¹²³⁴⁵⁶⁷⁸⁹](?:[0-9⁰¹²³⁴⁵⁶⁷⁸⁹.,]*[0-9⁰¹²³⁴⁵⁶⁷⁸⁹])?"));
    for (const QString& line : lines) {
        QString around = line;
        around.replace(number, QStringLiteral("#"));
        if (!around.contains(u'#') ||
            !std::any_of(around.begin(), around.end(), [](QChar c) { return c.isLetter(); }))
            continue;
        QStringList numbers;
        for (auto found = number.globalMatch(line); found.hasNext();)
            numbers << found.next().captured();
        all.words[around] << numbers.join(u' ');
    }
    return all;
}

/// What differs between two sizes of a picture. What one of them leaves out does not.
inline QStringList differencesOf(const Extents& a, const Extents& b) {
    QStringList all;
    for (const auto& [name, range] : a.ranges) {
        const auto other = b.ranges.find(name);
        if (other == b.ranges.end()) continue;
        const auto slackOf = [name = name](const Extents& each) {
            const auto found = each.slack.find(name);
            return found == each.slack.end() ? 1e-9 : found->second;
        };
        const bool pixels = a.slack.contains(name);
        const double slack =
            pixels ? std::max(slackOf(a), slackOf(b)) : 1e-9 * std::max(range.size(), 1e-300);
        if (std::abs(range.lower - other->second.lower) > slack ||
            std::abs(range.upper - other->second.upper) > slack)
            all << QStringLiteral("%1: %2 … %3 and %4 … %5")
                       .arg(name)
                       .arg(range.lower)
                       .arg(range.upper)
                       .arg(other->second.lower)
                       .arg(other->second.upper);
    }
    for (const auto& [words, numbers] : a.words) {
        const auto other = b.words.find(words);
        if (other == b.words.end() || numbers.contains(other->second) || other->second.contains(numbers))
            continue;
        all << QStringLiteral("“%1”: %2 and %3")
                   .arg(words, QStringList(numbers.values()).join(u';'),
                        QStringList(other->second.values()).join(u';'));
    }
    return all;
}

}  // namespace posiscope
