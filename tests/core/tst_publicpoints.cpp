// SPDX-License-Identifier: GPL-3.0-or-later
// Public questions about sines and cosines of coordinates: points, bands and linear spectra.
#include <cmath>
#include <numbers>
#include <random>

#include "tests/core/publiccase.h"
#include "tests/support/answers.h"
#include "tests/support/madetable.h"
#include "tests/support/recognition.h"
#include "tests/support/rows.h"

using namespace mistakes;

namespace {

constexpr double pi = std::numbers::pi;

double spaced(std::int64_t row, std::int64_t rows) {
    return -1 + 2.0 * static_cast<double>(row) / static_cast<double>(rows - 1);
}

/// x, then the sine and the cosine of 2^k x, or 2^k π x.
double octave(double x, std::int64_t column, bool withPi) {
    if (column == 0) return x;
    const double angle = std::exp2((column - 1) / 2) * (withPi ? pi : 1) * x;
    return column % 2 == 1 ? std::sin(angle) : std::cos(angle);
}

}  // namespace

class TestPublicPoints : public StrictTest {
    Q_OBJECT

 private slots:
    /// NeRF's features of linspace(−1, 1, 256): is π in them?
    void spacedCoordinates_data() {
        addColumns<bool, bool, int>("withPi", "withInput", "rows");
        for (const int rows : {256, 255})
            for (const bool withPi : {true, false})
                for (const bool withInput : {true, false})
                    QTest::addRow("%d rows%s%s", rows, withPi ? ", π" : "", withInput ? ", x" : "")
                        << withPi << withInput << rows;
    }
    void spacedCoordinates() {
        const auto [withPi, withInput, rows] = fetchRow<bool, bool, int>();
        const auto table = made(
            rows, withInput ? 21 : 20,
            [rows = rows, withInput = withInput, withPi = withPi](std::int64_t row, std::int64_t column) {
                return octave(spaced(row, rows), column + (withInput ? 0 : 1), withPi);
            });
        const Identity answer = identify({table});
        QCOMPARE(answer.encoding, std::string("fourier"));
        QCOMPARE(numberOf(answer, "octaves"), 10.0);
        QCOMPARE(numberOf(answer, "include_pi"), withPi ? 1.0 : 0.0);
        QCOMPARE(answer.unexplainedCells, 0);
        // With π the two ends of [−1, 1] are a period apart.
        SAYS(answer, withPi ? "identify/nerf-pi-alike" : "identify/nerf-no-pi-unlike", {"−1", "1"});
    }

    /// Random points, the three coordinates first.
    void points_data() {
        addColumns<bool, int>("withPi", "coordinates");
        for (const int coordinates : {2, 3})
            for (const bool withPi : {true, false})
                QTest::addRow("%d coordinates%s", coordinates, withPi ? ", π" : "") << withPi << coordinates;
    }
    void points() {
        const auto [withPi, coordinates] = fetchRow<bool, int>();
        std::mt19937 engine(3);
        std::uniform_real_distribution<double> within(-1.5, 1.5);
        std::vector<double> cells;
        for (int n = 0; n < 200; ++n) {
            std::vector<double> x;
            for (int axis = 0; axis < coordinates; ++axis)
                x.push_back(static_cast<double>(static_cast<float>(within(engine))));
            cells.insert(cells.end(), x.begin(), x.end());
            for (int k = 0; k < 10; ++k)
                for (const bool sine : {true, false})
                    for (const double each : x) {
                        const double angle = std::exp2(k) * (withPi ? pi : 1) * each;
                        cells.push_back(sine ? std::sin(angle) : std::cos(angle));
                    }
        }
        const Identity answer = identify({arrayOf({200, 21 * coordinates}, cells, CellType::float32)});
        QCOMPARE(answer.encoding, std::string("fourier"));
        QCOMPARE(answer.storage.form, std::string("points"));
        QCOMPARE(numberOf(answer, "octaves"), 10.0);
        QCOMPARE(numberOf(answer, "include_pi"), withPi ? 1.0 : 0.0);
        QCOMPARE(answer.unexplainedCells, 0);
        SAYS(answer, withPi ? "identify/nerf-pi-alike" : "identify/nerf-no-pi-unlike");
        // One feature of another octave.
        for (std::int64_t row = 0; row < 200; ++row)
            cells[static_cast<std::size_t>(row * 21 * coordinates + 2 * coordinates)] = 0.5;
        const Identity damaged = identify({arrayOf({200, 21 * coordinates}, cells, CellType::float32)});
        QVERIFY(!damaged.recognised || damaged.unexplainedCells >= 190);
    }

