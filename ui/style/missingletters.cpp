// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/missingletters.h"

#include <QFontMetrics>
#include <QSet>
#include <algorithm>

#include "ui/style/theme.h"

namespace posiscope {

namespace {

/// Whether a character leaves ink on paper.
bool isVisible(char32_t character) {
    constexpr char32_t selectors = 0xfe00, lastSelector = 0xfe0f;  // of a variant of the character before
    if (character >= selectors && character <= lastSelector) return false;
    switch (QChar::category(character)) {
        case QChar::Other_Control:
        case QChar::Other_Format:
        case QChar::Other_Surrogate:
        case QChar::Separator_Line:
        case QChar::Separator_Paragraph:
        case QChar::Separator_Space: return false;
        default: return true;
    }
}

const char* packageFor(char32_t character) {
    constexpr char32_t pictures = 0x1f000, lastPicture = 0x1faff;
    if (character >= pictures && character <= lastPicture) return "fonts-noto-color-emoji";
    switch (QChar::script(character)) {
        case QChar::Script_Han:
        case QChar::Script_Hiragana:
        case QChar::Script_Katakana:
        case QChar::Script_Hangul:
        case QChar::Script_Bopomofo: return "fonts-noto-cjk";
        default: return "fonts-noto-core";
    }
}

}  // namespace

QString missingLetters(const QString& text) {
    const QFontMetrics metrics(textFont());
    QString missing;
    QSet<char32_t> seen;
    for (const uint character : text.toUcs4()) {
        constexpr uint lastOfAscii = 0x7f;
        if (character <= lastOfAscii || seen.contains(character)) continue;
        seen.insert(character);
        if (isVisible(character) && !metrics.inFontUcs4(character)) {
            const char32_t one = character;
            missing += QString::fromUcs4(&one, 1);
        }
    }
    return missing;
}

Text sayMissingLetters(const QString& text) {
    const QString missing = missingLetters(text);
    if (missing.isEmpty()) return {};
    constexpr qsizetype most = 10;
    const auto letters = missing.toUcs4();
    QStringList shown;
    QStringList packages;
    for (const uint letter : letters) {
        const char32_t one = letter;
        if (shown.size() < most) shown << QString::fromUcs4(&one, 1);
        const QString package = QString::fromLatin1(packageFor(letter));
        if (!packages.contains(package)) packages << package;
    }
    if (letters.size() > most) shown << QStringLiteral("…");
    return {POSISCOPE_TR("core",
                         "no font on this computer has the characters %1, and boxes stand in their place: "
                         "install fonts that have them, such as Debian’s %2"),
            {shown.join(u' ').toStdString(), packages.join(QStringLiteral(", ")).toStdString()}};
}

}  // namespace posiscope
