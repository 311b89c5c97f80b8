// SPDX-License-Identifier: GPL-3.0-or-later
// Clocks in a grid.
#pragma once

#include <QPainter>
#include <QSize>
#include <QString>
#include <memory>
#include <vector>

#include "core/analysis/clocks.h"
#include "core/lessons/picturemarks.h"
#include "ui/style/theme.h"
#include "ui/views/shared/dialgrid.h"

namespace posiscope {

/// What is drawn.
struct ClocksPicture {
    std::shared_ptr<const Clocks> clocks;
    bool all = false;            ///< every pair as a small clock; otherwise the chosen ones, large
    std::vector<qint64> chosen;  ///< pairs
    qint64 position = 0;
    qint64 lastPosition = 0;  ///< of the table: how wide the legend can become
    qint64 offset = 0;
    qint64 emphasised = -1;  ///< the pair under the cursor
    bool legend = true;
    /// B, where the hands of A and B share the dials, dashed, and what both are called.
    std::shared_ptr<const Clocks> other;
    QString nameA, nameB;
    std::vector<PictureMark> marks;  ///< of a lesson
};

/// Which pairs are shown, and where: as many as can be read, spread evenly over all of them where there are
/// more.
class ClockGrid : public DialGrid {
 public:
    ClockGrid(QSize size, const ClocksPicture& picture);

    qint64 pairAt(qint64 n) const;
    /// The pair whose clock is at a point, or −1.
    qint64 pairUnder(QPointF point) const;

 private:
    const ClocksPicture& picture_;
};

bool drawClocks(QPainter& painter, QSize size, const ClocksPicture& picture, const Theme& theme);

/// "ω·k = 3 × 360° + 286.5°": the way from p to p + k.
QString turnText(const ClockHands& hands);

}  // namespace posiscope
