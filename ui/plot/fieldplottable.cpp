#include "ui/plot/fieldplottable.h"

#include "ui/plot/cellnumbers.h"
#include "ui/plot/niceceiling.h"

namespace posiscope {

FieldPlottable::FieldPlottable(QCPAxisRect* rect) : Plottable(rect) {
    // Grid lines would run over the cells.
    for (QCPAxis* axis : rect->axes())
        axis->grid()->setVisible(false);
}

void FieldPlottable::show(FieldRequest request) {
    request_ = std::move(request);
}

RasterWindow FieldPlottable::window(const Canvas& canvas) const {
    const double x0 = request_.transposed ? request_.firstRow : request_.firstColumn;
    const double y0 = request_.transposed ? request_.firstColumn : request_.firstRow;
    const QCPRange x = keyAxis()->range();
    const QCPRange y = valueAxis()->range();
    return {canvas.imageSize(axisRect()->rect()),
            x.lower - x0,
            x.upper - x0,
            y.lower - y0,
            y.upper - y0,
            request_.transposed};
}

const FieldPicture& FieldPlottable::picture(const Canvas& canvas) {
    const auto means = source_.get(request_.field, window(canvas), request_.waiting);
    picture_.range = request_.limits(*means);
    const RasterColours colours{picture_.range.lower, picture_.range.upper, request_.map,
                                request_.theme->notANumber.rgb(), request_.theme->masked.rgb()};
    if (means != means_ || colours != colours_) {
        picture_.nonFinite = paintMeans(*means, colours, picture_.image);
        colours_ = colours;
        means_ = means;
    }
    return picture_;
}

void FieldPlottable::draw(QCPPainter* painter) {
    if (!isShown()) return;
    painter->setAntialiasing(false);
    const QRect rect = axisRect()->rect();
    const Canvas canvas(*painter);
    drawOnPixels(*painter, rect, picture(canvas).image);
    if (!request_.numbers) return;
    painter->setAntialiasing(true);
    drawCellNumbers(*painter, {request_.field.get(), window(canvas), QRectF(rect)}, colours_);
}

/// The image covers its pixels exactly: a clip between pixels would be rounded otherwise.
QRect FieldPlottable::clipRect() const {
    return axisRect()->rect().adjusted(-1, -1, 1, 2);
}

double roundReach(const RasterMeans& inSight) {
    return niceCeiling(inSight.largestMagnitude());
}

}  // namespace posiscope
