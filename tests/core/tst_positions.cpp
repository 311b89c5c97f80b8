// SPDX-License-Identifier: GPL-3.0-or-later
// What rows stand for: exact coordinates, runs, and the text that names them.
#include "core/positions/positions.h"

#include <cmath>
#include <numeric>

#include "core/positions/parts.h"
#include "core/positions/positionstext.h"
#include "tests/support/rows.h"
#include "tests/support/sample.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

/// All rows as text: "0 1 2".
QString rowsOf(const Positions& positions) {
    QStringList all;
    for (std::int64_t row = 0; row < positions.rows(); ++row)
        all << QString::fromStdString(positions.at(row).text());
    return all.join(u' ');
}

Positions parsed(const QString& text) {
    const auto read = parsePositions(text.toStdString());
    if (!read) qFatal("%s", read.error().text.english().c_str());
    return *read;
}

}  // namespace

class TestPositions : public StrictTest {
    Q_OBJECT

 private slots:
    void texts_data() {
        const TextRows<QString, QString, QString> row("text", "rows", "written", "formatted");
        row("777", "777", "777", "777..777");
        row("0..4", "0 1 2 3 4", "0–4", "0..4");
        row("4..0", "4 3 2 1 0", "4, 3 … 0", "4..0");
        row("0..2, 0..1, 0", "0 1 2 0 1 0", "0–2, 0–1, 0", "0..2, 0..1, 0");
        row("3 x 1, 0..2", "1 1 1 0 1 2", "3 × 1, 0–2", "3 x 1, 0..2");
        row("2 × 0..2", "0 1 2 0 1 2", "0–2, 0–2", "0..2, 0..2");
        row("201..1 step -50", "201 151 101 51 1", "201, 151 … 1", "201..1 step -50");
        row("0..10 step 4", "0 4 8", "0, 4 … 8", "0..8 step 4");
        row("0–2", "0 1 2", "0–2", "0..2");
        row("−2..1", "-2 -1 0 1", "−2–1", "-2..1");
        row("0.5", "0.5", "0.5", "0.5");
        row("1/3, 2/3", "1/3 2/3", "1/3, 2/3", "1/3, 2/3");
        row("0..1 step 1/3", "0 1/3 2/3 1", "0, 1/3 … 1", "0..1 step 1/3");
        row("0.1..0.5 step 0.1", "0.1 0.2 0.3 0.4 0.5", "0.1, 0.2 … 0.5", "0.1..0.5 step 0.1");
        row("0..1, 2..3", "0 1 2 3", "0–3", "0..3");
        row("1,2,3,5,8", "1 2 3 5 8", "1–3, 5, 8", "1..3, 5, 8");
        row(" 5 , 6 ", "5 6", "5–6", "5..6");
    }
    void texts() {
        QFETCH(QString, text);
        QFETCH(QString, rows);
        QFETCH(QString, written);
        const Positions positions = parsed(text);
        QCOMPARE(rowsOf(positions), rows);
        QCOMPARE(QString::fromStdString(writtenPositions(positions)), written);
        const QString again = QString::fromStdString(formatPositions(positions));
        QVERIFY2(parsed(again) == positions, again.toUtf8().constData());
        QFETCH(QString, formatted);
        if (text != u"777") QCOMPARE(again, formatted);
    }

