// SPDX-License-Identifier: GPL-3.0-or-later
// What the mouse does on plots besides moving the cursor: rectangles, legends, the menu; and what of a
// picture can be set: the ends of its colours, the shape of its pixels.
#include <qcustomplot.h>

#include <QClipboard>
#include <QContextMenuEvent>
#include <QLabel>
#include <QMenu>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>

#include "core/parameters/viewkeys.h"
#include "tests/support/encodingof.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"

using namespace posiscope;

namespace {

QRect pictureOf(const WindowFixture& fixture, int pane) {
    return static_cast<QCustomPlot*>(fixture.viewWidget(pane))->axisRect(0)->rect();
}

/// A drag with Shift held.
void frame(const WindowFixture& fixture, QWidget* widget, QPoint from, QPoint to) {
    QWindow* const window = fixture.window->windowHandle();
    const auto in = [&](QPoint at) { return widget->mapTo(fixture.window.get(), at); };
    QTest::mousePress(window, Qt::LeftButton, Qt::ShiftModifier, in(from));
    for (int n = 1; n <= 3; ++n) {
        QMouseEvent move(QEvent::MouseMove, from + (to - from) * n / 3,
                         widget->mapToGlobal(from + (to - from) * n / 3), Qt::NoButton, Qt::LeftButton,
                         Qt::ShiftModifier);
        QCoreApplication::sendEvent(widget, &move);
    }
    QTest::mouseRelease(window, Qt::LeftButton, Qt::ShiftModifier, in(to));
    WindowFixture::settle();
}

}  // namespace

class TestPlotMouse : public StrictTest {
    Q_OBJECT

 private slots:
    void shiftAndADragZoomIntoARectangle() {
        WindowFixture fixture;
        const QRect rect = pictureOf(fixture, 0);
        const QPoint from = rect.topLeft() + QPoint(rect.width() / 4, rect.height() / 4);
        const QPoint to = rect.topLeft() + QPoint(rect.width() / 2, rect.height() / 2);
        frame(fixture, fixture.viewWidget(0), from, to);
        const auto part = fixture.store.state().arrangement.panes[0].viewport;
        QVERIFY(part.has_value());
        // A pixel is less than two positions or dimensions here.
        QVERIFY(std::abs(part->left - 31.5) < 2 && std::abs(part->right - 63.5) < 2);
        QVERIFY(std::abs(part->top - 63.5) < 2 && std::abs(part->bottom - 127.5) < 2);
        QCOMPARE(fixture.store.history().count(), 1);
        QCOMPARE(fixture.store.state().get(keys::dimensions), defaultState().get(keys::dimensions));
        fixture.trigger("undo");
        QVERIFY(!fixture.store.state().arrangement.panes[0].viewport.has_value());
    }

    void aClickInTheLegendSwitchesAWave() {
        WindowFixture fixture;
        int pane = 0;
        while (fixture.store.state().arrangement.panes[static_cast<std::size_t>(pane)].view != "waves")
            ++pane;
        QWidget* const widget = fixture.viewWidget(pane);
        const QImage before = fixture.picture(pane);
        const QRect rect = pictureOf(fixture, pane);
        const QPoint entry(rect.right() + 30, rect.top() + 10 + 18);  // the second line
        for (const bool off : {true, false}) {
            fixture.press(widget, entry);
            fixture.release(widget, entry);
            WindowFixture::settle();
            const Indices hidden = off ? Indices{5} : Indices{};
            QCOMPARE(fixture.store.state().get(keys::wavesHidden), hidden);
            QCOMPARE(fixture.store.state().get(keys::dimensions), defaultState().get(keys::dimensions));
        }
        fixture.trigger("undo");
        QCOMPARE(fixture.store.state().get(keys::wavesHidden), Indices{5});
        QVERIFY(fixture.picture(pane) != before);
        fixture.trigger("undo");
        QCOMPARE(fixture.store.state().get(keys::wavesHidden), Indices{});
    }

