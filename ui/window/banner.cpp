#include "ui/window/banner.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "ui/interfacescale.h"
#include "ui/taborder.h"

namespace posiscope {

Banner::Banner(QWidget* parent) : QFrame(parent) {
    setObjectName(QStringLiteral("banner"));
    setAttribute(Qt::WA_StyledBackground);
    hide();
}

void Banner::build() {
    text_ = new QLabel;
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(scaled(14), scaled(8), scaled(8), scaled(8));
    text_->setObjectName(QStringLiteral("bannerText"));
    text_->setWordWrap(true);
    text_->setTextFormat(Qt::PlainText);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* close = new QPushButton(tr("Close"));
    close->setObjectName(QStringLiteral("bannerClose"));
    close->setAutoDefault(false);
    connect(close, &QPushButton::clicked, this, &QWidget::hide);
    row->addWidget(text_, 1);
    row->addWidget(close);
    tabThrough(this, this);
}

void Banner::say(const QString& text) {
    if (text_ == nullptr) build();
    text_->setText(text);
    setAccessibleName(text);
    show();
}

QString Banner::text() const {
    return isHidden() ? QString() : text_->text();
}

}  // namespace posiscope
