#include "ui/parameters/symbollabel.h"

#include <QPainter>
#include <cmath>

#include "ui/style/textline.h"
#include "ui/style/theme.h"

namespace posiscope {

SymbolLabel::SymbolLabel(const QString& name, const QString& symbol, QWidget* parent) : QLabel(parent) {
    QTextCharFormat type;
    type.setFontFamilies({symbolFamily()});
    type.setFontItalic(true);
    QString shown = symbol.isEmpty() ? name : name + u' ';
    // <sub> is all there is to obey: <i> is how every symbol is set.
    QString rest = symbol;
    rest.remove(QLatin1String("<i>")).remove(QLatin1String("</i>"));
    for (bool lowered = false; !rest.isEmpty(); lowered = !lowered) {
        const QString mark = lowered ? QStringLiteral("</sub>") : QStringLiteral("<sub>");
        const QString part = rest.section(mark, 0, 0);
        rest = rest.section(mark, 1);
        parts_.append({static_cast<int>(shown.size()), static_cast<int>(part.size()),
                       lowered ? QTextCharFormat() : type});
        shown += part;
    }
    setText(shown);
    layout_.setText(shown);
}

const QTextLine& SymbolLabel::line() const {
    if (line_.isValid() && layout_.font() == font()) return line_;
    QList<QTextLayout::FormatRange> formats = parts_;
    for (QTextLayout::FormatRange& part : formats)
        if (part.format.isEmpty()) part.format = loweredFormat(font().pixelSize());
    layout_.setFormats(formats);
    layout_.setFont(font());
    layout_.setCacheEnabled(true);  // else it would be laid out again to be drawn
    layout_.beginLayout();
    line_ = layout_.createLine();
    line_.setLeadingIncluded(true);
    layout_.endLayout();
    return line_;
}

QSize SymbolLabel::sizeHint() const {
    ensurePolished();
    return {static_cast<int>(std::ceil(line().naturalTextWidth())),
            static_cast<int>(std::ceil(line().height()))};
}

void SymbolLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    const int above = std::max(0, (height() - qRound(line().height())) / 2);
    layout_.draw(&painter, QPointF(0, above));
}

}  // namespace posiscope
