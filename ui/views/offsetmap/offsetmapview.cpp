// SPDX-License-Identifier: GPL-3.0-or-later
// The linear map M_k, and what it does to pairs as clock hands; where there is none, the one that fits best.

#include <algorithm>
#include <map>
#include <memory>

#include "core/analysis/clocks.h"
#include "core/models/strongestentries.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"
#include "ui/plot/canvas.h"
#include "ui/plot/colourbar.h"
#include "ui/plot/legend.h"
#include "ui/plot/niceceiling.h"
#include "ui/plot/plotview.h"
#include "ui/translation/positionwords.h"
#include "ui/translation/translated.h"
#include "ui/views/clocks/clockhands.h"
#include "ui/views/offsetmap/fittedmap.h"
#include "ui/views/offsetmap/offsetmapdifference.h"
#include "ui/views/shared/cellaxes.h"
#include "ui/views/shared/dimensionchoice.h"

namespace posiscope {

namespace {

constexpr int clockColumn = 130;  // pixels at the right for clocks

QString subscript(qint64 number) {
    QString text;
    for (const QChar digit : QString::number(number))
        text += digit == u'-' ? QChar(u'₋') : QChar(u'₀' + digit.digitValue());
    return text;
}

/// Each chosen pair as a dial beside the map: (cos, sin) of the angle ω·p as a grey hand, of ω·(p + k) as a
/// coloured one; and below the dials what the hands are.
class Dials final : public QCPLayoutElement {
    Q_DECLARE_TR_FUNCTIONS(OffsetMapView)

 public:
    explicit Dials(QCPAxisRect* map) : QCPLayoutElement(map->parentPlot()), map_(map) {
        setLayer(QStringLiteral("axes"));
        setMinimumSize(clockColumn, 0);
        setMaximumSize(clockColumn, QWIDGETSIZE_MAX);
    }
    void show(const Snapshot& snapshot, const Theme& theme, bool legend) {
        legend_ = legend;
        if (!clocks_ || clocks_->model() != snapshot.model) clocks_.emplace(snapshot.model);
        pairs_ = snapshot.state.get(keys::clockPairs);
        position_ = snapshot.state.get(keys::position);
        offset_ = snapshot.state.get(keys::offset);
        theme_ = &theme;
    }
    /// What is at a place: a dial, or nothing.
    QString explanationAt(QPointF at) const {
        const QRectF column(rect().left(), map_->rect().top(), clockColumn, map_->rect().height());
        if (!clocks_ || shownDials() == 0 || !column.contains(at)) return {};
        const auto n = static_cast<qsizetype>((at.y() - column.top()) / slotHeight());
        const std::int64_t pair = pairs_[static_cast<std::size_t>(std::min<qsizetype>(n, shownDials() - 1))];
        return tr("Pair i = %1: the grey hand is at position p, the other at p + k.").arg(grouped(pair));
    }

 protected:
    void draw(QCPPainter* painter) override {
        if (!clocks_) return;
        const TruePlaces places(*painter);
        const QRect map = map_->rect();
        const int shown = shownDials();
        const double slot = slotHeight();
        const double radius = std::clamp(slot * 0.38, 12.0, 34.0);
        const double left = rect().left();
        painter->setFont(textFont(11));
        for (int n = 0; n < shown; ++n) {
            const std::int64_t pair = pairs_[static_cast<std::size_t>(n)];
            if (pair >= clocks_->count()) continue;
            const ClockHands hands = clocks_->hands(pair, position_, offset_);
            const QPointF centre(left + 36, map.top() + slot * (n + 0.5));
            drawClockRim(*painter, centre, radius, QPen(theme_->border, 1.5));
            drawClockHand(*painter, centre, radius, hands.here, theme_->muted);
            drawClockHand(*painter, centre, radius, hands.there, theme_->accent);
            painter->setPen(theme_->text);
            painter->drawText(QRectF(left + 36 + radius + 8, centre.y() - 9, 90, 18),
                              Qt::AlignLeft | Qt::AlignVCenter, tr("i = %1").arg(grouped(pair)));
        }
        if (!legend_) return;
        const double y = std::min(map.bottom() + 24, rect().bottom() - 17);
        drawLegendEntry(*painter, QRectF(left, y, 44, 18), {tr("p"), theme_->muted, theme_->muted}, 14);
        drawLegendEntry(*painter, QRectF(left + 44, y, 78, 18), {tr("p + k"), theme_->accent, theme_->muted},
                        14);
    }

