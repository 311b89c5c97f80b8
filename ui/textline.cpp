#include "ui/textline.h"

#include <QPainter>
#include <QRawFont>
#include <algorithm>

#include "ui/theme.h"

namespace posiscope {

namespace {

/// Punctuation, raised and lowered figures, arrows. Letters of other scripts are the system's business.
bool isSymbol(QChar letter) {
    return letter >= QChar(0x2000) && letter < QChar(0x2200);
}

QList<QTextLayout::FormatRange> formatsOf(const QString& text, const QFont& font) {
    QList<QTextLayout::FormatRange> formats;
    if (std::none_of(text.begin(), text.end(), isSymbol)) return formats;
    QTextCharFormat type;
    type.setFontFamilies(QStringList{symbolFamily()} + font.families());
    type.setFontItalic(true);
    const QRawFont face = QRawFont::fromFont(font);  // without those that help out
    for (int n = 0; n < text.size(); ++n)
        if (isSymbol(text[n]) && !face.supportsCharacter(text[n])) formats.append({n, 1, type});
    return formats;
}

}  // namespace

TextLine::TextLine(const QString& text, const QFont& font)
    : text_(text), font_(font), layout_(std::make_unique<QTextLayout>(text, font)) {
    layout_->setFormats(formatsOf(text, font));
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
