// SPDX-License-Identifier: GPL-3.0-or-later
// Scripts that draw a figure in other programs have its numbers.
#include <QClipboard>
#include <QJsonArray>
#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <span>

#include "core/analysis/figurecode.h"
#include "core/analysis/pgfplots.h"
#include "core/parameters/keys.h"
#include "tests/support/matplotlib.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/figurestates.h"
#include "tests/ui/windowfixture.h"
#include "ui/views/shared/wavecolours.h"
#include "ui/window/figurenumbers.h"

using namespace posiscope;

namespace {

/// Runs every script of a JSON object from stdin, and prints what each has drawn, as JSON.
constexpr const char* drawAll = R"(
import json
import sys
import numpy as np
from matplotlib import pyplot
from matplotlib.colors import to_hex

def cells(array):
    return [[None if v == -np.inf else float(v) for v in row] for row in array]

def drawn(script):
    names = {}
    exec(script, names)
    ax = names["ax"]
    curves = [line for line in ax.lines if line.get_transform() == ax.transData]  # not those across the plot
    return {
        "images": [cells(np.asarray(image.get_array().filled(-np.inf))) for image in ax.images],
        "limits": [image.get_clim() for image in ax.images],
        "lines": [cells(np.array(line.get_data()).T) for line in curves],
        "styles": [line.get_linestyle() for line in curves],
        "colours": [to_hex(line.get_color()) for line in curves],
        "names": [line.get_label() for line in curves],
        "across": [float(line.get_ydata()[0]) for line in ax.lines if line not in curves],
        "words": [text.get_text() for text in ax.texts],
        "legend": [text.get_text() for text in ax.get_legend().get_texts()] if ax.get_legend() else [],
        "map": [[round(255 * float(v)) for v in colour[:3]] for image in ax.images for colour in image.cmap.colors],
        "scales": [ax.get_xscale(), ax.get_yscale()]}

result = {}
for name, script in json.load(sys.stdin).items():
    pyplot.rcdefaults()
    result[name] = drawn(script)
    pyplot.close("all")
print(json.dumps(result))
)";

/// The pictures on the axes of each script, without what stands in no place.
constexpr const char* drawAxes = R"(
import json
import sys
import numpy as np
from matplotlib import pyplot

def drawn(script):
    names = {}
    exec(script, names)
    places = names.get("axes", np.array([[names["ax"]]]))
    below = len(places) > 1 and places[1, 0].lines and not places[1, 0].get_title()
    tops = places[::2].flat if below else places.flat
    result = []
    for ax in tops:
        if not ax.axison:
            continue
        cells = []
        for image in ax.images:
            data = np.ma.filled(image.get_array().astype(float), -np.inf)
            cells = [[r, c, None if v == -np.inf else float(v)] for (r, c), v in np.ndenumerate(data)]
        profile = places[1::2].flat[len(result)] if below else None
        result.append({"title": ax.get_title(), "across": ax.get_xlim(), "up": ax.get_ylim(),
                       "below": profile.get_xlim() if below else False, "words": "".join(t.get_text() for t in ax.texts),
                       "profile": int(np.argmax(profile.lines[0].get_ydata())) if below else -1,
                       "images": len(ax.images), "curves": len(ax.lines), "cells": cells})
    return result

result = {}
for name, script in json.load(sys.stdin).items():
    pyplot.rcdefaults()
    result[name] = drawn(script)
    pyplot.close("all")
print(json.dumps(result))
)";

/// What matplotlib draws by each of the scripts, or nothing where Python fails.
std::optional<QJsonObject> drawnByMatplotlib(const QJsonObject& scripts) {
    return answeredByMatplotlib(drawAll, scripts);
}

bool near(double a, double b) {
    constexpr double rounding = 1e-12;  // of sums in another order
    return a == b || std::abs(a - b) <= rounding * std::max(1.0, std::abs(b));
}

double number(const QJsonValue& value) {
    return value.isNull() ? -std::numeric_limits<double>::infinity() : value.toDouble();
}

