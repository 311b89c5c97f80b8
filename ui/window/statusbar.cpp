// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/statusbar.h"

#include <QEvent>
#include <QStyleOption>
#include <QStylePainter>

#include "ui/panes/panesubtitle.h"

namespace posiscope {

StatusBar::StatusBar(QWidget* parent) : QStatusBar(parent), message_(new PaneSubtitle(this)) {
    message_->setObjectName(QStringLiteral("statusMessage"));
    setSizeGripEnabled(false);
    // QStatusBar hides all but permanent widgets while it shows a message.
    addPermanentWidget(message_, 1);
    connect(this, &QStatusBar::messageChanged, this, [this](const QString& message) {
        message_->setText(message);
        fit();
    });
}

void StatusBar::add(QWidget* widget) {
    insertPermanentWidget(count_++, widget);
}

void StatusBar::fit() {
    constexpr int leastMessage = 240;
    constexpr int around = 6;  // spacing for each widget
    int needed = message_->text().isEmpty() ? 0 : leastMessage;
    for (const QWidget* each : findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        if (each != message_) needed += each->sizeHint().width() + around;
    for (QWidget* each : yielding_) {
        each->setVisible(needed <= width());
        if (needed > width()) needed -= each->sizeHint().width() + around;
    }
}

bool StatusBar::event(QEvent* event) {
    const bool done = QStatusBar::event(event);
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize) fit();
    return done;
}

/// Paints only the background. QStatusBar would also paint its message over the widgets.
void StatusBar::paintEvent(QPaintEvent*) {
    QStylePainter painter(this);
    QStyleOption option;
    option.initFrom(this);
    painter.drawPrimitive(QStyle::PE_PanelStatusBar, option);
}

}  // namespace posiscope
