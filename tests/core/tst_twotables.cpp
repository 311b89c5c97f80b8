// SPDX-License-Identifier: GPL-3.0-or-later
// Cosines and sines of one file, read as one table.
#include <cmath>

#include "core/identify/identify.h"
#include "core/identify/tablesource.h"
#include "core/tables/tablefile.h"
#include "core/tables/twotables.h"
#include "tests/support/recognition.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"
#include "tests/support/tablebytes.h"
#include "tests/support/wrongtables.h"

using namespace posiscope;

namespace {

/// Two arrays of float32 in a .safetensors file.
std::string fileOf(const std::vector<double>& first, const std::vector<double>& second, std::int64_t rows,
                   const std::string& a = "cos", const std::string& b = "sin") {
    const auto shape = [rows](const std::vector<double>& cells) {
        return "[" + std::to_string(rows) + "," +
               std::to_string(static_cast<std::int64_t>(cells.size()) / rows) + "]";
    };
    const std::string data = bytesOfAll(std::vector<float>(first.begin(), first.end())) +
                             bytesOfAll(std::vector<float>(second.begin(), second.end()));
    return safetensorsFile(
        "{" + tensorEntry(a, "F32", shape(first), 0, 4 * first.size()) + "," +
            tensorEntry(b, "F32", shape(second), 4 * first.size(), 4 * (first.size() + second.size())) + "}",
        data);
}

}  // namespace

class TestTwoTables : public StrictTest {
    Q_OBJECT

    Folder folder_;

 private slots:
    void names_data() {
        const TextRows<QString, QString> row("name", "first", "second");
        row("cos,sin", "cos", "sin");
        row("cos", "", "");
        row("x[:,3]", "", "");
        row("x[:,3],y[:,3]", "x[:,3]", "y[:,3]");
        row(",sin", "", "");
        row("cos,", "", "");
    }
    void names() {
        const auto [name, first, second] = fetchRow<QString, QString, QString>();
        const auto two = twoNames(name.toStdString());
        QCOMPARE(two.has_value(), !first.isEmpty());
        if (!two) return;
        QCOMPARE(two->first, first.toStdString());
        QCOMPARE(two->second, second.toStdString());
    }

    void cosinesAndSines() {
        const TablePlan plan{.dimensions = 32, .rows = 60, .base = 500000};
        const auto cosines = repeatedHalves(plan, false), sines = repeatedHalves(plan, true);
        const std::string path = folder_.write("cache.safetensors", fileOf(cosines, sines, 60));
        const auto table = readTable(path, "cos,sin");
        QVERIFY2(table.ok(), table.ok() ? "" : table.error().text.english().c_str());
        QCOMPARE((*table)->name(), std::string("cos,sin"));
        QCOMPARE((*table)->rows(), 60);
        QCOMPARE((*table)->columns(), 64);
        for (const std::int64_t row : {0, 17, 59})
            for (std::int64_t j = 0; j < 32; ++j) {
                const auto place = static_cast<std::size_t>(row * 32 + j);
                QCOMPARE((*table)->value(row, j), static_cast<double>(static_cast<float>(cosines[place])));
                QCOMPARE((*table)->value(row, j + 32), static_cast<double>(static_cast<float>(sines[place])));
            }
        const Identity answer = identify({arrayOfTable(*table)});
        QCOMPARE(answer.encoding, std::string("rope"));
        QCOMPARE(answer.storage.form, std::string("halves-repeated-cosine-first"));
        QCOMPARE(answer.unexplainedCells, 0);
    }

    /// Every bit is that of the file.
    void narrowTypes_data() {
        QTest::addColumn<int>("type");
        for (const CellType type :
             {CellType::float64, CellType::float32, CellType::float16, CellType::bfloat16})
            QTest::newRow(std::string(nameOf(type)).c_str()) << static_cast<int>(type);
    }
    void narrowTypes() {
        QFETCH(int, type);
        const auto kind = static_cast<CellType>(type);
        const std::vector<double> numbers{1,   -0.5,     3e-5,      6e-8,          65504,
                                          NAN, INFINITY, -INFINITY, 0.333251953125};
        const StoredArray left = arrayOf({3, 3}, numbers, kind), right = arrayOf({3, 3}, numbers, kind);
        const auto both = beside(*left.cells, *right.cells);
        QVERIFY(both.ok());
        QCOMPARE((*both)->cellType(), kind);
        std::vector<double> expected;
        for (std::int64_t row = 0; row < 3; ++row)
            for (std::int64_t j = 0; j < 6; ++j)
                expected.push_back(left.cells->value(row, j % 3));
        QVERIFY(sameCells(cellsOf(**both), expected));
    }

    void whatDoesNotFit() {
        const std::vector<double> six(6, 1.0);
        const std::string path = folder_.write(
            "two.safetensors", safetensorsFile("{" + tensorEntry("cos", "F32", "[3,2]", 0, 24) + "," +
                                                   tensorEntry("sin", "F32", "[2,2]", 24, 40) + "}",
                                               bytesOfAll(std::vector<float>(10))));
        const auto table = readTable(path, "cos,sin");
        QVERIFY(!table.ok());
        QVERIFY2(
            QString::fromStdString(table.error().text.english()).contains("3 of float32 and 2 of float32"),
            table.error().text.english().c_str());
        // A name with a comma of its own is that array.
        const std::string own = folder_.write("own.safetensors", fileOf(six, six, 2, "a,b", "b"));
        const auto comma = readTable(own, "a,b");
        QVERIFY(comma.ok());
        QCOMPARE((*comma)->columns(), 3);
    }
};

QTEST_APPLESS_MAIN(TestTwoTables)
#include "tst_twotables.moc"
