// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/choicebox.h"

#include <QAbstractItemView>
#include <QScrollBar>
#include <QStyledItemDelegate>

namespace posiscope {

ChoiceBox::ChoiceBox(QWidget* parent) : QComboBox(parent) {
    // The delegate that a box has by itself draws menu entries in the style's own colours.
    setItemDelegate(new QStyledItemDelegate(this));
}

void ChoiceBox::showPopup() {
    QAbstractItemView* list = view();
    list->ensurePolished();
    const bool scrolls = count() > maxVisibleItems();
    // The box turned the bar off while it still had another style.
    list->setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    const int frame = 2 * list->frameWidth() + (scrolls ? list->verticalScrollBar()->sizeHint().width() : 0);
    list->setMinimumWidth(list->sizeHintForColumn(0) + frame);
    QComboBox::showPopup();
}

}  // namespace posiscope
