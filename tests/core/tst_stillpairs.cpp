// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing of a table is free: its deviations are those of all cells from what stands under the parameters,
// and pairs that do not turn are named.
#include <numeric>

#include "core/identify/pairhypothesis.h"
#include "core/models/encoding.h"
#include "tests/support/answers.h"
#include "tests/support/encodingof.h"
#include "tests/support/recognition.h"
#include "tests/support/rows.h"
#include "tests/support/sample.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"

using namespace posiscope;

Q_DECLARE_METATYPE(Given)
using Pairs = std::vector<std::int64_t>;
Q_DECLARE_METATYPE(Pairs)

namespace {

Pairs from(std::int64_t first, std::int64_t last) {
    Pairs pairs(static_cast<std::size_t>(last - first));
    std::iota(pairs.begin(), pairs.end(), first);
    return pairs;
}

/// The largest deviation of cells, and how many are off by more than their rounding in float32.
struct Deviations {
    double largest = 0;
    std::int64_t beyond = 0;
};

struct Table {
    std::shared_ptr<const Model> model;
    std::vector<double> right, cells;

    StoredArray array() const {
        return arrayOf({model->table().rows(), model->table().columns()}, cells, CellType::float32);
    }
    Deviations deviations() const {
        Deviations found;
        for (std::size_t n = 0; n < cells.size(); ++n) {
            const double off = std::abs(cells[n] - right[n]);
            found.largest = std::max(found.largest, off);
            found.beyond += off > 1e-6 ? 1 : 0;
        }
        return found;
    }
};

Table tableOf(const std::string& encoding, const Given& given) {
    Table table{modelOf(encoding, given), {}, {}};
    table.right = table.cells = cellsOf(table.model->table());
    return table;
}

/// The table of an encoding in which some pairs have sine 0 and cosine 1 in all rows.
Table withStill(const std::string& encoding, const Given& given, const Pairs& still) {
    Table table = tableOf(encoding, given);
    const Model& model = *table.model;
    const std::int64_t columns = model.table().columns();
    for (std::int64_t j = 0; j < columns; ++j) {
        const Column what = model.column(j);
        if (std::ranges::find(still, what.pair) == still.end()) continue;
        for (std::int64_t r = 0; r < model.table().rows(); ++r)
            table.cells[static_cast<std::size_t>(r * columns + j)] = what.role == Role::cosine ? 1 : 0;
    }
    return table;
}

Expectation meant(const std::string& encoding, const Given& given) {
    Expectation expected{findEncoding(encoding), {}, {}};
    expected.values = valuesWith(*expected.encoding, given);
    for (const auto& [key, value] : given)
        expected.given.push_back(key);
    return expected;
}

const Value d64 = std::int64_t{64}, d128 = std::int64_t{128}, rows300 = std::int64_t{300};
const Value halfSplit = std::string("half-split"), endpoint = std::string("endpoint");

}  // namespace

class TestStillPairs : public StrictTest {
    Q_OBJECT

 private slots:
    /// Alone and as expected: the pairs are named, and the figures are those of all cells.
    void named_data() {
        addColumns<QString, Given, Pairs>("encoding", "given", "still");
        const auto row = [](const char* name, const char* encoding, Given given, const Pairs& still) {
            given.emplace_back("max_len", rows300);
            QTest::newRow(name) << QString(encoding) << given << still;
        };
        for (const int count : {1, 8, 13, 14, 20, 30})
            row(qPrintable(QStringLiteral("sinusoidal, the last %1 of 32").arg(count)), "sinusoidal",
                {{"d_model", d64}}, from(32 - count, 32));
        row("sinusoidal, the first 16", "sinusoidal", {{"d_model", d64}}, from(0, 16));
        row("sinusoidal, any", "sinusoidal", {{"d_model", d64}}, {2, 5, 9, 13, 14, 20, 27});
        row("half-split", "sinusoidal", {{"d_model", d64}, {"layout", halfSplit}}, from(12, 32));
        row("endpoint", "sinusoidal", {{"d_model", d64}, {"layout", halfSplit}, {"spectrum", endpoint}},
            from(12, 32));
        row("timestep, 16", "timestep", {{"d_model", d64}}, from(16, 32));
        row("timestep, 24", "timestep", {{"d_model", d64}}, from(8, 32));
        row("transformer-xl", "transformer-xl", {{"d_model", d64}}, from(16, 32));
        row("rope, the first 16", "rope", {{"head_dim", d64}}, from(0, 16));
        row("rope, any", "rope", {{"head_dim", d64}}, {2, 5, 9, 13, 14, 20, 27});
    }
    void named() {
        const auto [encoding, given, still] = fetchRow<QString, Given, Pairs>();
        const Table table = withStill(encoding.toStdString(), given, still);
        const Deviations right = table.deviations();
        for (const bool isMeant : {false, true}) {
            const Identity answer =
                identify({table.array()},
                         isMeant ? std::optional(meant(encoding.toStdString(), given)) : std::nullopt);
            QVERIFY2(answer.recognised && (!isMeant || answer.encoding == encoding.toStdString()),
                     wordsOf(answer).c_str());
            QVERIFY2(idsOf(answer) == "pairs-still", wordsOf(answer).c_str());
            QVERIFY2(std::abs(answer.largestDeviation - right.largest) < 1e-5, wordsOf(answer).c_str());
            // Each cell has a tolerance of its own.
            QVERIFY2(std::abs(static_cast<double>(answer.unexplainedCells - right.beyond)) <=
                         0.03 * static_cast<double>(right.beyond),
                     wordsOf(answer).c_str());
            QCOMPARE(answer.asExpected, !isMeant);
        }
    }

