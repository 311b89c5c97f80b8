// SPDX-License-Identifier: GPL-3.0-or-later
// Published numbers and laws, checked on files of the program.
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/app/programtest.h"
#include "tests/support/rows.h"
#include "tests/support/worst.h"

using Json = nlohmann::json;

namespace {

// Printed digits are compared as the nearest double of the decimal text.
constexpr double decimalRounding = 1e-16;
// What issue 2 asks for of M_k·PE(p) − PE(p+k) on exported data.
constexpr double offsetBound = 1e-12;
// The error of a dot product of 64 products, none above 1, with partial sums below 64: at most 64 roundings
// of 64·2^-53.
constexpr double dotBound = 64 * 64 * 0x1p-53;

Json referenceRows() {
    std::ifstream file(POSISCOPE_TEST_DATA "/reference_rows.json");
    return Json::parse(file)["rows"];
}

double dot(const Matrix& table, qint64 p, qint64 q) {
    double sum = 0;
    for (qint64 j = 0; j < table.columns; ++j)
        sum += table.at(p, j) * table.at(q, j);
    return sum;
}

}  // namespace

class TestCliData : public ProgramTest {
    Q_OBJECT

 private slots:
    void smallTable_data() {
        const Rows<QString, QString> row("ending", "dtype");
        row("csv", "csv", "float64");
        row("npy float64", "npy", "float64");
        row("npy float32", "npy", "float32");
        row("ending in capitals", "NPY", "float64");
    }
    void smallTable() {
        const auto [ending, dtype] = fetchRow<QString, QString>();
        const Matrix table = exportedMatrix(
            {"--view", "heatmap", "--d-model", "4", "--max-len", "2", "--dtype", dtype}, ending);
        if (QTest::currentTestFailed()) return;
        QCOMPARE(table.rows, 2);
        QCOMPARE(table.columns, 4);
        QCOMPARE(table.bytes, dtype == "float32" ? 4 : 8);
        // sin 1, cos 1, sin 0.01, cos 0.01 as the nearest doubles.
        constexpr double exact[2][4] = {
            {0, 1, 0, 1}, {0.8414709848078965, 0.5403023058681398, 0.009999833334166664, 0.9999500004166653}};
        for (qint64 p = 0; p < 2; ++p)
            for (qint64 j = 0; j < 4; ++j) {
                const double value = exact[p][j];
                const bool equal = dtype == "float32"
                                       ? table.at(p, j) == static_cast<double>(static_cast<float>(value))
                                       : table.at(p, j) == value;
                QVERIFY2(
                    equal,
                    qPrintable(QString("PE(%1, %2) = %3").arg(p).arg(j).arg(table.at(p, j), 0, 'g', 17)));
            }
    }

    void publishedRow_data() {
        const Rows<int, QString> row("index", "ending");
        const Json rows = referenceRows();
        QVERIFY(rows.size() >= 8);
        for (std::size_t n = 0; n < rows.size(); ++n)
            for (const char* ending : {"npy", "csv"})
                row((rows[n]["name"].get<std::string>() + " as " + ending).c_str(), static_cast<int>(n),
                    ending);
    }
    void publishedRow() {
        const auto [index, ending] = fetchRow<int, QString>();
        const Json row = referenceRows()[static_cast<std::size_t>(index)];
        const auto word = [&](const char* key) {
            return row[key].is_string() ? QString::fromStdString(row[key])
                                        : QString::fromStdString(row[key].dump());
        };
        const Matrix table =
            exportedMatrix({"--view", "heatmap", "--d-model", word("d_model"), "--max-len", "20", "--base",
                            word("base"), "--layout", word("layout"), "--spectrum", word("spectrum")},
                           ending);
        if (QTest::currentTestFailed()) return;
        QCOMPARE(table.rows, 20);
        QCOMPARE(row["values"].size(), row["columns"].size());
        QCOMPARE(row["tolerance"].size(), row["columns"].size());
        for (std::size_t n = 0; n < row["columns"].size(); ++n) {
            const double value = table.at(row["position"], row["columns"][n]);
            const double printed = row["values"][n];
            const double allowed = row["tolerance"][n].get<double>() + decimalRounding;
            QVERIFY2(
                std::abs(value - printed) <= allowed,
                qPrintable(QString("column %1: %2, printed %3").arg(n).arg(value, 0, 'g', 17).arg(printed)));
        }
    }

