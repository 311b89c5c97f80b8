// The encoding table as a heatmap.
#include "ui/views/heatmapview.h"

#include <QAction>

#include "core/parameters/keys.h"
#include "ui/plot/heatmap.h"
#include "ui/plot/plotview.h"
#include "ui/translation/text.h"
#include "ui/views/cellaxes.h"
#include "ui/views/colourlimits.h"
#include "ui/views/dimensionchoice.h"
#include "ui/views/wavecolours.h"

namespace posiscope {

namespace {

bool across(const Scene& scene) {
    return scene.state.get(keys::orientation) == "across";
}

class HeatmapView final : public PlotView {
    Q_DECLARE_TR_FUNCTIONS(HeatmapView)

 public:
    explicit HeatmapView(QObject* parent)
        : PlotView(parent), heatmap_(plot(), axisRect()), turn_(new QAction(this)) {
        axisRect()->setMargins(QMargins(leftMargin, topMargin, barMargin, bottomMargin));
        new PaintedItem(plot(), QStringLiteral("overlay"), nullptr,
                        [this](QCPPainter& painter) { markChosen(painter); });
        heatmap_.onArrival(this, [this] { redraw(); });
        turn_->setObjectName(QStringLiteral("turn"));
        turn_->setText(tr("Swap axes"));
        turn_->setToolTip(tr("Let positions run down or across"));
        turn_->setIconText(QStringLiteral("orientation"));
        connect(turn_, &QAction::triggered, this, [this] {
            const std::string other = across(scene()) ? "down" : "across";
            emit edited([other](State& state) { state.set(keys::orientation, other); }, tr("Swap axes"), {});
        });
    }

    QString subtitle(const Scene& now) const override {
        return tr("%1 × %2").arg(positionCount(positionsOf(now).count),
                                 dimensionCount(dimensionsOf(now).count));
    }
    QString description(const Scene& now) const override {
        return tr("Heatmap of the encoding table, %1. Positions run %2. Colours go from %3 to %4. The cursor "
                  "is at position %5, dimension %6.")
            .arg(subtitle(now), across(now) ? tr("across") : tr("down"),
                 readable(now.model->tableRange().lowest, 3), readable(now.model->tableRange().highest, 3),
                 grouped(now.state.get(keys::position)), grouped(now.state.get(keys::dimension)));
    }
    std::optional<double> valueAtCursor(const Scene& now) const override {
        const std::int64_t row = now.state.get(keys::position) - now.model->firstPosition();
        return now.model->table().value(row, now.state.get(keys::dimension));
    }
    QList<QAction*> actions() override { return {turn_}; }
    QList<QAction*> actionsAtCursor(QObject* owner) override {
        const std::int64_t p = scene().state.get(keys::position);
        const std::int64_t j = scene().state.get(keys::dimension);
        const Indices chosen = scene().state.get(keys::dimensions);
        const bool is = std::binary_search(chosen.begin(), chosen.end(), j);
        const auto action = [&](const QString& text, const QString& name, const Indices& then) {
            auto* made = new QAction(text.arg(grouped(j)), owner);
            made->setObjectName(name);
            made->setEnabled(then != chosen);
            connect(made, &QAction::triggered, this, [this, p, j, then] {
                showWaves(p, j, then);
                emit gestureEnded();
            });
            return made;
        };
        return {action(tr("Choose dimension %1 alone"), QStringLiteral("chooseDimension"), {j}),
                action(is ? tr("Choose dimension %1 no longer") : tr("Choose dimension %1 as well"),
                       QStringLiteral("toggleDimension"), toggled(chosen, j))};
    }
    /// By keyboard a dimension is chosen at once.
    void activateCursor() override {
        if (const auto at = cursorPoint()) choose(*at);
    }
    ArrowKeys arrowKeys(const Scene& now) const override {
        return across(now) ? ArrowKeys::positionAcross : ArrowKeys::positionDown;
    }

 protected:
    QRect covered(const QCPPainter& painter) override { return heatmap_.covered(painter); }
    bool isTurned() const override { return across(scene()); }
    Viewport whole() const override {
        const Cells x = horizontal();
        const Cells y = vertical();
        return {x.low(), x.high(), y.low(), y.high()};
    }

    void draw() override {
        const Viewport part = viewport();
        setCellAxis(xAxis(), horizontal(), part.left, part.right, false);
        setCellAxis(yAxis(), vertical(), part.top, part.bottom, true);
        const QString positions = tr("position p");
        const QString dimensions = tr("dimension j");
        setAxisTitles(axisRect(), across(scene()) ? positions : dimensions,
                      across(scene()) ? dimensions : positions);
        // The field belongs to the model and lives as long as it.
        heatmap_.setWaiting(waits(), pulse());
        heatmap_.setField({scene().model, &scene().model->table()},
                          static_cast<double>(positionsOf(scene()).first), 0, across(scene()));
        const Range range = tableRangeOf(scene());
        heatmap_.setColours(
            resolveColormap(scene().state.get(keys::colormap), true, theme()),
            chosenLimits(scene(), keys::valueLimits)
                .value_or(adapts() ? QCPRange(-1, 1) : QCPRange(range.lowest, range.highest)));
        heatmap_.setInk(theme());
    }

    /// The values of a difference go by what is in sight.
    void prepare(const QCPPainter& painter) override {
        if (!adapts() || chosenLimits(scene(), keys::valueLimits)) return;
        const double reach = heatmap_.roundReachInSight(painter);
        heatmap_.setRange(steady(&heatmap_, {-reach, reach}));
    }

