// Two encodings side by side: what differs, in words and in numbers.
#include "core/compare.h"

#include <cmath>
#include <limits>

#include "core/difference.h"
#include "core/keys.h"
#include "tests/support/sample.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

const std::vector<std::string> views{"heatmap", "comparison", "similarity", "waves", "offset-map"};

/// The paper's interleaved table as A, tensor2tensor's as B.
State paperAndTensor2tensor() {
    State state = defaultState();
    beginComparing(state, "heatmap");
    state.compared->set(keys::layout, std::string("half-split"));
    state.compared->set(keys::spectrum, std::string("endpoint"));
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
    double average(Run rowRun, Run columnRun) const override { return value(rowRun.first, columnRun.first); }

 private:
    std::int64_t columns_;
    std::vector<double> cells_;
};

QStringList inWords(const State& state) {
    QStringList lines;
    for (const WordDifference& each : differencesInWords(state.values, *state.compared))
        lines << QString::fromStdString(each.what.english() + ": " + each.inA.english() + " | " +
                                        each.inB.english());
    return lines;
}

}  // namespace

class TestCompare : public QObject {
    Q_OBJECT

 private slots:
    void init() { failOnAnyWarning(); }

    void aCopyDoesNotDiffer() {
        State state = defaultState();
        beginComparing(state, "heatmap");
        QVERIFY(!checkState(state, views));
        QVERIFY(inWords(state).isEmpty());
        const Scene scene = makeScene(state);
        const auto [a, b] = comparableOf(sceneOf(scene, Subject::a), sceneOf(scene, Subject::b));
        const NumberDifference found = differenceInNumbers(*a, *b);
        QVERIFY(found.within(0));
        QCOMPARE(found.differing, 0);
        QCOMPARE(found.rms, 0.0);
    }

    void wordsNameWhatDiffers() {
        QCOMPARE(inWords(paperAndTensor2tensor()),
                 (QStringList{"Layout: Interleaved | Half-split", "Spectrum: Paper 2i/d | Endpoint"}));
        State state = paperAndTensor2tensor();
        chooseEncoding(state, *findEncoding("learned"));
        const QStringList lines = inWords(state);
        QCOMPARE(lines.first(), QStringLiteral("Encoding: Learned (random) | Sinusoidal"));
        QVERIFY(lines.contains("Seed: 1 | "));
        QVERIFY(lines.contains("Base:  | 10000"));
    }

    void numbersAreThoseOfTheTables() {
        const Scene scene = makeScene(paperAndTensor2tensor());
        const Field& a = scene.model->table();
        const Field& b = scene.other->table();
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
                QCOMPARE(scene.difference->table().value(row, column), difference);
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
        state.compared->set(keys::maxLen, std::int64_t{100});
        state.compared->set(keys::dModel, std::int64_t{200});
        const Scene scene = makeScene(state);
        QCOMPARE(scene.difference->table().rows(), 100);
        QCOMPARE(scene.difference->table().columns(), 128);
        const NumberDifference found = differenceInNumbers(scene.model->table(), scene.other->table());
        QVERIFY(!found.sameShape && !found.within(1e9));
        QCOMPARE(found.rows, 100);
        QCOMPARE(found.columns, 128);
        // The cursor stays inside what is shown.
        state.set(keys::position, std::int64_t{255});
        QCOMPARE(sceneOf(makeScene(state), Subject::b).state.get(keys::position), 99);
        QCOMPARE(sceneOf(makeScene(state), Subject::difference).state.get(keys::position), 99);
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
        const Scene scene = makeScene(paperAndTensor2tensor());
        State large = paperAndTensor2tensor();
        large.set(keys::maxLen, std::int64_t{1'000'000});
        large.compared->set(keys::maxLen, std::int64_t{1'000'000});
        const Scene wide = makeScene(large);
        int asked = 0;
        const NumberDifference stopped = differenceInNumbers(wide.model->table(), wide.other->table(),
                                                             [&](double) { return ++asked < 3; });
        QCOMPARE(asked, 3);
        QVERIFY(!stopped.complete && !stopped.within(10));
    }

    void differencesOfPicturesAreMeans() {
        const Scene scene = makeScene(paperAndTensor2tensor());
        Sample sample(21);
        for (const auto& field : {std::shared_ptr<const Field>(scene.difference, &scene.difference->table()),
                                  scene.difference->similarity(SimilarityKind::dot)}) {
            const std::vector<Run> rows = sample.runs(field->rows(), 7);
            const std::vector<Run> columns = sample.runs(field->columns(), 9);
            std::vector<float> means(rows.size() * columns.size());
            field->averages(rows, columns, means.data());
            for (std::size_t y = 0; y < rows.size(); ++y)
                for (std::size_t x = 0; x < columns.size(); ++x)
                    QVERIFY(std::abs(static_cast<double>(means[y * columns.size() + x]) -
                                     field->average(rows[y], columns[x])) < 64 * 5e-4);
        }
    }

    void swapping() {
        State state = paperAndTensor2tensor();
        const State b = stateOfB(state);
        swapCompared(state);
        QVERIFY(!checkState(state, views));
        QCOMPARE(state.get(keys::layout), std::string("half-split"));
        QCOMPARE(state.compared->get(keys::layout), std::string("interleaved"));
        swapCompared(state);
        QVERIFY(stateOfB(state) == b);
    }

    void modelsAreKept() {
        const Scene scene = makeScene(paperAndTensor2tensor());
        State state = scene.state;
        state.set(keys::position, std::int64_t{7});
        const Scene moved = makeScene(state, scene);
        QCOMPARE(moved.model, scene.model);
        QCOMPARE(moved.other, scene.other);
        QCOMPARE(moved.difference, scene.difference);
        state.compared->set(keys::base, 500.0);
        const Scene changed = makeScene(state, moved);
        QCOMPARE(changed.model, scene.model);
        QVERIFY(changed.other != scene.other && changed.difference != scene.difference);
    }

    void panesNeedAComparison() {
        State state = paperAndTensor2tensor();
        state.compared.reset();
        QVERIFY(checkState(state, views));
        stopComparing(state);
        QVERIFY(!checkState(state, views));
    }
};

QTEST_APPLESS_MAIN(TestCompare)
#include "tst_compare.moc"
