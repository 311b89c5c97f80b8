// SPDX-License-Identifier: GPL-3.0-or-later
// The bias of all heads, or another score, over the distance between query and key.
#include <algorithm>
#include <cmath>

#include "core/analysis/figurescript.h"
#include "core/parameters/viewkeys.h"
#include "ui/plot/curveplottable.h"
#include "ui/plot/decadeticker.h"
#include "ui/plot/plotview.h"
#include "ui/translation/translated.h"
#include "ui/views/distance/distancedata.h"
#include "ui/views/distance/distanceheights.h"
#include "ui/views/distance/distancepicture.h"
#include "ui/views/distance/distancewords.h"
#include "ui/views/shared/curvelegend.h"
#include "ui/views/shared/sidelegend.h"
#include "ui/views/shared/sidenames.h"
#include "ui/views/shared/variantstyle.h"
#include "ui/views/shared/wavecolours.h"

namespace posiscope {

namespace {

constexpr int distanceLegendMargin = 92;  // the name of a head in any language
constexpr int distanceLegendGap = 5, distanceSwatch = 10;

class DistanceView final : public PlotView {
    Q_DECLARE_TR_FUNCTIONS(DistanceView)

 public:
    explicit DistanceView(QObject* parent)
        : PlotView(parent),
          plottable_(new CurvePlottable(axisRect())),
          sides_(SideLegend::above(plot())),
          legend_(plot(), distanceSwatch),
          curves_(
              this, [this] { redraw(); }, [this] { redraw(); }),
          heights_(this, [this] { redraw(); }) {
        tickerOf<NumberTicker>(yAxis());
    }

    QString subtitle(const Snapshot& now) const override { return distanceSubtitle(now); }
    QString partInSight() const override {
        if (!isZoomed()) return {};
        return partOf(CellKind::distances, distancesOf(snapshot()), viewport().left, viewport().right);
    }
    QString description(const Snapshot& now) const override { return distanceDescription(now); }
    ArrowKeys arrowKeys(const Snapshot&) const override { return ArrowKeys::distance; }

 protected:
    Viewport whole() const override {
        const AxisIndices cells = distancesOf(snapshot());
        if (!hasLogarithmicDistances(snapshot())) return {cells.low(), cells.high(), 0, 1};
        const auto last = static_cast<double>(cells.last());
        return {1, std::max(10.0, last), 0, 1};
    }
    bool zoomsVertically() const override { return false; }

    void draw() override {
        const DistanceCurves* curves = snapshot().model->distance();
        if (curves == nullptr) return;
        const SideLegend sides(snapshot(), plot()->viewport().width() - room().left - room().right,
                               SideSwatch::line, theme());
        const bool both = snapshot().subject == Subject::both;
        const auto shown = both ? std::vector<LegendEntry>() : entries(*curves);
        const int wide = both ? room().right : legendWidth(shown);
        const int top = legend_.putAbove(shown, wide, room(), theme());
        axisRect()->setMargins(
            QMargins(room().left, sides.show(*sides_, top, room().left), 0, room().bottom));
        legend_.putBeside(shown, wide, distanceLegendGap, axisRect()->margins());
        const Viewport part = viewport();
        showDistances(part);
        heights_.ask(snapshot(), part.left, part.right, waiting());
        yAxis()->setRange(steady(yAxis(), heights_.range(snapshot())));
        yAxis()->ticker()->setTickCount(5);
        setAxisTitles(axisRect(), tr("distance i − j"), translated(curves->quantity()));
    }

    /// The curves are made for the columns of pixels.
    void fit(const Canvas& canvas) override {
        if (snapshot().model->distance() == nullptr) return;
        const QCPRange range = xAxis()->range();
        const std::vector<DistanceLine> lines = linesOf(snapshot());
        DistanceRequest request{{}, axisOf(range.lower, range.upper, canvas.columns(axisRect()->rect()))};
        for (const DistanceLine& line : lines)
            request.curves.push_back(line.curve);
        curves_.ask(request, waiting(), [request](const Progress& proceed) -> Result<std::vector<Envelope>> {
            return envelopesOf(request, proceed);
        });
        if (!curves_.isAnswerTo(request)) return;  // the last ones stay in sight
        std::vector<Curve> curves;
        for (std::size_t n = 0; n < lines.size(); ++n)
            curves.push_back(curveOf(lines[n], (*curves_.get())[n]));
        plottable_->show(std::move(curves));
    }

