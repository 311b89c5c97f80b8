// SPDX-License-Identifier: GPL-3.0-or-later
// Tables as other programs write them, each beside a wrong one: what is said of both.
#include <algorithm>
#include <cmath>

#include "core/encodings/alibi.h"
#include "tests/core/publiccase.h"
#include "tests/support/answers.h"
#include "tests/support/configured.h"
#include "tests/support/madetable.h"
#include "tests/support/rows.h"

using namespace mistakes;

namespace {

float frequency(double base, std::int64_t pair, double dimensions) {
    return static_cast<float>(std::pow(base, -2 * static_cast<double>(pair) / dimensions));
}

StoredArray frequencies(double base, std::int64_t dimensions, double factor = 1) {
    std::vector<double> cells;
    for (std::int64_t pair = 0; pair < dimensions / 2; ++pair)
        cells.push_back(frequency(base, pair, static_cast<double>(dimensions)) / factor);
    return arrayOf({dimensions / 2}, cells, CellType::float32);
}

/// cos and sin, halves repeated, times a factor.
std::vector<StoredArray> cache(std::int64_t pairs, const std::function<double(std::int64_t pair)>& radians,
                               double times = 1) {
    std::vector<StoredArray> both;
    for (const bool sine : {false, true})
        both.push_back(made(300, 2 * pairs, [&](std::int64_t row, std::int64_t column) {
            const double angle = static_cast<double>(row) * radians(column % pairs);
            return times * (sine ? std::sin(angle) : std::cos(angle));
        }));
    return both;
}

bool saysNote(const Identity& answer, const Sentence& sentence) {
    return std::ranges::any_of(answer.notes,
                               [&](const Text& each) { return saysOnly(each.english(), sentence); });
}

constexpr const char* gemma3 =
    R"({"model_type": "gemma3_text", "hidden_size": 2560, "num_attention_heads": 8, "head_dim": 256,
        "rope_theta": 1000000, "rope_local_base_freq": 10000, "max_position_embeddings": 131072,
        "rope_scaling": {"factor": 8, "rope_type": "linear"}, "sliding_window": 1024,
        "sliding_window_pattern": 6, "num_hidden_layers": 34})";
constexpr const char* dynamic =
    R"({"model_type": "llama", "hidden_size": 4096, "num_attention_heads": 32, "rope_theta": 10000,
        "max_position_embeddings": 4096, "rope_scaling": {"type": "dynamic", "factor": 4}})";
constexpr const char* phi3 =
    R"({"model_type": "phi3", "hidden_size": 256, "num_attention_heads": 16, "rope_theta": 10000,
        "max_position_embeddings": 131072, "original_max_position_embeddings": 4096,
        "rope_scaling": {"type": "longrope", "short_factor": [1.08, 1.1, 1.13, 1.28, 1.31, 1.45, 1.53, 1.57],
                         "long_factor": [1.08, 1.9, 2.8, 5.4, 9.1, 17.3, 31.7, 48.2]}})";
constexpr double shortFactors[] = {1.08, 1.1, 1.13, 1.28, 1.31, 1.45, 1.53, 1.57};
constexpr double longFactors[] = {1.08, 1.9, 2.8, 5.4, 9.1, 17.3, 31.7, 48.2};

}  // namespace

class TestOtherPrograms : public StrictTest {
    Q_OBJECT

 private slots:
    /// ESPnet's relative positions from 59 down to −59, as PyTorch computes them in float32.
    void relativePositions_data() {
        addColumns<bool, QString>("ascending", "ids");
        QTest::newRow("right") << false << QString();
        QTest::newRow("ascending") << true << QStringLiteral("turned-the-other-way");
    }
    void relativePositions() {
        const auto [ascending, ids] = fetchRow<bool, QString>();
        const auto table = made(119, 64, [&, up = ascending](std::int64_t row, std::int64_t column) {
            const auto step = static_cast<float>(-std::log(10000.0) / 64);
            const float radians = std::exp(static_cast<float>(column / 2 * 2) * step);
            const auto position = static_cast<float>(up ? row - 59 : 59 - row);
            const float angle = position * radians;
            return column % 2 == 0 ? std::sin(angle) : std::cos(angle);
        });
        const Identity plain = identify({table});
        // The step of the exponent was rounded, too.
        QVERIFY2(plain.recognised && std::abs(numberOf(plain, "base") - 1e4) < 0.01, textOf(plain).c_str());
        const Identity answer = identify(
            {table},
            expectationOf({"transformer-xl",
                           {{"d_model", whole(64)}, {"xl_layout", word("interleaved")}, {"negative", true}},
                           {},
                           {}}));
        QCOMPARE(QString::fromStdString(idsOf(answer)), ids);
        QCOMPARE(answer.asExpected, ids.isEmpty());
        if (ascending) SAYS(answer, "identify/distances-reversed");
    }

