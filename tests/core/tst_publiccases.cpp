// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of public reports that no published encoding makes: what is said of them.
#include <cmath>
#include <numbers>
#include <random>

#include "core/config/modelconfig.h"
#include "core/identify/original/original.h"
#include "core/resize/resize.h"
#include "tests/core/publiccase.h"
#include "tests/support/answers.h"
#include "tests/support/madetable.h"
#include "tests/support/recognition.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"

using namespace posiscope;
using namespace mistakes;

namespace {

constexpr double pi = std::numbers::pi;

/// The ids of a text with two images of 4 × 6 patches, of which the second may be numbered as text.
std::vector<double> idsOf(bool secondAsText) {
    std::vector<std::array<std::int64_t, 3>> tokens;
    std::int64_t next = 0;
    const auto text = [&](int count) {
        for (int n = 0; n < count; ++n, ++next)
            tokens.push_back({next, next, next});
    };
    const auto image = [&] {
        for (int row = 0; row < 4; ++row)
            for (int column = 0; column < 6; ++column)
                tokens.push_back({next, next + row, next + column});
        next += 6;
    };
    text(3);
    image();
    text(5);
    secondAsText ? text(24) : image();
    text(4);
    std::vector<double> all;
    for (int axis = 0; axis < 3; ++axis)
        for (const auto& token : tokens)
            all.push_back(static_cast<double>(token[static_cast<std::size_t>(axis)]));
    return all;
}

StoredArray learned(std::int64_t rows, std::int64_t columns) {
    std::mt19937 engine(5);
    std::normal_distribution<double> normal;
    return made(rows, columns, [&](std::int64_t, std::int64_t) { return normal(engine); });
}

/// Rows of a grid, bilinear with areas (align_corners=False), as torch computes it.
std::vector<double> resized(const std::function<double(std::int64_t place, std::int64_t column)>& from,
                            std::int64_t height, std::int64_t width, std::int64_t side,
                            std::int64_t columns) {
    const auto taps = [](std::int64_t to, std::int64_t target, std::int64_t count) {
        const double at = std::max(
            0.0,
            (static_cast<double>(to) + 0.5) * static_cast<double>(count) / static_cast<double>(target) - 0.5);
        const auto low = std::min(static_cast<std::int64_t>(at), count - 1);
        return std::tuple{low, std::min(low + 1, count - 1), at - static_cast<double>(low)};
    };
    std::vector<double> cells;
    for (std::int64_t r = 0; r < side; ++r)
        for (std::int64_t c = 0; c < side; ++c)
            for (std::int64_t j = 0; j < columns; ++j) {
                const auto [top, bottom, down] = taps(r, side, height);
                const auto [left, right, across] = taps(c, side, width);
                const auto row = [&, left = left, right = right, across = across](std::int64_t y) {
                    return (1 - across) * from(y * width + left, j) + across * from(y * width + right, j);
                };
                cells.push_back((1 - down) * row(top) + down * row(bottom));
            }
    return cells;
}

Expectation configured(const char* json) {
    const auto config = readConfig(json);
    if (!config) throw std::runtime_error(config.error().text.english());
    ModelConfig shown = *config;
    shown.kinds.resize(1);
    return expectedBy(shown);
}

}  // namespace

class TestPublicCases : public StrictTest {
    Q_OBJECT

