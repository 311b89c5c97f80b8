// SPDX-License-Identifier: GPL-3.0-or-later
// A and B of a comparison as snapshots, their data in one table, and an encoding of a file's shape.
#include <QTest>
#include <cmath>
#include <memory>

#include "core/analysis/besidedata.h"
#include "core/fields/tablematrix.h"
#include "core/lessons/lessonstate.h"
#include "core/models/difference.h"
#include "core/models/tablemodel.h"
#include "core/parameters/keys.h"
#include "core/state/comparisonshape.h"
#include "core/state/session.h"
#include "core/state/snapshot.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

const std::vector<std::string> views{"heatmap", "waves", "spectrum", "comparison"};

State comparing(const std::string& a, const std::string& b) {
    State state = defaultState();
    chooseEncoding(state, *findEncoding(a));
    beginComparing(state, "waves");
    editSubject(state, Subject::b, [&](State& own) { chooseEncoding(own, *findEncoding(b)); });
    repair(state);
    return state;
}

/// A state with a table of a file, of which only the shape matters.
State tableOf(std::int64_t rows, std::int64_t columns) {
    State state = defaultState();
    state.set(keys::encoding, std::string("table"));
    state.set(keys::tableRows, rows);
    state.set(keys::tableColumns, columns);
    repair(state);
    return state;
}

Dataset numbers(const Eigen::MatrixXd& matrix) {
    return {storedMatrix(matrix), [](std::int64_t j) { return "c" + std::to_string(j); }};
}

}  // namespace

class TestComparison : public StrictTest {
    Q_OBJECT

 private slots:
    void idsOfSubjects_data() {
        const Rows<int, QString> row("subject", "id");
        row("A", int(Subject::a), "a");
        row("B", int(Subject::b), "b");
        row("A − B", int(Subject::difference), "difference");
        row("A and B", int(Subject::both), "both");
    }
    void idsOfSubjects() {
        const auto [subject, id] = fetchRow<int, QString>();
        QVERIFY(idOf(Subject(subject)) == id.toStdString());
        QVERIFY(subjectOf(id.toStdString()) == Subject(subject));
        QVERIFY(!subjectOf(id.toStdString() + "x"));
    }

