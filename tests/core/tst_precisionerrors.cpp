// SPDX-License-Identifier: GPL-3.0-or-later
// The errors of rounded encodings, compared with single cells.
#include "core/analysis/describe.h"
#include "core/analysis/precisionerrors.h"
#include "core/analysis/precisionfacts.h"
#include "core/encodings/precisionparameters.h"
#include "core/parameters/keys.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/wording.h"

#include <set>

using namespace posiscope;

namespace {

struct StageType {
    const char* key;
    const char* word;
};

Snapshot snapshotOf(const char* encoding, std::int64_t rows, const std::vector<StageType>& choices) {
    State state = defaultState();
    chooseEncoding(state, *findEncoding(encoding));
    state.set(keys::maxLen, rows);
    state.set(keys::dModel, std::int64_t{16});
    state.set(keys::headDim, std::int64_t{16});
    state.set(keys::position, std::int64_t{3});
    state.set(keys::dimension, std::int64_t{5});
    if (!choices.empty()) state.set(keys::precision, std::string("custom"));
    for (const StageType& choice : choices)
        state.values.set(choice.key, Value(std::string(choice.word)));
    return makeSnapshot(state);
}

PrecisionFacts factsOf(const Snapshot& snapshot, const PrecisionQuestion& question) {
    auto facts = precisionFacts(precisionSubject(snapshot), question, {});
    if (!facts) qFatal("%s", facts.error().text.english().c_str());
    return *facts;
}

}  // namespace

class TestPrecisionErrors : public StrictTest {
    Q_OBJECT

 private slots:
    void problems_data() {
        const Rows<QByteArray, qint64, bool, QString> row("encoding", "rows", "rounds", "words");
        row("exact", QByteArray("rope"), qint64{64}, false, "errors/nothing-rounded");
        row("no rows", QByteArray("t5"), qint64{64}, false, "errors/always-exact");
        row("too large", QByteArray("rope"), qint64{16'777'216}, true, "cell by cell");
        row("shown", QByteArray("rope"), qint64{64}, true, "");
        row("shown, bias", QByteArray("alibi"), qint64{64}, true, "");
    }
    void problems() {
        const auto [encoding, rows, rounds, words] = fetchRow<QByteArray, qint64, bool, QString>();
        std::vector<StageType> choices;
        if (rounds) choices = {{"precision_frequency", "bfloat16"}, {"precision_slope", "float8_e5m2"}};
        const Text problem = precisionProblem(snapshotOf(encoding.constData(), rows, choices));
        QCOMPARE(problem.empty(), words.isEmpty());
        QVERIFY2(mentions(QString::fromStdString(problem.english()), words), problem.english().c_str());
    }

    void facts_data() {
        addColumns<QByteArray, qint64>("encoding", "pair");
        for (const char* encoding : {"sinusoidal", "rope", "timestep"})
            for (const qint64 pair : {-1, 2})
                QTest::addRow("%s, pair %lld", encoding, pair) << QByteArray(encoding) << pair;
    }
    /// Everything again from single cells.
    void facts() {
        const auto [encoding, pair] = fetchRow<QByteArray, qint64>();
        constexpr std::int64_t rows = 1200;
        constexpr std::int64_t k = 7;
        const Snapshot snapshot =
            snapshotOf(encoding.constData(), rows,
                       {{"precision_position", "bfloat16"}, {"precision_table", "bfloat16"}});
        const PrecisionSubject subject = precisionSubject(snapshot);
        const PrecisionFacts facts = factsOf(snapshot, {0.01, k, pair});
        const Field& cells = snapshot.model->table();
        const auto exact = encodingOf(snapshot.state).make(exactly(snapshot.state.values));
        double largest = 0;
        double squares = 0;
        int count = 0;
        std::int64_t holds = rows - 1;
        std::set<std::vector<double>> different;
        std::int64_t equal = -1;
        std::vector<double> before;
        for (std::int64_t row = 0; row < rows; ++row) {
            std::vector<double> own;
            for (std::int64_t j = 0; j < 16; ++j) {
                own.push_back(cells.value(row, j));
                if (pair >= 0 && snapshot.model->column(j).pair != pair) continue;
                const double error = std::abs(cells.value(row, j) - exact->table().value(row, j));
                largest = std::max(largest, error);
                squares += error * error;
                ++count;
                if (error > 0.01) holds = std::min(holds, row - 1);
            }
            different.insert(own);
            if (own == before && equal < 0) equal = row - 1;
            before = own;
        }
        QCOMPARE(facts.largest, largest);
        QVERIFY(std::abs(facts.rms - std::sqrt(squares / count)) < 1e-12);
        QVERIFY(facts.leastRowRms > 0 && facts.leastRowRms <= facts.rms);
        QVERIFY(!facts.holdsEverywhere);
        QCOMPARE(facts.holdsTo.value_or(-1), holds);
        QCOMPARE(facts.equalRows.value_or(-1), equal);
        QCOMPARE(facts.differentRows, static_cast<std::int64_t>(different.size()));
        // The largest error is at its reported place.
        double there = 0;
        for (const IndexRange& run : subject.columnsOf(facts.largestPair))
            there = std::max(there, std::abs(cells.value(facts.largestAt, run.first) -
                                             exact->table().value(facts.largestAt, run.first)));
        QCOMPARE(there, largest);
        const auto map = snapshot.model->offsetMaps()->map(k);
        double residual = 0;
        for (std::int64_t p = 0; p + k < rows; ++p)
            residual = std::max(residual, snapshot.model->offsetMaps()->residual(*map, p));
        QCOMPARE(facts.map.value_or(-1), residual);
        QVERIFY(facts.score.value_or(-1) > 0.01);
        double ofPairs = 0;
        for (const ErrorBand& band : facts.pairs)
            ofPairs = std::max(ofPairs, band.highest);
        QVERIFY(pair >= 0 ? ofPairs >= largest : ofPairs == largest);
    }

