// A and B in one plot, the axes that they share, and what is said of a comparison.
#include <qcustomplot.h>

#include <QLabel>
#include <QMenu>
#include <QTest>
#include <QToolButton>

#include "core/parameters/viewkeys.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/export/figure.h"
#include "ui/translation/readout.h"
#include "ui/view/view.h"
#include "ui/views/shared/sidenames.h"

using namespace posiscope;

namespace {

const char* const overlaid[] = {"spectrum", "distance", "waves", "clocks", "components"};

/// RoPE with base 10,000 beside RoPE with base 500,000 and YaRN.
State stretched(std::vector<Pane> panes) {
    State state = encodingState("rope");
    state.set(keys::headDim, std::int64_t{64});
    beginComparing(state, std::move(panes));
    editSubject(state, Subject::b, [](State& b) {
        b.set(keys::base, 500'000.0);
        b.set(keys::scaling, std::string("yarn"));
        b.set(keys::factor, 8.0);
    });
    repair(state);
    return state;
}

State sides(const std::string& a, const std::string& b) {
    State state = encodingState(a);
    beginComparing(state, "heatmap");
    editSubject(state, Subject::b, [&](State& own) { chooseEncoding(own, *findEncoding(b)); });
    repair(state);
    return state;
}

std::vector<Pane> allOf(const std::string& view) {
    return {{view, {}, Subject::both},
            {view, {}, Subject::a},
            {view, {}, Subject::b},
            {"comparison", {}, Subject::difference}};
}

QCPAxis* axisOf(const WindowFixture& fixture, int pane, QCPAxis::AxisType type) {
    return qobject_cast<QCustomPlot*>(fixture.viewWidget(pane))->axisRect(0)->axis(type);
}

}  // namespace

class TestOverlay : public QObject {
    Q_OBJECT

 private slots:
    void init() { failOnAnyWarning(); }

    void viewsThatOverlay_data() {
        QTest::addColumn<QString>("view");
        for (const char* view : overlaid)
            QTest::newRow(view) << view;
    }
    /// A and B together look like neither of them, and are told apart in words.
    void viewsThatOverlay() {
        QFETCH(QString, view);
        WindowFixture fixture(stretched(allOf(view.toStdString())));
        fixture.makePanesEqual();
        QVERIFY(fixture.picture(0) != fixture.picture(1));
        QVERIFY(fixture.picture(0) != fixture.picture(2));
        const PaneArea& panes = *fixture.window->panes();
        QVERIFY(panes.card(0)->findChild<QToolButton*>("paneTitle")->text().startsWith("A and B · "));
        const QString words = panes.card(0)->accessibleDescription();
        if (view == "components") return;
        for (const Subject side : {Subject::a, Subject::b})
            QVERIFY2(words.contains(sideName(fixture.store.state(), side)), qPrintable(words));
        // When A is B, and their curves lie on each other, there is still one plot that says so.
        fixture.trigger("copyCompared");
        QVERIFY(!panes.card(0)->accessibleDescription().isEmpty());
    }

    /// The names of both say in what they differ.
    void namesOfTheSides() {
        const State state = stretched(allOf("spectrum"));
        const QString a = sideName(state, Subject::a);
        const QString b = sideName(state, Subject::b);
        QVERIFY2(a.startsWith("A · RoPE, ") && a.contains("base 10"), qPrintable(a));
        QVERIFY2(b.startsWith("B · RoPE, ") && b.contains("base 500") && b.contains("YaRN") &&
                     b.contains("factor 8"),
                 qPrintable(b));
        QVERIFY2(!b.contains("beta_fast"), qPrintable(b));  // the usual value, and A has none
        QCOMPARE(sideName(defaultState(), Subject::a), QString("Sinusoidal"));
    }

