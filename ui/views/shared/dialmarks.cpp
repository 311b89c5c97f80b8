// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/shared/dialmarks.h"

#include <cmath>

#include "ui/plot/markboard.h"

namespace posiscope {

void drawDialMarks(QPainter& painter, const std::vector<PictureMark>& marks, const MarkedDials& dials,
                   QSize size, const Theme& theme) {
    if (marks.empty()) return;
    const DialGrid& grid = dials.grid;
    const QRectF area(QPointF(), size);
    MarkBoard board([&](const MarkBoard::Draw& draw) { draw(painter); }, theme);
    for (qint64 n = 0; n < grid.shown(); ++n)
        board.keepFree(grid.withCaption(n));
    for (const PictureMark& mark : marks) {
        const bool arc = mark.kind == PictureMark::Kind::arc && dials.sectorOf;
        if (mark.kind != PictureMark::Kind::pair && !arc) continue;
        board.begin(mark);
        for (qint64 n = 0; n < grid.shown(); ++n) {
            if (dials.pairOf(n) != std::llround(mark.at[0])) continue;
            if (!arc) {
                board.frame(grid.withCaption(n), area, mark.word);
                continue;
            }
            const QPointF radius(grid.radius(), grid.radius());
            const DialSector sector = dials.sectorOf(mark);
            board.sector(QRectF(grid.centre(n) - radius, grid.centre(n) + radius), sector.from, sector.span,
                         area, mark.word);
        }
    }
    board.finish();
}

}  // namespace posiscope