    CellPicture cellPicture() const override { return {CellPicture::Cells::alongDistances, "distance"}; }
    void markCursor() override {
        const QRect rect = axisRect()->rect();
        const std::int64_t distance = distanceOf(snapshot());
        if (distance <= 0 && hasLogarithmicDistances(snapshot())) return;
        const double x = xAxis()->coordToPixel(static_cast<double>(distance));
        if (snapshot().model->distance() == nullptr || x < rect.left() || x > rect.right()) return;
        cursorColumn(rect, x);
        const auto shown = shownModels(snapshot());
        for (std::size_t n = shown.size(); n-- > 0;) {
            const double value = distanceValue(snapshot(), *shown[n].model, distance);
            if (!std::isfinite(value)) continue;
            const QPointF at(x, yAxis()->coordToPixel(value));
            if (n == 0)
                marks().value(rect, at, distanceValues(snapshot()), theme());
            else
                marks().dot(at, 4, styleOf(n).colour, theme(), styleOf(n).dashed);
        }
    }
    MarkMeanings markMeanings() const override {
        const std::int64_t distance = distanceOf(snapshot());
        const bool inSight = distance > 0 || !hasLogarithmicDistances(snapshot());
        if (!inSight || snapshot().model->distance() == nullptr ||
            !isAcrossInSight(static_cast<double>(distance)))
            return {};
        MarkMeanings all = cursorMeaning({markedPlace("i − j", distance)});
        const auto shown = shownModels(snapshot());
        for (std::size_t n = 0; n < shown.size(); ++n) {
            if (!std::isfinite(distanceValue(snapshot(), *shown[n].model, distance))) continue;
            const bool diamond = n > 0 && styleOf(n).dashed;
            all.push_back({diamond ? MarkMeaning::Sign::diamond : MarkMeaning::Sign::dot,
                           shown.size() == 1
                               ? tr("value at the cursor")
                               : tr("%1 at the cursor").arg(letterOfVariant(snapshot().state, n)),
                           {n == 0 ? theme().accent : styleOf(n).colour}});
        }
        return all;
    }
    MarkMeanings legendMeanings() const override {
        const DistanceCurves* const curves = snapshot().model->distance();
        if (curves == nullptr || snapshot().subject == Subject::both) return {};
        MarkMeanings all;
        for (const LegendEntry& entry : entries(*curves))
            all.push_back({MarkMeaning::Sign::line, entry.text, {entry.colour}});
        return all;
    }
    void markNotices() override {
        if (snapshot().model->distance() != nullptr) noteProgress(axisRect()->rect(), curves_.work());
    }

    void hover(QPointF at) override {
        const auto [query, key] = pairAt(at);
        emit hovered({.position = query, .reference = key});
    }
    std::optional<QPointF> cursorPoint() const override {
        const double value = distanceValue(snapshot(), *snapshot().model, distanceOf(snapshot()));
        if (!std::isfinite(value)) return std::nullopt;
        return QPointF(static_cast<double>(distanceOf(snapshot())), value);
    }

    /// A click chooses the curve that passes nearest.
    void click(QPointF at, Qt::KeyboardModifiers) override {
        const auto [query, key] = pairAt(at);
        const std::int64_t distance = query - key;
        const DistanceCurves& curves = *snapshot().model->distance();
        std::int64_t nearest = chosenCurve(snapshot(), *snapshot().model);
        const auto away = [&](std::int64_t curve) {
            const double value = curves.value(curve, distance);
            return std::isfinite(value) ? std::abs(value - at.y()) : std::numeric_limits<double>::infinity();
        };
        // Of A and B in one plot only the chosen head is there to be pointed at.
        const std::int64_t count =
            snapshot().subject == Subject::both ? 0 : std::min(curves.count(), mostCurves);
        for (std::int64_t curve = 0; curve < count; ++curve)
            if (away(curve) < away(nearest)) nearest = curve;
        emit edited(
            [=, query = query, key = key](State& state) {
                state.set(keys::position, static_cast<std::int64_t>(query));
                state.set(keys::reference, static_cast<std::int64_t>(key));
                if (count > 0) state.set(keys::head, nearest);
            },
            tr("Choose head"), clickGesture());
    }

