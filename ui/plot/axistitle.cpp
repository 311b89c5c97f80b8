// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/axistitle.h"

#include <qcustomplot.h>

namespace posiscope {

namespace {

bool isSymbol(const QString& title, qsizetype n) {
    const auto isLetter = [&](qsizetype at) { return at >= 0 && at < title.size() && title[at].isLetter(); };
    const QChar letter = title[n];
    const bool alphabet = letter.script() == QChar::Script_Latin || letter.script() == QChar::Script_Greek;
    return alphabet && letter.isLower() && letter != u'π' && !isLetter(n - 1) && !isLetter(n + 1);
}

QFont fontOf(const TitlePart& part, QFont font) {
    font.setItalic(part.symbol);
    return font;
}

}  // namespace

std::vector<TitlePart> partsOfTitle(const QString& title) {
    std::vector<TitlePart> parts;
    for (qsizetype n = 0; n < title.size(); ++n) {
        const bool symbol = isSymbol(title, n);
        if (parts.empty() || symbol || parts.back().symbol) parts.push_back({{}, symbol});
        parts.back().text += title[n];
    }
    return parts;
}

double widthOfTitle(const QCPPainter& painter, const QString& title) {
    double width = 0;
    for (const TitlePart& part : partsOfTitle(title))
        width += QFontMetricsF(fontOf(part, painter.font())).horizontalAdvance(part.text);
    return width;
}

void drawTitleWithSymbols(QCPPainter& painter, const QString& title) {
    const QFont upright = painter.font();
    const QFontMetricsF metrics(upright);
    double x = -widthOfTitle(painter, title) / 2;
    const double baseline = (metrics.ascent() - metrics.descent()) / 2;
    for (const TitlePart& part : partsOfTitle(title)) {
        const QFont font = fontOf(part, upright);
        painter.setFont(font);
        painter.drawText(QPointF(x, baseline), part.text);
        x += QFontMetricsF(font).horizontalAdvance(part.text);
    }
    painter.setFont(upright);
}

}  // namespace posiscope
