// SPDX-License-Identifier: GPL-3.0-or-later
// Laws that every attention bias keeps.
#include <cmath>

#include "core/encodings/deberta.h"
#include "core/encodings/t5.h"
#include "core/models/sinusoidmodel.h"
#include "core/parameters/numbertext.h"
#include "tests/support/blockmean.h"
#include "tests/support/encodingof.h"
#include "tests/support/rows.h"
#include "tests/support/sample.h"
#include "tests/support/strict.h"
#include "tests/support/worst.h"

using namespace posiscope;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
// core/fields/field.h
constexpr double pictureError = 5e-4;
// Sums in another order. For differences of logarithms (FIRE) the terms are up to 1e3 times the sum.
constexpr double averageError = 1e-11;

struct Case {
    const char* name;
    const char* encoding;
    Given settings;
    bool causal;
};

Value word(const char* text) {
    return std::string(text);
}
Value whole(std::int64_t number) {
    return number;
}

const std::vector<Case>& cases() {
    static const std::vector<Case> all{
        {"alibi", "alibi", {}, true},
        {"alibi, 12 heads", "alibi", {{"heads", whole(12)}}, true},
        {"alibi, no mask", "alibi", {{"mask", word("none")}}, false},
        {"alibi, one-sided, no mask",
         "alibi",
         {{"mask", word("none")}, {"alibi_form", word("one-sided")}},
         false},
        {"t5", "t5", {}, false},
        {"t5, one direction", "t5", {{"bidirectional", false}, {"mask", word("causal")}}, true},
        {"t5, one direction, no mask", "t5", {{"bidirectional", false}}, false},
        {"t5 bias", "t5", {{"values", word("bias")}}, false},
        {"t5, two buckets", "t5", {{"num_buckets", whole(2)}}, false},
        {"t5, odd", "t5", {{"num_buckets", whole(13)}, {"max_distance", whole(1000)}}, false},
        {"t5, nothing logarithmic", "t5", {{"max_distance", whole(3)}}, false},
        {"deberta", "deberta", {}, false},
        {"deberta, small", "deberta", {{"bucket_size", whole(5)}, {"max_position", whole(5)}}, false},
        {"deberta, two", "deberta", {{"bucket_size", whole(2)}, {"max_position", whole(2)}}, false},
        {"deberta, causal", "deberta", {{"bucket_size", whole(16)}, {"mask", word("causal")}}, true},
        {"shaw", "shaw", {}, false},
        {"shaw, 0", "shaw", {{"max_relative_position", whole(0)}}, false},
        {"shaw, far", "shaw", {{"max_relative_position", whole(5000)}}, false},
        {"shaw, 3 ahead", "shaw", {{"clip_sides", word("own")}, {"max_relative_ahead", whole(3)}}, false},
        {"kerple", "kerple", {}, true},
        {"kerple, one head", "kerple", {{"heads", whole(1)}, {"kerple_a", 1.7}, {"kerple_b", 30.0}}, true},
        {"kerple, no mask", "kerple", {{"mask", word("none")}}, false},
        {"fire", "fire", {}, true},
        {"fire, L 20", "fire", {{"fire_length", 20.0}, {"fire_c", 3.0}}, true},
        {"fire, nearly straight", "fire", {{"fire_length", 5.0}, {"fire_c", 1e-6}}, true},
        {"fire, no mask", "fire", {{"fire_length", 20.0}, {"mask", word("none")}}, false},
        {"cope", "cope", {{"npos_max", whole(16)}}, true},
        {"cope positions", "cope", {{"npos_max", whole(9)}, {"cope_values", word("positions")}}, true},
        {"cope, one", "cope", {{"npos_max", whole(1)}, {"head_dim", whole(1)}}, true},
        {"nope", "nope", {}, true},
        {"nope, no mask", "nope", {{"mask", word("none")}}, false},
    };
    return all;
}

std::shared_ptr<const Model> model(int at, std::int64_t positions) {
    const Case& own = cases()[static_cast<std::size_t>(at)];
    Given settings = own.settings;
    settings.emplace_back("max_len", positions);
    return modelOf(own.encoding, settings);
}

}  // namespace

class TestBias : public StrictTest {
    Q_OBJECT

    /// That can have so many positions: cope has at most 4,096.
    static void everyCase(std::int64_t positions = 1) {
        QTest::addColumn<int>("at");
        for (std::size_t at = 0; at < cases().size(); ++at)
            if (positions <= 4096 || std::string(cases()[at].encoding) != "cope")
                QTest::newRow(cases()[at].name) << static_cast<int>(at);
    }

