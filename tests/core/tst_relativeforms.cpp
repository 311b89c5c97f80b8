// SPDX-License-Identifier: GPL-3.0-or-later
// Biases, buckets and indices of relative positions are recognised, and told from their transposes.
#include <cmath>

#include "core/encodings/alibi.h"
#include "core/encodings/deberta.h"
#include "core/encodings/t5.h"
#include "core/identify/pairhypothesis.h"
#include "tests/support/answers.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

/// A matrix of queries and keys.
using Matrix = std::function<double(std::int64_t query, std::int64_t key)>;

StoredArray matrixOf(std::int64_t length, const Matrix& cell, CellType type, bool turned) {
    std::vector<double> cells;
    for (std::int64_t row = 0; row < length; ++row)
        for (std::int64_t column = 0; column < length; ++column)
            cells.push_back(turned ? cell(column, row) : cell(row, column));
    return arrayOf({length, length}, cells, type);
}

struct Relative {
    std::string encoding;
    OptionValues options;
    std::int64_t length = 0;
    Matrix cell;
    CellType type = CellType::int64;
};

/// (Δr + H − 1)(2W − 1) + Δc + W − 1 with Δ = query − key; a class token has the three numbers behind.
Relative windowOf(std::int64_t height, std::int64_t width, bool classToken) {
    const std::int64_t extra = classToken ? 1 : 0;
    const Matrix cell = [=](std::int64_t query, std::int64_t key) -> double {
        const std::int64_t last = (2 * height - 1) * (2 * width - 1);
        if (classToken && query == 0) return static_cast<double>(key == 0 ? last + 2 : last);
        if (classToken && key == 0) return static_cast<double>(last + 1);
        const std::int64_t q = query - extra;
        const std::int64_t k = key - extra;
        return static_cast<double>((q / width - k / width + height - 1) * (2 * width - 1) + q % width -
                                   k % width + width - 1);
    };
    return {classToken ? "beit-index" : "swin-index", {}, height * width + extra, cell};
}

std::vector<Relative> relatives() {
    std::vector<Relative> all;
    for (const auto& [height, width] :
         {std::pair{2, 2}, std::pair{3, 5}, std::pair{7, 7}, std::pair{8, 8}, std::pair{4, 9},
          std::pair{12, 12}, std::pair{14, 14}, std::pair{6, 2}, std::pair{16, 10}, std::pair{20, 24}})
        for (const bool classToken : {false, true})
            all.push_back(windowOf(height, width, classToken));
    for (const auto& [count, reach, both, length] :
         {std::tuple{32, 128, true, 300}, std::tuple{32, 128, false, 300}, std::tuple{64, 128, true, 150},
          std::tuple{16, 64, false, 100}, std::tuple{8, 20, true, 40}}) {
        const T5Buckets buckets{count, reach, both};
        all.push_back({"t5",
                       {{"num_buckets", std::int64_t{count}},
                        {"max_distance", std::int64_t{reach}},
                        {"bidirectional", both}},
                       length,
                       [buckets](std::int64_t query, std::int64_t key) {
                           return static_cast<double>(buckets.at(key - query));
                       }});
    }
    for (const std::int64_t reach : {4, 16, 64})
        all.push_back(
            {"shaw", {{"max_relative_position", reach}}, 100, [reach](std::int64_t query, std::int64_t key) {
                 return static_cast<double>(std::clamp(key - query, -reach, reach) + reach);
             }});
    for (const std::int64_t size : {32, 256}) {
        const DebertaBuckets buckets{size, 512};
        all.push_back({"deberta",
                       {{"bucket_size", size}, {"max_position", std::int64_t{512}}},
                       size == 32 ? 200 : 600,
                       [buckets](std::int64_t query, std::int64_t key) {
                           return static_cast<double>(buckets.at(query - key));
                       }});
    }
    return all;
}

/// Whether the type holds all of these numbers.
bool holds(CellType type, double least, double most) {
    switch (type) {
        case CellType::int8: return least >= -128 && most <= 127;
        case CellType::uint8: return least >= 0 && most <= 255;
        case CellType::float16: return std::max(-least, most) <= 2048;
        case CellType::bfloat16: return std::max(-least, most) <= 256;
        case CellType::uint16:
        case CellType::uint32:
        case CellType::uint64: return least >= 0;
        default: return true;
    }
}