    /// Transformer-XL's distances, of which the largest comes first.
    void distances() {
        const auto table = [](bool up) {
            return made(80, 64, [up](std::int64_t row, std::int64_t column) {
                const double angle =
                    static_cast<double>(up ? row : 79 - row) * frequency(1e4, column % 32, 64);
                return column < 32 ? std::sin(angle) : std::cos(angle);
            });
        };
        const Expectation expected = expectationOf({"transformer-xl", {{"d_model", whole(64)}}, {}, {}});
        QVERIFY(identify({table(false)}, expected).asExpected);
        const Identity wrong = identify({table(true)}, expected);
        QCOMPARE(idsOf(wrong), std::string("rows-reversed"));
        SAYS(wrong, "identify/rows-count-up");
    }

    /// The frequencies that a model begins with; other layers, and longer texts, have others.
    void frequenciesOfModels_data() {
        addColumns<QByteArray, double, double, QString, Sentence>("config", "base", "factor", "ids", "note");
        const Sentence none;
        const Sentence shorter{"identify/frequencies-of-texts", {"4096"}};
        const Sentence layers{"identify/other-layers"};
        QTest::newRow("dynamic, as it begins") << QByteArray(dynamic) << 1e4 << 1.0 << QString() << shorter;
        QTest::newRow("dynamic, base times factor")
            << QByteArray(dynamic) << 4e4 << 1.0 << QStringLiteral("another-base, another-scaling") << none;
        QTest::newRow("Gemma 3, global") << QByteArray(gemma3) << 1e6 << 8.0 << QString() << none;
        QTest::newRow("Gemma 3, local") << QByteArray(gemma3) << 1e4 << 1.0 << QString() << layers;
        QTest::newRow("Gemma 3, local and scaled")
            << QByteArray(gemma3) << 1e4 << 8.0 << QStringLiteral("default-base") << none;
    }
    void frequenciesOfModels() {
        const auto [config, base, factor, ids, note] =
            fetchRow<QByteArray, double, double, QString, Sentence>();
        const std::int64_t dimensions = config == QByteArray(gemma3) ? 256 : 128;
        const Identity answer =
            identify({frequencies(base, dimensions, factor)}, configured(config.constData()));
        QCOMPARE(QString::fromStdString(idsOf(answer)), ids);
        QCOMPARE(answer.asExpected, ids.isEmpty());
        QVERIFY2(note.name.isEmpty() || saysNote(answer, note), textOf(answer).c_str());
    }

    /// LongRoPE's caches: of short texts, as the model begins, of long ones, and without the factor.
    void cachesOfLongRope_data() {
        addColumns<bool, bool, QString>("longer", "factor", "ids");
        QTest::newRow("short") << false << true << QString();
        QTest::newRow("long") << true << true << QString();
        QTest::newRow("no factor") << false << false << QStringLiteral("attention-factor-forgotten");
    }
    void cachesOfLongRope() {
        const auto [longer, factor, ids] = fetchRow<bool, bool, QString>();
        const double* const divisors = longer ? longFactors : shortFactors;
        const double times = factor ? std::sqrt(1 + std::log(32) / std::log(4096)) : 1;
        const auto arrays = cache(
            8, [=](std::int64_t i) { return std::pow(1e4, -static_cast<double>(i) / 8) / divisors[i]; },
            times);
        const Identity answer = identify(arrays, configured(phi3));
        QCOMPARE(QString::fromStdString(idsOf(answer)), ids);
        QCOMPARE(answer.asExpected, ids.isEmpty());
        QCOMPARE(saysNote(answer, {"identify/frequencies-of-texts", {"4096"}}), !longer);
    }