 private:
    int shownDials() const {
        return std::min<int>(static_cast<int>(pairs_.size()), std::max(1, map_->rect().height() / 60));
    }
    double slotHeight() const { return static_cast<double>(map_->rect().height()) / shownDials(); }

    QCPAxisRect* map_;
    std::optional<Clocks> clocks_;
    Indices pairs_;
    std::int64_t position_ = 0, offset_ = 0;
    const Theme* theme_ = nullptr;
    bool legend_ = true;
};

class OffsetMapView final : public PlotView {
    Q_DECLARE_TR_FUNCTIONS(OffsetMapView)

 public:
    explicit OffsetMapView(QObject* parent)
        : PlotView(parent),
          plottable_(addField(axisRect())),
          dials_(new Dials(axisRect())),
          fitted_(
              this, [this] { redrawWithTitle(); }, [this] { refreshMarks(); }),
          difference_(
              this, [this] { redrawWithTitle(); }, [this] { refreshMarks(); }) {
        plot()->plotLayout()->addElement(0, 1, new ColourBar(plottable_, Qt::Vertical));
        plot()->plotLayout()->addElement(0, 2, dials_);
    }

    QString subtitle(const Snapshot& now) const override {
        if (OffsetMapDifference::isWanted(now)) return difference_.subtitle(now);
        if (!now.model->offsetMaps()) return fitted_.subtitle(now);
        const qint64 k = now.state.get(keys::offset);
        const QString target = k < 0 ? tr("p−%1").arg(grouped(-k)) : tr("p+%1").arg(grouped(k));
        return tr("M%1·PE(p) = PE(%2), residual %3")
            .arg(subscript(k), target, readable(residualAtCursor(now), 2));
    }
    QString partInSight() const override {
        if (!isZoomed()) return {};
        const AxisIndices cells = dimensionsOf(snapshot());
        const Viewport part = viewport();
        const QString down = partOf(CellKind::dimensions, cells, part.top, part.bottom);
        const QString across = partOf(CellKind::dimensions, cells, part.left, part.right);
        return down == across ? down : listed({down, across});
    }
    QString description(const Snapshot& now) const override {
        if (OffsetMapDifference::isWanted(now))
            return tr("Heatmap of the difference of the two matrices that carry a position k further: %1.")
                .arg(subtitle(now));
        if (!now.model->offsetMaps()) return fitted_.description(now);
        if (!now.model->offsetMaps()->rotates())
            return tr("Heatmap of the matrix that carries position p to p + %1: every pair is turned and "
                      "stretched. %2, the largest difference in any dimension at position %3.")
                .arg(grouped(now.state.get(keys::offset)), subtitle(now),
                     positionText(now.model->positions(), now.state.get(keys::position)));
        return tr("Heatmap of the matrix that carries position p to p + %1: a rotation for every pair. %2, "
                  "the largest difference in any dimension at "
                  "position %3. Clock hands show pairs %4 at both positions.")
            .arg(grouped(now.state.get(keys::offset)), subtitle(now),
                 positionText(now.model->positions(), now.state.get(keys::position)),
                 QString::fromStdString(writtenIndices(now.state.get(keys::clockPairs)))
                     .replace(u',', QStringLiteral(", ")));
    }

 protected:
    /// The clocks show the cursor's position.
    bool cursorChangesPicture(const Snapshot& before) const override {
        return snapshot().model->offsetMaps() && !OffsetMapDifference::isWanted(snapshot()) &&
               snapshot().state.get(keys::position) != before.state.get(keys::position);
    }
    Viewport whole() const override {
        const AxisIndices cells = dimensionsOf(snapshot());
        return {cells.low(), cells.high(), cells.low(), cells.high()};
    }

