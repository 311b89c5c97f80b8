// SPDX-License-Identifier: GPL-3.0-or-later
// The table's values against 113-bit arithmetic.
#include "tests/support/quad.h"
#include "tests/support/sample.h"
#include "tests/support/setup.h"
#include "tests/support/strict.h"
#include "tests/support/worst.h"

using namespace posiscope;

namespace {

#ifdef POSISCOPE_QUAD  // without 128 bits there is nothing to compare with

// What core/sinusoid/sinusoidtable.h promises: two sines or cosines within 1.2e-16, their products and one
// sum.
constexpr double tableError = 4e-16;
// A formula of the same accuracy, evaluated at an angle between the rows.
constexpr double betweenError = 2e-16;
constexpr int cellsPerSetup = 20'000;

constexpr std::int64_t farthest = 16'777'216;

const std::vector<std::pair<const char*, Setup>>& setups() {
    static const std::vector<std::pair<const char*, Setup>> all{
        {"paper d 512", {.dModel = 512, .maxLen = farthest}},
        {"paper d 768 half-split", {.dModel = 768, .maxLen = farthest, .layout = "half-split"}},
        {"endpoint d 512 half-split from 2",
         {.dModel = 512,
          .maxLen = farthest,
          .layout = "half-split",
          .spectrum = "endpoint",
          .firstPosition = 2}},
        {"endpoint odd d 127",
         {.dModel = 127, .maxLen = farthest, .spectrum = "endpoint", .firstPosition = 1}},
        {"endpoint odd d 127 half-split",
         {.dModel = 127, .maxLen = farthest, .layout = "half-split", .spectrum = "endpoint"}},
        {"paper odd d 3, first row zero", {.dModel = 3, .maxLen = farthest, .zeroFirstRow = true}},
        {"base 500000 d 128 from 2^24",
         {.dModel = 128, .maxLen = farthest, .base = 500000, .firstPosition = farthest}},
        {"base 1e12 endpoint", {.dModel = 4096, .maxLen = farthest, .base = 1e12, .spectrum = "endpoint"}},
        {"base 1.0000001", {.dModel = 64, .maxLen = farthest, .base = 1.0000001}},
        {"base 2.718281828", {.dModel = 1000, .maxLen = farthest, .base = 2.718281828}},
        {"widest d 65536", {.dModel = 65536, .maxLen = farthest}},
        {"d 1", {.dModel = 1, .maxLen = farthest}}};
    return all;
}

#endif

}  // namespace

class TestExactness : public StrictTest {
    Q_OBJECT

 private slots:
#ifdef POSISCOPE_QUAD
    void values_data() {
        rows();
    }
    void values() {
        QFETCH(int, at);
        const Setup& setup = setups()[static_cast<std::size_t>(at)].second;
        const auto model = sinusoidal(setup);
        Worst worst;
        eachCell(setup, [&](std::int64_t row, std::int64_t column, const std::string& seed) {
            const double ours = model->table().value(row, column);
            worst.see(truth::distance(ours, truth::value(setup, row, column)), [&] {
                return "row " + std::to_string(row) + ", column " + std::to_string(column) + ", " + seed;
            });
        });
        VERIFY_WORST(worst, tableError);
    }

    // float(value) is the float nearest to the truth unless a midpoint of two floats is between value and
    // truth, both of which are then within the value's error of it. The probability is about 2·4e-16 / 6e-8 ≈
    // 1e-8 for each value: one case in a setup's 20,000 values would be a rare accident, two are a defect.
    void singlePrecision_data() {
        rows();
    }
    void singlePrecision() {
        constexpr int accidents = 1;
        QFETCH(int, at);
        const Setup& setup = setups()[static_cast<std::size_t>(at)].second;
        const auto model = sinusoidal(setup);
        int differences = 0;
        Worst fromMidpoint;
        fromMidpoint.see(0, [] { return std::string(); });
        eachCell(setup, [&](std::int64_t row, std::int64_t column, const std::string& seed) {
            const truth::Quad exact = truth::value(setup, row, column);
            const auto nearest = static_cast<float>(exact);
            const auto ours = static_cast<float>(model->table().value(row, column));
            if (ours == nearest) return;
            ++differences;
            const truth::Quad midpoint =
                (static_cast<truth::Quad>(ours) + static_cast<truth::Quad>(nearest)) / 2;
            fromMidpoint.see(static_cast<double>(fabsq(exact - midpoint)), [&] {
                return "row " + std::to_string(row) + ", column " + std::to_string(column) + ", " + seed;
            });
        });
        VERIFY_WORST(fromMidpoint, tableError);
        QVERIFY2(differences <= accidents, qPrintable(QString::number(differences) + " differences"));
    }

