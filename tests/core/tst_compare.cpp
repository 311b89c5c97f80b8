// SPDX-License-Identifier: GPL-3.0-or-later
// Comparing two encodings: the differences in words and in numbers.
#include "core/state/compare.h"

#include <cmath>
#include <limits>

#include "core/models/difference.h"
#include "core/models/rotaryentries.h"
#include "core/parameters/keys.h"
#include "tests/support/rows.h"
#include "tests/support/sample.h"
#include "tests/support/strict.h"
#include "tests/support/wording.h"

using namespace posiscope;

namespace {

const std::vector<std::string> views{"heatmap", "comparison", "similarity", "waves", "offset-map"};

/// The paper's interleaved table as A, tensor2tensor's as B.
State paperAndTensor2tensor() {
    State state = defaultState();
    beginComparing(state, "heatmap");
    state.variants.front().set(keys::layout, std::string("half-split"));
    state.variants.front().set(keys::spectrum, std::string("endpoint"));
    return state;
}

/// Numbers given one by one.
class Cells final : public Field {
 public:
    Cells(std::int64_t columns, std::vector<double> cells) : columns_(columns), cells_(std::move(cells)) {}
    std::int64_t rows() const override { return static_cast<std::int64_t>(cells_.size()) / columns_; }
    std::int64_t columns() const override { return columns_; }
    double value(std::int64_t row, std::int64_t column) const override {
        return cells_[static_cast<std::size_t>(row * columns_ + column)];
    }

 private:
    std::int64_t columns_;
    std::vector<double> cells_;
};

QStringList inWords(const State& state) {
    QStringList lines;
    for (const WordDifference& each : differencesInWords(state.values, state.variants.front()))
        lines << QString::fromStdString(each.what.english() + ": " + each.inA.english() + " | " +
                                        each.inB.english());
    return lines;
}

QStringList english(const std::vector<Text>& all) {
    QStringList list;
    for (const Text& each : all)
        list << QString::fromStdString(each.english());
    return list;
}

/// "rope head_dim=8 rope_layout=interleaved": an encoding and parameters, as on the command line.
Snapshot snapshotFrom(const QString& words) {
    QStringList all = words.split(' ');
    State state = defaultState();
    chooseEncoding(state, *findEncoding(all.takeFirst().toStdString()));
    for (const QString& each : all) {
        const std::string key = each.section('=', 0, 0).toStdString();
        const auto value = parseValue(*findParameter(state, key), each.section('=', 1).toStdString());
        if (!value) qFatal("%s", value.error().text.english().c_str());
        state.values.set(key, *value);
    }
    repair(state);
    return makeSnapshot(state);
}

}  // namespace

class TestCompare : public StrictTest {
    Q_OBJECT

 private slots:
    /// A folder is told only where the names do not tell the files apart.
    void namesOfFiles() {
        State state = defaultState();
        chooseEncoding(state, *findEncoding("table"));
        state.values.set(keys::tableFile.name, std::string("/a/long/folder/wpe.npy"));
        state.variants = {state.values};
        state.variants.front().set(keys::tableFile.name, std::string("/another/one/cache.npy"));
        QCOMPARE(inWords(state), QStringList{"File: wpe.npy | cache.npy"});
        state.variants.front().set(keys::tableFile.name, std::string("/another/one/wpe.npy"));
        QCOMPARE(inWords(state), QStringList{"File: /a/long/folder/wpe.npy | /another/one/wpe.npy"});
    }

    /// Where no factor is given, what the method says is told, not the 0 that stands for it.
    void theAttentionFactorThatApplies() {
        State state = defaultState();
        chooseEncoding(state, *findEncoding("rope"));
        state.set(keys::scaling, std::string("yarn"));
        beginComparing(state, "spectrum");
        state.variants.front().set(keys::factor, 8.0);
        QCOMPARE(inWords(state), QStringList({"Factor: 4 | 8",
                                              "Attention factor: " + wording("compare/automatic", {"1.139"}) +
                                                  " | " + wording("compare/automatic", {"1.208"})}));
        state.variants.front().set(keys::attentionFactor, 1.0);
        QVERIFY(
            inWords(state).contains("Attention factor: " + wording("compare/automatic", {"1.139"}) + " | 1"));
    }

