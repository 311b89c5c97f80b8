// The bias of all heads, or another score, over the distance between query and key.
#include "ui/views/distanceview.h"

#include <algorithm>
#include <cmath>

#include "core/keys.h"
#include "ui/plot/curvesource.h"
#include "ui/plot/label.h"
#include "ui/plot/plotview.h"
#include "ui/text.h"
#include "ui/views/cellaxes.h"

namespace posiscope {

namespace {

constexpr std::int64_t mostCurves = 64;  // more cannot be told apart

Cells distancesOf(const DistanceCurves& curves) {
    return {curves.nearest(), curves.farthest() - curves.nearest() + 1};
}

std::int64_t chosenOf(const Scene& scene) {
    return std::clamp<std::int64_t>(scene.state.get(keys::head), 0, scene.model->distance()->count() - 1);
}

std::int64_t distanceOf(const Scene& scene) {
    return scene.state.get(keys::position) - scene.state.get(keys::reference);
}

constexpr int legendMargin = 92;  // the name of a head in any language

class DistanceView final : public PlotView {
    Q_DECLARE_TR_FUNCTIONS(DistanceView)

 public:
    explicit DistanceView(QObject* parent) : PlotView(parent) {
        axisRect()->setMargins(QMargins(leftMargin, topMargin, legendMargin, bottomMargin));
        yAxis()->setTicker(QSharedPointer<NumberTicker>::create());
        new PaintedItem(plot(), QStringLiteral("main"), axisRect(),
                        [this](QCPPainter& painter) { drawCurves(painter); });
        new PaintedItem(plot(), QStringLiteral("overlay"), nullptr,
                        [this](QCPPainter& painter) { drawLegend(painter); });
        connect(&source_, &CurveSource::arrived, this, [this] { redraw(); });
    }

    QString subtitle(const Scene& now) const override {
        const DistanceCurves* curves = now.model->distance();
        if (curves == nullptr) return tr("none");
        QStringList parts{translated(curves->quantity())};
        if (curves->count() > mostCurves)
            parts << tr("the first %1 of %2 heads and the chosen one")
                         .arg(grouped(mostCurves), grouped(curves->count()));
        else if (curves->count() > 1)
            parts << tr("%1 heads").arg(grouped(curves->count()));
        if (const Bias* bias = now.model->bias())
            if (const Text about = bias->about(std::min(chosenOf(now), bias->heads() - 1)); !about.empty())
                parts << (curves->count() > 1
                              ? tr("%1: %2").arg(translated(curves->name(chosenOf(now))), translated(about))
                              : translated(about));
        return parts.join(QStringLiteral(", "));
    }
    QString description(const Scene& now) const override {
        const DistanceCurves* curves = now.model->distance();
        if (curves == nullptr) return tr("This encoding has no curve over the distance.");
        return tr("Curves over the distance from the query back to the key, from %1 to %2: %3. At distance "
                  "%4 the chosen curve is at %5.")
            .arg(grouped(curves->nearest()), grouped(curves->farthest()), subtitle(now),
                 grouped(distanceOf(now)), readable(valueAt(now, distanceOf(now)), 4));
    }
    ArrowKeys arrowKeys(const Scene&) const override { return ArrowKeys::distance; }

 protected:
    Viewport whole() const override {
        const DistanceCurves* curves = scene().model->distance();
        if (curves == nullptr) return {0, 1, 0, 1};
        const Cells cells = distancesOf(*curves);
        const double lowest = curves->lowest();
        const double highest = curves->highest();
        const double room = highest > lowest ? 0.06 * (highest - lowest) : 1;
        return {cells.low(), cells.high(), lowest - room, highest + room};
    }
    bool zoomsVertically() const override { return false; }

    void draw() override {
        const DistanceCurves* curves = scene().model->distance();
        if (curves == nullptr) return;
        const Viewport part = viewport();
        setCellAxis(xAxis(), distancesOf(*curves), part.left, part.right, false);
        yAxis()->setRange(steady(yAxis(), {part.top, part.bottom}));
        yAxis()->ticker()->setTickCount(5);
        setAxisTitles(axisRect(), tr("distance i − j"), translated(curves->quantity()));
    }

