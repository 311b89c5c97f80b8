// SPDX-License-Identifier: GPL-3.0-or-later
// Encodings of coordinates against their formulas.
#include <cmath>

#include "core/analysis/describe.h"
#include "core/parameters/keys.h"
#include "core/state/state.h"
#include "tests/support/quad.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/worst.h"

using namespace posiscope;

namespace {

// The formulas of this file are in plain doubles: angles of at most a few thousand radians.
constexpr double plainError = 1e-12;
constexpr std::int64_t height = 5, width = 7, dimensions = 16;

/// One axis in the source's words: d/2 numbers of the coordinate.
double axisValue(const QString& form, bool normalise, double coordinate, std::int64_t length,
                 std::int64_t j) {
    constexpr std::int64_t own = dimensions / 2;
    constexpr std::int64_t pairs = own / 2;
    const bool detr = form == "detr";
    const std::int64_t pair = detr ? j / 2 : j % pairs;
    const bool isSine = detr ? j % 2 == 0 : j < pairs;
    const double exponent = form == "tensor2tensor" ? static_cast<double>(pair) / (pairs - 1)
                                                    : 2.0 * static_cast<double>(pair) / own;
    double place = detr ? coordinate + 1 : coordinate;
    if (normalise) place = place / (static_cast<double>(length) + 1e-6) * 2 * M_PI;
    const double angle = place / std::pow(10000.0, exponent);
    return isSine ? std::sin(angle) : std::cos(angle);
}

}  // namespace

class TestCoordinates : public StrictTest {
    Q_OBJECT

 private:
    static std::shared_ptr<const Model> grid(const QString& form, std::int64_t high, std::int64_t wide,
                                             std::int64_t d, bool normalise = false, double base = 10000) {
        Values values = defaultState().values;
        values.set("form", form.toStdString());
        values.set("normalise", normalise);
        values.set("height", high);
        values.set("width", wide);
        values.set(keys::dModel, d);
        values.set(keys::base, base);
        return findEncoding("sinusoidal-2d")->make(values);
    }

 private slots:
    void grids_data() {
        const Rows<QString, bool> row("form", "normalise");
        row("MAE", "mae", false);
        row("DETR", "detr", false);
        row("DETR, normalised", "detr", true);
        row("tensor2tensor", "tensor2tensor", false);
    }
    void grids() {
        const auto [form, normalise] = fetchRow<QString, bool>();
        Values values = defaultState().values;
        values.set("form", form.toStdString());
        values.set("normalise", normalise);
        values.set("height", height);
        values.set("width", width);
        values.set(keys::dModel, dimensions);
        const auto model = findEncoding("sinusoidal-2d")->make(values);
        QCOMPARE(model->table().rows(), height * width);
        Worst worst;
        for (std::int64_t y = 0; y < height; ++y)
            for (std::int64_t x = 0; x < width; ++x)
                for (std::int64_t j = 0; j < dimensions; ++j) {
                    // MAE puts x first, the others y: add_timing_signal_nd of tensor2tensor gives the first
                    // channels to the first axis of [batch, rows, columns, channels].
                    const bool isX = (j < dimensions / 2) == (form == "mae");
                    const double expected = axisValue(form, normalise, static_cast<double>(isX ? x : y),
                                                      isX ? width : height, j % (dimensions / 2));
                    worst.see(std::abs(model->table().value(y * width + x, j) - expected), [&] {
                        return "place " + std::to_string(y * width + x) + ", " + std::to_string(j);
                    });
                }
        VERIFY_WORST(worst, plainError);
    }

    // This cell reveals the order: one row of two columns, so that y is 0 everywhere.
    void orderOfTensor2tensor() {
        const auto model = grid("tensor2tensor", 1, 2, 8);
        for (std::int64_t j = 0; j < 8; ++j)
            QCOMPARE(model->table().value(1, j) != model->table().value(0, j), j >= 4);
        QCOMPARE(model->table().value(1, 4), std::sin(1.0));
    }

