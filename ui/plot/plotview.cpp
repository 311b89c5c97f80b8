// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/plotview.h"

#include <algorithm>
#include <cmath>

#include "core/parameters/keys.h"
#include "core/parameters/viewkeys.h"
#include "ui/plot/axistitle.h"
#include "ui/plot/colourbar.h"
#include "ui/plot/labelticker.h"
#include "ui/plot/legend.h"
#include "ui/plot/notice.h"
#include "ui/plot/titleroom.h"
#include "ui/plot/tooltips.h"
#include "ui/plot/zoom.h"
#include "ui/style/clauses.h"
#include "ui/style/fonts.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

constexpr int labelPadding = 4;

/// The frame of an axis rect: exactly around the device pixels of its picture, which QCPAxis' own lines would
/// cover at some ratios. And titles of axes that QCPAxis cannot draw.
class RectFrame final : public QCPLayerable {
 public:
    using Titles = std::function<void(QCPPainter& painter, const QCPAxisRect& rect)>;
    RectFrame(QCPAxisRect* rect, Titles titles)
        : QCPLayerable(rect->parentPlot(), QStringLiteral("axes")), rect_(rect), titles_(std::move(titles)) {}

 protected:
    void applyDefaultAntialiasingHint(QCPPainter*) const override {}
    void draw(QCPPainter* painter) override {
        if (!rect_ || !rect_->realVisibility() || rect_->rect().isEmpty()) return;
        drawFrame(*painter, rect_->rect(), rect_->axis(QCPAxis::atLeft)->tickPen());
        titles_(*painter, *rect_);
    }

 private:
    QPointer<QCPAxisRect> rect_;
    Titles titles_;
};

bool sameCursor(const Snapshot& a, const Snapshot& b) {
    const auto same = [&](Key<std::int64_t> key) { return a.state.get(key) == b.state.get(key); };
    return same(keys::position) && same(keys::dimension) && same(keys::reference);
}

}  // namespace

PlotView::PlotView(QObject* parent)
    : View(new PlotWidget, parent), plot_(static_cast<PlotWidget*>(widget())), marks_(plot_) {
    addFrame(axisRect());
    connect(plot_, &PlotWidget::resized, this, [this] { layOut(plot_->area()); });
    connect(plot_, &QCustomPlot::afterLayout, this, &PlotView::finishLayout);
    connectMouse();
    new ToolTips(plot_, [this](QPointF at) { return toolTipAt(at); });
}

QString PlotView::toolTipAt(QPointF place) const {
    const QString mark = toolTip(place);
    if (!mark.isEmpty() || !isOverColourBar(place)) return mark;
    return tr("The scale of the colours. A click chooses the map, its limits and the scale.");
}

QCPAxisRect* PlotView::addAxisRect(int row, int column) {
    auto* rect = new QCPAxisRect(plot_, true);
    plot_->plotLayout()->addElement(row, column, rect);
    addFrame(rect);
    return rect;
}

FieldPlottable* PlotView::addField(QCPAxisRect* rect) {
    fields_.push_back(new FieldPlottable(rect));
    connect(fields_.back(), &FieldPlottable::changed, this, &PlotView::redraw);
    return fields_.back();
}

void PlotView::showField(FieldPlottable* plottable, FieldRequest request) const {
    request.theme = theme_;
    request.numbers = snapshot_->state.get(keys::cellNumbers);
    request.waiting = waiting_;
    if (colours_) {
        request.limits = fixedLimits({colours_->lowest, colours_->highest});
        request.span = {};
    }
    plottable->show(std::move(request));
}

void PlotView::addFrame(QCPAxisRect* rect) {
    rect->setMinimumSize(0, 50);
    rect->setAutoMargins(QCP::msNone);
    rect->setupFullAxesBox();
    new RectFrame(rect, [this](QCPPainter& painter, const QCPAxisRect& of) { drawTitles(painter, of); });
}

/// Axes and pictures have got their places, in the window or in a file.
void PlotView::finishLayout() {
    if (!snapshot_->model) return;
    fit(canvas());
    applyLook();
    for (QCPAxisRect* rect : plot_->axisRects()) {
        placeLabel(rect->axis(QCPAxis::atLeft), room_.labelLeft);
        placeLabel(rect->axis(QCPAxis::atBottom), room_.labelBelow);
    }
    setMarks();
}

