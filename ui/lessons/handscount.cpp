// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/handscount.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QSpinBox>
#include <algorithm>

#include "ui/lessons/cardparts.h"
#include "ui/style/interfacescale.h"

namespace posiscope {

HandsCount::HandsCount(int hands, QWidget* parent)
    : QWidget(parent),
      field_(named(new QSpinBox, "handsField")),
      bar_(named(new QProgressBar, "handsBar")),
      share_(named(new QLabel, "handsShare")) {
    setFocusProxy(field_);
    constexpr int most = 9999;
    field_->setRange(0, most);
    field_->setValue(hands);
    field_->setAccessibleName(tr("Hands for this answer"));
    field_->setButtonSymbols(QAbstractSpinBox::NoButtons);  // counted by eye, typed by hand
    field_->setAlignment(Qt::AlignRight);
    bar_->setFixedWidth(scaled(90));
    bar_->setTextVisible(false);
    share_->setMinimumWidth(share_->fontMetrics().horizontalAdvance(QStringLiteral("100 %")));
    share_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(field_);
    row->addWidget(bar_);
    row->addWidget(share_);
    connect(field_, &QSpinBox::valueChanged, this, &HandsCount::counted);
}

int HandsCount::hands() const {
    return field_->value();
}

void HandsCount::showShare(int all) {
    bar_->setRange(0, std::max(1, all));
    bar_->setValue(field_->value());
    const int percent = all == 0 ? 0 : qRound(100.0 * field_->value() / all);
    share_->setText(all == 0 ? QString() : QStringLiteral("%1 %").arg(percent));
}

}  // namespace posiscope
