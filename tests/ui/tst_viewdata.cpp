// The numbers of every view as files hold them, for every option: what the picture draws, computed here once
// more from the model.
#include <cmath>
#include <functional>
#include <map>

#include "core/analysis/components.h"
#include "core/analysis/offsetfit.h"
#include "core/encodings/relative.h"
#include "core/fields/tablematrix.h"
#include "core/parameters/keys.h"
#include "core/parameters/viewkeys.h"
#include "core/state/snapshot.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "ui/plot/distancebands.h"
#include "ui/view/view.h"

using namespace posiscope;

namespace {

// Sums of at most 32 products of numbers of at most 1 by two ways.
constexpr double sumError = 1e-13;

struct Matrix {
    std::int64_t rows = 0, columns = 0;
    std::vector<double> cells;
    double& at(std::int64_t row, std::int64_t column) {
        return cells[static_cast<std::size_t>(row * columns + column)];
    }
};

Matrix filled(std::int64_t rows, std::int64_t columns,
              const std::function<double(std::int64_t, std::int64_t)>& cell) {
    Matrix matrix{rows, columns, std::vector<double>(static_cast<std::size_t>(rows * columns))};
    for (std::int64_t row = 0; row < rows; ++row)
        for (std::int64_t column = 0; column < columns; ++column)
            matrix.at(row, column) = cell(row, column);
    return matrix;
}

double dot(const Field& table, std::int64_t p, std::int64_t q) {
    double sum = 0;
    for (std::int64_t j = 0; j < table.columns(); ++j)
        sum += table.value(p, j) * table.value(q, j);
    return sum;
}

Matrix heatmap(const Snapshot& snapshot) {
    const Field& table = snapshot.model->table();
    return filled(table.rows(), table.columns(), [&](auto p, auto j) { return table.value(p, j); });
}

Matrix waves(const Snapshot& snapshot) {
    const Field& table = snapshot.model->table();
    Indices chosen = snapshot.state.get(keys::dimensions);
    const Indices off = snapshot.state.get(keys::wavesHidden);
    const auto isOff = [&](std::int64_t j) { return std::find(off.begin(), off.end(), j) != off.end(); };
    if (!std::all_of(chosen.begin(), chosen.end(), isOff)) std::erase_if(chosen, isOff);
    const std::int64_t row = snapshot.state.get(keys::position) - snapshot.model->firstPosition();
    if (snapshot.state.get(keys::wavesAcross) == "dimensions")
        return filled(1, table.columns(), [&](auto, auto j) { return table.value(row, j); });
    return filled(table.rows(), static_cast<std::int64_t>(chosen.size()),
                  [&](auto p, auto n) { return table.value(p, chosen[static_cast<std::size_t>(n)]); });
}

Matrix similarity(const Snapshot& snapshot) {
    const Field& table = snapshot.model->table();
    const bool cosine = snapshot.state.get(keys::similarity) == "cosine";
    return filled(table.rows(), table.rows(), [&](auto p, auto q) {
        const double norms = cosine ? std::sqrt(dot(table, p, p) * dot(table, q, q)) : 1;
        return norms > 0 ? dot(table, p, q) / norms : 0;
    });
}

Matrix offsetMap(const Snapshot& snapshot) {
    const std::int64_t d = snapshot.model->table().columns();
    if (!snapshot.model->offsetMaps()) {
        const auto fit = fitOffsetMap(snapshot.model->table(), snapshot.state.get(keys::offset), {});
        return filled(d, d, [&](auto row, auto column) { return fit->map(row, column); });
    }
    // Column j is what becomes of the unit vector of dimension j: a turn of its pair.
    const auto angle = [&](std::int64_t j) {
        const auto pair = static_cast<std::size_t>(snapshot.model->column(j).pair);
        return snapshot.model->frequencies()[pair].radians() *
               static_cast<double>(snapshot.state.get(keys::offset));
    };
    return filled(d, d, [&](auto row, auto column) {
        const Column to = snapshot.model->column(row);
        const Column from = snapshot.model->column(column);
        if (to.pair != from.pair) return 0.0;
        if (to.role == from.role) return std::cos(angle(row));
        return to.role == Role::sine ? std::sin(angle(row)) : -std::sin(angle(row));
    });
}

Matrix spectrum(const Snapshot& snapshot) {
    const auto all = snapshot.model->frequencies();
    return filled(static_cast<std::int64_t>(all.size()), 4, [&](auto pair, auto column) {
        const double radians = all[static_cast<std::size_t>(pair)].radians();
        return column == 0 ? static_cast<double>(pair) : column == 2 ? 2 * M_PI / radians : radians;
    });
}

Matrix rotation(const Snapshot& snapshot) {
    const RotaryEmbedding& rotary = *snapshot.model->rotary();
    return filled(snapshot.model->table().rows(), rotary.headDimensions(), [&](auto row, auto column) {
        std::vector<double> turned(static_cast<std::size_t>(rotary.headDimensions()));
        rotary.rotate(rotary.query(), snapshot.model->firstPosition() + row, false, turned);
        return turned[static_cast<std::size_t>(column)];
    });
}

Matrix bias(const Snapshot& snapshot) {
    const auto matrix = snapshot.model->bias()->matrix(snapshot.state.get(keys::head));
    return filled(matrix->rows(), matrix->columns(), [&](auto i, auto j) { return matrix->value(i, j); });
}

Matrix distance(const Snapshot& snapshot) {
    const DistanceCurves& curves = *snapshot.model->distance();
    const std::string& drawn = snapshot.state.get(keys::distanceCurve);
    const std::int64_t each =
        drawn == "envelope" ? 3 : 1;  // the mean, the least and the greatest of a window
    return filled(
        curves.farthest() - curves.nearest() + 1, 1 + each * curves.count(), [&](auto row, auto column) {
            const std::int64_t at = curves.nearest() + row;
            if (column == 0) return static_cast<double>(at);
            const std::int64_t curve = (column - 1) / each;
            if (drawn == "values") return curves.value(curve, at);
            const DistanceWindow window = windowAround(curves, at, snapshot.state.get(keys::distanceWindow));
            double sum = 0;
            double least = curves.value(curve, at);
            double greatest = least;
            for (std::int64_t n = window.first; n <= window.last; ++n) {
                const double value = curves.value(curve, n);
                sum += value;
                least = std::min(least, value);
                greatest = std::max(greatest, value);
            }
            const double mean = sum / static_cast<double>(window.last - window.first + 1);
            const std::int64_t which = (column - 1) % each;
            return which == 0 ? mean : which == 1 ? least : greatest;
        });
}

Matrix components(const Snapshot& snapshot) {
    const auto found = principalComponents(snapshot.model->table(), {});
    return filled(snapshot.model->table().rows(), Components::scored,
                  [&](auto row, auto column) { return found->scores(row, column); });
}

Matrix clocks(const Snapshot& snapshot) {
    const auto all = snapshot.model->frequencies();
    Indices pairs;
    for (std::int64_t pair = 0; pair < static_cast<std::int64_t>(all.size()); ++pair) {
        const Indices& chosen = snapshot.state.get(keys::clockPairs);
        if (snapshot.state.get(keys::clocks) == "all" ||
            std::find(chosen.begin(), chosen.end(), pair) != chosen.end())
            pairs.push_back(pair);
    }
    return filled(static_cast<std::int64_t>(pairs.size()), 7, [&](auto row, auto column) {
        const std::int64_t pair = pairs[static_cast<std::size_t>(row)];
        const double radians = all[static_cast<std::size_t>(pair)].radians();
        const auto p = static_cast<double>(snapshot.state.get(keys::position));
        const auto k = static_cast<double>(snapshot.state.get(keys::offset));
        const auto turned = [](double angle) { return angle - 2 * M_PI * std::floor(angle / (2 * M_PI)); };
        const double each[] = {static_cast<double>(pair), radians,
                               2 * M_PI / radians,        turned(radians * p),
                               turned(radians * (p + k)), std::sin(radians * p),
                               std::cos(radians * p)};
        return each[column];
    });
}

/// The state of an encoding that rounds.
State rounded(State state) {
    state.values.set("precision", Value(std::string("custom")));
    for (const char* stage : {"precision_table", "precision_bias"})
        state.values.set(stage, Value(std::string("bfloat16")));
    return state;
}

Matrix precision(const Snapshot& snapshot) {
    State state = snapshot.state;
    state.values.set("precision", Value(std::string("exact")));
    const Snapshot exact = makeSnapshot(state);
    const bool all = state.values.at("error_pairs") == Value(std::string("all"));
    const Field& table = snapshot.model->table();
    const std::int64_t chosen = snapshot.model->column(state.get(keys::dimension)).pair;
    return filled(table.rows(), 4, [&](auto row, auto column) {
        double lowest = 1e9, largest = 0, squares = 0, count = 0;
        for (std::int64_t j = 0; j < table.columns(); ++j) {
            if (!all && snapshot.model->column(j).pair != chosen) continue;
            const double error = std::abs(table.value(row, j) - exact.model->table().value(row, j));
            lowest = std::min(lowest, error);
            largest = std::max(largest, error);
            squares += error * error;
            ++count;
        }
        const double each[] = {static_cast<double>(snapshot.model->firstPosition() + row), lowest, largest,
                               std::sqrt(squares / count)};
        return each[column];
    });
}

/// The columns that count positions: the others are tests of their own.
Matrix counting(const Snapshot& snapshot) {
    const std::int64_t rows = snapshot.model->table().rows();
    return filled(rows, 2,
                  [&](auto row, auto) { return static_cast<double>(snapshot.model->firstPosition() + row); });
}

using Expectations = std::map<std::string, Matrix (*)(const Snapshot&)>;
const Expectations expectations{{"heatmap", heatmap},
                                {"waves", waves},
                                {"similarity", similarity},
                                {"offset-map", offsetMap},
                                {"spectrum", spectrum},
                                {"rotation", rotation},
                                {"bias", bias},
                                {"distance", distance},
                                {"precision", precision},
                                {"components", components},
                                {"clocks", clocks},
                                {"counting", counting}};

/// Every value that the row may take, as far as there are few; others that differ from the first.
std::vector<Value> valuesOf(const Parameter& parameter, const Values& values) {
    std::vector<Value> all;
    if (parameter.kind == Kind::choice)
        for (const Choice& choice : parameter.choices)
            all.emplace_back(choice.id);
    if (parameter.kind == Kind::flag) all = {false, true};
    const Limits limits = parameter.limitsIn(values);
    if (parameter.kind == Kind::integer)
        for (const std::int64_t each : {0, 1, 2, 5})
            if (static_cast<double>(each) >= limits.minimum && static_cast<double>(each) <= limits.maximum)
                all.emplace_back(each);
    if (parameter.kind == Kind::indices) all = {Indices{0}, Indices{1, 3}, Indices{0, 2, 3}};
    return all;
}

State small(const char* encoding) {
    State state = defaultState();
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
                compare(view.toStdString(), makeSnapshot(state), parameter.key);
                if (QTest::currentTestFailed()) return;
            }
        }
    }

    // Of a comparison: B, and the difference of both for what is linear in the numbers.
    void everySubject_data() {
        const Rows<QString, QString> row("view", "encoding");
        for (const char* view : {"heatmap", "waves", "similarity"})
            for (const char* encoding : {"sinusoidal", "learned"})
                QTest::addRow("%s of %s", view, encoding) << view << encoding;
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
            state.compared->set(keys::base, 50.0);
            state.compared->set(keys::seed, std::int64_t{9});
            state.compared->set(keys::heads, std::int64_t{8});
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
