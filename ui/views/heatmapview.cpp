// SPDX-License-Identifier: GPL-3.0-or-later
// The encoding table as a heatmap.
#include <QAction>

#include "core/parameters/keys.h"
#include "ui/plot/colourbar.h"
#include "ui/plot/plotview.h"
#include "ui/plot/zoom.h"
#include "ui/translation/positionwords.h"
#include "ui/translation/translated.h"
#include "ui/views/shared/cellaxes.h"
#include "ui/views/shared/colourlimits.h"
#include "ui/views/shared/dimensionchoice.h"
#include "ui/views/shared/wavecolours.h"

namespace posiscope {

namespace {

bool across(const Snapshot& snapshot) {
    return snapshot.state.get(keys::orientation) == "across";
}

/// Whether the chosen waves have marks: not in a lesson that neither offers the choice nor shows the waves.
bool marksWaves(const State& state) {
    const bool isHidden = state.hidden.contains("panel") || state.hidden.contains(keys::dimensions.name);
    return !isHidden || std::ranges::any_of(state.arrangement.panes,
                                            [](const Pane& pane) { return pane.view == "waves"; });
}

/// Whether the row that the offset leads to has marks: k counts positions, and of a list no row may have this
/// one; without an offset it is the row of the cursor.
bool marksTarget(const Snapshot& snapshot) {
    return snapshot.model->positions().areConsecutive() && snapshot.state.get(keys::offset) != 0;
}

/// Small marks at the edge of the table beside the dimensions that the waves show.
class ChosenDimensions final : public Plottable {
 public:
    using Plottable::Plottable;

    struct Dimension {
        double index;
        QColor colour;
    };
    void show(bool beside, std::vector<Dimension> dimensions) {
        beside_ = beside;
        dimensions_ = std::move(dimensions);
    }
    /// Where the mark of a dimension is.
    QRectF placeOf(double index) const {
        const QRect rect = axisRect()->rect();
        const double at = coordinateOf(index);
        return beside_ ? QRectF(rect.left() - 7, at - 3, 5, 6) : QRectF(at - 3, rect.top() - 7, 6, 5);
    }

 protected:
    QRect clipRect() const override { return parentPlot()->viewport(); }
    void draw(QCPPainter* painter) override {
        const QRect rect = axisRect()->rect();
        painter->setAntialiasing(true);
        painter->setPen(Qt::NoPen);
        double last = -1e9;
        for (const auto& [index, colour] : dimensions_) {
            const double at = coordinateOf(index);
            const bool inside =
                beside_ ? at >= rect.top() && at <= rect.bottom() : at >= rect.left() && at <= rect.right();
            if (!inside || std::abs(at - last) < 1) continue;
            last = at;
            painter->setBrush(colour);
            const QPointF tip = beside_ ? QPointF(rect.left() - 2, at) : QPointF(at, rect.top() - 2);
            const QPointF back = beside_ ? QPointF(-5, 0) : QPointF(0, -5);
            const QPointF half = beside_ ? QPointF(0, 3) : QPointF(3, 0);
            painter->drawPolygon(QPolygonF{tip + back - half, tip + back + half, tip});
        }
    }

 private:
    double coordinateOf(double index) const {
        return (beside_ ? valueAxis() : keyAxis())->coordToPixel(index);
    }

    bool beside_ = false;
    std::vector<Dimension> dimensions_;
};

class HeatmapView final : public PlotView {
    Q_DECLARE_TR_FUNCTIONS(HeatmapView)

 public:
    explicit HeatmapView(QObject* parent)
        : PlotView(parent), field_(addField(axisRect())), chosen_(new ChosenDimensions(axisRect())) {
        plot()->plotLayout()->addElement(0, 1, new ColourBar(field_, Qt::Vertical));
        QAction* const turn =
            addAction(QStringLiteral("turn"), tr("Swap axes"), tr("Let positions run down or across"),
                      QStringLiteral("orientation"));
        connect(turn, &QAction::triggered, this, [this] {
            const std::string other = across(snapshot()) ? "down" : "across";
            emit edited([other](State& state) { state.set(keys::orientation, other); }, tr("Swap axes"), {});
        });
    }

