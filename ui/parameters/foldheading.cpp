// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parameters/foldheading.h"

#include <QAccessible>
#include <QPainter>

#include "ui/style/accessiblefold.h"
#include "ui/style/clauses.h"
#include "ui/style/interfacescale.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

void drawArrow(QPainter& painter, QPointF centre, bool down) {
    painter.save();
    painter.translate(centre);
    if (!down) painter.rotate(-90);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawPolyline(QPolygonF{{-3.5, -1.75}, {0, 1.75}, {3.5, -1.75}});
    painter.restore();
}

}  // namespace

FoldHeading::FoldHeading(const QString& key, Level level, QWidget* parent)
    : QToolButton(parent), key_(key), level_(level) {
    AccessibleFold<FoldHeading>::install();
    setObjectName((level == Level::section ? QStringLiteral("section_") : QStringLiteral("fold_")) + key);
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QFont FoldHeading::titleFont() const {
    if (level_ == Level::rows) return textFont(12);
    QFont font = textFont(11);
    font.setWeight(QFont::DemiBold);
    font.setLetterSpacing(QFont::AbsoluteSpacing, 1);
    return font;
}

QSize FoldHeading::sizeHint() const {
    return scaled(QSize(200, 20));
}

void FoldHeading::show(const QString& title, const QString& held, const Theme& theme) {
    setVisible(true);
    if (title == text() && held == held_ && theme_ == &theme) return;
    theme_ = &theme;
    held_ = held;
    setText(title);
    setToolTip(held);
    setAccessibleDescription(held);
    update();
}

void FoldHeading::paintEvent(QPaintEvent*) {
    constexpr int arrow = 16;
    constexpr int gap = 8;
    QPainter painter(this);
    painter.scale(interfaceScale(), interfaceScale());
    const QRect area(QPoint(), inLargePixels(size()));
    const QColor ink = underMouse() && isEnabled() ? theme_->text : theme_->muted;
    painter.setPen(QPen(ink, 1.5));
    if (isEnabled()) drawArrow(painter, {arrow / 2.0, area.height() / 2.0}, isChecked());
    painter.setFont(titleFont());
    painter.setPen(ink);
    QRect rest = area.adjusted(isEnabled() ? arrow + 2 : 0, 0, -4, 0);
    QRect used;
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, text(), &used);
    rest.setLeft(used.right() + gap);
    painter.setFont(textFont(12));
    if (!isOpen())
        painter.drawText(rest, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
                         clausesThatFit(onOneLine(held_), QFontMetricsF(painter.font()), rest.width()));
    if (!hasFocus()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme_->accent, 1));
    painter.drawRoundedRect(QRectF(area).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
}

}  // namespace posiscope
