// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/lessondocument.h"

#include <QBuffer>
#include <QDesktopServices>
#include <QFontInfo>
#include <QTextBlock>
#include <QTextCursor>
#include <QUrl>
#include <vector>

#include "ui/documents/remembered.h"
#include "ui/style/theme.h"

namespace posiscope {

namespace {

/// The image as an address that contains it, so that drawing the text opens no file.
QString addressOf(const QImage& image) {
    QByteArray png;
    QBuffer buffer(&png);
    image.save(&buffer, "PNG");
    return QStringLiteral("data:image/png;base64,") + QString::fromLatin1(png.toBase64());
}

/// A step is laid out several times, and on a projector a picture is written in 36 ms.
QTextImageFormat embedded(const QImage& image) {
    thread_local Remembered<QImage, QString> written;
    QTextImageFormat format;
    format.setName(written.of(image, [&] { return addressOf(image); }));
    format.setWidth(image.deviceIndependentSize().width());
    format.setHeight(image.deviceIndependentSize().height());
    return format;
}

}  // namespace

LessonDocument::LessonDocument(const QString& markdown, const QFont& font, const LessonPictures& pictures) {
    setDefaultFont(font);
    setMarkdown(markdown, MarkdownFeatures(MarkdownDialectGitHub) | MarkdownNoHTML);
    setCodeFont();
    replacePictures(pictures);
}

/// Qt sets code in the system's font.
void LessonDocument::setCodeFont() {
    QTextCharFormat letters;
    letters.setFont(codeFont(QFontInfo(defaultFont()).pixelSize()),
                    QTextCharFormat::FontPropertiesSpecifiedOnly);
    std::vector<QTextCursor> pieces;
    for (QTextBlock block = begin(); block.isValid(); block = block.next()) {
        if (block.charFormat().fontFixedPitch()) QTextCursor(block).mergeBlockCharFormat(letters);
        for (auto at = block.begin(); !at.atEnd(); ++at) {
            const QTextFragment piece = at.fragment();
            if (!piece.charFormat().fontFixedPitch()) continue;
            pieces.emplace_back(this).setPosition(piece.position());
            pieces.back().setPosition(piece.position() + piece.length(), QTextCursor::KeepAnchor);
        }
    }
    for (QTextCursor& piece : pieces)
        piece.mergeCharFormat(letters);
}

/// The pixels that an address contains; no file is opened.
QVariant LessonDocument::loadResource(int type, const QUrl& name) {
    if (type != ImageResource || name.scheme() != QLatin1String("data")) return {};
    return QImage::fromData(QByteArray::fromBase64(name.path().section(u',', 1).toLatin1()), "PNG");
}

/// Replaces every picture of the document by its pixels or its alternative text. Qt would otherwise open the
/// file that a picture names, even where the document offers nothing for it.
void LessonDocument::replacePictures(const LessonPictures& shown) {
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
        const auto image = shown.read(picture->format.stringProperty(QTextFormat::ImageName),
                                      QFontInfo(defaultFont()).pixelSize());
        if (image) {
            cursor.insertImage(embedded(*image));
            continue;
        }
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
