// SPDX-License-Identifier: GPL-3.0-or-later
// What a table is to another one: edits of known tables are found, alone and two after each other.
#include <cmath>

#include "core/fields/tablematrix.h"
#include "core/fields/zerofield.h"
#include "core/parameters/numbertext.h"
#include "core/relate/relate.h"
#include "tests/support/editedtables.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/wording.h"

using namespace posiscope;
using namespace edited;

namespace {

CellTolerance toleranceOf(NumberKind kind, const Matrix& cells) {
    const auto finite = cells.array().isFinite().select(cells.array().abs(), 0);
    return {0x1p-22 * finite.maxCoeff(), 2 * roundingOf(kind)};
}

Relation related(const Matrix& a, const Matrix& b, NumberKind kind = NumberKind::float32) {
    return relate(*storedMatrix(rounded(kind, a)), *storedMatrix(rounded(kind, b)), toleranceOf(kind, a));
}

QString idsOf(const Relation& relation) {
    QStringList ids;
    for (const std::string& id : relation.ids())
        ids << QString::fromStdString(id);
    ids.sort();
    return ids.join(' ');
}

QString wordsOf(const Relation& relation) {
    QString words;
    for (const Text& each : relation.words())
        words += QString::fromStdString(each.english()) + '\n';
    return words;
}

}  // namespace

Q_DECLARE_METATYPE(NumberKind)

class TestRelate : public StrictTest {
    Q_OBJECT

 private slots:
    /// Each change and each pair of them, of each table in each type: nothing is left unexplained.
    void changes_data() {
        addColumns<int, int, NumberKind>("table", "change", "kind");
        const auto all = tables();
        const auto every = cases();
        for (const NumberKind kind : {NumberKind::float32, NumberKind::bfloat16})
            for (std::size_t table = 0; table < all.size(); ++table)
                for (std::size_t change = 0; change < every.size(); ++change)
                    QTest::addRow("%s, %s, %s", all[table].name, qPrintable(every[change].name),
                                  nameOf(kind).c_str())
                        << static_cast<int>(table) << static_cast<int>(change) << kind;
    }
    void changes() {
        const auto [table, change, kind] = fetchRow<int, int, NumberKind>();
        const Matrix a = rounded(kind, tables()[static_cast<std::size_t>(table)].cells);
        const Case each = cases()[static_cast<std::size_t>(change)];
        const Relation found = related(a, each.made(a), kind);
        QStringList expected = each.ids;
        expected.sort();
        QVERIFY2(idsOf(found) == expected.join(' '), qPrintable(idsOf(found) + '\n' + wordsOf(found)));
        QCOMPARE(found.explained, found.cells);
        QCOMPARE(wordsOf(found).count('\n'), found.edits.size());
    }

    void otherChanges_data() {
        const Rows<Matrix, Matrix, QString, double> row("a", "b", "ids", "share");
        const Matrix waves = sinusoid(64, 32), noise = learned(60, 24);
        row("the same", waves, waves, "same", 1);
        row("columns reversed", noise, columnsTaken(noise, orders::reversed(24)), "columns-reversed", 1);
        row("columns rolled", noise, columnsTaken(noise, rolled(24, 5)), "columns-rolled", 1);
        row("columns cut", waves, waves.middleCols(3, 20), "columns-cut", 1);
        row("columns missing", noise, columnsTaken(noise, orders::most(24)), "columns-missing", 1);
        row("columns repeated", noise, columnsTaken(noise, twice(24)), "columns-repeated", 1);
        row("rows missing", waves, rowsTaken(waves, orders::most(64)), "rows-missing", 1);
        row("every second row", waves, rowsTaken(waves, orders::every(64, 2)), "rows-missing", 1);
        orders::Order doubled;
        for (std::int64_t n = 0; n < 128; ++n)
            doubled.push_back(n / 2);
        row("each row twice", waves, rowsTaken(waves, doubled), "rows-repeated", 1);
        Matrix added(80, 24);
        added << noise, learned(20, 24, 8);
        row("rows added behind", noise, added, "rows-added", 0.75);
        Matrix between = added;
        between << learned(20, 24, 8), noise;
        row("rows added in front", noise, between, "rows-moved", 0.75);
        Matrix moved = noise;
        moved << learned(3, 24, 8), noise.topRows(57);
        row("moved by 3", noise, moved, "rows-moved", 57.0 / 60);
        moved << noise.bottomRows(57), learned(3, 24, 8);
        row("moved back by 3", noise, moved, "rows-moved", 57.0 / 60);
        row("rounded", waves, rounded(NumberKind::bfloat16, waves), "rounded", 1);
        Matrix damaged = waves;
        damaged.row(5).setConstant(7);
        damaged(9, 3) = NAN;
        row("damaged", waves, damaged, "same", 1 - 33.0 / 2048);
        Matrix still = waves;
        for (Eigen::Index c = 4; c < 32; c += 4)
            still.col(c).setZero();
        row("some columns zero", waves, still, "same", 1 - 7 * 63.0 / 2048);
        Matrix ownHole = waves;
        ownHole(2, 2) = NAN;
        row("NaN in both", ownHole, ownHole, "same", 1);
        row("NaN in both, rows reversed", ownHole, ownHole.colwise().reverse(), "rows-reversed", 1);
        Matrix masked = alibi(8, 32);
        masked.rightCols(8).setConstant(-HUGE_VAL);
        row("masked, rows reversed", masked, masked.colwise().reverse(), "rows-reversed", 1);
        Matrix few = learned(60, 24, 9);
        few.topRows(29) = noise.topRows(29);
        row("fewer than half of the rows", noise, few, "", 0);
        row("another", noise, learned(60, 24, 9), "", 0);
        row("another of other columns", noise, learned(60, 20, 9), "", 0);
        row("another base", waves, sinusoid(64, 20), "", 0);
        row("a number for all", noise, Matrix::Constant(60, 24, 0.5), "", 0);
        const Matrix list = learned(1, 40);
        row("a list reversed", list, list.rowwise().reverse(), "columns-reversed", 1);
        row("a list times −2", list, -2 * list, "another-scale", 1);
    }
    void otherChanges() {
        const auto [a, b, ids, share] = fetchRow<Matrix, Matrix, QString, double>();
        const Relation found = related(a, b);
        QVERIFY2(idsOf(found) == ids, qPrintable(idsOf(found) + '\n' + wordsOf(found)));
        QCOMPARE(found.found, !ids.isEmpty());
        QCOMPARE(found.share(), share);
        QCOMPARE(found.firstOff.has_value(), share > 0 && share < 1);
    }