void PlotView::setMarks() {
    marks_.clear();
    if (!snapshot_->model) return;
    if (isCramped()) {
        marks_.add([all = plot_->viewport(), theme = theme_](QCPPainter& painter) {
            drawNoRoom(painter, all, *theme);
        });
        return;
    }
    if (showsCursor_) markCursor();
    markParts();
    markNotices();
    if (!framedTo_) return;
    marks_.add([area = chosenArea(), colour = theme_->accent](QCPPainter& painter) {
        QColor inside = colour;
        inside.setAlphaF(0.15F);
        painter.setAntialiasing(false);
        painter.setPen(QPen(colour, 1));
        painter.setBrush(inside);
        painter.drawRect(area);
    });
}

/// The parts that a lesson points at: over the cursor, whose lines would cross out the words.
void PlotView::markParts() {
    std::vector<PictureMark> wanted = marksOf(snapshot_->state, cellPicture().view);
    std::erase_if(wanted, [&](const PictureMark& mark) {
        const auto side = subjectOf(mark.part);
        return side && *side != snapshot_->subject;
    });
    if (wanted.empty()) return;
    const std::vector<QRectF> cursor = marks_.labels();
    MarkBoard board([this](MarkBoard::Draw draw) { marks_.add(std::move(draw)); }, *theme_);
    for (const std::vector<QRectF>& labels : {cursor, pictureLabels()})
        for (const QRectF& label : labels)
            board.keepFree(label);
    board.keepFree([this] {
        const QRegion numbers = numbersInCells();
        return std::vector<QRectF>(numbers.begin(), numbers.end());
    });
    addMarks(board, wanted);
    board.finish();
}

void PlotView::addMarks(MarkBoard& board, const std::vector<PictureMark>& wanted) const {
    const CellPicture picture = cellPicture();
    if (picture.cells == CellPicture::Cells::none) return;
    const auto columns = [this](std::int64_t pair) {
        std::vector<double> found;
        for (const Role role : {Role::sine, Role::cosine})
            if (const std::int64_t j = snapshot_->model->dimensionOf(pair, role); j >= 0)
                found.push_back(static_cast<double>(j));
        return found;
    };
    addPictureMarks(board, wanted, {picture.cells, axisRect()->rect(), isTurned(), xAxis(), yAxis()},
                    columns);
}

void PlotView::refreshMarks() {
    setMarks();
    plot_->refreshMarks();
}

bool PlotView::isCramped() const {
    const QSize least = leastPicture();
    const QRect rect = axisRect()->rect();
    return rect.width() < least.width() || rect.height() < least.height();
}

void PlotView::show(const ViewRequest& request) {
    const bool restyled = theme_ != &request.theme;
    const bool onlyCursor = !restyled && snapshot_->model == request.snapshot->model &&
                            snapshot_->sides == request.snapshot->sides &&
                            snapshot_->together == request.snapshot->together && look_ == request.look &&
                            snapshot_->subject == request.snapshot->subject && wanted_ == request.viewport &&
                            sameButCursor(request.snapshot->state, snapshot_->state);
    const SnapshotPtr before = std::exchange(snapshot_, request.snapshot);
    theme_ = &request.theme;
    wanted_ = request.viewport;
    showsCursor_ = request.cursor;
    look_ = request.look;
    compact_ = request.compact;
    if (!sameCursor(*before, *snapshot_)) follows_ = hovering_;
    waiting_ = request.waiting;
    if (!onlyCursor) ranges_.begin(request.moving);
    if (restyled) refreshStyle();
    if (onlyCursor && !cursorChangesPicture(*before)) {
        refreshMarks();
        return;
    }
    redraw();
}

void PlotView::redraw() {
    layOut(plot_->area());
    plot_->refresh();
}

void PlotView::redrawWithTitle() {
    redraw();
    emit retitled();
}

bool PlotView::paint(QCPPainter& painter, QSize size) {
    const QRect shown = plot_->viewport();
    canvas_ = Canvas(painter);
    layOut(QRect(QPoint(), size));
    plot_->toPainter(&painter, size.width(), size.height());
    const bool room = !isCramped();
    noteWhatIsPainted(size);
    canvas_.reset();
    layOut(shown);
    plot_->refresh();
    return room;
}