 private slots:
    /// Axial pairs over 16 × 16 places behind 257 rows of zeros, [cos, sin] last.
    void gridBehindZeros_data() {
        QTest::addColumn<int>("zeros");
        for (const int zeros : {0, 1, 257})
            QTest::addRow("%d rows of zeros", zeros) << zeros;
    }
    void gridBehindZeros() {
        QFETCH(int, zeros);
        std::vector<double> cells;
        for (int row = 0; row < zeros + 256; ++row)
            for (int pair = 0; pair < 32; ++pair) {
                const int place = row - zeros, at = pair < 16 ? place / 16 : place % 16;
                const double angle = at * std::pow(1e4, -(pair % 16) / 16.0);
                cells.push_back(row < zeros ? 0 : std::cos(angle));
                cells.push_back(row < zeros ? 0 : std::sin(angle));
            }
        const Identity answer = identify({arrayOf({zeros + 256, 32, 2}, cells, CellType::float32)});
        QCOMPARE(answer.encoding, std::string("sinusoidal-2d"));
        QCOMPARE(numberOf(answer, "height"), 16.0);
        QCOMPARE(numberOf(answer, "width"), 16.0);
        QCOMPARE(numberOf(answer, "base"), 1e4);
        QCOMPARE(answer.unexplainedCells, 0);
        QVERIFY(answer.storage.form.starts_with("grid-interleaved"));
        QVERIFY(!answer.convertible);
        if (zeros > 0) SAYS(answer, "identify/zeros-before-grid", {QString::number(zeros)});
        // Its columns are not the encoding's own.
        Expectation expected{findEncoding("sinusoidal-2d"), {}, {}};
        expected.values = valuesWith(*expected.encoding, answer.options);
        QVERIFY(!identify({arrayOf({zeros + 256, 32, 2}, cells, CellType::float32)}, expected).asExpected);
    }

    /// 14 × 14 places, of which the first was taken for a class token: 195 = 13 × 15.
    void placeTakenForToken() {
        const StoredArray array = learned(196, 12);
        auto original = std::make_shared<OriginalTable>();
        original->array = array;
        std::vector<double> cells;
        for (std::int64_t j = 0; j < 12; ++j)
            cells.push_back(array.at(j));
        const auto places = resized(
            [&](std::int64_t place, std::int64_t column) { return array.at((place + 1) * 12 + column); }, 13,
            15, 24, 12);
        cells.insert(cells.end(), places.begin(), places.end());
        Expectation expected;
        expected.original = original;
        const Identity answer = identify({arrayOf({577, 12}, cells, CellType::float32)}, expected);
        QCOMPARE(idsOf(answer), std::string("place-taken-for-token"));
        SAYS(answer, "identify/original-square", {"196", "14"});
        // All places, resized as they are.
        const auto right =
            resized([&](std::int64_t place, std::int64_t column) { return array.at(place * 12 + column); },
                    14, 14, 24, 12);
        const Identity good = identify({arrayOf({576, 12}, right, CellType::float32)}, expected);
        QVERIFY2(good.recognised && good.mistakes.empty(), textOf(good).c_str());
    }

    /// The original's columns in another order, or with the other sign.
    void reorderedColumns_data() {
        addColumns<bool, bool, QString>("permuted", "negated", "ids");
        QTest::newRow("permuted") << true << false << QStringLiteral("columns-permuted");
        QTest::newRow("negated") << false << true << QStringLiteral("columns-negated");
        QTest::newRow("both") << true << true << QStringLiteral("columns-permuted, columns-negated");
        QTest::newRow("the same") << false << false << QString();
    }
    void reorderedColumns() {
        const auto [permuted, negated, ids] = fetchRow<bool, bool, QString>();
        const StoredArray array = learned(64, 48);
        auto original = std::make_shared<OriginalTable>();
        original->array = array;
        const auto table =
            made(64, 48, [&, permuted = permuted, negated = negated](std::int64_t row, std::int64_t column) {
                const std::int64_t from = permuted ? (column * 5 + 3) % 48 : column;
                return (negated && column < 7 ? -1 : 1) * array.at(row * 48 + from);
            });
        Expectation expected;
        expected.original = original;
        const Identity answer = identify({table}, expected);
        QCOMPARE(QString::fromStdString(idsOf(answer)), ids);
        QCOMPARE(answer.asExpected, ids.isEmpty());
        if (permuted) SAYS(answer, "compare/columns-permuted", {"", "", "", "3, 8, 13…"});
        if (negated) SAYS(answer, "compare/columns-negated", {"", "7", "48"});
    }
    /// Half-split against interleaved: no picture was resized.
    void sinusoidsOfTwoLayouts() {
        const TablePlan plan{.dimensions = 512, .rows = 100};
        const auto split = [&] {
            std::vector<double> cells;
            for (std::int64_t row = 0; row < 100; ++row)
                for (int j = 0; j < 512; ++j)
                    cells.push_back(planned(plan, row, j % 256, j < 256));
            return cells;
        };
        auto original = std::make_shared<OriginalTable>();
        original->array = arrayOf({100, 512}, interleavedCells(plan), CellType::float32);
        Expectation expected;
        expected.original = original;
        const Identity answer = identify({arrayOf({100, 512}, split(), CellType::float32)}, expected);
        QCOMPARE(idsOf(answer), std::string("columns-permuted"));
        SAYS(answer, "compare/columns-permuted", {"", "", "", "0, 2, 4, 6…"});
    }