    void words() {
        const Matrix noise = learned(60, 24);
        Matrix off = noise;
        off(29, 3) = 9;
        off(31, 3) = 9;
        const QString expected =
            QString::fromStdString(inFull(static_cast<double>(static_cast<float>(noise(29, 3)))));
        QVERIFY2(says(wordsOf(related(noise, off)), "compare/first-off", {"29", "3", "9", expected}),
                 qPrintable(wordsOf(related(noise, off))));
        QVERIFY(says(wordsOf(related(noise, rowsTaken(noise, orders::between(10, 50)))), "compare/rows-cut",
                     {"10", "49", "60"}));
        Matrix moved = noise;
        moved << noise.bottomRows(57), learned(3, 24, 8);
        QVERIFY(says(wordsOf(related(noise, moved)), "compare/rows-later", {"3"}));
        moved << learned(3, 24, 8), noise.topRows(57);
        QVERIFY(says(wordsOf(related(noise, moved)), "compare/rows-earlier", {"3"}));
        QVERIFY(says(wordsOf(related(noise, -1.25 * noise)), "compare/times", {"−1.25"}));
        QVERIFY(says(wordsOf(related(noise, learned(60, 24, 9))), "compare/no-relation"));
    }

    /// A table that is too large is not looked through, and a search that is not wanted ends at once.
    void notLookedFor() {
        const Matrix waves = sinusoid(400, 64);
        int asked = 0;
        const auto table = storedMatrix(waves);
        const Relation stopped = relate(*table, *table, {}, [&](double share) {
            if (share < 0 || share > 1) return false;
            return ++asked < 3;
        });
        QVERIFY(!stopped.complete && !stopped.found);
        QCOMPARE(asked, 3);
        // Rows in another order, each of which is nearly as near to many others.
        const Eigen::Index many = 65'536;
        const auto noisy = [many](Eigen::Index factor, double size) {
            Matrix cells(many, 4);
            for (Eigen::Index r = 0; r < many; ++r)
                for (Eigen::Index c = 0; c < 4; ++c)
                    cells(r, c) = std::sin(static_cast<double>(r * factor % many) * 1e-4 *
                                           std::exp(-static_cast<double>(c))) +
                                  size * std::sin(static_cast<double>(r * (7 + c) + factor));
            return cells;
        };
        const Relation alike = related(noisy(1, 0.01), noisy(7919, 0.02));
        QVERIFY(!alike.found);
        QVERIFY(says(wordsOf(alike), "compare/rows-too-alike", {"65\u202f536"}));
        const ZeroField large(8192, 8192);
        const Relation none = relate(large, large, {});
        QVERIFY(!none.found && none.complete);
        QVERIFY(says(wordsOf(none), "compare/too-large-for-a-relation", {"33\u202f554\u202f432"}));
    }
};

QTEST_GUILESS_MAIN(TestRelate)
#include "tst_relate.moc"