    /// Bands over linspace(−1, 1, 224): linear or geometric?
    void bands_data() {
        addColumns<bool, Sentence>("linear", "spectrum");
        QTest::newRow("linear") << true << Sentence("identify/linear-spectrum", {"0.0496429…"});
        QTest::newRow("geometric") << false << Sentence("identify/geometric-spectrum", {"1.07777"});
    }
    void bands() {
        const auto [linear, spectrum] = fetchRow<bool, Sentence>();
        const auto table = made(224, 129, [linear = linear](std::int64_t row, std::int64_t column) {
            const double x = spaced(row, 224), share = static_cast<double>(column % 64) / 63;
            const double band = linear ? 1 + 111 * share : std::pow(112, share);
            return column == 128 ? x : column < 64 ? std::sin(band * pi * x) : std::cos(band * pi * x);
        });
        const Identity answer = identify({table});
        QVERIFY(!answer.recognised);
        SAYS(answer, "identify/pairs-turn-evenly", {"", "64", "64"});
        SAYS(answer, "identify/angles-zero-between", {"111.5"});
        SAYS(answer, spectrum);
        SAYS(answer, "identify/column-is-coordinate", {"128", "−1", "1", "3.1416 = 1 π"});
        // linspace(1, 112, 64) · π
        QCOMPARE(says(textOf(answer), "identify/every-pair-more", {"5.5352 = 1.762 π"}), linear);
    }

    /// Pairs over the coordinates of 14 × 14 places turn evenly within a line, not over the table.
    void placesAreNoLine() {
        const auto angle = [](std::int64_t row, std::int64_t pair) {
            const double place = (static_cast<double>(pair < 16 ? row / 14 : row % 14) + 0.5) / 14;
            return 2 * pi * (2 * place - 1) / std::pow(100.0, static_cast<double>(pair % 16) / 16);
        };
        const auto table = made(196, 64, [&](std::int64_t row, std::int64_t column) {
            return column < 32 ? std::sin(angle(row, column)) : std::cos(angle(row, column - 32));
        });
        const Identity answer = identify({table});
        for (const char* evenly : {"identify/pairs-turn-evenly", "identify/pairs-turn-evenly-cosines-first"})
            QVERIFY2(!says(textOf(answer), evenly), textOf(answer).c_str());
    }

    /// Frequencies that grow by a constant, where others were meant.
    void linearSpectrum_data() {
        QTest::addColumn<double>("step");
        for (const double step : {31.25, 0.05, -31.25})
            QTest::addRow("%g", step) << step;
    }
    void linearSpectrum() {
        QFETCH(double, step);
        const auto table = made(128, 64, [step](std::int64_t row, std::int64_t column) {
            const double angle = step * static_cast<double>(row * (column / 2 + (step == 0.05 ? 1 : 0)));
            return column % 2 == 0 ? std::sin(angle) : std::cos(angle);
        });
        Expectation expected{findEncoding("sinusoidal"), {}, {"d_model"}};
        expected.values = valuesWith(*expected.encoding, {{"d_model", whole(64)}});
        const Identity answer = identify({table}, expected);
        QVERIFY2(answer.recognised && !answer.asExpected, textOf(answer).c_str());
        QCOMPARE(idsOf(answer), std::string("other-frequencies"));
        SAYS(answer, "identify/linear-spectrum");
    }
};

QTEST_APPLESS_MAIN(TestPublicPoints)
#include "tst_publicpoints.moc"