    void aCopyDoesNotDiffer() {
        State state = defaultState();
        beginComparing(state, "heatmap");
        QVERIFY(!checkState(state, views));
        QVERIFY(inWords(state).isEmpty());
        const Snapshot snapshot = makeSnapshot(state);
        const Comparable fields =
            comparableOf(snapshotOf(snapshot, Subject::a), snapshotOf(snapshot, Subject::b));
        QCOMPARE(fields.parts.size(), std::size_t{1});
        QCOMPARE(english(fields.compared), QStringList{wording("compare/table")});
        const PartDifferences found = differencesOf(fields);
        QVERIFY(found.within(0));
        QCOMPARE(found.cells, 256 * 128);
        QCOMPARE(found.differing, 0);
        QCOMPARE(found.rms, 0.0);
    }

    // The comparison is about whole encodings, not about one head or one table of theirs.
    void whatIsCompared_data() {
        const Rows<QString, QString, QStringList, QStringList, bool> row("a", "b", "compared", "unlike",
                                                                         "equal");
        const QString table = wording("compare/table"), rotation = wording("compare/rotation");
        const auto heads = [](const char* n) { return wording("compare/bias-of-heads", {n}); };
        const auto differ = [](const char* a, const char* b) {
            return wording("compare/heads-differ", {a, b});
        };
        const QStringList eight{heads("8")};
        const QStringList rotated{table, rotation};
        row("alibi, the same", "alibi heads=8", "alibi heads=8", eight, {}, true);
        row("alibi, more heads", "alibi heads=8", "alibi heads=12", eight, {differ("8", "12")}, false);
        row("alibi, another last exponent", "alibi heads=8", "alibi heads=8 alibi_bias_max=7", eight, {},
            false);
        row("alibi, one head", "alibi heads=1", "alibi heads=1", {wording("compare/bias-of-one-head")}, {},
            true);
        row("kerple", "kerple heads=4", "kerple heads=8", {heads("4")}, {differ("4", "8")}, false);
        row("fire", "fire heads=4", "fire heads=8", {heads("4")}, {differ("4", "8")}, false);
        row("t5, more buckets", "t5", "t5 num_buckets=34", eight, {}, false);
        row("buckets and biases", "t5 heads=1", "t5 heads=1 values=bias", {},
            {wording("compare/biases-and-buckets")}, false);
        row("rope, the same", "rope head_dim=8", "rope head_dim=8", rotated, {}, true);
        row("rope, other pairs", "rope head_dim=8", "rope head_dim=8 rope_layout=interleaved", rotated, {},
            false);
        row("rope, other vectors to look at", "rope head_dim=8", "rope head_dim=8 vectors=random seed=5",
            rotated, {}, true);
        row("rope of two elements, where both pair alike", "rope head_dim=2",
            "rope head_dim=2 rope_layout=interleaved", rotated, {}, true);
        row("rope, partial", "rope head_dim=8", "rope head_dim=16 partial_rotary_factor=0.5", {table},
            {wording("compare/head-sizes", {"8", "16"})}, false);
        row("rope and sinusoids of the same numbers", "rope head_dim=8 max_len=16",
            "sinusoidal d_model=8 max_len=16 layout=half-split", {table},
            {wording("compare/a-alone", {wording("compare/a-rotation")})}, false);
        row("table and bias", "sinusoidal", "alibi", {},
            {wording("compare/a-alone", {"a table"}), wording("compare/b-alone", {"a bias"})}, false);
        row("a file without a table in it", "rope head_dim=8", "table", {table}, {}, false);
    }
    void whatIsCompared() {
        const auto [a, b, compared, unlike, equal] =
            fetchRow<QString, QString, QStringList, QStringList, bool>();
        const Comparable fields = comparableOf(snapshotFrom(a), snapshotFrom(b));
        QCOMPARE(english(fields.compared), compared);
        QCOMPARE(english(fields.unlike), unlike);
        QCOMPARE(differencesOf(fields).within(0), equal);
        QCOMPARE(english(fields.notCompared),
                 b == "table" ? QStringList{wording("compare/a-rotation")} : QStringList{});
    }

    // Interleaved pairs against half-split ones: the tables are equal, and the rotations are not.
    void pairingIsSeen() {
        const Comparable fields =
            comparableOf(snapshotFrom("rope head_dim=8 max_len=16"),
                         snapshotFrom("rope head_dim=8 max_len=16 rope_layout=interleaved"));
        const PartDifferences found = differencesOf(fields);
        QCOMPARE(found.parts.size(), std::size_t{3});
        QVERIFY(found.parts[0].within(0));
        QVERIFY(!found.parts[1].within(0.5) && !found.parts[2].within(0.5));
        QCOMPARE(found.worst, std::size_t{1});
        QCOMPARE(found.differing, found.parts[1].differing + found.parts[2].differing);
        const NumberDifference& worst = found.parts[1];
        const Text place = fields.parts[1].place(worst.row, worst.column);
        QVERIFY2(saysOnly(place.english(), "compare/element-at-position", {QString::number(worst.row)}),
                 place.english().c_str());
    }