    // The spectrum itself: core/sinusoid/spectrum.h promises 1e-27; 113-bit numbers have an error of 1e-32.
    void frequencies_data() {
        rows();
    }
    void frequencies() {
        constexpr double spectrumError = 1e-27;
        QFETCH(int, at);
        const Setup& setup = setups()[static_cast<std::size_t>(at)].second;
        const auto model = sinusoidal(setup);
        const auto all = model->frequencies();
        QCOMPARE(static_cast<std::int64_t>(all.size()),
                 setup.interleaved() ? (setup.dModel + 1) / 2 : setup.dModel / 2);
        Worst worst;
        for (std::size_t pair = 0; pair < all.size(); ++pair) {
            const truth::Quad exact = truth::omega(setup, static_cast<std::int64_t>(pair));
            const DoubleDouble ours = all[pair].exactRadians();
            const truth::Quad both = static_cast<truth::Quad>(ours.hi) + static_cast<truth::Quad>(ours.lo);
            worst.see(static_cast<double>(fabsq(both / exact - 1)),
                      [&] { return "pair " + std::to_string(pair); });
        }
        VERIFY_WORST(worst, spectrumError);
    }

    // Curves round positions to 2^-20, so sixteenths are exact.
    void between_data() {
        rows();
    }
    void between() {
        QFETCH(int, at);
        const Setup& setup = setups()[static_cast<std::size_t>(at)].second;
        const auto model = sinusoidal(setup);
        Sample sample(0xbe7);
        Worst worst;
        for (int n = 0; n < 2000; ++n) {
            const std::int64_t sixteenths = sample.anySize(0, 16 * (setup.maxLen - 1));
            const std::int64_t column = sample.whole(0, setup.dModel - 1);
            const Column what = model->column(column);
            truth::Quad exact = 0;
            const truth::Quad position =
                static_cast<truth::Quad>(setup.firstPosition) + static_cast<truth::Quad>(sixteenths) / 16;
            if (what.role == Role::sine) exact = sinq(position * truth::omega(setup, what.pair));
            if (what.role == Role::cosine) exact = cosq(position * truth::omega(setup, what.pair));
            const double ours = model->between(static_cast<double>(position), column);
            worst.see(truth::distance(ours, exact), [&] {
                return "position " + std::to_string(static_cast<double>(position)) + ", column " +
                       std::to_string(column) + ", " + sample.seed();
            });
        }
        VERIFY_WORST(worst, betweenError);
    }

 private:
    static void rows() {
        QTest::addColumn<int>("at");
        for (std::size_t at = 0; at < setups().size(); ++at)
            QTest::newRow(setups()[at].first) << static_cast<int>(at);
    }

    /// Cells from the whole table, more of them from the first rows and the last one.
    template <class See>
    static void eachCell(const Setup& setup, const See& see) {
        Sample sample(0x5eed);
        for (int n = 0; n < cellsPerSetup; ++n) {
            std::int64_t row = sample.whole(0, setup.maxLen - 1);
            if (n % 4 == 1) row = sample.anySize(0, setup.maxLen - 1);
            if (n % 4 == 2) row = setup.maxLen - 1 - sample.anySize(0, setup.maxLen - 1);
            const std::int64_t column = sample.whole(0, setup.dModel - 1);
            see(row, column, sample.seed());
        }
    }
#else
    void noQuad() {
        QSKIP("this compiler has no 113-bit arithmetic to compare with");
    }
#endif
};

QTEST_APPLESS_MAIN(TestExactness)
#include "tst_exactness.moc"
