// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a PDF, extracted by poppler-utils.
#pragma once

#include <QProcess>
#include <QString>

/// Empty if the program is missing or cannot read the file.
inline QByteArray popplersWord(const QString& program, const QStringList& words) {
    QProcess process;
    process.start(program, words);
    return process.waitForFinished(60'000) && process.exitCode() == 0 ? process.readAllStandardOutput()
                                                                      : QByteArray();
}

/// The text in reading order with one space between words. Qt names a glyph in the file by the first
/// character that uses it: radicals replace the characters that look like them, and ligatures their letters.
inline QString textOfPdf(const QString& path) {
    QString text = QString::fromUtf8(
        popplersWord(QStringLiteral("pdftotext"), {QStringLiteral("-raw"), path, QStringLiteral("-")}));
    for (QChar& letter : text) {
        const bool radical = letter.unicode() >= 0x2f00 && letter.unicode() <= 0x2fd5;
        if (radical) letter = QString(letter).normalized(QString::NormalizationForm_KC).front();
        if (letter == QChar(0x2ec5)) letter = QChar(0x89c1);  // ⻅
        if (letter == QChar(0x2ec6)) letter = QChar(0x89d2);  // ⻆
        if (letter == QChar(0x2ed3)) letter = QChar(0x957f);  // ⻓
    }
    return text.replace(QStringLiteral("ﬁ"), QStringLiteral("fi"))
        .replace(QStringLiteral("ﬂ"), QStringLiteral("fl"))
        .replace(QStringLiteral("ﬀ"), QStringLiteral("ff"))
        .simplified();
}
