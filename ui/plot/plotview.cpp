#include "ui/plot/plotview.h"

#include <cmath>

#include "core/keys.h"
#include "ui/plot/label.h"
#include "ui/plot/painteditem.h"
#include "ui/plot/ticklabels.h"
#include "ui/plot/zoom.h"

namespace posiscope {

namespace {

bool sameButCursor(State a, const State& b) {
    a.set(keys::position, b.get(keys::position));
    a.set(keys::dimension, b.get(keys::dimension));
    a.set(keys::reference, b.get(keys::reference));
    return a.values == b.values;
}

}  // namespace

PlotView::PlotView(QObject* parent)
    : View(parent),
      plot_(new PlotWidget(
          [this] {
              if (scene_.model) prepare();
          },
          [this](const QCPPainter& painter) { return scene_.model ? covered(painter) : QRect(); },
          [this](QCPPainter& painter) { paintCursor(painter); })),
      guard_(plot_) {
    plot_->setFocusPolicy(Qt::NoFocus);
    plot_->setMouseTracking(true);
    plot_->setAutoAddPlottableToLegend(false);
    // Cached labels are placed on whole pixels, and would stand elsewhere than in an exported file.
    plot_->setPlottingHint(QCP::phCacheLabels, false);
    plot_->setMinimumSize(120, 90);
    plot_->plotLayout()->setRowSpacing(0);
    plot_->plotLayout()->setColumnSpacing(0);
    plot_->installEventFilter(this);
    new PaintedItem(plot_, QStringLiteral("overlay"), nullptr,
                    [this](QCPPainter& painter) { paintTitles(painter); });
}

void PlotView::paintCursor(QCPPainter& painter) {
    if (!scene_.model || !showsCursor_) return;
    painter.save();
    painter.setAntialiasing(true);
    drawCursor(painter);
    painter.restore();
}

void PlotView::paintTitles(QCPPainter& painter) const {
    onWholePixels(painter);
    for (const QCPAxisRect* rect : plot_->axisRects())
        for (const QCPAxis* axis : rect->axes(QCPAxis::atLeft | QCPAxis::atBottom))
            drawTickLabels(painter, *axis);
    painter.setAntialiasing(true);
    painter.setPen(theme_ ? theme_->muted : Qt::gray);
    painter.setFont(textFont(11));
    for (const auto& [rect, horizontal, vertical] : titles_) {
        const QRect inner = rect->rect();
        drawLabel(painter, QRectF(inner.left(), inner.bottom() + 24, inner.width(), 18), Qt::AlignCenter,
                  horizontal);
        painter.save();
        painter.translate(rect->outerRect().left() + 14, inner.center().y());
        painter.rotate(-90);
        drawLabel(painter, QRectF(-150, -9, 300, 18), Qt::AlignCenter, vertical);
        painter.restore();
    }
}

PlotView::~PlotView() {
    if (guard_ && guard_->parent() == nullptr) delete guard_;
}

void PlotView::show(const Frame& frame) {
    const bool restyled = theme_ != &frame.theme;
    const bool onlyCursor = !restyled && scene_.model == frame.scene.model && wanted_ == frame.viewport &&
                            sameButCursor(frame.scene.state, scene_.state);
    const Scene before = std::exchange(scene_, frame.scene);
    theme_ = &frame.theme;
    wanted_ = frame.viewport;
    showsCursor_ = frame.cursor;
    pulse_ = frame.pulse;
    waits_ = frame.waits;
    if (!onlyCursor) ranges_.begin(frame.moving);
    if (restyled) refreshStyle();
    if (onlyCursor && !cursorChangesPicture(before)) {
        plot_->refreshOverlay();
        return;
    }
    draw();
    plot_->refresh();
}

void PlotView::redraw() {
    if (!scene_.model) return;
    draw();
    plot_->refresh();
}

void PlotView::paint(QCPPainter& painter, QSize size) {
    const QRect shown = plot_->viewport();
    layOut(QRect(QPoint(), size));
    prepare();
    plot_->toPainter(&painter, size.width(), size.height());
    paintCursor(painter);
    layOut(shown);
}

void PlotView::layOut(const QRect& viewport) {
    plot_->setViewport(viewport);
    for (const auto phase :
         {QCPLayoutElement::upPreparation, QCPLayoutElement::upMargins, QCPLayoutElement::upLayout})
        plot_->plotLayout()->update(phase);
    if (scene_.model) draw();  // ticks and curves depend on the room there is
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

void PlotView::want(const Viewport& part) {
    if (part == whole())
        emit viewportWanted(std::nullopt);
    else
        emit viewportWanted(isTurned() ? turned(part) : part);
}

void PlotView::zoom(double factor) {
    const Viewport all = whole();
    Viewport part = viewport();
    scaleAbout(part.left, part.right, (part.left + part.right) / 2, factor, all.left, all.right);
    if (zoomsVertically())
        scaleAbout(part.top, part.bottom, (part.top + part.bottom) / 2, factor, all.top, all.bottom);
    want(part);
}

void PlotView::setAxisTitles(QCPAxisRect* rect, const QString& horizontal, const QString& vertical) {
    const auto known = std::find_if(titles_.begin(), titles_.end(),
                                    [rect](const Titles& each) { return each.rect == rect; });
    if (known == titles_.end())
        titles_.push_back({rect, horizontal, vertical});
    else
        *known = {rect, horizontal, vertical};
}

void PlotView::styleRect(QCPAxisRect* rect) const {
    rect->setAutoMargins(QCP::msNone);
    rect->setupFullAxesBox();
    for (QCPAxis* axis : rect->axes()) {
        axis->setBasePen(theme_->border);
        axis->setTickPen(theme_->border);
        axis->setSubTicks(false);
        axis->setTicks(axis->axisType() == QCPAxis::atLeft || axis->axisType() == QCPAxis::atBottom);
        axis->setTickLength(0, 4);
        axis->setTickLabelFont(textFont(11));
        axis->setTickLabelColor(theme_->muted);
        axis->setTickLabelPadding(4);
        axis->grid()->setPen(QPen(theme_->grid, 1));
        axis->grid()->setZeroLinePen(QPen(theme_->grid, 1));
    }
}

void PlotView::refreshStyle() {
    plot_->setBackground(QBrush(theme_->card));
    for (QCPAxisRect* rect : plot_->axisRects())
        styleRect(rect);
}

void PlotView::cursorLine(QCPPainter& painter, QPointF from, QPointF to) const {
    // The dashes of one colour fill the gaps of the other.
    painter.setAntialiasing(false);
    painter.setPen(QPen(theme_->cursorOnLight, 1));
    painter.drawLine(from, to);
    QPen dashes(theme_->cursorOnDark, 1);
    dashes.setDashPattern({4, 4});
    painter.setPen(dashes);
    painter.drawLine(from, to);
}

void PlotView::valueMark(QCPPainter& painter, const QRect& rect, QPointF at, const QString& value) const {
    if (!std::isfinite(at.y())) return;
    painter.setAntialiasing(true);
    painter.setPen(QPen(theme_->card, 1.5));
    painter.setBrush(theme_->accent);
    painter.drawEllipse(at, 4, 4);
    painter.setFont(textFont(11, QFont::DemiBold));
    const double width = painter.fontMetrics().horizontalAdvance(value) + 10;
    const double left = at.x() + 8 + width > rect.right() ? at.x() - 8 - width : at.x() + 8;
    const double top = std::max(rect.top() + 1.0, std::min(at.y() - 9.0, rect.bottom() - 19.0));
    const QRectF box(left, top, width, 18);
    painter.setPen(theme_->border);
    painter.setBrush(theme_->card);
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(theme_->text);
    drawLabel(painter, box, Qt::AlignCenter, value);
}

void PlotView::wheel(QPointF at, double steps) {
    const Viewport all = whole();
    Viewport part = viewport();
    const double factor = std::pow(0.8, steps);
    const QRect rect = axisRect()->rect();
    const bool besideY = at.x() < rect.left();
    const bool belowX = at.y() > rect.bottom() && zoomsVertically();
    if (!besideY)
        scaleAbout(part.left, part.right, xAxis()->pixelToCoord(at.x()), factor, all.left, all.right);
    if (!belowX && zoomsVertically())
        scaleAbout(part.top, part.bottom, yAxis()->pixelToCoord(at.y()), factor, all.top, all.bottom);
    want(part);
}

void PlotView::drag(QPointF to) {
    const QRect rect = axisRect()->rect();
    const Viewport all = whole();
    Viewport part = pressedViewport_;
    const double x = (pressedAt_->x() - to.x()) / std::max(1, rect.width()) * (part.right - part.left);
    const double y = (pressedAt_->y() - to.y()) / std::max(1, rect.height()) * (part.bottom - part.top);
    part.left += x;
    part.right += x;
    keepInside(part.left, part.right, all.left, all.right);
    if (zoomsVertically()) {
        part.top += y;
        part.bottom += y;
        keepInside(part.top, part.bottom, all.top, all.bottom);
    }
    want(part);
}

QPointF PlotView::coordinates(QPointF pixel) const {
    return {xAxis()->pixelToCoord(pixel.x()), yAxis()->pixelToCoord(pixel.y())};
}

void PlotView::press(const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton) return;
    emit gestureEnded();
    pressedAt_ = PlotWidget::place(event.position());
    pressedViewport_ = viewport();
    dragging_ = false;
}

void PlotView::move(const QMouseEvent& event) {
    if (pressedAt_ && event.buttons().testFlag(Qt::LeftButton)) {
        const double way = (PlotWidget::place(event.position()) - *pressedAt_).manhattanLength();
        dragging_ = dragging_ || way >= QApplication::startDragDistance() / 2.0;
        if (dragging_) drag(PlotWidget::place(event.position()));
    } else if (isInPicture(PlotWidget::place(event.position()).toPoint())) {
        hover(coordinates(PlotWidget::place(event.position())));
    }
}

void PlotView::release(const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton || !pressedAt_) return;
    clicked_ = !dragging_ && isInPicture(PlotWidget::place(event.position()).toPoint());
    if (dragging_) emit gestureEnded();
    if (clicked_) click(coordinates(PlotWidget::place(event.position())), event.modifiers());
    pressedAt_.reset();
    dragging_ = false;
}

