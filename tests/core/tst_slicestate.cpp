// SPDX-License-Identifier: GPL-3.0-or-later
// Slices of arrays in the state and in sessions.
#include <QTemporaryDir>
#include <QTest>

#include "core/encodings/tableslices.h"
#include "core/parameters/keys.h"
#include "core/state/opentable.h"
#include "core/state/session.h"
#include "tests/support/strict.h"
#include "tests/support/tablebytes.h"

using namespace posiscope;

class TestSliceState : public StrictTest {
    Q_OBJECT

    Folder folder_;

 private slots:
    void inTheState() {
        const std::string path = folder_.write("s.npy", npyFile("<f4", "(4, 2, 3)", countedFloats(24)));
        State state = defaultState();
        QVERIFY(!openTable(state, path, "[2]"));
        repair(state);
        QCOMPARE(state.get(keys::tensor), std::string());
        QCOMPARE(state.get(keys::tableSlice), 2);
        const auto cell = [](const State& of) { return encodingOf(of).make(of.values)->table().value(0, 0); };
        QCOMPARE(cell(state), 12.0);
        state.set(keys::tableSlice, std::int64_t{3});
        QCOMPARE(cell(state), 18.0);
        const std::vector<std::string> views{"heatmap", "similarity", "waves", "offset-map"};
        const auto again = readSession(writeSession(state), views);
        QVERIFY2(again.ok(), again.ok() ? "" : again.error().text.english().c_str());
        QCOMPARE(cell(*again), 18.0);
        state.set(keys::tableSlice, std::int64_t{4});
        const Failure failure = checkState(state, views);
        QVERIFY(failure);
        QCOMPARE(failure->field, std::string("table_slice"));
        repair(state);
        QCOMPARE(state.get(keys::tableSlice), 4);  // refused, not moved
        // Along another axis the table has another shape, and a place that it has.
        state.set(keys::tableSlice, std::int64_t{3});
        state.set(keys::tableAxis, Indices{1});
        repair(state);
        QVERIFY(!checkState(state, views));
        QCOMPARE(state.get(keys::tableSlice), 1);
        QCOMPARE(state.get(keys::tableSlices), 2);
        QCOMPARE(state.get(keys::tableRows), 4);
        QCOMPARE(state.get(keys::tableColumns), 3);
        QCOMPARE(cell(state), 3.0);
        const auto other = readSession(writeSession(state), views);
        QVERIFY2(other.ok(), other.ok() ? "" : other.error().text.english().c_str());
        QVERIFY(*other == state);
        for (const Indices& wrong : {Indices{3}, Indices{0, 1}, Indices{}}) {
            State bad = state;
            bad.set(keys::tableAxis, wrong);
            repair(bad);
            const Failure refused = checkState(bad, views);
            QVERIFY(refused);
            QCOMPARE(refused->field, std::string("table_axis"));
        }
        // A table has no slices to choose from.
        const std::string plain = folder_.write("p.npy", npyFile("<f4", "(2, 3)", countedFloats(6)));
        QVERIFY(!openTable(state, plain, ""));
        repair(state);
        QVERIFY(!checkState(state, views));
        for (const Parameter& parameter : encodingOf(state).parameters)
            if (parameter.key == keys::tableSlice.name || parameter.key == keys::tableAxis.name)
                QVERIFY(!parameter.relevantIn(state.values));
    }

    /// From before there was an axis to choose: neither table_shape nor table_axis.
    void oldSessions() {
        const std::string path = folder_.write("o.npy", npyFile("<f4", "(4, 2, 3)", countedFloats(24)));
        const std::vector<std::string> views{"heatmap"};
        const auto state = readSession(
            R"({"format": "posiscope-session", "version": 1, "panes": [{"view": "heatmap"}], "values": )"
            R"({"encoding": "table", "table_file": ")" +
                path + R"(", "tensor": "", "table_rows": 2, "table_columns": 3, "table_slices": 4, )" +
                R"("table_slice": 2}})",
            views);
        QVERIFY2(state.ok(), state.ok() ? "" : state.error().text.english().c_str());
        const auto model = encodingOf(*state).make(state->values);
        QVERIFY(model->problem().empty());
        QCOMPARE(model->table().value(0, 0), 12.0);
    }

    /// What no file has changes nothing and breaks nothing.
    void strangeShapes_data() {
        QTest::addColumn<NumberList>("shape");
        QTest::newRow("a fraction") << NumberList{4, 2.5, 3};
        QTest::newRow("too large") << NumberList{1e15, 1e15, 1e15};
        QTest::newRow("none") << NumberList{};
        QTest::newRow("two axes") << NumberList{4, 3};
    }
    void strangeShapes() {
        QFETCH(const NumberList, shape);
        State state = defaultState();
        const std::string path = folder_.write("t.npy", npyFile("<f4", "(4, 2, 3)", countedFloats(24)));
        QVERIFY(!openTable(state, path, "[1]"));
        state.set(keys::tableShape, shape);
        repair(state);
        QCOMPARE(state.get(keys::tableRows), 2);
        QCOMPARE(encodingOf(state).make(state.values)->table().value(0, 0), 6.0);
    }
};

QTEST_APPLESS_MAIN(TestSliceState)
#include "tst_slicestate.moc"
