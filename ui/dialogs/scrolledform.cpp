// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/scrolledform.h"

#include <QEvent>
#include <QLayout>
#include <QScrollBar>
#include <algorithm>

#include "ui/style/interfacescale.h"

namespace posiscope {

ScrolledForm::ScrolledForm(QLayout* form, QWidget* parent) : QScrollArea(parent) {
    auto* content = new QWidget;
    form->setContentsMargins(0, 0, 0, 0);
    content->setLayout(form);
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);  // its fields have the focus, and are brought into sight by it
    viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
}

QSize ScrolledForm::sizeHint() const {
    return widget()->sizeHint() + QSize(verticalScrollBar()->sizeHint().width(), 0);
}

QSize ScrolledForm::minimumSizeHint() const {
    const QSize least = widget()->minimumSizeHint();
    return {least.width() + verticalScrollBar()->sizeHint().width(), std::min(least.height(), scaled(160))};
}

bool ScrolledForm::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

}  // namespace posiscope
