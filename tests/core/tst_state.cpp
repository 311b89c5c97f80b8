// SPDX-License-Identifier: GPL-3.0-or-later
// States: defaults, repair after edits, and the checks before something is shown.
#include "core/state/state.h"

#include <set>

#include "core/parameters/keys.h"
#include "tests/support/randomstate.h"
#include "tests/support/rows.h"
#include "tests/support/setup.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

QString problemOf(const State& state) {
    const auto failure = checkState(state, knownViews());
    return failure ? QString::fromStdString(failure->text.english()) : QString();
}

}  // namespace

class TestState : public StrictTest {
    Q_OBJECT

 private slots:
    void defaultsAreValid() {
        const State state = defaultState();
        QCOMPARE(problemOf(state), QString());
        State repaired = state;
        repair(repaired);
        QVERIFY(repaired == state);
        QCOMPARE(shapeOf(state.values).positions, state.get(keys::maxLen));
        QCOMPARE(encodingOf(state).id, state.get(keys::encoding));
    }

    // Every encoding can be chosen, has its own keys, and its defaults are sound.
    void everyEncoding_data() { eachId("id", encodings()); }
    void everyEncoding() {
        QFETCH(QString, id);
        const Encoding* encoding = findEncoding(id.toStdString());
        QVERIFY(encoding != nullptr);
        State state = defaultState();
        chooseEncoding(state, *encoding);
        repair(state);
        QCOMPARE(problemOf(state), QString());
        QCOMPARE(&encodingOf(state), encoding);
        std::set<std::string> seen;
        for (const Parameter* parameter : parametersOf(state)) {
            QVERIFY2(seen.insert(parameter->key).second, parameter->key.c_str());
            QVERIFY(findParameter(state, parameter->key) == parameter);
            QVERIFY(!parameter->label.empty() && !parameter->tooltip.empty());
            Parameter alone = *parameter;  // a cursor may begin outside a small table, and is moved inside
            alone.limitsFor = nullptr;
            QVERIFY2(!checkValue(alone, alone.initial, state.values), parameter->key.c_str());
        }
        QVERIFY(findParameter(state, "no such key") == nullptr);
        QVERIFY(findEncoding("no such encoding") == nullptr);
        const auto model = encoding->make(state.values);
        if (model->hasTable()) QCOMPARE(model->table().columns(), shapeOf(state.values).dimensions);
        QCOMPARE(model->table().rows(), shapeOf(state.values).positions);
    }

    // Edits of what is encoded, in any order, leave a state that can be shown; edits that change nothing that
    // the cursor depends on leave the cursor alone.
    void repairAfterEdits() {
        Sample sample(0x4e9);
        const std::vector<Key<std::int64_t>> edited{keys::dModel, keys::maxLen, keys::firstPosition};
        for (int n = 0; n < 2000; ++n) {
            State state = randomState(sample);
            for (std::int64_t edits = sample.whole(1, 3); edits > 0; --edits) {
                const auto key = sample.oneOf(edited);
                const Parameter* parameter = findParameter(state, key.name);
                if (parameter == nullptr) continue;  // not this encoding's
                const State before = state;
                state.set(key, std::get<std::int64_t>(randomValue(*parameter, state.values, sample)));
                const auto check = encodingOf(state).check;
                if (check != nullptr && check(state.values)) state = before;
            }
            if (sample.flag() && findParameter(state, keys::layout.name) != nullptr)
                state.set(keys::layout, std::string(sample.flag() ? "half-split" : "interleaved"));
            if (sample.flag()) state.arrangement.panes.resize(1, Pane{"heatmap", {}});
            const State before = state;
            repair(state);
            QVERIFY2(problemOf(state).isEmpty(), qPrintable(problemOf(state) + ", " + sample.seed().c_str()));
            for (const auto key : {keys::position, keys::reference, keys::dimension})
                if (!checkValue(*findParameter(before, key.name), before.get(key), before.values))
                    QVERIFY2(state.get(key) == before.get(key), sample.seed().c_str());
            State again = state;
            repair(again);
            QVERIFY2(again == state, sample.seed().c_str());
        }
    }

    void repairKeepsWhatFits() {
        State state = defaultState();
        state.set(keys::dimensions, Indices{1, 3, 50, 100});
        state.set(keys::clockPairs, Indices{20, 30});
        state.set(keys::dModel, std::int64_t{10});
        state.set(keys::maxLen, std::int64_t{5});
        state.set(keys::firstPosition, std::int64_t{1000});
        repair(state);
        QVERIFY(state.get(keys::dimensions) == (Indices{1, 3}));
        QVERIFY(state.get(keys::clockPairs) == (Indices{0}));
        QCOMPARE(state.get(keys::position), std::int64_t{1000});
        QCOMPARE(state.get(keys::reference), std::int64_t{1000});
        QCOMPARE(state.get(keys::dimension), std::int64_t{9});
    }

    // A pair that can be chosen has a frequency and a rotation.
    void chosenPairsExist_data() {
        addColumns<QString, int>("layout", "dModel");
        for (const char* layout : {"interleaved", "half-split"})
            for (const int dModel : {2, 3, 4, 5, 127, 128})
                QTest::addRow("%s d %d", layout, dModel) << layout << dModel;
    }
    void chosenPairsExist() {
        auto [layout, dModel] = fetchRow<QString, int>();
        const QByteArray name = layout.toLatin1();
        const Setup setup{.dModel = dModel, .layout = name.constData()};
        const auto pairs = static_cast<std::int64_t>(sinusoidal(setup)->frequencies().size());
        State state{valuesOf(setup), defaultState().arrangement};
        repair(state);
        state.set(keys::clockPairs, Indices{pairs - 1});
        QCOMPARE(problemOf(state), QString());
        state.set(keys::clockPairs, Indices{pairs});
        QVERIFY(problemOf(state).startsWith("clock_pairs"));
    }

