// SPDX-License-Identifier: GPL-3.0-or-later
// What else tables are that were made from a learned one, and those that were not.
#include <QTest>

#include "tests/support/originals.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/wording.h"
#include "tests/support/wrongtables.h"

using namespace posiscope;
using namespace resizing;

class TestOriginals : public StrictTest {
    Q_OBJECT

 private slots:
    /// Rows that were not resized at all.
    void rowsOfTheOriginal_data() {
        addColumns<int, int, QString, Sentence>("shift", "rows", "wrong", "evidence");
        QTest::newRow("the same table") << 0 << 197 << "" << Sentence("compare/same");
        QTest::newRow("cut behind") << 0 << 100 << "" << Sentence("compare/rows-cut", {"0", "99", "197"});
        QTest::newRow("without the class token")
            << -1 << 196 << "" << Sentence("compare/rows-cut", {"1", "196", "197"});
        QTest::newRow("a part") << -50 << 30 << "" << Sentence("compare/rows-cut", {"50", "79"});
        QTest::newRow("moved by 1") << 1 << 197 << "rows-moved" << Sentence("compare/rows-earlier", {"1"});
        QTest::newRow("moved by 2, two rows more")
            << 2 << 199 << "rows-moved" << Sentence("compare/rows-earlier", {"2"});
        QTest::newRow("moved back") << -2 << 197 << "rows-moved" << Sentence("compare/rows-later", {"2"});
    }
    void rowsOfTheOriginal() {
        const auto [shift, rows, wrong, evidence] = fetchRow<int, int, QString, Sentence>();
        for (const CellType type : types) {
            const Learned original = originalOf({1, 14, 14, 0, 0, 24}, type, 5);
            Learned table{0, rows, 1, original.columns};
            for (std::int64_t row = 0; row < rows; ++row)
                for (std::int64_t j = 0; j < original.columns; ++j) {
                    const std::int64_t from = row - shift;
                    const bool known = from >= 0 && from < original.rows();
                    table.cells.push_back(
                        known ? original.cells[static_cast<std::size_t>(from * original.columns + j)] : 0);
                }
            const Identity answer = ask(original, table, type);
            QCOMPARE(QString::fromStdString(idsOf(answer)), wrong);
            QVERIFY(answer.recognised);
            QCOMPARE(answer.asExpected, wrong.isEmpty());
            QVERIFY2(says(evidenceOf(answer), evidence), qPrintable(evidenceOf(answer)));
            // The rows that came in from outside, in front or behind, are those of nothing.
            QCOMPARE(answer.unexplainedCells,
                     shift > 0 || rows == 197 ? std::abs(shift) * original.columns : 0);
            // Where places were meant to be resized, to cut them is wrong.
            const QString other = QString::fromStdString(idsOf(ask(original, table, type, "bicubic")));
            QCOMPARE(other, wrong.isEmpty() && rows < 196 ? QString("another-interpolation") : wrong);
        }
    }

    /// Rows in another order are told, and are wrong.
    void rowsInAnotherOrder_data() {
        const Rows<int, int, QString> row("times", "plus", "relations");
        row("reversed", -1, 196, "rows-reversed");
        row("reversed and moved round", -1, 195, "rows-rolled rows-reversed");
        row("moved round by 1", 1, 1, "rows-rolled");
        row("moved round backwards", 1, 196, "rows-rolled");
        row("every second row", 2, 0, "rows-shuffled");
    }
    void rowsInAnotherOrder() {
        const auto [times, plus, relations] = fetchRow<int, int, QString>();
        for (const CellType type : types) {
            const Learned original = originalOf({1, 14, 14, 0, 0, 24}, type, 5);
            Learned table{0, 197, 1, original.columns};
            for (std::int64_t row = 0; row < 197; ++row)
                for (std::int64_t j = 0; j < original.columns; ++j)
                    table.cells.push_back(original.cells[static_cast<std::size_t>(
                        (times * row + plus + 197) % 197 * original.columns + j)]);
            const Identity answer = ask(original, table, type);
            QVERIFY(answer.recognised && !answer.asExpected);
            QStringList ids;
            for (const std::string& id : answer.relations)
                ids << QString::fromStdString(id);
            QCOMPARE(ids.join(' '), relations);
            QCOMPARE(QString::fromStdString(idsOf(answer)), ids.join(", "));
            QCOMPARE(answer.unexplainedCells, 0);
        }
    }

    /// A shift that explains one row in 197 is no relation.
    void fewRows() {
        const Learned original = originalOf({1, 14, 14, 0, 0, 24}, CellType::float32, 5);
        Learned table = originalOf({1, 14, 14, 0, 0, 24}, CellType::float32, 6);
        std::ranges::copy_n(original.cells.begin(), 90 * 24, table.cells.begin());
        const Identity answer = ask(original, table, CellType::float32);
        QVERIFY(!answer.asExpected && answer.relations.empty());
        QVERIFY(says(evidenceOf(answer), "identify/learned-not-of-original"));
    }

