// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parameters/identitycard.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/encodings/table.h"
#include "ui/style/interfacescale.h"
#include "ui/style/look.h"
#include "ui/translation/answerwords.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

QLabel* lineOf(const QString& name, const char* accessibleName, QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setObjectName(name);
    keepLook(label, [=] { label->setAccessibleName(IdentityCard::tr(accessibleName)); });
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

/// Sets text and tool tip only where they have changed, because setText() lays out even the same text again.
void say(QLabel* label, const QString& text, const QString& tip) {
    if (label->text() != text) label->setText(text);
    if (const QString plain = plainToolTip(tip); label->toolTip() != plain) label->setToolTip(plain);
    label->setVisible(!text.isEmpty());
}

}  // namespace

IdentityCard::IdentityCard(QWidget* parent)
    : QWidget(parent),
      identity_(this, [this] { tell(); }),
      line_(lineOf(QStringLiteral("tableIdentity"), QT_TR_NOOP("What the table is"), this)),
      wrong_(lineOf(QStringLiteral("tableWrong"), QT_TR_NOOP("What is wrong with the table"), this)),
      button_(new QPushButton(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    button_->setObjectName(QStringLiteral("identifyButton"));
    keepLook(this, [this, column] {
        column->setSpacing(scaled(5));
        button_->setText(tr("Identify …"));
        button_->setToolTip(tr("What the table is and what is wrong with it, with the evidence"));
    });
    connect(button_, &QPushButton::clicked, this, &IdentityCard::identifyWanted);
    column->addWidget(line_);
    column->addWidget(wrong_);
    column->addWidget(button_);
}

void IdentityCard::show(const Model& model) {
    table_ = storedTableOf(model);
    setVisible(table_ != nullptr);
    identity_.ask(table_);
    tell();
}

QString IdentityCard::summaryOf(const Identity& answer) const {
    const bool one = table_->slices() > 1;
    const QString slice = grouped(table_->slice());
    if (answer.recognised || answer.evidence.empty()) {
        const QString summary = summaryLine(answer);
        return one ? tr("Identified, slice %1 alone: %2").arg(slice, summary)
                   : tr("Identified: %1").arg(summary);
    }
    const QString reason = localised(translated(answer.evidence.front()));
    return one ? tr("Not recognised, slice %1 alone: %2").arg(slice, reason)
               : tr("Not recognised: %1").arg(reason);
}

void IdentityCard::tell() {
    const Identity* const answer = identity_.answer();
    if (answer == nullptr) {
        say(line_, identity_.isAsking() ? tr("Identifying …") : QString(), {});
        say(wrong_, {}, {});
        return;
    }
    const QString all = answerPlain(*answer);
    say(line_, summaryOf(*answer), all);
    say(wrong_, whatIsWrong(*answer).join(u'\n'), all);
}

}  // namespace posiscope
