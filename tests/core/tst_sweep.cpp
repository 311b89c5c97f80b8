// SPDX-License-Identifier: GPL-3.0-or-later
// Several values of a parameter in one state: the rules, their limits, sessions and models.
#include <QTest>

#include "core/analysis/besidedata.h"
#include "core/parameters/keys.h"
#include "core/state/opentable.h"
#include "core/state/session.h"
#include "core/state/snapshot.h"
#include "core/state/sweep.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/wording.h"

using namespace posiscope;

namespace {

const std::vector<std::string> views{"heatmap", "waves", "similarity", "offset-map", "spectrum"};

State stateWith(const QString& encoding) {
    State state = defaultState();
    chooseEncoding(state, *findEncoding(encoding.toStdString()));
    repair(state);
    return state;
}

Failure openFile(State& state, const std::string& word) {
    return openTable(state, word, {});
}

/// Rules with blanks between them.
Failure sweep(State& state, const QString& rules) {
    std::vector<std::string> all;
    for (const QString& rule : rules.split(u' ', Qt::SkipEmptyParts))
        all.push_back(rule.toStdString());
    return setSweep(state, all, openFile, views);
}

std::shared_ptr<const Model> modelOf(const State& state) {
    return encodingOf(state).make(state.values);
}

}  // namespace

class TestSweep : public StrictTest {
    Q_OBJECT

 private slots:
    void rules_data() {
        const Rows<QString, QString, int, QString> row("encoding", "rules", "count", "grid");
        row("numbers", "sinusoidal", "base=100,1000,10000", 3, "0x0");
        row("the spelling of options", "sinusoidal", "d-model=16,32", 2, "0x0");
        row("words", "rope", "scaling=none,linear,yarn", 3, "0x0");
        row("encodings", "sinusoidal", "encoding=sinusoidal,rope", 2, "0x0");
        row("as many as there may be", "sinusoidal", "base=2,3,4,5,6,7,8,9,10", 9, "0x0");
        row("rows and columns", "sinusoidal", "base=100,1000 max_len=8,16,32", 6, "2x3");
        row("columns of a key that comes before", "sinusoidal", "max_len=8,16,32 base=100,1000", 6, "3x2");
        row("what is looked at", "sinusoidal", "offset=1,8", 2, "0x0");
        row("as people write numbers", "sinusoidal", "max_len=1k,2^12", 2, "0x0");
    }
    void rules() {
        QFETCH(QString, encoding);
        QFETCH(QString, rules);
        QFETCH(int, count);
        QFETCH(QString, grid);
        State state = stateWith(encoding);
        const Values before = state.values;
        const Failure failure = sweep(state, rules);
        QVERIFY2(!failure, failure ? failure->text.english().c_str() : "");
        QCOMPARE(static_cast<int>(state.variants.size()), count);
        QVERIFY(isSweep(state) && !hasB(state));
        QVERIFY(state.values == before);
        const PaneGrid own = gridOfSweep(state);
        QCOMPARE(QStringLiteral("%1x%2").arg(own.rows).arg(own.columns), grid);
        State again = stateWith(encoding);
        std::vector<std::string> written = writtenSweep(state);
        QVERIFY(!setSweep(again, written, openFile, views));
        QVERIFY(again == state);
        QCOMPARE(statesTogether(state).size(), state.variants.size());
    }

    void refused_data() {
        const Rows<QString, QString, QByteArray> row("encoding", "rules", "sentence");
        row("a tenth value", "sinusoidal", "base=2,3,4,5,6,7,8,9,10,11", "errors/sweep-too-many");
        row("nine and one by rows and columns", "sinusoidal", "base=2,3 max_len=1,2,3,4,5",
            "errors/sweep-too-many");
        row("a value outside its limits", "sinusoidal", "base=0,100", "errors/must-be-not");
        row("two equal ones", "sinusoidal", "base=100,1e2", "errors/sweep-twice");
        row("a single one", "sinusoidal", "base=100", "errors/sweep-too-few");
        row("a word that the parameter has not", "rope", "scaling=linear,quadratic", "errors/must-be-not");
        row("a parameter that the encoding has not", "sinusoidal", "scaling=linear,yarn",
            "errors/no-such-parameter");
        row("how it looks", "sinusoidal", "colormap=auto,viridis", "errors/sweep-one-value");
        row("no rule", "sinusoidal", "base", "errors/sweep-rule");
        row("three rules", "sinusoidal", "base=2,3 max_len=1,2 d_model=2,4", "errors/sweep-too-many-rules");
        row("rows and columns of one parameter", "sinusoidal", "base=2,3 base=4,5", "errors/sweep-same-key");
    }
    void refused() {
        QFETCH(QString, encoding);
        QFETCH(QString, rules);
        QFETCH(QByteArray, sentence);
        State state = stateWith(encoding);
        const State before = state;
        const Failure failure = sweep(state, rules);
        QVERIFY(failure.has_value());
        QVERIFY2(says(failure->text.english(), sentence.constData()), failure->text.english().c_str());
        QVERIFY(state == before);
    }

