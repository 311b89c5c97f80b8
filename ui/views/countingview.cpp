// From counting to waves: the same positions written in six ways, and what each way is good for.
#include "ui/views/countingview.h"

#include <QHelpEvent>
#include <QToolTip>
#include <cmath>

#include "core/parameters/keys.h"
#include "ui/plot/heatmap.h"
#include "ui/plot/plotview.h"
#include "ui/translation/text.h"
#include "ui/views/cellaxes.h"
#include "ui/views/countinganswers.h"
#include "ui/views/countingpainter.h"

namespace posiscope {

namespace {

constexpr std::size_t tableColumn = numerals.size();

/// Asks for a text where the mouse rests.
class ToolTips final : public QObject {
 public:
    ToolTips(QObject* parent, std::function<QString(QPointF)> textAt)
        : QObject(parent), textAt_(std::move(textAt)) {}

 private:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() != QEvent::ToolTip) return false;
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), plainToolTip(textAt_(PlotWidget::place(help->pos()))));
        return true;
    }

    std::function<QString(QPointF)> textAt_;
};

class CountingView final : public PlotView {
    Q_DECLARE_TR_FUNCTIONS(CountingView)

 public:
    explicit CountingView(QObject* parent)
        : PlotView(parent),
          answers_(
              this,
              [this] {
                  redraw();
                  emit retitled();
              },
              [this] { plot()->refresh(); }) {
        plot()->plotLayout()->setAutoMargins(QCP::msNone);
        for (std::size_t n = 0; n <= tableColumn; ++n) {
            auto* rect = n == 0 ? axisRect() : new QCPAxisRect(plot(), true);
            if (n > 0) plot()->plotLayout()->addElement(0, static_cast<int>(n), rect);
            rect->setMinimumSize(0, 0);
            rects_.push_back(rect);
            heatmaps_.push_back(std::make_unique<Heatmap>(plot(), rect));
            heatmaps_.back()->setBarBelow();
            heatmaps_.back()->onArrival(this, [this] { redraw(); });
        }
        new PaintedItem(plot(), QStringLiteral("overlay"), nullptr, [this](QCPPainter& painter) {
            if (!scene().model) return;
            drawCountingWords(painter, layout_, columns_, offset(), theme());
            drawPositionTitle(painter);
        });
        plot()->installEventFilter(new ToolTips(this, [this](QPointF at) { return toolTip(at); }));
    }

    QString subtitle(const Scene& now) const override {
        return tr("%1 written in %2 ways")
            .arg(positionCount(positionsOf(now).count))
            .arg(now.model->hasTable() ? tableColumn + 1 : tableColumn);
    }
    QString description(const Scene& now) const override {
        QStringList spoken{
            tr("The numbers of the same positions as small heatmaps side by side, and what "
               "each way to write them is good for.")};
        for (const CountingColumn& column : answers_.columns(now))
            spoken << column.spoken();
        spoken << tr("The cursor is at position %1.").arg(grouped(now.state.get(keys::position)));
        return spoken.join(u' ');
    }

 protected:
    QRect covered(const QCPPainter&) override { return {}; }
    /// Its columns are narrow by themselves.
    QSize leastPicture() const override { return {28, 16}; }
    Viewport whole() const override {
        const Cells cells = positionsOf(scene());
        return {-0.5, 0.5, cells.low(), cells.high()};
    }

    void draw() override {
        answers_.ask(scene(), waits(), pulse());
        columns_ = answers_.columns(scene());
        layOutPictures();
        const Viewport part = viewport();
        const std::int64_t length = positionsOf(scene()).count;
        if (fields_.empty() || fields_.front()->rows() != length) {
            fields_.clear();
            for (const Numeral numeral : numerals)
                fields_.push_back(std::make_shared<CountingField>(numeral, length));
        }
        for (std::size_t n = 0; n < rects_.size(); ++n) {
            Heatmap& heatmap = *heatmaps_[n];
            heatmap.setInk(theme());
            heatmap.setWaiting(waits(), pulse());
            const bool table = n == tableColumn;
            if (table && !scene().model->hasTable()) {
                heatmap.setField(nullptr, 0, 0, false);
                continue;
            }
            const std::shared_ptr<const Field> field =
                table ? std::shared_ptr<const Field>(scene().model, &scene().model->table()) : fields_[n];
            setAxes(rects_[n], *field, part, n == 0);
            heatmap.setField(field, static_cast<double>(positionsOf(scene()).first), 0, false);
            const Range range = table ? scene().model->tableRange() : rangeOf(n);
            heatmap.setColours(
                resolveColormap(table ? scene().state.get(keys::colormap) : "auto", table, theme()),
                {range.lowest, range.highest});
        }
    }