    /// xPos: scales in halves over frequencies that stand twice in a row.
    void scalesInAnotherOrder_data() {
        addColumns<bool, bool>("mixed", "sines");
        for (const bool mixed : {true, false})
            for (const bool sines : {true, false})
                QTest::addRow("%s, %s", mixed ? "mixed" : "right", sines ? "both" : "cosines alone")
                    << mixed << sines;
    }
    void scalesInAnotherOrder() {
        const auto [mixed, sines] = fetchRow<bool, bool>();
        const auto table = [mixed = mixed](bool sine) {
            return made(128, 64, [=](std::int64_t row, std::int64_t column) {
                const double angle =
                    static_cast<double>(row) * std::pow(1e4, -static_cast<double>(column / 2) / 32);
                const auto pair = static_cast<double>(mixed ? column % 32 : column / 2);
                const double scale =
                    std::pow((2 * pair + 0.4 * 64) / (1.4 * 64), static_cast<double>(row - 64) / 512);
                return scale * (sine ? std::sin(angle) : std::cos(angle));
            });
        };
        Expectation expected{findEncoding("xpos"), {}, {"head_dim", "rope_layout"}};
        expected.values = valuesWith(
            *expected.encoding,
            {{"head_dim", whole(64)}, {"max_len", whole(128)}, {"rope_layout", word("interleaved")}});
        std::vector<StoredArray> arrays{table(false)};
        if (sines) arrays.push_back(table(true));
        const Identity answer = identify(arrays, expected);
        if (!mixed) {
            QVERIFY2(idsOf(answer).find("scales") == std::string::npos, textOf(answer).c_str());
            return;
        }
        QCOMPARE(idsOf(answer), std::string("scales-in-another-order"));
        SAYS(answer, "identify/scales-in-halves", {"32"});
        QCOMPARE(answer.unexplainedCells, 0);
    }

    /// The numbers of time, height and width of a text with images.
    void positionIds() {
        const auto ids = [](bool secondAsText) {
            return identify({arrayOf({3, 1, 60}, idsOf(secondAsText), CellType::int64)});
        };
        const Identity right = ids(false);
        QCOMPARE(right.encoding, std::string("position-ids"));
        SAYS(right, "identify/text-positions", {"0", "2"});
        SAYS(right, "identify/image-places", {"4", "6", "3"});
        SAYS(right, "identify/text-positions", {"9", "13"});
        SAYS(right, "identify/image-places", {"4", "6", "14"});
        SAYS(right, "identify/text-positions", {"20", "23"});
        const Identity wrong = ids(true);
        QCOMPARE(wrong.encoding, std::string("position-ids"));
        SAYS(wrong, "identify/text-with-image", {"9", "41", "33"});
        QVERIFY(wrong.recognised);
        SAYS(wrong, "identify/position-ids");
        QVERIFY(right.notes.empty());
        // The same array, column after column in the file.
        const std::vector<double> byAxis = idsOf(false);
        std::vector<double> byToken;
        for (std::size_t token = 0; token < 60; ++token)
            for (std::size_t axis = 0; axis < 3; ++axis)
                byToken.push_back(byAxis[axis * 60 + token]);
        StoredArray fortran = arrayOf({60, 3}, byToken, CellType::int64);
        fortran.shape = {3, 1, 60};
        fortran.steps = {1, 3, 3};
        QCOMPARE(identify({fortran}).encoding, std::string("position-ids"));
        // Any other whole numbers.
        std::mt19937 engine(1);
        std::vector<double> any;
        for (int n = 0; n < 180; ++n)
            any.push_back(static_cast<double>(engine() % 60));
        QVERIFY(!identify({arrayOf({3, 1, 60}, any, CellType::int64)}).recognised);
    }

