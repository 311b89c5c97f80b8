// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/printing.h"

#include <QPrinter>
#include <algorithm>

namespace posiscope {

Failure printFigure(const FigureRequest& request, QPrinter& printer) {
    constexpr double pixelsPerInch = 96;
    printer.setResolution(qRound(request.dotsPerInch));  // of images; letters and lines have none
    const QRectF page(QPointF(), printer.pageRect(QPrinter::DevicePixel).size());
    const double dots = printer.resolution();
    FigureRequest fitted = request;
    const double enlarged =
        std::min(page.width() / request.size.width(), page.height() / request.size.height());
    fitted.size = (QSizeF(request.size) * enlarged / dots * pixelsPerInch).toSize();
    fitted.scale = dots / pixelsPerInch;
    const QSizeF drawn = QSizeF(fitted.size) * fitted.scale;
    return paintFigure(fitted, printer, {(page.width() - drawn.width()) / 2, 0});
}

}  // namespace posiscope
