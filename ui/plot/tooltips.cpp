// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/tooltips.h"

#include <QHelpEvent>
#include <QToolTip>

#include "ui/plot/plotwidget.h"
#include "ui/translation/translated.h"

namespace posiscope {

ToolTips::ToolTips(QObject* plot, std::function<QString(QPointF at)> textAt)
    : QObject(plot), textAt_(std::move(textAt)) {
    plot->installEventFilter(this);
}

bool ToolTips::eventFilter(QObject*, QEvent* event) {
    if (event->type() != QEvent::ToolTip) return false;
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), plainToolTip(textAt_(PlotWidget::place(help->pos()))));
    return true;
}

}  // namespace posiscope