/// A comparison or a sweep, and a word of its program.
struct Several {
    const char *name, *encoding, *other, *view, *word;
};
constexpr Several pictures[] = {
    {"bases, table", "sinusoidal", "base=10,100,1000", "heatmap", "for base, title in"},
    {"bases, similarity", "sinusoidal", "base=10,100,1000", "similarity", "for base, title in"},
    {"offset maps", "sinusoidal", "base=10,100,1000", "offset-map", "for base, title in"},
    {"slopes", "alibi", "alibi_bias_max=2,4,8", "bias", "for alibi_bias_max, title in"},
    {"waves", "sinusoidal", "base=10,100,1000,10000", "waves", "for base, title in"},
    {"spectra", "sinusoidal", "base=10,100,1000", "spectrum", "\n# "},
    {"distances", "rope", "base=10,100,1000", "distance", "for base, title in"},
    {"lengths", "sinusoidal", "max_len=4,9", "heatmap", "\n# "},
    {"numbers", "sinusoidal", "base=10,100,1000", "components", "\n# "},
    {"titles alone", "sinusoidal", "max_len=4,9,16", "offset-map", "for title in"},
    {"without a picture", "alibi", "encoding=sinusoidal", "distance", "\n# "},
    {"profiles of their own", "sinusoidal", "max_len=4,9", "similarity", "\n# "},
    {"A and B", "sinusoidal", "base=100", "heatmap", "for base, title in"},
    {"A and B of two encodings", "sinusoidal", "encoding=rope", "heatmap", "\n# "}};
constexpr Several differences[] = {{"bases", "sinusoidal", "base=100", "heatmap", "first"},
                                   {"offset maps", "sinusoidal", "base=100", "offset-map", "first"},
                                   {"lengths", "sinusoidal", "max_len=12", "heatmap", "first"},
                                   {"masks", "alibi", "alibi_bias_max=4", "bias", "first"},
                                   {"a profile too", "sinusoidal", "base=100", "similarity", "-"},
                                   {"curves", "sinusoidal", "base=100", "waves", "-"}};

}  // namespace

class TestFigureScripts : public StrictTest {
    Q_OBJECT

