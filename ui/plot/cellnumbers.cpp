// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/cellnumbers.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <vector>

#include "core/fields/indexrange.h"
#include "ui/style/theme.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

constexpr int typeSize = 12;
constexpr double leastWidth = 30, leastHeight = 18;
constexpr double aroundText = 6;

struct Cell {
    QRectF rect;
    double value;
};

/// The whole numbers n with a place in [from, to): cell n covers [n − ½, n + ½).
IndexRange cellsBetween(double from, double to, std::int64_t count) {
    const auto first = static_cast<std::int64_t>(std::floor(std::min(from, to) + 0.5));
    const auto last = static_cast<std::int64_t>(std::ceil(std::max(from, to) - 0.5));
    const std::int64_t begin = std::clamp<std::int64_t>(first, 0, count);
    return {begin, std::clamp<std::int64_t>(last + 1, begin, count) - begin};
}

std::vector<Cell> cellsInSight(const CellGrid& grid) {
    const RasterWindow& window = grid.window;
    const double width = grid.rect.width() / (window.right - window.left);
    const double height = grid.rect.height() / (window.bottom - window.top);
    if (!(std::abs(width) >= leastWidth && std::abs(height) >= leastHeight)) return {};
    const std::int64_t rows = grid.field->rows(), columns = grid.field->columns();
    const IndexRange across = cellsBetween(window.left, window.right, window.transposed ? rows : columns);
    const IndexRange down = cellsBetween(window.top, window.bottom, window.transposed ? columns : rows);
    std::vector<Cell> cells;
    for (std::int64_t y = down.first; y < down.end(); ++y)
        for (std::int64_t x = across.first; x < across.end(); ++x) {
            const QPointF corner(grid.rect.left() + (static_cast<double>(x) - 0.5 - window.left) * width,
                                 grid.rect.top() + (static_cast<double>(y) - 0.5 - window.top) * height);
            cells.push_back({QRectF(corner, QSizeF(width, height)).normalized(),
                             window.transposed ? grid.field->value(x, y) : grid.field->value(y, x)});
        }
    return cells;
}

/// The texts of all cells with as many digits as have room, or none.
QStringList textsOf(const std::vector<Cell>& cells, const QFontMetricsF& metrics) {
    for (const int digits : {4, 3, 2}) {
        QStringList texts;
        for (const Cell& cell : cells) {
            texts << readable(cell.value, digits);
            if (metrics.horizontalAdvance(texts.back()) + aroundText > cell.rect.width()) break;
            if (texts.size() == static_cast<qsizetype>(cells.size())) return texts;
        }
    }
    return {};
}

/// Black or white, whichever stands out from the cell's colour (ITU-R BT.601 luma).
QColor inkOn(QRgb colour) {
    const double luma = 0.299 * qRed(colour) + 0.587 * qGreen(colour) + 0.114 * qBlue(colour);
    return luma > 140 ? Qt::black : Qt::white;
}

QRgb colourOf(double value, const RasterColours& colours) {
    if (std::isnan(value)) return colours.notANumber;
    if (std::isinf(value)) return colours.infinite;
    const double share = (value - colours.lowest) / (colours.highest - colours.lowest);
    return colourAt(*colours.map, std::clamp(share, 0.0, 1.0));
}

}  // namespace

std::vector<QRectF> drawCellNumbers(QPainter& painter, const CellGrid& grid, const RasterColours& colours) {
    const std::vector<Cell> cells = cellsInSight(grid);
    painter.setFont(textFont(typeSize));
    const QFontMetricsF metrics(painter.font());
    const QStringList texts = textsOf(cells, metrics);
    std::vector<QRectF> places;
    for (qsizetype n = 0; n < texts.size(); ++n) {
        const Cell& cell = cells[static_cast<std::size_t>(n)];
        painter.setPen(inkOn(colourOf(cell.value, colours)));
        painter.drawText(cell.rect, Qt::AlignCenter, texts[n]);
        QRectF place(QPointF(), QSizeF(metrics.horizontalAdvance(texts[n]), metrics.ascent()));
        place.moveCenter(cell.rect.center());
        places.push_back(place);
    }
    return places;
}

}  // namespace posiscope
