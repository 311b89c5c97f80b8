// SPDX-License-Identifier: GPL-3.0-or-later
// How wheel, drags and clicks on a plot become the part of it that is in sight, and what views do with them.
#include <algorithm>
#include <cmath>

#include "ui/plot/colourbar.h"
#include "ui/plot/plotview.h"
#include "ui/plot/zoom.h"

namespace posiscope {

void PlotView::want(const Viewport& part) {
    if (part == whole())
        emit viewportWanted(std::nullopt);
    else
        emit viewportWanted(isTurned() ? turned(part) : part);
}

void PlotView::zoom(double factor) {
    const Viewport all = whole();
    Viewport part = viewport();
    const bool ratios = xAxis()->scaleType() == QCPAxis::stLogarithmic;
    scaleAcross(part, ratios ? std::sqrt(part.left * part.right) : (part.left + part.right) / 2, factor);
    if (zoomsVertically())
        scaleAbout(part.top, part.bottom, (part.top + part.bottom) / 2, factor, all.top, all.bottom);
    want(part);
}

/// About a place on the horizontal axis; on a logarithmic one by ratios.
void PlotView::scaleAcross(Viewport& part, double about, double factor) const {
    const Viewport all = whole();
    if (xAxis()->scaleType() != QCPAxis::stLogarithmic) {
        scaleAbout(part.left, part.right, about, factor, all.left, all.right);
        return;
    }
    const double left = about * std::pow(part.left / about, factor);
    const double right = about * std::pow(part.right / about, factor);
    if (factor < 1 && right - left < 2) return;  // nothing finer to see
    part.left = std::max(left, all.left);
    part.right = std::min(right, all.right);
}

void PlotView::wheel(const QWheelEvent& event) {
    if (event.angleDelta().y() == 0) return;
    const QPointF at = PlotWidget::place(event.position());
    const double steps = event.angleDelta().y() / 120.0;
    const Viewport all = whole();
    Viewport part = viewport();
    const double factor = std::pow(0.8, steps);
    const QRect rect = axisRect()->rect();
    const bool besideY = at.x() < rect.left();
    const bool belowX = at.y() > rect.bottom() && zoomsVertically();
    if (!besideY) scaleAcross(part, xAxis()->pixelToCoord(at.x()), factor);
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
    if (xAxis()->scaleType() == QCPAxis::stLogarithmic) {
        const double share = (pressedAt_->x() - to.x()) / std::max(1, rect.width());
        const double moved =
            std::clamp(std::pow(part.right / part.left, share), all.left / part.left, all.right / part.right);
        part.left *= moved;
        part.right *= moved;
    } else {
        part.left += x;
        part.right += x;
        keepInside(part.left, part.right, all.left, all.right);
    }
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

/// What Shift and a drag have drawn a rectangle around, inside the picture.
QRectF PlotView::chosenArea() const {
    QRectF area = QRectF(*pressedAt_, *framedTo_).normalized() & QRectF(axisRect()->rect());
    if (!zoomsVertically()) {
        area.setTop(axisRect()->rect().top());
        area.setBottom(axisRect()->rect().bottom());
    }
    return area;
}

void PlotView::zoomInto(const QRectF& pixels) {
    constexpr double smallest = 3;  // pixels: less was no rectangle
    if (pixels.width() < smallest || pixels.height() < smallest) return;
    const QPointF from = coordinates(pixels.topLeft());
    const QPointF to = coordinates(pixels.bottomRight());
    const Viewport all = whole();
    Viewport part{std::min(from.x(), to.x()), std::max(from.x(), to.x()), std::min(from.y(), to.y()),
                  std::max(from.y(), to.y())};
    keepVisible(part.left, part.right, all.left, all.right);
    if (zoomsVertically()) {
        keepVisible(part.top, part.bottom, all.top, all.bottom);
    } else {
        part.top = all.top;
        part.bottom = all.bottom;
    }
    want(part);
}

void PlotView::press(const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton) return;
    emit gestureEnded();
    pressedAt_ = PlotWidget::place(event.position());
    pressedViewport_ = viewport();
    framedTo_.reset();
    dragging_ = false;
}

void PlotView::move(const QMouseEvent& event) {
    if (pressedAt_ && event.buttons().testFlag(Qt::LeftButton)) {
        const double way = (PlotWidget::place(event.position()) - *pressedAt_).manhattanLength();
        dragging_ = dragging_ || way >= QApplication::startDragDistance() / 2.0;
        if (dragging_ && event.modifiers().testFlag(Qt::ShiftModifier) &&
            (framedTo_ || axisRect()->rect().contains(pressedAt_->toPoint()))) {
            framedTo_ = PlotWidget::place(event.position());
            refreshMarks();
        } else if (dragging_ && !framedTo_) {
            drag(PlotWidget::place(event.position()));
        }
    } else if (const QPointF place = PlotWidget::place(event.position()); isInPicture(place.toPoint())) {
        emit hinted(Hint::none);
        hovering_ = true;
        hover(coordinates(place));
        hovering_ = false;
    } else {
        emit hinted(isOverAxis(place) ? Hint::axisZoom : Hint::none);
    }
    if (pressedAt_) return;
    const bool onBar = isOverColourBar(PlotWidget::place(event.position()));
    if (onBar != plot_->testAttribute(Qt::WA_SetCursor))
        onBar ? plot_->setCursor(Qt::PointingHandCursor) : plot_->unsetCursor();
}

bool PlotView::isOverColourBar(QPointF place) const {
    return std::ranges::any_of(plot_->plotLayout()->findChildren<ColourBar*>(), [&](const ColourBar* bar) {
        return bar->isShown() && bar->rect().contains(place.toPoint());
    });
}

/// Whether the wheel zooms one axis alone here.
bool PlotView::isOverAxis(QPointF place) const {
    const QRectF rect(axisRect()->rect());
    if (!zoomsVertically() || !axisRect()->outerRect().contains(place.toPoint())) return false;
    const bool beside = place.x() < rect.left() && place.y() >= rect.top() && place.y() <= rect.bottom();
    const bool below = place.y() > rect.bottom() && place.x() >= rect.left() && place.x() <= rect.right();
    return beside != below;
}

void PlotView::release(const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton || !pressedAt_) return;
    const QPointF place = PlotWidget::place(event.position());
    clicked_ = !dragging_ && isInPicture(place.toPoint());
    if (framedTo_) {
        framedTo_ = place;
        const QRectF area = chosenArea();
        framedTo_.reset();
        refreshMarks();
        zoomInto(area);
    }
    if (dragging_) emit gestureEnded();
    if (!dragging_ && !clicked_ && !clickBeside(place) && isOverColourBar(place))
        emit coloursWanted(event.globalPosition().toPoint());
    if (clicked_) {
        click(coordinates(PlotWidget::place(event.position())), event.modifiers());
        follows_ = false;
        refreshMarks();
    }
    pressedAt_.reset();
    dragging_ = false;
}