    void drawCursor(QCPPainter& painter) override {
        const QRect rect = axisRect()->rect();
        const double x = xAxis()->coordToPixel(static_cast<double>(distanceOf(scene())));
        if (scene().model->distance() == nullptr || x < rect.left() || x > rect.right()) return;
        cursorLine(painter, QPointF(x, rect.top()), QPointF(x, rect.bottom()));
        const double value = valueAt(scene(), distanceOf(scene()));
        if (!std::isfinite(value)) return;
        valueMark(painter, rect, QPointF(x, yAxis()->coordToPixel(value)), readable(value, 4));
    }

    void hover(QPointF at) override {
        const auto [query, key] = pairAt(at);
        emit hovered(query, std::nullopt, key);
    }
    std::optional<QPointF> cursorPoint() const override {
        const double value = valueAt(scene(), distanceOf(scene()));
        if (!std::isfinite(value)) return std::nullopt;
        return QPointF(static_cast<double>(distanceOf(scene())), value);
    }

    /// A click chooses the curve that passes nearest.
    void click(QPointF at, Qt::KeyboardModifiers) override {
        const auto [query, key] = pairAt(at);
        const DistanceCurves& curves = *scene().model->distance();
        std::int64_t nearest = chosenOf(scene());
        const auto away = [&](std::int64_t curve) {
            const double value = curves.value(curve, query - key);
            return std::isfinite(value) ? std::abs(value - at.y()) : std::numeric_limits<double>::infinity();
        };
        for (std::int64_t curve = 0; curve < std::min(curves.count(), mostCurves); ++curve)
            if (away(curve) < away(nearest)) nearest = curve;
        emit edited(
            [=, query = query, key = key](State& state) {
                state.set(keys::position, static_cast<std::int64_t>(query));
                state.set(keys::reference, static_cast<std::int64_t>(key));
                state.set(keys::head, nearest);
            },
            tr("Choose head"), clickGesture());
    }

 private:
    struct Pair {
        qint64 query, key;
    };
    /// A query and a key that are so far apart; the query stays where it can.
    Pair pairAt(QPointF at) const {
        const DistanceCurves& curves = *scene().model->distance();
        const qint64 distance = distancesOf(curves).at(at.x());
        const Cells positions = positionsOf(scene());
        const qint64 last = positions.first + positions.count - 1;
        const qint64 query =
            std::clamp<qint64>(scene().state.get(keys::position),
                               std::min(last, positions.first + std::max<qint64>(0, distance)),
                               std::max(positions.first, last + std::min<qint64>(0, distance)));
        return {query, std::clamp(query - distance, positions.first, last)};
    }

    static double valueAt(const Scene& scene, std::int64_t distance) {
        const DistanceCurves& curves = *scene.model->distance();
        if (distance < curves.nearest() || distance > curves.farthest())
            return std::numeric_limits<double>::quiet_NaN();
        return curves.value(chosenOf(scene), distance);
    }

    QColor colourOf(std::int64_t curve) const {
        if (curve == chosenOf(scene())) return theme().accent;
        QColor colour = theme().muted;
        colour.setAlphaF(0.5F);
        return colour;
    }

    /// The chosen curve last, so that it lies on top.
    std::vector<std::int64_t> shownCurves() const {
        const std::int64_t chosen = chosenOf(scene());
        std::vector<std::int64_t> shown;
        for (std::int64_t curve = 0; curve < std::min(scene().model->distance()->count(), mostCurves);
             ++curve)
            if (curve != chosen) shown.push_back(curve);
        shown.push_back(chosen);
        return shown;
    }