    /// LongRoPE's lists in a GGUF file, under their names.
    void factorLists_data() {
        addColumns<bool, bool>("longer", "exchanged");
        for (const bool longer : {true, false})
            for (const bool exchanged : {true, false})
                QTest::addRow("%s%s", longer ? "long" : "short", exchanged ? ", exchanged" : "")
                    << longer << exchanged;
    }
    void factorLists() {
        const auto [longer, exchanged] = fetchRow<bool, bool>();
        const double* const divisors = longer == exchanged ? shortFactors : longFactors;
        StoredArray array = arrayOf({8}, std::vector<double>(divisors, divisors + 8), CellType::float32);
        array.name = longer ? "rope_factors_long.weight" : "rope_factors_short.weight";
        const Identity answer = identify({array}, configured(phi3));
        QVERIFY2(idsOf(answer) == (exchanged ? "long-and-short-exchanged" : ""), textOf(answer).c_str());
        QCOMPARE(answer.asExpected, !exchanged);
        const char* factors = longer == exchanged ? "1.08, 1.1, 1.13, 1.28" : "1.08, 1.9, 2.8, 5.4";
        QVERIFY2(textOf(answer).find(factors) != std::string::npos, textOf(answer).c_str());
    }

    /// GPT-NeoX: a quarter of the head rotates, with its own exponents.
    void partOfAHead_data() {
        addColumns<double, QString>("width", "ids");
        QTest::newRow("of the part") << 24.0 << QString();
        QTest::newRow("of the whole head") << 96.0 << QStringLiteral("exponent-of-the-whole-head");
    }
    void partOfAHead() {
        const auto [width, ids] = fetchRow<double, QString>();
        const auto arrays =
            cache(12, [width = width](std::int64_t pair) { return frequency(1e4, pair, width); });
        const Identity answer = identify(
            arrays, configured(R"({"model_type": "gpt_neox", "hidden_size": 6144, "num_attention_heads": 64,
                                   "rotary_pct": 0.25, "rotary_emb_base": 10000,
                                   "max_position_embeddings": 2048})"));
        QCOMPARE(QString::fromStdString(idsOf(answer)), ids);
    }

    /// [heads, 1, L] as BLOOM has it: later keys get more.
    void biasesOfKeys_data() {
        addColumns<int, bool>("heads", "falling");
        for (const int heads : {8, 20})
            for (const bool falling : {false, true})
                QTest::addRow("%d heads%s", heads, falling ? ", falling" : "") << heads << falling;
    }
    void biasesOfKeys() {
        const auto [heads, falling] = fetchRow<int, bool>();
        std::vector<double> cells;
        for (const double slope : alibiSlopes(heads, 8))
            for (int key = 0; key < 100; ++key)
                cells.push_back((falling ? -slope : slope) * key);
        const Identity answer = identify({arrayOf({heads, 1, 100}, cells, CellType::float32)},
                                         expectationOf({"alibi", {{"heads", whole(heads)}}, {}, {}}));
        QCOMPARE(idsOf(answer), std::string(falling ? "other-sign" : ""));
        QCOMPARE(answer.asExpected, !falling);
        QCOMPARE(answer.unexplainedCells, 0);
    }

    /// fairseq's row of padding is none of the positions, and right in its form of sinusoids alone.
    void rowOfPadding() {
        const auto tableOf = [](int steps) {
            return made(200, 64, [steps](std::int64_t row, std::int64_t column) {
                const double angle =
                    static_cast<double>(row) * std::pow(1e4, -static_cast<double>(column % 32) / steps);
                return row == 1 ? 0 : column < 32 ? std::sin(angle) : std::cos(angle);
            });
        };
        const StoredArray table = tableOf(31);
        const Identity plain = identify({table});
        QVERIFY(saysNote(plain, {"identify/padding-of-fairseq", {"1"}}));
        QCOMPARE(plain.unexplainedCells, 0);
        const Identity answer = identify(
            {table},
            expectationOf(
                {"sinusoidal",
                 {{"d_model", whole(64)}, {"layout", word("half-split")}, {"spectrum", word("endpoint")}},
                 {},
                 {}}));
        QCOMPARE(idsOf(answer), std::string());
        QVERIFY(answer.asExpected);
        QVERIFY(saysNote(answer, {"identify/padding-of-fairseq", {"1"}}));
        const Identity other = identify(
            {tableOf(32)},
            expectationOf({"sinusoidal", {{"d_model", whole(64)}, {"layout", word("half-split")}}, {}, {}}));
        QCOMPARE(idsOf(other), std::string("padding-row"));
    }

