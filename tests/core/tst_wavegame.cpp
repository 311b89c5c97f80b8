// SPDX-License-Identifier: GPL-3.0-or-later
// The wave game's levels: the hidden values can be found, and nothing visible reveals them.
#include <QTest>

#include "core/parameters/keys.h"
#include "core/state/compare.h"
#include "core/state/wavegame.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

const std::vector<std::string> views{"heatmap", "waves"};

int levelCount() {
    return static_cast<int>(gameLevels().size());
}

/// The state with the hidden value of every key that is to be found.
State solved(State state) {
    for (const std::string& key : gameLevels()[static_cast<std::size_t>(gameLevelOf(state) - 1)].sought)
        state.values.set(key, state.variants.front().at(key));
    return state;
}

}  // namespace

class TestWaveGame : public StrictTest {
    Q_OBJECT

 private slots:
    void levels_data() {
        QTest::addColumn<int>("level");
        for (int level = 1; level <= levelCount(); ++level)
            QTest::newRow(qPrintable(QString::number(level))) << level;
    }
    void levels() {
        QFETCH(int, level);
        const auto& sought = gameLevels()[static_cast<std::size_t>(level - 1)].sought;
        std::set<std::vector<Value>> hidden;
        for (std::int64_t seed = 0; seed < 300; ++seed) {
            const State state = levelState(level, seed);
            QVERIFY(!checkState(state, views));
            QVERIFY(state == levelState(level, seed));
            QCOMPARE(gameLevelOf(state), level);
            // What differs is to be found, and what is to be found is offered, and nothing else.
            QVERIFY(!differencesInWords(state.values, state.variants.front()).empty());
            std::vector<Value> target;
            for (const Parameter* parameter : parametersOf(state)) {
                const bool wanted = std::find(sought.begin(), sought.end(), parameter->key) != sought.end();
                QCOMPARE(isSought(state, parameter->key), wanted);
                if (parameter != &encodingParameter()) QCOMPARE(isOffered(state, *parameter), wanted);
                if (wanted)
                    target.push_back(state.variants.front().at(parameter->key));
                else
                    QVERIFY(state.variants.front().at(parameter->key) ==
                                levelState(level, seed + 1).values.at(parameter->key) ||
                            parameter->internal);
            }
            hidden.insert(target);
            const Snapshot snapshot = makeSnapshot(state);
            QVERIFY(!isSolved(snapshot));
            QVERIFY(gameDistance(snapshot) > 0.01);
            const Snapshot done = makeSnapshot(solved(state), snapshot);
            QVERIFY(isSolved(done));
            QCOMPARE(gameDistance(done), 0.0);
            // Every single difference counts.
            for (const std::string& key : sought) {
                if (state.values.at(key) == state.variants.front().at(key)) continue;
                State almost = solved(state);
                almost.values.set(key, state.values.at(key));
                QVERIFY(!isSolved(makeSnapshot(almost, done)));
            }
        }
        QVERIFY(hidden.size() >= (level == 3 ? 3U : 12U));
    }

    void basesStandOnTheSlidersSteps() {
        for (const double base : hiddenBases()) {
            const double decade = std::pow(10, std::floor(std::log10(base) + 1e-9));
            const double first = base / decade;
            QVERIFY(first == 1 || first == 2 || first == 5);
            QVERIFY(base != defaultState().get(keys::base));
        }
    }

    void theSameTableCounts() {
        // With one pair there is one frequency, 1, whatever the base is.
        State state = levelState(1, 7);
        for (Values* values : {&state.values, &state.variants.front()})
            values->set(keys::dModel, std::int64_t{2});
        state.set(keys::dimensions, Indices{0});
        QVERIFY(state.get(keys::base) != state.variants.front().get(keys::base));
        QVERIFY(isSolved(makeSnapshot(state)));
    }

    void anotherShapeIsNoSolution() {
        State state = solved(levelState(1, 7));
        state.set(keys::dModel, std::int64_t{14});
        const Snapshot snapshot = makeSnapshot(state);
        QVERIFY(!isSolved(snapshot));
        QVERIFY(std::isinf(gameDistance(snapshot)));
    }

    void bTellsNothing_data() { levels_data(); }
    void bTellsNothing() {
        QFETCH(int, level);
        State state = levelState(level, 3);
        state.set(keys::firstPosition, std::int64_t{5});
        repair(state);
        const Snapshot snapshot = makeSnapshot(state);
        const Snapshot b = snapshotOf(snapshot, Subject::b);
        QVERIFY(hidesB(state));
        QVERIFY(b.state.values == state.values);
        QVERIFY(!hasB(b.state));
        QCOMPARE(b.model->firstCursor(), 5);
        QVERIFY(b.model->frequencies().empty());
        QVERIFY(!b.model->offsetMaps());
        QCOMPARE(b.model->column(1).role, isSought(state, "layout") ? Role::plain : Role::cosine);
        QVERIFY(std::isinf(b.model->wavelength(4)));
        // The curves go through the cells.
        QCOMPARE(b.model->between(9, 4), b.model->table().value(4, 4));
        // Its numbers change with A's first position, and the snapshot notices.
        state.set(keys::firstPosition, std::int64_t{6});
        repair(state);
        const Snapshot moved = makeSnapshot(state, snapshot);
        QCOMPARE(moved.other->firstCursor(), 6);
        QVERIFY(makeSnapshot(state, moved).other == moved.other);
        // After giving up, B is shown as it is.
        state.set(keys::gameRevealed, true);
        const Snapshot shown = makeSnapshot(state, moved);
        QVERIFY(!hidesB(state));
        QVERIFY(!shown.other->frequencies().empty());
        QCOMPARE(snapshotOf(shown, Subject::b).state.get(keys::base), state.variants.front().get(keys::base));
        QCOMPARE(shown.other->firstCursor(), state.variants.front().get(keys::firstPosition));
    }

    void noGame() {
        QCOMPARE(gameLevelOf(defaultState()), 0);
        QVERIFY(!hidesB(defaultState()));
        QVERIFY(guessOf(defaultState()).empty());
        QVERIFY(!isSought(defaultState(), "base"));
        State left = levelState(1, 1);
        left.variants.clear();
        QVERIFY(!hidesB(left));
    }
};

QTEST_APPLESS_MAIN(TestWaveGame)
#include "tst_wavegame.moc"
