// Encodings of coordinates against their formulas, written out.
#include <cmath>

#include "core/keys.h"
#include "core/state.h"
#include "tests/support/strict.h"
#include "tests/support/worst.h"

using namespace posiscope;

namespace {

// The formulas here are in plain doubles: angles of at most a few thousand radians.
constexpr double plainError = 1e-12;
constexpr std::int64_t height = 5, width = 7, dimensions = 16;

/// One axis as its source writes it: d/2 numbers of the coordinate.
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

class TestCoordinates : public QObject {
    Q_OBJECT

 private slots:
    void init() { failOnAnyWarning(); }

    void grids_data() {
        QTest::addColumn<QString>("form");
        QTest::addColumn<bool>("normalise");
        QTest::newRow("MAE") << "mae" << false;
        QTest::newRow("DETR") << "detr" << false;
        QTest::newRow("DETR, normalised") << "detr" << true;
        QTest::newRow("tensor2tensor") << "tensor2tensor" << false;
    }
    void grids() {
        QFETCH(QString, form);
        QFETCH(bool, normalise);
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
                    // DETR puts y first, the others x.
                    const bool isX = (j < dimensions / 2) != (form == "detr");
                    const double expected = axisValue(form, normalise, static_cast<double>(isX ? x : y),
                                                      isX ? width : height, j % (dimensions / 2));
                    worst.see(std::abs(model->table().value(y * width + x, j) - expected), [&] {
                        return "place " + std::to_string(y * width + x) + ", " + std::to_string(j);
                    });
                }
        VERIFY_WORST(worst, plainError);
    }

    void fourierFeatures_data() {
        QTest::addColumn<bool>("pi");
        QTest::addColumn<bool>("input");
        QTest::newRow("paper") << true << false;
        QTest::newRow("published code") << false << true;
    }
    void fourierFeatures() {
        QFETCH(bool, pi);
        QFETCH(bool, input);
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