    void draw() override {
        const bool exact = snapshot().model->offsetMaps() && !OffsetMapDifference::isWanted(snapshot());
        const Viewport part = viewport();
        axisRect()->setMargins(squareMargins(QMargins(room().left, room().top, 0, room().bottom), part));
        const bool dials = showsClocks();
        dials_->setVisible(dials);
        dials_->setMaximumSize(dials ? clockColumn : 0, QWIDGETSIZE_MAX);
        dials_->setMinimumSize(dials ? clockColumn : 0, 0);
        if (dials) dials_->show(snapshot(), theme(), look().legend);
        setCellAxis(xAxis(), dimensionsOf(snapshot()), part.left, part.right, false);
        setCellAxis(yAxis(), dimensionsOf(snapshot()), part.top, part.bottom, true);
        setAxisTitles(axisRect(), tr("dimension j of PE(p)"), tr("dimension j′ of PE(p + k)"));
        double reach = 1;  // of sines and cosines
        std::shared_ptr<const Field> field;
        if (OffsetMapDifference::isWanted(snapshot())) {
            difference_.ask(snapshot(), waiting());
            map_.reset();
            entries_.reset();
            field = difference_.field();
            reach = difference_.reach();
        } else if (exact) {
            fitted_.forget();
            if (!isDrawn(snapshot())) {
                map_ = snapshot().model->offsetMaps()->map(snapshot().state.get(keys::offset));
                entries_ = std::make_shared<StrongestEntries>(snapshot().model, map_);
            }
            field = entries_;
            reach = std::max(reachOf(*map_), reachOfOthers());
        } else {
            fitted_.ask(snapshot(), waiting());
            map_.reset();
            entries_.reset();
            field = fitted_.map(snapshot());
            reach = std::max(fitted_.reach(), reachOfOthers());
        }
        model_ = snapshot().model;
        showField(plottable_, {.field = field,
                               .map = &resolveColormap(snapshot().state.get(keys::colormap), true, theme()),
                               .limits = fixedLimits(steady(plottable_, {-reach, reach}))});
    }

    CellPicture cellPicture() const override { return {CellPicture::Cells::dimensions, "offset-map"}; }
    void markCursor() override {
        cursorColumn(axisRect()->rect(), xAxis()->coordToPixel(coordinate(keys::dimension)));
    }
    FigureParts partsNow() const override {
        FigureParts parts = PlotView::partsNow();
        parts.legend = dials_->visible();
        return parts;
    }
    MarkMeanings markMeanings() const override {
        const std::int64_t j = snapshot().state.get(keys::dimension);
        return isAcrossInSight(static_cast<double>(j)) ? cursorMeaning({markedPlace("j", j)})
                                                       : MarkMeanings();
    }
    MarkMeanings drawnMeanings() const override {
        if (!showsClocks()) return {};
        return {{MarkMeaning::Sign::line, tr("the hand of a pair at p"), {theme().muted}},
                {MarkMeaning::Sign::line, tr("the hand of a pair at p + k"), {theme().accent}}};
    }
    void markNotices() override {
        const QRect rect = axisRect()->rect();
        PlotView::markNotices();
        const bool difference = OffsetMapDifference::isWanted(snapshot());
        if (!difference && snapshot().model->offsetMaps()) return;
        if (const AsyncWork* late = difference ? difference_.late(snapshot()) : fitted_.late(snapshot()))
            noteProgress(rect, *late);
        if (const Error* error = difference ? difference_.error(snapshot()) : fitted_.error(snapshot()))
            noteReason(rect, translated(error->text));
    }

    QString toolTip(QPointF at) const override {
        const QString dial = dials_->visible() ? dials_->explanationAt(at) : QString();
        return dial.isEmpty() ? PlotView::toolTip(at) : dial;
    }
    void hover(QPointF at) override { emit hovered({.dimension = dimensionsOf(snapshot()).at(at.x())}); }

    /// A click moves the cursor; Ctrl adds the pair to the clocks or takes it away.
    void click(QPointF at, Qt::KeyboardModifiers modifiers) override {
        const std::int64_t j = dimensionsOf(snapshot()).at(at.x());
        Indices pairs = snapshot().state.get(keys::clockPairs);
        const Column what = snapshot().model->column(j);
        if (modifiers.testFlag(Qt::ControlModifier) && what.role != Role::zero &&
            snapshot().model->offsetMaps() && snapshot().model->offsetMaps()->rotates())
            pairs = toggled(pairs, what.pair);
        emit edited(
            [=](State& state) {
                state.set(keys::dimension, j);
                state.set(keys::clockPairs, pairs);
            },
            tr("Choose clocks"), clickGesture());
    }

