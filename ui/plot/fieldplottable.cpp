// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/fieldplottable.h"

#include <cmath>

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

FieldPlottable::Sampling FieldPlottable::pixels(const Canvas& canvas) const {
    const double x0 = request_.transposed ? request_.firstRow : request_.firstColumn;
    const double y0 = request_.transposed ? request_.firstColumn : request_.firstRow;
    const QCPRange x = keyAxis()->range();
    const QCPRange y = valueAxis()->range();
    return {{canvas.imageSize(axisRect()->rect()), x.lower - x0, x.upper - x0, y.lower - y0, y.upper - y0,
             request_.transposed},
            axisRect()->rect()};
}

namespace {

/// The whole cells that hold the part [from, to) of an axis.
struct WholeCells {
    WholeCells(double from, double to) : first(std::floor(from + 0.5)), end(std::ceil(to + 0.5)) {}
    int count() const { return static_cast<int>(std::min(end - first, 1e9)); }

    double first, end;
};

}  // namespace

/// In a file with vectors a cell that is larger than a pixel is one pixel of the image, exactly as large as
/// the cell. The first and last cells may be in sight in part.
FieldPlottable::Sampling FieldPlottable::cells(const Canvas& canvas) const {
    Sampling all = pixels(canvas);
    RasterWindow& window = all.window;
    const QRectF rect = all.place;
    const double width = rect.width() / (window.right - window.left);
    const double height = rect.height() / (window.bottom - window.top);
    const WholeCells across(window.left, window.right), down(window.top, window.bottom);
    if (across.count() < window.pixels.width()) {
        all.place.setLeft(rect.left() + (across.first - 0.5 - window.left) * width);
        all.place.setRight(rect.left() + (across.end - 0.5 - window.left) * width);
        window.left = across.first - 0.5;
        window.right = across.end - 0.5;
        window.pixels.setWidth(across.count());
    }
    if (down.count() < window.pixels.height()) {
        all.place.setTop(rect.top() + (down.first - 0.5 - window.top) * height);
        all.place.setBottom(rect.top() + (down.end - 0.5 - window.top) * height);
        window.top = down.first - 0.5;
        window.bottom = down.end - 0.5;
        window.pixels.setHeight(down.count());
    }
    return all;
}

const FieldPicture& FieldPlottable::picture(const Canvas& canvas) {
    const auto means = source_.get(request_.field, samplingFor(canvas).window, request_.waiting);
    const ColourSpan& span = request_.span;
    if (const auto known = ends_.isAnswerTo(span) ? std::nullopt : knownEnds(span))
        ends_.put(span, *known);
    else
        ends_.ask(span, request_.waiting,
                  [span](const Progress&) -> Result<Interval> { return endsOf(span); });
    picture_.range = request_.limits(ends_.get() != nullptr ? *ends_.get() : Interval());
    if (ends_.get() == nullptr) return picture_;
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
    numbers_.clear();
    if (!isShown()) return;
    painter->setAntialiasing(false);
    const QRect rect = axisRect()->rect();
    const Canvas canvas(*painter);
    if (canvas.isVector())
        painter->drawImage(cells(canvas).place, picture(canvas).image);
    else
        drawOnPixels(*painter, rect, picture(canvas).image);
    if (!request_.numbers) return;
    painter->setAntialiasing(true);
    numbers_ =
        drawCellNumbers(*painter, {request_.field.get(), pixels(canvas).window, QRectF(rect)}, colours_);
}

/// The image covers its pixels exactly: a clip between pixels would be rounded otherwise.
QRect FieldPlottable::clipRect() const {
    return axisRect()->rect().adjusted(-1, -1, 1, 2);
}

double roundReach(const Interval& ends) {
    return niceCeiling(std::max(std::abs(ends.lowest), std::abs(ends.highest)));
}

}  // namespace posiscope
