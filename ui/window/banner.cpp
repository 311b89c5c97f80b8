// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/banner.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "ui/dialogs/taborder.h"
#include "ui/style/interfacescale.h"
#include "ui/style/look.h"

namespace posiscope {

Banner::Banner(QWidget* parent) : QFrame(parent) {
    setObjectName(QStringLiteral("banner"));
    setAttribute(Qt::WA_StyledBackground);
    hide();
}

void Banner::build() {
    text_ = new QLabel;
    auto* row = new QHBoxLayout(this);
    text_->setObjectName(QStringLiteral("bannerText"));
    text_->setWordWrap(true);
    text_->setTextFormat(Qt::PlainText);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* close = new QPushButton;
    keepLook(this, [row, close] {
        row->setContentsMargins(scaled(14), scaled(8), scaled(8), scaled(8));
        close->setText(tr("Close"));
    });
    close->setObjectName(QStringLiteral("bannerClose"));
    close->setAutoDefault(false);
    connect(close, &QPushButton::clicked, this, &QWidget::hide);
    const auto button = [this](const char* name, std::function<void()>& action) {
        auto* made = new QPushButton;
        made->setObjectName(QLatin1String(name));
        made->setAutoDefault(false);
        connect(made, &QPushButton::clicked, this, [this, &action] {
            const auto act = action;
            hide();
            if (act) act();
        });
        return made;
    };
    action_ = button("bannerAction", act_);
    more_ = button("bannerMore", actMore_);
    row->addWidget(text_, 1);
    row->addWidget(action_);
    row->addWidget(more_);
    row->addWidget(close);
    chainTabOrder(this, this);
}

void Banner::say(const QString& text) {
    offer(text, {}, {});
}

void Banner::offer(const QString& text, const QString& action, std::function<void()> act,
                   const Action& more) {
    if (text_ == nullptr) build();
    text_->setText(text);
    setAccessibleName(text);
    action_->setText(action);
    action_->setVisible(!action.isEmpty());
    act_ = std::move(act);
    more_->setText(more.name);
    more_->setVisible(!more.name.isEmpty());
    actMore_ = more.act;
    show();
}

QString Banner::text() const {
    return isHidden() ? QString() : text_->text();
}

}  // namespace posiscope