    /// The panes of A, of B and of both count and measure alike.
    void axesAreShared_data() {
        QTest::addColumn<QString>("view");
        QTest::addColumn<bool>("zoomed");
        for (const char* view : {"spectrum", "distance", "waves", "components"})
            for (const bool zoomed : {false, true})
                QTest::addRow("%s%s", view, zoomed ? ", zoomed" : "") << view << zoomed;
    }
    void axesAreShared() {
        QFETCH(QString, view);
        QFETCH(bool, zoomed);
        State state = stretched(allOf(view.toStdString()));
        state.compared->set(keys::maxLen, std::int64_t{300});  // A has 256
        state.compared->set(keys::attentionFactor, 2.0);
        if (zoomed)
            for (Pane& pane : state.arrangement.panes)
                pane.viewport = Viewport{5, 20, 0, 1};
        WindowFixture fixture(state);
        fixture.makePanesEqual();
        for (const auto type : {QCPAxis::atLeft, QCPAxis::atBottom})
            for (const int pane : {1, 2}) {
                const QCPRange range = axisOf(fixture, pane, type)->range();
                QCOMPARE(range.lower, axisOf(fixture, 0, type)->range().lower);
                QCOMPARE(range.upper, axisOf(fixture, 0, type)->range().upper);
            }
    }

    /// A comparison begins with both in one plot where the view can do that.
    void comparingBeginsWithBoth_data() {
        QTest::addColumn<QString>("view");
        QTest::addColumn<QStringList>("panes");
        QTest::newRow("spectrum") << "spectrum"
                                  << QStringList{"spectrum:both", "distance:both", "spectrum:difference"};
        QTest::newRow("distance") << "distance"
                                  << QStringList{"distance:both", "spectrum:both", "distance:difference"};
        QTest::newRow("clocks") << "clocks" << QStringList{"clocks:both", "clocks:a", "clocks:b"};
        QTest::newRow("table") << "heatmap" << QStringList{"heatmap:a", "heatmap:b", "heatmap:difference"};
        QTest::newRow("rotation") << "rotation"
                                  << QStringList{"rotation:a", "rotation:b", "comparison:difference"};
    }
    void comparingBeginsWithBoth() {
        QFETCH(QString, view);
        QFETCH(QStringList, panes);
        State state = encodingState("rope");
        WindowFixture fixture(state);
        fixture.trigger("view_" + view);
        QTest::keyClick(fixture.window.get(), Qt::Key_K, Qt::ControlModifier);
        fixture.settle();
        QStringList now;
        for (const Pane& pane : fixture.store.state().arrangement.panes)
            now << QString::fromStdString(pane.view + ":" + std::string(idOf(pane.subject)));
        QCOMPARE(now.mid(0, 3), panes);
    }

    /// The menu of a pane offers what its view can show, and another view begins with that too.
    void whatAPaneOffers_data() {
        QTest::addColumn<QString>("view");
        QTest::addColumn<bool>("both");
        QTest::addColumn<bool>("difference");
        QTest::newRow("spectrum") << "spectrum" << true << true;
        QTest::newRow("clocks") << "clocks" << true << false;
        QTest::newRow("table") << "heatmap" << false << true;
        QTest::newRow("rotation") << "rotation" << false << false;
    }
    void whatAPaneOffers() {
        QFETCH(QString, view);
        QFETCH(bool, both);
        QFETCH(bool, difference);
        WindowFixture fixture(
            stretched({{view.toStdString(), {}, Subject::a}, {"waves", {}, Subject::both}}));
        auto* button = fixture.window->panes()->card(0)->findChild<QToolButton*>("paneTitle");
        QMenu* const menu = button->menu();
        menu->popup(QPoint(20, 20));
        QVERIFY(QTest::qWaitForWindowExposed(menu));
        QStringList texts;
        for (const QAction* action : menu->actions())
            texts << action->text();
        menu->close();
        QVERIFY(texts.contains("Show A") && texts.contains("Show B"));
        QCOMPARE(texts.contains("Show A and B in one plot"), both);
        QCOMPARE(texts.contains("Show the difference A − B"), difference);
        fixture.window->panes()->card(1)->setFocus();
        fixture.settle();
        fixture.trigger("view_" + view);
        const Subject subject = fixture.store.state().arrangement.panes[1].subject;
        QVERIFY(subject == (both ? Subject::both : Subject::a));
    }

