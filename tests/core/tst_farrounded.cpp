// SPDX-License-Identifier: GPL-3.0-or-later
// Rows far from position 0 whose positions or angles were rounded to a narrow type: what is said without an
// expectation.
#include <cmath>

#include "tests/support/answers.h"
#include "tests/support/recognition.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

/// The nearest number with so many significant bits, ties to even.
double withBits(double x, int bits) {
    if (x == 0 || bits == 0) return x;
    const double unit = std::exp2(std::floor(std::log2(std::abs(x))) - bits + 1);
    return std::nearbyint(x / unit) * unit;
}

struct Bits {
    int frequency = 0, position = 0, angle = 0;  ///< 0: not rounded
};

constexpr int columns = 64;
constexpr double base = 10000;

double angleAt(int position, int pair, const Bits& bits) {
    const double frequency = withBits(std::pow(base, -2.0 * pair / columns), bits.frequency);
    return withBits(frequency * withBits(position, bits.position), bits.angle);
}

/// Sine and cosine beside each other.
StoredArray sinusoid(int first, int rows, const Bits& bits, CellType type = CellType::float32) {
    std::vector<double> cells;
    for (int row = first; row < first + rows; ++row)
        for (int j = 0; j < columns; ++j) {
            const double angle = angleAt(row, j / 2, bits);
            cells.push_back(j % 2 == 0 ? std::sin(angle) : std::cos(angle));
        }
    return arrayOf({rows, columns}, cells, type);
}

/// Cosines or sines, the halves repeated.
StoredArray half(bool sine, int first, int rows, const Bits& bits) {
    std::vector<double> cells;
    for (int row = first; row < first + rows; ++row)
        for (int j = 0; j < columns; ++j) {
            const double angle = angleAt(row, j % (columns / 2), bits);
            cells.push_back(sine ? std::sin(angle) : std::cos(angle));
        }
    return arrayOf({rows, columns}, cells, CellType::float32);
}

}  // namespace

Q_DECLARE_METATYPE(Bits)
Q_DECLARE_METATYPE(CellType)

class TestFarRounded : public StrictTest {
    Q_OBJECT

 private slots:
    void windows_data() {
        addColumns<int, int, Bits, QString, bool>("first", "rows", "bits", "id", "rotary");
        struct Kind {
            const char* name;
            int bits;
        };
        for (const auto& [name, bits] : {Kind{"bfloat16", 8}, Kind{"float16", 11}})
            for (const bool rotary : {false, true})
                for (const int first : {bits == 8 ? 300 : 2100, 3840, 5001}) {
                    const auto row = [&, n = name](const char* what, const Bits& each, const char* id) {
                        QTest::addRow("%s, %s, from %d on%s", what, n, first, rotary ? ", rotary" : "")
                            << first << 256 << each << QString(id) << rotary;
                    };
                    row("positions", {0, bits, 0}, "positions-rounded");
                    row("angles", {0, 0, bits}, "angle-rounded");
                    row("positions and angles", {0, bits, bits}, "positions-rounded, angle-rounded");
                    row("all", {bits, bits, bits}, "everything-in-the-model-dtype");
                }
    }
    void windows() {
        const auto [first, rows, bits, id, rotary] = fetchRow<int, int, Bits, QString, bool>();
        const Identity answer =
            rotary ? identify({half(false, first, rows, bits), half(true, first, rows, bits)})
                   : identify({sinusoid(first, rows, bits)});
        QVERIFY2(answer.encoding == (rotary ? "rope" : "sinusoidal"), wordsOf(answer).c_str());
        QCOMPARE(numberOf(answer, "base"), base);
        QCOMPARE(QString::fromStdString(idsOf(answer)), id);
        QCOMPARE(numberOf(answer, "first_position"), first);
    }

    /// From position 0 on, where other roundings may be found beside.
    void fromTheBeginning_data() {
        addColumns<int, int, bool>("bits", "rows", "rotary");
        for (const bool rotary : {false, true}) {
            QTest::addRow("bfloat16%s", rotary ? ", rotary" : "") << 8 << 1024 << rotary;
            QTest::addRow("float16%s", rotary ? ", rotary" : "") << 11 << 4096 << rotary;
        }
    }
    void fromTheBeginning() {
        const auto [bits, rows, rotary] = fetchRow<int, int, bool>();
        // Frequencies and angles in float32, as torch computes them.
        const Bits all{24, bits, 24};
        const Identity answer = rotary ? identify({half(false, 0, rows, all), half(true, 0, rows, all)})
                                       : identify({sinusoid(0, rows, all)});
        QCOMPARE(idsOf(answer), std::string("positions-rounded"));
        QCOMPARE(answer.rounding.position, std::string(bits == 8 ? "bfloat16" : "float16"));
        QCOMPARE(answer.unexplainedCells, 0);
    }

    /// Right rows have no mistake, wherever they begin.
    void rightWindows_data() {
        addColumns<int, CellType>("first", "type");
        for (const int first : {0, 300, 2100, 3840, 5001, 100000})
            for (const CellType type : {CellType::float32, CellType::float16, CellType::bfloat16})
                QTest::addRow("from %d on, %s", first, std::string(nameOf(type)).c_str()) << first << type;
    }
    void rightWindows() {
        const auto [first, type] = fetchRow<int, CellType>();
        const Identity answer = identify({sinusoid(first, 256, {}, type)});
        QVERIFY2(answer.mistakes.empty(), wordsOf(answer).c_str());
    }
};

QTEST_APPLESS_MAIN(TestFarRounded)
#include "tst_farrounded.moc"
