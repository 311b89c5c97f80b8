// SPDX-License-Identifier: GPL-3.0-or-later
// Warnings are failures.
#pragma once

#include <QRegularExpression>
#include <QtTest>

#include "tests/support/patience.h"

/// From here on any qWarning of the test function is a failure.
inline void failOnAnyWarning() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
}

/// What every test class is. One with an init() of its own calls failOnAnyWarning() there.
class StrictTest : public QObject {
    Q_OBJECT

 private slots:
    void init() { failOnAnyWarning(); }
};
