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
        addColumns<int, int, QString, Sentence>("first", "count", "ids", "sentence");
        QTest::newRow("none") << 0 << 0 << QString()
                              << Sentence("identify/learned-as-expected", {"90", "24"});
        QTest::newRow("one") << 1 << 1 << QString() << Sentence("identify/row-for-padding", {"1"});
        QTest::newRow("half") << 45 << 45 << QStringLiteral("rows-never-filled")
                              << Sentence("identify/rows-never-filled", {"45", "90"});
    }
    void learnedRowsOfZeros() {
        const auto [first, count, ids, sentence] = fetchRow<int, int, QString, Sentence>();
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
        SAYS(answer, sentence);
        QCOMPARE(says(textOf(answer), "identify/learned-as-expected"), ids.isEmpty());
        if (!ids.isEmpty())
            QVERIFY(saysOnly(answer.mistakes[0].where.english(), "identify/rows-from-to", {"45", "89"}));
    }

    /// RoBERTa's two rows more are said where BERT's number was meant, and “as expected” is not.
    void rowsOfRoberta() {
        std::mt19937 engine(8);
        std::normal_distribution<double> normal;
        const auto table = made(514, 16, [&](std::int64_t, std::int64_t) { return normal(engine); });
        const Identity answer = identify(
            {table}, expectationOf({"learned", {{"d_model", whole(16)}, {"max_len", whole(512)}}, {}, {}}));
        QCOMPARE(idsOf(answer), std::string("another-length"));
        SAYS(answer, "identify/rows-of-roberta", {"514", "512"});
        QVERIFY(!answer.asExpected && !says(textOf(answer), "identify/learned-as-expected"));
    }

    /// One row twice, or missing: all behind it are late or early.
    void oneRowTooMany_data() {
        addColumns<int, QString, Sentence>("moved", "id", "sentence");
        QTest::newRow("twice") << -1 << QStringLiteral("rows-repeated")
                               << Sentence("identify/row-holds-position", {"40", "39", "40"});
        QTest::newRow("missing") << 1 << QStringLiteral("rows-missing")
                                 << Sentence("identify/row-holds-position", {"40", "41", "40"});
        QTest::newRow("right") << 0 << QString() << Sentence();
    }
    void oneRowTooMany() {
        const auto [moved, id, sentence] = fetchRow<int, QString, Sentence>();
        const auto table = made(128, 64, [by = moved](std::int64_t row, std::int64_t column) {
            return sinusoid(row < 40 ? row : row + by, column, 64);
        });
        const Identity answer =
            identify({table}, expectationOf({"sinusoidal", {{"d_model", whole(64)}}, {}, {}}));
        QVERIFY2(QString::fromStdString(idsOf(answer)) == id, textOf(answer).c_str());
        if (!id.isEmpty()) SAYS(answer, sentence);
        QCOMPARE(answer.unexplainedCells, 0);
    }

    /// Numbers that only count.
    void countingNumbers_data() {
        addColumns<int, QString, QString>("kind", "id", "words");
        QTest::newRow("identity") << 0 << QStringLiteral("identity-matrix")
                                  << wording("identify/identity-matrix");
        QTest::newRow("rows") << 1 << QStringLiteral("ramp")
                              << wording("identify/ramp-of-rows", {"0.02 · p"});
        QTest::newRow("columns") << 2 << QStringLiteral("ramp")
                                 << wording("identify/ramp-of-columns", {"3 + j"});
        QTest::newRow("cells") << 3 << QStringLiteral("ramp") << wording("identify/ramp-of-cells", {"n"});
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
        const std::string alone = textOf(identify({table}));
        QVERIFY2(alone.find(words.toStdString()) != std::string::npos, alone.c_str());
        const Identity answer =
            identify({table}, expectationOf({"sinusoidal", {{"d_model", whole(32)}}, {}, {}}));
        QVERIFY2(textOf(answer).find(words.toStdString()) != std::string::npos, textOf(answer).c_str());
        QCOMPARE(QString::fromStdString(idsOf(answer)), id);
        QCOMPARE(answer.asExpected, id.isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestOddRows)
#include "tst_oddrows.moc"
