// SPDX-License-Identifier: GPL-3.0-or-later
// CSV files: numbers, names in the first line, positions in the first column.
#include <QTemporaryDir>
#include <fstream>
#include <limits>

#include "core/parameters/keys.h"
#include "core/state/opentable.h"
#include "core/state/snapshot.h"
#include "core/tables/tablefile.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"
#include "tests/support/wording.h"

using namespace posiscope;

namespace {

using Cells = std::vector<double>;

QString asNames(const QString& line) {
    return wording("identify/first-line-as-names", {line});
}

}  // namespace

class TestCsvLayout : public StrictTest {
    Q_OBJECT

 private slots:
    void layouts_data() {
        addColumns<QByteArray, int, Cells, int, QStringList>("text", "columns", "cells", "first", "notes");
        const auto row = [](const char* title, const char* text, int columns, const Cells& cells,
                            int first = 0, const QStringList& notes = {}) {
            QTest::newRow(title) << QByteArray(text) << columns << cells << first << notes;
        };
        // How numbers, lines and names are written.
        constexpr double nan = std::numeric_limits<double>::quiet_NaN();
        constexpr double infinity = std::numeric_limits<double>::infinity();
        const Cells six{1, -2.5, 3e-5, 4, 5, 6};
        row("comma", "1,-2.5,3e-5\n4,5,6\n", 3, six);
        row("semicolon", "1;-2.5;3e-5\n4;5;6\n", 3, six);
        row("tab", "1\t-2.5\t3e-5\n4\t5\t6\n", 3, six);
        row("CRLF, byte order mark",
            "\xef\xbb\xbf"
            "1,-2.5,3e-5\r\n4,5,6\r\n",
            3, six);
        row("no end of line", "1,-2.5,3e-5\n4,5,6", 3, six);
        row("empty lines at the end", "1,-2.5,3e-5\n4,5,6\n\n\r\n", 3, six);
        row("names", "a,b,c\n1,-2.5,3e-5\n4,5,6\n", 3, six);
        row("quoted names", "\"dim 0, sine\",\"a \"\"b\"\"\",c\n1,-2.5,3e-5\n4,5,6\n", 3, six);
        row("quoted numbers", "\"1\", \"-2.5\" ,3e-5\n4,5,6\n", 3, six);
        row("spaces and signs", " +1 , -2.5, 3e-5\n 4,5 ,+6\n", 3, six);
        row("nan and inf", "nan,NaN,inf\n-inf,Infinity,-0\n", 3,
            {nan, nan, infinity, -infinity, infinity, -0.0});
        row("one column", "1\n2\n3\n", 1, {1, 2, 3});
        row("one cell", "1", 1, {1});
        row("too small", "1e-400,-1e-400,4e-324\n", 3, {0, -0.0, 5e-324});
        row("all digits", "0.1,1.7976931348623157e308\n", 2, {0.1, 1.7976931348623157e308});
        // Names that are proved to be names.
        row("words", "x,y,z\n1,2,3\n", 3, {1, 2, 3});
        row("numbers in quotes", "\"0\",\"1\",\"2\"\n0.5,1,2\n", 3, {0.5, 1, 2});
        row("one number in quotes", "\"0\"\n0\n1\n", 1, {0, 1});
        row("two numbers in quotes", "\"0\",\"1\"\n0,1\n", 2, {0, 1});
        row("numbers in quotes, with gaps", "\"4\",\"5\",\"22\"\n1,2,3\n", 3, {1, 2, 3});
        row("numbers in quotes over whole ones, square", "\"0\",\"1\",\"2\"\n0,1,2\n1,0,1\n", 3,
            {0, 1, 2, 1, 0, 1});
        row("numbers in quotes, spaces", " \"0\" ; \"1\"\n0.5;1\n", 2, {0.5, 1});
        // Names that are likely to be names.
        row("as pandas numbers columns", "0,1,2\n0.5,1.0,2.0\n0.25,1.5,2.5\n", 3, {0.5, 1, 2, 0.25, 1.5, 2.5},
            0, {asNames("0, 1, 2")});
        row("of four columns", "0,1,2,3\n0,1,0,1\n0.8,0.5,0,1\n", 4, {0, 1, 0, 1, 0.8, 0.5, 0, 1}, 0,
            {asNames("0, 1, 2, …")});
        row("from another first position", "7,8,9\n0.5,1,2\n", 3, {0.5, 1, 2}, 0, {asNames("7, 8, 9")});
        row("whole numbers, square without it", "0,1,2\n0,1,2\n1,0,1\n2,1,0\n", 3,
            {0, 1, 2, 1, 0, 1, 2, 1, 0}, 0, {asNames("0, 1, 2")});
        row("over numbers written with points", "0,1,2\n0.0,1.0,2.0\n1.0,0.0,1.0\n", 3, {0, 1, 2, 1, 0, 1}, 0,
            {asNames("0, 1, 2")});
        // Numbers.
        row("two columns: sine and cosine of 0", "0,1\n0.84,0.54\n", 2, {0, 1, 0.84, 0.54});
        row("one row", "0,1,2,3\n", 4, {0, 1, 2, 3});
        const auto asNumbers = [](const QString& line) {
            return wording("identify/first-line-as-numbers", {line});
        };
        row("whole numbers, square with it", "0,1,2\n1,0,1\n2,1,0\n", 3, {0, 1, 2, 1, 0, 1, 2, 1, 0}, 0,
            {asNumbers("0, 1, 2")});
        row("whole numbers that go on", "0,1,2,3\n4,5,6,7\n", 4, {0, 1, 2, 3, 4, 5, 6, 7}, 0,
            {asNumbers("0, 1, 2, …")});
        row("written with points", "0.0,1.0,2.0\n0.5,1.5,2.5\n", 3, {0, 1, 2, 0.5, 1.5, 2.5});
        row("with a sign", "-1,0,1\n0.5,1,2\n", 3, {-1, 0, 1, 0.5, 1, 2});
        row("with gaps", "0,2,4\n0.5,1,2\n", 3, {0, 2, 4, 0.5, 1, 2});
        row("going down", "2,1,0\n0.5,1,2\n", 3, {2, 1, 0, 0.5, 1, 2});
        row("every cell in quotes", "\"0\",\"1\"\n\"2\",\"3\"\n", 2, {0, 1, 2, 3});
        row("quotes alone", "\"0\",\"1\",\"2\"\n", 3, {0, 1, 2});
        // Positions.
        const auto column = [](const char* name, int from) {
            return wording("identify/column-numbers-rows", {name, QString::number(from)});
        };
        const auto unnamed = [](int from) {
            return wording("identify/first-column-numbers", {QString::number(from)});
        };
        row("position", "position,a,b\n0,1,2\n1,3,4\n", 2, {1, 2, 3, 4}, 0, {column("position", 0)});
        row("Index, from 1", "Index,a\n1,5\n2,6\n", 1, {5, 6}, 1, {column("Index", 1)});
        row("of one row", "p;a\n40;0.5\n", 1, {0.5}, 40, {column("p", 40)});
        row("pandas with its index", ",0,1\n0,1.5,2\n1,3,4\n", 2, {1.5, 2, 3, 4}, 0, {unnamed(0)});
        row("R with its names of rows", "\"\",\"V1\"\n\"1\",0.5\n\"2\",0.25\n", 1, {0.5, 0.25}, 1,
            {unnamed(1)});
        row("written with points", "pos,a\n2.0,0.5\n3.0,1\n", 1, {0.5, 1}, 2, {column("pos", 2)});
        row("without names", "0,0.5\n1,0.25\n2,3\n", 1, {0.5, 0.25, 3}, 0, {unnamed(0)});
        row("without names, from 1", "1,5,0.5\n2,6,7\n3,8,9\n", 2, {5, 0.5, 6, 7, 8, 9}, 1, {unnamed(1)});
        row("under numbers that name columns", "0,1,2\n0,0.5,1\n1,0.5,2\n2,0.5,3\n", 2,
            {0.5, 1, 0.5, 2, 0.5, 3}, 0, {asNames("0, 1, 2"), unnamed(0)});
        // No positions.
        row("of another name", "distance,head_0\n0,0.5\n1,0.25\n2,0.125\n", 2, {0, 0.5, 1, 0.25, 2, 0.125});
        row("under names in quotes", "\"0\",\"1\"\n0,0.5\n1,0.25\n2,0.125\n", 2, {0, 0.5, 1, 0.25, 2, 0.125});
        row("with a gap", "position,a\n0,1\n2,3\n", 2, {0, 1, 2, 3});
        row("below 0", "position,a\n-1,1\n0,3\n", 2, {-1, 1, 0, 3});
        row("alone", "position\n0\n1\n", 1, {0, 1});
        row("of two rows without names", "0,0.5\n1,0.25\n", 2, {0, 0.5, 1, 0.25});
        row("beside whole numbers", "0,1.0,4\n1,2,2\n2,3,9\n", 3, {0, 1, 4, 1, 2, 2, 2, 3, 9});
    }
    void layouts() {
        const auto [text, columns, cells, first, notes] =
            fetchRow<QByteArray, int, Cells, int, QStringList>();
        const std::string path = written(text);
        const auto info = inspectTableFile(path);
        QVERIFY2(info.ok(), info ? "" : info.error().text.english().c_str());
        QCOMPARE(info->tensors[0].shape[1], static_cast<std::uint64_t>(columns));
        QCOMPARE(info->tensors[0].shape[0], cells.size() / static_cast<std::size_t>(columns));
        QVERIFY(info->tensors[0].isTable());
        QCOMPARE(english(info->tensors[0].notes), notes);
        const auto table = readTable(path, "");
        QVERIFY2(table.ok(), table ? "" : table.error().text.english().c_str());
        QCOMPARE((*table)->columns(), columns);
        QVERIFY(sameCells(cellsOf(**table), cells));
        QCOMPARE((*table)->firstPosition(), first);
        QCOMPARE(english((*table)->notes()), notes);
    }

