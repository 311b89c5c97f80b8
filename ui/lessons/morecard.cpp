// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/morecard.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QPainter>

#include "ui/lessons/cardparts.h"
#include "ui/lessons/player.h"
#include "ui/style/accessiblefold.h"

namespace posiscope {

namespace {

constexpr int arrowWidth = 18;

}  // namespace

MoreButton::MoreButton() {
    AccessibleFold<MoreButton>::install();
    setProperty("more", true);
    setAutoDefault(true);  // Enter
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::MinimumExpanding);
}

int MoreButton::arrowRoom() {
    return scaled(arrowWidth);
}

void MoreButton::turn(bool open) {
    if (open == open_) return;
    open_ = open;
    QAccessible::State changed;
    changed.expanded = changed.collapsed = true;
    QAccessibleStateChangeEvent event(this, changed);
    QAccessible::updateAccessibility(&event);
    update();
}

/// The arrow is about as large as a small letter, beside the first line of the title.
void MoreButton::paintEvent(QPaintEvent* event) {
    QPushButton::paintEvent(event);
    const auto* title = findChild<QLabel*>();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double half = title->fontMetrics().xHeight() * 0.6;
    constexpr int oneLine = 10'000;  // pixels
    painter.translate(arrowRoom() / 2.0, title->y() + title->heightForWidth(oneLine) / 2.0);
    if (!open_) painter.rotate(-90);
    painter.setPen(Qt::NoPen);
    painter.setBrush(title->palette().color(QPalette::WindowText));
    painter.drawPolygon(QPolygonF{{-half, -half / 2}, {half, -half / 2}, {0, half / 2}});
}

MoreCard::MoreCard(LessonPlayer& player, std::size_t number, int type, QWidget* parent)
    : QWidget(parent), player_(player), number_(number), words_(player), button_(new MoreButton) {
    const More& more = player_.current().more[number];
    setObjectName(QStringLiteral("more%1").arg(number));
    button_->setObjectName(QStringLiteral("moreButton%1").arg(number));
    title_ = words_.add(more.title, "moreTitle", more.moment(), type);
    title_->setFont(interfaceFont(type));
    title_->setTextInteractionFlags(Qt::NoTextInteraction);
    title_->setFocusPolicy(Qt::NoFocus);
    title_->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto* row = new QHBoxLayout(button_);
    row->setContentsMargins(MoreButton::arrowRoom(), scaled(2), scaled(4), scaled(2));
    row->addWidget(title_);
    text_ = words_.add(more.text, "moreText", more.moment(), type);
    text_->setContentsMargins(MoreButton::arrowRoom(), 0, 0, 0);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(scaled(4));
    column->addWidget(button_);
    column->addWidget(text_);
    connect(button_, &QPushButton::clicked, this,
            [this] { player_.unfold(number_, !player_.isUnfolded(number_)); });
    const bool open = player_.isUnfolded(number_);
    button_->turn(open);
    text_->setVisible(open);
}

void MoreCard::setType(int type) {
    title_->setFont(interfaceFont(type));
    words_.setType(type);
}

void MoreCard::refresh() {
    words_.refresh();
    button_->setAccessibleName(title_->accessibleName());
    const bool open = player_.isUnfolded(number_);
    if (open == button_->isOpen()) return;
    button_->turn(open);
    text_->setVisible(open);
    if (open) emit grown();
}

}  // namespace posiscope
