// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/nearest/nearestcurve.h"

#include <algorithm>
#include <cmath>

#include "ui/plot/cellticker.h"
#include "ui/plot/curveplottable.h"
#include "ui/plot/decadeticker.h"
#include "ui/plot/plotview.h"
#include "ui/style/fitting.h"
#include "ui/translation/translated.h"
#include "ui/views/nearest/nearestanswer.h"
#include "ui/views/nearest/sweptaxis.h"
#include "ui/views/shared/sidenames.h"

namespace posiscope {

namespace {

constexpr double ratioOfDecades = 100;  // of the largest to the least, from which the axis has decades

class NearestCurve final : public PlotView {
    Q_DECLARE_TR_FUNCTIONS(NearestCurve)

 public:
    explicit NearestCurve(QObject* parent)
        : PlotView(parent),
          curve_(new CurvePlottable(axisRect())),
          answer_(
              this, [this] { redrawWithTitle(); }, [this] { refreshMarks(); }) {}

    QString subtitle(const Snapshot&) const override {
        Interval ends = Interval::none();
        for (const QPointF& point : points())
            ends.include(point.y());
        if (ends.isNone()) return {};
        return tr("smallest distances from %1 to %2")
            .arg(readable(ends.lowest, 4), readable(ends.highest, 4));
    }
    QString description(const Snapshot& now) const override {
        QStringList all;
        for (std::size_t n = 0; n < now.together.size(); ++n)
            if (const QString words = answer_.words(now.together, n); !words.isEmpty())
                all << tr("%1: %2.").arg(nameOfVariant(now.state, n), words);
        return all.join(u' ');
    }

 protected:
    Viewport whole() const override {
        return {-0.5, static_cast<double>(snapshot().together.size()) - 0.5, 0, 1};
    }
    bool zoomsVertically() const override { return false; }

    void draw() override {
        answer_.ask(snapshot().together, waiting());
        axisRect()->setMargins(QMargins(room().left, room().top, room().right, room().bottom));
        axis_ = sweptAxisOf(snapshot().state);
        tickerOf<SweptTicker>(xAxis())->setPlaces(axis_);
        xAxis()->setRange(whole().left, whole().right);
        const QVector<QPointF> dots = points();
        setHeights(dots);
        const QStringList titles{tr("smallest distance"), tr("distance")};
        setAxisTitles(axisRect(), axis_.title,
                      fitting(titles, QFontMetricsF(yAxis()->labelFont()), axisRect()->height()));
        const auto through = [this](const QVector<QPointF>& places) {
            Envelope shape;
            shape.points = places;
            return Curve{std::move(shape), theme().accent, 1.4, false, true};
        };
        std::vector<Curve> curves;
        if (axis_.numbers) curves.push_back(through(dots));
        // Values that are no numbers have no line between them.
        for (const QPointF& point : axis_.numbers ? QVector<QPointF>() : dots)
            curves.push_back(through({point}));
        curve_->show(std::move(curves));
    }

    void markCursor() override {}
    void markNotices() override {
        noteProgress(axisRect()->rect(), answer_.work());
        QRectF last;
        for (const QPointF& point : points()) {
            const QPointF at(xAxis()->coordToPixel(point.x()), yAxis()->coordToPixel(point.y()));
            const auto n = static_cast<std::size_t>(axis_.places.indexOf(point.x()));
            constexpr double dot = 4;
            marks().explain(QRectF(at - QPointF(dot, dot), QSizeF(2 * dot, 2 * dot)),
                            QStringLiteral("%1: %2").arg(nameOfVariant(snapshot().state, n),
                                                         answer_.words(snapshot().together, n)));
            const QString text = readable(point.y(), 3);
            const QFontMetricsF metrics(textFont(11));
            const QSizeF size(metrics.horizontalAdvance(text) + 2, metrics.height());
            const QRectF box(at - QPointF(size.width() / 2, size.height() + dot), size);
            if (box.intersects(last) || !QRectF(axisRect()->rect()).contains(box)) continue;
            last = box;
            marks().add([box, text, theme = &theme()](QCPPainter& painter) {
                painter.fillRect(box, theme->card);  // the curve does not cross it out
                painter.setFont(textFont(11));
                painter.setPen(theme->muted);
                painter.drawText(box, Qt::AlignCenter, text);
            });
        }
    }

 private:
    /// From left to right: those that are known.
    QVector<QPointF> points() const {
        QVector<QPointF> all;
        const auto* const found = answer_.last();
        if (found == nullptr || static_cast<qsizetype>(found->size()) != axis_.places.size()) return all;
        for (std::size_t n = 0; n < found->size(); ++n)
            if (const auto& each = (*found)[n]; each && each->nearest)
                all << QPointF(axis_.places[static_cast<qsizetype>(n)],
                               each->nearest->areEqual() ? 0 : each->nearest->distance);
        std::ranges::sort(all, {}, [](const QPointF& point) { return point.x(); });
        return all;
    }

    /// From 0, or decades where the distances go through several; with room for numbers above the dots.
    void setHeights(const QVector<QPointF>& dots) {
        Interval ends = Interval::none();
        for (const QPointF& point : dots)
            ends.include(point.y());
        if (ends.isNone() || ends.highest == 0) ends = {0, 1};
        const bool decades = ends.lowest > 0 && ends.highest > ratioOfDecades * ends.lowest;
        yAxis()->setScaleType(decades ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
        if (decades)
            tickerOf<DecadeTicker>(yAxis());
        else
            tickerOf<NumberTicker>(yAxis());
        constexpr double above = 0.4, below = 0.1;  // of the distances' own height
        yAxis()->ticker()->setTickCount(3);
        const double ratio = ends.highest / ends.lowest;
        yAxis()->setRange(
            decades ? QCPRange(ends.lowest / std::pow(ratio, below), ends.highest * std::pow(ratio, above))
                    : QCPRange(0, ends.highest * (1 + above)));
    }

    CurvePlottable* curve_;
    SweptAxis axis_;  // of the last draw()
    NearestAnswer answer_;
};

}  // namespace

View* makeNearestCurve(QObject* parent) {
    return new NearestCurve(parent);
}

}  // namespace posiscope
