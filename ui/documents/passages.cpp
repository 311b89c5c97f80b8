#include "ui/documents/passages.h"

#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextList>
#include <cmath>

#include "core/parameters/numbertext.h"
#include "ui/documents/lessondocument.h"
#include "ui/style/theme.h"
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

QString filledPassage(const Passage& passage, const Snapshot& snapshot, const Snapshot* kept) {
    const auto write = [](double value, NumberFormat format) {
        return writtenNumber(value, format).toStdString();
    };
    // One at a time, so that one that cannot be computed spoils no other.
    static const QRegularExpression number(QStringLiteral("\\{\\{.*?\\}\\}"),
                                           QRegularExpression::DotMatchesEverythingOption);
    const QString text = QString::fromStdString(passage.text);
    QString filled;
    qsizetype from = 0;
    for (auto match = number.globalMatch(text); match.hasNext();) {
        const auto one = match.next();
        const auto value = fillNumbers({one.captured().toStdString(), passage.line}, snapshot, write, kept);
        filled += text.mid(from, one.capturedStart() - from) +
                  (value ? QString::fromStdString(*value) : QStringLiteral("–"));
        from = one.capturedEnd();
    }
    return filled + text.mid(from);
}

QString richText(const QString& markdown, int pixels) {
    const LessonDocument document(markdown, textFont(pixels));
    constexpr double lineHeight = 122;  // percent
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        const bool last = !block.next().isValid();
        format.setTopMargin(0);
        format.setBottomMargin(last ? 0 : pixels * (block.textList() ? 0.25 : 0.6));
        format.setLineHeight(lineHeight, QTextBlockFormat::ProportionalHeight);
        QTextCursor(block).setBlockFormat(format);
    }
    return document.toHtml();
}

}  // namespace posiscope