    /// What is said of A − B, or of both, is said of what is not there: never that A has none of what it has.
    void nothingFalseIsSaid_data() {
        QTest::addColumn<QString>("a");
        QTest::addColumn<QString>("b");
        const std::pair<const char*, const char*> pairs[] = {{"rope", "rope"},
                                                             {"sinusoidal", "rope"},
                                                             {"rope", "alibi"},
                                                             {"alibi", "t5"},
                                                             {"learned", "sinusoidal"}};
        for (const auto& [a, b] : pairs)
            QTest::addRow("%s and %s", a, b) << a << b;
    }
    void nothingFalseIsSaid() {
        QFETCH(QString, a);
        QFETCH(QString, b);
        const Snapshot whole = makeSnapshot(sides(a.toStdString(), b.toStdString()));
        for (const ViewType* type : viewTypes()) {
            if (type->comparesSides) continue;
            const bool ofA = whyUnavailable(*type, snapshotOf(whole, Subject::a)).empty();
            const bool ofB = whyUnavailable(*type, snapshotOf(whole, Subject::b)).empty();
            for (const Subject subject : {Subject::difference, Subject::both}) {
                const Snapshot snapshot = snapshotOf(whole, subject);
                // Of a table and a bias these have nothing to show together.
                const bool unlike = (type->id == "readout" || type->id == "counting") &&
                                    !snapshot.model->hasTable() && snapshot.model->bias() == nullptr;
                const bool can = !unlike && (subject == Subject::both ? type->overlays : type->subtracts);
                const std::string reason = whyUnavailable(*type, snapshot).english();
                const QString shown = QString::fromStdString(type->id + ": " + reason);
                QVERIFY2(reason.empty() == (can && ofA && ofB), qPrintable(shown));
                if (can && !ofA) QVERIFY2(reason.starts_with("A: "), qPrintable(shown));
                if (can && ofA && !ofB) QVERIFY2(reason.starts_with("B: "), qPrintable(shown));
            }
        }
    }

    /// Wherever two values could be meant, it is said whose they are.
    void theStatusBarNamesBoth() {
        WindowFixture fixture(stretched(allOf("waves")));
        const auto text = [&](const char* name) { return fixture.find<QLabel>(name)->text(); };
        for (const char* name : {"statusValue", "statusSimilarity"}) {
            QVERIFY2(text(name).startsWith("A: "), qPrintable(text(name)));
            QVERIFY2(text(name).contains("   B: "), qPrintable(text(name)));
        }
        QCOMPARE(text("statusValue").count("R("), 2);
        fixture.trigger("compare");
        QVERIFY(!text("statusValue").contains("A: "));
    }

    /// A − B goes row by row, and says so where the rows stand for different positions.
    void theRuleOfDifferencesIsTold() {
        State state = sides("sinusoidal", "sinusoidal");
        const auto subtitleOfDifference = [](const State& shown) {
            const WindowFixture fixture(shown);
            return fixture.window->panes()->card(2)->findChild<QLabel*>("paneSubtitle")->text();
        };
        QVERIFY(!subtitleOfDifference(state).contains("row by row"));
        state.compared->set(keys::firstPosition, std::int64_t{1});
        const QString said = subtitleOfDifference(state);
        QVERIFY2(said.contains("row by row, A from position 0 and B from 1"), qPrintable(said));
    }

    /// The difference of two maps is a difference of maps, not a fit to a difference.
    void differenceOfMaps() {
        State state = sides("sinusoidal", "sinusoidal");
        state.arrangement.panes = {{"offset-map", {}, Subject::difference}};
        {
            const WindowFixture equal(state);
            const QString said = equal.subtitle(0);
            QVERIFY2(!said.contains("least squares"), qPrintable(said));
        }
        state.compared->set(keys::base, 500.0);
        const Snapshot snapshot = snapshotOf(makeSnapshot(state), Subject::difference);
        const Dataset data = findViewType("offset-map")->data(snapshot);
        const auto a = snapshot.sides.a->offsetMaps()->map(state.get(keys::offset));
        const auto b = snapshot.sides.b->offsetMaps()->map(state.get(keys::offset));
        for (std::int64_t row = 0; row < a->rows(); row += 7)
            for (std::int64_t column = 0; column < a->columns(); ++column)
                QCOMPARE(data.field->value(row, column), a->value(row, column) - b->value(row, column));
        state.compared->set(keys::dModel, std::int64_t{64});
        const Text reason =
            whyUnavailable(*findViewType("offset-map"), snapshotOf(makeSnapshot(state), Subject::difference));
        QVERIFY2(reason.english().find("128 and 64") != std::string::npos, reason.english().c_str());
    }