/// A small figure has room for its labels, and no more.
void PlotView::chooseRoom(QSize size) {
    constexpr int small = 400, low = 260;
    const bool bare = isLeftOut(look_.xTitle) || isLeftOut(look_.yTitle) || !look_.tickLabels;
    const bool narrow = compact_ || (canvas_ && (bare || size.width() < small || size.height() < low));
    // Half of a number stands above the plot.
    const int top = static_cast<int>(std::ceil(QFontMetricsF(textFont(11)).height() / 2)) + 1;
    // A frame begins with the width for labels that the last one ended with: it is mostly the same.
    const PlotRoom last = room_;
    const int more = moreForTitles();
    room_ = narrow ? PlotRoom{44, 14, std::max(9, top), 32 + more, 53, 36, 24 + more, true} : PlotRoom();
    if (!canvas_ && last.fitted == narrow) {
        room_.left = last.left;
        room_.labelLeft = last.labelLeft;
    }
    for (QCPAxisRect* rect : plot_->axisRects())
        for (QCPAxis* axis : {rect->axis(QCPAxis::atLeft), rect->axis(QCPAxis::atBottom)})
            axis->setTickLabelPadding(narrow ? 2 : labelPadding);
    const int numbers = 16, title = narrow ? narrowTitleBelow() : 16;
    if (!look_.tickLabels) {
        room_.bottom -= numbers;
        room_.labelBelow -= numbers;
    }
    if (isLeftOut(look_.xTitle)) room_.bottom -= title;
    for (auto* bar : plot_->plotLayout()->findChildren<ColourBar*>()) {
        bar->setLook(look_.colourBar, look_.colourBarTitle);
        bar->setRoom(room_.bar);
    }
    for (auto* legend : plot_->plotLayout()->findChildren<Legend*>())
        legend->setShown(look_.legend);
    for (int n = 0; n < plot_->plottableCount(); ++n)
        if (auto* plottable = qobject_cast<Plottable*>(plot_->plottable(n)))
            plottable->setLineWidth(look_.lineWidth);
}

/// Whether the labels of the axes at the left need another width of it. Outside of small figures they do
/// where they would reach the title, as those from 1 000 000 on.
bool PlotView::fitRoom() {
    int widest = 0;
    // One of several pictures keeps the room of a title that is too long for it: all are as wide.
    bool titled = compact_ && !isLeftOut(look_.yTitle);
    for (const QCPAxisRect* rect : plot_->axisRects()) {
        const QCPAxis* axis = rect->axis(QCPAxis::atLeft);
        if (!rect->visible()) continue;
        titled = titled || !axis->label().isEmpty() || !printedTitle(*axis).isEmpty();
        if (!axis->ticks() || !axis->tickLabels()) continue;
        const QFontMetrics metrics(axis->tickLabelFont());
        for (const QString& label : axis->tickVectorLabels())
            widest = std::max(
                widest, axis->tickLengthOut() + axis->tickLabelPadding() + metrics.horizontalAdvance(label));
    }
    constexpr int gap = 2, apart = 4;  // numbers and title
    const int title = narrowTitleLeft() - apart;
    PlotRoom fitting = room_;
    if (room_.fitted) {
        fitting.left = std::max(16, widest + (titled ? apart + title + gap : gap));
        fitting.labelLeft = fitting.left - title / 2 - 1;
    } else {
        constexpr PlotRoom usual;
        const int more = titled ? std::max(0, widest + gap - (usual.labelLeft - title / 2)) : 0;
        fitting.left = usual.left + more;
        fitting.labelLeft = usual.labelLeft + more;
    }
    return std::exchange(room_, fitting) != fitting;
}

void PlotView::layOut(const QRect& viewport) {
    const auto places = [this] {
        for (const auto phase :
             {QCPLayoutElement::upPreparation, QCPLayoutElement::upMargins, QCPLayoutElement::upLayout})
            plot_->plotLayout()->update(phase);
        QList<QRect> all;
        for (const QCPAxisRect* rect : plot_->axisRects())
            all << rect->rect();
        return all;
    };
    plot_->setViewport(viewport);
    if (canvas_) plot_->plotLayout()->setMargins(more_);
    chooseRoom(viewport.size());
    if (!snapshot_->model) return;
    // Ticks and curves depend on the room there is, and what there is to draw on margins and legends.
    QList<QRect> before = places();
    draw();
    applyLook();
    constexpr int most = 3;  // the room for labels depends on labels, which depend on the room
    for (int n = 0; n < most; ++n) {
        const QList<QRect> now = places();
        if (room_.fitted) fit(canvas());  // which may set the range of an axis
        if (!fitRoom() && now == before) return;
        before = now;
        draw();
        applyLook();
    }
}

Viewport PlotView::viewport() const {
    const Viewport all = whole();
    if (!wanted_) return all;
    Viewport part = isTurned() ? turned(*wanted_) : *wanted_;
    keepVisible(part.left, part.right, all.left, all.right);
    keepVisible(part.top, part.bottom, all.top, all.bottom);
    if (!zoomsVertically()) {
        part.top = all.top;
        part.bottom = all.bottom;
    }
    return part;
}