Expectation meantAs(const Relative& table) {
    Expectation expected;
    if (table.options.empty()) {
        expected.index = table.encoding;
        return expected;
    }
    expected.encoding = findEncoding(table.encoding);
    expected.values = valuesWith(*expected.encoding, table.options);
    for (const auto& [key, value] : table.options)
        expected.given.push_back(key);
    return expected;
}

}  // namespace

Q_DECLARE_METATYPE(CellType)

class TestRelativeForms : public StrictTest {
    Q_OBJECT

 private slots:
    void slopesOfAlibi_data() {
        QTest::addColumn<int>("heads");
        for (const int heads : {1, 2, 8, 12, 16, 20, 32, 40, 112})
            QTest::addRow("%d heads", heads) << heads;
    }
    void slopesOfAlibi() {
        QFETCH(int, heads);
        const std::vector<double> slopes = alibiSlopes(heads, 8);
        std::vector<double> keys;
        std::vector<double> biases;
        for (const double slope : slopes) {
            for (int key = 0; key < 50; ++key)
                keys.push_back(slope * key);
            for (int query = 0; query < 30; ++query)
                for (int key = 0; key < 30; ++key)
                    biases.push_back(key > query ? -INFINITY : -slope * (query - key));
        }
        std::vector<StoredArray> arrays{arrayOf({heads, 1, 50}, keys, CellType::float32),
                                        arrayOf({heads, 30, 30}, biases, CellType::float32)};
        if (heads > 1) arrays.push_back(arrayOf({heads}, slopes));
        for (const StoredArray& array : arrays) {
            if (heads == 1 && array.shape.size() == 3 && array.shape[1] == 1) continue;  // a line is no table
            const Identity answer = identify({array});
            QCOMPARE(answer.encoding, std::string("alibi"));
            if (heads > 1) QCOMPARE(numberOf(answer, "heads"), heads);
            QCOMPARE(numberOf(answer, "alibi_bias_max"), 8);
            QVERIFY(answer.mistakes.empty());
        }
    }

    void oneGeometricRowOfSlopes() {
        for (const int heads : {6, 12, 20, 40}) {
            std::vector<double> slopes;
            for (int head = 0; head < heads; ++head)
                slopes.push_back(std::exp2(-8.0 * (head + 1) / heads));
            const Identity answer = identify({arrayOf({heads}, slopes, CellType::float32)});
            QCOMPARE(answer.encoding, std::string("alibi"));
            QCOMPARE(answer.mistakes.size(), 1U);
            QCOMPARE(answer.mistakes[0].id, std::string("alibi"));
        }
    }

    /// Matrices with a mistake in slopes, sign or order of heads, and right ones in unusual storage.
    void matricesOfAlibi_data() {
        const Rows<int, double, bool, double, QString, int> row("sign", "of", "reversed", "constant",
                                                                "mistake", "notes");
        row("right", -1, 1, false, 0, QString(), 0);
        row("a constant for each head", -1, 1, false, 0.25, QString(), 1);
        row("the other sign", 1, 1, false, 0, QStringLiteral("other-sign"), 0);
        row("heads reversed", -1, 1, true, 0, QStringLiteral("heads-reversed"), 0);
        row("slopes of twice as many heads", -1, 2, false, 0, QStringLiteral("another-alibi-bias-max"), 0);
    }
    void matricesOfAlibi() {
        const auto [sign, of, reversed, constant, mistake, notes] =
            fetchRow<int, double, bool, double, QString, int>();
        Expectation expected{findEncoding("alibi"), {}, {"heads"}};
        expected.values = valuesWith(*expected.encoding, {{"heads", std::int64_t{8}}});
        for (const double future : {-HUGE_VAL, -1e9, 0.0})
            for (const CellType type : {CellType::float32, CellType::bfloat16}) {
                std::vector<double> cells;
                for (int head = 1; head <= 8; ++head) {
                    const double slope = std::exp2(-(reversed ? 9 - head : head) / of);
                    for (int query = 0; query < 24; ++query)
                        for (int key = 0; key < 24; ++key)
                            cells.push_back(key > query ? future : sign * slope * (query - key) + constant);
                }
                // Slopes that are no powers of two are rounded, and with them all distances.
                if (type == CellType::bfloat16 && of != 1) continue;
                const Identity answer = identify({arrayOf({8, 24, 24}, cells, type)}, expected);
                QCOMPARE(answer.encoding, std::string("alibi"));
                QCOMPARE(QString::fromStdString(answer.mistakes.empty() ? "" : answer.mistakes[0].id),
                         mistake);
                QCOMPARE(answer.mistakes.size(), mistake.isEmpty() ? 0U : 1U);
                QCOMPARE(answer.notes.size(), static_cast<std::size_t>(notes + (future == 0 ? 1 : 0)));
                QCOMPARE(answer.asExpected, mistake.isEmpty());
                QCOMPARE(answer.unexplainedCells, 0);
            }
    }

