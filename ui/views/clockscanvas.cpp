#include "ui/views/clockscanvas.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>

#include "ui/style/interfacescale.h"
#include "ui/translation/text.h"

namespace posiscope {

ClocksCanvas::ClocksCanvas(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setMinimumSize(120, 90);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void ClocksCanvas::show(const ClocksPicture& picture, const Theme& theme) {
    picture_ = picture;
    theme_ = &theme;
    update();
}

qint64 ClocksCanvas::pairAt(QPointF point) const {
    const double scale = interfaceScale();
    return picture_.clocks ? ClockGrid(inLargePixels(size()), picture_).pairUnder(point / scale) : -1;
}

bool ClocksCanvas::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || !toolTipOf) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const qint64 pair = pairAt(help->pos());
    QToolTip::showText(help->globalPos(), pair < 0 ? QString() : plainToolTip(toolTipOf(pair)), this);
    return true;
}

void ClocksCanvas::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.scale(interfaceScale(), interfaceScale());
    if (theme_ != nullptr) drawClocks(painter, inLargePixels(size()), picture_, *theme_);
}

void ClocksCanvas::mouseMoveEvent(QMouseEvent* event) {
    const qint64 pair = pairAt(event->position());
    if (pair >= 0 && onHover) onHover(pair);
}

void ClocksCanvas::mousePressEvent(QMouseEvent* event) {
    const qint64 pair = pairAt(event->position());
    if (event->button() == Qt::LeftButton && pair >= 0 && onClick) onClick(pair, event->modifiers());
}

/// Turns the hands: position is time.
void ClocksCanvas::wheelEvent(QWheelEvent* event) {
    constexpr int step = 120;
    turned_ += event->angleDelta().y();
    const int steps = turned_ / step;
    turned_ -= steps * step;
    if (steps != 0 && onWheel) onWheel(steps);
    event->accept();
}

}  // namespace posiscope
