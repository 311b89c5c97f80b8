// SPDX-License-Identifier: GPL-3.0-or-later
// Former and likely errors: pauses in drags, double clicks, half-typed values, hidden panes, deep zooms.
#include <qcustomplot.h>

#include <QClipboard>
#include <QLabel>
#include <QStatusBar>
#include <QTest>
#include <cmath>

#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/panes/panetitle.h"
#include "ui/translation/translated.h"

using namespace posiscope;

class TestWindowDetails : public StrictTest {
    Q_OBJECT

 private slots:
    void aDoubleClickOnlyShowsEverything() {
        WindowFixture fixture;
        for (int pane = 0; pane < 4; ++pane) {
            QWidget* widget = fixture.viewWidget(pane);
            // In the table a double click chooses a column, so here it is on the axis.
            const QPoint at(pane == 0 ? 8 : widget->width() / 3, widget->height() / 3);
            fixture.moveMouse(widget, at);
            QTest::mouseDClick(widget, Qt::LeftButton, {}, at);
            fixture.settle();
            const State& now = fixture.store.state();
            QCOMPARE(now.get(keys::dimensions), defaultState().get(keys::dimensions));
            QCOMPARE(now.get(keys::reference), defaultState().get(keys::reference));
            QVERIFY(!fixture.store.history().canUndo());
        }
    }

    void aDragThatPausesIsOneStep() {
        WindowFixture fixture;
        auto* slider = fixture.find<ParameterSlider>(QStringLiteral("max_lenSlider"));
        fixture.press(slider, {60, 10});
        fixture.moveMouse(slider, {90, 10});
        QTest::qWait(1300);  // longer than the pause that ends a gesture of keys
        fixture.moveMouse(slider, {140, 10});
        fixture.release(slider, {140, 10});
        fixture.settle();
        QCOMPARE(fixture.store.history().count(), 1);
        fixture.trigger(QStringLiteral("undo"));
        QVERIFY(fixture.store.state() == defaultState());
    }

    void twoPansAreTwoSteps() {
        WindowFixture fixture;
        PaneCard* card = fixture.window->panes()->card(0);
        for (int n = 0; n < 4; ++n)
            QTest::keyClick(card, Qt::Key_Plus);
        fixture.store.endGesture();
        QWidget* table = fixture.viewWidget(0);
        const QPoint middle(table->width() / 2, table->height() / 2);
        for (int n = 0; n < 2; ++n) {
            fixture.press(table, middle);
            fixture.moveMouse(table, middle + QPoint(15, 8));
            fixture.moveMouse(table, middle + QPoint(30, 15));
            fixture.release(table, middle + QPoint(30, 15));
        }
        QCOMPARE(fixture.store.history().count(), 3);
    }

