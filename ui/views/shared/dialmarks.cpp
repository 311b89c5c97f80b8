// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/shared/dialmarks.h"

#include <cmath>

#include "ui/plot/markboard.h"

namespace posiscope {

void drawDialMarks(QPainter& painter, const std::vector<PictureMark>& marks, const DialGrid& grid,
                   const std::function<qint64(qint64 n)>& pairOf, QSize size, const Theme& theme) {
    if (marks.empty()) return;
    MarkBoard board([&](const MarkBoard::Draw& draw) { draw(painter); }, theme);
    for (qint64 n = 0; n < grid.shown(); ++n)
        board.keepFree(grid.withCaption(n));
    for (const PictureMark& mark : marks) {
        board.begin(mark);
        for (qint64 n = 0; n < grid.shown(); ++n)
            if (mark.kind == PictureMark::Kind::pair && pairOf(n) == std::llround(mark.at[0]))
                board.frame(grid.withCaption(n), QRectF(QPointF(), size), mark.word);
    }
    board.finish();
}

}  // namespace posiscope
