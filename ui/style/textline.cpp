#include "ui/style/textline.h"

#include <QPainter>
#include <QRawFont>
#include <algorithm>

#include "ui/style/theme.h"

namespace posiscope {

namespace {

/// Punctuation, raised and lowered figures, arrows. Letters of other scripts are the system's business.
bool isSymbol(QChar letter) {
    return letter >= QChar(0x2000) && letter < QChar(0x2200);
}

bool isLowered(QChar letter) {
    return letter >= QChar(u'₀') && letter <= QChar(u'₉');
}

/// Of letters that the face does not have; lowered figures become figures in the text.
QList<QTextLayout::FormatRange> takeSymbols(QString& text, const QFont& font) {
    QList<QTextLayout::FormatRange> formats;
    if (std::none_of(text.begin(), text.end(), isSymbol)) return formats;
    QTextCharFormat type;
    type.setFontFamilies(QStringList{symbolFamily()} + font.families());
    type.setFontItalic(true);
    const QRawFont face = QRawFont::fromFont(font);  // without those that help out
    for (int n = 0; n < text.size(); ++n) {
        if (!isSymbol(text[n]) || face.supportsCharacter(text[n])) continue;
        const bool lowered = isLowered(text[n]);
        formats.append({n, 1, lowered ? loweredFormat(font.pixelSize()) : type});
        if (lowered) text[n] = QChar(u'0' + (text[n].unicode() - u'₀'));
    }
    return formats;
}

}  // namespace

QTextCharFormat loweredFormat(int pixels) {
    QTextCharFormat format;
    format.setProperty(QTextFormat::FontPixelSize, (11 * pixels + 6) / 13);
    format.setBaselineOffset(-17);  // of the height
    return format;
}

TextLine::TextLine(const QString& text, const QFont& font) : text_(text), font_(font) {
    QString shown = text;
    const auto formats = takeSymbols(shown, font);
    layout_ = std::make_unique<QTextLayout>(shown, font);
    layout_->setFormats(formats);
    layout_->setCacheEnabled(true);  // else it would be laid out again to be drawn
    layout_->beginLayout();
    line_ = layout_->createLine();
    line_.setLeadingIncluded(true);
    layout_->endLayout();
}

QString TextLine::elided(double room) const {
    if (width() <= room) return text_;
    const QChar ellipsis(0x2026);
    const double left = room - TextLine(ellipsis, font_).width();
    if (left <= 0) return ellipsis;
    int end = line_.xToCursor(left, QTextLine::CursorOnCharacter);
    while (end > 0 && text_[end - 1].isSpace())
        --end;
    return text_.left(end) + ellipsis;
}

void TextLine::draw(QPainter& painter, QPointF topLeft) const {
    layout_->draw(&painter, topLeft);
}

}  // namespace posiscope
