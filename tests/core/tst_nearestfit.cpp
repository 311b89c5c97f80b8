// SPDX-License-Identifier: GPL-3.0-or-later
// Tables that are nearly what was expected: noise, quantised numbers, other signs, rows that stand twice.
#include <cmath>

#include "core/math/random.h"
#include "tests/support/answers.h"
#include "tests/support/madetable.h"
#include "tests/support/orders.h"
#include "tests/support/recognition.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"

using namespace posiscope;
using namespace mistakes;
using namespace orders;

namespace {

using Change = std::function<double(double cell, std::size_t place)>;

std::vector<double> right() {
    return interleavedCells({.dimensions = 64, .rows = 128, .base = 10000});
}

Identity askedFor(const std::vector<double>& cells, std::int64_t rows = 128) {
    return identify({arrayOf({rows, 64}, cells, CellType::float32)},
                    expectationOf({"sinusoidal", {{"base", 10000.0}}, {}, {}}));
}

}  // namespace

Q_DECLARE_METATYPE(Change)

class TestNearestFit : public StrictTest {
    Q_OBJECT

 private slots:
    void nearly_data() {
        const Rows<Change, QString, QString> row("change", "id", "words");
        row(
            "noise", [](double cell, std::size_t n) { return cell + 1e-3 * normalAt(1, n); },
            QStringLiteral("inexact"), QStringLiteral("Cells are near to what was expected: "));
        row(
            "int8", [](double cell, std::size_t) { return std::nearbyint(127 * cell) / 127; },
            QStringLiteral("quantised"), QStringLiteral("; quantised to 254 steps of 0.007874"));
        row(
            "4 bits", [](double cell, std::size_t) { return std::nearbyint(7 * cell) / 7; },
            QStringLiteral("quantised"), QStringLiteral("; quantised to 14 steps of 0.1429"));
        row(
            "negated", [](double cell, std::size_t) { return -cell; }, QStringLiteral("negated"),
            QStringLiteral("All cells have the other sign"));
        row(
            "from 0 to 1", [](double cell, std::size_t) { return (cell + 1) / 2; },
            QStringLiteral("another-scale"),
            QStringLiteral("All cells are 0.5 times what was expected, and 0.5"));
    }
    void nearly() {
        const auto [change, id, words] = fetchRow<Change, QString, QString>();
        std::vector<double> cells = right();
        double squares = 0, largest = 0;
        const bool line = id == u"negated" || id == u"another-scale";
        for (std::size_t n = 0; n < cells.size(); ++n) {
            const double changed = change(cells[n], n);
            const double off = line ? 0 : std::abs(changed - cells[n]);
            squares += off * off;
            largest = std::max(largest, off);
            cells[n] = changed;
        }
        const Identity answer = askedFor(cells);
        QCOMPARE(QString::fromStdString(idsOf(answer)), id);
        QVERIFY2(QString::fromStdString(answer.mistakes[0].text.english()).contains(words),
                 answer.mistakes[0].text.english().c_str());
        QVERIFY(answer.recognised && !answer.asExpected);
        QVERIFY(std::abs(answer.rmsDeviation - std::sqrt(squares / 8192)) < 1e-6);
        QVERIFY(std::abs(answer.largestDeviation - largest) < 1e-6);
        QCOMPARE(answer.unexplainedCells > 0, !line);
    }

    /// Too far to be called near.
    void farOff() {
        std::vector<double> cells = right();
        for (std::size_t n = 0; n < cells.size(); ++n)
            cells[n] += 0.5 * normalAt(1, n);
        const Identity answer = askedFor(cells);
        QVERIFY2(!answer.recognised && answer.mistakes.empty(), wordsOf(answer).c_str());
    }

    void rowsSeveralTimes_data() {
        QTest::addColumn<Order>("rows");
        Order doubled, twice = all(64);
        for (std::int64_t row = 0; row < 128; ++row)
            doubled.push_back(row / 2);
        twice.insert(twice.end(), twice.begin(), twice.begin() + 64);
        QTest::newRow("doubled") << doubled;
        QTest::newRow("two tables") << twice;
    }
    void rowsSeveralTimes() {
        QFETCH(Order, rows);
        const Identity answer = askedFor(cellsTaken(right(), 64, rows, all(64)));
        QCOMPARE(idsOf(answer), std::string("rows-repeated"));
        QCOMPARE(answer.unexplainedCells, 0);
        QVERIFY(answer.mistakes[0].where.english().find(
                    "rows stand several times: they hold the positions 0, ") == 0);
    }
};

QTEST_APPLESS_MAIN(TestNearestFit)
#include "tst_nearestfit.moc"