    /// [heads, 1, L] in narrow types, as models keep it.
    void narrowKeysOfAlibi_data() {
        addColumns<int, CellType>("heads", "type");
        for (const int heads : {8, 12, 32, 64, 112})
            for (const CellType type : {CellType::float16, CellType::bfloat16})
                QTest::addRow("%d heads, %s", heads, std::string(nameOf(type)).c_str()) << heads << type;
    }
    void narrowKeysOfAlibi() {
        const auto [heads, type] = fetchRow<int, CellType>();
        std::vector<double> keys;
        for (const double slope : alibiSlopes(heads, 8))
            for (int key = 0; key < 200; ++key)
                keys.push_back(slope * key);
        const Identity answer = identify({arrayOf({heads, 1, 200}, keys, type)});
        QCOMPARE(answer.encoding, std::string("alibi"));
        QCOMPARE(numberOf(answer, "heads"), heads);
        QCOMPARE(numberOf(answer, "alibi_bias_max"), 8);
        QVERIFY(answer.mistakes.empty());
    }

    void bucketsOfT5() {
        for (const bool both : {true, false}) {
            const T5Buckets buckets{32, 128, both};
            std::vector<double> cells;
            for (int query = 0; query < 300; ++query)
                for (int key = 0; key < 300; ++key)
                    cells.push_back(static_cast<double>(buckets.at(key - query)));
            const StoredArray array = arrayOf({300, 300}, cells, CellType::int64);
            const Identity answer = identify({array});
            QCOMPARE(answer.encoding, std::string("t5"));
            QCOMPARE(numberOf(answer, "num_buckets"), 32);
            QCOMPARE(numberOf(answer, "max_distance"), 128);
            QCOMPARE(numberOf(answer, "bidirectional"), both ? 1 : 0);
            QVERIFY(answer.mistakes.empty());
        }
    }

    void lastBucketNotLimited() {
        std::vector<double> cells;
        for (int query = 0; query < 300; ++query)
            for (int key = 0; key < 300; ++key) {
                const int distance = std::abs(query - key);
                const int side = key > query ? 16 : 0;
                cells.push_back(side + (distance < 8 ? distance
                                                     : 8 + static_cast<int>(std::log(distance / 8.0) /
                                                                            std::log(16.0) * 8)));
            }
        const Identity answer = identify({arrayOf({300, 300}, cells, CellType::int64)});
        QCOMPARE(answer.encoding, std::string("t5"));
        QCOMPARE(answer.mistakes.size(), 1U);
        QCOMPARE(answer.mistakes[0].id, std::string("t5"));
    }

    void indexOfSwin() {
        // Published for 2 × 2 patches.
        const Identity answer =
            identify({arrayOf({4, 4}, {4, 3, 1, 0, 5, 4, 2, 1, 7, 6, 4, 3, 8, 7, 5, 4}, CellType::int64)});
        QCOMPARE(answer.encoding, std::string("swin-index"));
        QCOMPARE(answer.storage.form, std::string("index-query-minus-key"));
        QCOMPARE(numberOf(answer, "height"), 2);
    }