    /// Complex numbers turn queries and keys: they are no table that is added.
    void complexPlaces() {
        std::vector<double> cells;
        for (int place = 0; place < 140; ++place)
            for (int pair = 0; pair < 32; ++pair) {
                const int at = pair < 16 ? place % 14 : place / 14;
                const double angle = at * std::pow(100, -(pair % 16) / 16.0);
                cells.push_back(std::cos(angle));
                cells.push_back(std::sin(angle));
            }
        StoredArray array = arrayOf({140, 32, 2}, cells, CellType::float32);
        QCOMPARE(identify({array}).encoding, std::string("sinusoidal-2d"));
        array.complex = true;
        const Identity answer = identify({array});
        QCOMPARE(answer.encoding, std::string("axial-rope"));
        QCOMPARE(numberOf(answer, "base"), 100.0);
        QCOMPARE(answer.unexplainedCells, 0);
    }

    /// EVA-02: 24 × 24 places with the coordinates of 16 × 16.
    void stretchedPlaces() {
        std::vector<StoredArray> both;
        for (const bool sine : {false, true})
            both.push_back(made(576, 64, [sine](std::int64_t place, std::int64_t column) {
                const std::int64_t at = column < 32 ? place / 24 : place % 24, pair = column % 32 / 2;
                const double angle =
                    static_cast<double>(at) * 16 / 24 * std::pow(1e4, -static_cast<double>(pair) / 16);
                return sine ? std::sin(angle) : std::cos(angle);
            }));
        const Identity answer = identify(both);
        QCOMPARE(answer.encoding, std::string("axial-rope"));
        QCOMPARE(numberOf(answer, "base"), 1e4);
        QCOMPARE(answer.unexplainedCells, 0);
        SAYS(answer, "identify/places-as-if", {"16"});
    }

    /// xPos: keys have the inverse scales.
    void scalesOfKeys() {
        const auto arrays = [](int sign) {
            std::vector<StoredArray> both;
            for (const bool sine : {false, true})
                both.push_back(made(128, 64, [=](std::int64_t row, std::int64_t column) {
                    const auto pair = static_cast<double>(column / 2);
                    const double angle = static_cast<double>(row) * std::pow(1e4, -pair / 32);
                    const double scale = std::pow((2 * pair + 0.4 * 64) / (1.4 * 64),
                                                  sign * static_cast<double>(row - 64) / 512);
                    return scale * (sine ? std::sin(angle) : std::cos(angle));
                }));
            return both;
        };
        const Expectation expected = expectationOf(
            {"xpos",
             {{"head_dim", whole(64)}, {"max_len", whole(128)}, {"rope_layout", word("interleaved")}},
             {},
             {}});
        QVERIFY(identify(arrays(1), expected).asExpected);
        const Identity keys = identify(arrays(-1), expected);
        QCOMPARE(idsOf(keys), std::string("scales-inverted"));
        SAYS(keys, "identify/scales-inverse");
    }

    /// Ids of an image whose rows and columns are exchanged.
    void exchangedIds() {
        std::vector<double> ids;
        for (const int axis : {0, 2, 1})
            for (int token = 0; token < 60; ++token) {
                const int place = token - 5;
                const int number[] = {5, 5 + place / 8, 5 + place % 8};
                ids.push_back(token < 5 ? token : token < 53 ? number[axis] : token - 40);
            }
        const Identity answer = identify({arrayOf({3, 1, 60}, ids, CellType::int64)});
        QCOMPARE(answer.encoding, std::string("position-ids"));
        QCOMPARE(idsOf(answer), std::string("height-and-width-exchanged"));
        SAYS(answer, "identify/image-places", {"6", "8", "5"});
    }

    /// Flow matching: timesteps from 0 to 1, which are multiplied by 1000.
    void timestepsBelowOne_data() {
        QTest::addColumn<double>("scale");
        for (const double scale : {1000.0, 500.0})
            QTest::addRow("times %g", scale) << scale;
    }
    void timestepsBelowOne() {
        QFETCH(double, scale);
        const auto table = made(1000, 64, [scale](std::int64_t row, std::int64_t column) {
            const double angle = scale * static_cast<double>(row) / 1000 *
                                 std::pow(1e4, -static_cast<double>(column % 32) / 32);
            return column < 32 ? std::cos(angle) : std::sin(angle);
        });
        const Identity answer = identify({table}, expectationOf({"timestep",
                                                                 {{"d_model", whole(64)},
                                                                  {"downscale_freq_shift", 0.0},
                                                                  {"flip_sin_to_cos", true},
                                                                  {"timestep_scale", 1000.0}},
                                                                 {},
                                                                 {}}));
        QVERIFY2(answer.asExpected == (scale == 1000), textOf(answer).c_str());
        QCOMPARE(saysNote(answer, {"identify/timesteps-apart", {"0.001"}}), scale == 1000);
    }

