// SPDX-License-Identifier: GPL-3.0-or-later
// A and B in one plot, and the axes that they share.
#include <QMenu>
#include <QToolButton>

#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/comparisons.h"
#include "ui/views/shared/sidenames.h"

using namespace posiscope;

namespace {

const char* const overlaid[] = {"spectrum", "distance", "waves", "clocks", "components"};

}  // namespace

class TestOverlay : public StrictTest {
    Q_OBJECT

 private slots:
    void viewsThatOverlay_data() { eachText("view", overlaid); }
    /// A and B together look like neither of them, and the text distinguishes them.
    void viewsThatOverlay() {
        QFETCH(QString, view);
        WindowFixture fixture(stretched(allOf(view.toStdString())));
        fixture.makePanesEqual();
        QVERIFY(fixture.picture(0) != fixture.picture(1));
        QVERIFY(fixture.picture(0) != fixture.picture(2));
        const PaneArea& panes = *fixture.window->panes();
        QVERIFY(panes.card(0)->findChild<QToolButton*>("paneTitle")->text().startsWith("A and B · "));
        const QString words = panes.card(0)->description();
        if (view == "components") return;
        for (const Subject side : {Subject::a, Subject::b})
            QVERIFY2(words.contains(sideName(fixture.store.state(), side)), qPrintable(words));
        // When A equals B and their curves coincide, the plot says so.
        fixture.trigger("copyCompared");
        QVERIFY(!panes.card(0)->description().isEmpty());
    }

    /// The panes of A, of B and of both count and measure alike.
    void axesAreShared_data() {
        addColumns<QString, bool>("view", "zoomed");
        for (const char* view : {"spectrum", "distance", "waves", "components"})
            for (const bool zoomed : {false, true})
                QTest::addRow("%s%s", view, zoomed ? ", zoomed" : "") << view << zoomed;
    }
    void axesAreShared() {
        const auto [view, zoomed] = fetchRow<QString, bool>();
        State state = stretched(allOf(view.toStdString()));
        state.variants.front().set(keys::maxLen, std::int64_t{300});  // A has 256
        state.variants.front().set(keys::attentionFactor, 2.0);
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

    /// A comparison begins with both in one plot where the view can draw that.
    void comparingBeginsWithBoth_data() {
        const Rows<QString, QStringList> row("view", "panes");
        row("spectrum", "spectrum", QStringList{"spectrum:both", "distance:both", "spectrum:difference"});
        row("distance", "distance", QStringList{"distance:both", "spectrum:both", "distance:difference"});
        row("clocks", "clocks", QStringList{"clocks:both", "clocks:a", "clocks:b"});
        row("table", "heatmap", QStringList{"heatmap:a", "heatmap:b", "heatmap:difference"});
        row("rotation", "rotation", QStringList{"rotation:a", "rotation:b", "comparison:difference"});
    }
    void comparingBeginsWithBoth() {
        const auto [view, panes] = fetchRow<QString, QStringList>();
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

    /// The menu of a pane offers the subjects that its view can show, and a new view begins with one of them.
    void whatAPaneOffers_data() {
        const Rows<QString, bool, bool> row("view", "both", "difference");
        row("spectrum", "spectrum", true, true);
        row("clocks", "clocks", true, false);
        row("table", "heatmap", false, true);
        row("rotation", "rotation", false, false);
    }
    void whatAPaneOffers() {
        const auto [view, both, difference] = fetchRow<QString, bool, bool>();
        WindowFixture fixture(
            stretched({{view.toStdString(), {}, Subject::a}, {"waves", {}, Subject::both}}));
        auto* button = fixture.window->panes()->card(0)->findChild<QToolButton*>("paneTitle");
        QMenu* const menu = button->menu();
        menu->popup(QPoint(20, 20));
        QVERIFY(QTest::qWaitForWindowExposed(menu, patience));
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
};

POSISCOPE_WINDOW_TEST(TestOverlay)
#include "tst_overlay.moc"
