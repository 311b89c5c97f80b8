// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/elidedbutton.h"

#include <QStyleOptionToolButton>

#include "ui/style/interfacescale.h"

namespace posiscope {

ElidedButton::ElidedButton(int padding, QWidget* parent) : QToolButton(parent), padding_(padding) {}

QString ElidedButton::shown() const {
    const int room = width() - scaled(padding_);
    const QString all = text();
    const QString first = all.section(QStringLiteral("   "), 0, 0);
    const bool fits = fontMetrics().horizontalAdvance(all) <= room;
    return fontMetrics().elidedText(fits ? all : first, Qt::ElideRight, room);
}

void ElidedButton::initStyleOption(QStyleOptionToolButton* option) const {
    QToolButton::initStyleOption(option);
    option->text = shown();
}

}  // namespace posiscope
