// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/picturemarks.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace posiscope {

namespace {

using Kind = PictureMark::Kind;

/// Dark with a light rim: visible over any colours.
void stroke(QCPPainter& painter, const std::function<void()>& draw) {
    painter.setBrush(Qt::NoBrush);
    painter.setAntialiasing(true);
    for (const auto& [colour, width] :
         {std::pair{QColor(Qt::white), 4.5}, std::pair{QColor(0x11, 0x15, 0x1c), 2.0}}) {
        QPen pen(colour, width);
        pen.setJoinStyle(Qt::MiterJoin);
        painter.setPen(pen);
        draw();
    }
}

/// A frame is never thinner than this, so that a row of a large table is seen.
QRectF visible(QRectF rect) {
    constexpr double least = 5;
    if (rect.width() < least) rect.adjust(-(least - rect.width()) / 2, 0, (least - rect.width()) / 2, 0);
    if (rect.height() < least) rect.adjust(0, -(least - rect.height()) / 2, 0, (least - rect.height()) / 2);
    return rect;
}

void addFrame(Marks& marks, const QRectF& rect, const QRect& area) {
    marks.add([=](QCPPainter& painter) {
        painter.save();
        painter.setClipRect(QRectF(area).adjusted(-3, -3, 3, 3));
        stroke(painter, [&] { painter.drawRect(rect); });
        painter.restore();
    });
}

void addLine(Marks& marks, const QLineF& line, const QRect& area, bool tip) {
    marks.add([=](QCPPainter& painter) {
        painter.save();
        painter.setClipRect(area);
        const QPointF along = line.unitVector().p2() - line.unitVector().p1();
        const QPointF beside(-along.y(), along.x());
        stroke(painter, [&] {
            painter.drawLine(line);
            if (!tip) return;
            painter.drawLine(QLineF(line.p2(), line.p2() - 10 * along + 5 * beside));
            painter.drawLine(QLineF(line.p2(), line.p2() - 10 * along - 5 * beside));
        });
        painter.restore();
    });
}

/// A word in a box at a place of the picture, moved inside it.
void addWord(Marks& marks, QRectF box, const QString& word, const QRect& area, const Theme& theme) {
    const auto inside = [](double at, double least, double most) {
        return std::clamp(at, least, std::max(least, most));
    };
    box.moveLeft(inside(box.left(), area.left() + 2.0, area.right() - box.width() - 2));
    box.moveTop(inside(box.top(), area.top() + 2.0, area.bottom() - box.height() - 2));
    marks.label(box, word, theme);
}

QRectF boxFor(const QString& word) {
    const QFontMetricsF metrics(Marks::labelFont());
    return {0, 0, metrics.horizontalAdvance(word) + 12, metrics.height() + 6};
}

void addWordAt(Marks& marks, QPointF at, const std::string& word, const QRect& area, const Theme& theme) {
    if (word.empty()) return;
    const QString text = QString::fromStdString(word);
    addWord(marks, boxFor(text).translated(at), text, area, theme);
}

/// Below a frame that goes across, or right of one that does not; where there is no room, at its other side.
void addWordBeside(Marks& marks, const QRectF& frame, const std::string& word, const QRect& area,
                   const Theme& theme) {
    if (word.empty()) return;
    constexpr double gap = 5;
    const QString text = QString::fromStdString(word);
    QRectF box = boxFor(text);
    if (frame.width() > area.width() / 2.0) {
        box.moveTopRight({frame.right() - 2, frame.bottom() + gap});
        if (box.bottom() > area.bottom()) box.moveBottom(frame.top() - gap);
    } else {
        box.moveTopLeft({frame.right() + gap, std::max(frame.top(), frame.center().y() - box.height() / 2)});
        if (box.right() > area.right()) box.moveRight(frame.left() - gap);
    }
    addWord(marks, box, text, area, theme);
}

/// First and last row, first and last column of a mark that is a rectangle; far beyond the picture where it
/// goes all the way.
std::vector<std::array<double, 4>> blocksOf(
    const PictureMark& mark, const std::function<std::vector<double>(std::int64_t)>& pairColumns) {
    constexpr double far = 1e7;
    const std::vector<double>& at = mark.at;
    switch (mark.kind) {
        case Kind::cell: return {{at[0], at[0], at[1], at[1]}};
        case Kind::row: return {{at[0], at[0], -far, far}};
        case Kind::column: return {{-far, far, at[0], at[0]}};
        case Kind::region: return {{at[0], at[1], at[2], at[3]}};
        case Kind::pair: {
            std::vector<std::array<double, 4>> columns;
            for (const double column : pairColumns(std::llround(at[0])))
                columns.push_back({-far, far, column, column});
            // Neighbours share a frame.
            if (columns.size() == 2 && std::abs(columns[0][2] - columns[1][2]) == 1)
                return {{-far, far, std::min(columns[0][2], columns[1][2]),
                         std::max(columns[0][2], columns[1][2])}};
            return columns;
        }
        default: return {};
    }
}

void addBlocks(Marks& marks, const PictureMark& mark, const MarkedCells& grid,
               const std::function<std::vector<double>(std::int64_t)>& pairColumns, const Theme& theme) {
    bool first = true;
    for (const auto& [top, bottom, left, right] : blocksOf(mark, pairColumns)) {
        const QRectF area = QRectF(grid.area).adjusted(-1, -1, 1, 1);
        const QRectF frame = visible(grid.cells(top, bottom, left, right).intersected(area));
        if (!area.intersects(frame)) continue;
        addFrame(marks, frame, grid.area);
        if (std::exchange(first, false)) addWordBeside(marks, frame, mark.word, grid.area, theme);
    }
}

/// The kind of mark that names a number on the axis across curves.
std::optional<Kind> kindAlong(CellPicture::Cells cells) {
    switch (cells) {
        case CellPicture::Cells::alongPositions: return Kind::row;
        case CellPicture::Cells::alongPairs: return Kind::pair;
        case CellPicture::Cells::alongDistances: return Kind::column;
        default: return std::nullopt;
    }
}

void addUpright(Marks& marks, const PictureMark& mark, const MarkedCells& grid, const Theme& theme) {
    const QRectF area = QRectF(grid.area).adjusted(-1, -1, 1, 1);
    const QRectF frame = visible(grid.upright(mark.at[0]).intersected(area));
    if (!area.intersects(frame)) return;
    addFrame(marks, frame, grid.area);
    addWordBeside(marks, frame, mark.word, grid.area, theme);
}

void addDiagonal(Marks& marks, const PictureMark& mark, const MarkedCells& grid, const Theme& theme) {
    constexpr double far = 1e7;
    const double k = mark.at[0];
    const QLineF line(grid.at(-far, -far + k), grid.at(far, far + k));
    addLine(marks, line, grid.area, false);
    // Where it leaves the picture's middle.
    const QRectF area(grid.area);
    const double share = std::abs(line.dy()) > 0 ? (area.center().y() - line.y1()) / line.dy() : 0.5;
    addWordAt(marks, line.pointAt(share) + QPointF(8, 4), mark.word, grid.area, theme);
}

}  // namespace