    void offsetMapHolds_data() {
        const Rows<int, QString> row("k", "options");
        const char* const tables[] = {"--d-model 128 --max-len 256",
                                      "--d-model 64 --max-len 300 --layout half-split --spectrum endpoint",
                                      "--d-model 33 --max-len 128 --layout half-split",
                                      "--d-model 64 --max-len 128 --base 1e12 --first-position 16777216"};
        for (const int k : {5, -3, 100, 0})
            for (const char* table : tables)
                row(qPrintable(QString("k %1, %2").arg(k).arg(table)), k, table);
    }
    void offsetMapHolds() {
        const auto [k, options] = fetchRow<int, QString>();
        const QStringList words = split(options) + QStringList{"--offset", QString::number(k)};
        const Matrix map = exportedMatrix(split("--view offset-map") + words);
        const Matrix table = exportedMatrix(split("--view heatmap") + words);
        if (QTest::currentTestFailed()) return;
        QCOMPARE(map.rows, table.columns);
        QCOMPARE(map.columns, table.columns);
        Worst worst;
        for (qint64 p = std::max(0, -k); p < std::min(table.rows, table.rows - k); ++p)
            for (qint64 row = 0; row < map.rows; ++row) {
                double carried = 0;
                for (qint64 column = 0; column < map.columns; ++column)
                    carried += map.at(row, column) * table.at(p, column);
                worst.see(std::abs(carried - table.at(p + k, row)),
                          [&] { return "row " + std::to_string(p) + ", dimension " + std::to_string(row); });
            }
        VERIFY_WORST(worst, offsetBound);
    }

    void similarityIsTableTimesItself_data() {
        QTest::addColumn<QString>("options");
        QTest::newRow("default") << "";
        QTest::newRow("half-split endpoint") << "--layout half-split --spectrum endpoint";
        QTest::newRow("odd, lone sine") << "--d-model 63";
        QTest::newRow("odd, zero column") << "--d-model 63 --layout half-split";
        QTest::newRow("first row zero") << "--zero-first-row";
        QTest::newRow("first position") << "--first-position 1000";
        QTest::newRow("odd, first row zero, later") << "--d-model 63 --zero-first-row --first-position 7";
        QTest::newRow("one dimension") << "--d-model 1";
    }
    void similarityIsTableTimesItself() {
        QFETCH(QString, options);
        const QString dimensions =
            options.contains("--d-model") ? QString() : QStringLiteral("--d-model 64 ");
        const QStringList words = split(dimensions + "--max-len 90 " + options);
        const Matrix table = exportedMatrix(split("--view heatmap") + words);
        const Matrix products = exportedMatrix(words + split("--view similarity --similarity dot"));
        const Matrix cosines = exportedMatrix(words + split("--view similarity --similarity cosine"));
        if (QTest::currentTestFailed()) return;
        QCOMPARE(products.rows, 90);
        QCOMPARE(products.columns, 90);
        QCOMPARE(cosines.rows, 90);
        Worst dotError;
        Worst cosineError;
        for (qint64 p = 0; p < 90; ++p)
            for (qint64 q = 0; q < 90; ++q) {
                const auto where = [&] { return std::to_string(p) + ", " + std::to_string(q); };
                const double product = dot(table, p, q);
                const double norms = std::sqrt(dot(table, p, p)) * std::sqrt(dot(table, q, q));
                dotError.see(std::abs(products.at(p, q) - product), where);
                cosineError.see(std::abs(cosines.at(p, q) - (norms > 0 ? product / norms : 0)), where);
            }
        VERIFY_WORST(dotError, dotBound);
        VERIFY_WORST(cosineError, dotBound);
    }

    void float32IsRounded_data() {
        eachText("view", {"heatmap", "waves", "similarity", "offset-map", "spectrum"});
    }
    void float32IsRounded() {
        QFETCH(QString, view);
        Matrix wide = exportedMatrix({"--view", view});
        const Matrix narrow = exportedMatrix({"--view", view, "--dtype", "float32"});
        if (QTest::currentTestFailed()) return;
        QCOMPARE(narrow.bytes, 4);
        QCOMPARE(wide.bytes, 8);
        for (double& cell : wide.cells)
            cell = static_cast<double>(static_cast<float>(cell));
        QVERIFY(narrow.sameBits(wide));
    }
};

QTEST_GUILESS_MAIN(TestCliData)
#include "tst_cli_data.moc"