 private slots:
    void hasNoTable_data() { everyCase(); }
    void hasNoTable() {
        QFETCH(int, at);
        const auto own = model(at, 30);
        QVERIFY(!own->hasTable());
        QVERIFY(own->similarity() == nullptr);
        QVERIFY(own->offsetMaps() == nullptr);
        QVERIFY(own->rotary() == nullptr);
        QCOMPARE(own->table().rows(), std::int64_t{30});
        QVERIFY(own->bias() != nullptr);
        QVERIFY(own->frequencies().empty());
    }

    // Only cells above the diagonal are masked; every other cell is within the range of the colours.
    void cells_data() { everyCase(); }
    void cells() {
        QFETCH(int, at);
        const auto own = model(at, 150);
        const AttentionBias& bias = *own->bias();
        for (std::int64_t head = 0; head < bias.heads(); ++head) {
            const auto matrix = bias.matrix(head);
            QCOMPARE(matrix->rows(), std::int64_t{150});
            QCOMPARE(matrix->columns(), std::int64_t{150});
            QVERIFY(bias.range(head).lowest <= bias.range(head).highest);
            for (std::int64_t i = 0; i < 150; ++i)
                for (std::int64_t j = 0; j < 150; ++j) {
                    const double cell = matrix->value(i, j);
                    if (cases()[static_cast<std::size_t>(at)].causal && j > i) {
                        QVERIFY(cell == -infinity);
                    } else {
                        QVERIFY(cell >= bias.range(head).lowest - 1e-12 &&
                                cell <= bias.range(head).highest + 1e-12);
                        if (bias.isBuckets()) QVERIFY(cell == std::round(cell));
                    }
                }
        }
    }

    void hasCurvesOverTheDistance_data() { everyCase(); }
    void hasCurvesOverTheDistance() {
        QFETCH(int, at);
        const auto own = model(at, 120);
        const DistanceCurves* curves = own->distance();
        const std::string encoding = cases()[static_cast<std::size_t>(at)].encoding;
        QCOMPARE(curves == nullptr, encoding == "fire" || encoding == "cope");
        if (curves == nullptr) return;
        QCOMPARE(curves->count(), own->bias()->heads());
        QCOMPARE(curves->nearest(),
                 cases()[static_cast<std::size_t>(at)].causal ? std::int64_t{0} : std::int64_t{-119});
        QCOMPARE(curves->farthest(), std::int64_t{119});
        for (std::int64_t head = 0; head < curves->count(); ++head)
            QVERIFY(!curves->name(head).empty());
    }

    void exactMeansAreSums_data() { everyCase(); }
    void exactMeansAreSums() {
        QFETCH(int, at);
        const auto own = model(at, 300);
        const std::int64_t head = own->bias()->heads() - 1;
        const auto matrix = own->bias()->matrix(head);
        const Interval ends = own->bias()->range(head);
        Sample sample(0xb1a5);
        Worst worst;
        for (int n = 0; n < 60; ++n) {
            const IndexRange rows = sample.run(300, n % 4 == 0 ? 300 : 40);
            const IndexRange columns = sample.run(300, n % 5 == 0 ? 300 : 40);
            worst.see(difference(matrix->exactMean(rows, columns), meanOf(*matrix, rows, columns)) /
                          std::max(1.0, ends.highest - ends.lowest),
                      [&] { return text(rows, columns) + ", " + sample.seed(); });
        }
        VERIFY_WORST(worst, averageError);
    }

    void picturesOfAMillionPositions_data() { everyCase(1'048'576); }
    void picturesOfAMillionPositions() {
        QFETCH(int, at);
        constexpr std::int64_t size = 1'048'576;
        const auto own = model(at, size);
        const auto matrix = own->bias()->matrix(0);
        const double range = std::max(1e-9, own->bias()->range(0).highest - own->bias()->range(0).lowest);
        Sample sample(0x317);
        for (const auto& [rows, columns] : {std::pair{pixelRuns(0, size, 90), pixelRuns(0, size, 111)},
                                            {pixelRuns(5000, 3000, 30), pixelRuns(4000, 3000, 40)}}) {
            std::vector<float> means(rows.size() * columns.size());
            matrix->pixelMeans(rows, columns, means.data());
            Worst worst;
            for (int n = 0; n < 25; ++n) {
                const auto y = static_cast<std::size_t>(sample.whole(0, std::ssize(rows) - 1));
                const auto x = static_cast<std::size_t>(sample.whole(0, std::ssize(columns) - 1));
                worst.see(difference(static_cast<double>(means[y * columns.size() + x]),
                                     matrix->exactMean(rows[y], columns[x])) /
                              range,
                          [&, r = rows[y], c = columns[x]] { return text(r, c) + ", " + sample.seed(); });
            }
            VERIFY_WORST(worst, pictureError);
        }
    }

