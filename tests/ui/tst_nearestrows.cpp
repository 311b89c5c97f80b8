// SPDX-License-Identifier: GPL-3.0-or-later
// How unique positions are: the line of Similarity, and the plot below a sweep.
#include <qcustomplot.h>

#include "core/analysis/uniqueness.h"
#include "core/state/sweep.h"
#include "tests/support/paintrecord.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/export/figure.h"
#include "ui/plot/curveplottable.h"
#include "ui/translation/translated.h"
#include "ui/views/nearest/nearestanswer.h"
#include "ui/views/nearest/sweptaxis.h"

using namespace posiscope;

namespace {

const ViewType& similarity() {
    return *findViewType("similarity");
}

State similarityOf(const char* encoding, std::int64_t rows) {
    State state = encodingState(encoding, {"similarity"});
    state.set(keys::maxLen, rows);
    repair(state);
    return state;
}

State sweepOf(const std::vector<std::string>& rules, const char* encoding = "sinusoidal") {
    State state = similarityOf(encoding, 64);
    if (const auto failure = setSweep(state, rules, {}, viewIds()))
        qFatal("%s", failure->text.english().c_str());
    state.arrangement.panes = {{"similarity", {}, Subject::each}};
    return state;
}

/// Of the model as the window has it.
QString wordsOf(const std::shared_ptr<const Model>& model) {
    QObject receiver;
    NearestAnswer answer(
        &receiver, [] {}, [] {});
    answer.ask({model}, {true});
    return answer.words({model}, 0);
}

double distanceOf(const State& state) {
    return uniquenessOf(*makeSnapshot(state).model)->nearest->distance;
}

/// The view of all values, complete.
std::unique_ptr<View> shownView(const Snapshot& snapshot, QSize size = {700, 600}) {
    std::unique_ptr<View> view(createView(similarity(), snapshot, nullptr));
    view->widget()->resize(size);
    view->widget()->grab();  // lays out
    view->show({std::make_shared<const Snapshot>(snapshot), Theme::light(), {}, true, false, {true}});
    return view;
}

/// The plot below: it has curves, and no heatmap.
QCustomPlot* plotBelow(const View& view) {
    for (auto* const plot : view.widget()->findChildren<QCustomPlot*>())
        if (plot->axisRectCount() == 1) return plot;
    return nullptr;
}

std::vector<Curve> curvesBelow(const View& view) {
    QCustomPlot* const plot = plotBelow(view);
    return plot != nullptr ? qobject_cast<CurvePlottable*>(plot->plottable(0))->curves()
                           : std::vector<Curve>();
}

Snapshot allOf(const State& state) {
    return snapshotOf(makeSnapshot(state), Subject::each);
}

}  // namespace

class TestNearestRows : public StrictTest {
    Q_OBJECT

 private slots:
    void words_data() {
        const Rows<QString, QString, QString> row("encoding", "settings", "words");
        row("six apart", "sinusoidal", "max_len=16 d_model=2",
            "smallest distance 0.2822: any two positions 6 apart");
        row("farther apart", "sinusoidal", "max_len=1000 d_model=2",
            "smallest distance 6.029·10⁻⁵: any two positions 710 apart");
        row("neighbours", "sinusoidal", "max_len=4 d_model=2",
            "smallest distance 0.9589: any two neighbours");
        row("one position", "sinusoidal", "max_len=1", "no two rows to compare");
        row("positions in bfloat16", "sinusoidal", "max_len=300 precision=custom precision_position=bfloat16",
            "equal rows: positions 256 and 257");
        row("numbered from 2", "sinusoidal",
            "max_len=300 first_position=2 precision=custom precision_position=bfloat16",
            "equal rows: positions 256 and 257");
    }
    void words() {
        const auto [encoding, settings, expected] = fetchRow<QString, QString, QString>();
        State state = encodingState(encoding.toStdString());
        for (const QString& each : settings.split(' ')) {
            const Parameter* const parameter = findParameter(state, each.section('=', 0, 0).toStdString());
            state.values.set(parameter->key, *parseValue(*parameter, each.section('=', 1).toStdString()));
        }
        repair(state);
        QCOMPARE(wordsOf(makeSnapshot(state).model), expected);
    }

    /// More rows than are compared: what is said holds for some of them, and why.
    void manyRows() {
        State state = encodingState("learned");
        state.set(keys::maxLen, mostRowsCompared + 1);
        state.set(keys::dModel, std::int64_t{2});
        repair(state);
        const QString said = wordsOf(makeSnapshot(state).model);
        QVERIFY2(said.startsWith("smallest distance ≤ "), qPrintable(said));
        QVERIFY2(said.endsWith(QString(", of the first %1 rows alone (all pairs of more rows take too long)")
                                   .arg(grouped(mostRowsCompared))),
                 qPrintable(said));
    }

    /// In the window, after the frame, and again for another table.
    void lineOfTheView() {
        WindowFixture fixture(similarityOf("sinusoidal", 512));
        const auto said = [&] { return fixture.subtitle(0); };
        QTRY_VERIFY_WITH_TIMEOUT(said().contains("any two neighbours"), patience);
        const QString before = said();
        QVERIFY2(before.startsWith("PE(p) · PE(q), smallest distance "), qPrintable(before));
        fixture.store.update([](State& state) { state.set(keys::base, 2.0); }, "base");
        QTRY_VERIFY_WITH_TIMEOUT(said().contains("smallest distance") && said() != before, patience);
        const QString description =
            fixture.window->panes()->card(0)->view()->description(fixture.store.snapshot());
        QVERIFY2(description.contains(said().section(", ", 1)), qPrintable(description));
    }

