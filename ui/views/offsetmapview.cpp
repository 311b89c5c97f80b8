// The linear map M_k, and what it does to pairs as clock hands; where there is none, the one that fits best.
#include "ui/views/offsetmapview.h"

#include <cmath>

#include "core/analysis/clocks.h"
#include "core/models/strongestentries.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"
#include "ui/plot/heatmap.h"
#include "ui/plot/label.h"
#include "ui/plot/plotview.h"
#include "ui/translation/text.h"
#include "ui/views/cellaxes.h"
#include "ui/views/clockhands.h"
#include "ui/views/fittedmap.h"
#include "ui/views/offsetmapdifference.h"

namespace posiscope {

namespace {

constexpr int clockColumn = 130;  // pixels at the right for clocks

QString subscript(qint64 number) {
    QString text;
    for (const QChar digit : QString::number(number))
        text += digit == u'-' ? QChar(u'₋') : QChar(u'₀' + digit.digitValue());
    return text;
}

class OffsetMapView final : public PlotView {
    Q_DECLARE_TR_FUNCTIONS(OffsetMapView)

 public:
    explicit OffsetMapView(QObject* parent)
        : PlotView(parent),
          heatmap_(plot(), axisRect()),
          fitted_(
              this,
              [this] {
                  redraw();
                  emit retitled();
              },
              [this] { plot()->refresh(); }),
          other_(
              this, [this] { redraw(); }, [] {}),
          difference_(
              this,
              [this] {
                  redraw();
                  emit retitled();
              },
              [this] { plot()->refresh(); }) {
        heatmap_.onArrival(this, [this] { redraw(); });
        new PaintedItem(plot(), QStringLiteral("main"), nullptr, [this](QCPPainter& painter) {
            if (scene().model && scene().model->hasOffsetMap() && showsClocks()) drawClocks(painter);
        });
        plot()->addNotice([this](QCPPainter& painter) {
            if (OffsetMapDifference::isWanted(scene()))
                difference_.drawState(painter, axisRect()->rect(), scene(), theme());
            else if (!scene().model->hasOffsetMap())
                fitted_.drawState(painter, axisRect()->rect(), scene(), theme());
        });
    }

    QString subtitle(const Scene& now) const override {
        if (OffsetMapDifference::isWanted(now)) return difference_.subtitle(now);
        if (!now.model->hasOffsetMap()) return fitted_.subtitle(now);
        const qint64 k = now.state.get(keys::offset);
        const QString target = k < 0 ? tr("p−%1").arg(grouped(-k)) : tr("p+%1").arg(grouped(k));
        return tr("M%1·PE(p) = PE(%2), residual %3")
            .arg(subscript(k), target, readable(residualAtCursor(now), 2));
    }
    QString description(const Scene& now) const override {
        if (OffsetMapDifference::isWanted(now))
            return tr("Heatmap of the difference of the two matrices that carry a position k further: %1.")
                .arg(subtitle(now));
        if (!now.model->hasOffsetMap()) return fitted_.description(now);
        return tr("Heatmap of the matrix that carries position p to p + %1: a rotation for every pair. %2, "
                  "the largest difference in any dimension at "
                  "position %3. Clock hands show pairs %4 at both positions.")
            .arg(grouped(now.state.get(keys::offset)), subtitle(now), grouped(now.state.get(keys::position)),
                 QString::fromStdString(writtenIndices(now.state.get(keys::clockPairs))));
    }

 protected:
    QRect covered(const QCPPainter& painter) override { return heatmap_.covered(painter); }
    /// The clocks stand at the cursor's position.
    bool cursorChangesPicture(const Scene& before) const override {
        return scene().model->hasOffsetMap() && !OffsetMapDifference::isWanted(scene()) &&
               scene().state.get(keys::position) != before.state.get(keys::position);
    }
    Viewport whole() const override {
        const Cells cells = dimensionsOf(scene());
        return {cells.low(), cells.high(), cells.low(), cells.high()};
    }

