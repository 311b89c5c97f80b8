// SPDX-License-Identifier: GPL-3.0-or-later
// Every encoding of the registry is recognised from what the program exports of it: its table, or its biases.
#include "core/encodings/registry.h"
#include "core/encodings/t5.h"
#include "tests/support/biasarrays.h"
#include "tests/support/encodingof.h"
#include "tests/support/recognition.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"

using namespace posiscope;

Q_DECLARE_METATYPE(Given)
Q_DECLARE_METATYPE(CellType)

namespace {

struct BiasRow {
    const char* encoding;
    const char* name;
    Given given;
    const char* told;         ///< the parameter that the answer must have
    bool needsHeads = false;  ///< the first head does not determine the number of heads
};

std::vector<BiasRow> biasRows() {
    const auto whole = [](std::int64_t number) { return Value(number); };
    const auto word = [](const char* text) { return Value(std::string(text)); };
    const std::pair<std::string, Value> causal{"mask", word("causal")};
    const std::pair<std::string, Value> unmasked{"mask", word("none")};
    return {
        {"alibi", "8 heads", {causal}, "alibi_bias_max"},
        {"alibi", "12 heads, max 4", {causal, {"heads", whole(12)}, {"alibi_bias_max", 4.0}}, "heads", true},
        {"alibi", "symmetric", {unmasked}, "alibi_form"},
        {"t5", "bucket numbers", {}, "num_buckets"},
        {"t5", "decoder", {{"bidirectional", false}}, "bidirectional"},
        {"t5", "causal", {causal, {"bidirectional", false}}, "mask"},
        {"t5", "random biases", {{"values", word("bias")}}, "seed"},
        {"t5", "random biases, causal", {causal, {"values", word("bias")}, {"seed", whole(5)}}, "seed"},
        {"t5",
         "random biases, 64 to 256",
         {{"values", word("bias")},
          {"num_buckets", whole(64)},
          {"max_distance", whole(256)},
          {"max_len", whole(400)},
          {"bias_std", 0.02}},
         "bias_std"},
        {"deberta", "256", {{"max_len", whole(300)}}, "bucket_size"},
        {"deberta", "causal", {causal, {"max_len", whole(300)}}, "mask"},
        {"shaw", "16", {}, "max_relative_position"},
        {"shaw",
         "64 and 8 ahead",
         {{"max_relative_position", whole(64)},
          {"clip_sides", word("own")},
          {"max_relative_ahead", whole(8)},
          {"max_len", whole(100)}},
         "max_relative_ahead"},
        {"shaw", "4, causal", {causal, {"max_relative_position", whole(4)}}, "mask"},
        {"kerple", "random", {causal}, "seed"},
        {"kerple", "random, no mask", {unmasked, {"seed", whole(12)}}, "mask"},
        {"kerple",
         "one head",
         {causal, {"heads", whole(1)}, {"kerple_a", 1.5}, {"kerple_b", 0.25}},
         "kerple_b"},
        {"kerple",
         "one head, steep",
         {causal, {"heads", whole(1)}, {"kerple_a", 0.125}, {"kerple_b", 8.0}},
         "kerple_a"},
        {"fire", "short", {causal}, "seed"},
        {"fire",
         "beyond L",
         {causal, {"fire_length", 64.0}, {"fire_c", 1.0}, {"seed", whole(3)}},
         "fire_length"},
        {"nope", "mask", {causal}, "mask"},
        {"nope", "no mask", {unmasked}, "mask"},
        {"cope", "counts to 8", {{"npos_max", whole(8)}, {"max_len", whole(100)}}, "cope_values"},
        {"cope",
         "positions",
         {{"cope_values", word("positions")}, {"max_len", whole(300)}, {"head_dim", whole(128)}},
         "cope_values"},
        {"cope",
         "positions to 5",
         {{"cope_values", word("positions")}, {"npos_max", whole(5)}, {"seed", whole(3)}},
         "npos_max"}};
}

/// Biases of 3 heads as a function of head and distance query − key; keys ahead are masked if causal.
template <class Function>
StoredArray made(std::int64_t length, bool causal, CellType type, const Function& function) {
    std::vector<double> cells;
    for (int head = 0; head < 3; ++head)
        for (std::int64_t query = 0; query < length; ++query)
            for (std::int64_t key = 0; key < length; ++key)
                cells.push_back(causal && key > query ? -INFINITY : function(head, query, query - key));
    return arrayOf({3, length, length}, cells, type);
}

/// Learned numbers, which are not Posiscope's own random numbers.
double learned(std::int64_t bucket, int head) {
    return std::sin(1.7 * static_cast<double>(bucket) + 0.3) * (1 + head);
}

double optionOf(const Identity& answer, const std::string& key) {
    for (const auto& [name, value] : answer.options) {
        if (name != key) continue;
        if (const auto* real = std::get_if<double>(&value)) return *real;
        if (const auto* whole = std::get_if<std::int64_t>(&value)) return static_cast<double>(*whole);
    }
    return NAN;
}

constexpr CellType types[] = {CellType::float64, CellType::float32, CellType::bfloat16};

}  // namespace