    /// The averages of a diagonal of ones, and the values of a difference, go by what is in sight.
    void prepare(const QCPPainter& painter) override {
        for (std::size_t n = 0; n < rects_.size(); ++n) {
            Heatmap& heatmap = *heatmaps_[n];
            const bool table = n == tableColumn;
            if (table && (scene().model->tableRange() != Range() || !scene().model->hasTable())) continue;
            if (!table && numerals[n] != Numeral::oneHot) continue;
            const double reach = heatmap.roundReachInSight(painter);
            heatmap.setRange(steady(&heatmap, {table ? -reach : 0, reach}));
        }
    }

    void drawCursor(QCPPainter& painter) override {
        const std::int64_t p = scene().state.get(keys::position);
        const double y = yAxis()->coordToPixel(static_cast<double>(p));
        const double target = yAxis()->coordToPixel(static_cast<double>(p + offset()));
        for (int n = 0; n < layout_.columns(); ++n) {
            const QRect rect = rects_[static_cast<std::size_t>(n)]->rect();
            if (y >= rect.top() && y <= rect.bottom())
                cursorLine(painter, QPointF(rect.left(), y), QPointF(rect.right(), y));
            if (target < rect.top() || target > rect.bottom()) continue;
            painter.setPen(QPen(theme().accent, 3));
            painter.drawLine(QPointF(rect.left() - 4, target), QPointF(rect.left() + 3, target));
        }
        drawNumbers(painter, p);
    }

    bool isInPicture(QPoint pixel) const override {
        return std::any_of(rects_.begin(), rects_.begin() + layout_.columns(),
                           [pixel](const QCPAxisRect* rect) { return rect->rect().contains(pixel); });
    }
    std::optional<QPointF> cursorPoint() const override {
        return QPointF(0, static_cast<double>(scene().state.get(keys::position)));
    }
    void hover(QPointF at) override { emit hovered(positionsOf(scene()).at(at.y()), dimensionAt(at)); }
    void click(QPointF at, Qt::KeyboardModifiers) override {
        const std::int64_t p = positionsOf(scene()).at(at.y());
        emit edited(
            [p, j = dimensionAt(at)](State& state) {
                state.set(keys::position, p);
                if (j) state.set(keys::dimension, static_cast<std::int64_t>(*j));
            },
            tr("Move cursor"), clickGesture());
    }

 private:
    std::int64_t offset() const { return scene().state.get(keys::offset); }

    void layOutPictures() {
        const QRect all = plot()->viewport();
        layout_ = CountingLayout(all.size(), static_cast<int>(columns_.size()));
        QCPLayoutGrid* grid = plot()->plotLayout();
        const QMargins margins(layout_.left(), layout_.above(), layout_.right(), layout_.below());
        // QCPLayoutGrid shares out what is left: sizes below 0 would become numbers beyond an int. Without
        // room a pixel is left, in which the view says so.
        const QSize left = all.marginsRemoved(margins).size();
        const bool room = left.width() > layout_.columns() * (layout_.gap() + 1) && left.height() > 0;
        const QMargins nearlyAll(0, 0, std::max(0, all.width() - layout_.columns() - 1),
                                 std::max(0, all.height() - 1));
        grid->setMargins(room ? margins : nearlyAll);
        const bool table = columns_.size() > tableColumn;
        rects_[tableColumn]->setMaximumSize(table ? QWIDGETSIZE_MAX : 0, QWIDGETSIZE_MAX);
        grid->setColumnSpacing(room ? layout_.gap() : 0);
        rects_[tableColumn]->setVisible(table);
        for (QCPAxisRect* rect : rects_)
            rect->setMargins({});
        grid->update(QCPLayoutElement::upLayout);
    }