    /// Swin's index, with the factor of rows as it is published, and with the width of the window.
    void factorOfSwin_data() {
        QTest::addColumn<int>("factor");
        for (const int factor : {13, 7})
            QTest::addRow("times %d", factor) << factor;
    }
    void factorOfSwin() {
        QFETCH(int, factor);
        const auto table = made(
            49, 49,
            [factor](std::int64_t query, std::int64_t key) {
                return static_cast<double>((query / 7 - key / 7 + 6) * factor + query % 7 - key % 7 + 6);
            },
            CellType::int64);
        const Identity answer = identify({table});
        QCOMPARE(answer.encoding, std::string("swin-index"));
        QCOMPARE(numberOf(answer, "height"), factor == 13 ? 7.0 : 1.0);
        QCOMPARE(saysNote(answer, {"identify/swin-one-row", {"49", "7", "13"}}), factor == 7);
    }

    /// The deviations are those of the roundings that were found, whether the table was expected or not.
    void sameDeviations() {
        const auto arrays = [] {
            std::vector<StoredArray> both;
            for (const bool sine : {false, true})
                both.push_back(made(400, 128, [sine](std::int64_t row, std::int64_t column) {
                    const float angle = static_cast<float>(row) * frequency(1e6, column % 64, 128);
                    return sine ? std::sin(angle) : std::cos(angle);
                }));
            return both;
        }();
        const Identity plain = identify(arrays);
        QVERIFY(plain.rounding.frequency == "float32" && plain.largestDeviation > 0);
        const Identity answer =
            identify(arrays, expectationOf({"rope", {{"head_dim", whole(128)}, {"base", 1e6}}, {}, {}}));
        QVERIFY2(answer.asExpected, textOf(answer).c_str());
        QCOMPARE(answer.largestDeviation, plain.largestDeviation);
        QCOMPARE(answer.rmsDeviation, plain.rmsDeviation);
    }

    /// A list with numbers of its own has their deviations.
    void deviationsOfLists() {
        std::vector<double> cells;
        for (int pair = 0; pair < 32; ++pair)
            cells.push_back(pair == 5 ? NAN : pair == 9 ? 3 : frequency(1e4, pair, 64));
        const Expectation expected = expectationOf({"rope", {{"head_dim", whole(64)}}, {}, {}});
        const Identity two = identify({arrayOf({32}, cells, CellType::float32)}, expected);
        SAYS(two, "identify/list-of-pairs-differs", {"5, 9", "NaN, 3", "0.2371, 0.07499"});
        QCOMPARE(two.largestColumn, 9);
        QVERIFY(std::abs(two.largestDeviation - (3 - frequency(1e4, 9, 64))) < 1e-6);
        cells[9] = frequency(1e4, 9, 64);
        SAYS(identify({arrayOf({32}, cells, CellType::float32)}, expected), "identify/number-of-pair-differs",
             {"5", "NaN", "0.2371"});
    }

    /// The amplitude has as many digits as float32 tells, and explains all cells.
    void digitsOfTheAmplitude() {
        const double amplitude = 0.1 * 0.707 * std::log(40) + 1;
        const auto arrays = cache(
            32,
            [](std::int64_t i) {
                const double plain = std::pow(1e4, -static_cast<double>(i) / 32);
                const double ramp = std::clamp((static_cast<double>(i) - 10) / (23 - 10), 0.0, 1.0);
                return plain / 40 * ramp + plain * (1 - ramp);
            },
            amplitude);
        const Identity answer = identify(arrays);
        QCOMPARE(wordOf(answer, "scaling"), std::string("yarn"));
        QVERIFY2(std::abs(numberOf(answer, "attention_factor") - amplitude) < 5e-8, textOf(answer).c_str());
        QCOMPARE(answer.unexplainedCells, 0);
    }
};

QTEST_APPLESS_MAIN(TestOtherPrograms)
#include "tst_otherprograms.moc"