    void partOfAGrid() {
        const Learned original = originalOf({1, 20, 24, 0, 0, 16}, CellType::float32, 6);
        Learned table{0, 8, 12, 16};
        for (std::int64_t r = 0; r < 8; ++r)
            for (std::int64_t c = 0; c < 12; ++c)
                for (std::int64_t j = 0; j < 16; ++j)
                    table.cells.push_back(original.at(6 + r, 3 + c, j));
        const Identity answer = ask(original, table, CellType::bfloat16);
        QVERIFY(answer.asExpected && answer.mistakes.empty());
        QVERIFY2(says(evidenceOf(answer), "identify/original-window", {"20", "24", "8", "12", "6", "3"}) &&
                     says(evidenceOf(answer), "identify/front-rows-left-out", {"1"}),
                 qPrintable(evidenceOf(answer)));
        QCOMPARE(idsOf(ask(original, table, CellType::float32, "bicubic")),
                 std::string("another-interpolation"));
    }

    void alongOneAxis_data() {
        QTest::addColumn<QString>("way");
        for (const std::string& way : ways())
            QTest::newRow(way.c_str()) << QString::fromStdString(way);
    }
    void alongOneAxis() {
        QFETCH(QString, way);
        const std::string name = way.toStdString();
        for (const auto& [from, to] : {std::pair{77, 248}, std::pair{512, 1024}, std::pair{514, 100}})
            for (const CellType type : types) {
                const Learned original = originalOf({0, 1, from, 0, 0, 16}, type, 7);
                const Learned table = made(original, {{name}, 1, to, 0, 0, false, type != CellType::float64});
                const Identity answer = ask(original, table, type, name);
                QVERIFY2(answer.asExpected && names(answer, name), wordsOf(answer).c_str());
                QVERIFY(ask(original, table, type).mistakes.empty());
                if (name.find("aligned") != std::string::npos) continue;
                const Identity other = ask(original, table, type, name + "-aligned");
                if (interpolationNamed(name + "-aligned"))
                    QCOMPARE(idsOf(other), std::string("another-interpolation"));
            }
        if (name != "bicubic" && name != "bilinear") return;
        const Learned original = originalOf({0, 1, 100, 0, 0, 16}, CellType::float32, 8);
        const Identity answer =
            ask(original, made(original, {{name}, 1, 150, 0, 1, false, true}), CellType::float32);
        QCOMPARE(idsOf(answer), std::string("one-row-short-after-resizing"));
    }

    /// Of tables that several interpolations make all are named, and the one that was meant is the answer.
    void interpolationsThatAreAlike() {
        const Learned original = originalOf({0, 15, 15, 0, 0, 16}, CellType::float32, 9);
        // The middle of three places: half-pixel centres fall on it.
        const Learned table = made(original, {{"bicubic"}, 5, 5, 0, 0, false, true});
        for (const char* meant : {"", "bicubic", "bilinear", "nearest-exact"}) {
            const Identity answer = ask(original, table, CellType::float32, meant);
            QVERIFY(answer.asExpected);
            QCOMPARE(wordOf(answer, "interpolation"), std::string(*meant != '\0' ? meant : "bicubic"));
            QCOMPARE(answer.alternatives.size(), std::size_t{2});
            for (const char* each : {"bicubic", "bilinear", "nearest-exact"})
                QVERIFY(names(answer, each));
        }
        QCOMPARE(idsOf(ask(original, table, CellType::float32, "bicubic-antialias")),
                 std::string("another-interpolation"));
    }

    void rowsInFront_data() {
        addColumns<int, int, Sentence>("before", "after", "evidence");
        QTest::newRow("kept") << 5 << 5 << Sentence("identify/front-rows", {"5"});
        QTest::newRow("left out") << 1 << 0 << Sentence("identify/front-rows-left-out", {"1"});
        QTest::newRow("new") << 0 << 1 << Sentence("identify/front-rows-new", {"1"});
    }
    void rowsInFront() {
        QFETCH(int, before);
        QFETCH(int, after);
        QFETCH(Sentence, evidence);
        const Learned original = originalOf({before, 14, 14, 0, 0, 16}, CellType::float32, 10);
        Learned table = made(original, {{"bicubic"}, 16, 16});
        if (before > after)
            table.cells.erase(table.cells.begin(), table.cells.begin() + (before - after) * 16);
        else
            table.cells.insert(table.cells.begin(), static_cast<std::size_t>(after - before) * 16, 0.0);
        table.extra = after;
        const Identity answer = ask(original, table, CellType::float32, "bicubic");
        QVERIFY2(answer.asExpected && answer.unexplainedCells == 0, wordsOf(answer).c_str());
        QVERIFY2(says(evidenceOf(answer), evidence), qPrintable(evidenceOf(answer)));
    }