    void setAxes(QCPAxisRect* rect, const Field& field, const Viewport& part, bool first) const {
        QCPAxis* x = rect->axis(QCPAxis::atBottom);
        QCPAxis* y = rect->axis(QCPAxis::atLeft);
        setCellAxis(y, positionsOf(scene()), part.top, part.bottom, true);
        x->setRange(-0.5, static_cast<double>(field.columns()) - 0.5);
        x->setTicks(false);
        x->setTickLabels(false);
        y->setTicks(first);
        y->setTickLabels(first);
    }

    /// What the colours of a column span that does not go by what is in sight.
    Range rangeOf(std::size_t column) const {
        const auto length = static_cast<double>(positionsOf(scene()).count);
        return {0, numerals[column] == Numeral::integer ? std::max(1.0, length - 1) : 1};
    }

    void drawPositionTitle(QCPPainter& painter) const {
        const QRect rect = rects_.front()->rect();
        painter.save();
        painter.setPen(theme().muted);
        painter.setFont(textFont(11));
        const Cells cells = positionsOf(scene());
        const double labels = painter.fontMetrics().horizontalAdvance(grouped(cells.first + cells.count - 1));
        painter.translate(std::max(12.0, layout_.left() - 26 - labels), rect.center().y());
        painter.rotate(-90);
        painter.drawText(QRectF(-150, -9, 300, 18), Qt::AlignCenter, tr("position p"));
        painter.restore();
    }

    void drawNumbers(QCPPainter& painter, std::int64_t p) const {
        const Cells cells = positionsOf(scene());
        const std::int64_t n = p - cells.first;
        QStringList label{tr("p = %1").arg(grouped(p)), grouped(p)};
        if (cells.first != 0) label.prepend(tr("p = %1, n = %2").arg(grouped(p), grouped(n)));
        std::vector<QStringList> texts;
        for (const Numeral numeral : numerals)
            texts.push_back(written(numeral, n, cells.count));
        if (scene().model->hasTable()) {
            const std::int64_t j = scene().state.get(keys::dimension);
            const double value = scene().model->table().value(n, j);
            texts.push_back({tr("%1 in dimension %2").arg(readable(value, 4), grouped(j)),
                             tr("%1 (j = %2)").arg(readable(value, 4), grouped(j)), readable(value, 4),
                             readable(value, 2)});
        }
        drawWritten(painter, layout_, label, texts, theme());
    }

    std::optional<qint64> dimensionAt(QPointF at) const {
        const QRect rect = rects_[tableColumn]->rect();
        const double x = xAxis()->coordToPixel(at.x());
        if (!scene().model->hasTable() || x < rect.left() || x > rect.right()) return std::nullopt;
        return dimensionsOf(scene()).at(rects_[tableColumn]->axis(QCPAxis::atBottom)->pixelToCoord(x));
    }

    QString toolTip(QPointF at) const {
        const auto cell = layout_.cellAt(at);
        if (!cell) return {};
        const CountingProperty& property =
            columns_[static_cast<std::size_t>(cell->column)].properties[cell->property];
        const CountingLabel label = countingLabels(offset())[cell->property];
        return tr("%1 (%2): %3, %4")
            .arg(label.names.front(), label.measure, property.values.front(), property.detail);
    }

    std::vector<QCPAxisRect*> rects_;
    std::vector<std::unique_ptr<Heatmap>> heatmaps_;
    std::vector<std::shared_ptr<const CountingField>> fields_;
    CountingLayout layout_;
    std::vector<CountingColumn> columns_;
    CountingAnswers answers_;
};

Dataset data(const Scene& scene) {
    const auto table =
        std::make_shared<CountingTable>(scene.model->table().rows(), scene.model->firstPosition());
    return {table, [table](std::int64_t column) { return table->columnName(column); }};
}

}  // namespace

const ViewType& countingViewType() {
    static const ViewType type{
        .id = "counting",
        .name = POSISCOPE_TR("core", "Counting"),
        .summary = POSISCOPE_TR("core",
                                "The same positions as integers, one-hot, in binary and as waves, and what "
                                "each is good for"),
        .icon = QStringLiteral("view-counting"),
        .create = [](QObject* parent) -> View* { return new CountingView(parent); },
        .data = data,
        .colormapKey = keys::colormap.name};
    return type;
}

}  // namespace posiscope
