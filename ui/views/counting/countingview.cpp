// SPDX-License-Identifier: GPL-3.0-or-later
// From counting to waves: the same positions written in six ways, and what each way is good for.

#include "core/parameters/keys.h"
#include "ui/plot/colourbar.h"
#include "ui/plot/plotview.h"
#include "ui/translation/positionwords.h"
#include "ui/translation/translated.h"
#include "ui/views/counting/countingpainter.h"
#include "ui/views/counting/countingresults.h"
#include "ui/views/shared/cellaxes.h"

namespace posiscope {

namespace {

constexpr std::size_t tableColumn = positionCodes.size();

/// Titles, properties and the label of the positions, around the pictures.
class CountingWords final : public QCPLayerable {
    Q_DECLARE_TR_FUNCTIONS(CountingView)

 public:
    explicit CountingWords(QCustomPlot* plot) : QCPLayerable(plot, QStringLiteral("axes")) {}

    void show(const CountingLayout& layout, const std::vector<CountingColumn>& columns, std::int64_t offset,
              std::int64_t lastPosition, const Theme& theme) {
        layout_ = layout;
        columns_ = columns;
        offset_ = offset;
        lastPosition_ = lastPosition;
        theme_ = &theme;
    }

 protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override { painter->setAntialiasing(true); }
    void draw(QCPPainter* painter) override {
        if (columns_.empty()) return;
        drawCountingWords(*painter, layout_, columns_, offset_, *theme_);
        painter->setPen(theme_->muted);
        painter->setFont(textFont(11));
        const double labels = painter->fontMetrics().horizontalAdvance(grouped(lastPosition_));
        const QCPAxisRect* const first = parentPlot()->axisRect(0);
        painter->translate(std::max(12.0, layout_.left() - 26 - labels), first->rect().center().y());
        painter->rotate(-90);
        painter->drawText(QRectF(-150, -9, 300, 18), Qt::AlignCenter, tr("position p"));
    }

 private:
    CountingLayout layout_;
    std::vector<CountingColumn> columns_;
    std::int64_t offset_ = 0, lastPosition_ = 0;
    const Theme* theme_ = nullptr;
};

/// One-hot rows as they are drawn: a block that holds a one is one. Averages would fade, the more the more
/// positions there are.
class OneHotPicture final : public Field {
 public:
    explicit OneHotPicture(std::int64_t length) : length_(length) {}

    std::int64_t rows() const override { return length_; }
    std::int64_t columns() const override { return length_; }
    double value(std::int64_t row, std::int64_t column) const override { return row == column ? 1 : 0; }
    void exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const override {
        for (const IndexRange& row : rowRuns)
            for (const IndexRange& column : columnRuns)
                *out++ = row.first < column.end() && column.first < row.end() ? 1 : 0;
    }

 private:
    std::int64_t length_;
};

class CountingView final : public PlotView {
    Q_DECLARE_TR_FUNCTIONS(CountingView)

 public:
    explicit CountingView(QObject* parent)
        : PlotView(parent),
          answers_(
              this, [this] { redrawWithTitle(); }, [this] { redraw(); }) {
        plot()->plotLayout()->setAutoMargins(QCP::msNone);
        for (std::size_t n = 0; n <= tableColumn; ++n) {
            const int column = static_cast<int>(n);
            rects_.push_back(n == 0 ? axisRect() : addAxisRect(0, column));
            rects_.back()->setMinimumSize(0, 0);
            fieldsShown_.push_back(addField(rects_.back()));
            bars_.push_back(new ColourBar(fieldsShown_.back(), Qt::Horizontal));
            plot()->plotLayout()->addElement(1, column, bars_.back());
        }
        words_ = new CountingWords(plot());
    }

    QString subtitle(const Snapshot& now) const override {
        return tr("%1 written in %2 ways")
            .arg(positionCount(positionsOf(now).count))
            .arg(now.model->hasTable() ? tableColumn + 1 : tableColumn);
    }
    QString description(const Snapshot& now) const override {
        QStringList spoken{
            tr("The numbers of the same positions as small heatmaps side by side, and what "
               "each way to write them is good for.")};
        for (const CountingColumn& column : answers_.columns(now))
            spoken << column.spoken();
        spoken << tr("The cursor is at position %1.")
                      .arg(positionText(now.model->positions(), now.state.get(keys::position)));
        return spoken.join(u' ');
    }