    void draw() override {
        const bool exact = scene().model->hasOffsetMap() && !OffsetMapDifference::isWanted(scene());
        const Viewport part = viewport();
        axisRect()->setMargins(squareMargins(
            QMargins(leftMargin, topMargin, barMargin + (showsClocks() ? clockColumn : 0), bottomMargin),
            part));
        setCellAxis(xAxis(), dimensionsOf(scene()), part.left, part.right, false);
        setCellAxis(yAxis(), dimensionsOf(scene()), part.top, part.bottom, true);
        setAxisTitles(axisRect(), tr("dimension j of PE(p)"), tr("dimension j′ of PE(p + k)"));
        heatmap_.setWaiting(waits(), pulse());
        double reach = 1;  // of sines and cosines
        if (OffsetMapDifference::isWanted(scene())) {
            difference_.ask(scene(), waits(), pulse());
            map_.reset();
            entries_.reset();
            heatmap_.setField(difference_.field(), 0, 0, false);
            reach = difference_.reach();
        } else if (exact) {
            fitted_.forget();
            if (!isDrawn(scene())) {
                map_ = scene().model->offsetMap(scene().state.get(keys::offset));
                entries_ = std::make_shared<StrongestEntries>(scene().model, map_);
            }
            heatmap_.setField(entries_, 0, 0, false);
        } else {
            fitted_.ask(scene(), waits(), pulse());
            map_.reset();
            entries_.reset();
            heatmap_.setField(fitted_.map(scene()), 0, 0, false);
            reach = std::max(fitted_.reach(), reachOfOtherSide());
        }
        model_ = scene().model;
        heatmap_.setColours(resolveColormap(scene().state.get(keys::colormap), true, theme()),
                            steady(&heatmap_, {-reach, reach}));
        heatmap_.setInk(theme());
    }

    void drawCursor(QCPPainter& painter) override {
        const QRect rect = axisRect()->rect();
        const double x = xAxis()->coordToPixel(static_cast<double>(scene().state.get(keys::dimension)));
        if (x >= rect.left() && x <= rect.right())
            cursorLine(painter, QPointF(x, rect.top()), QPointF(x, rect.bottom()));
    }

    void hover(QPointF at) override { emit hovered(std::nullopt, dimensionsOf(scene()).at(at.x())); }

    /// A click moves the cursor; Ctrl adds the pair to the clocks or takes it away.
    void click(QPointF at, Qt::KeyboardModifiers modifiers) override {
        const std::int64_t j = dimensionsOf(scene()).at(at.x());
        Indices pairs = scene().state.get(keys::clockPairs);
        const Column what = scene().model->column(j);
        if (modifiers.testFlag(Qt::ControlModifier) && what.role != Role::zero &&
            scene().model->hasOffsetMap()) {
            const auto found = std::lower_bound(pairs.begin(), pairs.end(), what.pair);
            if (found == pairs.end() || *found != what.pair)
                pairs.insert(found, what.pair);
            else if (pairs.size() > 1)
                pairs.erase(found);
        }
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
        return scene().model->hasOffsetMap() && !OffsetMapDifference::isWanted(scene()) &&
               plot()->viewport().width() >= leftMargin + narrowestPicture + barMargin + clockColumn;
    }
    /// The colours of A and B span the same, so the other side's fit is asked for as well.
    double reachOfOtherSide() {
        if (!scene().sides) return 0;
        const Subject which = scene().model == scene().sides.a ? Subject::b : Subject::a;
        const Scene side = sceneOf(scene(), which);
        if (side.model->hasOffsetMap() || !side.model->hasTable() || !FittedMap::problem(side).empty()) {
            other_.forget();
            return 0;
        }
        other_.ask(side, waits(), pulse());
        return other_.isCurrent(side) ? other_.reach() : 0;
    }

    /// Whether map_ is the scene's.
    bool isDrawn(const Scene& now) const {
        return map_ && model_ == now.model && map_->offset() == now.state.get(keys::offset);
    }