    /// Bands contain the errors of all cells under a pixel.
    void bands() {
        const Snapshot snapshot = snapshotOf("rope", 5000, {{"precision_angle", "float16"}});
        const PrecisionSubject subject = precisionSubject(snapshot);
        const std::vector<IndexRange> runs{{0, 1}, {1, 999}, {2000, 3000}};
        const auto columns = subject.columnsOf(1);
        QCOMPARE(columns.size(), std::size_t{2});
        const auto bands = errorBands(subject, columns, runs, {});
        QCOMPARE(bands.size(), runs.size());
        for (std::size_t n = 0; n < runs.size(); ++n) {
            double lowest = 1e9, highest = 0, squares = 0;
            for (std::int64_t row = runs[n].first; row < runs[n].end(); ++row)
                for (const IndexRange& column : columns) {
                    const double error = std::abs(subject.cells->value(row, column.first) -
                                                  subject.truth->value(row, column.first));
                    lowest = std::min(lowest, error);
                    highest = std::max(highest, error);
                    squares += error * error;
                }
            QCOMPARE(bands[n].lowest, lowest);
            QCOMPARE(bands[n].highest, highest);
            QVERIFY(std::abs(bands[n].rms - std::sqrt(squares / (2.0 * static_cast<double>(runs[n].count)))) <
                    1e-12);
        }
    }

    void whatOnlyTheApplicationRounds() {
        const Snapshot snapshot = snapshotOf("rope", 300, {{"precision_application", "bfloat16"}});
        const PrecisionFacts facts = factsOf(snapshot, {0.01, 3, -1});
        QCOMPARE(facts.largest, 0.0);
        QVERIFY(facts.holdsEverywhere && facts.score.value_or(0) > 1e-3);
    }

    void overflowIsInfinite() {
        const Snapshot snapshot = snapshotOf("sinusoidal", 66'000, {{"precision_position", "float16"}});
        const PrecisionFacts facts = factsOf(snapshot, {0.01, 3, -1});
        QVERIFY(std::isinf(facts.largest));
        QCOMPARE(facts.largestAt, std::int64_t{65'520});
    }

    void biases() {
        const Snapshot snapshot = snapshotOf("alibi", 2000, {{"precision_bias", "bfloat16"}});
        const PrecisionFacts facts = factsOf(snapshot, {0.01, 3, -1});
        // Slopes of 8 heads are powers of two: distances up to 256 are exact, and 257 becomes 256.
        QCOMPARE(facts.equalRows.value_or(-1), std::int64_t{256});
        QCOMPARE(facts.largestAt, facts.largestAt / 8 * 8 + facts.largestAt % 8);
        QVERIFY(facts.largest > 0 && facts.largest <= 4 * 0.5);
        QVERIFY(!facts.score && !facts.map);
    }

    void describeTellsTheFacts() {
        const Snapshot snapshot = snapshotOf("rope", 500, {{"precision_position", "bfloat16"}});
        const std::string text = describeText(snapshot);
        for (const char* line : {"error_largest    0.9587671388", "error_holds_to   256\n",
                                 "equal_rows       256\n", "different_rows   ", "score_error ", "map_error "})
            QVERIFY2(text.find(line) != std::string::npos, (line + text).c_str());
        QVERIFY(describeText(snapshotOf("rope", 500, {})).find("error_largest") == std::string::npos);
    }

    void stops() {
        const Snapshot snapshot = snapshotOf("rope", 5000, {{"precision_angle", "float16"}});
        const auto facts = precisionFacts(precisionSubject(snapshot), {}, [](double) { return false; });
        QVERIFY(!facts);
    }
};

QTEST_APPLESS_MAIN(TestPrecisionErrors)
#include "tst_precisionerrors.moc"
