// SPDX-License-Identifier: GPL-3.0-or-later
// Grids of learned rows resized, against PyTorch.
#include <QFile>
#include <QTest>
#include <nlohmann/json.hpp>

#include "core/resize/geometric.h"
#include "core/resize/resize.h"
#include "tests/support/bytes.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

using Json = nlohmann::json;

Json readReference(const char* name) {
    return Json::parse(
        bytesOf(QStringLiteral(POSISCOPE_TEST_DATA "/resized/") + QLatin1String(name)).toStdString());
}

const Json& reference() {
    static const Json all = readReference("interpolate.json");
    return all;
}
/// SciPy's numbers for BEiT's way, and those of timm's.
const Json& geometric() {
    static const Json all = readReference("geometric.json");
    return all;
}

Grid gridOf(const Json& sides) {
    return {sides[0].get<std::int64_t>(), sides[1].get<std::int64_t>()};
}

/// A column of numbers, and that column times −3 beside it.
LearnedRows rowsOf(const Json& numbers, std::int64_t extra) {
    LearnedRows rows(extra + static_cast<std::int64_t>(numbers.size()), 2);
    for (std::int64_t n = 0; n < extra; ++n)
        rows.row(n) << 1000 + static_cast<double>(n), 0.5;
    for (std::size_t n = 0; n < numbers.size(); ++n) {
        const auto number = numbers[n].get<double>();
        rows.row(extra + static_cast<std::int64_t>(n)) << number, -3 * number;
    }
    return rows;
}

}  // namespace

class TestResize : public StrictTest {
    Q_OBJECT

