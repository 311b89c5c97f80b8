// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parameters/comparebar.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPushButton>

#include "ui/style/interfacescale.h"
#include "ui/style/look.h"

namespace posiscope {

CompareBar::CompareBar(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("compareBar"));
    auto* row = new QHBoxLayout(this);
    row->setSpacing(0);
    keepLook(this, [row] { row->setContentsMargins(scaled(16), scaled(12), scaled(16), 0); });
    const auto add = [&](const char* text, const char* name, const char* tip) {
        auto* button = new QPushButton;
        button->setObjectName(QLatin1String(name));
        button->setAutoDefault(false);
        keepLook(button, [=] {
            button->setText(tr(text));
            button->setToolTip(tr(tip));
        });
        row->addWidget(button);
        return button;
    };
    a_ = add(QT_TR_NOOP("Edit A"), "compareA", QT_TR_NOOP("The form below shows and changes A"));
    b_ = add(QT_TR_NOOP("Edit B"), "compareB", QT_TR_NOOP("The form below shows and changes B"));
    auto* sides = new QButtonGroup(this);
    for (auto [button, place] : {std::pair{a_, "first"}, std::pair{b_, "last"}}) {
        button->setCheckable(true);
        button->setProperty("segment", QLatin1String(place));
        sides->addButton(button);
        row->setStretchFactor(button, 1);
    }
    a_->setChecked(true);
    connect(a_, &QPushButton::clicked, this, [this] { setSide(Subject::a); });
    connect(b_, &QPushButton::clicked, this, [this] { setSide(Subject::b); });
    row->addSpacing(8);
    const auto addCommand = [&](const char* text, const char* name, const char* tip, auto signal) {
        auto* button = add(text, name, tip);
        button->setProperty("compact", true);
        keepLook(button, [=] { button->setAccessibleName(tr(tip)); });
        connect(button, &QPushButton::clicked, this, signal);
    };
    addCommand(QT_TR_NOOP("⇄"), "compareSwap", QT_TR_NOOP("Swap A and B"), &CompareBar::swapWanted);
    addCommand(QT_TR_NOOP("A→B"), "compareCopy", QT_TR_NOOP("Copy A to B"), &CompareBar::copyWanted);
    addCommand(QT_TR_NOOP("✕"), "compareStop", QT_TR_NOOP("Stop comparing"), &CompareBar::stopWanted);
}

void CompareBar::setSide(Subject side) {
    (side == Subject::b ? b_ : a_)->setChecked(true);
    if (side == side_) return;
    side_ = side;
    emit sideChanged();
}

}  // namespace posiscope
