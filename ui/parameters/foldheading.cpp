#include "ui/parameters/foldheading.h"

#include <QPainter>

#include "ui/style/interfacescale.h"
#include "ui/translation/text.h"

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

FoldHeading::FoldHeading(const QString& key, QWidget* parent) : QToolButton(parent), key_(key) {
    setObjectName(QStringLiteral("fold_") + key);
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize FoldHeading::sizeHint() const {
    return scaled(QSize(200, 20));
}

void FoldHeading::show(const QString& title, const QString& held, const Theme& theme) {
    theme_ = &theme;
    setVisible(true);
    if (title == text() && held == held_) return;
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
    painter.setPen(QPen(underMouse() ? theme_->text : theme_->muted, 1.5));
    drawArrow(painter, {arrow / 2.0, area.height() / 2.0}, isChecked());
    painter.setFont(textFont(12));
    painter.setPen(underMouse() ? theme_->text : theme_->muted);
    QRect rest = area.adjusted(arrow + 2, 0, -4, 0);
    QRect used;
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, text(), &used);
    rest.setLeft(used.right() + gap);
    if (!isChecked())
        painter.drawText(rest, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
                         painter.fontMetrics().elidedText(onOneLine(held_), Qt::ElideRight, rest.width()));
    if (!hasFocus()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme_->accent, 1));
    painter.drawRoundedRect(QRectF(area).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
}

}  // namespace posiscope
