// SPDX-License-Identifier: GPL-3.0-or-later
// Tables that are nearly what was expected: noise, quantised numbers, other signs, rows that stand twice.
#include <cmath>

#include "core/math/random.h"
#include "tests/support/answers.h"
#include "tests/support/encodingof.h"
#include "tests/support/madetable.h"
#include "tests/support/orders.h"
#include "tests/support/recognition.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"
#include "tests/support/wording.h"

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
        const Rows<Change, QString, Sentence> row("change", "id", "sentence");
        row(
            "noise", [](double cell, std::size_t n) { return cell + 1e-3 * normalAt(1, n); },
            QStringLiteral("inexact"), "compare/near");
        row("int8", [](double cell, std::size_t) { return std::nearbyint(127 * cell) / 127; },
            QStringLiteral("quantised"), {"compare/quantised", {"", "0.007874016", "", "", "", "254"}});
        row("4 bits", [](double cell, std::size_t) { return std::nearbyint(7 * cell) / 7; },
            QStringLiteral("quantised"), {"compare/quantised", {"", "0.1428571", "", "", "", "14"}});
        row("negated", [](double cell, std::size_t) { return -cell; }, QStringLiteral("negated"),
            {"compare/times", {"−1"}});
        row("from 0 to 1", [](double cell, std::size_t) { return (cell + 1) / 2; },
            QStringLiteral("another-scale"), {"compare/times-plus", {"0.5", "0.5"}});
    }
    void nearly() {
        const auto [change, id, sentence] = fetchRow<Change, QString, Sentence>();
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
        QVERIFY2(says(answer.mistakes[0].text.english(), sentence),
                 answer.mistakes[0].text.english().c_str());
        QVERIFY(answer.recognised && !answer.asExpected);
        QVERIFY(std::abs(answer.rmsDeviation - std::sqrt(squares / 8192)) < 1e-6);
        QVERIFY(std::abs(answer.largestDeviation - largest) < 1e-6);
        QCOMPARE(answer.unexplainedCells > 0, !line);
    }

    /// Grids, tables whose amplitudes grow, and tables whose rows count down.
    void ofEachEncoding_data() {
        addColumns<QString, Change, QString, Sentence>("encoding", "change", "id", "sentence");
        for (const char* encoding : {"sinusoidal-2d", "xpos", "timestep", "fourier", "transformer-xl"}) {
            const auto row = [&](const char* name, const Change& change, const char* id,
                                 const Sentence& sentence) {
                QTest::addRow("%s, %s", encoding, name) << encoding << change << id << sentence;
            };
            row(
                "noise", [](double cell, std::size_t n) { return cell + 1e-3 * normalAt(1, n); }, "inexact",
                "compare/near");
            // A recognised table says it by itself.
            const bool grows = std::string(encoding) == "xpos" || std::string(encoding) == "sinusoidal-2d";
            row("half", [](double cell, std::size_t) { return cell / 2; }, "another-scale",
                {grows ? "compare/times" : "identify/all-multiplied", {"0.5"}});
            if (std::string(encoding) != "xpos" && std::string(encoding) != "sinusoidal-2d") continue;
            row("4 bits", [](double cell, std::size_t) { return std::nearbyint(7 * cell) / 7; }, "quantised",
                {"compare/quantised", {"", "0.1428571"}});
            row("negated", [](double cell, std::size_t) { return -cell; }, "negated",
                {"compare/times", {"−1"}});
        }
    }
    void ofEachEncoding() {
        const auto [encoding, change, id, sentence] = fetchRow<QString, Change, QString, Sentence>();
        const State state = stateOf(encoding.toStdString(), {});
        const auto model = encodingOf(state).make(state.values);
        std::vector<double> cells = cellsOf(model->table());
        for (std::size_t n = 0; n < cells.size(); ++n)
            cells[n] = change(cells[n], n);
        const std::vector<std::int64_t> shape{model->table().rows(), model->table().columns()};
        const Identity answer = identify({arrayOf(shape, cells, CellType::float32)},
                                         Expectation{findEncoding(encoding.toStdString()), state.values, {}});
        QVERIFY2(answer.recognised && !answer.asExpected, wordsOf(answer).c_str());
        QCOMPARE(QString::fromStdString(answer.encoding), encoding);
        QCOMPARE(QString::fromStdString(idsOf(answer)), id);
        QVERIFY2(says(answer.mistakes[0].text.english(), sentence),
                 answer.mistakes[0].text.english().c_str());
    }

    /// A row of zeros is no order of rows.
    void deadRowOfTransformerXl() {
        const State state = stateOf("transformer-xl", {});
        const auto model = encodingOf(state).make(state.values);
        const std::int64_t columns = model->table().columns();
        std::vector<double> cells = cellsOf(model->table());
        std::fill_n(cells.begin() + 5 * columns, columns, 0.0);
        const Identity answer =
            identify({arrayOf({model->table().rows(), columns}, cells, CellType::float32)},
                     Expectation{findEncoding("transformer-xl"), state.values, {}});
        QCOMPARE(idsOf(answer), std::string("other-cells"));
        QCOMPARE(answer.unexplainedCells, columns);
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
        QVERIFY(saysOnly(answer.mistakes[0].where.english(), "identify/rows-hold"));
    }
};

QTEST_APPLESS_MAIN(TestNearestFit)
#include "tst_nearestfit.moc"