void PlotView::doubleClick(const QMouseEvent& event) {
    const QPointF at = PlotWidget::place(event.position());
    framedTo_.reset();
    pressedAt_.reset();
    // An edit of a gesture starts from the state before it: one that changes nothing takes the first click
    // back.
    if (clicked_) emit edited([](State&) {}, tr("Show everything"), clickGesture());
    clicked_ = false;
    emit gestureEnded();
    if (isInPicture(at.toPoint()) && choose(coordinates(at))) return;
    emit viewportWanted(std::nullopt);
    emit gestureEnded();
}

void PlotView::connectMouse() {
    const auto on = [this](auto signal, auto handle) {
        connect(plot_, signal, this, [this, handle](auto* event) {
            if (snapshot_->model) (this->*handle)(*event);
        });
    };
    on(&QCustomPlot::mousePress, &PlotView::press);
    on(&QCustomPlot::mouseMove, &PlotView::move);
    on(&QCustomPlot::mouseRelease, &PlotView::release);
    on(&QCustomPlot::mouseDoubleClick, &PlotView::doubleClick);
    on(&QCustomPlot::mouseWheel, &PlotView::wheel);
    connect(plot_, &PlotWidget::mouseLeft, this, [this] { emit hinted(Hint::none); });
}

}  // namespace posiscope