QPointF MarkedCells::at(double row, double column) const {
    return {across->coordToPixel(turned ? row : column), down->coordToPixel(turned ? column : row)};
}

QRectF MarkedCells::cells(double firstRow, double lastRow, double firstColumn, double lastColumn) const {
    return QRectF(at(firstRow - 0.5, firstColumn - 0.5), at(lastRow + 0.5, lastColumn + 0.5)).normalized();
}

QRectF MarkedCells::upright(double number) const {
    const double from = across->coordToPixel(number - 0.5), to = across->coordToPixel(number + 0.5);
    return QRectF(from, area.top(), to - from, area.height()).normalized();
}

void addPictureMarks(Marks& marks, const std::vector<PictureMark>& wanted, const MarkedCells& grid,
                     const std::function<std::vector<double>(std::int64_t pair)>& pairColumns,
                     const Theme& theme) {
    using Cells = CellPicture::Cells;
    const auto along = kindAlong(grid.kind);
    for (const PictureMark& mark : wanted) {
        if (along) {
            if (mark.kind == *along) addUpright(marks, mark, grid, theme);
        } else if (mark.kind == Kind::diagonal) {
            if (grid.kind != Cells::table) addDiagonal(marks, mark, grid, theme);
        } else if (mark.kind == Kind::arrow) {
            const QLineF line(grid.at(mark.at[0], mark.at[1]), grid.at(mark.at[2], mark.at[3]));
            addLine(marks, line, grid.area, true);
            addWordAt(marks, line.p2() + QPointF(8, 8), mark.word, grid.area, theme);
        } else if (mark.kind != Kind::pair || grid.kind != Cells::positions) {
            addBlocks(marks, mark, grid, pairColumns, theme);
        }
    }
}

}  // namespace posiscope
