// SPDX-License-Identifier: GPL-3.0-or-later
// Listed places: an encoding of two axes takes a list of positions for each of them.
#include <cmath>
#include <fstream>

#include "core/code/tablecode.h"
#include "core/encodings/positionlist.h"
#include "core/parameters/keys.h"
#include "core/state/state.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/tablebytes.h"

using namespace posiscope;

namespace {

using Axes = std::vector<std::vector<double>>;

State stateOf(const char* form, const std::string& positions) {
    State state = defaultState();
    chooseEncoding(state, *findEncoding("sinusoidal-2d"));
    state.set(keys::dModel, std::int64_t{16});
    state.set(Key<std::string>{"form"}, std::string(form));
    state.set(Key<std::int64_t>{"height"}, std::int64_t{3});
    state.set(Key<std::int64_t>{"width"}, std::int64_t{5});
    state.set(keys::positions, positions);
    return state;
}

std::shared_ptr<const Model> modelOf(const State& state) {
    return encodingOf(state).make(state.values);
}

std::vector<double> cellsOf(const Field& field) {
    std::vector<double> cells(static_cast<std::size_t>(field.rows() * field.columns()));
    field.fill({0, field.rows()}, {0, field.columns()}, cells.data());
    return cells;
}

/// Column j of a half whose coordinate is `at`, by the definition.
double waveAt(const QString& form, long double at, int j, int half) {
    const int pairs = half / 2;
    const int pair = form == "detr" ? j / 2 : j % pairs;
    const bool cosine = form == "detr" ? j % 2 == 1 : j >= pairs;
    const long double exponent = static_cast<long double>(pair) /
                                 static_cast<long double>(form == "tensor2tensor" ? pairs - 1 : pairs);
    const long double angle = at * std::pow(10000.0L, -exponent);
    return static_cast<double>(cosine ? std::cos(angle) : std::sin(angle));
}

}  // namespace

Q_DECLARE_METATYPE(Axes)

class TestListedPlaces : public StrictTest {
    Q_OBJECT

    QTemporaryDir folder_;

    std::string fileOf(const Axes& axes, const char* name = "places.npy") const {
        std::string bytes;
        for (const std::vector<double>& axis : axes)
            for (const double each : axis)
                bytes += bytesOf(each);
        const std::string path = folder_.filePath(QLatin1String(name)).toStdString();
        std::ofstream(path, std::ios::binary) << npyFile(
            "<f8", "(" + std::to_string(axes.size()) + ", " + std::to_string(axes[0].size()) + ")", bytes);
        return path;
    }

 private slots:
    void rows_data() { eachText("form", {"mae", "detr", "tensor2tensor"}); }
    void rows() {
        QFETCH(QString, form);
        const Axes places{{0, 2, 2, -1.5, 100.25, 0}, {7, 3.5, 3, 0, 1, 65536}};
        const auto model = modelOf(stateOf(qPrintable(form), fileOf(places)));
        QVERIFY(model->problem().empty());
        QCOMPARE(model->table().rows(), std::int64_t{6});
        constexpr int half = 8;
        for (std::size_t row = 0; row < places[0].size(); ++row)
            for (int j = 0; j < 2 * half; ++j) {
                const std::size_t axis = (form == "mae") == (j < half) ? 1 : 0;
                const double right = waveAt(form, places[axis][row], j % half, half);
                QVERIFY(std::abs(model->table().value(static_cast<std::int64_t>(row), j) - right) < 4e-16);
            }
        QCOMPARE(model->positions().at(1, 1), Coordinate::ratio(7, 2));
    }