 private:
    /// Whether there is room for them beside the picture, and something to show.
    bool showsClocks() const {
        constexpr int narrowestPicture = 110;
        return snapshot().model->offsetMaps() && snapshot().model->offsetMaps()->rotates() &&
               !OffsetMapDifference::isWanted(snapshot()) &&
               plot()->viewport().width() >= room().left + narrowestPicture + room().bar + clockColumn;
    }
    static double reachOf(const OffsetMap& map) {
        return niceCeiling(map.reach(), {1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8});
    }
    /// The colours of all encodings that are shown together span the same, so the maps of the others are
    /// asked for as well.
    double reachOfOthers() {
        double reach = 0;
        const auto all = modelsInRange(snapshot());
        std::erase_if(others_,
                      [&](const auto& each) { return std::ranges::find(all, each.first) == all.end(); });
        for (const auto& model : all)
            if (model != snapshot().model) reach = std::max(reach, reachOfOther({snapshot().state, model}));
        return reach;
    }
    double reachOfOther(const Snapshot& other) {
        if (other.model->offsetMaps())
            return reachOf(*other.model->offsetMaps()->map(other.state.get(keys::offset)));
        if (!other.model->hasTable() || !FittedMap::problem(other).empty()) return 0;
        std::unique_ptr<FittedMap>& map = others_[other.model];
        if (!map)
            map = std::make_unique<FittedMap>(
                this, [this] { redraw(); }, [] {});
        map->ask(other, waiting());
        return map->isCurrent(other) ? map->reach() : 0;
    }

    /// Whether map_ is the snapshot's.
    bool isDrawn(const Snapshot& now) const {
        return map_ && model_ == now.model && map_->offset() == now.state.get(keys::offset);
    }

    /// Found once for what the subtitle and the description tell: it asks for the sines of all pairs at two
    /// positions.
    double residualAtCursor(const Snapshot& now) const {
        const std::int64_t position = now.state.get(keys::position);
        const std::int64_t offset = now.state.get(keys::offset);
        if (told_.model != now.model || told_.position != position || told_.offset != offset) {
            const auto map = isDrawn(now) ? map_ : now.model->offsetMaps()->map(offset);
            told_ = {now.model, position, offset, now.model->offsetMaps()->residual(*map, position)};
        }
        return told_.residual;
    }

    FieldPlottable* plottable_;
    Dials* dials_;
    FittedMap fitted_;
    /// The fitted maps of the others.
    std::map<std::shared_ptr<const Model>, std::unique_ptr<FittedMap>> others_;
    OffsetMapDifference difference_;
    std::shared_ptr<const OffsetMap> map_;
    std::shared_ptr<const Field> entries_;  // of map_
    std::shared_ptr<const Model> model_;
    struct Told {
        std::shared_ptr<const Model> model;
        std::int64_t position = 0, offset = 0;
        double residual = 0;
    };
    mutable Told told_;
};

Dataset offsetMapData(const Snapshot& snapshot) {
    if (OffsetMapDifference::isWanted(snapshot)) return OffsetMapDifference::data(snapshot);
    if (!snapshot.model->offsetMaps()) return FittedMap::data(snapshot);
    return {snapshot.model->offsetMaps()->map(snapshot.state.get(keys::offset)),
            [](std::int64_t j) { return std::to_string(j); }};
}

Text whyNoOffsetMap(const Snapshot& snapshot) {
    if (OffsetMapDifference::isWanted(snapshot)) return OffsetMapDifference::problem(snapshot);
    if (snapshot.model->offsetMaps()) return {};
    if (snapshot.model->hasTable()) return FittedMap::problem(snapshot);
    return POSISCOPE_TR("core", "This encoding has no linear map that depends on the offset alone.");
}

}  // namespace

const ViewType& offsetMapViewType() {
    static const ViewType type{
        .id = "offset-map",
        .name = POSISCOPE_TR("core", "Offset map"),
        .summary = POSISCOPE_TR(
            "core",
            "The matrix M that carries PE(p) to PE(p + k), exact or fitted, and clock hands of chosen pairs"),
        .lookFor =
            POSISCOPE_TR("core",
                         "Of sines and cosines, each pair has a rotation of its own: a block of 2 × 2 where "
                         "its dimensions are neighbours. The same matrix serves every position p."),
        .formula = "PE(p + k) = M_k · PE(p)",
        .lesson = "offsets-are-rotations",
        .icon = QStringLiteral("view-offset-map"),
        .create = [](QObject* parent) -> View* { return new OffsetMapView(parent); },
        .data = offsetMapData,
        .colormapKey = keys::colormap.name,
        .unavailable = whyNoOffsetMap,
        .paper = {420, 330}};
    return type;
}

}  // namespace posiscope
