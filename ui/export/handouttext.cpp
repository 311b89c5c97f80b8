#include "ui/export/handouttext.h"

#include <QTextBlock>
#include <QTextDocument>
#include <QTextImageFormat>
#include <QTextList>
#include <QUrl>

#include "ui/documents/lessondocument.h"
#include "ui/export/handoutpages.h"
#include "ui/style/theme.h"
#include "ui/translation/language.h"

namespace posiscope {

namespace {

constexpr double barRoom = 12;   // points from a bar to the text
constexpr double listRoom = 16;  // for a mark

QTextCharFormat lettersOf(const Paragraph& look) {
    const Theme& theme = Theme::light();
    QTextCharFormat format;
    QFont font = textFont(qRound(look.size * dotsPerPoint), look.bold ? QFont::DemiBold : QFont::Normal);
    // Otherwise Chinese is set in the Japanese forms of its characters.
    if (languageInUse().language == QLocale::Chinese)
        font.setFamilies(font.families() << QStringLiteral("Noto Sans CJK SC"));
    format.setFont(font);
    format.setForeground(look.accent ? theme.accent : look.muted ? theme.muted : theme.text);
    return format;
}

/// Whether a paragraph of a passage leads on to the next: a colon before a formula or a list, and the first
/// and the last but one of a list, so that no item is alone on a page.
bool leadsOn(const QTextBlock& block) {
    const QTextBlock next = block.next();
    if (!next.isValid()) return false;
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

HandoutText::HandoutText(QTextDocument& document) : document_(document), cursor_(&document) {
    document_.setDocumentMargin(0);
    document_.setUndoRedoEnabled(false);
    document_.setDefaultFont(textFont(qRound(Paragraph().size * dotsPerPoint)));
    document_.setTextWidth(handoutWidth);
}

void HandoutText::begin(const Paragraph& look, int depth) {
    constexpr double lineHeight = 124;  // percent
    QTextBlockFormat format;
    format.setLeftMargin(dotsPerPoint * ((look.bar != 0 ? barRoom : 0) + depth * listRoom));
    format.setTopMargin(look.before * dotsPerPoint);
    format.setBottomMargin(look.after * dotsPerPoint);
    format.setLineHeight(lineHeight, QTextBlockFormat::ProportionalHeight);
    format.setProperty(handoutKeep, look.keep);
    format.setProperty(handoutRule, look.rule);
    format.setProperty(handoutBar, look.bar);
    format.setProperty(handoutMark, look.mark);
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
    begin(look, look.mark.isEmpty() ? 0 : 1);
    cursor_.insertText(text, lettersOf(look));
}

void HandoutText::markdown(const QString& text, const Paragraph& look, bool whole) {
    const LessonDocument piece(text);
    for (QTextBlock block = piece.begin(); block.isValid(); block = block.next()) {
        const bool last = !block.next().isValid();
        const QTextList* list = block.textList();
        Paragraph own = look;
        own.mark = !look.mark.isEmpty() && block == piece.begin() ? look.mark : markOf(block);
        own.keep = last ? look.keep : whole || leadsOn(block);
        own.before = block == piece.begin() ? look.before : 0;
        if (!last && list != nullptr && block.next().textList() == list) own.after = look.after / 2;
        begin(own, (list != nullptr ? list->format().indent() : 0) + (look.mark.isEmpty() ? 0 : 1));
        for (auto at = block.begin(); !at.atEnd(); ++at)
            cursor_.insertText(at.fragment().text(), emphasised(lettersOf(look), at.fragment().charFormat()));
    }
}

void HandoutText::picture(const QImage& image, const Paragraph& look) {
    const double width = handoutWidth - (look.bar != 0 ? barRoom * dotsPerPoint : 0);
    const QUrl name(QStringLiteral("handout:%1").arg(++pictures_));
    document_.addResource(QTextDocument::ImageResource, name, image);
    QTextImageFormat format;
    format.setName(name.toString());
    format.setWidth(width);
    format.setHeight(width * image.height() / image.width());
    begin(look);
    // No room between lines above a picture.
    QTextBlockFormat block = cursor_.blockFormat();
    block.setLineHeight(100, QTextBlockFormat::ProportionalHeight);
    cursor_.setBlockFormat(block);
    cursor_.insertImage(format);
}

void HandoutText::endGroup() {
    QTextBlockFormat format = cursor_.blockFormat();
    format.setProperty(handoutKeep, false);
    cursor_.setBlockFormat(format);
}

}  // namespace posiscope