    /// A and the curves that were kept stay what they are where A and B change places.
    void keptCurvesSurvive() {
        State state = stateWith("sinusoidal");
        for (const double base : {100.0, 1000.0}) {
            state.variants.push_back(state.values);
            state.variants.back().set(keys::base, base);
        }
        const Values kept = state.variants[1];
        swapCompared(state);
        QCOMPARE(state.get(keys::base), 100.0);
        QCOMPARE(stateOfB(state).get(keys::base), 10000.0);
        QCOMPARE(state.variants.size(), std::size_t{2});
        QVERIFY(state.variants[1] == kept);
    }
    /// Another encoding without the parameter: there is nothing to sweep over.
    void aSweepEndsWithItsParameter() {
        State state = stateWith("sinusoidal");
        QVERIFY(!sweep(state, "base=100,1000"));
        state.arrangement.panes[0].subject = Subject::each;
        chooseEncoding(state, *findEncoding("alibi"));
        repair(state);
        QVERIFY(state.variants.empty());
        QVERIFY(state.arrangement.panes[0].subject == Subject::a);
        State rotary = stateWith("sinusoidal");
        QVERIFY(!sweep(rotary, "base=100,1000"));
        chooseEncoding(rotary, *findEncoding("rope"));
        repair(rotary);
        QVERIFY(isSweep(rotary));
    }

    /// Each picture is that of the value alone, and all others follow A.
    void picturesAreThoseOfTheValues() {
        State state = stateWith("sinusoidal");
        QVERIFY(!sweep(state, "base=100,1000,10000"));
        state.set(keys::dModel, std::int64_t{6});
        state.set(keys::maxLen, std::int64_t{5});
        repair(state);
        const Snapshot whole = makeSnapshot(state);
        QCOMPARE(whole.together.size(), std::size_t{3});
        for (std::size_t n = 0; n < 3; ++n) {
            const Snapshot picture = picturesOf(whole)[n];
            State alone = stateWith("sinusoidal");
            alone.set(keys::dModel, std::int64_t{6});
            alone.set(keys::maxLen, std::int64_t{5});
            alone.set(keys::base, std::pow(10.0, 2 + static_cast<double>(n)));
            const auto model = modelOf(alone);
            QCOMPARE(picture.model->table().rows(), std::int64_t{5});
            for (std::int64_t row = 0; row < 5; ++row)
                for (std::int64_t column = 0; column < 6; ++column)
                    QCOMPARE(picture.model->table().value(row, column), model->table().value(row, column));
        }
    }

    /// A model is made anew where its parameters have changed, and not for a move of the cursor.
    void modelsAreKept() {
        State state = stateWith("sinusoidal");
        QVERIFY(!sweep(state, "base=100,1000"));
        const Snapshot before = makeSnapshot(state);
        State moved = state;
        moved.set(keys::position, std::int64_t{3});
        QVERIFY(makeSnapshot(moved, before).together == before.together);
        State other = stateWith("sinusoidal");
        QVERIFY(!sweep(other, "base=1000,50"));
        const Snapshot after = makeSnapshot(other, before);
        QVERIFY(after.together[0] == before.together[1]);
        QVERIFY(after.together[1] != before.together[0]);
    }