    void whatIsBeingTypedStaysWhileTheMouseMoves() {
        WindowFixture fixture;
        auto* field = fixture.find<NumberField>(QStringLiteral("d_modelField"));
        field->setFocus();
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, QStringLiteral("512"));
        QWidget* table = fixture.viewWidget(0);
        fixture.moveMouse(table, {table->width() / 3, table->height() / 3});
        fixture.moveMouse(table, {table->width() / 2, table->height() / 2});
        fixture.settle();
        QVERIFY(fixture.store.state().get(keys::position) != 40);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(fixture.store.state().get(keys::dModel), std::int64_t{512});
    }

    void undoWorksRightAfterTyping_data() {
        const Rows<QString, QString> row("field", "text");
        row("number", "d_modelField", "512");
        row("list", "dimensionsField", "4-7, 20");
    }
    void undoWorksRightAfterTyping() {
        const auto [field, text] = fetchRow<QString, QString>();
        WindowFixture fixture;
        fixture.type(field, text);
        QVERIFY(fixture.store.state() != defaultState());
        QTest::keyClick(fixture.find<QWidget>(field), Qt::Key_Z, Qt::ControlModifier);
        fixture.settle();
        QVERIFY(fixture.store.state() == defaultState());
    }

    void zoomingInEnds_data() {
        QTest::addColumn<int>("pane");
        for (int pane = 0; pane < 4; ++pane)
            QTest::addRow("pane %d", pane) << pane;
    }
    void zoomingInEnds() {
        QFETCH(int, pane);
        WindowFixture fixture;
        PaneCard* card = fixture.window->panes()->card(pane);
        for (int n = 0; n < 200; ++n)
            QTest::keyClick(card, Qt::Key_Plus);
        fixture.settle();
        const auto viewport =
            fixture.store.state().arrangement.panes[static_cast<std::size_t>(pane)].viewport;
        QVERIFY(viewport.has_value());
        QVERIFY(viewport->right - viewport->left > 1.9);  // two cells are the finest zoom
    }

    void aTinyViewportInAFileIsShownAsTwoCells() {
        State state = defaultState();
        state.arrangement.panes = {{"waves", Viewport{100, 100.00000000000003, -1, 1}}};
        const WindowFixture fixture(state);
        const auto* plot = qobject_cast<QCustomPlot*>(fixture.viewWidget(0));
        QVERIFY(plot != nullptr);
        const QCPRange shown = plot->axisRect()->axis(QCPAxis::atBottom)->range();
        constexpr double twoCells = 2, rounding = 1e-9;
        QVERIFY2(std::abs(shown.size() - twoCells) < rounding && std::abs(shown.center() - 100) < rounding,
                 qPrintable(QStringLiteral("%1 … %2").arg(shown.lower).arg(shown.upper)));
    }

    void aWindowThatStartsMaximisedActsOnThatPane() {
        State state = defaultState();
        state.arrangement.maximised = 1;
        WindowFixture fixture(state);
        QCOMPARE(fixture.window->panes()->current(), 1);
        fixture.trigger(QStringLiteral("copyPicture"));
        const auto copied = QGuiApplication::clipboard()->image().size();
        QCOMPARE(copied, 2 * fixture.window->panes()->card(1)->size());
        const QString name = translated(findViewType(state.arrangement.panes[1].view)->name);
        QVERIFY(fixture.window->statusBar()->currentMessage().contains(name));
        fixture.trigger(QStringLiteral("view_spectrum"));
        QCOMPARE(fixture.store.state().arrangement.panes[1].view, std::string("spectrum"));
        fixture.trigger(QStringLiteral("nextPane"));
        QCOMPARE(fixture.store.state().arrangement.maximised, 2);
        QVERIFY(fixture.window->panes()->card(2)->isVisible());
    }

    void whatTheStatusBarSaysStandsBesideTheValues_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("usual") << QSize(1440, 900);
        QTest::newRow("smallest") << QSize(860, 500);
    }
    void whatTheStatusBarSaysStandsBesideTheValues() {
        QFETCH(QSize, size);
        WindowFixture fixture;
        fixture.window->resize(size);
        fixture.settle();
        fixture.window->statusBar()->showMessage(
            QStringLiteral("Opened a-session-with-a-long-name.posiscope"));
        fixture.settle();
        const auto* message = fixture.find<QLabel>(QStringLiteral("statusMessage"));
        QVERIFY(message->isVisible());
        QVERIFY(message->width() > 100);
        for (const char* name : {"statusValue", "statusSimilarity"}) {
            const auto* value = fixture.find<QLabel>(QString::fromLatin1(name));
            QVERIFY2(value->isVisible(), name);
            QVERIFY2(!value->geometry().intersects(message->geometry()), name);
            QVERIFY2(value->width() >= value->sizeHint().width(), name);
        }
        fixture.window->statusBar()->clearMessage();
        fixture.settle();
        QVERIFY(fixture.find<QLabel>(QStringLiteral("statusHint"))->isVisible());
    }

    void aNarrowPaneTellsWhichSideItIs() {
        State state = defaultState();
        beginComparing(state, "heatmap");
        WindowFixture fixture(state);
        fixture.window->resize(fixture.window->minimumSize());
        fixture.settle();
        for (const auto& [pane, begin] :
             {std::pair{0, "A · "}, std::pair{1, "B · "}, std::pair{2, "A − B · "}}) {
            const auto* title = fixture.window->panes()->card(pane)->findChild<PaneTitle*>();
            QVERIFY(title);
            QVERIFY2(title->shown().startsWith(QString::fromUtf8(begin)), qPrintable(title->shown()));
            QVERIFY(title->fontMetrics().horizontalAdvance(title->shown()) <= title->width());
        }
    }

    void nothingInTheStatusBarIsCut_data() {
        addColumns<int, bool>("width", "comparing");
        for (const int width : {860, 1280, 1440})
            for (const bool comparing : {false, true})
                QTest::addRow("%d%s", width, comparing ? ", comparing" : "") << width << comparing;
    }
    void nothingInTheStatusBarIsCut() {
        const auto [width, comparing] = fetchRow<int, bool>();
        State state = defaultState();
        if (comparing) {
            beginComparing(state, "heatmap");
            editSubject(state, Subject::b, [](State& b) { b.set(keys::base, 512.0); });
        }
        WindowFixture fixture(state);
        fixture.window->resize(width, 600);
        fixture.settle();
        const QStatusBar* bar = fixture.window->statusBar();
        for (const char* name : {"statusValue", "statusSimilarity", "statusHint", "themeButton"}) {
            const auto* widget = fixture.find<QWidget>(QString::fromLatin1(name));
            if (!widget->isVisible()) continue;
            QVERIFY2(bar->rect().contains(widget->geometry()), name);
            QVERIFY2(widget->width() >= widget->sizeHint().width(), name);
        }
        QVERIFY(fixture.find<QWidget>("statusValue")->isVisible());
        QVERIFY(fixture.find<QWidget>("themeButton")->isVisible());
    }

    void theProfileMovesTheCursorToo() {
        WindowFixture fixture;
        QWidget* widget = fixture.viewWidget(1);
        const QPoint below(widget->width() / 2, widget->height() - 70);
        fixture.moveMouse(widget, below - QPoint(40, 0));
        fixture.moveMouse(widget, below);
        fixture.settle();
        const std::int64_t p = fixture.store.state().get(keys::position);
        QVERIFY2(p > 80 && p < 180, qPrintable(QString::number(p)));
        QTest::mouseClick(widget, Qt::LeftButton, {}, below);
        QCOMPARE(fixture.store.state().get(keys::reference), p);
    }

    void shiftChoosesARange() {
        State state = defaultState();
        state.set(keys::dimensions, Indices{10});
        WindowFixture fixture(state);
        QWidget* table = fixture.viewWidget(0);
        QTest::mouseClick(table, Qt::LeftButton, Qt::ShiftModifier,
                          {table->width() / 2, table->height() / 2});
        const Indices chosen = fixture.store.state().get(keys::dimensions);
        QCOMPARE(chosen.front(), std::int64_t{10});
        QCOMPARE(chosen.back(), fixture.store.state().get(keys::dimension));
        QCOMPARE(static_cast<std::int64_t>(chosen.size()), chosen.back() - chosen.front() + 1);
    }

    void turningTheTableKeepsTheCellsInSight() {
        State state = defaultState();
        const Viewport part{15.5, 31.5, 31.5, 63.5};
        state.arrangement.panes[0].viewport = part;
        WindowFixture fixture(state);
        fixture.find<QToolButton>(QStringLiteral("tool_turn"))->click();
        QCOMPARE(fixture.store.history().count(), 1);
        QVERIFY(fixture.store.state().arrangement.panes[0].viewport == part);
        // The same number of cells is visible along the other axis, so zooming out and in returns to them.
        PaneCard* card = fixture.window->panes()->card(0);
        QTest::keyClick(card, Qt::Key_Plus);
        const Viewport closer = *fixture.store.state().arrangement.panes[0].viewport;
        QVERIFY(closer.bottom - closer.top > closer.right - closer.left);
    }

    void arrowsFollowThePicture() {
        WindowFixture fixture;
        PaneCard* waves = fixture.window->panes()->card(2);
        QTest::keyClick(waves, Qt::Key_Right);
        QCOMPARE(fixture.store.state().get(keys::position), std::int64_t{41});
        waves->findChild<QToolButton*>("tool_turn")->click();
        QTest::keyClick(waves, Qt::Key_Right);
        QCOMPARE(fixture.store.state().get(keys::dimension), std::int64_t{23});
    }

    void newAndOpenCanBeUndone() {
        WindowFixture fixture;
        fixture.type(QStringLiteral("baseField"), QStringLiteral("500"));
        const State mine = fixture.store.state();
        fixture.trigger(QStringLiteral("new"));
        QVERIFY(fixture.store.state() == defaultState());
        fixture.trigger(QStringLiteral("undo"));
        QVERIFY(fixture.store.state() == mine);
    }

    void tinyPanesDoNotCrash() {
        State state = defaultState();
        state.arrangement.rowSplit = 0.05;
        state.arrangement.columnSplit = 0.05;
        WindowFixture fixture(state);
        fixture.window->resize(fixture.window->minimumSize());
        fixture.settle();
        for (const ViewType* type : viewTypes()) {
            fixture.window->panes()->setCurrent(0);
            fixture.trigger(QStringLiteral("view_") + QString::fromStdString(type->id));
            // The view, or the sentence that replaces it.
            PaneCard* const card = fixture.window->panes()->card(0);
            QCOMPARE(card->view() == nullptr, !whyUnavailable(*type, fixture.store.snapshot()).empty());
            QVERIFY(!card->grab().isNull());
        }
    }

    /// A message stands between the edges of the panes.
    void aMessageKeepsToThePanes() {
        const WindowFixture fixture;
        fixture.window->banner()->say(QStringLiteral("Something happened."));
        fixture.settle();
        const auto edges = [&](const QWidget* widget) {
            const int left = widget->mapTo(fixture.window.get(), QPoint()).x();
            return std::pair(left, left + widget->width());
        };
        const auto [left, right] = edges(fixture.window->banner());
        QVERIFY(std::abs(left - edges(fixture.window->panes()->card(0)).first) <= 1);
        QVERIFY(std::abs(right - edges(fixture.window->panes()->card(1)).second) <= 1);
    }

    /// A number is one word, however its digits are grouped.
    void aDoubleClickTakesTheWholeNumber_data() {
        const Rows<bool> row("third");
        row("two clicks", false);
        row("three clicks", true);
    }
    void aDoubleClickTakesTheWholeNumber() {
        QFETCH(bool, third);
        WindowFixture fixture;
        auto* const field = fixture.find<NumberField>("baseField");
        auto* const line = field->findChild<QLineEdit*>();
        QVERIFY(line->text().size() > 5);
        const QPoint at(line->width() - 12, line->height() / 2);
        QTest::mouseClick(line, Qt::LeftButton, {}, at);
        QTest::mouseDClick(line, Qt::LeftButton, {}, at);
        if (third) QTest::mouseClick(line, Qt::LeftButton, {}, at);
        QCOMPARE(line->selectedText(), line->text());
        QTest::keyClicks(line, "500000");
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(fixture.store.state().get(keys::base), 500'000.0);
    }
};

POSISCOPE_WINDOW_TEST(TestWindowDetails)
#include "tst_windowdetails.moc"
