// SPDX-License-Identifier: GPL-3.0-or-later
// One of the two tables of a rotary cache: cosines without their sines, or sines without their cosines.
#include <cmath>

#include "tests/support/encodingof.h"
#include "tests/support/recognition.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"

using namespace posiscope;

Q_DECLARE_METATYPE(Given)

namespace {

constexpr std::int64_t rows = 4096;

struct Rounded {
    NumberKind frequency = NumberKind::exact, position = NumberKind::exact;
};

/// A function of all angles, as a cache repeats them; by the library.s sine and cosine, not by the core.
std::vector<double> cache(const Model& model, bool sine, bool halves, double amplitude,
                          const Rounded& rounded = {}) {
    const auto frequencies = model.frequencies();
    const auto pairs = static_cast<std::int64_t>(frequencies.size());
    std::vector<double> cells;
    for (std::int64_t row = 0; row < rows; ++row)
        for (std::int64_t j = 0; j < 2 * pairs; ++j) {
            const auto pair = static_cast<std::size_t>(halves ? j % pairs : j / 2);
            const double angle = roundTo(rounded.frequency, frequencies[pair].radians()) *
                                 roundTo(rounded.position, static_cast<double>(row));
            cells.push_back(amplitude * (sine ? std::sin(angle) : std::cos(angle)));
        }
    return cells;
}

Given scaled(double base, const char* kind, double factor, std::int64_t length) {
    return {{"head_dim", std::int64_t{128}}, {"max_len", rows},  {"base", base},
            {"scaling", std::string(kind)},  {"factor", factor}, {"original_max_position", length}};
}

}  // namespace

class TestOneFunction : public StrictTest {
    Q_OBJECT

 private slots:
    void cachesOfModels_data() {
        addColumns<Given, double, bool, CellType>("given", "amplitude", "sine", "type");
        const auto add = [](const char* name, const Given& given, double amplitude = 1) {
            for (const bool sine : {false, true})
                for (const CellType type : {CellType::float64, CellType::float32, CellType::bfloat16})
                    QTest::addRow("%s, %s, %s", name, sine ? "sines" : "cosines",
                                  std::string(nameOf(type)).c_str())
                        << given << amplitude << sine << type;
        };
        add("Llama 2", {{"head_dim", std::int64_t{128}}, {"max_len", rows}, {"base", 10000.0}});
        add("an unusual base", {{"head_dim", std::int64_t{64}}, {"max_len", rows}, {"base", 70000.0}});
        add("Llama 3.1", scaled(500000, "llama3", 8, 8192));
        add("linear", {{"head_dim", std::int64_t{256}},
                       {"max_len", rows},
                       {"base", 1e6},
                       {"scaling", std::string("linear")},
                       {"factor", 8.0}});
        add("YaRN", scaled(10000, "yarn", 16, 4096), 0.1 * std::log(16.0) + 1);
    }
    void cachesOfModels() {
        auto [given, amplitude, sine, type] = fetchRow<Given, double, bool, CellType>();
        const auto model = modelOf("rope", given);
        for (const bool halves : {true, false}) {
            const std::vector<double> cells = cache(*model, sine, halves, amplitude);
            const Identity answer =
                identify({arrayOf({rows, static_cast<std::int64_t>(cells.size()) / rows}, cells, type)});
            given.emplace_back("rope_layout", std::string(halves ? "half-split" : "interleaved"));
            QVERIFY2(names(answer, "rope", stateOf("rope", given).values, 1e-6, "base"),
                     wordsOf(answer).c_str());
            QCOMPARE(answer.storage.form,
                     std::string(halves ? "alone-halves-repeated" : "alone-neighbours-repeated") +
                         (sine ? "" : "-cosine-first"));
            QCOMPARE(answer.unexplainedCells, 0);
            QVERIFY2(answer.mistakes.empty(), wordsOf(answer).c_str());
        }
    }

    void numbersThatWereRounded_data() {
        addColumns<NumberKind, NumberKind, QString>("frequency", "position", "mistake");
        const NumberKind narrow = NumberKind::bfloat16;
        QTest::newRow("frequencies") << narrow << NumberKind::exact << "frequencies-rounded";
        QTest::newRow("positions") << NumberKind::exact << narrow << "positions-rounded";
    }
    void numbersThatWereRounded() {
        const auto [frequency, position, mistake] = fetchRow<NumberKind, NumberKind, QString>();
        const auto model = modelOf("rope", {{"head_dim", std::int64_t{64}}, {"base", 10000.0}});
        for (const bool sine : {false, true}) {
            const Identity answer = identify({arrayOf(
                {rows, 64}, cache(*model, sine, true, 1, {frequency, position}), CellType::float32)});
            QCOMPARE(answer.encoding, std::string("rope"));
            QCOMPARE(answer.mistakes.size(), 1U);
            QCOMPARE(answer.mistakes[0].id, mistake.toStdString());
        }
    }

    void damagedCells_data() {
        addColumns<bool, int, double>("sine", "row", "cell");
        for (const bool sine : {false, true})
            for (const int row : {0, 1, 77})
                for (const double cell : {1.7, 9.0, double{NAN}, -double{INFINITY}})
                    QTest::addRow("%s, row %d, %g", sine ? "sines" : "cosines", row, cell)
                        << sine << row << cell;
    }
    void damagedCells() {
        const auto [sine, row, cell] = fetchRow<bool, int, double>();
        const auto model = modelOf("rope", {{"head_dim", std::int64_t{64}}, {"base", 10000.0}});
        std::vector<double> cells = cache(*model, sine, true, 1);
        cells[static_cast<std::size_t>(64 * row + 5)] = cell;
        const Identity answer = identify({arrayOf({rows, 64}, cells, CellType::float32)});
        QCOMPARE(answer.encoding, std::string("rope"));
        QCOMPARE(answer.unexplainedCells, 1);
    }

    void columnsThatAreNoFunctionOfOneAngle() {
        std::vector<double> cells;
        for (std::int64_t row = 0; row < 300; ++row)
            for (std::int64_t j = 0; j < 32; ++j)
                cells.push_back(std::cos(std::sqrt(static_cast<double>(row * (j + 1)))));
        QVERIFY(!identify({arrayOf({300, 32}, cells, CellType::float32)}).recognised);
    }
};

QTEST_APPLESS_MAIN(TestOneFunction)
#include "tst_onefunction.moc"