    /// The transposed matrix counts key − query.
    void keyMinusQuery_data() {
        QTest::addColumn<int>("number");
        int number = 0;
        for (const Relative& each : relatives()) {
            QTest::addRow("%s %d of %d", each.encoding.c_str(), number, static_cast<int>(each.length))
                << number;
            ++number;
        }
    }
    void keyMinusQuery() {
        QFETCH(int, number);
        const Relative table = relatives()[static_cast<std::size_t>(number)];
        for (const bool turned : {false, true}) {
            const StoredArray array = matrixOf(table.length, table.cell, table.type, turned);
            const Identity alone = identify({array});
            QCOMPARE(alone.encoding, table.encoding);
            QCOMPARE(idsOf(alone), std::string());
            QCOMPARE(alone.storage.form.ends_with("key-minus-query"), turned);
            const Identity meant = identify({array}, meantAs(table));
            QCOMPARE(idsOf(meant), std::string(turned ? "key-minus-query" : ""));
            QCOMPARE(meant.asExpected, !turned);
        }
    }

    /// Whatever type an index is kept in.
    void everyTypeOfWholeNumbers_data() {
        addColumns<int, CellType>("number", "type");
        int number = 0;
        for (const Relative& each : relatives()) {
            double least = 0;
            double most = 0;
            for (std::int64_t query = 0; query < each.length; ++query)
                for (std::int64_t key = 0; key < each.length; ++key) {
                    least = std::min(least, each.cell(query, key));
                    most = std::max(most, each.cell(query, key));
                }
            for (const CellType type :
                 {CellType::int8, CellType::int16, CellType::int32, CellType::int64, CellType::uint8,
                  CellType::uint16, CellType::uint32, CellType::uint64, CellType::float64, CellType::float32,
                  CellType::float16, CellType::bfloat16})
                if (holds(type, least, most))
                    QTest::addRow("%s %d of %d, %s", each.encoding.c_str(), number,
                                  static_cast<int>(each.length), std::string(nameOf(type)).c_str())
                        << number << type;
            ++number;
        }
    }
    void everyTypeOfWholeNumbers() {
        QFETCH(int, number);
        QFETCH(CellType, type);
        const Relative table = relatives()[static_cast<std::size_t>(number)];
        const Identity answer = identify({matrixOf(table.length, table.cell, type, false)}, meantAs(table));
        QCOMPARE(answer.encoding, table.encoding);
        QVERIFY(answer.asExpected);
        QCOMPARE(answer.unexplainedCells, 0);
        QCOMPARE(idsOf(answer), std::string());
    }

    /// The class token's numbers may stay where they are.
    void patchesByKeyMinusQuery() {
        for (const std::int64_t side : {3, 14, 20}) {
            const Relative beit = windowOf(side, side, true);
            const Matrix patches = [&beit](std::int64_t query, std::int64_t key) {
                return query == 0 || key == 0 ? beit.cell(query, key) : beit.cell(key, query);
            };
            const Identity answer =
                identify({matrixOf(beit.length, patches, CellType::int64, false)}, meantAs(beit));
            QCOMPARE(idsOf(answer), std::string("key-minus-query"));
            QCOMPARE(answer.unexplainedCells, 0);
        }
    }

    void biasesByKeyMinusQuery() {
        for (const CellType type :
             {CellType::float64, CellType::float32, CellType::float16, CellType::bfloat16})
            for (const bool causal : {false, true})
                for (const bool turned : {false, true}) {
                    const double slope = std::exp2(-1.0);
                    const StoredArray array = matrixOf(
                        40,
                        [&](std::int64_t query, std::int64_t key) {
                            return causal && key > query ? -INFINITY
                                                         : -slope * static_cast<double>(query - key);
                        },
                        type, turned);
                    Expectation expected{findEncoding("alibi"), {}, {}};
                    expected.values = valuesWith(*expected.encoding, {});
                    const Identity answer = identify({array}, expected);
                    QCOMPARE(answer.encoding, std::string("alibi"));
                    QCOMPARE(idsOf(answer), std::string(turned ? "key-minus-query" : ""));
                    QCOMPARE(answer.asExpected, !turned);
                }
    }

    /// An index of another kind is none of what was meant.
    void otherIndex() {
        const Relative swin = windowOf(7, 7, false);
        Expectation expected;
        expected.index = "beit-index";
        const Identity answer =
            identify({matrixOf(swin.length, swin.cell, CellType::int64, false)}, expected);
        QCOMPARE(answer.encoding, std::string("swin-index"));
        QVERIFY(!answer.asExpected);
        QCOMPARE(answer.mistakes.front().id, std::string("another-encoding"));
    }
};

QTEST_APPLESS_MAIN(TestRelativeForms)
#include "tst_relativeforms.moc"
