// SPDX-License-Identifier: GPL-3.0-or-later
// Every encoding is recognised from its own table, with its parameters.
#include <cmath>

#include "tests/support/encodingof.h"
#include "tests/support/recognition.h"
#include "tests/support/rows.h"
#include "tests/support/sample.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"
#include "tests/support/wording.h"

using namespace posiscope;

Q_DECLARE_METATYPE(Given)

namespace {

/// `narrow`: without what 8 significant bits do not tell: that the factors of LongRoPE have few digits, and
/// where frequencies that were measured over 256 rows were 100,000 positions before.
void addTables(bool narrow = false) {
    addColumns<QString, Given>("encoding", "given");
    const auto row = [narrow](const char* encoding, const std::string& name, const Given& given) {
        if (narrow && (name == "far" || name == "longrope")) return;
        QTest::newRow((encoding + (" " + name)).c_str()) << QString(encoding) << given;
    };
    const auto whole = [](std::int64_t number) { return Value(number); };
    const auto word = [](const char* text) { return Value(std::string(text)); };
    row("sinusoidal", "paper", {{"d_model", whole(64)}, {"max_len", whole(200)}});
    row("sinusoidal", "half-split",
        {{"d_model", whole(128)}, {"layout", word("half-split")}, {"base", 500000.0}});
    row("sinusoidal", "endpoint from 2",
        {{"d_model", whole(96)},
         {"spectrum", word("endpoint")},
         {"layout", word("half-split")},
         {"first_position", whole(2)}});
    row("sinusoidal", "odd", {{"d_model", whole(33)}, {"first_position", whole(1)}});
    row("sinusoidal", "odd half-split", {{"d_model", whole(33)}, {"layout", word("half-split")}});
    row("sinusoidal", "zero first row", {{"d_model", whole(32)}, {"zero_first_row", true}});
    row("sinusoidal", "other base", {{"d_model", whole(50)}, {"base", 12345.0}});
    row("sinusoidal", "far", {{"d_model", whole(64)}, {"first_position", whole(100'000)}});
    row("timestep", "diffusers", {{"d_model", whole(64)}});
    row("timestep", "flipped",
        {{"d_model", whole(320)}, {"downscale_freq_shift", 0.0}, {"flip_sin_to_cos", true}});
    row("timestep", "scale 1000", {{"d_model", whole(64)}, {"timestep_scale", 1000.0}});
    row("timestep", "shift 0.25", {{"d_model", whole(64)}, {"downscale_freq_shift", 0.25}});
    row("fourier", "paper", {{"octaves", whole(10)}, {"max_len", whole(1024)}});
    row("fourier", "code", {{"octaves", whole(6)}, {"include_pi", false}, {"include_input", true}});
    row("rope", "plain", {{"head_dim", whole(128)}, {"base", 500000.0}});
    row("rope", "linear", {{"head_dim", whole(64)}, {"scaling", word("linear")}, {"factor", 4.0}});
    row("rope", "ntk", {{"head_dim", whole(64)}, {"scaling", word("ntk")}, {"factor", 8.0}});
    row("rope", "ntk-mixed", {{"head_dim", whole(64)}, {"scaling", word("ntk-mixed")}, {"factor", 8.0}});
    row("rope", "ntk-mixed 0.625",
        {{"head_dim", whole(64)}, {"scaling", word("ntk-mixed")}, {"factor", 8.0}, {"mixed_b", 0.625}});
    row("rope", "dynamic",
        {{"head_dim", whole(64)},
         {"scaling", word("dynamic")},
         {"factor", 2.0},
         {"original_max_position", whole(4096)},
         {"sequence_length", whole(8192)}});
    row("rope", "dynamic, a row for each position",
        {{"head_dim", whole(64)},
         {"max_len", whole(3000)},
         {"scaling", word("dynamic")},
         {"factor", 4.0},
         {"original_max_position", whole(2048)},
         {"sequence_length", whole(3000)}});
    row("rope", "yarn",
        {{"head_dim", whole(128)},
         {"scaling", word("yarn")},
         {"factor", 4.0},
         {"base", 1e6},
         {"original_max_position", whole(32768)}});
    row("rope", "yarn gpt-oss",
        {{"head_dim", whole(64)},
         {"scaling", word("yarn")},
         {"factor", 32.0},
         {"base", 150000.0},
         {"original_max_position", whole(4096)},
         {"truncate", false}});
    row("rope", "llama3",
        {{"head_dim", whole(128)},
         {"scaling", word("llama3")},
         {"factor", 8.0},
         {"base", 500000.0},
         {"original_max_position", whole(8192)}});
    row("rope", "longrope",
        {{"head_dim", whole(16)},
         {"scaling", word("longrope")},
         {"attention_factor", 1.19},
         {"sequence_length", whole(4096)},
         {"short_factor", NumberList{1, 1.05, 1.1, 1.3, 2.2, 4.5, 9, 20}}});
    row("xpos", "plain", {{"head_dim", whole(64)}});
    row("xpos", "slow", {{"head_dim", whole(128)}, {"scale_base", 2048.0}, {"max_len", whole(400)}});
    row("transformer-xl", "plain", {{"d_model", whole(64)}, {"max_len", whole(128)}});
    row("transformer-xl", "negative",
        {{"d_model", whole(64)},
         {"max_len", whole(128)},
         {"negative", true},
         {"xl_layout", word("interleaved")}});
    if (!narrow)
        row("rope-axes", "Qwen3-VL",
            {{"allocation", word("interleaved")},
             {"sections", NumberList{24, 20, 20}},
             {"head_dim", whole(128)},
             {"base", 5e6}});
    row("sinusoidal-2d", "mae", {{"d_model", whole(64)}, {"height", whole(14)}, {"width", whole(14)}});
    row("sinusoidal-2d", "detr",
        {{"d_model", whole(64)}, {"form", word("detr")}, {"height", whole(10)}, {"width", whole(16)}});
    row("sinusoidal-2d", "detr to 2π",
        {{"d_model", whole(64)},
         {"form", word("detr")},
         {"height", whole(10)},
         {"width", whole(16)},
         {"normalise", true}});
    row("sinusoidal-2d", "tensor2tensor",
        {{"d_model", whole(64)},
         {"form", word("tensor2tensor")},
         {"height", whole(12)},
         {"width", whole(9)}});
    row("learned", "GPT-2", {{"d_model", whole(64)}, {"standard_deviation", 0.01}, {"seed", whole(7)}});
}

}  // namespace

class TestIdentify : public StrictTest {
    Q_OBJECT

 private slots:
    void ownTableInFloat64_data() { addTables(); }
    void ownTableInFloat64() { recognise(CellType::float64); }
    void ownTableInFloat32_data() { addTables(); }
    void ownTableInFloat32() { recognise(CellType::float32); }
    void ownTableInBfloat16_data() { addTables(true); }
    void ownTableInBfloat16() { recognise(CellType::bfloat16, 2e-3); }

    /// A round base is not mistaken for another base that was raised.
    void aPlainBaseStaysPlain_data() {
        addColumns<double, CellType>("base", "type");
        for (const double base : {10000.0, 20000.0, 30000.0, 40000.0, 150000.0, 500000.0, 1e6, 5e6})
            for (const CellType type : {CellType::float64, CellType::float32, CellType::bfloat16})
                QTest::addRow("%g, %s", base, std::string(nameOf(type)).c_str()) << base << type;
    }
    void aPlainBaseStaysPlain() {
        const auto [base, type] = fetchRow<double, CellType>();
        const auto model = modelOf(
            "rope",
            {{"head_dim", Value(std::int64_t{128})}, {"max_len", Value(std::int64_t{4096})}, {"base", base}});
        const Identity answer = identify({arrayOf(model->table(), type)});
        const Given plain{{"base", base}, {"scaling", Value(std::string("none"))}};
        for (const auto& option : plain)
            QVERIFY2(std::find(answer.options.begin(), answer.options.end(), option) != answer.options.end(),
                     wordsOf(answer).c_str());
    }

    /// A base of many digits is told as well as narrow cells know it, and is no scaling of a round one.
    void oddBase_data() {
        addColumns<QString, double, std::int64_t, std::int64_t, CellType>("encoding", "base", "dimensions",
                                                                          "rows", "type");
        for (const char* encoding : {"sinusoidal", "rope"})
            for (const double base :
                 {12345.0, 54321.0, 98765.0, 31416.0, 271828.0, 1234567.0, 7654.0, 10007.0})
                for (const auto& [dimensions, rows] : {std::pair<std::int64_t, std::int64_t>{32, 512},
                                                       {50, 256},
                                                       {50, 2048},
                                                       {64, 512},
                                                       {128, 300}})
                    for (const CellType type : {CellType::bfloat16, CellType::float16})
                        QTest::addRow("%s, base %.0f, %lld × %lld, %s", encoding, base,
                                      static_cast<long long>(rows), static_cast<long long>(dimensions),
                                      std::string(nameOf(type)).c_str())
                            << QString(encoding) << base << dimensions << rows << type;
    }
    void oddBase() {
        QFETCH(QString, encoding);
        QFETCH(double, base);
        QFETCH(std::int64_t, dimensions);
        QFETCH(std::int64_t, rows);
        QFETCH(CellType, type);
        const bool rotary = encoding == "rope";
        const auto model = modelOf(
            encoding.toStdString(),
            {{rotary ? "head_dim" : "d_model", Value(dimensions)}, {"max_len", Value(rows)}, {"base", base}});
        const Identity answer = identify({arrayOf(model->table(), type)});
        QCOMPARE(answer.unexplainedCells, 0);
        const auto isMeant = [&](const std::string& id, const OptionValues& options, double loose) {
            Given meant{{"base", base}};
            if (rotary) meant.emplace_back("scaling", std::string("none"));
            return id == encoding.toStdString() &&
                   std::all_of(meant.begin(), meant.end(), [&](const auto& wanted) {
                       return std::any_of(options.begin(), options.end(), [&](const auto& option) {
                           return option.first == wanted.first &&
                                  equalWithin(option.second, wanted.second, loose);
                       });
                   });
        };
        const bool first = isMeant(answer.encoding, answer.options, 1e-12);
        if (base < 100'000) {
            QVERIFY2(first, wordsOf(answer).c_str());
            return;
        }
        // Six or seven digits are more than narrow cells tell; another spectrum may have a rounder base.
        const bool other =
            std::any_of(answer.alternatives.begin(), answer.alternatives.end(),
                        [&](const Alternative& each) { return isMeant(each.encoding, each.options, 2e-5); });
        QVERIFY2(isMeant(answer.encoding, answer.options, 2e-5) || other, wordsOf(answer).c_str());
    }

    /// Sines and cosines of a series that no encoding has are called pairs, with their frequencies.
    void pairsWithoutAName_data() {
        const Rows<bool, CellType> row("halfSplit", "type");
        row("interleaved", false, CellType::float64);
        row("half-split", true, CellType::float64);
        row("interleaved, float32", false, CellType::float32);
        row("interleaved, bfloat16", false, CellType::bfloat16);
    }
    void pairsWithoutAName() {
        const auto [halfSplit, type] = fetchRow<bool, CellType>();
        constexpr std::int64_t pairs = 64, rows = 300;
        std::vector<double> cells(rows * 2 * pairs);
        for (std::int64_t p = 0; p < rows; ++p)
            for (std::int64_t i = 0; i < pairs; ++i) {
                const double angle = 0.01227 * static_cast<double>((i + 1) * p);
                double* const line = cells.data() + p * 2 * pairs;
                line[halfSplit ? i : 2 * i] = std::sin(angle);
                line[halfSplit ? pairs + i : 2 * i + 1] = std::cos(angle);
            }
        const Identity answer = identify({arrayOf({rows, 2 * pairs}, cells, type)});
        QVERIFY2(!answer.recognised, wordsOf(answer).c_str());
        std::string said;
        for (const Text& line : answer.evidence)
            said += line.english() + "\n";
        QVERIFY2(says(said, "identify/pairs-turn-evenly", {"", "64", "64"}), said.c_str());
        QVERIFY2(says(said, "identify/unknown-series", {"0.01227, 0.02454, 0.03681, 0.04908 …"}),
                 said.c_str());
        QVERIFY2(!says(said, "identify/no-pairs"), said.c_str());
    }

    /// Numbers without pairs are not called pairs.
    void noPairs() {
        constexpr std::int64_t rows = 200, columns = 32;
        ::Sample sample(3104);
        std::vector<double> cells(rows * columns);
        for (std::int64_t j = 0; j < columns; ++j)
            for (std::int64_t p = 0; p < rows; ++p)
                cells[p * columns + j] =
                    (p > 0 ? 0.9 * cells[(p - 1) * columns + j] : 0) + 0.1 * sample.real(-1, 1);
        const Identity answer = identify({arrayOf({rows, columns}, cells)});
        QVERIFY(!answer.recognised);
        QVERIFY2(says(answer.evidence.back().english(), "identify/no-pairs"),
                 answer.evidence.back().english().c_str());
    }

 private:
    static void recognise(CellType type, double loose = 1e-6) {
        QFETCH(QString, encoding);
        QFETCH(Given, given);
        const State state = stateOf(encoding.toStdString(), given);
        const auto model = encodingOf(state).make(state.values);
        const Identity answer = identify({arrayOf(model->table(), type)});
        QVERIFY2(answer.recognised, wordsOf(answer).c_str());
        QVERIFY2(names(answer, encoding.toStdString(), state.values, loose), wordsOf(answer).c_str());
        QCOMPARE(answer.unexplainedCells, 0);
        QVERIFY2(answer.mistakes.empty(), wordsOf(answer).c_str());
        QCOMPARE(answer.rounding.table, std::string(nameOf(type)));
        QVERIFY2(answer.largestDeviation <= roundingOf(type) * 1.5 * answer.storage.scale + 1e-14,
                 qPrintable(QString::number(answer.largestDeviation)));
    }
};

QTEST_APPLESS_MAIN(TestIdentify)
#include "tst_identify.moc"
