// SPDX-License-Identifier: GPL-3.0-or-later
// A row that is too short loses whole clauses, never a part of a number.
#include <QTest>

#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "ui/style/clauses.h"
#include "ui/style/fonts.h"
#include "ui/style/theme.h"

using namespace posiscope;

class TestClauses : public StrictTest {
    Q_OBJECT

 private slots:
    void initTestCase() { provideFonts(); }

    /// The width is the room that `room` takes.
    void shown_data() {
        const Rows<QString, QString, QString> row("text", "room", "shown");
        const QString residual = QStringLiteral("least squares, not exact: residual max 4.2·10⁻¹⁵");
        row("all", residual, residual, residual);
        row("a number loses nothing", residual, residual.chopped(1),
            QStringLiteral("least squares, not exact"));
        row("two clauses", residual, "least squares, not exac", "least squares");
        row("a decimal mark is no comma", QStringLiteral("at most 0,5; at least 0,25"), "at most 0,5; at lea",
            QStringLiteral("at most 0,5"));
        row("groups are no clauses", QStringLiteral("1,024 rows, 512 columns"), "1,024 rows, 5",
            "1,024 rows");
        row("parentheses are one clause", QStringLiteral("wavelength 2π/ω (positions, of a pair)"),
            QStringLiteral("wavelength 2π/ω (positions, o"), QStringLiteral("wavelength 2π/ω"));
        row("a letter in parentheses stands first", "(a) Offset map — least squares, not exact",
            "(a) Offset map — least squares, not exac", "(a) Offset map — least squares");
        row("one letter is no clause", "Spectrum — A: from 2 to 3, B: from 2 to 4",
            "Spectrum — A: from 2 to 3, B: fr", "Spectrum — A: from 2 to 3");
        row("nor is it at the end", "Spectrum — A: from 2 to 3", "Spectrum — A: fr", "Spectrum");
        row("half a clause", "Encoding table", "Encoding tabl", "");
        row("Chinese clauses", QStringLiteral("最小二乘，不精确"), QStringLiteral("最小二乘，不"),
            QStringLiteral("最小二乘"));
        const QString counts = QStringLiteral("позиций: 8, измерений: 4");
        row("a Russian count keeps its number", counts, counts.chopped(1), QStringLiteral("позиций: 8"));
        row("or is left out", counts, QStringLiteral("позиций:"), "");
        row("a Chinese count keeps its number", QStringLiteral("8 个位置，维度：4"),
            QStringLiteral("8 个位置，维度："), QStringLiteral("8 个位置"));
        row("a share keeps its count", QStringLiteral("90 % дисперсии: 5, 99 %: 12"),
            QStringLiteral("90 % дисперсии: 5, 99 %:"), QStringLiteral("90 % дисперсии: 5"));
        row("a count of a total", QStringLiteral("мало, пар: 4 из 32"), QStringLiteral("мало, пар: 4"),
            QStringLiteral("мало"));
        row("a number before the colon", QStringLiteral("max_len = 64: 4 of 32 pairs"), "max_len = 64: 4",
            "max_len = 64");
        row("nothing", "", "", "");
    }
    void shown() {
        const auto [text, room, shown] = fetchRow<QString, QString, QString>();
        const QFontMetricsF metrics(textFont());
        QCOMPARE(clausesThatFit(text, metrics, metrics.horizontalAdvance(room)), shown);
    }
};

QTEST_MAIN(TestClauses)
#include "tst_clauses.moc"
