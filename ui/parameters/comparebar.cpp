#include "ui/parameters/comparebar.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPushButton>

#include "ui/dialogs/taborder.h"
#include "ui/style/interfacescale.h"

namespace posiscope {

CompareBar::CompareBar(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("compareBar"));
}

void CompareBar::setVisible(bool visible) {
    if (visible && layout() == nullptr) build();
    QWidget::setVisible(visible);
}

void CompareBar::build() {
    a_ = new QPushButton(tr("Edit A"));
    b_ = new QPushButton(tr("Edit B"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(scaled(16), scaled(12), scaled(16), 0);
    row->setSpacing(0);
    auto* sides = new QButtonGroup(this);
    for (auto [button, name, place, tip] :
         {std::tuple{a_, "compareA", "first", tr("The form below shows and changes A")},
          std::tuple{b_, "compareB", "last", tr("The form below shows and changes B")}}) {
        button->setObjectName(QLatin1String(name));
        button->setCheckable(true);
        button->setAutoDefault(false);
        button->setProperty("segment", QLatin1String(place));
        button->setToolTip(tip);
        sides->addButton(button);
        row->addWidget(button, 1);
    }
    (side_ == Subject::b ? b_ : a_)->setChecked(true);
    connect(a_, &QPushButton::clicked, this, [this] { setSide(Subject::a); });
    connect(b_, &QPushButton::clicked, this, [this] { setSide(Subject::b); });
    row->addSpacing(8);
    const auto add = [&](const QString& text, const char* name, const QString& tip, auto signal) {
        auto* button = new QPushButton(text);
        button->setObjectName(QLatin1String(name));
        button->setAutoDefault(false);
        button->setProperty("compact", true);
        button->setToolTip(tip);
        button->setAccessibleName(tip);
        connect(button, &QPushButton::clicked, this, signal);
        row->addWidget(button);
    };
    add(tr("⇄"), "compareSwap", tr("Swap A and B"), &CompareBar::swapWanted);
    add(tr("A→B"), "compareCopy", tr("Copy A to B"), &CompareBar::copyWanted);
    add(tr("✕"), "compareStop", tr("Stop comparing"), &CompareBar::stopWanted);
    tabThrough(this, this);
}

void CompareBar::setSide(Subject side) {
    if (layout() != nullptr) (side == Subject::b ? b_ : a_)->setChecked(true);
    if (side == side_) return;
    side_ = side;
    emit sideChanged();
}

}  // namespace posiscope