void PlotView::styleRect(QCPAxisRect* rect) const {
    const double thin = look_.axisWidth > 0 ? look_.axisWidth : 1;
    for (QCPAxis* axis : rect->axes()) {
        axis->setBasePen(Qt::NoPen);  // there is a frame
        axis->setTickPen(QPen(theme_->axes, thin, Qt::SolidLine, Qt::FlatCap));
        axis->setSubTickPen(axis->tickPen());
        axis->setSubTickLength(0, 2);
        axis->setTicks(axis->axisType() == QCPAxis::atLeft || axis->axisType() == QCPAxis::atBottom);
        // Clear of the picture's own pixels.
        axis->setOffset(1);
        axis->setTickLength(0, 3);
        axis->setTickLabelFont(textFont(11));
        axis->setTickLabelColor(theme_->muted);
        axis->setTickLabelPadding(labelPadding);
        axis->setLabelFont(textFont(11));
        axis->setLabelColor(theme_->muted);
        axis->grid()->setPen(QPen(theme_->grid, thin));
        axis->grid()->setZeroLinePen(axis->grid()->pen());
    }
}

void PlotView::refreshStyle() {
    plot_->setBackground(QBrush(theme_->card));
    for (QCPAxisRect* rect : plot_->axisRects())
        styleRect(rect);
}

QRegion PlotView::numbersInCells() const {
    QRegion all;
    for (const FieldPlottable* field : fields_)
        for (const QRectF& number : field->numbers())
            all += number.adjusted(-2, 0, 2, 0).toAlignedRect();
    return all;
}

void PlotView::cursorLine(QPointF from, QPointF to) {
    marks_.cursor(from, to, *theme_, [this] { return numbersInCells(); });
    // Under the mouse, which it follows, it would be in every tool tip.
    if (!follows_)
        marks_.explain(QRectF(from, to), QCoreApplication::translate(
                                             "views", "The cursor. A click or the arrow keys move it."));
}

void PlotView::cursorRow(const QRect& rect, double y) {
    if (y >= rect.top() && y <= rect.bottom()) cursorLine(QPointF(rect.left(), y), QPointF(rect.right(), y));
}

void PlotView::cursorColumn(const QRect& rect, double x) {
    if (x >= rect.left() && x <= rect.right()) cursorLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()));
}

void PlotView::offsetColumn(const QRect& rect) {
    if (!snapshot().model->positions().areConsecutive())
        return;  // k counts positions, and no row may have this one
    const double x = xAxis()->coordToPixel(coordinate(keys::position) + coordinate(keys::offset));
    if (x < rect.left() || x > rect.right()) return;
    const QPointF from(x, rect.top()), to(x, rect.bottom());
    marks_.line(from, to, QPen(theme_->accent, 1, Qt::DashLine));
    explainOffset(QRectF(from, to));
}

void PlotView::explainOffset(const QRectF& area) {
    const auto target = std::llround(coordinate(keys::position) + coordinate(keys::offset));
    marks_.explain(
        area,
        QCoreApplication::translate("views", "p + k = %1: the offset k leads here.").arg(grouped(target)));
}

void PlotView::markNotices() {
    for (const FieldPlottable* field : fields_)
        noteProgress(field->keyAxis()->axisRect()->rect(), field->work());
}

void PlotView::noteProgress(const QRect& rect, const AsyncWork& work) {
    if (!work.isLate()) return;
    const int percent = static_cast<int>(work.share() * 100);
    const QString text = percent > 0 ? QCoreApplication::translate("views", "Computing … %1 %").arg(percent)
                                     : QCoreApplication::translate("views", "Computing …");
    marks_.add(
        [rect, text, theme = theme_](QCPPainter& painter) { drawNotice(painter, rect, text, *theme); });
}

void PlotView::noteReason(const QRect& rect, const QString& reason) {
    marks_.add(
        [rect, reason, theme = theme_](QCPPainter& painter) { drawReason(painter, rect, reason, *theme); });
}

QMargins PlotView::squareMargins(const QMargins& margins, const Viewport& part, bool above) const {
    if (!snapshot_->state.get(keys::squareCells)) return margins;
    const QRect room = axisRect()->outerRect().marginsRemoved(margins);
    const double perCell =
        std::min(room.width() / (part.right - part.left), room.height() / (part.bottom - part.top));
    const int right =
        std::max(0, room.width() - static_cast<int>(std::lround(perCell * (part.right - part.left))));
    const int rest =
        std::max(0, room.height() - static_cast<int>(std::lround(perCell * (part.bottom - part.top))));
    return margins + QMargins(0, above ? rest : 0, right, above ? 0 : rest);
}

}  // namespace posiscope
