// SPDX-License-Identifier: GPL-3.0-or-later
// The facts about sinusoidal encodings, and common errors about them.

#include "tests/support/optionrows.h"
#include "tests/support/rows.h"
#include "tests/support/sample.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

const double pi = std::acos(-1.0);
// pow() and one division in double.
constexpr double relative = 1e-14;
// Square root of a sum of squares of values that are good to 4e-16.
constexpr double normError = 1e-14;

bool near(double value, double expected, double tolerance = relative) {
    return std::abs(value - expected) <= tolerance * std::abs(expected);
}

}  // namespace

class TestFacts : public StrictTest {
    Q_OBJECT

 private slots:
    // The paper's longest wavelength is 2π·B^((d−2)/d): about 60,600 at d = 512, never 2π·B.
    void longestWavelength_data() {
        addColumns<int, double>("dModel", "base");
        for (const int dModel : {2, 4, 64, 512, 768, 65'536})
            for (const double base : {2.0, 10000.0, 500000.0})
                QTest::addRow("d %d, base %g", dModel, base) << dModel << base;
    }
    void longestWavelength() {
        auto [dModel, base] = fetchRow<int, double>();
        const auto paper = sinusoidal({.dModel = dModel, .base = base});
        QCOMPARE(paper->frequencies().size(), static_cast<std::size_t>(dModel) / 2);
        QVERIFY(paper->frequencies().front().radians() == 1);
        QVERIFY(near(paper->frequencies().front().wavelength(), 2 * pi));
        QVERIFY(
            near(paper->frequencies().back().wavelength(), 2 * pi * std::pow(base, (dModel - 2.0) / dModel)));
        QVERIFY(paper->frequencies().back().wavelength() < 2 * pi * base);

        const auto endpoint = sinusoidal({.dModel = dModel, .base = base, .spectrum = "endpoint"});
        const double reached = dModel == 2 ? 1 : base;  // a single pair has frequency 1
        QVERIFY(near(endpoint->frequencies().back().wavelength(), 2 * pi * reached));
    }

    void sixtyThousand() {
        const double longest = sinusoidal({.dModel = 512})->frequencies().back().wavelength();
        QVERIFY(longest > 60'550 && longest < 60'650);
    }

    // Odd d: the endpoint spectrum still reaches the base, in both layouts.
    void endpointOfOddDimensions() {
        for (const char* layout : {"interleaved", "half-split"}) {
            const auto model = sinusoidal({.dModel = 33, .layout = layout, .spectrum = "endpoint"});
            QVERIFY(near(model->frequencies().back().wavelength(), 2 * pi * 10000));
        }
    }

    void singlePair_data() {
        const Rows<int, QString> row("dModel", "layout");
        row("d 2 interleaved", 2, "interleaved");
        row("d 2 half-split", 2, "half-split");
        row("d 3 half-split", 3, "half-split");
        row("d 1 interleaved", 1, "interleaved");
    }
    void singlePair() {
        auto [dModel, layout] = fetchRow<int, QString>();
        const QByteArray name = layout.toLatin1();
        for (const char* spectrum : {"paper", "endpoint"}) {
            const auto model =
                sinusoidal({.dModel = dModel, .layout = name.constData(), .spectrum = spectrum});
            QCOMPARE(model->frequencies().size(), std::size_t{1});
            QVERIFY(model->frequencies()[0].radians() == 1);
        }
    }

    void oneDimension() {
        const auto sine = sinusoidal({.dModel = 1, .maxLen = 9});
        QVERIFY(sine->column(0).role == Role::sine);
        QVERIFY(!sine->similarity()->normIsConstant());
        for (std::int64_t p = 0; p < 9; ++p)
            QVERIFY(std::abs(sine->table().value(p, 0) - std::sin(static_cast<double>(p))) <= normError);
        QCOMPARE(sine->notes().size(), std::size_t{1});

        const auto zero = sinusoidal({.dModel = 1, .maxLen = 9, .layout = "half-split"});
        QVERIFY(zero->column(0).role == Role::zero);
        QVERIFY(zero->frequencies().empty());
        for (std::int64_t p = 0; p < 9; ++p)
            QVERIFY(zero->table().value(p, 0) == 0 && zero->similarity()->norm(p) == 0);
        QCOMPARE(zero->between(1.5, 0), 0.0);
        QCOMPARE(zero->notes().size(), std::size_t{1});
    }

    // ‖PE(p)‖ = √(d/2) for even d at every position; otherwise the norm of the row's cells.
    void rowNorm_data() { optionRows(); }
    void rowNorm() {
        QFETCH(int, at);
        const Setup setup = optionAt(at, 16'777'216);
        const auto model = sinusoidal(setup);
        Sample sample(0x404);
        for (int n = 0; n < 100; ++n) {
            const std::int64_t row = n == 0 ? 0 : sample.anySize(0, setup.maxLen - 1);
            double squares = 0;
            for (std::int64_t j = 0; j < setup.dModel; ++j)
                squares += std::pow(model->table().value(row, j), 2);
            const double norm = model->similarity()->norm(model->firstCursor() + row);
            QVERIFY2(std::abs(norm - std::sqrt(squares)) <= normError, sample.seed().c_str());
            if (setup.dModel % 2 == 0 && !setup.zeroFirstRow)
                QVERIFY(norm == std::sqrt(static_cast<double>(setup.dModel) / 2));
        }
        QCOMPARE(model->similarity()->normIsConstant(), !setup.loneSine() && !setup.zeroFirstRow);
    }

    // Positions 1 and 10001 differ: the base is no period.
    void theBaseIsNoPeriod() {
        const auto model = sinusoidal({.dModel = 64, .maxLen = 20'000});
        double largest = 0;
        for (std::int64_t j = 0; j < 64; ++j)
            largest =
                std::max(largest, std::abs(model->table().value(1, j) - model->table().value(10'001, j)));
        QVERIFY(largest > 1);
    }

    // Both layouts have the same numbers in another order; the first position only shifts rows.
    void layoutsAndFirstPositions() {
        const auto plain = sinusoidal({.dModel = 32, .maxLen = 200});
        const auto split = sinusoidal({.dModel = 32, .maxLen = 200, .layout = "half-split"});
        const auto shifted = sinusoidal({.dModel = 32, .maxLen = 150, .firstPosition = 50});
        for (std::int64_t row = 0; row < 200; ++row)
            for (std::int64_t j = 0; j < 32; ++j) {
                const double value = plain->table().value(row, j);
                QVERIFY(split->table().value(row, j / 2 + (j % 2) * 16) == value);
                if (row >= 50) QVERIFY(shifted->table().value(row - 50, j) == value);
            }
        QCOMPARE(shifted->firstCursor(), std::int64_t{50});
    }

    void explanation() {
        const auto model = sinusoidal({.dModel = 128, .maxLen = 256});
        const auto steps = model->explain({40, 22}, 6);
        QCOMPARE(steps.front(), std::string("PE(40, 22) = sin(40 / 10\u202f000^(22/128))"));
        QVERIFY(near(std::stod(steps.back().substr(2)), std::sin(40 / std::pow(1e4, 22.0 / 128)), 1e-5));
        QVERIFY(model->explain({40, 23}, 6).front().find("cos(40 / 10\u202f000^(22/128))") !=
                std::string::npos);
        const auto zero = sinusoidal({.dModel = 5, .layout = "half-split", .zeroFirstRow = true});
        QCOMPARE(zero->explain({0, 3}, 6), std::vector<std::string>{"PE(0, 3) = 0"});
        QCOMPARE(zero->explain({7, 4}, 6), std::vector<std::string>{"PE(7, 4) = 0"});
    }
};

QTEST_APPLESS_MAIN(TestFacts)
#include "tst_facts.moc"