    void sessionsKeepThem_data() {
        const Rows<QString, QString> row("encoding", "rules");
        row("a sweep", "sinusoidal", "base=100,1000,10000");
        row("rows and columns", "rope", "scaling=none,linear base=100,1000");
        row("encodings", "sinusoidal", "encoding=sinusoidal,rope,learned");
    }
    void sessionsKeepThem() {
        QFETCH(QString, encoding);
        QFETCH(QString, rules);
        State state = stateWith(encoding);
        QVERIFY(!sweep(state, rules));
        state.arrangement.panes = {{"heatmap", {}, Subject::each}, {"spectrum", {}, Subject::both}};
        const auto read = readSession(writeSession(state), views);
        QVERIFY2(read, read ? "" : read.error().text.english().c_str());
        QVERIFY(*read == state);
    }
    void sessionsKeepSeveralCurves() {
        State state = stateWith("sinusoidal");
        for (const double base : {100.0, 1000.0, 50.0}) {
            state.variants.push_back(state.values);
            state.variants.back().set(keys::base, base);
        }
        state.arrangement.panes = {{"waves", {}, Subject::both}, {"heatmap", {}, Subject::b}};
        const auto read = readSession(writeSession(state), views);
        QVERIFY2(read, read ? "" : read.error().text.english().c_str());
        QVERIFY(*read == state);
        QVERIFY(hasB(*read) && statesTogether(*read).size() == 4);
    }
    /// Of the first version: B alone, with the values that the file names.
    void olderSessionsOpen() {
        const auto read =
            readSession(R"({"format": "posiscope-session", "version": 1, "values": {"base": 100},
            "compared": {"base": 50}, "panes": [{"view": "heatmap", "subject": "b"}]})",
                        views);
        QVERIFY(read && hasB(*read));
        QCOMPARE(stateOfB(*read).get(keys::base), 50.0);
        QVERIFY(writeSession(*read).find("\"version\": 1") != std::string::npos);
    }
    void brokenSessions_data() {
        const Rows<QByteArray, QByteArray> row("part", "field");
        row("both at once", R"("compared": {"base": 50}, "sweep": [{"base": 2}, {"base": 3}])", "sweep");
        row("no list", R"("sweep": {"base": 2})", "sweep");
        row("ten", R"("sweep": [{"base": 2}, {"base": 3}, {"base": 4}, {"base": 5}, {"base": 6}, {"base": 7},
                                {"base": 8}, {"base": 9}, {"base": 10}, {"base": 11}])",
            "variants");
        row("two the same", R"("sweep": [{"base": 2}, {"base": 2}])", "variants");
        row("outside its limits", R"("sweep": [{"base": 2}, {"base": -1}])", "base");
        row("another encoding's", R"("sweep": [{"scaling": "linear"}, {"scaling": "yarn"}])", "scaling");
        row("B of a sweep",
            R"("sweep": [{"base": 2}, {"base": 3}], "panes": [{"view": "heatmap", "subject": "b"}])",
            "panes");
    }
    void brokenSessions() {
        QFETCH(QByteArray, part);
        QFETCH(QByteArray, field);
        const auto read = readSession(
            (R"({"format": "posiscope-session", "version": 2, )" + part + "}").toStdString(), views);
        QVERIFY(!read);
        QCOMPARE(QByteArray::fromStdString(read.error().field), field);
    }

    void namesOfColumns() {
        State state = stateWith("sinusoidal");
        QVERIFY(!sweep(state, "base=100,1000 d_model=4,8"));
        QCOMPARE(keyOfVariant(state, 0), std::string("base=100 d_model=4"));
        QCOMPARE(keyOfVariant(state, 3), std::string("base=1000 d_model=8"));
        const Snapshot whole = makeSnapshot(state);
        const Dataset data = besideData(whole, [](const Snapshot& picture) {
            return Dataset{{picture.model, &picture.model->table()},
                           [](std::int64_t j) { return std::to_string(j); }};
        });
        QCOMPARE(data.field->columns(), std::int64_t{1 + 4 + 8 + 4 + 8});
        QCOMPARE(data.columnName(5), std::string("base=100 d_model=8_0"));
        QCOMPARE(data.field->value(3, 5), whole.together[1]->table().value(3, 0));
    }
};

QTEST_APPLESS_MAIN(TestSweep)
#include "tst_sweep.moc"