    /// A session keeps the subjects of its panes.
    void sessionsKeepSubjects() {
        State state = comparing("rope", "rope");
        state.arrangement.panes = {{"waves", {}, Subject::both},
                                   {"waves", {}, Subject::a},
                                   {"waves", {}, Subject::b},
                                   {"waves", {}, Subject::difference}};
        const auto read = readSession(writeSession(state), views);
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().text.english().c_str());
        QVERIFY(*read == state);
    }

    void lessonsNameSubjects() {
        State state = comparing("rope", "rope");
        QVERIFY(!applySetting(state, {"panes", "waves:both, waves:b", 1}));
        QVERIFY(state.arrangement.panes[0].subject == Subject::both);
        QVERIFY(state.arrangement.panes[1].subject == Subject::b);
        QVERIFY(applySetting(state, {"panes", "waves:c", 1}).has_value());
    }

    /// Any subject of a comparison knows both sides. Without a comparison there are none.
    void snapshotsKnowBothSides() {
        const Snapshot whole = makeSnapshot(comparing("rope", "sinusoidal"));
        QVERIFY(whole.sides && whole.sides.a == whole.model && whole.sides.b == whole.other);
        for (const Subject subject : {Subject::a, Subject::b, Subject::difference, Subject::both}) {
            const Snapshot snapshot = snapshotOf(whole, subject);
            QVERIFY(snapshot.subject == subject);
            QVERIFY(snapshot.sides == whole.sides);
        }
        QVERIFY(snapshotOf(whole, Subject::b).model == whole.other);
        QCOMPARE(shownModels(snapshotOf(whole, Subject::both)).size(), std::size_t{2});
        QCOMPARE(shownModels(snapshotOf(whole, Subject::b)).size(), std::size_t{1});
        QCOMPARE(modelsInRange(snapshotOf(whole, Subject::a)).size(), std::size_t{2});
        QCOMPARE(modelsInRange(snapshotOf(whole, Subject::difference)).size(), std::size_t{1});
        // The sides are found again from a pane's subject.
        QVERIFY(snapshotOf(snapshotOf(whole, Subject::difference), Subject::b).model == whole.other);
        QVERIFY(!makeSnapshot(defaultState()).sides);
    }

    /// The colours of A and of B span the values of both.
    void colourRangesAreShared() {
        State state = comparing("rope", "rope");
        editSubject(state, Subject::b, [](State& b) {
            b.set(keys::scaling, std::string("yarn"));
            b.set(keys::attentionFactor, 2.0);
        });
        const Snapshot whole = makeSnapshot(state);
        const Interval a = tableRangeOf(snapshotOf(whole, Subject::a));
        QVERIFY(a == tableRangeOf(snapshotOf(whole, Subject::b)));
        QCOMPARE(a.highest, 2.0);
    }

    void offerKnowsBothSides_data() {
        const Rows<QString, bool, bool> row("key", "a", "b");
        row("of both", "base", true, true);
        row("relevant in B alone", "beta_fast", false, true);
        row("of no side", "low_freq_factor", false, false);
        row("shared", "offset", true, true);
    }
    void offerKnowsBothSides() {
        const auto [key, a, b] = fetchRow<QString, bool, bool>();
        State state = comparing("rope", "rope");
        editSubject(state, Subject::b, [](State& own) { own.set(keys::scaling, std::string("yarn")); });
        const Parameter& parameter = *findParameter(state, key.toStdString());
        const Offer offer(state);
        QCOMPARE(offer.includes(Subject::a, parameter), a);
        QCOMPARE(offer.includes(Subject::b, parameter), b);
    }

    /// One relevant side is enough: A has no heads to choose from, B has eight.
    void theHeadOfEitherSide() {
        State state = comparing("rope", "alibi");
        state.set(keys::head, std::int64_t{7});
        repair(state);
        QCOMPARE(state.get(keys::head), std::int64_t{7});
        QVERIFY(!checkState(state, views));
        state.set(keys::head, std::int64_t{8});
        QVERIFY(checkState(state, views).has_value());
        repair(state);
        QCOMPARE(state.get(keys::head), std::int64_t{7});
    }

    /// Beside a table from a file, B takes its shape as far as the encoding permits.
    void encodingsOfAFilesShape_data() {
        const Rows<QString, int, int> row("encoding", "rows", "columns");
        row("sinusoidal", "sinusoidal", 512, 256);
        row("learned", "learned", 197, 384);
        row("rotary", "rope", 77, 64);
    }
    void encodingsOfAFilesShape() {
        const auto [encoding, rows, columns] = fetchRow<QString, int, int>();
        State state = tableOf(rows, columns);
        state.variants = {state.values};
        chooseEncoding(state, Subject::b, *findEncoding(encoding.toStdString()));
        const ModelShape shape = shapeOf(state.variants.front());
        QCOMPARE(shape.positions, std::int64_t{rows});
        QCOMPARE(shape.dimensions, std::int64_t{columns});
        QCOMPARE(shape.firstPosition, shapeOf(state.values).firstPosition);
        QCOMPARE(state.get(keys::encoding), std::string("table"));
    }

    /// Where A is no file, B keeps its own size. A keeps its own in any case.
    void otherChoicesKeepTheirSize() {
        State state = comparing("sinusoidal", "sinusoidal");
        editSubject(state, Subject::b, [](State& b) { b.set(keys::maxLen, std::int64_t{33}); });
        chooseEncoding(state, Subject::b, *findEncoding("learned"));
        QCOMPARE(shapeOf(state.variants.front()).positions, std::int64_t{33});
        chooseEncoding(state, Subject::a, *findEncoding("learned"));
        QCOMPARE(shapeOf(state.values).positions, std::int64_t{256});
    }

    void aFileIsComparedWithAFormula() {
        State state = tableOf(512, 256);
        beginComparing(state, "heatmap");
        beginWithFormula(state);
        QCOMPARE(state.variants.front().get(keys::encoding), std::string("sinusoidal"));
        QCOMPARE(shapeOf(state.variants.front()).positions, std::int64_t{512});
        QCOMPARE(shapeOf(state.variants.front()).dimensions, std::int64_t{256});
        State formula = defaultState();
        beginComparing(formula, "heatmap");
        beginWithFormula(formula);
        QVERIFY(formula.variants.front() == formula.values);
    }

    /// Rows are joined by position, pair or distance; a side without such a row has NaN.
    void dataOfBothSides() {
        Eigen::MatrixXd a(3, 2);
        a << 5, 1, 6, 2, 7, 3;
        Eigen::MatrixXd b(2, 2);
        b << 7, 30, 8, 40;
        const Dataset joined = besideData("distance", {{numbers(a), 5, "a_"}, {numbers(b), 7, "b_"}}, 1);
        const Field& field = *joined.field;
        QCOMPARE(field.rows(), std::int64_t{4});
        QCOMPARE(field.columns(), std::int64_t{3});
        QCOMPARE(joined.columnName(0), std::string("distance"));
        QCOMPARE(joined.columnName(1), std::string("a_c1"));
        QCOMPARE(joined.columnName(2), std::string("b_c1"));
        for (std::int64_t row = 0; row < 4; ++row)
            QCOMPARE(field.value(row, 0), 5.0 + static_cast<double>(row));
        QCOMPARE(field.value(2, 1), 3.0);
        QCOMPARE(field.value(2, 2), 30.0);
        QVERIFY(std::isnan(field.value(0, 2)) && std::isnan(field.value(3, 1)));
    }
    void dataWithoutAColumnOfItsOwn() {
        const Eigen::MatrixXd a = Eigen::MatrixXd::Constant(2, 1, 1);
        const Eigen::MatrixXd b = Eigen::MatrixXd::Constant(2, 3, 2);
        const Dataset joined = besideData("position", {{numbers(a), 1, "a_"}, {numbers(b), 0, "b_"}}, 0);
        QCOMPARE(joined.field->rows(), std::int64_t{3});
        QCOMPARE(joined.field->columns(), std::int64_t{5});
        QCOMPARE(joined.field->value(0, 0), 0.0);
        QVERIFY(std::isnan(joined.field->value(0, 1)));
        QCOMPARE(joined.field->value(0, 4), 2.0);
    }

    /// At a cell that only the larger side has, the other one has no value.
    void whatOneOfThemDoesNotReach() {
        const Eigen::MatrixXd few = Eigen::MatrixXd::Constant(3, 2, 0.5);
        const auto small = std::make_shared<TableModel>(storedMatrix(few), 0, Interval{-1, 1});
        State state = defaultState();
        for (const char* encoding : {"sinusoidal", "alibi"}) {
            chooseEncoding(state, *findEncoding(encoding));
            const auto difference = differenceModel(makeSnapshot(state).model, small);
            Cursor cursor;
            cursor.position = 200;
            cursor.dimension = 1;
            for (const std::string& step : difference->explain(cursor, 4))
                QVERIFY2(!step.starts_with("B: ") && !step.starts_with("A − B "), step.c_str());
            cursor.position = 2;
            bool told = false;
            for (const std::string& step : difference->explain(cursor, 4))
                told = told || step.starts_with("B: ");
            QVERIFY(told);
        }
    }
};

QTEST_APPLESS_MAIN(TestComparison)
#include "tst_comparison.moc"