 protected:
    /// Its columns are narrow by themselves.
    QSize leastPicture() const override { return {28, 16}; }
    Viewport whole() const override {
        const AxisIndices cells = positionsOf(snapshot());
        return {-0.5, 0.5, cells.low(), cells.high()};
    }

    void draw() override {
        answers_.ask(snapshot(), waiting());
        columns_ = answers_.columns(snapshot());
        layOutPictures();
        const std::int64_t length = positionsOf(snapshot()).count;
        if (fields_.empty() || fields_.front()->rows() != length) {
            fields_.clear();
            for (const PositionCode code : positionCodes)
                if (code == PositionCode::oneHot)
                    fields_.push_back(std::make_shared<OneHotPicture>(length));
                else
                    fields_.push_back(std::make_shared<CountingField>(code, length));
        }
        for (std::size_t n = 0; n < rects_.size(); ++n)
            showColumn(n);
        words_->show(layout_, columns_, offset(), lastPosition(), theme());
    }

    void markCursor() override {
        const std::int64_t p = snapshot().state.get(keys::position);
        const double y = yAxis()->coordToPixel(static_cast<double>(p));
        const double target = yAxis()->coordToPixel(static_cast<double>(p + offset()));
        for (int n = 0; n < layout_.columns(); ++n) {
            const QRect rect = rects_[static_cast<std::size_t>(n)]->rect();
            cursorRow(rect, y);
            if (target >= rect.top() && target <= rect.bottom())
                marks().line(QPointF(rect.left() - 4, target), QPointF(rect.left() + 3, target),
                             QPen(theme().accent, 3));
        }
        markNumbers(p);
    }

    CellPicture cellPicture() const override { return {CellPicture::Cells::none, "counting"}; }
    /// Rows are positions, columns the ways to write them; of "counting.properties" the rows are properties.
    void addMarks(MarkBoard& board, const std::vector<PictureMark>& wanted) const override {
        for (const PictureMark& mark : wanted) {
            board.begin(mark);
            if (const auto block = blockOf(mark))
                addMark(board, mark.part == "properties" ? propertyBlock(*block) : pictureBlock(*block),
                        mark.word);
        }
    }
    std::vector<QRectF> pictureLabels() const override {
        const double end = layout_.propertyTop(0);
        return {QRectF(0, layout_.cursorTop(), plot()->viewport().width(), end - layout_.cursorTop())};
    }

    MarkMeanings markMeanings() const override {
        const std::int64_t p = snapshot().state.get(keys::position);
        MarkMeanings all =
            isDownInSight(static_cast<double>(p))
                ? cursorMeaning({markedPlace("p", positionText(snapshot().model->positions(), p))})
                : MarkMeanings();
        if (isDownInSight(static_cast<double>(p + offset())))
            all.push_back(offsetMeaning(p + offset(), MarkMeaning::Sign::line, theme().accent));
        return all;
    }

    bool isInPicture(QPoint pixel) const override {
        return std::any_of(rects_.begin(), rects_.begin() + layout_.columns(),
                           [pixel](const QCPAxisRect* rect) { return rect->rect().contains(pixel); });
    }
    std::optional<QPointF> cursorPoint() const override { return QPointF(0, coordinate(keys::position)); }
    void hover(QPointF at) override { emit hovered(placeAt(at)); }
    void click(QPointF at, Qt::KeyboardModifiers) override { clickCursor(placeAt(at)); }

    QString toolTip(QPointF at) const override {
        const auto cell = layout_.cellAt(at);
        if (!cell) return PlotView::toolTip(at);
        const CountingProperty& property =
            columns_[static_cast<std::size_t>(cell->column)].properties[cell->property];
        const CountingLabel label = countingLabels(offset())[cell->property];
        return tr("%1 (%2): %3, %4")
            .arg(label.names.front(), label.measure, property.values.front(), property.detail);
    }