    /// Behind all others the pairs of a rotary table are the proportional form: a parameter, and wrong where
    /// it was not meant.
    void proportional_data() {
        QTest::addColumn<int>("turning");
        for (const int turning : {4, 16, 24, 32, 48, 63})
            QTest::addRow("%d of 64 pairs", turning) << turning;
    }
    void proportional() {
        QFETCH(int, turning);
        const Given given{{"head_dim", d128}, {"base", 500000.0}, {"max_len", rows300}};
        const Table table = withStill("rope", given, from(turning, 64));
        const Identity alone = identify({table.array()});
        QVERIFY2(alone.encoding == "rope" && alone.mistakes.empty() && alone.unexplainedCells == 0,
                 wordsOf(alone).c_str());
        QCOMPARE(numberOf(alone, "turning_pairs"), turning);
        QVERIFY2(alone.largestDeviation < 1e-5, qPrintable(QString::number(alone.largestDeviation)));
        Expectation expected = meant("rope", given);
        const Identity wrong = identify({table.array()}, expected);
        QVERIFY2(idsOf(wrong) == "pairs-still" && !wrong.asExpected, wordsOf(wrong).c_str());
        expected.rotary.proportional.share = turning / 64.0;
        const Identity right = identify({table.array()}, expected);
        QVERIFY2(right.asExpected && right.mistakes.empty() && right.unexplainedCells == 0,
                 wordsOf(right).c_str());
    }

    /// A slow pair of a narrow table has sine 0 and cosine 1 in all rows, and is right.
    void slowPairs() {
        const Given given{{"head_dim", d64}, {"base", 1e9}, {"max_len", std::int64_t{40}}};
        const auto model = modelOf("rope", given);
        const StoredArray array = arrayOf(model->table(), CellType::float16);
        const Identity answer = identify({array});
        QVERIFY2(answer.mistakes.empty() && std::isnan(numberOf(answer, "turning_pairs")),
                 wordsOf(answer).c_str());
        QVERIFY(identify({array}, meant("rope", given)).asExpected);
    }

    /// Every encoding's own table explains all its cells, in any type.
    void ownTables_data() { addEncodings(); }
    void ownTables() {
        QFETCH(QString, encoding);
        const Table table = tableOf(encoding.toStdString(), {{"max_len", std::int64_t{96}}});
        for (const CellType type :
             {CellType::float64, CellType::float32, CellType::float16, CellType::bfloat16}) {
            const Identity answer = identify(
                {arrayOf({table.model->table().rows(), table.model->table().columns()}, table.cells, type)});
            QVERIFY2(answer.mistakes.empty() && answer.unexplainedCells == 0, wordsOf(answer).c_str());
        }
    }

    /// Some cells of every encoding's own table are wrong: that is a mistake, and the figures are theirs.
    void otherCells_data() { addEncodings(); }
    void otherCells() {
        QFETCH(QString, encoding);
        constexpr double off = 0.25;
        constexpr std::int64_t wrong = 7;
        Table table = tableOf(encoding.toStdString(), {});
        ::Sample sample(77);
        const std::int64_t columns = table.model->table().columns();
        for (std::int64_t n = 0; n < wrong; ++n) {
            const std::int64_t row = 5 + n * (table.model->table().rows() - 6) / wrong;
            table.cells[static_cast<std::size_t>(row * columns + sample.whole(0, columns - 1))] += off;
        }
        const Identity answer = identify({table.array()});
        // A short table has other names that fit as well.
        const bool isNamed = answer.encoding == encoding.toStdString() ||
                             std::ranges::any_of(answer.alternatives, [&](const Alternative& each) {
                                 return each.encoding == encoding.toStdString();
                             });
        QVERIFY2(isNamed && answer.unexplainedCells == wrong, wordsOf(answer).c_str());
        QVERIFY2(idsOf(answer) == "unexplained-cells", wordsOf(answer).c_str());
        QVERIFY(std::abs(answer.largestDeviation - off) < 1e-5);
        const double rms = off * std::sqrt(wrong / static_cast<double>(table.cells.size()));
        QVERIFY2(std::abs(answer.rmsDeviation - rms) < 1e-5,
                 qPrintable(QString::number(answer.rmsDeviation)));
    }

 private:
    static void addEncodings() {
        QTest::addColumn<QString>("encoding");
        // rope-axes is named by the rotations of released models alone: tst_identifyaxes.cpp.
        for (const Encoding* each : encodings())
            if (!each->fromFile && each->id != "learned" && each->id != "rope-axes" &&
                each->make(valuesWith(*each, {}))->hasTable())
                QTest::newRow(each->id.c_str()) << QString::fromStdString(each->id);
    }
};

QTEST_APPLESS_MAIN(TestStillPairs)
#include "tst_stillpairs.moc"