class TestIdentifyBiases : public StrictTest {
    Q_OBJECT

 private slots:
    /// A table has a row in tst_identify; a bias has one here.
    void everyEncodingHasARow() {
        for (const Encoding* encoding : encodings()) {
            if (encoding->fromFile) continue;  // its numbers are anything that a file holds
            const std::string id = encoding->id;
            if (modelOf(id, {})->hasTable()) continue;
            const auto rows = biasRows();
            const bool known =
                std::any_of(rows.begin(), rows.end(), [&](const auto& row) { return row.encoding == id; });
            QVERIFY2(known, id.c_str());
        }
    }

    void ownBiases_data() {
        addColumns<QString, Given, QString, CellType, bool>("encoding", "given", "told", "type", "allHeads");
        for (const BiasRow& row : biasRows())
            for (const CellType type : types)
                for (const bool allHeads : {true, false}) {
                    // The numbers of buckets are the same for all heads: the program exports them once.
                    const bool buckets = modelOf(row.encoding, row.given)->bias()->isBuckets();
                    if (allHeads ? buckets : row.needsHeads) continue;
                    QTest::newRow((std::string(row.encoding) + " " + row.name + ", " +
                                   std::string(nameOf(type)) + (allHeads ? ", all heads" : ", head 0"))
                                      .c_str())
                        << QString(row.encoding) << row.given << QString(row.told) << type << allHeads;
                }
    }
    void ownBiases() {
        const auto [encoding, given, told, type, allHeads] =
            fetchRow<QString, Given, QString, CellType, bool>();
        const State state = stateOf(encoding.toStdString(), given);
        const auto model = encodingOf(state).make(state.values);
        const std::int64_t heads = allHeads ? model->bias()->heads() : 1;
        const Identity answer = identify({biasesOf(*model, heads, type)});
        QVERIFY2(answer.recognised, wordsOf(answer).c_str());
        // Two parameters fitted to cells of 8 significant bits.
        const double loose = type == CellType::bfloat16 ? 0.01 : 1e-6;
        QVERIFY2(names(answer, encoding.toStdString(), state.values, loose, told.toStdString()),
                 wordsOf(answer).c_str());
        QCOMPARE(answer.unexplainedCells, 0);
        QVERIFY2(answer.mistakes.empty(), wordsOf(answer).c_str());
        // The queries and keys that CoPE counts with are not in the matrix.
        QCOMPARE(answer.ownNumbers > 0, encoding == QLatin1String("cope"));
    }

    /// One head of ALiBi with this slope is a power of the distance as well.
    void theMeantOneOfTwoThatFit() {
        const Given given{
            {"heads", std::int64_t{1}}, {"alibi_bias_max", 16.0}, {"mask", std::string("none")}};
        const State state = stateOf("alibi", given);
        const StoredArray array = biasesOf(*encodingOf(state).make(state.values), 1, CellType::float32);
        const Identity alone = identify({array});
        QCOMPARE(alone.encoding, std::string("kerple-power"));
        Expectation expected{
            findEncoding("alibi"), state.values, {"heads", "alibi_bias_max", "mask", "max_len"}};
        const Identity meant = identify({array}, expected);
        QVERIFY2(meant.asExpected, wordsOf(meant).c_str());
        QCOMPARE(meant.encoding, std::string("alibi"));
        QCOMPARE(meant.alternatives.back().encoding, std::string("kerple-power"));
        expected.values.set("alibi_bias_max", 15.0);
        QVERIFY(!identify({array}, expected).asExpected);
        expected.values.set("alibi_bias_max", 16.0);
        expected.values.set("mask", std::string("causal"));
        QVERIFY(!identify({array}, expected).asExpected);
    }