    /// They are what a model with three axes is fed with. A piece begins behind the largest number before it.
    void positionIdsAsExpected_data() {
        const Rows<int, QString, Sentence> row("skipped", "mistakes", "says");
        row("right", 0, "", "identify/position-ids");
        row("tokens counted", 18, "delta-not-kept", {"identify/delta-left-out", {"27", "9", "−18"}});
        row("elsewhere", -3, "positions-not-continued", {"identify/piece-begins", {"6", "9"}});
    }
    void positionIdsAsExpected() {
        const auto [skipped, mistakes, sentence] = fetchRow<int, QString, Sentence>();
        const bool right = mistakes.isEmpty();
        const Expectation expected =
            configured(R"({"model_type": "qwen2_5_vl", "hidden_size": 2048, "num_attention_heads": 16,
                           "rope_theta": 1000000, "max_position_embeddings": 128000,
                           "rope_scaling": {"type": "mrope", "mrope_section": [16, 24, 24]}})");
        std::vector<double> ids = idsOf(false);
        // The text behind the first image, and all that follows.
        for (std::size_t n = 0; n < ids.size(); ++n)
            if (n % 60 >= 27) ids[n] += skipped;
        const StoredArray array = arrayOf({3, 1, 60}, ids, CellType::int64);
        const Identity answer = identify({array}, expected);
        QCOMPARE(answer.asExpected, right);
        QCOMPARE(QString::fromStdString(idsOf(answer)), mistakes);
        SAYS(answer, sentence);
        QCOMPARE(identify({array}).notes.empty(), right);
        QVERIFY(identify({array}).mistakes.empty());
    }

    /// The frequencies of Llama's checkpoints in bfloat16: what their rounding does.
    void roundedFrequencies_data() {
        addColumns<CellType, bool>("type", "rounded");
        QTest::newRow("bfloat16") << CellType::bfloat16 << true;
        QTest::newRow("float16") << CellType::float16 << true;
        QTest::newRow("float32") << CellType::float32 << false;
    }
    void roundedFrequencies() {
        const auto [type, rounded] = fetchRow<CellType, bool>();
        std::vector<double> cells;
        for (int i = 0; i < 64; ++i)
            cells.push_back(std::pow(1e4, -i / 64.0));
        const StoredArray array = arrayOf({64}, cells, type);
        const Expectation expected = expectationOf({"rope", {{"head_dim", whole(128)}}, {}, {}});
        for (const Identity& answer : {identify({array}), identify({array}, expected)}) {
            QVERIFY(answer.recognised && answer.asExpected && answer.mistakes.empty());
            QCOMPARE(answer.notes.size(), rounded ? 1U : 0U);
        }
        if (type != CellType::bfloat16) return;
        // 10000^(−1/64) is 0.86596…, in bfloat16 0.8671875: 1/818 more.
        SAYS(identify({array}), "identify/rounded-frequencies-angle", {"", "", "1", "818"});
    }

    /// Periods of coordinates from −1 to 1 (DINOv3).
    void periodsOfCoordinates() {
        std::vector<double> periods, positions;
        for (int i = 0; i < 16; ++i) {
            periods.push_back(std::pow(100, i / 16.0));
            positions.push_back(std::pow(1e4, i / 16.0));
        }
        const Identity answer = identify({arrayOf({16}, periods, CellType::float32)});
        QCOMPARE(numberOf(answer, "base"), 100.0);
        SAYS(answer, "identify/periods-across-image", {"2, 1.5, 1.12, 0.843…"});
        // 2 / 100^(i/16) < 1/8 from i = 10 on.
        SAYS(answer, "identify/pairs-turn-little", {"6", "16"});
        QVERIFY(identify({arrayOf({16}, positions, CellType::float32)}).notes.empty());
    }

    /// Llama 3's divisors: two bases give the same ramp, and the same name is said once.
    void sameNameOnce() {
        std::vector<double> divisors;
        for (int i = 0; i < 64; ++i) {
            const double wavelength = 2 * pi * std::pow(5e5, i / 64.0), s = (8192 / wavelength - 1) / 3;
            divisors.push_back(wavelength < 2048 ? 1 : wavelength > 8192 ? 8 : 1 / ((1 - s) / 8 + s));
        }
        const Identity answer = identify({arrayOf({64}, divisors, CellType::float32)});
        QCOMPARE(wordOf(answer, "scaling"), std::string("llama3"));
        for (const Alternative& each : answer.alternatives)
            QVERIFY2(each.options != answer.options, textOf(answer).c_str());
    }

    /// Llama 3's divisors with a wrong ramp, which nothing was expected of: never LongRoPE's.
    void rampOutside() {
        std::vector<double> divisors;
        for (int i = 0; i < 64; ++i) {
            const double wavelength = 2 * pi * std::pow(5e5, i / 64.0), s = (8192 / wavelength - 1) / 3;
            divisors.push_back(wavelength < 2048 ? 1 : wavelength > 8192 ? 8 : 1 / (1 - s) * 8 + s);
        }
        const Identity answer = identify({arrayOf({64}, divisors, CellType::float32)});
        QCOMPARE(wordOf(answer, "scaling"), std::string());
        SAYS(answer, "identify/list-outside-ramp", {"8", "29: 41.54, 30: 20.24…"});
    }

    /// Rows that stand twice are not taken for the other memory order, though they are that, too.
    void rowsTwice() {
        const auto table = made(128, 64, [](std::int64_t row, std::int64_t column) {
            const double angle =
                static_cast<double>(row / 2) * std::pow(1e4, -static_cast<double>(column / 2) / 32);
            return column % 2 == 0 ? std::sin(angle) : std::cos(angle);
        });
        const Identity answer = identify({table});
        QCOMPARE(answer.encoding, std::string("sinusoidal"));
        QVERIFY2(answer.storage.form.ends_with("-repeated-rows"), textOf(answer).c_str());
        QVERIFY2(answer.mistakes.empty(), textOf(answer).c_str());
        SAYS(answer, "identify/rows-hold", {"2 × 0, 2 × 1 … 2 × 63"});
    }

    /// A key that was ignored may explain what differs.
    void ignoredKeys_data() {
        addColumns<QByteArray, bool, double>("config", "unsure", "base");
        const QByteArray plain(R"({"model_type": "llama", "hidden_size": 512, "num_attention_heads": 8,
                                   "rope_theta": 10000, "max_position_embeddings": 2048)");
        QTest::newRow("no key, another base") << plain + "}" << false << 5000.0;
        QTest::newRow("a key, another base") << plain + R"(, "rope_wobble": 3})" << true << 5000.0;
        QTest::newRow("a key, right") << plain + R"(, "rope_wobble": 3})" << false << 10000.0;
        QTest::newRow("another key, another base") << plain + R"(, "position_wobble": 3})" << false << 5000.0;
    }
    void ignoredKeys() {
        const auto [config, unsure, base] = fetchRow<QByteArray, bool, double>();
        const TablePlan plan{.dimensions = 64, .rows = 128, .base = base};
        const Identity answer = identify({arrayOf({128, 64}, repeatedHalves(plan, false), CellType::float32),
                                          arrayOf({128, 64}, repeatedHalves(plan, true), CellType::float32)},
                                         configured(config));
        QCOMPARE(answer.asExpected, base == 10000);
        QCOMPARE(answer.unsure, unsure);
        QCOMPARE(textOf(answer).find("wrong:") != std::string::npos, base != 10000 && !unsure);
        if (!unsure) return;
        QVERIFY(answer.unsure);
        QVERIFY2(textOf(answer).find("unsure: ") != std::string::npos, textOf(answer).c_str());
        SAYS(answer, "identify/not-sure", {"rope_wobble"});
        QVERIFY(identityAsJson(answer).find("\"unsure\": true") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TestPublicCases)
#include "tst_publiccases.moc"