    /// A list of the places of a grid is the grid: the same bits, in pictures as well.
    void aListOfAGridIsTheGrid_data() { rows_data(); }
    void aListOfAGridIsTheGrid() {
        QFETCH(QString, form);
        Axes places(2);
        for (int place = 0; place < 15; ++place) {
            places[0].push_back(place / 5 + (form == "detr" ? 1 : 0));
            places[1].push_back(place % 5 + (form == "detr" ? 1 : 0));
        }
        State list = stateOf(qPrintable(form), fileOf(places)), grid = stateOf(qPrintable(form), {});
        for (const bool normalise : {false, true}) {
            list.set(Key<bool>{"normalise"}, normalise);
            grid.set(Key<bool>{"normalise"}, normalise);
            const auto one = modelOf(list), other = modelOf(grid);
            QVERIFY(one->positions() == other->positions());
            QCOMPARE(cellsOf(one->table()), cellsOf(other->table()));
            std::vector<float> a(5 * 8), b(a.size());
            const std::vector<IndexRange> rows{{0, 3}, {3, 3}, {6, 3}, {9, 3}, {12, 3}};
            const std::vector<IndexRange> columns{{0, 2}, {2, 2},  {4, 2},  {6, 2},
                                                  {8, 2}, {10, 2}, {12, 2}, {14, 2}};
            one->table().pixelMeans(rows, columns, a.data());
            other->table().pixelMeans(rows, columns, b.data());
            QCOMPARE(a, b);
        }
        QCOMPARE(encodingOf(list).shape(list.values).positions, std::int64_t{15});
    }

    void words() {
        const State state = stateOf("mae", fileOf({{2, 4}, {3.5, 9}}));
        const auto lines = modelOf(state)->explain({.position = 0, .dimension = 0}, 4);
        QCOMPARE(QString::fromStdString(lines.front()), QString("place 0: x = 3.5, y = 2"));
        QVERIFY(whyNoTableCode(state).english().find("several axes") != std::string::npos);
    }

    void refused_data() {
        const Rows<QString, Axes, QString> row("encoding", "axes", "said");
        row("pieces", "sinusoidal-2d", {}, "give a file of [2, n]");
        row("one axis", "sinusoidal-2d", {{1, 2, 3}}, "give a file of [2, n]");
        row("three axes", "sinusoidal-2d", {{1, 2}, {3, 4}, {5, 6}}, "positions on 3 axes were given");
        row("not a number", "sinusoidal-2d", {{1, 2}, {3, NAN}}, "is NaN");
        row("nothing to divide by", "sinusoidal-2d", {{0, 0}, {1, 2}}, "along height is 0");
        row("an encoding of one axis", "rope", {{1, 2}, {1, 4}},
            "row 1 of %1 has other positions on other axes (2 and 4)");
    }
    void refused() {
        const auto [encoding, axes, said] = fetchRow<QString, Axes, QString>();
        State state = stateOf("detr", {});
        state.set(Key<bool>{"normalise"}, true);
        const Encoding& asked = *findEncoding(encoding.toStdString());
        chooseEncoding(state, asked);
        state.set(keys::positions, axes.empty() ? std::string("0..9") : fileOf(axes));
        const Failure failure = asked.check(state.values);
        const std::string text =
            failure ? failure->text.english() : asked.make(state.values)->problem().english();
        const QString path = QString::fromStdString(state.get(keys::positions));
        QVERIFY2(QString::fromStdString(text).contains(said.contains("%1") ? said.arg(path) : said),
                 text.c_str());
    }

    /// Another encoding does not take a list that it cannot have.
    void leftBehind() {
        State state = stateOf("mae", fileOf({{1, 2}, {3, 4}}));
        chooseEncoding(state, *findEncoding("sinusoidal"));
        QVERIFY(state.get(keys::positions).empty());
        QCOMPARE(modelOf(state)->table().rows(), state.get(keys::maxLen));
        state.set(keys::positions, std::string("0..99, 0..9"));
        chooseEncoding(state, *findEncoding("sinusoidal-2d"));
        QVERIFY(state.get(keys::positions).empty());
    }
};

QTEST_GUILESS_MAIN(TestListedPlaces)
#include "tst_listedplaces.moc"
