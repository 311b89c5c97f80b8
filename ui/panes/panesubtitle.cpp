#include "ui/panes/panesubtitle.h"

#include <QPainter>
#include <algorithm>

#include "ui/style/textline.h"

namespace posiscope {

PaneSubtitle::PaneSubtitle(QWidget* parent) : QLabel(parent) {
    setObjectName(QStringLiteral("paneSubtitle"));
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

QString PaneSubtitle::shown() const {
    return TextLine(text(), font()).elided(width());
}

QSize PaneSubtitle::sizeHint() const {
    ensurePolished();
    return {0, fontMetrics().height()};
}

void PaneSubtitle::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    TextLine line(text(), font());
    if (line.width() > width()) line = TextLine(line.elided(width()), font());
    const int above = std::max(0, (height() - qRound(line.height()) + 1) / 2);
    line.draw(painter, QPointF(0, above));
}

}  // namespace posiscope