    void refused_data() {
        const TextRows<QString> row("text", "says");
        row("", "piece 1, “”: a piece between commas is empty");
        row("0..9,, 3", "piece 2, “”: a piece between commas is empty");
        row("0..9, x", "piece 2, “x”: before the x stands how often");
        row("0..9, abc", "piece 2, “abc”: “abc” is no number");
        row("nan", "piece 1, “nan”: “nan” is no number");
        row("1e400", "“1e400” is no number");
        row("0 x 5", "before the x stands how often");
        row("-1 x 5", "before the x stands how often");
        row("1..9 step 0", "a step is not 0");
        row("1..9 step -2", "steps of −2 do not lead from 1 to 9");
        row("5 step 2", "a step needs two ends");
        row("1/0", "“1/0” is no number");
        row("0..1048576", "positions are at most 1 048 576 rows");
        row("1048577 x 0", "positions are at most 1 048 576 rows");
        row("0..1048575, 0", "positions are at most 1 048 576 rows");
        row("0..9223372036854775807 step 1", "positions lie between");
        row("9007199254740992", "positions lie between −9 007 199 254 740 991 and 9 007 199 254 740 991");
        row("99999999999999999999", "is no number");
    }
    void refused() {
        QFETCH(QString, text);
        QFETCH(QString, says);
        const auto read = parsePositions(text.toStdString());
        QVERIFY(!read.ok());
        QCOMPARE(read.error().field, std::string("positions"));
        const QString said = QString::fromStdString(read.error().text.english()).replace(QChar(0x202f), u' ');
        QVERIFY2(said.contains(says), said.toUtf8().constData());
    }

    void largestLists() {
        QCOMPARE(parsed("0..1048575").rows(), mostListedRows);
        QVERIFY(parsed("0..1048575").areConsecutive());
        QCOMPARE(parsed("1048576 x 3").rows(), mostListedRows);
        QCOMPARE(parsed("1048576 x 3").at(mostListedRows - 1), Coordinate(3));
        QCOMPARE(parsed("9007199254740991").at(0).value(), 9007199254740991.0);
    }

    /// Sums of thirds and tenths are exact.
    void coordinatesAreExact() {
        const Positions thirds = parsed("0..100000 step 1/3, 5");
        QCOMPARE(thirds.at(300'000 - 1), Coordinate::ratio(299'999, 3));
        QCOMPARE(thirds.at(300'000), Coordinate(100'000));
        QVERIFY(Coordinate::ratio(1, 3) < Coordinate::ratio(34, 100));
        QVERIFY(Coordinate::ratio(-1, 3) < Coordinate(0));
        QCOMPARE(Coordinate::ratio(-1, 3).floor(), std::int64_t{-1});
        QCOMPARE(Coordinate::ratio(1, 2).fraction(), std::uint64_t{1} << 63U);
        QCOMPARE(Coordinate::ratio(-1, 4).fraction(), std::uint64_t{3} << 62U);
        for (const double number : {0.1, 951.03, -0.25, 1e15 + 0.5, 0.0078125, 3.0})
            QCOMPARE(Coordinate::of(number).value(), number);
    }

    /// Any list is its rows again, whatever runs are found in it.
    void listsAreTheirRows() {
        Sample sample(17);
        for (int n = 0; n < 400; ++n) {
            std::vector<Coordinate> rows;
            while (rows.size() < 40) {
                const std::int64_t first = sample.whole(-5, 20), step = sample.whole(-3, 3),
                                   count = sample.whole(1, 6), repeats = sample.whole(1, 3);
                for (std::int64_t k = 0; k < count; ++k)
                    rows.insert(rows.end(), static_cast<std::size_t>(repeats), Coordinate(first + k * step));
            }
            const Positions list = Positions::list(rows);
            QCOMPARE(list.rows(), static_cast<std::int64_t>(rows.size()));
            for (std::size_t row = 0; row < rows.size(); ++row)
                QCOMPARE(list.at(static_cast<std::int64_t>(row)), rows[row]);
            QCOMPARE(list.lowest(), *std::min_element(rows.begin(), rows.end()));
            QCOMPARE(list.highest(), *std::max_element(rows.begin(), rows.end()));
            QVERIFY(parsed(QString::fromStdString(formatPositions(list))) == list);
            // The parts of any rows, in their order, are these rows.
            const IndexRange some = sample.run(list.rows(), 40);
            std::int64_t row = some.first;
            for (const RowPart& part : rowParts(list, some, -30)) {
                QCOMPARE(part.rows.first, row);
                for (; row < part.rows.end(); ++row) {
                    const std::int64_t at = row - part.rows.first;
                    const std::int64_t on = part.line.count == 1 ? 0
                                            : part.descending    ? part.line.count - 1 - at
                                                                 : at;
                    QCOMPARE(Coordinate(part.line.first + on - 30), list.at(row));
                }
            }
            QCOMPARE(row, some.end());
        }
    }

