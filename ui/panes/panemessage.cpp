// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panes/panemessage.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace posiscope {

PaneMessage::PaneMessage(QWidget* parent)
    : QWidget(parent), reason_(new QLabel), remedy_(new QPushButton), instead_(new QPushButton) {
    reason_->setObjectName(QStringLiteral("paneMessage"));
    reason_->setAlignment(Qt::AlignCenter);
    reason_->setWordWrap(true);
    reason_->setTextFormat(Qt::PlainText);  // names of files may hold anything
    remedy_->setObjectName(QStringLiteral("remedy"));
    instead_->setObjectName(QStringLiteral("showInstead"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addStretch();
    column->addWidget(reason_);
    column->addWidget(remedy_, 0, Qt::AlignHCenter);
    column->addSpacing(8);
    column->addWidget(instead_, 0, Qt::AlignHCenter);
    column->addStretch();
    connect(remedy_, &QPushButton::clicked, this, &PaneMessage::remedyWanted);
    connect(instead_, &QPushButton::clicked, this, &PaneMessage::insteadWanted);
}

void PaneMessage::say(const QString& reason, const QString& remedy, const QString& instead) {
    reason_->setText(reason);
    remedy_->setText(remedy);
    remedy_->setVisible(!remedy.isEmpty());
    instead_->setText(tr("Show %1 instead").arg(instead));
    instead_->setVisible(!instead.isEmpty());
}

}  // namespace posiscope