    void explanationsEndWithTheValue_data() { everyCase(); }
    void explanationsEndWithTheValue() {
        QFETCH(int, at);
        const auto own = model(at, 600);
        Sample sample(0xe2d);
        for (int n = 0; n < 100; ++n) {
            const Cursor cursor{.position = sample.whole(0, 599),
                                .reference = sample.whole(0, 599),
                                .head = sample.whole(0, own->bias()->heads() - 1)};
            const std::vector<std::string> steps = own->explain(cursor, 12);
            QVERIFY(steps.size() >= 2);
            const double value = own->bias()->matrix(cursor.head)->value(cursor.position, cursor.reference);
            const std::string size = std::isinf(value) ? "∞" : withDigits(std::abs(value), 12);
            QCOMPARE(steps.back(), (value < 0 ? "= −" : "= ") + size);
        }
    }

    void sameSeedSameNumbers_data() { eachText("encoding", {"t5", "kerple", "fire", "cope"}); }
    void sameSeedSameNumbers() {
        QFETCH(QString, encoding);
        const auto make = [&](std::int64_t seed) {
            return modelOf(encoding.toStdString(),
                           {{"seed", seed}, {"values", word("bias")}, {"max_len", whole(40)}});
        };
        const auto numbers = [&](const Model& own, std::int64_t head) {
            std::vector<double> cells(40 * 40);
            own.bias()->matrix(head)->fill({0, 40}, {0, 40}, cells.data());
            return cells;
        };
        QVERIFY(numbers(*make(3), 2) == numbers(*make(3), 2));
        QVERIFY(numbers(*make(3), 2) != numbers(*make(4), 2));
        QVERIFY(numbers(*make(3), 2) != numbers(*make(3), 1));
        QVERIFY(!make(3)->notes().empty());
    }

    // Whatever the numbers of buckets: they ascend by at most 1, and none is missing.
    void bucketsAreInOrder() {
        for (const std::int64_t count : {2, 3, 4, 5, 16, 31, 32, 128, 1024})
            for (const std::int64_t farthest : {1, 2, 7, 20, 128, 4096, 16'777'216}) {
                const T5Buckets buckets{count, farthest, false};
                QCOMPARE(buckets.at(0), std::int64_t{0});
                QCOMPARE(buckets.at(5), std::int64_t{0});
                QCOMPARE(buckets.at(-farthest - count), count - 1);
                for (std::int64_t distance = 1; distance < 2000; ++distance) {
                    QVERIFY(buckets.at(-distance) >= buckets.at(1 - distance));
                    QVERIFY(buckets.at(-distance) < count);
                }
            }
        for (const std::int64_t size : {2, 3, 5, 16, 256})
            for (const std::int64_t farthest : {2, 5, 200, 512}) {
                const DebertaBuckets buckets{size, farthest};
                for (std::int64_t distance = 1; distance < 2000; ++distance) {
                    QVERIFY(buckets.at(distance) >= buckets.at(distance - 1));
                    QVERIFY(buckets.at(-distance) == -buckets.at(distance));
                }
                if (farthest - 1 > size / 2)
                    QCOMPARE(buckets.at(farthest - 1), std::max<std::int64_t>(1, 2 * (size / 2) - 1));
            }
    }

    // The network of FIRE, evaluated neuron by neuron as its header describes it, has the same value. Before
    // L the bias depends only on the distance, beyond it on the distance in proportion to the query's
    // position.
    void fireInterpolates() {
        const auto own = modelOf("fire", {{"max_len", whole(4000)}, {"fire_length", 100.0}});
        const auto matrix = own->bias()->matrix(1);
        for (std::int64_t distance = 0; distance < 50; ++distance)
            QVERIFY(matrix->value(60, 60 - distance) == matrix->value(99, 99 - distance));
        // c·δ is large: ln(1 + cδ)/ln(1 + ci) is 1 at the first key, whatever the query.
        for (const std::int64_t query : {100, 500, 3999})
            QVERIFY(std::abs(matrix->value(query, 0) - matrix->value(100, 0)) < 1e-12);
    }

    // Positions are counted back from the query. Gates are in (0, 1), so positions grow, up to the end of the
    // table.
    void copeCounts() {
        const auto own = modelOf(
            "cope", {{"max_len", whole(200)}, {"npos_max", whole(20)}, {"cope_values", word("positions")}});
        const auto matrix = own->bias()->matrix(0);
        for (std::int64_t query = 0; query < 200; query += 9)
            for (std::int64_t key = query; key > 0; --key) {
                const double step = matrix->value(query, key - 1) - matrix->value(query, key);
                QVERIFY(step >= 0 && step < 1);
                QVERIFY(matrix->value(query, key) <= 19);
                QVERIFY(step > 0 || matrix->value(query, key) == 19);
            }
        QVERIFY(matrix->value(199, 0) == 19);
    }
};

QTEST_APPLESS_MAIN(TestBias)
#include "tst_bias.moc"