 private slots:
    /// All scripts run in one Python: to import matplotlib takes longer than to draw.
    void matplotlibDrawsTheDataset_data() {
        eachView();
        if (!hasMatplotlib()) QSKIP("python3-matplotlib is not installed");
        QJsonObject scripts;
        for (const auto& [encoding, view] : views) {
            const Snapshot snapshot = makeSnapshot(stateOf(encoding));
            const auto figure = figureNumbers(snapshot, {view, {}}, Theme::light(), size);
            QVERIFY(figure.ok());
            const auto script = matplotlibScript(*figure);
            QVERIFY(script.ok());
            scripts.insert(QString::fromStdString(view), QString::fromStdString(*script));
        }
        const auto drawn = drawnByMatplotlib(scripts);
        QVERIFY(drawn);
        drawn_ = *drawn;
    }
    void matplotlibDrawsTheDataset() {
        const auto [encoding, view] = fetchRow<QString, QString>();
        const Snapshot snapshot = makeSnapshot(stateOf(encoding.toStdString()));
        const auto figure = figureNumbers(snapshot, {view.toStdString(), {}}, Theme::light(), size);
        QVERIFY(figure.ok());
        const QJsonObject drawn = drawn_[view].toObject();
        QVERIFY(!drawn.isEmpty());
        const Dataset data = findViewType(view.toStdString())->data(snapshot);
        if (data.prepare) QVERIFY(!data.prepare([](double) { return true; }));
        if (figure->matrix.field) {
            const QJsonArray cells = drawn["images"][0].toArray();
            QCOMPARE(cells.size(), data.field->rows());
            for (int row = 0; row < cells.size(); ++row)
                for (int column = 0; column < data.field->columns(); ++column)
                    QCOMPARE(number(cells[row][column]), data.field->value(row, column));
            QCOMPARE(drawn["limits"][0][0].toDouble(), figure->matrix.low);
            QCOMPARE(drawn["limits"][0][1].toDouble(), figure->matrix.high);
            const QJsonArray map = drawn["map"].toArray();
            QCOMPARE(static_cast<std::size_t>(map.size()), figure->matrix.map->colours.size());
            for (int n = 0; n < map.size(); ++n)
                for (int channel = 0; channel < 3; ++channel)
                    QCOMPARE(map[n][channel].toInt(), int(figure->matrix.map->colours[n][channel]));
            QVERIFY(drawn["lines"].toArray().isEmpty());
            return;
        }
        const QJsonArray lines = drawn["lines"].toArray();
        QVERIFY(!lines.isEmpty());
        QCOMPARE(lines.size(), figure->curves.size());
        // The dots of a spectrum have two colours, each with its own rows.
        const bool split = view == "spectrum";
        std::map<std::string, qsizetype> rowsOf;
        for (int n = 0; n < lines.size(); ++n) {
            const std::string& name = figure->curves[n].name;
            std::int64_t column = 0;
            while (data.columnName(column) != name)
                ++column;
            const QJsonArray points = lines[n].toArray();
            rowsOf[name] += points.size();
            if (!split) QCOMPARE(points.size(), data.field->rows());
            QCOMPARE(drawn["colours"][n].toString(),
                     QLatin1Char('#') + QString::fromStdString(figure->curves[n].colour));
            for (int row = 0; row < points.size(); ++row)
                QCOMPARE(number(points[row][1]),
                         data.field->value(split ? points[row][0].toInt() : row, column));
        }
        for (const auto& [name, rows] : rowsOf)
            QCOMPARE(rows, data.field->rows());
        QCOMPARE(drawn["across"].toArray().size(), static_cast<qsizetype>(figure->references.size()));
        QCOMPARE(drawn["styles"][0].toString(), QString(view == "spectrum" ? "None" : "-"));
        QCOMPARE(drawn["scales"][1].toString() == "log", view == "spectrum" || view == "precision");
    }

    /// Programs that compute the encoding draw what the scripts with numbers draw, at any size of the window.
    void programsComputeIt_data() {
        const Rows<QString, QString> row("encoding", "view");
        for (const char* encoding :
             {"sinusoidal", "rope", "xpos", "timestep", "transformer-xl", "sinusoidal-2d"})
            for (const char* view : {"heatmap", "similarity"})
                row(qPrintable(QStringLiteral("%1 %2").arg(encoding, view)), encoding, view);
        for (const char* encoding : {"sinusoidal", "rope", "timestep"})
            row(qPrintable(QStringLiteral("%1 waves").arg(encoding)), encoding, "waves");
        for (const char* encoding : {"alibi", "t5", "kerple", "shaw"})
            row(qPrintable(QStringLiteral("%1 bias").arg(encoding)), encoding, "bias");
        for (const char* encoding : {"sinusoidal", "rope", "xpos", "timestep", "transformer-xl", "fourier"})
            row(qPrintable(QStringLiteral("%1 offset map").arg(encoding)), encoding, "offset-map");
        for (const char* encoding :
             {"sinusoidal", "rope", "xpos", "timestep", "transformer-xl", "fourier", "sinusoidal-2d"})
            row(qPrintable(QStringLiteral("%1 spectrum").arg(encoding)), encoding, "spectrum");
        for (const char* encoding : {"alibi", "t5", "deberta", "kerple", "shaw", "nope", "rope", "xpos"})
            row(qPrintable(QStringLiteral("%1 distance").arg(encoding)), encoding, "distance");
    }
    void programsComputeIt() {
        if (!hasMatplotlib()) QSKIP("python3-matplotlib is not installed");
        const auto [encoding, view] = fetchRow<QString, QString>();
        State state = stateOf(encoding.toStdString());
        state.set(keys::dModel, std::int64_t{8});  // two axes need a multiple of 4
        const Snapshot snapshot = makeSnapshot(state);
        const auto figure = figureNumbers(snapshot, {view.toStdString(), {}}, Theme::light(), size);
        QVERIFY(figure.ok());
        const QString program =
            QString::fromStdString(figureCode({snapshot.state}, view.toStdString(), *figure));
        QVERIFY(!program.isEmpty());
        const auto lines = program.count('\n');
        QVERIFY2(15 <= lines && lines <= 75, qPrintable(QString::number(lines)));
        const auto all = drawnByMatplotlib({{"it", program}});
        QVERIFY(all);
        const QJsonObject drawn = (*all)["it"].toObject();
        if (figure->matrix.field) {
            const QJsonArray cells = drawn["images"][0].toArray();
            const Field& field = *figure->matrix.field;
            QCOMPARE(cells.size(), field.rows());
            for (int r = 0; r < cells.size(); ++r)
                for (int c = 0; c < field.columns(); ++c)
                    QVERIFY2(near(number(cells[r][c]), field.value(r, c)),
                             qPrintable(QStringLiteral("%1, %2: %3, not %4")
                                            .arg(r)
                                            .arg(c)
                                            .arg(number(cells[r][c]))
                                            .arg(field.value(r, c))));
            QCOMPARE(drawn["limits"][0][1].toDouble(), figure->matrix.high);
            return;
        }
        const QJsonArray curves = drawn["lines"].toArray();
        QCOMPARE(static_cast<std::size_t>(curves.size()), figure->curves.size());
        if (view != "waves") return haveThePointsOf(*figure, drawn);
        for (int n = 0; n < curves.size(); ++n) {
            const QJsonArray points = curves[n].toArray();
            QVERIFY(points.size() >= 8 * 8 + 1);  // nine positions
            const auto j = static_cast<std::int64_t>(QString::fromStdString(figure->curves[n].name).toInt());
            for (const QJsonValue& point : points)
                QVERIFY(near(point[1].toDouble(), snapshot.model->between(point[0].toDouble(), j)));
        }
    }

