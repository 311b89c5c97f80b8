// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/handouttext.h"

#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextImageFormat>
#include <QTextList>
#include <QUrl>

#include "ui/documents/lessondocument.h"
#include "ui/export/handoutpages.h"
#include "ui/style/theme.h"

namespace posiscope {

namespace {

// Points.
constexpr double barRoom = 9;    // from a bar to the text
constexpr double listRoom = 12;  // for a bullet or a number
constexpr double dotsPerPixel =
    5;  // of the pictures in a text: 288 pixels an inch, as they are twice as fine
constexpr double codeSize = 7;
constexpr double codeHang = 12;  // of what is left of a line of code that is too long

QTextCharFormat lettersOf(const Paragraph& look) {
    const Theme& theme = Theme::light();
    QTextCharFormat format;
    format.setFont(textFont(qRound(look.size * dotsPerPoint), look.bold ? QFont::DemiBold : QFont::Normal));
    format.setForeground(look.accent ? theme.accent : look.muted ? theme.muted : theme.text);
    return format;
}

bool isCode(const QTextBlock& block) {
    return block.isValid() && block.blockFormat().hasProperty(QTextFormat::BlockCodeFence);
}

/// Whether a paragraph of a passage leads on to the next: a heading, a colon before a formula or a list, a
/// line of code, and the first and the last but one of a list, so that no item is alone on a page.
bool leadsOn(const QTextBlock& block) {
    const QTextBlock next = block.next();
    if (!next.isValid()) return false;
    if (block.blockFormat().headingLevel() > 0 || (isCode(block) && isCode(next))) return true;
    if (block.text().endsWith(u':') || block.text().endsWith(QChar(0xff1a))) return true;
    const QTextList* list = block.textList();
    return list != nullptr && next.textList() == list &&
           (list->itemNumber(block) == 0 || list->itemNumber(next) + 1 == list->count());
}

/// The emphasis of the Markdown, in our own type.
QTextCharFormat emphasised(QTextCharFormat letters, const QTextCharFormat& markdown) {
    if (markdown.fontWeight() >= QFont::DemiBold) letters.setFontWeight(QFont::Bold);
    if (markdown.fontItalic()) letters.setFontItalic(true);
    if (markdown.fontFixedPitch()) letters.setFontFamilies(codeFont().families());
    return letters;
}

QString markOf(const QTextBlock& block) {
    const QTextList* list = block.textList();
    if (list == nullptr) return {};
    const bool numbered = list->format().style() <= QTextListFormat::ListDecimal;
    return numbered ? list->itemText(block) : QStringLiteral("•");
}

}  // namespace

HandoutText::HandoutText(QTextDocument& document, QString folder)
    : document_(document), folder_(std::move(folder)), cursor_(&document) {
    document_.setDocumentMargin(0);
    document_.setUndoRedoEnabled(false);
    document_.setDefaultFont(textFont(qRound(Paragraph().size * dotsPerPoint)));
    document_.setTextWidth(handoutWidth);
}

void HandoutText::begin(const Paragraph& look, double indent) {
    constexpr double lineHeight = 118;  // percent
    QTextBlockFormat format;
    const double left = (look.bar != 0 ? barRoom : 0) + indent;
    format.setLeftMargin(dotsPerPoint * (left + (look.mark.isEmpty() ? 0 : look.markRoom)));
    format.setRightMargin(look.wide ? 0 : handoutWidth - handoutColumn);
    format.setTopMargin(look.before * dotsPerPoint);
    format.setBottomMargin(look.after * dotsPerPoint);
    format.setLineHeight(lineHeight, QTextBlockFormat::ProportionalHeight);
    format.setProperty(handoutKeep, look.keep);
    format.setProperty(handoutRule, look.rule);
    format.setProperty(handoutBar, look.bar);
    format.setProperty(handoutMark, look.mark);
    format.setProperty(handoutMarkPlace, qRound(left * dotsPerPoint));
    format.setProperty(handoutWide, look.wide);
    format.setProperty(handoutTurned, look.turned);
    const QTextCharFormat letters = lettersOf(look);
    if (empty_) {
        cursor_.setBlockFormat(format);
        cursor_.setBlockCharFormat(letters);
    } else {
        cursor_.insertBlock(format, letters);
    }
    cursor_.setCharFormat(letters);
    empty_ = false;
}

void HandoutText::words(const QString& text, const Paragraph& look) {
    begin(look);
    cursor_.insertText(text, lettersOf(look));
}

/// A line of code, smaller; what is too long for the column goes on below, to the right.
void HandoutText::code(const QString& line, Paragraph look) {
    look.size = codeSize;
    begin(look);
    QTextBlockFormat format = cursor_.blockFormat();
    format.setLeftMargin(format.leftMargin() + codeHang * dotsPerPoint);
    format.setTextIndent(-codeHang * dotsPerPoint);
    cursor_.setBlockFormat(format);
    QTextCharFormat letters = lettersOf(look);
    letters.setFontFamilies(codeFont().families());
    // Comments that stand in a column of their own come nearer.
    static const QRegularExpression gap(QStringLiteral("(?<=\\S) {3,}"));
    cursor_.insertText(QString(line).replace(gap, QStringLiteral("  ")), letters);
}

void HandoutText::markdown(const QString& text, const Paragraph& look, bool whole) {
    const LessonPictures pictures(
        folder_, Theme::light().text,
        QSize(handoutColumn - qRound(barRoom * dotsPerPoint), handoutHeight / 3) / dotsPerPixel);
    const int typePixels = qRound(look.size * dotsPerPoint / dotsPerPixel);
    const LessonDocument piece(text, textFont(typePixels), pictures);
    for (QTextBlock block = piece.begin(); block.isValid(); block = block.next()) {
        const bool last = !block.next().isValid();
        const QTextList* list = block.textList();
        const bool marked = !look.mark.isEmpty();
        Paragraph own = look;
        own.keep = last ? look.keep : whole || leadsOn(block);
        own.before = block == piece.begin() ? look.before : 0;
        if (!last && list != nullptr && block.next().textList() == list) own.after = look.after / 2;
        if (isCode(block)) {
            if (isCode(block.next())) own.after = 0;
            code(block.text(), own);
            continue;
        }
        double indent = 0;
        if (!marked || block != piece.begin()) {
            own.mark = markOf(block);
            own.markRoom = listRoom;
            indent = (marked ? look.markRoom : 0) +
                     (list != nullptr ? (list->format().indent() - 1) * listRoom : 0);
        }
        begin(own, indent);
        for (auto at = block.begin(); !at.atEnd(); ++at)
            this->piece(at.fragment(), look);
    }
}

/// Letters, or a picture that the Markdown names.
void HandoutText::piece(const QTextFragment& fragment, const Paragraph& look) {
    if (!fragment.charFormat().isImageFormat()) {
        cursor_.insertText(fragment.text(), emphasised(lettersOf(look), fragment.charFormat()));
        return;
    }
    const QTextImageFormat format = fragment.charFormat().toImageFormat();
    const QByteArray png = QByteArray::fromBase64(format.name().section(u',', 1).toLatin1());
    insert(QImage::fromData(png, "PNG"), QSizeF(format.width(), format.height()) * dotsPerPixel);
}

/// No room between lines above a picture.
void HandoutText::insert(const QImage& image, QSizeF size) {
    QTextBlockFormat block = cursor_.blockFormat();
    block.setLineHeight(100, QTextBlockFormat::ProportionalHeight);
    cursor_.setBlockFormat(block);
    const QUrl name(QStringLiteral("handout:%1").arg(++pictures_));
    document_.addResource(QTextDocument::ImageResource, name, image);
    QTextImageFormat format;
    format.setName(name.toString());
    format.setWidth(size.width());
    format.setHeight(size.height());
    cursor_.insertImage(format);
}

void HandoutText::picture(const QImage& image, const Paragraph& look) {
    const double width = handoutColumn - (look.bar != 0 ? barRoom * dotsPerPoint : 0);
    begin(look);
    insert(image, QSizeF(width, width * image.height() / image.width()));
}

void HandoutText::endGroup() {
    QTextBlockFormat format = cursor_.blockFormat();
    format.setProperty(handoutKeep, false);
    cursor_.setBlockFormat(format);
}

}  // namespace posiscope
