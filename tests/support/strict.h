// Warnings are failures.
#pragma once

#include <QRegularExpression>
#include <QtTest>

/// Call it in init() of every test class: from then on any qWarning of the test function is a failure.
inline void failOnAnyWarning() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
}