    /// Where a program would not give what is drawn there is none: the numbers are embedded.
    void whereNumbersAreEmbedded_data() {
        const Rows<QString, QString, QString, QString> row("encoding", "view", "key", "value");
        row("a fitted map", "sinusoidal-2d", "offset-map", "colormap", "auto");
        row("means over windows", "rope", "distance", "distance_curve", "mean");
        row("rounded frequencies", "sinusoidal", "spectrum", "precision", "d2l");
        row("listed positions", "alibi", "distance", "positions", "0, 3, 4");
    }
    void whereNumbersAreEmbedded() {
        const auto [encoding, view, key, value] = fetchRow<QString, QString, QString, QString>();
        State state = stateOf(encoding.toStdString());
        state.set(keys::dModel, std::int64_t{8});
        state.values.set(key.toStdString(), Value(value.toStdString()));
        repair(state);
        QCOMPARE(std::get<std::string>(state.values.at(key.toStdString())), value.toStdString());
        const auto figure =
            figureNumbers(makeSnapshot(state), {view.toStdString(), {}}, Theme::light(), size);
        QVERIFY(figure.ok());
        QVERIFY(figureCode({state}, view.toStdString(), *figure).empty());
        QVERIFY(matplotlibScript(*figure).ok());
    }

    /// Encodings over each other are a loop where numbers differ, and a block each where programs do.
    void programsComputeVariants_data() {
        const Rows<QString, QString, QString, QString> row("encoding", "other", "view", "word");
        row("two bases, waves", "sinusoidal", "base=100", "waves", "for base, ");
        row("two bases, spectrum", "sinusoidal", "base=100", "spectrum", "for base, ");
        row("two bases, distance", "rope", "base=100", "distance", "for base, ");
        row("five bases, waves", "sinusoidal", "base=10,100,1000,10000,100000", "waves", "for base, ");
        row("three slopes, distance", "alibi", "alibi_bias_max=2,4,8", "distance", "for alibi_bias_max, ");
        row("three widths, spectrum", "sinusoidal", "d_model=4,6,8", "spectrum", "for d_model, ");
        row("two lengths, waves", "sinusoidal", "max_len=9,12", "waves", "\n# ");
        row("two encodings, distance", "alibi", "encoding=t5", "distance", "\n# ");
        row("two encodings, spectrum", "sinusoidal", "encoding=rope", "spectrum", "\n# ");
    }
    void programsComputeVariants() {
        if (!hasMatplotlib()) QSKIP("python3-matplotlib is not installed");
        const auto [encoding, other, view, word] = fetchRow<QString, QString, QString, QString>();
        const Pane pane{view.toStdString(), {}, Subject::both};
        const State state = together(stateOf(encoding.toStdString()), other.toStdString(), pane);
        const Snapshot snapshot = makeSnapshot(state);
        const auto figure = figureNumbers(snapshot, pane, Theme::light(), size);
        QVERIFY(figure.ok());
        const std::vector<State> states = drawnStates(snapshotOfPane(snapshot, pane));
        QVERIFY(states.size() > 1);
        const QString program = QString::fromStdString(figureCode(states, view.toStdString(), *figure));
        QVERIFY2(program.contains(word), qPrintable(program));
        const auto all = drawnByMatplotlib({{"it", program}});
        QVERIFY2(all, qPrintable(program));
        const QJsonObject drawn = (*all)["it"].toObject();
        QCOMPARE(drawn["lines"].toArray().size(), static_cast<qsizetype>(figure->curves.size()));
        for (int n = 0; n < drawn["names"].toArray().size(); ++n) {
            const FigureCurve& curve = figure->curves[static_cast<std::size_t>(n)];
            QCOMPARE(drawn["names"][n].toString().toStdString(), labelOf(curve));
            QCOMPARE(drawn["legend"][n].toString().toStdString(), labelOf(curve));
            using enum FigureCurve::Dashes;
            QCOMPARE(drawn["styles"][n].toString(), QString(!curve.dashed                ? "-"
                                                            : curve.dashes == dots       ? ":"
                                                            : curve.dashes == longDashes ? "-."
                                                                                         : "--"));
            QCOMPARE(drawn["colours"][n].toString(), QLatin1Char('#') + QString::fromStdString(curve.colour));
        }
        if (view != "waves") return haveThePointsOf(*figure, drawn);
        for (std::size_t n = 0; n < figure->curves.size(); ++n) {
            const FigureCurve& curve = figure->curves[n];
            const auto model = makeSnapshot(states[curve.variant]).model;
            const auto j = QString::fromStdString(curve.name).section('_', -1).toLongLong();
            for (const QJsonValue& point : drawn["lines"][static_cast<int>(n)].toArray())
                QVERIFY(near(point[1].toDouble(), model->between(point[0].toDouble(), j)));
        }
    }