 private:
    /// From its first way to write positions to the last, as far as they are shown.
    std::pair<int, int> columnsOf(const MarkedBlock& block) const {
        const auto last = static_cast<double>(layout_.columns() - 1);
        return {static_cast<int>(std::max(0.0, block.firstColumn)),
                static_cast<int>(std::min(last, block.lastColumn))};
    }
    /// The cells of a column each, as the pictures stand apart.
    std::vector<QRectF> pictureBlock(const MarkedBlock& block) const {
        std::vector<QRectF> places;
        const auto [first, last] = columnsOf(block);
        const AxisIndices rows = positionsOf(snapshot());
        if (block.lastRow < static_cast<double>(rows.first) ||
            block.firstRow > static_cast<double>(rows.last()))
            return {};
        for (int n = first; n <= last; ++n) {
            const QRectF area(rects_[static_cast<std::size_t>(n)]->rect());
            const double top = yAxis()->coordToPixel(block.firstRow - 0.5);
            const double bottom = yAxis()->coordToPixel(block.lastRow + 0.5);
            places.push_back(QRectF(area.left(), top, area.width(), bottom - top) & area);
        }
        return places;
    }
    std::vector<QRectF> propertyBlock(const MarkedBlock& block) const {
        const auto [first, last] = columnsOf(block);
        const auto properties = static_cast<double>(layout_.properties());
        if (properties == 0 || first > last || block.lastRow < 0) return {};
        const auto top = static_cast<std::size_t>(std::max(0.0, block.firstRow));
        const auto bottom = static_cast<std::size_t>(std::min(properties - 1, block.lastRow));
        if (top > bottom) return {};
        const QRectF from = layout_.inColumn(first, layout_.propertyTop(top), layout_.propertyHeight());
        const QRectF to = layout_.inColumn(last, layout_.propertyTop(bottom), layout_.propertyHeight());
        return {(from | to).adjusted(-5, 2, 5, -2)};
    }
    void addMark(MarkBoard& board, const std::vector<QRectF>& places, std::string word) const {
        for (const QRectF& place : places)
            board.frame(place, plot()->viewport(), std::exchange(word, {}));
    }

    std::int64_t offset() const { return snapshot().state.get(keys::offset); }

    void layOutPictures() {
        const QRect all = plot()->viewport();
        const int labels = QFontMetrics(textFont(11)).horizontalAdvance(grouped(lastPosition()));
        layout_ = CountingLayout(all.size(), static_cast<int>(columns_.size()), labels);
        QCPLayoutGrid* grid = plot()->plotLayout();
        // The colour bars take the upper part of what is below.
        const QMargins margins(layout_.left(), layout_.above(), layout_.right(),
                               layout_.below() - layout_.bars());
        // QCPLayoutGrid shares out what is left: sizes below 0 would become numbers beyond an int. Without
        // room a pixel is left, in which the view says so.
        const QSize left = all.marginsRemoved(margins).size();
        const bool room =
            left.width() > layout_.columns() * (layout_.gap() + 1) && left.height() > layout_.bars();
        const QMargins nearlyAll(0, 0, std::max(0, all.width() - layout_.columns() - 1),
                                 std::max(0, all.height() - 1));
        grid->setMargins(room ? margins : nearlyAll);
        const bool table = columns_.size() > tableColumn;
        rects_[tableColumn]->setMaximumSize(table ? QWIDGETSIZE_MAX : 0, QWIDGETSIZE_MAX);
        grid->setColumnSpacing(room ? layout_.gap() : 0);
        rects_[tableColumn]->setVisible(table);
        for (ColourBar* bar : bars_) {
            bar->setVisible(layout_.bars() > 0);
            bar->setMinimumSize(0, layout_.bars());
            bar->setMaximumSize(QWIDGETSIZE_MAX, layout_.bars());
        }
        for (QCPAxisRect* rect : rects_)
            rect->setMargins({});
        grid->update(QCPLayoutElement::upLayout);
    }

    void setAxes(QCPAxisRect* rect, const Field& field, const Viewport& part, bool first) const {
        QCPAxis* x = rect->axis(QCPAxis::atBottom);
        QCPAxis* y = rect->axis(QCPAxis::atLeft);
        setCellAxis(y, positionsOf(snapshot()), part.top, part.bottom, true);
        x->setRange(-0.5, static_cast<double>(field.columns()) - 0.5);
        x->setTicks(false);
        x->setTickLabels(false);
        y->setTicks(first);
        y->setTickLabels(first);
    }

    /// The range of the colours of a column, whatever part is in sight.
    Interval rangeOf(std::size_t column) const {
        const auto length = static_cast<double>(positionsOf(snapshot()).count);
        return {0, positionCodes[column] == PositionCode::integer ? std::max(1.0, length - 1) : 1};
    }