    // The entries are those of the matrix that rotates vectors, checked on random vectors.
    void entriesTurnVectors_data() {
        eachText("encoding", {"rope head_dim=8", "rope head_dim=8 rope_layout=interleaved",
                              "rope head_dim=12 partial_rotary_factor=0.5",
                              "rope head_dim=8 scaling=yarn factor=4", "xpos head_dim=8"});
    }
    void entriesTurnVectors() {
        QFETCH(QString, encoding);
        const Snapshot snapshot = snapshotFrom(encoding);
        const RotaryEmbedding& rotary = *snapshot.model->rotary();
        const auto entries = std::make_shared<const RotaryEntries>(entriesOf(rotary, rotary));
        const auto n = static_cast<std::size_t>(rotary.headDimensions());
        Sample sample(8);
        std::vector<double> vector;
        for (std::size_t i = 0; i < n; ++i)
            vector.push_back(sample.real(-1, 1));
        for (const bool key : {false, true}) {
            const auto matrix = rotaryMatrix(snapshot.model, entries, key);
            for (const std::int64_t row : {0, 1, 17, 100}) {
                std::vector<double> turned(n);
                rotary.rotate(vector, snapshot.model->firstCursor() + row, key, turned);
                std::vector<double> ours(n, 0.0);
                for (std::int64_t column = 0; column < matrix->columns(); ++column) {
                    const auto [to, from] = (*entries)[static_cast<std::size_t>(column)];
                    ours[static_cast<std::size_t>(to)] +=
                        matrix->value(row, column) * vector[static_cast<std::size_t>(from)];
                }
                for (std::size_t i = 0; i < n; ++i)
                    QVERIFY(std::abs(ours[i] - turned[i]) <= 1e-13 * (1 + std::abs(turned[i])));
            }
        }
    }

    void wordsNameWhatDiffers() {
        QCOMPARE(inWords(paperAndTensor2tensor()),
                 (QStringList{"Layout: Interleaved | Half-split", "Spectrum: Paper 2i/d | Endpoint"}));
        State state = paperAndTensor2tensor();
        chooseEncoding(state, *findEncoding("learned"));
        const QStringList lines = inWords(state);
        QCOMPARE(lines.first(), QStringLiteral("Encoding: Learned (untrained) | Sinusoidal"));
        QVERIFY(lines.contains("Seed: 1 | "));
        QVERIFY(lines.contains("Base:  | 10\u202f000"));
    }

    void numbersAreThoseOfTheTables() {
        const Snapshot snapshot = makeSnapshot(paperAndTensor2tensor());
        const Field& a = snapshot.model->table();
        const Field& b = snapshot.other->table();
        const NumberDifference found = differenceInNumbers(a, b);
        double largest = 0;
        long double squares = 0;
        std::int64_t differing = 0;
        for (std::int64_t row = 0; row < a.rows(); ++row)
            for (std::int64_t column = 0; column < a.columns(); ++column) {
                const double difference = a.value(row, column) - b.value(row, column);
                largest = std::max(largest, std::abs(difference));
                squares += difference * difference;
                differing += difference != 0 ? 1 : 0;
                QCOMPARE(snapshot.difference->table().value(row, column), difference);
            }
        QCOMPARE(found.largest, largest);
        QCOMPARE(std::abs(a.value(found.row, found.column) - b.value(found.row, found.column)), largest);
        QCOMPARE(found.valueA, a.value(found.row, found.column));
        QCOMPARE(found.valueB, b.value(found.row, found.column));
        QCOMPARE(found.rms, static_cast<double>(std::sqrt(squares / static_cast<long double>(256 * 128))));
        QCOMPARE(found.differing, differing);
        QVERIFY(!found.within(found.largest * 0.999) && found.within(found.largest));
    }