    /// Several pictures are a loop over their axes, each with its title and its extents. All run in one
    /// Python.
    void programsComputeEachPicture_data() {
        const Rows<QString> row("word");
        for (const Several& each : pictures)
            row(each.name, QLatin1String(each.word));
        drawSeveral(pictures, Subject::each);
    }
    void programsComputeEachPicture() {
        if (!hasMatplotlib()) QSKIP("python3-matplotlib is not installed");
        const auto [word] = fetchRow<QString>();
        const Drawn& it = several_.at(QTest::currentDataTag());
        const std::string& view = it.view;
        QCOMPARE(it.states, it.figure.parts.size());
        QCOMPARE(it.computed, view != "components");
        QVERIFY2(it.program.contains(word), qPrintable(it.program));
        if (word.startsWith("for")) QVERIFY2(it.program.count('\n') <= 75, qPrintable(it.program));
        QCOMPARE(static_cast<std::size_t>(it.axes.size()), it.figure.parts.size());
        for (int n = 0; n < it.axes.size(); ++n) {
            const FigureNumbers& part = it.figure.parts[static_cast<std::size_t>(n)];
            const QJsonObject drawn = it.axes[n].toObject();
            QCOMPARE(drawn["title"].toString().toStdString(), part.title);
            QCOMPARE(drawn["words"].toString().isEmpty(), part.missing.empty() && part.references.empty());
            if (!part.missing.empty()) continue;
            QCOMPARE(drawn["across"][0].toDouble(), part.across.from);
            QCOMPARE(drawn["up"][1].toDouble(), part.up.to);
            QCOMPARE(drawn["below"].isArray(), view == "similarity");
            if (view == "similarity") {
                QCOMPARE(drawn["below"], drawn["across"]);
                QCOMPARE(drawn["profile"].toInteger(), it.references[static_cast<std::size_t>(n)]);
            }
            QCOMPARE(drawn["images"].toInt(), part.matrix.field ? 1 : 0);
            if (!part.matrix.field)
                QCOMPARE(drawn["curves"].toInt(),
                         static_cast<int>(part.curves.size() + part.references.size()));
            QCOMPARE(drawn["cells"].toArray().isEmpty(), !part.matrix.field);
            haveTheCellsOf(part, drawn["cells"].toArray());
        }
    }

