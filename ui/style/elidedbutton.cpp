// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/elidedbutton.h"

#include <QStyleOptionToolButton>

#include "ui/style/interfacescale.h"

namespace posiscope {

ElidedButton::ElidedButton(int padding, QWidget* parent) : QToolButton(parent), padding_(padding) {}

QString ElidedButton::shown() const {
    return fontMetrics().elidedText(text(), Qt::ElideRight, width() - scaled(padding_));
}

void ElidedButton::initStyleOption(QStyleOptionToolButton* option) const {
    QToolButton::initStyleOption(option);
    option->text = shown();
}

}  // namespace posiscope
