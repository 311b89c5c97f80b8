// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/waves/wavesrow.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "ui/plot/canvas.h"
#include "ui/plot/marks.h"
#include "ui/plot/raster.h"

namespace posiscope {

void RowPlottable::drawDots(QCPPainter& painter, const Row& row, IndexRange inSight,
                            const std::vector<double>& values, double perPixel) const {
    const TruePlaces places(painter);
    const double radius = std::clamp(0.45 / perPixel, 1.5, 4.0);
    const double zero = valueAxis()->coordToPixel(0);
    for (std::int64_t n = 0; n < inSight.count; ++n) {
        if (!std::isfinite(values[static_cast<std::size_t>(n)])) continue;
        QColor colour = theme_->of(row.model->column(inSight.first + n).role);
        const QPointF at(keyAxis()->coordToPixel(static_cast<double>(inSight.first + n)),
                         valueAxis()->coordToPixel(values[static_cast<std::size_t>(n)]));
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        drawDot(painter, at, radius, row.diamonds);
        if (perPixel > 0.5 || row.diamonds) continue;
        colour.setAlphaF(0.35F);
        painter.setPen(QPen(colour, 1));
        painter.drawLine(QPointF(at.x(), zero), at);
    }
}

/// From the smallest to the largest value of one kind in a run of dimensions.
void RowPlottable::drawBar(QCPPainter& painter, const Model& model, IndexRange run, Role role,
                           const double* values) const {
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    for (std::int64_t j = 0; j < run.count; ++j) {
        if (model.column(run.first + j).role != role || !std::isfinite(values[j])) continue;
        low = std::min(low, values[j]);
        high = std::max(high, values[j]);
    }
    if (low > high) return;
    QColor colour = theme_->of(role);
    colour.setAlphaF(0.6F);
    painter.setBrush(colour);
    const double x = keyAxis()->coordToPixel(static_cast<double>(run.first) - 0.5);
    const double top = valueAxis()->coordToPixel(high);
    painter.drawRect(QRectF(x, top - 0.5, 1, std::max(1.5, valueAxis()->coordToPixel(low) - top)));
}

void RowPlottable::drawRow(QCPPainter& painter, const Row& shown) const {
    const Model& model = *shown.model;
    const std::int64_t row = shown.position - model.firstCursor();
    if (row < 0 || row >= model.table().rows()) return;
    const QCPRange range = keyAxis()->range();
    const int width = axisRect()->width();
    std::vector<IndexRange> runs = pixelRuns(range.lower, range.upper, width, model.table().columns());
    std::erase_if(runs, [](const IndexRange& run) { return run.count == 0; });
    if (runs.empty()) return;
    const IndexRange inSight{runs.front().first, runs.back().end() - runs.front().first};
    // Cell by cell: fill() would first prepare for many rows.
    std::vector<double> values;
    values.reserve(static_cast<std::size_t>(inSight.count));
    for (std::int64_t j = inSight.first; j < inSight.end(); ++j)
        values.push_back(model.table().value(row, j));
    const double perPixel = range.size() / width;
    if (perPixel <= 1) {
        drawDots(painter, shown, inSight, values, perPixel);
        return;
    }
    painter.setAntialiasing(false);
    painter.setPen(Qt::NoPen);
    for (const IndexRange run : runs)
        for (const Role role : {Role::sine, Role::cosine, Role::plain})
            drawBar(painter, model, run, role,
                    values.data() + static_cast<std::ptrdiff_t>(run.first - inSight.first));
}

void RowPlottable::draw(QCPPainter* painter) {
    if (axisRect()->rect().isEmpty()) return;
    for (const Row& row : rows_) {
        painter->setAntialiasing(true);
        drawRow(*painter, row);
    }
}

}  // namespace posiscope