    /// [height, width, columns] and [columns, height, width], in the original and in the table; the axes of
    /// [columns, rows] are exchanged.
    void shapes_data() {
        addColumns<int, int>("from", "to");
        const char* const names[] = {"rows", "height, width, columns", "columns, height, width",
                                     "columns, rows"};
        for (int from = 0; from < 3; ++from)
            for (int to = 0; to < 4; ++to)
                QTest::addRow("[%s] from [%s]", names[to], names[from]) << from << to;
    }
    void shapes() {
        const auto [from, to] = fetchRow<int, int>();
        const auto shaped = [](const Learned& table, int shape) {
            std::vector<double> turned;
            for (std::int64_t j = 0; j < table.columns; ++j)
                for (std::int64_t row = 0; row < table.rows(); ++row)
                    turned.push_back(table.cells[static_cast<std::size_t>(row * table.columns + j)]);
            if (shape == 0) return arrayOf(table, CellType::float32);
            if (shape == 1)
                return ::arrayOf({1, table.height, table.width, table.columns}, table.cells,
                                 CellType::float32);
            return shape == 2
                       ? ::arrayOf({1, table.columns, table.height, table.width}, turned, CellType::float32)
                       : ::arrayOf({table.columns, table.rows()}, turned, CellType::float32);
        };
        const Learned original = originalOf({0, 12, 16, 0, 0, 24}, CellType::float32, 11);
        const Learned table = made(original, {{"bilinear"}, 20, 18});
        Expectation expected;
        expected.original = std::make_shared<const OriginalTable>(OriginalTable{shaped(original, from)});
        const Identity answer = identify({shaped(table, to)}, expected);
        QVERIFY2(answer.recognised && answer.unexplainedCells == 0, wordsOf(answer).c_str());
        QCOMPARE(idsOf(answer), std::string(to == 3 && from == 0 ? "wrong-axis-inserted" : ""));
        QCOMPARE(answer.storage.transposed, to == 3);
        QCOMPARE(wordOf(answer, "interpolation"), std::string("bilinear"));
        QCOMPARE(numberOf(answer, "height"), 20.0);
    }

    void gridThatWasMeant() {
        const Learned original = originalOf({1, 16, 16, 0, 0, 16}, CellType::float32, 12);
        const auto asked = [&](std::int64_t height, std::int64_t width, Grid meant) {
            return ask(original, made(original, {{"bicubic"}, height, width}), CellType::float32, "", meant);
        };
        QVERIFY(asked(12, 20, {12, 20}).asExpected);
        // Both coordinates and the order of places are exchanged.
        QCOMPARE(idsOf(asked(20, 12, {12, 20})), std::string("sampling-coordinates-exchanged"));
        // The sizes were computed with a factor, the numbers with the sizes.
        QCOMPARE(idsOf(asked(13, 20, {14, 20})), std::string("one-row-short-after-resizing"));
        QCOMPARE(idsOf(asked(13, 13, {14, 14})), std::string("one-row-short-after-resizing"));
        const Identity other = asked(13, 13, {9, 9});
        QVERIFY(!other.asExpected && other.mistakes.empty());
        QVERIFY(says(evidenceOf(other), "identify/expected-grid", {"9", "9"}));
    }

    void damagedCells() {
        const Learned original = originalOf({1, 14, 14, 0, 0, 32}, CellType::float32, 13);
        Learned table = made(original, {{"bicubic-antialias"}, 24, 24, 0, 0, false, true});
        for (std::int64_t row = 280; row < 310; ++row)
            for (std::int64_t j = 4; j < 12; ++j)
                table.cells[static_cast<std::size_t>(row * 32 + j)] = row == 290 ? NAN : 3;
        const Identity answer = ask(original, table, CellType::float32);
        QVERIFY(answer.recognised && !answer.asExpected && idsOf(answer) == "unexplained-cells");
        QCOMPARE(wordOf(answer, "interpolation"), std::string("bicubic-antialias"));
        QCOMPARE(answer.unexplainedCells, std::int64_t{240});
        QCOMPARE(answer.blocks.size(), std::size_t{1});
        QCOMPARE(answer.blocks[0].notFinite, std::int64_t{8});
    }

    /// The file of the original holds rounded numbers; the table was made before they were.
    void originalThatWasRoundedLater() {
        const Learned original = learned(1, 14, 14, 32, 14);
        const Learned table = made(original, {{"bicubic"}, 24, 24});
        const Identity answer =
            identify({arrayOf(table, CellType::float32)}, expectationOf(original, CellType::bfloat16));
        QVERIFY2(answer.asExpected && wordOf(answer, "interpolation") == "bicubic", wordsOf(answer).c_str());
        QVERIFY(says(evidenceOf(answer), "identify/original-precision", {"float32", "bfloat16"}));
    }

