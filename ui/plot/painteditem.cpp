#include "ui/plot/painteditem.h"

namespace posiscope {

PaintedItem::PaintedItem(QCustomPlot* plot, const QString& layer, QCPAxisRect* clip, Paint paint)
    : QCPLayerable(plot, layer), clip_(clip), paint_(std::move(paint)) {}

void PaintedItem::applyDefaultAntialiasingHint(QCPPainter* painter) const {
    painter->setAntialiasing(true);
}

void PaintedItem::draw(QCPPainter* painter) {
    painter->save();
    paint_(*painter);
    painter->restore();
}

QRect PaintedItem::clipRect() const {
    return clip_ ? clip_->rect() : QCPLayerable::clipRect();
}

}  // namespace posiscope
