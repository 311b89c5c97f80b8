#include "ui/documents/lessondocument.h"

#include <QDesktopServices>
#include <QTextBlock>
#include <QTextCursor>
#include <QUrl>
#include <vector>

namespace posiscope {

LessonDocument::LessonDocument(const QString& markdown, const QFont& font) {
    setDefaultFont(font);
    setMarkdown(markdown, MarkdownFeatures(MarkdownDialectGitHub) | MarkdownNoHTML);
    replacePictures();
}

QVariant LessonDocument::loadResource(int, const QUrl&) {
    return {};
}

/// Whoever draws a picture opens the file that it names, also where the document has nothing to give.
void LessonDocument::replacePictures() {
    struct Picture {
        int position;
        int length;
        QTextCharFormat format;
    };
    std::vector<Picture> pictures;
    for (QTextBlock block = begin(); block.isValid(); block = block.next())
        for (auto at = block.begin(); !at.atEnd(); ++at)
            if (const QTextFragment piece = at.fragment(); piece.charFormat().isImageFormat())
                pictures.push_back({piece.position(), piece.length(), piece.charFormat()});
    for (auto picture = pictures.rbegin(); picture != pictures.rend(); ++picture) {
        QTextCursor cursor(this);
        cursor.setPosition(picture->position);
        cursor.setPosition(picture->position + picture->length, QTextCursor::KeepAnchor);
        QTextCharFormat letters;
        letters.setFontItalic(true);
        cursor.insertText(picture->format.stringProperty(QTextFormat::ImageAltText), letters);
    }
}

void openLink(const QString& address) {
    const QUrl url(address, QUrl::StrictMode);
    const bool web = url.scheme() == QLatin1String("http") || url.scheme() == QLatin1String("https");
    if (web && url.isValid() && !url.host().isEmpty()) QDesktopServices::openUrl(url);
}

}  // namespace posiscope