    void notMadeFromIt_data() {
        addColumns<int, bool, Sentence>("columns", "sines", "evidence");
        QTest::newRow("another learned table") << 32 << false << Sentence("identify/learned-not-of-original");
        QTest::newRow("other columns") << 24 << false << Sentence("identify/original-columns", {"32"});
        QTest::newRow("sines and cosines") << 32 << true << Sentence("identify/not-of-original");
    }
    void notMadeFromIt() {
        const auto [columns, sines, evidence] = fetchRow<int, bool, Sentence>();
        const Learned original = learned(1, 14, 14, 32, 15);
        const Learned other = learned(1, 16, 16, columns, 16);
        const TablePlan plan{.dimensions = 32, .rows = 197};
        const auto array = sines ? ::arrayOf({197, 32}, interleavedCells(plan), CellType::float32)
                                 : arrayOf(other, CellType::float32);
        const Identity answer = identify({array}, expectationOf(original, CellType::float32));
        const Identity alone = identify({array});
        QCOMPARE(answer.recognised, sines);
        QCOMPARE(answer.encoding, alone.encoding);
        QVERIFY(!answer.asExpected);
        QVERIFY2(says(evidenceOf(answer), evidence), qPrintable(evidenceOf(answer)));
    }

    void noOriginal() {
        QVERIFY(!whyNoOriginal(::arrayOf({12}, std::vector<double>(12, 1.0))).empty());
        QVERIFY(!whyNoOriginal(::arrayOf({2, 3, 2, 2}, std::vector<double>(24, 1.0))).empty());
        QVERIFY(whyNoOriginal(::arrayOf({3, 4}, std::vector<double>(12, 1.0))).empty());
        // Rows that are all alike tell nothing, and so nothing is wrong with them.
        Expectation expected;
        expected.original = std::make_shared<const OriginalTable>(
            OriginalTable{::arrayOf({9, 4}, std::vector<double>(36, 0.5)), interpolationNamed("bicubic")});
        for (const std::int64_t rows : {4, 9, 16, 25})
            QCOMPARE(idsOf(identify(
                         {::arrayOf({rows, 4}, std::vector<double>(static_cast<std::size_t>(4 * rows), 0.5))},
                         expected)),
                     std::string());
    }

    /// The rows of the original, and others behind them.
    void extended_data() {
        addColumns<int, int, Sentence>("way", "rows", "evidence");
        QTest::newRow("new numbers") << 0 << 80 << Sentence("identify/new-rows", {"40", "79", "0", "0.02"});
        QTest::newRow("the last row again")
            << 1 << 120 << Sentence("identify/repeated-row", {"40", "119", "39"});
        QTest::newRow("eight copies") << 2 << 320 << Sentence("identify/original-again", {"40", "319", "8"});
        QTest::newRow("zeros") << 3 << 64 << Sentence("identify/zero-rows", {"40", "63"});
    }
    void extended() {
        const auto [way, rows, evidence] = fetchRow<int, int, Sentence>();
        for (const CellType type : types) {
            const CellType wide = type == CellType::float64 ? type : CellType::float32;
            const Learned original = rounded(learned(0, 40, 1, 24, 11, false), wide);
            Learned table = original;
            for (std::int64_t row = 40; row < rows; ++row)
                for (std::int64_t j = 0; j < 24; ++j) {
                    // Of two signs by turns: the mean of an even number of columns is 0.
                    const double fresh = 0.02 * (j % 2 == 0 ? 1 : -1);
                    const double again =
                        original.cells[static_cast<std::size_t>((way == 1 ? 39 : row % 40) * 24 + j)];
                    table.cells.push_back(way == 0 ? fresh * (row % 2 == 0 ? 1 : -1) : way == 3 ? 0 : again);
                }
            const StoredArray array = ::arrayOf({rows, 24}, table.cells, type);
            const Identity answer = identify({array}, resizing::expectationOf(original, wide));
            QVERIFY2(answer.asExpected && answer.recognised, wordsOf(answer).c_str());
            QVERIFY2(says(evidenceOf(answer), "identify/original-rows", {"0", "39"}),
                     qPrintable(evidenceOf(answer)));
            QVERIFY2(says(evidenceOf(answer), evidence) || (way == 0 && type == CellType::bfloat16),
                     qPrintable(evidenceOf(answer)));
            // Where a grid was meant, rows that are only added are wrong.
            QCOMPARE(idsOf(identify({array}, resizing::expectationOf(original, wide, "bicubic"))),
                     std::string("extended-for-resized"));
        }
    }
};

QTEST_APPLESS_MAIN(TestOriginals)
#include "tst_originals.moc"