    void runsOfListsAreFew() {
        std::vector<Coordinate> packed;
        for (const std::int64_t length : {100, 60, 40})
            for (std::int64_t p = 0; p < length; ++p)
                packed.emplace_back(p);
        QCOMPARE(Positions::list(packed).runs().size(), std::size_t{3});
        std::vector<Coordinate> steps;
        for (std::int64_t n = 0; n < 20; ++n)
            steps.emplace_back(951 - 50 * n);
        QCOMPARE(Positions::list(steps).runs().size(), std::size_t{1});
    }

    /// Each of several times is not all of them several times.
    void eachTwice() {
        const std::vector<Coordinate> rows{0, 0, 1, 1, 2, 2};
        const Positions twice = Positions::list(rows);
        QCOMPARE(twice.runs().size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(writtenPositions(twice)), QString("2 × 0, 2 × 1 … 2 × 2"));
        QCOMPARE(rowsOf(parsed(QString::fromStdString(formatPositions(twice)))), QString("0 0 1 1 2 2"));
    }

    /// Height and width, behind tokens that have no place.
    void grids() {
        const Positions grid = Positions::grid({3}, {4});
        QCOMPARE(grid.rows(), std::int64_t{12});
        QCOMPARE(grid.at(7, 0), Coordinate(1));
        QCOMPARE(grid.at(7, 1), Coordinate(3));
        QCOMPARE(grid.at(7), Coordinate(7));
        QCOMPARE(grid.axes()[0].length, std::int64_t{3});
        QCOMPARE(grid.firstCursor(), std::int64_t{0});
        QVERIFY(grid.areConsecutive());
        const Positions middles = Positions::grid({2, -1, 2}, {3, -2, 2}, 1);
        const std::vector<Coordinate> rows{0, -1, -1, -1, 1, 1, 1}, columns{0, -2, 0, 2, -2, 0, 2};
        QCOMPARE(middles.rows(), std::int64_t{7});
        for (std::size_t n = 0; n < rows.size(); ++n) {
            QCOMPARE(middles.at(static_cast<std::int64_t>(n), 0), rows[n]);
            QCOMPARE(middles.at(static_cast<std::int64_t>(n), 1), columns[n]);
        }
        const std::vector<PositionAxis> axes(middles.axes().begin(), middles.axes().end());
        QVERIFY(middles == Positions::lists(axes, std::vector{rows, columns}));
        // One axis stands for several where all rows are the same on them.
        QVERIFY(!middles.onOneAxis());
        const Positions both = Positions::lists(axes, std::vector{rows, rows});
        QVERIFY(both.onOneAxis() == Positions::list(rows));
    }

    /// A cursor is the position where rows are consecutive, and the row elsewhere.
    void cursors() {
        const Positions line = Positions::line(5, 10);
        QCOMPARE(line.firstCursor(), std::int64_t{5});
        QCOMPARE(line.rowOf(7), std::int64_t{2});
        QCOMPARE(line.atCursor(7), Coordinate(7));
        QCOMPARE(line.atCursor(-3), Coordinate(-3));
        QVERIFY(line == parsed("5..14"));
        const Positions packed = parsed("0..4, 0..2");
        QVERIFY(!packed.areConsecutive());
        QCOMPARE(packed.firstCursor(), std::int64_t{0});
        QCOMPARE(packed.atCursor(6), Coordinate(1));
    }
};

QTEST_APPLESS_MAIN(TestPositions)
#include "tst_positions.moc"