    /// A block of a bias that is off is told with its place, as one of a table is.
    void placeOfDamage() {
        for (const bool allHeads : {true, false}) {
            const auto model = modelOf("alibi", {{"max_len", std::int64_t{200}}});
            const std::int64_t heads = allHeads ? model->bias()->heads() : 1;
            std::vector<double> cells;
            for (std::int64_t head = 0; head < heads; ++head)
                for (std::int64_t query = 0; query < 200; ++query)
                    for (std::int64_t key = 0; key < 200; ++key) {
                        const bool off =
                            head == heads - 1 && query >= 100 && query < 104 && key >= 20 && key < 30;
                        cells.push_back(model->bias()->matrix(head)->value(query, key) + (off ? 0.3 : 0));
                    }
            const Identity answer = identify({allHeads ? arrayOf({heads, 200, 200}, cells, CellType::float32)
                                                       : arrayOf({200, 200}, cells, CellType::float32)});
            QCOMPARE(answer.encoding, std::string("alibi"));
            QCOMPARE(answer.unexplainedCells, 40);
            QCOMPARE(answer.blocks.size(), 1U);
            const Block& block = answer.blocks.front();
            QCOMPARE(block.firstRow, 100);
            QCOMPARE(block.lastRow, 103);
            QCOMPARE(block.firstColumn, 20);
            QCOMPARE(block.lastColumn, 29);
            QCOMPARE(block.head, allHeads ? heads - 1 : -1);
        }
    }

    /// Slopes, and biases of keys alone, are as far from the exact ones as rounding takes them.
    void deviationsOfSlopes_data() {
        addColumns<bool, bool>("keys", "reversed");
        for (const bool keys : {false, true})
            for (const bool reversed : {false, true})
                if (keys || !reversed)
                    QTest::newRow(qPrintable(
                        QString("%1%2").arg(keys ? "keys" : "slopes", reversed ? ", heads reversed" : "")))
                        << keys << reversed;
    }
    void deviationsOfSlopes() {
        const auto [keys, reversed] = fetchRow<bool, bool>();
        constexpr std::int64_t heads = 16, length = 200;
        std::vector<double> exact;
        for (std::int64_t head = 0; head < heads; ++head) {
            const double slope = std::exp2(-0.5 * static_cast<double>(reversed ? heads - head : head + 1));
            for (std::int64_t key = 0; key < (keys ? length : 1); ++key)
                exact.push_back(keys ? slope * static_cast<double>(key - length + 1) : slope);
        }
        double largest = 0;
        for (const double cell : exact)
            largest = std::max(largest, std::abs(rounded(NumberKind::bfloat16, cell) - cell));
        const Identity answer = identify({keys ? arrayOf({heads, 1, length}, exact, CellType::bfloat16)
                                               : arrayOf({heads}, exact, CellType::bfloat16)});
        QCOMPARE(answer.encoding, std::string("alibi"));
        QCOMPARE(answer.unexplainedCells, 0);
        QCOMPARE(answer.mistakes.size(), std::size_t(reversed ? 1 : 0));
        QVERIFY(largest > 0);
        QVERIFY2(std::abs(answer.largestDeviation - largest) <= 1e-12 * largest,
                 qPrintable(QString::number(answer.largestDeviation)));
    }

    /// Infinite cells are no multiples of random numbers.
    void maskWithShuffledColumns() {
        constexpr std::int64_t length = 40;
        std::vector<double> cells;
        for (std::int64_t n = 0; n < length * length; ++n)
            cells.push_back(7 * (n % length) % length > n / length ? -INFINITY : 0);
        cells[0] = cells[1] = cells[length] = cells[length + 1] = cells[2] = cells[length + 2] = -INFINITY;
        QVERIFY(identify({arrayOf({length, length}, cells, CellType::float32)}).encoding != "learned");
    }