 private:
    struct Pair {
        qint64 query, key;
    };
    /// The row nearest to so far from the query's, where rows are listed.
    Pair listedPairAt(const Positions& positions, qint64 distance) const {
        const qint64 query = snapshot().state.get(keys::position);
        const Coordinate wanted = Coordinate::stepped(positions.atCursor(query), 1, -distance);
        return {query, positions.cursorOf(positions.rowNear(wanted))};
    }
    /// A query and a key that are so far apart; the query stays where it can.
    Pair pairAt(QPointF at) const {
        const qint64 distance = distancesOf(snapshot()).at(at.x());
        if (const Positions& rows = snapshot().model->positions(); !rows.areConsecutive())
            return listedPairAt(rows, distance);
        const AxisIndices positions = positionsOf(snapshot());
        const qint64 last = positions.last();
        const qint64 query =
            std::clamp<qint64>(snapshot().state.get(keys::position),
                               std::min(last, positions.first + std::max<qint64>(0, distance)),
                               std::max(positions.first, last + std::min<qint64>(0, distance)));
        return {query, std::clamp(query - distance, positions.first, last)};
    }

    void showDistances(const Viewport& part) {
        if (!hasLogarithmicDistances(snapshot())) {
            xAxis()->setScaleType(QCPAxis::stLinear);
            setCellAxis(xAxis(), distancesOf(snapshot()), part.left, part.right, false);
            return;
        }
        tickerOf<DecadeTicker>(xAxis());
        xAxis()->setScaleType(QCPAxis::stLogarithmic);
        xAxis()->setRange(part.left, part.right);
        xAxis()->ticker()->setTickCount(std::max(2, axisRect()->width() / 60));
    }

    DistanceAxis axisOf(double from, double to, int pixels) const {
        return {from,
                to,
                pixels,
                hasLogarithmicDistances(snapshot()),
                snapshot().state.get(keys::distanceWindow),
                distancesOf(snapshot()).first};
    }

    QColor colourOf(const DistanceLine& line) const {
        if (snapshot().subject == Subject::both) return styleOf(line.place).colour;
        return line.chosen ? theme().accent : ofOthers();
    }
    VariantStyle styleOf(std::size_t place) const {
        return variantStyle(theme(), place, shownModels(snapshot()).size());
    }
    QColor ofOthers() const { return standingBack(theme().muted, 0.5F, theme()); }
    static QColor paler(QColor colour, float alpha) {
        colour.setAlphaF(alpha);
        return colour;
    }

    Curve curveOf(const DistanceLine& line, const Envelope& shape) const {
        const bool envelope = line.curve.style == DistanceStyle::envelope;
        const bool both = snapshot().subject == Subject::both;
        QColor colour = colourOf(line);
        // Bands of A and B overlap.
        if (envelope)
            colour = paler(colour, 0.25F);
        else if (both && !shape.bands.empty() && line.curve.style == DistanceStyle::values)
            colour = paler(colour, 0.75F);
        return {.shape = shape,
                .colour = colour,
                .width = line.chosen ? 2.0 : 1.0,
                .steps = snapshot().model->bias() != nullptr && snapshot().model->bias()->isBuckets(),
                .dots = true,
                .dashed = both && styleOf(line.place).dashed && !envelope};
    }

    /// In a window the same for every head.
    int legendWidth(const std::vector<LegendEntry>& entries) const {
        int widest = 0;
        for (const LegendEntry& entry : entries)
            widest = std::max(widest, distanceLegendGap + legendEntryWidth(entry, distanceSwatch));
        return room().fitted ? widest : distanceLegendMargin;
    }
    std::vector<LegendEntry> entries(const DistanceCurves& curves) const {
        std::vector<LegendEntry> all{{translated(curves.name(chosenCurve(snapshot(), *snapshot().model))),
                                      theme().accent, theme().muted}};
        if (curves.count() > 1) all.push_back({tr("others"), ofOthers(), theme().muted});
        return all;
    }