    /// The event reaches the pane from every place of its plots.
    void aRightClickOpensThePanesMenu_data() {
        QTest::addColumn<int>("pane");
        for (int pane = 0; pane < 4; ++pane)
            QTest::addRow("pane %d", pane) << pane;
    }
    void aRightClickOpensThePanesMenu() {
        QFETCH(int, pane);
        WindowFixture fixture;
        QWidget* const widget = fixture.viewWidget(pane);
        bool opened = false;
        QTimer look;
        connect(&look, &QTimer::timeout, this, [&] {
            if (QWidget* menu = QApplication::activePopupWidget()) {
                opened = qobject_cast<QMenu*>(menu) != nullptr;
                menu->close();
            }
        });
        look.start(20);
        const QPoint at = widget->rect().center();
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, widget->mapToGlobal(at));
        QApplication::sendEvent(widget, &event);
        QTRY_VERIFY(opened);
    }

    /// The menu at a cell chooses its dimension, alone or beside the others; each is one step.
    void theMenuChoosesTheDimension() {
        WindowFixture fixture;
        fixture.store.preview([](State& state) { state.set(keys::dimension, std::int64_t{40}); });
        const auto pick = [&](const QString& name) {
            QWidget* const widget = fixture.viewWidget(0);
            bool picked = false;
            QTimer look;
            connect(&look, &QTimer::timeout, this, [&] {
                QWidget* const menu = QApplication::activePopupWidget();
                if (menu == nullptr) return;
                if (auto* action = menu->findChild<QAction*>(name)) {
                    picked = true;
                    action->trigger();
                }
                menu->close();
            });
            look.start(20);
            const QPoint at = widget->rect().center();
            QContextMenuEvent event(QContextMenuEvent::Mouse, at, widget->mapToGlobal(at));
            QApplication::sendEvent(widget, &event);
            QTRY_VERIFY(picked);
        };
        const Indices before = fixture.store.state().get(keys::dimensions);
        Indices more = before;
        more.push_back(40);
        pick("toggleDimension");
        QCOMPARE(fixture.store.state().get(keys::dimensions), more);
        pick("toggleDimension");
        QCOMPARE(fixture.store.state().get(keys::dimensions), before);
        pick("chooseDimension");
        QCOMPARE(fixture.store.state().get(keys::dimensions), Indices{40});
        QCOMPARE(fixture.store.history().count(), 3);
        fixture.trigger("undo");
        QCOMPARE(fixture.store.state().get(keys::dimensions), before);
    }

    /// Said once in a life: after the first plain click in the table.
    void theFirstClickIsFollowedByAHint() {
        QTemporaryDir folder;
        const QString file = folder.filePath("settings.json");
        QString usual;
        for (const bool first : {true, false}) {
            WindowFixture fixture(defaultState(), file, loadSettings(file, viewIds()).settings);
            const auto* hint = fixture.find<QLabel>("statusHint");
            usual = hint->text();
            const QPoint at = pictureOf(fixture, 0).center();
            fixture.press(fixture.viewWidget(0), at);
            fixture.release(fixture.viewWidget(0), at);
            QCOMPARE(hint->text() != usual, first);
            QCOMPARE(hint->text().contains("Ctrl+click"), first);
            fixture.window->saveNow();
        }
    }

    void overAnAxisTheWheelIsExplained() {
        WindowFixture fixture;
        const auto* hint = fixture.find<QLabel>("statusHint");
        const QString usual = hint->text();
        QWidget* const widget = fixture.viewWidget(0);
        const QRect rect = pictureOf(fixture, 0);
        const auto moveTo = [&](QPoint at) {
            QMouseEvent move(QEvent::MouseMove, at, widget->mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
            QCoreApplication::sendEvent(widget, &move);
        };
        for (const QPoint axis :
             {QPoint(rect.left() - 20, rect.center().y()), QPoint(rect.center().x(), rect.bottom() + 20)}) {
            moveTo(axis);
            QVERIFY(hint->text() != usual);
            moveTo(rect.center());
            QCOMPARE(hint->text(), usual);
        }
        moveTo(QPoint(rect.right() + 30, rect.center().y()));  // the colour bar
        QCOMPARE(hint->text(), usual);
    }

    /// Text that is selected has a menu of its own, to copy it.
    void aRightClickOnTextOpensThePanesMenu_data() {
        addColumns<QString, bool>("view", "selected");
        for (const char* view : {"readout", "comparison"})
            for (const bool selected : {false, true})
                QTest::addRow("%s%s", view, selected ? ", selected" : "") << view << selected;
    }
    void aRightClickOnTextOpensThePanesMenu() {
        const auto [view, selected] = fetchRow<QString, bool>();
        State state = defaultState();
        beginComparing(state, {{view.toStdString(), {}, Subject::a}});
        WindowFixture fixture(state);
        auto* const text = qobject_cast<QTextBrowser*>(fixture.viewWidget(0));
        QVERIFY(text);
        if (selected) text->selectAll();
        const QPoint at(40, 24);
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, text->viewport()->mapToGlobal(at));
        QApplication::sendEvent(text->viewport(), &event);
        QTRY_VERIFY(qobject_cast<QMenu*>(QApplication::activePopupWidget()));
        auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QStringList entries;
        for (const QAction* action : menu->actions())
            entries << action->text();
        menu->close();
        QVERIFY2(entries.contains("Copy picture") != selected, qPrintable(entries.join(", ")));
    }

    void theValueUnderTheCursorIsCopied() {
        WindowFixture fixture;
        fixture.store.update(
            [](State& state) {
                state.set(keys::position, std::int64_t{40});
                state.set(keys::dimension, std::int64_t{22});
            },
            "Move cursor");
        PaneCard* const card = fixture.window->panes()->card(0);
        card->setFocus();
        QTest::keyClick(card, Qt::Key_C, Qt::ControlModifier);
        const double copied = QGuiApplication::clipboard()->text().toDouble();
        QCOMPARE(copied, fixture.store.snapshot().model->table().value(40, 22));
    }

    void chosenLimitsAreTheBarsEnds() {
        WindowFixture fixture;
        const QImage before = fixture.picture(0);
        fixture.store.update([](State& state) { state.set(keys::valueLimits, NumberList{-2, 2}); }, "Limits");
        WindowFixture::settle();
        QVERIFY(fixture.picture(0) != before);
        QVERIFY(fixture.store.update(
            [](State& state) {
                state.set(keys::valueLimits, NumberList{2, -2});
            },
            "Limits"));
        QCOMPARE(fixture.store.state().get(keys::valueLimits), (NumberList{-2, 2}));
        fixture.trigger("undo");
        QVERIFY(fixture.picture(0) == before);
    }

    /// A − B is of another size than A and B.
    void differencesHaveLimitsOfTheirOwn_data() { eachText("view", {"heatmap", "similarity"}); }
    void differencesHaveLimitsOfTheirOwn() {
        QFETCH(QString, view);
        State state = defaultState();
        beginComparing(state, {{view.toStdString(), {}, Subject::difference}});
        editSubject(state, Subject::b, [](State& b) { b.set(keys::base, 500.0); });
        WindowFixture fixture(state);
        const auto with = [&](Key<NumberList> key, const NumberList& limits) {
            fixture.store.update([&](State& now) { now.set(key, limits); }, "Limits");
            WindowFixture::settle();
            return fixture.picture(0);
        };
        const QImage automatic = fixture.picture(0);
        QVERIFY(with(keys::valueLimits, {-0.25, 0.25}) == automatic);
        QVERIFY(with(keys::similarityLimits, {-3, 3}) == automatic);
        QVERIFY(with(keys::differenceLimits, {-0.25, 0.25}) != automatic);
        QVERIFY(with(keys::differenceLimits, {}) == automatic);
    }

    void squarePixels_data() { eachText("view", {"similarity", "offset-map"}); }
    void squarePixels() {
        QFETCH(QString, view);
        State state = defaultState();
        state.arrangement.panes = {{view.toStdString(), {}, Subject::a}};
        WindowFixture fixture(state);
        const QRect wide = pictureOf(fixture, 0);
        QVERIFY(std::abs(wide.width() - wide.height()) > 2);
        fixture.store.update([](State& now) { now.set(keys::squareCells, true); }, "Square pixels");
        WindowFixture::settle();
        fixture.picture(0);
        const QRect square = pictureOf(fixture, 0);
        QVERIFY2(std::abs(square.width() - square.height()) <= 1,
                 qPrintable(QString("%1 × %2").arg(square.width()).arg(square.height())));
        QVERIFY(square.width() > 100);
    }
};

POSISCOPE_WINDOW_TEST(TestPlotMouse)
#include "tst_plotmouse.moc"