    /// A key after the query that the mask leaves out is a wrong cell, whatever its number is.
    void holesInTheMask_data() {
        addColumns<QString, bool>("encoding", "meant");
        for (const char* encoding : {"alibi", "kerple", "fire", "nope"})
            for (const bool meant : {false, true})
                QTest::newRow((std::string(encoding) + (meant ? ", as expected" : "")).c_str())
                    << QString(encoding) << meant;
    }
    void holesInTheMask() {
        const auto [encoding, meant] = fetchRow<QString, bool>();
        constexpr std::int64_t length = 60, query = 20, key = 31;
        const State state =
            stateOf(encoding.toStdString(), {{"mask", std::string("causal")}, {"max_len", length}});
        const auto model = encodingOf(state).make(state.values);
        std::vector<double> cells;
        for (std::int64_t n = 0; n < length * length; ++n)
            cells.push_back(model->bias()->matrix(0)->value(n / length, n % length));
        cells[static_cast<std::size_t>(query * length + key)] = -0.25;
        std::optional<Expectation> expected;
        if (meant) expected = Expectation{&encodingOf(state), state.values, {"mask", "max_len"}};
        const Identity answer = identify({arrayOf({length, length}, cells, CellType::float32)}, expected);
        QCOMPARE(answer.encoding, encoding.toStdString());
        QCOMPARE(answer.unexplainedCells, 1);
        QCOMPARE(answer.blocks.size(), 1U);
        QCOMPARE(answer.blocks.front().firstRow, query);
        QCOMPARE(answer.blocks.front().firstColumn, key);
        QCOMPARE(answer.asExpected, !meant);
    }

    void learnedBiasesOfBuckets() {
        for (const bool both : {true, false})
            for (const CellType type : types) {
                const T5Buckets buckets{32, 128, both};
                const Identity answer =
                    identify({made(300, !both, type, [&](int head, std::int64_t, std::int64_t distance) {
                        return learned(buckets.at(-distance), head);
                    })});
                QCOMPARE(answer.encoding, std::string("t5"));
                QCOMPARE(optionOf(answer, "num_buckets"), 32);
                QCOMPARE(optionOf(answer, "max_distance"), 128);
                QCOMPARE(optionOf(answer, "heads"), 3);
                QCOMPARE(answer.unexplainedCells, 0);
                QVERIFY(answer.ownNumbers);  // the window cannot show them
            }
    }

    void clippedDistances() {
        for (const CellType type : types) {
            const Identity answer =
                identify({made(60, false, type, [](int head, std::int64_t, std::int64_t distance) {
                    return learned(std::clamp<std::int64_t>(distance, -9, 9), head);
                })});
            QCOMPARE(answer.encoding, std::string("shaw"));
            QCOMPARE(optionOf(answer, "max_relative_position"), 9);
        }
    }

    void clippedDistancesOfEachSide() {
        const Identity answer =
            identify({made(60, false, CellType::float64, [](int head, std::int64_t, std::int64_t distance) {
                return learned(std::clamp<std::int64_t>(distance, -4, 9), head);
            })});
        QCOMPARE(answer.encoding, std::string("shaw"));
        QCOMPARE(optionOf(answer, "max_relative_position"), 9);
        QCOMPARE(optionOf(answer, "max_relative_ahead"), 4);
    }