    QString subtitle(const Snapshot& now) const override {
        const AxisIndices positions = positionsOf(now), dimensions = dimensionsOf(now);
        QString rows = positionCount(positions.count), columns = dimensionCount(dimensions.count);
        if (isZoomed()) {
            const Viewport part = across(now) ? turned(viewport()) : viewport();
            const auto inSight = [](QString& words, const QString& some) {
                if (!some.isEmpty()) words = some;
            };
            inSight(rows, partOf(CellKind::positions, positions, part.top, part.bottom));
            inSight(columns, partOf(CellKind::dimensions, dimensions, part.left, part.right));
        }
        return tr("%1 × %2").arg(rows, columns);
    }
    QString description(const Snapshot& now) const override {
        return tr("Heatmap of the encoding table, %1. Positions run %2. Colours go from %3 to %4. The cursor "
                  "is at position %5, dimension %6.")
            .arg(subtitle(now), across(now) ? tr("across") : tr("down"),
                 readable(now.model->tableRange().lowest, 3), readable(now.model->tableRange().highest, 3),
                 positionText(now.model->positions(), now.state.get(keys::position)),
                 grouped(now.state.get(keys::dimension)));
    }
    std::optional<double> valueAtCursor(const Snapshot& now) const override {
        const std::int64_t row = now.state.get(keys::position) - now.model->firstCursor();
        return now.model->table().value(row, now.state.get(keys::dimension));
    }
    QList<QAction*> actionsAtCursor(QObject* owner) override {
        const std::int64_t p = snapshot().state.get(keys::position);
        const std::int64_t j = snapshot().state.get(keys::dimension);
        const Indices chosen = snapshot().state.get(keys::dimensions);
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
    ArrowKeys arrowKeys(const Snapshot& now) const override {
        return across(now) ? ArrowKeys::positionAcross : ArrowKeys::positionDown;
    }
    MarkMeanings markMeanings() const override {
        const std::int64_t p = snapshot().state.get(keys::position);
        const std::int64_t j = snapshot().state.get(keys::dimension);
        const std::int64_t target = p + snapshot().state.get(keys::offset);
        QStringList places;
        if (isPositionInSight(p)) places << markedPlace("p", positionText(snapshot().model->positions(), p));
        if (isDimensionInSight(j)) places << markedPlace("j", j);
        MarkMeanings all = cursorMeaning(places);
        if (marksTarget(snapshot()) && isPositionInSight(target))
            all.push_back(offsetMeaning(target, MarkMeaning::Sign::line, theme().accent));
        if (const MarkMeaning waves = waveMeaning(); !waves.colours.empty()) all.push_back(waves);
        return all;
    }

 protected:
    bool isTurned() const override { return across(snapshot()); }
    CellPicture cellPicture() const override { return {CellPicture::Cells::table, "heatmap"}; }
    Viewport whole() const override {
        const AxisIndices x = horizontal();
        const AxisIndices y = vertical();
        return {x.low(), x.high(), y.low(), y.high()};
    }

    void draw() override {
        const Viewport part = viewport();
        axisRect()->setMargins(squareMargins(QMargins(room().left, room().top, 0, room().bottom), part));
        setCellAxis(xAxis(), horizontal(), part.left, part.right, false);
        setCellAxis(yAxis(), vertical(), part.top, part.bottom, true);
        const QString positions = tr("position p");
        const QString dimensions = tr("dimension j");
        setAxisTitles(axisRect(), across(snapshot()) ? positions : dimensions,
                      across(snapshot()) ? dimensions : positions);
        // It belongs to the model and lives as long as it.
        const std::shared_ptr<const Field> table(snapshot().model, &snapshot().model->table());
        showField(field_, {.field = table,
                           .firstRow = static_cast<double>(positionsOf(snapshot()).first),
                           .transposed = across(snapshot()),
                           .map = &resolveColormap(snapshot().state.get(keys::colormap), true, theme()),
                           .limits = limits(),
                           .span = adapts() ? ColourSpan{{table, table}} : ColourSpan()});
        // A file has marks where the cursor is wanted too.
        chosen_->show(across(snapshot()),
                      showsCursor() ? chosenDimensions() : std::vector<ChosenDimensions::Dimension>());
    }

    void markCursor() override {
        const double p = coordinate(keys::position);
        const double j = coordinate(keys::dimension);
        const QRect rect = axisRect()->rect();
        cursorRow(rect, yAxis()->coordToPixel(across(snapshot()) ? j : p));
        cursorColumn(rect, xAxis()->coordToPixel(across(snapshot()) ? p : j));
        if (marksTarget(snapshot())) markTarget(p + coordinate(keys::offset));
        for (const auto& [index, colour] : chosenDimensions())
            marks().explain(chosen_->placeOf(index),
                            tr("Dimension %1 is drawn as a wave.").arg(grouped(std::llround(index))));
    }

    void hover(QPointF at) override { emit hovered({positionAt(at), dimensionAt(at)}); }
    std::optional<QPointF> cursorPoint() const override {
        const QPointF down(coordinate(keys::dimension), coordinate(keys::position));
        return across(snapshot()) ? down.transposed() : down;
    }

    /// A click moves the cursor. With Ctrl it adds the dimension to the waves or removes it, with Shift it
    /// takes all up to it.
    void click(QPointF at, Qt::KeyboardModifiers modifiers) override {
        const qint64 p = positionAt(at);
        const qint64 j = dimensionAt(at);
        Indices chosen = snapshot().state.get(keys::dimensions);
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
        const CursorPlace place{p, j};
        if (chosen == snapshot().state.get(keys::dimensions)) return clickCursor(place);
        emit edited(
            [=](State& state) {
                place.moveCursor(state);
                state.set(keys::dimensions, chosen);
            },
            tr("Choose dimensions"), clickGesture());
    }
    bool adapts() const { return snapshot().model->tableRange() == Interval(); }
    AxisIndices horizontal() const {
        return across(snapshot()) ? positionsOf(snapshot()) : dimensionsOf(snapshot());
    }
    AxisIndices vertical() const {
        return across(snapshot()) ? dimensionsOf(snapshot()) : positionsOf(snapshot());
    }
    qint64 positionAt(QPointF at) const {
        return positionsOf(snapshot()).at(across(snapshot()) ? at.x() : at.y());
    }
    qint64 dimensionAt(QPointF at) const {
        return dimensionsOf(snapshot()).at(across(snapshot()) ? at.y() : at.x());
    }

    std::function<QCPRange(const Interval&)> limits() {
        if (const auto chosen = chosenLimits(snapshot(), keys::valueLimits)) return fixedLimits(*chosen);
        const Interval range = tableRangeOf(snapshot());
        if (!adapts()) return fixedLimits({range.lowest, range.highest});
        return [this](const Interval& ends) {
            const double reach = roundReach(ends);
            return steady(field_, {-reach, reach});
        };
    }

    bool isPositionInSight(std::int64_t p) const {
        const auto at = static_cast<double>(p);
        return across(snapshot()) ? isAcrossInSight(at) : isDownInSight(at);
    }
    bool isDimensionInSight(std::int64_t j) const {
        const auto at = static_cast<double>(j);
        return across(snapshot()) ? isDownInSight(at) : isAcrossInSight(at);
    }
    /// "waves: j = 4, 5", in the colours of the marks.
    MarkMeaning waveMeaning() const {
        constexpr std::size_t fewColours = 4, fewDimensions = 4;
        MarkMeaning meaning{MarkMeaning::Sign::triangle};
        Indices inSight;
        for (const auto& [index, colour] : chosenDimensions()) {
            const auto j = static_cast<std::int64_t>(index);
            if (!isDimensionInSight(j)) continue;
            inSight.push_back(j);
            const bool isNew = std::ranges::find(meaning.colours, colour) == meaning.colours.end();
            if (isNew && meaning.colours.size() < fewColours) meaning.colours.push_back(colour);
        }
        const auto count = static_cast<qint64>(inSight.size());
        QStringList numbers;
        for (const std::int64_t j : inSight)
            numbers << grouped(j);
        meaning.text = inSight.size() <= fewDimensions ? tr("chosen: j = %1").arg(listed(numbers))
                                                       : tr("chosen: %1").arg(dimensionCount(count));
        return meaning;
    }

    /// Marks at both ends of the row that the offset leads to.
    void markTarget(double target) {
        const QRect rect = axisRect()->rect();
        const QPen pen(theme().accent, 3);
        if (across(snapshot())) {
            const double x = xAxis()->coordToPixel(target);
            if (x < rect.left() || x > rect.right()) return;
            markOffset(QPointF(x, rect.top()), QPointF(x, rect.top() + 10), pen);
            markOffset(QPointF(x, rect.bottom() - 10), QPointF(x, rect.bottom()), pen);
        } else {
            const double y = yAxis()->coordToPixel(target);
            if (y < rect.top() || y > rect.bottom()) return;
            markOffset(QPointF(rect.left(), y), QPointF(rect.left() + 10, y), pen);
            markOffset(QPointF(rect.right() - 10, y), QPointF(rect.right(), y), pen);
        }
    }
    void markOffset(QPointF from, QPointF to, const QPen& pen) {
        marks().line(from, to, pen);
        explainOffset(QRectF(from, to));
    }

    std::vector<ChosenDimensions::Dimension> chosenDimensions() const {
        std::vector<ChosenDimensions::Dimension> all;
        if (showsCursor() && marksWaves(snapshot().state))
            for (const std::int64_t j : snapshot().state.get(keys::dimensions))
                all.push_back({static_cast<double>(j), colourOfWave(snapshot(), theme(), j)});
        return all;
    }

    FieldPlottable* field_;
    ChosenDimensions* chosen_;
};

Dataset heatmapData(const Snapshot& snapshot) {
    return {{snapshot.model, &snapshot.model->table()}, [](std::int64_t j) { return std::to_string(j); }};
}

}  // namespace

const ViewType& heatmapViewType() {
    static const ViewType type{
        .id = "heatmap",
        .name = POSISCOPE_TR("core", "Encoding table"),
        .summary = POSISCOPE_TR("core", "The table of positions × dimensions as colours"),
        .lookFor =
            POSISCOPE_TR("core",
                         "In a table of sines and cosines, columns at the left change fast and those at the "
                         "right slowly. Two rows that look alike are positions that are hard to tell apart."),
        .lesson = "reading-the-heatmap",
        .icon = QStringLiteral("view-heatmap"),
        .create = [](QObject* parent) -> View* { return new HeatmapView(parent); },
        .data = heatmapData,
        .colormapKey = keys::colormap.name,
        .limitsKey = keys::valueLimits.name,
        .reach = [](const Model& model,
                    const State&) { return model.hasTable() ? model.tableRange().reach() : 0; },
        .unavailable = withoutTable,
        .joinsRows = true,
        .paperOfNumbers = {520, 300},
        .standIn = 3};
    return type;
}

}  // namespace posiscope
