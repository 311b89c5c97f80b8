// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/presentbar.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>
#include <QWindow>

#include "ui/style/interfacescale.h"

namespace posiscope {

namespace {

constexpr int restsAfter = 2500;  // ms

}  // namespace

PresentBar::PresentBar(QWidget* window) : QWidget(window) {
    setObjectName(QStringLiteral("presentBar"));
    setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(scaled(8), scaled(4), scaled(8), scaled(4));
    row->setSpacing(scaled(4));
    hide();
    rest_.setSingleShot(true);
    connect(&rest_, &QTimer::timeout, this, [this] {
        if (underMouse())
            rest_.start(restsAfter);
        else
            hide();
    });
    QApplication::instance()->installEventFilter(this);
}

QToolButton* PresentBar::add(const QString& name, const QString& text, const QString& tip, bool checkable) {
    auto* button = new QToolButton(this);
    button->setObjectName(name);
    button->setText(text);
    button->setToolTip(tip);
    button->setCheckable(checkable);
    button->setFocusPolicy(Qt::NoFocus);  // the keyboard belongs to the presentation
    layout()->addWidget(button);
    return button;
}

void PresentBar::place() {
    adjustSize();
    move((parentWidget()->width() - width()) / 2, 0);
    raise();
}

void PresentBar::come() {
    if (isHidden()) {
        place();
        show();
    }
    rest_.start(restsAfter);
}

bool PresentBar::eventFilter(QObject* watched, QEvent* event) {
    // The window's own event: most widgets receive mouse moves only while a button is down.
    if (event->type() == QEvent::MouseMove && watched == parentWidget()->windowHandle()) come();
    return QWidget::eventFilter(watched, event);
}

}  // namespace posiscope
