// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of data for tests of all lessons.
#pragma once

#include <QTest>

#include "tests/support/allrows.h"
#include "tests/support/rows.h"
#include "ui/lessons/library.h"
#include "ui/translation/language.h"

namespace posiscope {

inline QStringList languageCodes() {
    QStringList codes;
    for (const Language& language : languages())
        codes << QString::fromLatin1(language.code);
    return codes;
}

/// Columns "name" and "code", a row for each lesson in each language.
inline void addEveryLesson() {
    addColumns<QString, QString>("name", "code");
    for (const QString& code : languageCodes())
        for (const QString& name : builtInLessons() + lectures())
            QTest::newRow(qPrintable(name + u' ' + code)) << name << code;
}

/// Whether a lesson has its turn with one of so many languages, or presses: in the quick suite it has one.
inline bool isInTurn(qsizetype lesson, qsizetype which, qsizetype count) {
    return allRows() || lesson % count == which;
}

/// The same columns for tests that take seconds a row: each lesson, or one of so many, in one language, in
/// turn; or all with the label slow.
inline void addLessonsInTurn(qsizetype oneOf = 1) {
    if (allRows()) return addEveryLesson();
    addColumns<QString, QString>("name", "code");
    const QStringList names = builtInLessons() + lectures(), codes = languageCodes();
    for (qsizetype n = 0; n < names.size(); n += oneOf) {
        const QString code = codes[n / oneOf % codes.size()];
        QTest::newRow(qPrintable(names[n] + u' ' + code)) << names[n] << code;
    }
}

}  // namespace posiscope