    /// Found once for what the subtitle and the description tell: it asks for the sines of all pairs at two
    /// positions.
    double residualAtCursor(const Scene& now) const {
        const std::int64_t position = now.state.get(keys::position);
        const std::int64_t offset = now.state.get(keys::offset);
        if (told_.model != now.model || told_.position != position || told_.offset != offset) {
            const auto map = isDrawn(now) ? map_ : now.model->offsetMap(offset);
            told_ = {now.model, position, offset, now.model->offsetResidual(*map, position)};
        }
        return told_.residual;
    }

    /// Each chosen pair as a dial: (cos, sin) of the angle ω·p as a grey hand, of ω·(p + k) as a coloured
    /// one.
    void drawClocks(QCPPainter& painter) {
        if (!clocks_ || clocks_->model() != scene().model) clocks_.emplace(scene().model);
        const QRect rect = axisRect()->rect();
        const Indices& pairs = scene().state.get(keys::clockPairs);
        const int shown = std::min<int>(static_cast<int>(pairs.size()), std::max(1, rect.height() / 60));
        const double slot = static_cast<double>(rect.height()) / shown;
        const double radius = std::clamp(slot * 0.38, 12.0, 34.0);
        const qint64 p = scene().state.get(keys::position);
        const qint64 k = scene().state.get(keys::offset);
        const double left = rect.right() + barMargin;
        for (int n = 0; n < shown; ++n) {
            const std::int64_t pair = pairs[static_cast<std::size_t>(n)];
            if (pair >= clocks_->count()) continue;
            const ClockHands hands = clocks_->hands(pair, p, k);
            const QPointF centre(left + 36, rect.top() + slot * (n + 0.5));
            drawClockRim(painter, centre, radius, QPen(theme().border, 1.5));
            drawClockHand(painter, centre, radius, hands.here, theme().muted);
            drawClockHand(painter, centre, radius, hands.there, theme().accent);
            painter.setPen(theme().text);
            painter.setFont(textFont(11));
            drawLabel(painter, QRectF(left + 36 + radius + 8, centre.y() - 9, 90, 18),
                      Qt::AlignLeft | Qt::AlignVCenter, tr("i = %1").arg(grouped(pair)));
        }
        // What the hands are, under the dials.
        const double y = rect.bottom() + 33;
        double x = left;
        painter.setFont(textFont(11));
        for (const auto& [colour, text] :
             {std::pair{theme().muted, tr("p")}, std::pair{theme().accent, tr("p + k")}}) {
            painter.setPen(QPen(colour, 2));
            painter.drawLine(QPointF(x, y), QPointF(x + 14, y));
            painter.setPen(theme().muted);
            drawLabel(painter, QRectF(x + 18, y - 9, 60, 18), Qt::AlignLeft | Qt::AlignVCenter, text);
            x += 44;
        }
    }

    Heatmap heatmap_;
    FittedMap fitted_;
    FittedMap other_;  // of the other side of a comparison
    OffsetMapDifference difference_;
    std::shared_ptr<const OffsetMap> map_;
    std::shared_ptr<const Field> entries_;  // of map_
    std::shared_ptr<const Model> model_;
    std::optional<Clocks> clocks_;
    struct Told {
        std::shared_ptr<const Model> model;
        std::int64_t position = 0, offset = 0;
        double residual = 0;
    };
    mutable Told told_;
};

Dataset data(const Scene& scene) {
    if (OffsetMapDifference::isWanted(scene)) return OffsetMapDifference::data(scene);
    if (!scene.model->hasOffsetMap()) return FittedMap::data(scene);
    return {scene.model->offsetMap(scene.state.get(keys::offset)),
            [](std::int64_t j) { return std::to_string(j); }};
}

Text unavailable(const Scene& scene) {
    if (OffsetMapDifference::isWanted(scene)) return OffsetMapDifference::problem(scene);
    if (scene.model->hasOffsetMap()) return {};
    if (scene.model->hasTable()) return FittedMap::problem(scene);
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
        .icon = QStringLiteral("view-offset-map"),
        .create = [](QObject* parent) -> View* { return new OffsetMapView(parent); },
        .data = data,
        .colormapKey = keys::colormap.name,
        .unavailable = unavailable};
    return type;
}

}  // namespace posiscope