    void refusedValues_data() {
        QTest::addColumn<QString>("key");
        for (const Parameter* parameter : parametersOf(defaultState()))
            QTest::newRow(parameter->key.c_str()) << QString::fromStdString(parameter->key);
    }
    void refusedValues() {
        QFETCH(QString, key);
        const Parameter& parameter = *findParameter(defaultState(), key.toStdString());
        std::vector<Value> wrong{Value(NAN), Value(Indices{-1})};
        if (parameter.initial != Value(Indices{})) wrong.emplace_back(Indices{});
        if (parameter.kind() != ParameterKind::text) wrong.emplace_back(std::string("no such word"));
        if (parameter.kind() != ParameterKind::flag) wrong.emplace_back(true);
        if (parameter.kind() == ParameterKind::integer)
            for (const double limit : {parameter.limits.minimum - 1, parameter.limits.maximum + 1})
                wrong.emplace_back(static_cast<std::int64_t>(limit));
        if (parameter.kind() == ParameterKind::real)
            for (const double value : {parameter.limits.minimum - (parameter.limits.openBelow ? 0 : 1),
                                       2 * parameter.limits.maximum, HUGE_VAL})
                wrong.emplace_back(value);
        for (const Value& value : wrong) {
            State state = defaultState();
            state.values.set(key.toStdString(), value);
            const auto failure = checkState(state, knownViews());
            QVERIFY(failure.has_value());
            QCOMPARE(QString::fromStdString(failure->field), key);
            QVERIFY(QString::fromStdString(failure->text.english()).contains(key));
        }
    }

    void refusedArrangements_data() {
        addColumns<Arrangement, QString>("arrangement", "named");
        const Arrangement sound = defaultState().arrangement;
        const auto row = [&](const char* name, const char* named, const auto& edit) {
            Arrangement arrangement = sound;
            edit(arrangement);
            QTest::newRow(name) << arrangement << named;
        };
        using A = Arrangement;
        row("no panes", "panes", [](A& a) { a.panes.clear(); });
        row("five panes", "panes", [](A& a) { a.panes.resize(5, a.panes.front()); });
        row("unknown view", "sphere", [](A& a) { a.panes[2].view = "sphere"; });
        row("view without a name", "view", [](A& a) { a.panes[0].view.clear(); });
        row("viewport without width", "viewport", [](A& a) { a.panes[0].viewport = Viewport{1, 1, 0, 1}; });
        row("viewport upside down", "viewport", [](A& a) { a.panes[3].viewport = Viewport{0, 1, 1, 0}; });
        row("viewport NaN", "viewport", [](A& a) { a.panes[1].viewport = Viewport{0, NAN, 0, 1}; });
        row("endless viewport", "viewport", [](A& a) { a.panes[1].viewport = Viewport{0, HUGE_VAL, 0, 1}; });
        row("maximised 4 of 4", "maximised", [](A& a) { a.maximised = 4; });
        row("maximised 1 of 1", "maximised", [](A& a) { a.panes.resize(1), a.maximised = 1; });
        row("maximised -2", "maximised", [](A& a) { a.maximised = -2; });
        for (const double share : {0.0, 1.0, -0.5, 1.5, static_cast<double>(NAN)}) {
            const std::string text = " " + shortestDecimal(share);
            row(("column_split" + text).c_str(), "column_split", [&](A& a) { a.columnSplit = share; });
            row(("row_split" + text).c_str(), "row_split", [&](A& a) { a.rowSplit = share; });
        }
    }
    void refusedArrangements() {
        auto [arrangement, named] = fetchRow<Arrangement, QString>();
        State state = defaultState();
        state.arrangement = arrangement;
        QVERIFY2(problemOf(state).contains(named), qPrintable(problemOf(state)));
    }

    void offered() {
        State state = defaultState();
        const Parameter& base = *findParameter(state, "base");
        QVERIFY(isOffered(state, base));
        state.hidden.insert("base");
        QVERIFY(!isOffered(state, base));
        QVERIFY(isOffered(state, *findParameter(state, "d_model")));
        Parameter ofOneView = base;
        ofOneView.key = "of_one_view";
        ofOneView.views = {"spectrum", "waves"};
        QVERIFY(isOffered(state, ofOneView));
        state.arrangement.panes = {{"heatmap", {}}};
        QVERIFY(!isOffered(state, ofOneView));
        const Parameter& ofDifferences = *findParameter(state, "difference_limits");
        QVERIFY(!isOffered(state, ofDifferences));
        state.arrangement.panes = {{"spectrum", {}, Subject::difference}, {"heatmap", {}, Subject::b}};
        QVERIFY(!isOffered(state, ofDifferences));
        state.arrangement.panes.push_back({"bias", {}, Subject::difference});
        QVERIFY(isOffered(state, ofDifferences));
        Parameter ofTheProgram = base;
        ofTheProgram.key = "of_the_program";
        ofTheProgram.internal = true;
        QVERIFY(!isOffered(state, ofTheProgram));
    }

    void equality() {
        State state = defaultState();
        QVERIFY(state == defaultState());
        state.set(keys::title, std::string("a"));
        QVERIFY(!(state == defaultState()));
        state = defaultState();
        state.arrangement.panes[1].viewport = Viewport{0, 1, 0, 1};
        QVERIFY(!(state == defaultState()));
    }
};

QTEST_APPLESS_MAIN(TestState)
#include "tst_state.moc"
