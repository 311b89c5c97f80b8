// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/shared/curvelegend.h"

namespace posiscope {

CurveLegend::CurveLegend(QCustomPlot* plot, int swatchWidth)
    : plot_(plot), beside_(new Legend(plot, swatchWidth)), above_(new LegendRows(plot)) {
    plot->plotLayout()->addElement(1, 1, beside_);
    plot->plotLayout()->insertRow(0);
    plot->plotLayout()->addElement(0, 0, above_);
}

int CurveLegend::putAbove(const std::vector<LegendEntry>& entries, int width, const PlotRoom& room,
                          const Theme& theme) {
    constexpr int most = 7;  // a part of the width
    const int all = plot_->viewport().width();
    const bool above = theme.isPrint() && most * width > all && !entries.empty();
    beside_->setElsewhere(above);
    const bool drawn = above && beside_->isShown();
    return above_->show(drawn ? entries : std::vector<LegendEntry>(),
                        {room.left, room.top, room.right, room.bottom}, all, theme);
}

void CurveLegend::putBeside(const std::vector<LegendEntry>& entries, int width, int gap,
                            const QMargins& rect) {
    beside_->putBeside(rect, width, gap);
    beside_->show(entries);
}

}  // namespace posiscope