    void drawCursor(QCPPainter& painter) override {
        const auto p = static_cast<double>(scene().state.get(keys::position));
        const auto j = static_cast<double>(scene().state.get(keys::dimension));
        const QRect rect = axisRect()->rect();
        const double x = xAxis()->coordToPixel(across(scene()) ? p : j);
        const double y = yAxis()->coordToPixel(across(scene()) ? j : p);
        if (y >= rect.top() && y <= rect.bottom())
            cursorLine(painter, QPointF(rect.left(), y), QPointF(rect.right(), y));
        if (x >= rect.left() && x <= rect.right())
            cursorLine(painter, QPointF(x, rect.top()), QPointF(x, rect.bottom()));
        markTarget(painter, p + static_cast<double>(scene().state.get(keys::offset)));
    }

    void hover(QPointF at) override { emit hovered(positionAt(at), dimensionAt(at)); }
    std::optional<QPointF> cursorPoint() const override {
        const auto p = static_cast<double>(scene().state.get(keys::position));
        const auto j = static_cast<double>(scene().state.get(keys::dimension));
        return across(scene()) ? QPointF(p, j) : QPointF(j, p);
    }

    /// A click moves the cursor. With Ctrl it adds the dimension to the waves or removes it, with Shift it
    /// takes all up to it.
    void click(QPointF at, Qt::KeyboardModifiers modifiers) override {
        const qint64 p = positionAt(at);
        const qint64 j = dimensionAt(at);
        Indices chosen = scene().state.get(keys::dimensions);
        if (modifiers.testFlag(Qt::ControlModifier))
            chosen = toggled(chosen, j);
        else if (modifiers.testFlag(Qt::ShiftModifier))
            chosen = extendedTo(chosen, j);
        else
            emit hinted(Hint::choosing);
        showWaves(p, j, chosen);
    }

    bool choose(QPointF at) override {
        showWaves(positionAt(at), dimensionAt(at), {dimensionAt(at)});
        emit gestureEnded();
        return true;
    }

 private:
    void showWaves(qint64 p, qint64 j, const Indices& chosen) {
        const bool others = chosen != scene().state.get(keys::dimensions);
        emit edited(
            [=](State& state) {
                state.set(keys::position, static_cast<std::int64_t>(p));
                state.set(keys::dimension, static_cast<std::int64_t>(j));
                state.set(keys::dimensions, chosen);
            },
            others ? tr("Choose dimensions") : tr("Move cursor"), clickGesture());
    }
    bool adapts() const { return scene().model->tableRange() == Range(); }
    Cells horizontal() const { return across(scene()) ? positionsOf(scene()) : dimensionsOf(scene()); }
    Cells vertical() const { return across(scene()) ? dimensionsOf(scene()) : positionsOf(scene()); }
    qint64 positionAt(QPointF at) const { return positionsOf(scene()).at(across(scene()) ? at.x() : at.y()); }
    qint64 dimensionAt(QPointF at) const {
        return dimensionsOf(scene()).at(across(scene()) ? at.y() : at.x());
    }

    /// Marks at both ends of the row that the offset leads to.
    void markTarget(QCPPainter& painter, double target) const {
        const QRect rect = axisRect()->rect();
        painter.setPen(QPen(theme().accent, 3));
        if (across(scene())) {
            const double x = xAxis()->coordToPixel(target);
            if (x < rect.left() || x > rect.right()) return;
            painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.top() + 10));
            painter.drawLine(QPointF(x, rect.bottom() - 10), QPointF(x, rect.bottom()));
        } else {
            const double y = yAxis()->coordToPixel(target);
            if (y < rect.top() || y > rect.bottom()) return;
            painter.drawLine(QPointF(rect.left(), y), QPointF(rect.left() + 10, y));
            painter.drawLine(QPointF(rect.right() - 10, y), QPointF(rect.right(), y));
        }
    }

    /// Small marks at the edge beside the dimensions that the waves show.
    void markChosen(QCPPainter& painter) const {
        if (!scene().model || !showsCursor()) return;
        const QRect rect = axisRect()->rect();
        painter.setPen(Qt::NoPen);
        double last = -1e9;
        for (const std::int64_t j : scene().state.get(keys::dimensions)) {
            const double at = across(scene()) ? yAxis()->coordToPixel(static_cast<double>(j))
                                              : xAxis()->coordToPixel(static_cast<double>(j));
            const bool inside = across(scene()) ? at >= rect.top() && at <= rect.bottom()
                                                : at >= rect.left() && at <= rect.right();
            if (!inside || std::abs(at - last) < 1) continue;
            last = at;
            painter.setBrush(colourOfWave(scene(), theme(), j));
            if (across(scene()))
                painter.drawPolygon(QPolygonF(
                    {{rect.left() - 7.0, at - 3}, {rect.left() - 7.0, at + 3}, {rect.left() - 2.0, at}}));
            else
                painter.drawPolygon(QPolygonF(
                    {{at - 3, rect.top() - 7.0}, {at + 3, rect.top() - 7.0}, {at, rect.top() - 2.0}}));
        }
    }

    Heatmap heatmap_;
    QAction* turn_;
};

Dataset data(const Scene& scene) {
    return {{scene.model, &scene.model->table()}, [](std::int64_t j) { return std::to_string(j); }};
}

}  // namespace

const ViewType& heatmapViewType() {
    static const ViewType type{
        .id = "heatmap",
        .name = POSISCOPE_TR("core", "Encoding table"),
        .summary = POSISCOPE_TR("core", "The table of positions × dimensions as colours"),
        .icon = QStringLiteral("view-heatmap"),
        .create = [](QObject* parent) -> View* { return new HeatmapView(parent); },
        .data = data,
        .colormapKey = keys::colormap.name,
        .unavailable = withoutTable,
        .joinsRows = true};
    return type;
}

}  // namespace posiscope