    void noLineOfADifference() {
        State state = similarityOf("sinusoidal", 64);
        beginComparing(state, "similarity");
        repair(state);
        const Snapshot snapshot = makeSnapshot(state);
        for (const Subject subject : {Subject::a, Subject::b, Subject::difference}) {
            const Snapshot own = snapshotOf(snapshot, subject);
            std::unique_ptr<View> view(createView(similarity(), own, nullptr));
            view->widget()->resize(400, 400);
            view->show({std::make_shared<const Snapshot>(own), Theme::light(), {}});
            if (subject == Subject::difference) {
                QTest::qWait(200);
                QVERIFY(!view->subtitle(own).contains("smallest distance"));
            } else {
                QTRY_VERIFY_WITH_TIMEOUT(view->subtitle(own).contains("smallest distance"), patience);
            }
        }
    }

    void curveOfASweep() {
        const State state = sweepOf({"base=10000,100,1000000"});
        const Snapshot snapshot = allOf(state);
        const auto view = shownView(snapshot);
        const std::vector<Curve> curves = curvesBelow(*view);
        QCOMPARE(curves.size(), std::size_t{1});
        const QVector<QPointF>& points = curves[0].shape.points;
        QCOMPARE(points.size(), 3);
        // From left to right: 100, 10,000 and 1,000,000 are equally far apart on a logarithmic axis.
        const std::size_t order[] = {1, 0, 2};
        for (int n = 0; n < 3; ++n) {
            QVERIFY(std::abs(points[n].x() - n) <= 1e-12);
            QCOMPARE(points[n].y(), distanceOf(stateOfVariant(state, order[n])));
        }
        QVERIFY(plotBelow(*view)->isVisibleTo(view->widget()));
        QCOMPARE(plotBelow(*view)->axisRect(0)->axis(QCPAxis::atBottom)->label(), QString("base"));
        const QString said = view->subtitle(snapshot);
        QVERIFY2(said.startsWith("3 values, PE(p) · PE(q), smallest distances from "), qPrintable(said));
        const QString description = view->description(snapshot);
        for (const auto& model : snapshot.together)
            QVERIFY2(description.contains(wordsOf(model)), qPrintable(description));
    }

    /// Words have no order: dots without a line.
    void dotsOfWords() {
        const State state = sweepOf({"scaling=none,linear,ntk"}, "rope");
        const auto view = shownView(allOf(state));
        QCOMPARE(curvesBelow(*view).size(), std::size_t{3});
        for (const Curve& curve : curvesBelow(*view))
            QCOMPARE(curve.shape.points.size(), 1);
    }

    void axes_data() {
        const Rows<QString, QList<double>, QString> row("rule", "places", "labels");
        row("ratios", "base=100,1000,1000000", {0, 0.5, 2}, "100|1000|1 000 000");
        row("words", "layout=interleaved,half-split", {0, 1}, "interleaved|half-split");
        row("two", "base=100,1000", {0, 1}, "100|1000");
    }
    void axes() {
        const auto [rule, places, labels] = fetchRow<QString, QList<double>, QString>();
        const SweptAxis axis = sweptAxisOf(sweepOf({rule.toStdString()}));
        QCOMPARE(axis.places.size(), places.size());
        for (qsizetype n = 0; n < places.size(); ++n)
            QVERIFY(std::abs(axis.places[n] - places[n]) <= 1e-12);
        QCOMPARE(axis.labels.join('|').replace(QChar(0x202f), ' '), labels);
        QCOMPARE(axis.numbers, rule.startsWith("base"));
    }

    void noPlotWhereThereIsNoRoom_data() {
        const Rows<QStringList, QSize> row("rules", "size");
        row("a low pane", {"base=100,1000"}, {700, 200});
        row("rows and columns", {"base=100,1000", "d_model=16,32"}, {700, 600});
    }
    void noPlotWhereThereIsNoRoom() {
        const auto [rules, size] = fetchRow<QStringList, QSize>();
        std::vector<std::string> all;
        for (const QString& rule : rules)
            all.push_back(rule.toStdString());
        const auto view = shownView(allOf(sweepOf(all)), size);
        QVERIFY(!plotBelow(*view)->isVisibleTo(view->widget()));
    }

    /// A model without a table has no dot.
    void encodingsWithoutTables() {
        const auto view = shownView(allOf(sweepOf({"encoding=sinusoidal,alibi,learned"})));
        QCOMPARE(curvesBelow(*view).size(), std::size_t{2});
    }

    void figureOfASweep() {
        FigureRequest request;
        request.snapshot = makeSnapshot(sweepOf({"base=100,1000,10000"}));
        request.panes = {{"similarity", {}, Subject::each}};
        request.size = {700, 600};
        PaintRecord record(request.size);
        QVERIFY(!paintFigure(request, record, {}));
        QStringList words;
        for (const Painted& each : record.all())
            if (each.kind == Painted::Kind::words) words << each.text;
        QVERIFY(words.contains("base"));
        QVERIFY2(words.contains("smallest distance") || words.contains("distance"),
                 qPrintable(words.join(' ')));
        for (const auto& model : request.snapshot.together)
            QVERIFY(words.contains(readable(uniquenessOf(*model)->nearest->distance, 3)));
    }
};

POSISCOPE_WINDOW_TEST(TestNearestRows)
#include "tst_nearestrows.moc"
