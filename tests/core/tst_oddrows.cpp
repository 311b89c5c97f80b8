// SPDX-License-Identifier: GPL-3.0-or-later
// Rows that a table has too many or too few, that were never filled, and cells that only count.
#include <cmath>
#include <random>

#include "tests/core/publiccase.h"
#include "tests/support/answers.h"
#include "tests/support/madetable.h"
#include "tests/support/rows.h"

using namespace mistakes;

namespace {

/// The paper's table, with frequencies in float32.
double sinusoid(std::int64_t position, std::int64_t column, double dimensions) {
    const double exponent = -2 * static_cast<double>(column / 2) / dimensions;
    const double angle = static_cast<double>(position) * static_cast<float>(std::pow(1e4, exponent));
    return column % 2 == 0 ? std::sin(angle) : std::cos(angle);
}

}  // namespace

class TestOddRows : public StrictTest {
    Q_OBJECT

 private slots:
    /// Rows of zeros in a learned table: one stands for padding, many were never filled.
    void learnedRowsOfZeros_data() {
        addColumns<int, int, QString, QString>("first", "count", "ids", "words");
        QTest::newRow("none") << 0 << 0 << QString() << QStringLiteral("learned, as expected: 90 × 24");
        QTest::newRow("one") << 1 << 1 << QString()
                             << QStringLiteral("row 1 is all zeros, as the row for padding is");
        QTest::newRow("half") << 45 << 45 << QStringLiteral("rows-never-filled")
                              << QStringLiteral(
                                     "45 of 90 rows are all zeros: they were never filled "
                                     "(rows-never-filled; rows 45 to 89)");
    }
    void learnedRowsOfZeros() {
        const auto [first, count, ids, words] = fetchRow<int, int, QString, QString>();
        std::mt19937 engine(7);
        std::normal_distribution<double> normal;
        const auto table = made(90, 24, [&, from = first, many = count](std::int64_t row, std::int64_t) {
            const double number = normal(engine);
            return row >= from && row < from + many ? 0 : number;
        });
        const Identity answer =
            identify({table}, expectationOf({"learned", {{"d_model", whole(24)}}, {}, {}}));
        QCOMPARE(QString::fromStdString(idsOf(answer)), ids);
        QCOMPARE(answer.asExpected, ids.isEmpty());
        SAYS(answer, words.toStdString());
        QCOMPARE(textOf(answer).find("learned, as expected") == std::string::npos, !ids.isEmpty());
    }

    /// RoBERTa's two rows more are said where BERT's number was meant, and “as expected” is not.
    void rowsOfRoberta() {
        std::mt19937 engine(8);
        std::normal_distribution<double> normal;
        const auto table = made(514, 16, [&](std::int64_t, std::int64_t) { return normal(engine); });
        const Identity answer = identify(
            {table}, expectationOf({"learned", {{"d_model", whole(16)}, {"max_len", whole(512)}}, {}, {}}));
        QCOMPARE(idsOf(answer), std::string("another-length"));
        SAYS(answer, "rows: 514 = 2 + 512, as RoBERTa and BART have");
        QVERIFY(textOf(answer).find("as expected") == std::string::npos);
    }

    /// One row twice, or missing: all behind it are late or early.
    void oneRowTooMany_data() {
        addColumns<int, QString, QString>("moved", "id", "words");
        QTest::newRow("twice") << -1 << QStringLiteral("rows-repeated")
                               << QStringLiteral("row 40 holds position 39, where position 40 comes next");
        QTest::newRow("missing") << 1 << QStringLiteral("rows-missing")
                                 << QStringLiteral("row 40 holds position 41, where position 40 comes next");
        QTest::newRow("right") << 0 << QString() << QString();
    }
    void oneRowTooMany() {
        const auto [moved, id, words] = fetchRow<int, QString, QString>();
        const auto table = made(128, 64, [by = moved](std::int64_t row, std::int64_t column) {
            return sinusoid(row < 40 ? row : row + by, column, 64);
        });
        const Identity answer =
            identify({table}, expectationOf({"sinusoidal", {{"d_model", whole(64)}}, {}, {}}));
        QVERIFY2(QString::fromStdString(idsOf(answer)) == id, textOf(answer).c_str());
        SAYS(answer, words.toStdString());
        QCOMPARE(answer.unexplainedCells, 0);
    }

    /// Numbers that only count.
    void countingNumbers_data() {
        addColumns<int, QString, QString>("kind", "id", "words");
        QTest::newRow("identity") << 0 << QStringLiteral("identity-matrix")
                                  << QStringLiteral("The table is the identity: row p has 1 in column p");
        QTest::newRow("rows") << 1 << QStringLiteral("ramp")
                              << QStringLiteral("a ramp: every cell of row p is 0.02 · p");
        QTest::newRow("columns") << 2 << QStringLiteral("ramp")
                                 << QStringLiteral("a ramp: every cell of column j is 3 + j");
        QTest::newRow("cells") << 3 << QStringLiteral("ramp")
                               << QStringLiteral("a ramp: cell n, counted row by row, is n");
        QTest::newRow("sinusoidal") << 4 << QString() << QStringLiteral("recognised: Sinusoidal");
    }
    void countingNumbers() {
        const auto [kind, id, words] = fetchRow<int, QString, QString>();
        const auto table = made(50, 32, [which = kind](std::int64_t row, std::int64_t column) {
            const auto p = static_cast<double>(row), j = static_cast<double>(column);
            const double cells[] = {row == column ? 1.0 : 0.0, 0.02 * p, 3 + j, 32 * p + j,
                                    sinusoid(row, column, 32)};
            return cells[which];
        });
        SAYS(identify({table}), words.toStdString());
        const Identity answer =
            identify({table}, expectationOf({"sinusoidal", {{"d_model", whole(32)}}, {}, {}}));
        SAYS(answer, words.toStdString());
        QCOMPARE(QString::fromStdString(idsOf(answer)), id);
        QCOMPARE(answer.asExpected, id.isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestOddRows)
#include "tst_oddrows.moc"
