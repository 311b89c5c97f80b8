// SPDX-License-Identifier: GPL-3.0-or-later
// Scripts that draw a figure in other programs have its numbers.
#include <QClipboard>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <cmath>
#include <limits>

#include "core/analysis/figurecode.h"
#include "core/parameters/keys.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/views/shared/wavecolours.h"
#include "ui/window/figurenumbers.h"

using namespace posiscope;

namespace {

constexpr QSize size(640, 480);

State stateOf(const std::string& encoding) {
    State state = encodingState(encoding);
    state.set(keys::dModel, std::int64_t{6});
    state.set(keys::headDim, std::int64_t{6});
    state.set(keys::maxLen, std::int64_t{9});
    state.set(keys::dimensions, Indices{0, 3});
    repair(state);
    return state;
}

/// Encodings and their views that have numbers.
const std::pair<std::string, std::string> views[] = {
    {"sinusoidal", "heatmap"},  {"sinusoidal", "similarity"}, {"sinusoidal", "offset-map"},
    {"sinusoidal", "waves"},    {"sinusoidal", "spectrum"},   {"alibi", "bias"},
    {"alibi", "distance"},      {"sinusoidal", "components"}, {"sinusoidal", "sentence"},
    {"sinusoidal", "counting"}, {"sinusoidal", "clocks"},     {"rope", "rotation"},
    {"sinusoidal", "precision"}};

void eachView() {
    const Rows<QString, QString> row("encoding", "view");
    for (const auto& [encoding, view] : views)
        row(view.c_str(), QString::fromStdString(encoding), QString::fromStdString(view));
}

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
    return {
        "images": [cells(np.asarray(image.get_array().filled(-np.inf))) for image in ax.images],
        "limits": [image.get_clim() for image in ax.images],
        "lines": [cells(np.array(line.get_data()).T) for line in ax.lines],
        "styles": [line.get_linestyle() for line in ax.lines],
        "colours": [to_hex(line.get_color()) for line in ax.lines],
        "map": [[round(255 * float(v)) for v in colour[:3]] for image in ax.images for colour in image.cmap.colors],
        "scales": [ax.get_xscale(), ax.get_yscale()]}

result = {}
for name, script in json.load(sys.stdin).items():
    pyplot.rcdefaults()
    result[name] = drawn(script)
    pyplot.close("all")
print(json.dumps(result))
)";

/// What matplotlib draws by each of the scripts, or nothing where Python fails.
std::optional<QJsonObject> drawnByMatplotlib(const QJsonObject& scripts) {
    const QTemporaryDir home;
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("MPLBACKEND", "Agg");
    environment.insert("MPLCONFIGDIR", home.path());
    process.setProcessEnvironment(environment);
    process.start("/usr/bin/python3", {"-c", drawAll});
    if (!process.waitForStarted()) return std::nullopt;
    process.write(QJsonDocument(scripts).toJson());
    process.closeWriteChannel();
    if (!process.waitForFinished(patience) || process.exitCode() != 0) {
        qInfo("%s", process.readAllStandardError().constData());
        return std::nullopt;
    }
    return QJsonDocument::fromJson(process.readAllStandardOutput()).object();
}

bool hasMatplotlib() {
    return QProcess::execute("/usr/bin/python3", {"-c", "import matplotlib"}) == 0;
}

double number(const QJsonValue& value) {
    return value.isNull() ? -std::numeric_limits<double>::infinity() : value.toDouble();
}

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
        for (int n = 0; n < lines.size(); ++n) {
            const std::string& name = figure->curves[n].name;
            std::int64_t column = 0;
            while (data.columnName(column) != name)
                ++column;
            QCOMPARE(lines[n].toArray().size(), data.field->rows());
            QCOMPARE(drawn["colours"][n].toString(),
                     QLatin1Char('#') + QString::fromStdString(figure->curves[n].colour));
            for (int row = 0; row < data.field->rows(); ++row)
                QCOMPARE(number(lines[n][row][1]), data.field->value(row, column));
        }
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
            QString::fromStdString(figureCode(snapshot.state, view.toStdString(), *figure));
        QVERIFY(!program.isEmpty());
        const auto lines = program.count('\n');
        QVERIFY2(15 <= lines && lines <= 75, qPrintable(QString::number(lines)));
        const auto all = drawnByMatplotlib({{"it", program}});
        QVERIFY(all);
        const QJsonObject drawn = (*all)["it"].toObject();
        const auto near = [](double a, double b) {
            constexpr double rounding = 1e-12;  // of sums in another order
            return a == b || std::abs(a - b) <= rounding * std::max(1.0, std::abs(b));
        };
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
        for (int n = 0; n < curves.size(); ++n) {
            const QJsonArray points = curves[n].toArray();
            QVERIFY(points.size() >= 8 * 8 + 1);  // nine positions
            const auto j = static_cast<std::int64_t>(QString::fromStdString(figure->curves[n].name).toInt());
            for (const QJsonValue& point : points)
                QVERIFY(near(point[1].toDouble(), snapshot.model->between(point[0].toDouble(), j)));
        }
    }

    void pgfplotsHoldsTheDataset_data() { eachView(); }
    void pgfplotsHoldsTheDataset() {
        const auto [encoding, view] = fetchRow<QString, QString>();
        const Snapshot snapshot = makeSnapshot(stateOf(encoding.toStdString()));
        const auto figure = figureNumbers(snapshot, {view.toStdString(), {}}, Theme::light(), size);
        QVERIFY(figure.ok());
        const auto document = pgfplotsDocument(*figure);
        QVERIFY(document.ok());
        const QString text = QString::fromStdString(*document);
        QCOMPARE(text.count('{'), text.count('}'));
        // Fonts of LaTeX have Greek letters and indices in mathematics alone.
        static const QRegularExpression greek(QStringLiteral("[\u0391-\u03c9\u2080-\u2089\u1d62\u221a]"));
        QVERIFY2(!text.contains(greek), qPrintable(greek.match(text).captured()));
        QCOMPARE(text.contains("$\\pi$/$\\omega$"), view == "spectrum");
        const Dataset data = findViewType(view.toStdString())->data(snapshot);
        // Errors of 0 have no place on a logarithmic axis: LaTeX would stop.
        const auto curves = view == "precision" ? 0 : static_cast<qsizetype>(figure->curves.size());
        QCOMPARE(text.count("\\addplot"), curves + (figure->matrix.field ? 1 : 0));
        QCOMPARE(text.contains("ymode=log"), view == "spectrum" || view == "precision");
        if (!figure->matrix.field) return;
        const QStringList rows = text.section("meta index=2] {\n", 1).section("\n};", 0, 0).split('\n');
        QCOMPARE(rows.size(), data.field->rows() * data.field->columns());
        for (const QString& row : rows) {
            const QStringList cell = row.split(' ');
            const auto across = static_cast<std::int64_t>(cell[0].toDouble() - figure->matrix.firstColumn);
            const auto down = static_cast<std::int64_t>(cell[1].toDouble() - figure->matrix.firstRow);
            const double value = data.field->value(down, across);
            QVERIFY(std::isinf(value) ? cell[2] == "nan" : cell[2].toDouble() == value);
        }
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
    QJsonObject drawn_;
};

POSISCOPE_WINDOW_TEST(TestFigureScripts)
#include "tst_figurescripts.moc"