    void longFile() {
        QByteArray text;
        for (int n = 0; n < 300'000; ++n)
            text += QByteArray::number(n) + (n % 100 == 99 ? '\n' : ',');
        const auto table = readTable(written(text), "");
        QVERIFY2(table.ok(), table ? "" : table.error().text.english().c_str());
        QCOMPARE((*table)->rows(), 3000);
        const Cells cells = cellsOf(**table);
        for (std::size_t n = 0; n < cells.size(); ++n)
            QCOMPARE(cells[n], static_cast<double>(n));
    }

    /// Positions count from where the column begins, and what was decided is told.
    void encoding() {
        State state = defaultState();
        QVERIFY(!openTable(state, written("pos,a,b\n5,0.5,1\n6,0.25,2\n7,0.125,3\n"), ""));
        repair(state);
        const Snapshot snapshot = makeSnapshot(state);
        QVERIFY(snapshot.model->problem().empty());
        QCOMPARE(snapshot.model->firstCursor(), 5);
        QCOMPARE(snapshot.model->table().rows(), 3);
        QCOMPARE(snapshot.model->table().columns(), 2);
        QCOMPARE(state.get(keys::position), 7);  // moved inside the table
        QCOMPARE(snapshot.model->between(6, 0), 0.25);
        const auto steps = snapshot.model->explain({.position = 6, .dimension = 1, .reference = 5}, 6);
        QCOMPARE(QString::fromStdString(steps.front()), "W[1, 1], float64");
        QCOMPARE(QString::fromStdString(steps.back()), "= 2");
        QCOMPARE(english(snapshot.model->notes()).size(), 1);
        QVERIFY(saysOnly(english(snapshot.model->notes()).front(), "identify/column-numbers-rows"));
    }

 private:
    std::string written(const QByteArray& text) {
        std::string path = folder_.filePath("a.csv").toStdString();
        std::ofstream(path, std::ios::binary).write(text.data(), text.size());
        return path;
    }
    static QStringList english(const std::vector<Text>& all) {
        QStringList list;
        for (const Text& each : all)
            list << QString::fromStdString(each.english());
        return list;
    }

    QTemporaryDir folder_;
};

QTEST_APPLESS_MAIN(TestCsvLayout)
#include "tst_csvlayout.moc"