    // A pair completes a cycle along its own axis.
    void completeCycles_data() {
        addColumns<QString, int, int>("form", "high", "wide");
        for (const std::string form : {"mae", "detr", "tensor2tensor"})
            for (const auto& [high, wide] : {std::pair{14, 14}, {1, 100}, {100, 1}, {7, 50}, {64, 3}})
                QTest::addRow("%s, %d x %d", form.c_str(), high, wide)
                    << QString::fromStdString(form) << high << wide;
    }
    void completeCycles() {
        QFETCH(QString, form);
        QFETCH(int, high);
        QFETCH(int, wide);
        constexpr int d = 768;
        const auto model = grid(form, high, wide, d);
        const auto along = [&](int length) {
            std::int64_t count = 0;
            for (int i = 0; i < d / 4; ++i) {
                const double exponent = form == "tensor2tensor" ? i / (d / 4 - 1.0) : i / (d / 4.0);
                count += 2 * M_PI * std::pow(10000.0, exponent) <= length ? 1 : 0;
            }
            return count;
        };
        const auto axes = model->positions().axes();
        QCOMPARE(axes.size(), std::size_t{2});
        for (std::size_t n = 0; n < axes.size(); ++n) {
            const bool isWidth = axes[n].id == "width";
            QCOMPARE(axes[n].length, isWidth ? wide : high);
            QCOMPARE(model->turns().pairsAlong(n), d / 4);
            QCOMPARE(model->turns().axisOf(isWidth == (form == "mae") ? 0 : d / 4), n);
            QCOMPARE(model->turns().completeCyclesAlong(n), along(isWidth ? wide : high));
        }
    }

    // The first wave is longer than the axis by 1e-6 of a cell.
    void completeCyclesOfNormalised() {
        for (const int length : {2, 7, 50}) {
            const auto model = grid("detr", length, length, 64, true);
            for (const std::size_t pair : {std::size_t{0}, model->frequencies().size() / 2})
                QVERIFY(model->frequencies()[pair].wavelength() > length);
            QCOMPARE(model->turns().completeCycles(), 0);
        }
    }

#ifdef POSISCOPE_QUAD
    // What core/sinusoid/sinusoidtable.h promises.
    void normalisedExactly() {
        constexpr double tableError = 4e-16;
        Worst worst;
        for (const auto& [high, wide, d, base] :
             {std::tuple{37, 21, 4, 19.59860505659545}, std::tuple{100, 133, 256, 10000.0},
              std::tuple{2, 4096, 16, 500000.0}}) {
            const auto model = grid("detr", high, wide, d, true, base);
            for (const auto& [x, y] :
                 {std::pair{0, 0}, std::pair{wide - 1, high - 1}, std::pair{wide / 2, high / 3}})
                for (int j = 0; j < d; ++j) {
                    const bool isX = j >= d / 2;
                    const truth::Quad place = (isX ? x : y) + 1;
                    const truth::Quad length = (isX ? wide : high) + static_cast<truth::Quad>(1e-6);
                    const int pair = j % (d / 2) / 2;
                    const truth::Quad exponent = static_cast<truth::Quad>(pair) / (d / 4);
                    const truth::Quad angle = place / length * 2 * truth::pi() *
                                              expq(-exponent * logq(static_cast<truth::Quad>(base)));
                    const truth::Quad expected = j % 2 == 0 ? sinq(angle) : cosq(angle);
                    worst.see(truth::distance(model->table().value(std::int64_t{y} * wide + x, j), expected),
                              [&, x = x, y = y, high = high] {
                                  return std::to_string(high) + ": " + std::to_string(x) + ", " +
                                         std::to_string(y) + ", " + std::to_string(j);
                              });
                }
        }
        VERIFY_WORST(worst, tableError);
    }
#endif

    void fourierFeatures_data() {
        const Rows<bool, bool> row("pi", "input");
        row("paper", true, false);
        row("published code", false, true);
    }
    void fourierFeatures() {
        const auto [pi, input] = fetchRow<bool, bool>();
        Values values = defaultState().values;
        values.set("include_pi", pi);
        values.set("include_input", input);
        values.set("octaves", std::int64_t{6});
        values.set(keys::maxLen, std::int64_t{50});
        const auto model = findEncoding("fourier")->make(values);
        Worst worst;
        for (std::int64_t p = 0; p < 50; ++p) {
            const double x = static_cast<double>(p) / 50;
            if (input) QCOMPARE(model->table().value(p, 0), x);
            for (std::int64_t j = 0; j < 12; ++j) {
                const double angle = std::exp2(static_cast<double>(j / 2)) * (pi ? M_PI : 1.0) * x;
                const double expected = j % 2 == 0 ? std::sin(angle) : std::cos(angle);
                worst.see(std::abs(model->table().value(p, j + (input ? 1 : 0)) - expected),
                          [&] { return "position " + std::to_string(p) + ", " + std::to_string(j); });
            }
        }
        VERIFY_WORST(worst, plainError);
    }
};

QTEST_APPLESS_MAIN(TestCoordinates)
#include "tst_coordinates.moc"