    /// A difference is that of two programs.
    void programsComputeDifferences_data() {
        const Rows<bool> row("computed");
        for (const Several& each : differences)
            row(each.name, each.word[0] != '-');
        drawSeveral(differences, Subject::difference);
    }
    void programsComputeDifferences() {
        if (!hasMatplotlib()) QSKIP("python3-matplotlib is not installed");
        const auto [computed] = fetchRow<bool>();
        const Drawn& it = several_.at(QTest::currentDataTag());
        QCOMPARE(it.computed, computed);
        if (!computed) return;
        QVERIFY(it.program.contains("first = "));
        const QJsonArray cells = it.axes[0]["cells"].toArray();
        QVERIFY(!cells.isEmpty());
        haveTheCellsOf(it.figure, cells);
    }

    /// The colours of curves are those of the window.
    void coloursAreThoseOfTheView() {
        const Snapshot waves = makeSnapshot(stateOf("sinusoidal"));
        const auto figure = figureNumbers(waves, {"waves", {}}, Theme::light(), size);
        QVERIFY(figure.ok());
        QCOMPARE(figure->curves.size(), std::size_t{2});
        for (std::size_t n = 0; n < 2; ++n)
            QCOMPARE(QString::fromStdString(figure->curves[n].colour),
                     colourOfWave(waves, Theme::light(), n == 0 ? 0 : 3).name().mid(1));
        const auto heads =
            figureNumbers(makeSnapshot(stateOf("alibi")), {"distance", {}}, Theme::light(), size);
        QVERIFY(heads.ok());
        QCOMPARE(QString::fromStdString(heads->curves[0].colour), Theme::light().accent.name().mid(1));
        QCOMPARE(QString::fromStdString(heads->curves[1].colour), Theme::light().muted.name().mid(1));
        QCOMPARE(heads->curves[1].opacity, 0.5);
    }

    void tooManyNumbersAreRefused() {
        State state = stateOf("sinusoidal");
        state.set(keys::maxLen, std::int64_t{1'000'000});
        const auto figure = figureNumbers(makeSnapshot(state), {"heatmap", {}}, Theme::light(), size);
        QVERIFY(figure.ok());
        for (const auto& script : {matplotlibScript(*figure), pgfplotsDocument(*figure)}) {
            QVERIFY(!script.ok());
            QVERIFY(script.error().text.english().find("more numbers") != std::string::npos);
        }
    }

    void theWindowCopiesThem_data() {
        const Rows<QString, QString> row("action", "word");
        row("matplotlib", "copyMatplotlib", "ax.imshow");
        row("pgfplots", "copyPgfplots", "\\begin{axis}");
    }
    void theWindowCopiesThem() {
        const auto [action, word] = fetchRow<QString, QString>();
        State state = stateOf("sinusoidal");
        state.arrangement.panes = {{"heatmap", {}}};
        WindowFixture fixture(state);
        fixture.trigger(action);
        QVERIFY(QGuiApplication::clipboard()->text().contains(word));
    }

