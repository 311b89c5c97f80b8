// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/passages.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextList>
#include <cmath>

#include "core/parameters/numbertext.h"
#include "ui/documents/lessondocument.h"
#include "ui/style/theme.h"
#include "ui/translation/language.h"
#include "ui/translation/translated.h"

namespace posiscope {

QString writtenNumber(double value, NumberFormat format) {
    constexpr double mostWritten = 1e15;
    if (format.decimals)
        return localised(
            QString::fromStdString(forPeople(QString::number(value, 'f', format.digits).toStdString())));
    if (value == std::rint(value) && std::fabs(value) < mostWritten)
        return grouped(static_cast<qint64>(value));
    return readable(value, format.digits);
}

QString filledPassage(const Passage& passage, const NumberSnapshots& snapshots) {
    const auto write = [](double value, NumberFormat format) {
        return writtenNumber(value, format).toStdString();
    };
    // Each number is computed apart, so that one that fails leaves the others intact.
    static const QRegularExpression number(QStringLiteral("\\{\\{.*?\\}\\}"),
                                           QRegularExpression::DotMatchesEverythingOption);
    const QString text = QString::fromStdString(passage.text);
    QString filled;
    qsizetype from = 0;
    for (auto match = number.globalMatch(text); match.hasNext();) {
        const auto one = match.next();
        const auto value = fillNumbers({one.captured().toStdString(), passage.line}, snapshots, write);
        filled += text.mid(from, one.capturedStart() - from) +
                  (value ? QString::fromStdString(*value) : QStringLiteral("–"));
        from = one.capturedEnd();
    }
    return filled + text.mid(from);
}

QString typedExpression(QString typed) {
    typed.replace(QChar(0x2212), u'-');
    for (const QChar space : {QChar(0x00a0), QChar(0x202f), QChar(u' ')})
        typed.remove(space);
    if (QLocale().decimalPoint() == QLatin1String(",")) typed.replace(u',', u'.');
    return typed;
}

QString codeIn(const QString& markdown, int number) {
    const QStringList pieces = markdown.split(
        QRegularExpression(QStringLiteral("^```.*$\\n?"), QRegularExpression::MultilineOption));
    return pieces.value(2 * number + 1).trimmed();  // between two fences
}

void followLink(const QString& address, const QString& markdown) {
    const QString copy = QStringLiteral("copy:");
    if (address.startsWith(copy))
        QGuiApplication::clipboard()->setText(codeIn(markdown, address.mid(copy.size()).toInt()));
    else
        openLink(address);
}

namespace {

/// A link below each block of code.
void addCopyLinks(QTextDocument& document) {
    int number = 0;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const auto isCode = [](const QTextBlock& each) {
            return each.isValid() && each.blockFormat().hasProperty(QTextFormat::BlockCodeFence);
        };
        if (!isCode(block) || isCode(block.next())) continue;
        QTextCursor cursor(block);
        cursor.movePosition(QTextCursor::EndOfBlock);
        cursor.insertBlock(QTextBlockFormat(), QTextCharFormat());
        QTextCharFormat link;
        link.setAnchor(true);
        link.setAnchorHref(QStringLiteral("copy:%1").arg(number++));
        cursor.insertText(QCoreApplication::translate("Passages", "Copy"), link);
        block = cursor.block();
    }
}

}  // namespace

QString richText(const QString& markdown, int pixels, const LessonPictures& pictures, CodeLinks links) {
    LessonDocument document(markdown, textFont(pixels), pictures);
    if (links == CodeLinks::copy) addCopyLinks(document);
    constexpr double lineHeight = 122;  // percent
    // Lines of code with letters of another font, as in a Chinese comment, are no higher than the others.
    const QFont letters = codeFont(QFontInfo(document.defaultFont()).pixelSize());
    const double codeLine = std::round(lineHeight / 100 * QFontMetricsF(letters).height());
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        const bool last = !block.next().isValid();
        const bool code = format.hasProperty(QTextFormat::BlockCodeFence);
        format.setTopMargin(0);
        format.setBottomMargin(last || code ? 0 : pixels * (block.textList() ? 0.25 : 0.6));
        format.setLineHeight(lineHeight, QTextBlockFormat::ProportionalHeight);
        if (code) format.setLineHeight(codeLine, QTextBlockFormat::FixedHeight);
        QTextCursor(block).setBlockFormat(format);
    }
    return document.toHtml();
}

}  // namespace posiscope