    void drawCurves(QCPPainter& painter) {
        if (!scene().model || scene().model->distance() == nullptr) return;
        const bool steps = scene().model->bias() != nullptr && scene().model->bias()->isBuckets();
        std::optional<CurveRaster> raster;
        if (!painter.modes().testFlag(QCPPainter::pmVectorized))
            raster.emplace(axisRect()->rect(), deviceScale(painter));
        const QCPRange range = xAxis()->range();
        const std::vector<std::int64_t> shown = shownCurves();
        const std::vector<CurveBands>& bands = source_.get({scene().model, shown, range.lower, range.upper,
                                                            raster ? raster->columns() : axisRect()->width()},
                                                           waits(), pulse());
        for (std::size_t n = 0; n < bands.size(); ++n)
            paintBands(bands[n], xAxis(), yAxis(), steps, colourOf(shown[n]), n + 1 == shown.size() ? 2 : 1,
                       painter, raster ? &*raster : nullptr);
        onWholePixels(painter);
        if (raster) raster->paint(painter);
        if (source_.isCurrent()) return;
        painter.setPen(theme().muted);
        painter.setFont(textFont(12));
        painter.drawText(axisRect()->rect(), Qt::AlignCenter, tr("Computing …"));
    }

    void drawLegend(QCPPainter& painter) const {
        if (!scene().model || scene().model->distance() == nullptr) return;
        const DistanceCurves& curves = *scene().model->distance();
        const QRect rect = axisRect()->rect();
        constexpr int line = 18;
        painter.setFont(textFont(11));
        int y = rect.top() + 10;
        const auto entry = [&](const QColor& colour, const QString& text) {
            painter.setPen(QPen(colour, 3, Qt::SolidLine, Qt::FlatCap));
            painter.drawLine(QPointF(rect.right() + 8, y), QPointF(rect.right() + 18, y));
            painter.setPen(theme().muted);
            drawLabel(painter, QRectF(rect.right() + 22, y - 9, legendMargin - 22, line),
                      Qt::AlignLeft | Qt::AlignVCenter, text);
            y += line;
        };
        entry(theme().accent, translated(curves.name(chosenOf(scene()))));
        if (curves.count() > 1) entry(colourOf(-1), tr("others"));
    }

    CurveSource source_;
};

/// A column of distances, then one for each curve.
class CurveTable final : public Field {
 public:
    explicit CurveTable(std::shared_ptr<const Model> model) : model_(std::move(model)) {}

    std::int64_t rows() const override { return distancesOf(curves()).count; }
    std::int64_t columns() const override { return 1 + curves().count(); }
    double value(std::int64_t row, std::int64_t column) const override {
        const std::int64_t distance = curves().nearest() + row;
        return column == 0 ? static_cast<double>(distance) : curves().value(column - 1, distance);
    }
    double average(Run rowRun, Run columnRun) const override {
        double sum = 0;
        for (std::int64_t row = rowRun.first; row < rowRun.end(); ++row)
            for (std::int64_t column = columnRun.first; column < columnRun.end(); ++column)
                sum += value(row, column);
        return sum / static_cast<double>(rowRun.count) / static_cast<double>(columnRun.count);
    }

 private:
    const DistanceCurves& curves() const { return *model_->distance(); }

    std::shared_ptr<const Model> model_;
};

Dataset data(const Scene& scene) {
    return {std::make_shared<CurveTable>(scene.model), [model = scene.model](std::int64_t column) {
                std::string name = column == 0 ? "distance" : model->distance()->name(column - 1).english();
                std::replace(name.begin(), name.end(), ' ', '_');
                return name;
            }};
}

Text unavailable(const Scene& scene) {
    if (scene.model->distance() != nullptr) return {};
    if (scene.model->bias() != nullptr)
        return Text(
                   POSISCOPE_TR("core",
                                "The bias of %1 is not a function of the distance alone. Choose Bias in this "
                                "pane's menu."))
            .with(encodingOf(scene.state).name);
    return Text(POSISCOPE_TR("core",
                             "%1 has no curve over the distance between query and key. Choose Similarity in "
                             "this pane's menu, or an encoding such as ALiBi."))
        .with(encodingOf(scene.state).name);
}

}  // namespace

const ViewType& distanceViewType() {
    static const ViewType type{
        .id = "distance",
        .name = POSISCOPE_TR("core", "Distance"),
        .summary =
            POSISCOPE_TR("core", "Bias or score over the distance between query and key, for every head"),
        .icon = QStringLiteral("view-distance"),
        .create = [](QObject* parent) -> View* { return new DistanceView(parent); },
        .data = data,
        .unavailable = unavailable};
    return type;
}

}  // namespace posiscope
