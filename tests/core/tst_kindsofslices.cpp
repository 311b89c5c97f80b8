// SPDX-License-Identifier: GPL-3.0-or-later
// Arrays whose slices along an axis are of several kinds: layers with other bases, a batch with one wrong
// row.
#include <cmath>

#include "core/math/random.h"
#include "tests/support/answers.h"
#include "tests/support/encodingof.h"
#include "tests/support/madetable.h"
#include "tests/support/recognition.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"
#include "tests/support/wording.h"

using namespace posiscope;
using namespace mistakes;

namespace {

constexpr std::int64_t rows = 48, columns = 32;

std::vector<double> sinusoids(double base = 10000) {
    return interleavedCells({.dimensions = columns, .rows = rows, .base = base});
}
std::vector<double> noise() {
    std::vector<double> cells;
    for (std::uint64_t n = 0; n < rows * columns; ++n)
        cells.push_back(0.02 * normalAt(1, n));
    return cells;
}
std::vector<double> near() {
    std::vector<double> cells = sinusoids();
    for (std::size_t n = 0; n < cells.size(); ++n)
        cells[n] += 1e-3 * normalAt(1, n);
    return cells;
}

/// The slices along axis 0, 1 of an array of two axes more.
StoredArray stacked(const std::vector<std::vector<double>>& slices, int axis) {
    std::vector<double> cells;
    const auto count = static_cast<std::int64_t>(slices.size());
    if (axis == 0) {
        for (const auto& slice : slices)
            cells.insert(cells.end(), slice.begin(), slice.end());
        return arrayOf({count, rows, columns}, cells, CellType::float32);
    }
    for (std::int64_t row = 0; row < rows; ++row)
        for (const auto& slice : slices)
            cells.insert(cells.end(), slice.begin() + row * columns, slice.begin() + (row + 1) * columns);
    return arrayOf({rows, count, columns}, cells, CellType::float32);
}

QStringList notesOf(const Identity& answer) {
    QStringList notes;
    for (const Text& note : answer.notes)
        notes << QString::fromStdString(note.english());
    return notes;
}

Identity askedFor(const StoredArray& array) {
    return identify({array}, expectationOf({"sinusoidal", {{"base", 10000.0}}, {}, {}}));
}

}  // namespace

class TestKindsOfSlices : public StrictTest {
    Q_OBJECT

 private slots:
    void everyAxis_data() {
        QTest::addColumn<int>("axis");
        QTest::newRow("slices first") << 0;
        QTest::newRow("slices between positions and dimensions") << 1;
    }

    /// The kind of every slice is said, with what differs.
    void everyAxis() {
        QFETCH(int, axis);
        const QString of = QStringLiteral(" of axis %1: Sinusoidal (sinusoidal), base ").arg(axis);
        const Identity answer = identify({stacked({sinusoids(), sinusoids(500000), sinusoids()}, axis)});
        QVERIFY2(answer.recognised && answer.asExpected, wordsOf(answer).c_str());
        QCOMPARE(answer.encoding, std::string("sinusoidal"));
        QCOMPARE(numberOf(answer, "base"), 10000.0);
        QCOMPARE(notesOf(answer),
                 (QStringList{"slices 0, 2" + of + "10\u202f000", "slice 1" + of + "500\u202f000"}));
        QVERIFY(!answer.convertible);
    }

    void anotherKind_data() {
        addColumns<QString, QString, std::int64_t>("kind", "note", "unexplained");
        QTest::newRow("learned") << "learned"
                                 << "slice 1 of axis 0: not recognised" << rows * columns;
        QTest::newRow("zeros") << "zeros"
                               << "slice 1 of axis 0: " + wording("identify/all-cells-zero", {"1536"})
                               << rows * columns;
    }
    void anotherKind() {
        const auto [kind, note, unexplained] = fetchRow<QString, QString, std::int64_t>();
        const auto other = kind == u"zeros" ? std::vector<double>(rows * columns) : noise();
        const StoredArray array = stacked({sinusoids(), other, sinusoids()}, 0);
        const Identity answer = identify({array});
        QCOMPARE(answer.encoding, std::string("sinusoidal"));
        QCOMPARE(notesOf(answer), (QStringList{"slices 0, 2 of axis 0: Sinusoidal (sinusoidal)", note}));
        QCOMPARE(answer.unexplainedCells, unexplained);
        const Identity asked = askedFor(array);
        QVERIFY(!asked.asExpected);
        QVERIFY2(asked.mistakes.at(0).where.english().starts_with("slice 1 of axis 0"),
                 asked.mistakes[0].where.english().c_str());
    }

    /// With an expectation each slice is compared with it.
    void slicesThatDiffer() {
        const Identity base = askedFor(stacked({sinusoids(), sinusoids(1e6)}, 0));
        QCOMPARE(idsOf(base), std::string("another-base"));
        QCOMPARE(QString::fromStdString(base.mistakes[0].text.english()),
                 QString("base is 1\u202f000\u202f000 where 10\u202f000 was meant"));
        QCOMPARE(base.mistakes[0].where.english(), std::string("slice 1 of axis 0, all cells"));
        const Identity inexact = askedFor(stacked({sinusoids(), near()}, 1));
        QCOMPARE(idsOf(inexact), std::string("inexact"));
        QCOMPARE(inexact.mistakes[0].where.english(), std::string("slice 1 of axis 1, all cells"));
        QVERIFY(!inexact.asExpected);
    }

    /// Learned slices alone are no kinds of slices.
    void nothingRecognised() {
        std::vector<double> other = noise();
        std::ranges::reverse(other);
        const Identity answer = identify({stacked({noise(), other}, 0)});
        QVERIFY2(!answer.recognised && answer.notes.empty(), wordsOf(answer).c_str());
    }
};

QTEST_APPLESS_MAIN(TestKindsOfSlices)
#include "tst_kindsofslices.moc"