void PlotView::doubleClick() {
    pressedAt_.reset();
    // An edit of a gesture starts from the state before it: one that changes nothing takes the first click
    // back.
    if (clicked_) emit edited([](State&) {}, tr("Show everything"), clickGesture());
    clicked_ = false;
    emit gestureEnded();
    emit viewportWanted(std::nullopt);
    emit gestureEnded();
}

bool PlotView::eventFilter(QObject* watched, QEvent* event) {
    if (watched != plot_ || !scene_.model) return View::eventFilter(watched, event);
    switch (event->type()) {
        case QEvent::Resize: layOut(plot_->area()); break;
        case QEvent::Wheel: {
            auto* turn = static_cast<QWheelEvent*>(event);
            if (turn->angleDelta().y() != 0)
                wheel(PlotWidget::place(turn->position()), turn->angleDelta().y() / 120.0);
            return true;
        }
        case QEvent::MouseButtonDblClick: doubleClick(); return true;
        case QEvent::MouseButtonPress: press(*static_cast<QMouseEvent*>(event)); break;
        case QEvent::MouseMove: move(*static_cast<QMouseEvent*>(event)); break;
        case QEvent::MouseButtonRelease: release(*static_cast<QMouseEvent*>(event)); break;
        default: break;
    }
    return View::eventFilter(watched, event);
}

}  // namespace posiscope