    CurvePlottable* plottable_;
    Legend* sides_;
    CurveLegend legend_;
    AsyncResult<DistanceRequest, std::vector<Envelope>> curves_;
    DistanceHeights heights_;
};

Text whyNoDistance(const Snapshot& snapshot) {
    if (snapshot.model->distance() != nullptr) return {};
    if (snapshot.model->bias() != nullptr)
        return Text(
                   POSISCOPE_TR("core",
                                "The bias of %1 is not a function of the distance alone. Choose Bias in this "
                                "pane's menu."))
            .onCommandLine("the bias of %1 is not a function of the distance alone: --view bias shows it")
            .with(encodingOf(snapshot.state).name);
    return Text(POSISCOPE_TR("core",
                             "%1 has no curve over the distance between query and key. Choose Similarity in "
                             "this pane's menu, or an encoding such as ALiBi."))
        .onCommandLine(
            "%1 has no curve over the distance between query and key: --view similarity, or "
            "--encoding alibi, has one")
        .with(encodingOf(snapshot.state).name);
}

/// Of each encoding the curves of the chosen head are drawn.
void keepChosen(std::vector<FigureCurve>& curves, const Snapshot& snapshot) {
    std::size_t heads = 0;
    for (const ShownModel& each : shownModels(snapshot))
        heads += static_cast<std::size_t>(each.model->distance()->count());
    const std::size_t perHead = heads == 0 ? 1 : curves.size() / heads;
    std::vector<FigureCurve> kept;
    std::size_t first = 0;
    for (const ShownModel& each : shownModels(snapshot)) {
        const auto chosen = first + perHead * static_cast<std::size_t>(chosenCurve(snapshot, *each.model));
        for (std::size_t n = 0; n < perHead; ++n)
            kept.push_back(std::move(curves.at(chosen + n)));
        first += perHead * static_cast<std::size_t>(each.model->distance()->count());
    }
    curves = std::move(kept);
}

/// The chosen head stands out.
void inTheirStrength(std::vector<FigureCurve>& curves, const Snapshot& snapshot, const Theme& theme) {
    const DistanceCurves& all = *snapshot.model->distance();
    for (FigureCurve& curve : curves)
        curve.steps = snapshot.model->bias() != nullptr && snapshot.model->bias()->isBuckets();
    if (shownModels(snapshot).size() > 1) {
        keepChosen(curves, snapshot);
        return inVariantStyles(curves, snapshot, theme);
    }
    const bool single = static_cast<std::int64_t>(curves.size()) == all.count();  // a curve for each head
    const auto chosen = static_cast<std::size_t>(chosenCurve(snapshot, *snapshot.model));
    for (std::size_t n = 0; n < curves.size(); ++n) {
        if (single) curves[n].label = translated(all.name(static_cast<std::int64_t>(n))).toStdString();
        if (curves.size() == 1) continue;
        curves[n].colour = scriptColour(n == chosen ? theme.accent : theme.muted);
        curves[n].opacity = n == chosen ? 1 : 0.5;
    }
}

}  // namespace

const ViewType& distanceViewType() {
    static const ViewType type{
        .id = "distance",
        .name = POSISCOPE_TR("core", "Distance"),
        .summary =
            POSISCOPE_TR("core", "Bias or score over the distance between query and key, for every head"),
        .lookFor = POSISCOPE_TR("core",
                                "A bias or score that falls prefers near keys. Ripples are distances that "
                                "are taken for nearer ones. Of buckets, each step is a new one."),
        .lesson = "relative-positions",
        .icon = QStringLiteral("view-distance"),
        .create = [](QObject* parent) -> View* { return new DistanceView(parent); },
        .data = distanceData,
        .asDrawn = inTheirStrength,
        .unavailable = whyNoDistance,
        .overlays = true,
        .partner = "spectrum",
        .standIn = 2,
        .remedy = {.encoding = "alibi"}};
    return type;
}

}  // namespace posiscope