    /// A − B of a table and a bias is neither: the readout says so, and has no rows.
    void aTableMinusABias() {
        State state = defaultState();
        beginComparing(state, "heatmap");
        editSubject(state, Subject::b, [](State& b) { chooseEncoding(b, *findEncoding("alibi")); });
        repair(state);
        const Snapshot difference = snapshotOf(makeSnapshot(state), Subject::difference);
        QVERIFY(readoutOf(difference, 6).rows.empty());
        QCOMPARE(
            QString::fromStdString(whyUnavailable(*findViewType("readout"), difference).english()).left(5),
            QStringLiteral("ALiBi"));
    }

    /// Rows of the distance view: a causal axis for rotary encodings, a logarithmic one, ranges that fit.
    void distancesFillTheirAxes_data() {
        QTest::addColumn<QString>("axis");
        QTest::addColumn<QString>("range");
        QTest::addColumn<double>("from");
        QTest::newRow("automatic") << "linear"
                                   << "auto" << -0.5;
        QTest::newRow("both directions") << "linear"
                                         << "all" << -255.5;
        QTest::newRow("causal") << "linear"
                                << "causal" << -0.5;
        QTest::newRow("logarithmic") << "logarithmic"
                                     << "auto" << 1.0;
        QTest::newRow("logarithmic, both directions") << "logarithmic"
                                                      << "all" << 1.0;
    }
    void distancesFillTheirAxes() {
        QFETCH(QString, axis);
        QFETCH(QString, range);
        State state = encodingState("rope");
        state.arrangement.panes = {{"distance", {}}};
        state.set(keys::distanceAxis, axis.toStdString());
        state.set(keys::distanceRange, range.toStdString());
        repair(state);
        WindowFixture fixture(state);
        QTEST(axisOf(fixture, 0, QCPAxis::atBottom)->range().lower, "from");
        const QCPRange heights = axisOf(fixture, 0, QCPAxis::atLeft)->range();
        const DistanceCurves& curves = *fixture.store.snapshot().model->distance();
        const std::int64_t first = range == "all" && axis == "linear" ? -255 : axis == "linear" ? 0 : 1;
        const Interval ends = curves.range(0, first, 255);
        QVERIFY(heights.lower <= ends.lowest && heights.upper >= ends.highest);
        // Six hundredths of room above and below.
        QVERIFY(heights.size() <= (ends.highest - ends.lowest) * 1.121);
        // The wheel zooms and a double click shows everything again.
        QWidget* plot = fixture.viewWidget(0);
        const double before = axisOf(fixture, 0, QCPAxis::atBottom)->range().size();
        QWheelEvent turn(QPointF(plot->rect().center()), plot->mapToGlobal(QPointF(plot->rect().center())),
                         {}, {0, 240}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(plot, &turn);
        fixture.settle();
        QVERIFY(axisOf(fixture, 0, QCPAxis::atBottom)->range().size() < before);
    }

    /// A figure of a comparison names A and B with all their parameters, wrapped where they need it.
    void figuresNameBoth_data() {
        QTest::addColumn<int>("panes");
        QTest::newRow("one pane") << 1;
        QTest::newRow("all panes") << 4;
    }
    void figuresNameBoth() {
        QFETCH(int, panes);
        const State state = stretched(allOf("spectrum"));
        FigureRequest request;
        request.snapshot = makeSnapshot(state);
        request.panes = state.arrangement.panes;
        request.panes.resize(static_cast<std::size_t>(panes));
        request.theme = &Theme::light();
        request.size = {900, 700};
        const auto figure = drawForFile(request, "svg");
        QVERIFY(figure.ok());
        const QString svg = QString::fromUtf8(figure->vectors);
        QVERIFY(svg.contains(">A: RoPE"));
        QVERIFY(svg.contains(">B: RoPE"));
        // In the description of the file, and in the picture.
        QVERIFY(svg.count("YaRN") >= 2);
    }

    /// What is drawn of a curve is chosen: its values, its running mean, its envelope.
    void stylesOfCurves() {
        State state = stretched({{"distance", {}, Subject::both}});
        std::vector<QImage> pictures;
        for (const char* style : {"values", "mean", "envelope"}) {
            state.set(keys::distanceCurve, std::string(style));
            const WindowFixture fixture(state);
            const QImage picture = fixture.picture(0);
            for (const QImage& other : pictures)
                QVERIFY(picture != other);
            pictures.push_back(picture);
        }
    }
};

POSISCOPE_WINDOW_TEST(TestOverlay)
#include "tst_overlay.moc"
