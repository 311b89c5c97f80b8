// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of every view as files hold them, for every option: what the picture draws.
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/viewexpectations.h"
#include "ui/view/view.h"

using namespace posiscope;
using expected::expectations;
using expected::Matrix;

namespace {

// Sums of at most 32 products of numbers of at most 1 by two ways.
constexpr double sumError = 1e-13;

/// Every value that the row may take, as far as there are few; others that differ from the first.
std::vector<Value> valuesOf(const Parameter& parameter, const Values& values) {
    std::vector<Value> all;
    if (parameter.kind() == ParameterKind::choice)
        for (const Choice& choice : parameter.choices)
            all.emplace_back(choice.id);
    if (parameter.kind() == ParameterKind::flag) all = {false, true};
    const Limits limits = parameter.limitsIn(values);
    if (parameter.kind() == ParameterKind::integer)
        for (const std::int64_t each : {0, 1, 2, 5})
            if (static_cast<double>(each) >= limits.minimum && static_cast<double>(each) <= limits.maximum)
                all.emplace_back(each);
    if (parameter.kind() == ParameterKind::indices) all = {Indices{0}, Indices{1, 3}, Indices{0, 2, 3}};
    return all;
}

/// The state of an encoding that rounds.
State rounded(State state) {
    state.values.set("precision", Value(std::string("custom")));
    for (const char* stage : {"precision_table", "precision_bias"})
        state.values.set(stage, Value(std::string("bfloat16")));
    return state;
}

State small(const char* encoding) {
    State state = defaultState();
    state.set(keys::patchGrid, std::string("3x4"));
    chooseEncoding(state, *findEncoding(encoding));
    state.set(keys::maxLen, std::int64_t{12});
    state.set(keys::dModel, std::int64_t{8});
    state.set(keys::headDim, std::int64_t{8});
    state.set(keys::heads, std::int64_t{6});
    repair(state);
    return state;
}

}  // namespace

class TestViewData : public StrictTest {
    Q_OBJECT

 private slots:
    void everyViewHasItsExpectation() {
        for (const ViewType* type : viewTypes())
            QVERIFY2(!type->data || type->id == "sentence" || expectations.contains(type->id),
                     type->id.c_str());
    }

    void everyOption_data() {
        addColumns<QString, QString>("view", "encoding");
        for (const auto& [view, expected] : expectations)
            for (const char* encoding : {"sinusoidal", "learned", "rope", "xpos", "alibi", "kerple"})
                // xPos stretches its table: its map and its clocks have tests of their own.
                if (const State state = small(encoding);
                    !(encoding == std::string("xpos") && (view == "clocks" || view == "offset-map")) &&
                    whyUnavailable(*findViewType(view), makeSnapshot(state)).empty())
                    QTest::addRow("%s of %s", view.c_str(), encoding)
                        << QString::fromStdString(view) << encoding;
        for (const char* encoding : {"sinusoidal", "rope"})
            QTest::addRow("precision of %s", encoding) << "precision" << encoding;
        for (const char* encoding : {"rope-axes", "sinusoidal-2d"})
            QTest::addRow("tokens of %s", encoding) << "tokens" << encoding;
    }
    void everyOption() {
        const auto [view, encoding] = fetchRow<QString, QString>();
        State plain = small(encoding.toUtf8());
        if (view == "precision") plain = rounded(plain);
        for (const Parameter& parameter : viewParameters()) {
            if (!parameter.relevantIn(plain.values)) continue;
            for (const Value& value : valuesOf(parameter, plain.values)) {
                State state = plain;
                state.values.set(parameter.key, value);
                repair(state);
                if (!whyUnavailable(*findViewType(view.toStdString()), makeSnapshot(state)).empty()) continue;
                compare(view.toStdString(), makeSnapshot(state), parameter.key);
                if (QTest::currentTestFailed()) return;
            }
        }
    }

