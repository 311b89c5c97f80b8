#include "ui/window/banner.h"

#include "ui/interfacescale.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace posiscope {

Banner::Banner(QWidget* parent) : QFrame(parent), text_(new QLabel) {
    setObjectName(QStringLiteral("banner"));
    setAttribute(Qt::WA_StyledBackground);
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
    hide();
}

void Banner::say(const QString& text) {
    text_->setText(text);
    setAccessibleName(text);
    show();
}

QString Banner::text() const {
    return isHidden() ? QString() : text_->text();
}

}  // namespace posiscope
