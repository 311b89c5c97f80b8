// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panes/panesubtitle.h"

#include <QPainter>

#include "ui/style/clauses.h"

namespace posiscope {

PaneSubtitle::PaneSubtitle(QWidget* parent) : QLabel(parent) {
    setObjectName(QStringLiteral("paneSubtitle"));
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

QString PaneSubtitle::shown() const {
    return clausesThatFit(text(), QFontMetricsF(font()), width());
}

QSize PaneSubtitle::sizeHint() const {
    ensurePolished();
    return {0, fontMetrics().height()};
}

void PaneSubtitle::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, shown());
}

}  // namespace posiscope