    void kerpleOfSeveralHeads() {
        for (const CellType type : types) {
            const double loose = type == CellType::bfloat16 ? 0.01 : 1e-5;
            const Identity powers =
                identify({made(100, true, type, [](int head, std::int64_t, std::int64_t distance) {
                    return distance == 0 ? 0 : -(0.5 + head) * std::pow(static_cast<double>(distance), 0.75);
                })});
            QCOMPARE(powers.encoding, std::string("kerple-power"));
            const Identity one = identify({arrayOf(
                {100, 100},
                [] {
                    std::vector<double> cells;
                    for (int n = 0; n < 10'000; ++n)
                        cells.push_back(-0.6 * std::pow(std::abs(n / 100 - n % 100), 1.25));
                    return cells;
                }(),
                type)});
            QCOMPARE(one.encoding, std::string("kerple-power"));
            QVERIFY(std::abs(optionOf(one, "kerple_a") - 0.6) < loose);
            QVERIFY(std::abs(optionOf(one, "kerple_p") - 1.25) < loose);
            const Identity logarithms =
                identify({made(100, true, type, [](int head, std::int64_t, std::int64_t distance) {
                    return -(0.5 + head) * std::log1p(0.3 * static_cast<double>(distance));
                })});
            QCOMPARE(logarithms.encoding, std::string("kerple"));
            QVERIFY(logarithms.ownNumbers);
            QCOMPARE(logarithms.unexplainedCells, 0);
        }
    }

    /// No network of Posiscope's, with rows that are stretched from query 50 on.
    void trainedFire() {
        for (const CellType type : types) {
            const Identity answer =
                identify({made(300, true, type, [](int head, std::int64_t query, std::int64_t distance) {
                    const double x = std::log1p(0.2 * static_cast<double>(distance)) /
                                     std::log1p(0.2 * std::max(static_cast<double>(query), 50.0));
                    return 1 - (2 + head) * std::max(0.0, x - 0.2) + std::max(0.0, x - 0.7);
                })});
            QCOMPARE(answer.encoding, std::string("fire"));
            QVERIFY2(std::abs(optionOf(answer, "fire_c") / 0.2 - 1) < 0.1, wordsOf(answer).c_str());
            QVERIFY2(std::abs(optionOf(answer, "fire_length") / 50 - 1) < 0.1, wordsOf(answer).c_str());
        }
    }

    void anyBiasOfTheDistance() {
        for (const CellType type : types) {
            const Identity answer =
                identify({made(64, false, type, [](int head, std::int64_t, std::int64_t distance) {
                    return learned(distance, head);
                })});
            QCOMPARE(answer.encoding, std::string("distance-bias"));
            QVERIFY(answer.evidence.size() > 1);
            QCOMPARE(answer.unexplainedCells, 0);
        }
    }

    /// What is added to all scores alike, whatever it is.
    void allCellsAlike() {
        for (const CellType type : types)
            for (const double cell : {0.0, 1.0, -2.5}) {
                const Identity answer = identify(
                    {made(20, false, type, [cell](int, std::int64_t, std::int64_t) { return cell; })});
                QCOMPARE(answer.encoding, std::string("nope"));
                QCOMPARE(answer.options.back(), (std::pair<std::string, Value>("mask", std::string("none"))));
                QCOMPARE(answer.unexplainedCells, 0);
            }
        // A table of positions is no matrix of queries and keys.
        QVERIFY(!identify({arrayOf({20, 64}, std::vector<double>(20 * 64))}).recognised);
    }

    /// CoPE of queries and keys that are not Posiscope's, and a causal matrix of other numbers.
    void biasesOfWhatIsRead_data() {
        addColumns<QString, CellType>("kind", "type");
        for (const char* kind : {"positions", "bias", "other"})
            for (const CellType type : types)
                QTest::addRow("%s, %s", kind, std::string(nameOf(type)).c_str()) << QString(kind) << type;
    }
    void biasesOfWhatIsRead() {
        const auto [kind, type] = fetchRow<QString, CellType>();
        constexpr std::int64_t length = 120;
        constexpr double full = 15;
        const auto chance = [](std::int64_t a, std::int64_t b) {
            const double x =
                1e4 * std::sin(12.9898 * static_cast<double>(a) + 78.233 * static_cast<double>(b));
            return x - std::floor(x);
        };
        std::vector<double> cells;
        for (std::int64_t query = 0; query < length; ++query) {
            std::vector<double> row(length, -INFINITY);
            double p = 0;
            for (std::int64_t key = query; key >= 0; --key) {
                p = std::min(full, p + 0.1 + 0.8 * chance(query, key));
                const auto logit = [&](double at) {
                    return chance(query, 1000 + static_cast<std::int64_t>(at));
                };
                const double w = p - std::floor(p);
                row[static_cast<std::size_t>(key)] =
                    kind == "positions" ? p
                    : kind == "bias"    ? (1 - w) * logit(std::floor(p)) + w * logit(std::floor(p) + 1)
                                        : chance(query, key) - 0.5;
            }
            cells.insert(cells.end(), row.begin(), row.end());
        }
        const Identity answer = identify({arrayOf({length, length}, cells, type)});
        QCOMPARE(answer.encoding, std::string(kind == "other" ? "content-bias" : "cope"));
        QVERIFY(answer.ownNumbers);
        QVERIFY(!answer.evidence.empty());
        QVERIFY(answer.mistakes.empty());
        if (kind == "positions") QCOMPARE(optionOf(answer, "npos_max"), full + 1);
    }
};

QTEST_APPLESS_MAIN(TestIdentifyBiases)
#include "tst_identifybiases.moc"