 private:
    /// What came of a comparison's program.
    struct Drawn {
        std::string view;
        FigureNumbers figure;
        std::size_t states = 0;
        std::vector<std::int64_t> references;  ///< of the similarity
        QString program;
        bool computed = false;
        QJsonArray axes;
    };
    std::map<QByteArray, Drawn> several_;

    void drawSeveral(std::span<const Several> all, Subject subject) {
        if (!hasMatplotlib()) return;
        several_.clear();
        QJsonObject programs;
        for (const Several& each : all) {
            const Pane pane{each.view, {}, subject};
            const Snapshot snapshot = makeSnapshot(together(stateOf(each.encoding), each.other, pane));
            const auto figure = figureNumbers(snapshot, pane, Theme::light(), size);
            QVERIFY(figure.ok());
            const std::vector<State> states = drawnStates(snapshotOfPane(snapshot, pane));
            const std::string code = figureCode(states, pane.view, *figure);
            const QString program = QString::fromStdString(code.empty() ? *matplotlibScript(*figure) : code);
            std::vector<std::int64_t> references;
            for (const State& state : states)
                references.push_back(state.get(keys::reference));
            several_[each.name] = {pane.view, *figure, states.size(), references, program, !code.empty(), {}};
            programs.insert(QLatin1String(each.name), program);
        }
        const auto drawn = answeredByMatplotlib(drawAxes, programs);
        QVERIFY(drawn);
        for (auto& [name, it] : several_)
            it.axes = (*drawn)[QLatin1String(name)].toArray();
    }
    static void haveTheCellsOf(const FigureNumbers& figure, const QJsonArray& cells) {
        for (const QJsonValue& cell : cells)
            QVERIFY(near(number(cell[2]), figure.matrix.field->value(cell[0].toInt(), cell[1].toInt())));
    }
    /// Curves that stand back are drawn first. Of each curve the places in sight are drawn.
    static void haveThePointsOf(const FigureNumbers& figure, const QJsonObject& drawn) {
        std::vector<FigureCurve> curves = figure.curves;
        std::ranges::stable_sort(curves, {}, &FigureCurve::opacity);
        const double low = std::min(figure.across.from, figure.across.to);
        const double high = std::max(figure.across.from, figure.across.to);
        for (std::size_t n = 0; n < curves.size(); ++n) {
            const QJsonArray points = drawn["lines"][static_cast<int>(n)].toArray();
            int at = 0;
            for (std::size_t place = 0; place < curves[n].x.size(); ++place) {
                const double x = curves[n].x[place], y = curves[n].y[place];
                while (at < points.size() && points[at][0].toDouble() < x)
                    ++at;
                if (x < low || x > high || std::isnan(y)) continue;
                QVERIFY2(at < points.size() && points[at][0].toDouble() == x, qPrintable(QString::number(x)));
                QVERIFY2(near(number(points[at][1]), y),
                         qPrintable(QStringLiteral("%1: %2, not %3")
                                        .arg(x)
                                        .arg(number(points[at][1]), 0, 'g', 17)
                                        .arg(y, 0, 'g', 17)));
            }
            QCOMPARE(drawn["colours"][static_cast<int>(n)].toString(),
                     QLatin1Char('#') + QString::fromStdString(curves[n].colour));
        }
        const QJsonArray across = drawn["across"].toArray();
        QCOMPARE(across.size(), static_cast<qsizetype>(figure.references.size()));
        QStringList words, drawnWords;
        for (const FigureReference& line : figure.references) {
            if (!line.text.empty()) words << QString::fromStdString(line.text);
            QVERIFY(0 <= line.across && line.across <= 1);
        }
        for (const QJsonValue& text : drawn["words"].toArray())
            drawnWords << text.toString();
        QCOMPARE(drawnWords, words);
        for (int n = 0; n < across.size(); ++n)
            QCOMPARE(across[n].toDouble(), figure.references[static_cast<std::size_t>(n)].height);
    }

    QJsonObject drawn_;
};

POSISCOPE_WINDOW_TEST(TestFigureScripts)
#include "tst_figurescripts.moc"