    // Subjects of a comparison: B, and A − B for data that is linear in the numbers.
    void everySubject_data() {
        const Rows<QString, QString> row("view", "encoding");
        for (const char* view : {"heatmap", "waves", "similarity"})
            for (const char* encoding : {"sinusoidal", "learned"})
                QTest::addRow("%s of %s", view, encoding) << view << encoding;
        row("grid of sinusoidal", "grid", "sinusoidal");
        row("grid of alibi", "grid", "alibi");
        row("bias of kerple", "bias", "kerple");
        row("bias of alibi", "bias", "alibi");
    }
    void everySubject() {
        const auto [view, encoding] = fetchRow<QString, QString>();
        for (const bool turned : {false, true}) {
            State state = small(encoding.toUtf8());
            if (turned) {
                state.set(keys::wavesAcross, std::string("dimensions"));
                state.set(keys::similarity, std::string("cosine"));
                state.set(keys::position, std::int64_t{7});
                state.set(keys::head, std::int64_t{5});
            }
            beginComparing(state, view.toStdString());
            state.variants.front().set(keys::base, 50.0);
            state.variants.front().set(keys::seed, std::int64_t{9});
            state.variants.front().set(keys::heads, std::int64_t{8});
            const Snapshot snapshot = makeSnapshot(state);
            const Snapshot b = snapshotOf(snapshot, Subject::b);
            compare(view.toStdString(), b, "B");
            if (QTest::currentTestFailed()) return;
            Matrix expected = expectations.at(view.toStdString())(snapshot);
            Matrix minus = expectations.at(view.toStdString())(b);
            for (std::size_t n = 0; n < expected.cells.size(); ++n)
                expected.cells[n] =
                    expected.cells[n] == minus.cells[n] ? 0 : expected.cells[n] - minus.cells[n];
            compareWith(view.toStdString(), snapshotOf(snapshot, Subject::difference), expected, "A - B");
            if (QTest::currentTestFailed()) return;
        }
    }

    /// A's wavelengths divided by B's.
    void ratiosOfASpectrum() {
        State state = small("sinusoidal");
        beginComparing(state, "spectrum");
        state.variants.front().set(keys::base, 625.0);
        const Dataset data =
            findViewType("spectrum")->data(snapshotOf(makeSnapshot(state), Subject::difference));
        QCOMPARE(data.field->rows(), std::int64_t{4});
        QCOMPARE(data.field->columns(), std::int64_t{4});
        QStringList names;
        for (int column = 0; column < 4; ++column)
            names << QString::fromStdString(data.columnName(column));
        QCOMPARE(names, (QStringList{"pair", "a_wavelength", "b_wavelength", "ratio"}));
        for (int i = 0; i < 4; ++i) {
            const double a = 2 * std::numbers::pi * std::pow(10'000, i / 4.0);
            const double b = 2 * std::numbers::pi * std::pow(625, i / 4.0);
            const double expected[] = {double(i), a, b, a / b};
            for (int column = 0; column < 4; ++column) {
                const double ours = data.field->value(i, column);
                QVERIFY2(std::abs(ours - expected[column]) <= sumError * (1 + expected[column]),
                         qPrintable(QString("pair %1, %2: %3").arg(i).arg(names[column]).arg(ours)));
            }
        }
    }

 private:
    static void compare(const std::string& view, const Snapshot& snapshot, const std::string& what) {
        compareWith(view, snapshot, expectations.at(view)(snapshot), what);
    }
    static void compareWith(const std::string& view, const Snapshot& snapshot, Matrix expected,
                            const std::string& what) {
        const Dataset data = findViewType(view)->data(snapshot);
        if (data.prepare) QVERIFY(!data.prepare([](double) { return true; }));
        QCOMPARE(data.field->rows(), expected.rows);
        if (view != "counting") QCOMPARE(data.field->columns(), expected.columns);
        std::vector<double> cells(static_cast<std::size_t>(data.field->rows() * data.field->columns()));
        data.field->fill({0, data.field->rows()}, {0, data.field->columns()}, cells.data());
        for (std::int64_t row = 0; row < expected.rows; ++row)
            for (std::int64_t column = 0; column < expected.columns; ++column) {
                const double ours = cells[static_cast<std::size_t>(row * data.field->columns() + column)];
                const double theirs = expected.at(row, column);
                const bool same =
                    ours == theirs || std::abs(ours - theirs) <= sumError * (1 + std::abs(theirs));
                QVERIFY2(same, qPrintable(QString("%1: row %2, column %3: %4, not %5")
                                              .arg(QString::fromStdString(what))
                                              .arg(row)
                                              .arg(column)
                                              .arg(ours)
                                              .arg(theirs)));
            }
    }
};

QTEST_MAIN(TestViewData)
#include "tst_viewdata.moc"