    std::int64_t lastPosition() const {
        const AxisIndices cells = positionsOf(snapshot());
        return cells.last();
    }

    void showColumn(std::size_t n) {
        FieldPlottable& plottable = *fieldsShown_[n];
        const bool table = n == tableColumn;
        if (table && !snapshot().model->hasTable()) {
            plottable.show({.field = nullptr});
            return;
        }
        const std::shared_ptr<const Field> field =
            table ? std::shared_ptr<const Field>(snapshot().model, &snapshot().model->table()) : fields_[n];
        setAxes(rects_[n], *field, viewport(), n == 0);
        showField(&plottable, {.field = field,
                               .firstRow = static_cast<double>(positionsOf(snapshot()).first),
                               .map = &resolveColormap(table ? snapshot().state.get(keys::colormap) : "auto",
                                                       table, theme()),
                               .limits = limitsOf(n),
                               .span = table && adapts() ? ColourSpan{{field, field}} : ColourSpan()});
    }

    std::function<QCPRange(const Interval&)> limitsOf(std::size_t n) {
        const Interval range = n == tableColumn ? tableRangeOf(snapshot()) : rangeOf(n);
        if (n != tableColumn || !adapts()) return fixedLimits({range.lowest, range.highest});
        return [this, n](const Interval& ends) {
            const double reach = roundReach(ends);
            return steady(fieldsShown_[n], {-reach, reach});
        };
    }
    /// The colours of a difference span its values.
    bool adapts() const { return snapshot().model->tableRange() == Interval(); }

    void markNumbers(std::int64_t p) {
        const AxisIndices cells = positionsOf(snapshot());
        const std::int64_t n = p - cells.first;
        const QString at = positionText(snapshot().model->positions(), p);
        QStringList label{tr("p = %1").arg(at), at};
        if (cells.first != 0 || cells.listed) label.prepend(tr("p = %1, n = %2").arg(at, grouped(n)));
        std::vector<QStringList> texts;
        texts.reserve(std::size(positionCodes) + 1);
        for (const PositionCode code : positionCodes)
            texts.push_back(written(code, n, cells.count));
        if (snapshot().model->hasTable()) {
            const std::int64_t j = snapshot().state.get(keys::dimension);
            const double value = snapshot().model->table().value(n, j);
            texts.push_back({tr("%1 in dimension %2").arg(readable(value, 4), grouped(j)),
                             tr("%1 (j = %2)").arg(readable(value, 4), grouped(j)), readable(value, 4),
                             readable(value, 2)});
        }
        marks().add([layout = layout_, label, texts, &colours = theme()](QCPPainter& painter) {
            drawWritten(painter, layout, label, texts, colours);
        });
    }

    CursorPlace placeAt(QPointF at) const {
        CursorPlace place{.position = positionsOf(snapshot()).at(at.y())};
        const QCPAxisRect& table = *rects_[tableColumn];
        const double x = xAxis()->coordToPixel(at.x());
        if (snapshot().model->hasTable() && x >= table.left() && x <= table.right())
            place.dimension = dimensionsOf(snapshot()).at(table.axis(QCPAxis::atBottom)->pixelToCoord(x));
        return place;
    }

    std::vector<QCPAxisRect*> rects_;
    std::vector<FieldPlottable*> fieldsShown_;
    std::vector<ColourBar*> bars_;
    CountingWords* words_ = nullptr;
    std::vector<std::shared_ptr<const Field>> fields_;
    CountingLayout layout_;
    std::vector<CountingColumn> columns_;
    CountingResults answers_;
};

Dataset countingData(const Snapshot& snapshot) {
    const auto table = std::make_shared<CountingTable>(snapshot.model->positions());
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
        .lookFor = POSISCOPE_TR("core",
                                "Bits of a binary number are square waves with periods 2, 4, 8 …; sines and "
                                "cosines are their smooth relatives."),
        .formula = "bit_n(p) = ⌊p / 2ⁿ⌋ mod 2",
        .lesson = "from-integers-to-sines",
        .icon = QStringLiteral("view-counting"),
        .create = [](QObject* parent) -> View* { return new CountingView(parent); },
        .data = countingData,
        .colormapKey = keys::colormap.name,
        .unavailable = withoutDifference,
        .standIn = 11};
    return type;
}

}  // namespace posiscope