 private slots:
    void namesOfGrids_data() {
        addColumns<std::string, int, int>("name", "height", "width");
        const auto row = [](const char* name, int height, int width) {
            QTest::newRow(*name == 0 ? "nothing" : name) << std::string(name) << height << width;
        };
        row("24x32", 24, 32);
        row("8×24", 8, 24);
        row(" 3 X 999999 ", 3, 999'999);
        row("3*4", 3, 4);
        row("3х4", 3, 4);  // the Cyrillic letter
        for (const char* none : {"", "12", "12x", "x12", "0x4", "4x0", "-3x4", "3x-4", "3x4x5", "3,4",
                                 "1000000x2", "3x99999999999999999999", "3.5x4", "3xx4"})
            row(none, 0, 0);
    }
    void namesOfGrids() {
        const auto [name, height, width] = fetchRow<std::string, int, int>();
        const auto grid = gridNamed(name);
        QCOMPARE(grid.has_value(), height > 0);
        if (grid) QCOMPARE(*grid, (Grid{height, width}));
    }

    void asPyTorchDoes_data() {
        addColumns<int, QString>("number", "name");
        int number = 0;
        for (const Json& each : reference()["cases"]) {
            const Grid from = gridOf(each["from"]), to = gridOf(each["to"]);
            for (const auto& [name, numbers] : each["resized"].items())
                QTest::addRow("%d × %d to %d × %d, %s", static_cast<int>(from.height),
                              static_cast<int>(from.width), static_cast<int>(to.height),
                              static_cast<int>(to.width), name.c_str())
                    << number << QString::fromStdString(name);
            ++number;
        }
    }
    void everyWayHasNumbers() {
        for (const Interpolation& each : interpolations())
            QVERIFY2(std::any_of(reference()["cases"].begin(), reference()["cases"].end(),
                                 [&](const Json& one) { return one["resized"].contains(nameOf(each)); }),
                     nameOf(each).c_str());
        for (const Geometric each : geometricWays())
            QVERIFY(geometric()["cases"][0]["resized"].contains(nameOf(each)));
    }
    void asPyTorchDoes() {
        const auto [number, name] = fetchRow<int, QString>();
        // A few units of float64 at numbers up to 300: PyTorch adds in another order.
        constexpr double loose = 1e-12;
        const Json& given = reference()["cases"][static_cast<std::size_t>(number)];
        const auto interpolation = interpolationNamed(name.toStdString());
        QVERIFY(interpolation.has_value());
        const std::vector<double> expected = given["resized"][name.toStdString()];
        for (const std::int64_t extra : {0, 1, 5}) {
            const LearnedRows rows = rowsOf(given["rows"], extra);
            const LearnedRows found =
                resized(rows, extra, gridOf(given["from"]), gridOf(given["to"]), *interpolation);
            QCOMPARE(found.rows(), static_cast<Eigen::Index>(expected.size()) + extra);
            QVERIFY(found.topRows(extra) == rows.topRows(extra));
            for (std::size_t n = 0; n < expected.size(); ++n) {
                const auto row = static_cast<Eigen::Index>(n) + extra;
                QVERIFY2(std::abs(found(row, 0) - expected[n]) <= loose,
                         qPrintable(QStringLiteral("place %1: %2, not %3")
                                        .arg(n)
                                        .arg(found(row, 0), 0, 'g', 17)
                                        .arg(expected[n], 0, 'g', 17)));
                QVERIFY(std::abs(found(row, 1) + 3 * expected[n]) <= 3 * loose);
            }
        }
    }

    /// Relative biases of windows, at distances in a geometric progression.
    void asBeitDoes_data() {
        addColumns<int, QString>("number", "name");
        for (std::size_t n = 0; n < geometric()["cases"].size(); ++n)
            for (const auto& [name, numbers] : geometric()["cases"][n]["resized"].items())
                QTest::addRow("%d, %s", static_cast<int>(n), name.c_str())
                    << static_cast<int>(n) << QString::fromStdString(name);
    }
    void asBeitDoes() {
        const auto [number, name] = fetchRow<int, QString>();
        const Json& given = geometric()["cases"][static_cast<std::size_t>(number)];
        const auto way = geometricNamed(name.toStdString());
        QVERIFY(way.has_value());
        const auto sides = [](Grid window) { return Grid{2 * window.height - 1, 2 * window.width - 1}; };
        const Grid from = sides(gridOf(given["from"])), to = sides(gridOf(given["to"]));
        const std::vector<double> places = given["places"];
        const std::vector<double> found = geometricPlaces(from.height, to.height);
        QCOMPARE(found.size(), places.size());
        for (std::size_t n = 0; n < places.size(); ++n)
            QVERIFY(std::abs(found[n] - places[n]) < 1e-8);
        const std::vector<double> expected = given["resized"][name.toStdString()];
        const LearnedRows made = resizedGeometrically(rowsOf(given["rows"], 0), from, to, *way);
        QCOMPARE(made.rows(), static_cast<Eigen::Index>(expected.size()));
        for (std::size_t n = 0; n < expected.size(); ++n) {
            // The reference has ten digits.
            const double loose = 1e-9 * std::max(1.0, std::abs(expected[n]));
            const auto row = static_cast<Eigen::Index>(n);
            QVERIFY2(std::abs(made(row, 0) - expected[n]) <= loose,
                     qPrintable(QStringLiteral("place %1: %2, not %3")
                                    .arg(n)
                                    .arg(made(row, 0), 0, 'g', 12)
                                    .arg(expected[n], 0, 'g', 12)));
            QVERIFY(std::abs(made(row, 1) + 3 * expected[n]) <= 3 * loose);
        }
    }

    void namesAreUnique() {
        for (const Geometric each : geometricWays()) {
            QVERIFY(geometricNamed(nameOf(each)) == each);
            QVERIFY(!interpolationNamed(nameOf(each)));
        }
        for (const Interpolation& each : interpolations())
            QVERIFY(interpolationNamed(nameOf(each)) == each);
        QVERIFY(!interpolationNamed("bicubic-"));
        QVERIFY(!interpolationNamed(""));
    }

    /// Weights add up to 1, so that a table whose rows are alike stays as it is; taps lie inside the axis.
    void rowsThatAreAlikeStay() {
        for (const Interpolation& each : interpolations())
            for (std::int64_t from = 1; from <= 9; ++from)
                for (std::int64_t to = 1; to <= 9; ++to)
                    for (const Taps& taps : tapsOf(each, resizedAxis(each, from, to))) {
                        double sum = 0;
                        for (const double weight : taps.weights)
                            sum += weight;
                        QVERIFY(std::abs(sum - 1) < 1e-14);
                        QVERIFY(taps.first >= 0);
                        QVERIFY(taps.first + static_cast<std::int64_t>(taps.weights.size()) <= from);
                    }
    }
};

QTEST_APPLESS_MAIN(TestResize)
#include "tst_resize.moc"
