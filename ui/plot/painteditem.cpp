#include "ui/plot/painteditem.h"

#include <cmath>

#include "core/math/simd/instructionset.h"

namespace posiscope {

PaintedItem::PaintedItem(QCustomPlot* plot, const QString& layer, QCPAxisRect* clip, Paint paint)
    : QCPLayerable(plot, layer), clip_(clip), paint_(std::move(paint)) {}

void PaintedItem::applyDefaultAntialiasingHint(QCPPainter* painter) const {
    painter->setAntialiasing(true);
}

void PaintedItem::draw(QCPPainter* painter) {
    painter->save();
    clearVectorRegisters();
    paint_(*painter);
    painter->restore();
}

QRect PaintedItem::clipRect() const {
    // QCustomPlot moves every clip up by a pixel.
    return clip_ ? clip_->rect().translated(0, 1) : QCPLayerable::clipRect();
}

double deviceScale(const QCPPainter& painter) {
    const QTransform& to = painter.deviceTransform();
    return std::max(std::hypot(to.m11(), to.m12()), 0.1);
}

}  // namespace posiscope