    void tablesOfDifferentShape() {
        State state = paperAndTensor2tensor();
        state.variants.front().set(keys::maxLen, std::int64_t{100});
        state.variants.front().set(keys::dModel, std::int64_t{200});
        const Snapshot snapshot = makeSnapshot(state);
        QCOMPARE(snapshot.difference->table().rows(), 100);
        QCOMPARE(snapshot.difference->table().columns(), 128);
        const NumberDifference found = differenceInNumbers(snapshot.model->table(), snapshot.other->table());
        QVERIFY(!found.sameShape && !found.within(1e9));
        QCOMPARE(found.rows, 100);
        QCOMPARE(found.columns, 128);
        // The cursor stays inside what is shown.
        state.set(keys::position, std::int64_t{255});
        QCOMPARE(snapshotOf(makeSnapshot(state), Subject::b).state.get(keys::position), 99);
        QCOMPARE(snapshotOf(makeSnapshot(state), Subject::difference).state.get(keys::position), 99);
    }

    void cellsThatAreNoNumbers() {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        const double inf = std::numeric_limits<double>::infinity();
        const NumberDifference same =
            differenceInNumbers(Cells(2, {nan, inf, -inf, 1}), Cells(2, {nan, inf, -inf, 1}));
        QVERIFY(same.within(0));
        const NumberDifference other =
            differenceInNumbers(Cells(2, {nan, inf, -inf, 1}), Cells(2, {0, 1, inf, 3}));
        QCOMPARE(other.notFinite, 3);
        QCOMPARE(other.differing, 4);
        QCOMPARE(other.largest, 2.0);
        QCOMPARE(other.row, 1);
        QCOMPARE(other.column, 1);
        QVERIFY(!other.within(100));
    }

    void canBeStopped() {
        const Snapshot snapshot = makeSnapshot(paperAndTensor2tensor());
        State large = paperAndTensor2tensor();
        large.set(keys::maxLen, std::int64_t{1'000'000});
        large.variants.front().set(keys::maxLen, std::int64_t{1'000'000});
        const Snapshot wide = makeSnapshot(large);
        int asked = 0;
        const NumberDifference stopped = differenceInNumbers(wide.model->table(), wide.other->table(),
                                                             [&](double) { return ++asked < 3; });
        QCOMPARE(asked, 3);
        QVERIFY(!stopped.complete && !stopped.within(10));
    }

    void differencesOfPicturesAreMeans() {
        const Snapshot snapshot = makeSnapshot(paperAndTensor2tensor());
        Sample sample(21);
        for (const auto& field :
             {std::shared_ptr<const Field>(snapshot.difference, &snapshot.difference->table()),
              snapshot.difference->similarity()->matrix(SimilarityKind::dot)}) {
            const std::vector<IndexRange> rows = sample.runs(field->rows(), 7);
            const std::vector<IndexRange> columns = sample.runs(field->columns(), 9);
            std::vector<float> means(rows.size() * columns.size());
            field->pixelMeans(rows, columns, means.data());
            for (std::size_t y = 0; y < rows.size(); ++y)
                for (std::size_t x = 0; x < columns.size(); ++x)
                    QVERIFY(std::abs(static_cast<double>(means[y * columns.size() + x]) -
                                     field->exactMean(rows[y], columns[x])) < 64 * 5e-4);
        }
    }

    void swapping() {
        State state = paperAndTensor2tensor();
        const State b = stateOfB(state);
        swapCompared(state);
        QVERIFY(!checkState(state, views));
        QCOMPARE(state.get(keys::layout), std::string("half-split"));
        QCOMPARE(state.variants.front().get(keys::layout), std::string("interleaved"));
        swapCompared(state);
        QVERIFY(stateOfB(state) == b);
    }

    void modelsAreKept() {
        const Snapshot snapshot = makeSnapshot(paperAndTensor2tensor());
        State state = snapshot.state;
        state.set(keys::position, std::int64_t{7});
        const Snapshot moved = makeSnapshot(state, snapshot);
        QCOMPARE(moved.model, snapshot.model);
        QCOMPARE(moved.other, snapshot.other);
        QCOMPARE(moved.difference, snapshot.difference);
        state.variants.front().set(keys::base, 500.0);
        const Snapshot changed = makeSnapshot(state, moved);
        QCOMPARE(changed.model, snapshot.model);
        QVERIFY(changed.other != snapshot.other && changed.difference != snapshot.difference);
    }

    void panesNeedAComparison() {
        State state = paperAndTensor2tensor();
        state.variants.clear();
        QVERIFY(checkState(state, views));
        stopComparing(state);
        QVERIFY(!checkState(state, views));
    }
};

QTEST_APPLESS_MAIN(TestCompare)
#include "tst_compare.moc"
