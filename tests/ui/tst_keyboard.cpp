// SPDX-License-Identifier: GPL-3.0-or-later
// Operation by keyboard alone, and names for people who cannot see the window.
#include <QAbstractButton>
#include <QAccessible>
#include <QDialog>
#include <QMenu>
#include <QMenuBar>
#include <QTableWidget>
#include <QTest>

#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/taborder.h"
#include "ui/panes/panesubtitle.h"

using namespace posiscope;

class TestKeyboard : public StrictTest {
    Q_OBJECT

 private slots:
    void keysMoveTheCursor_data() {
        const Rows<int, Qt::KeyboardModifiers, qint64, qint64> row("key", "modifiers", "position",
                                                                   "dimension");
        const Qt::KeyboardModifiers none;
        row("down", int(Qt::Key_Down), none, qint64{41}, qint64{22});
        row("up", int(Qt::Key_Up), none, qint64{39}, qint64{22});
        row("right", int(Qt::Key_Right), none, qint64{40}, qint64{23});
        row("left", int(Qt::Key_Left), none, qint64{40}, qint64{21});
        row("shift right", int(Qt::Key_Right), Qt::KeyboardModifiers(Qt::ShiftModifier), qint64{40},
            qint64{30});
        row("page down", int(Qt::Key_PageDown), none, qint64{65}, qint64{22});
        row("home", int(Qt::Key_Home), none, qint64{0}, qint64{22});
        row("end", int(Qt::Key_End), none, qint64{255}, qint64{22});
    }
    void keysMoveTheCursor() {
        const auto [key, modifiers, position, dimension] =
            fetchRow<int, Qt::KeyboardModifiers, qint64, qint64>();
        WindowFixture fixture;
        PaneCard* card = fixture.window->panes()->card(0);
        card->setFocus();
        QTest::keyClick(card, static_cast<Qt::Key>(key), modifiers);
        QCOMPARE(fixture.store.state().get(keys::position), position);
        QCOMPARE(fixture.store.state().get(keys::dimension), dimension);
        fixture.trigger(QStringLiteral("undo"));
        QVERIFY(fixture.store.state() == defaultState());
    }

    /// Alt and a key open a menu whose Russian letter is on that key, whatever the layout.
    void russianMenusOnALatinKeyboard_data() {
        const Rows<int, int> row("key", "menu");
        row("Ф on A", int(Qt::Key_A), 0);
        row("no letter of a menu", int(Qt::Key_Q), -1);
    }
    void russianMenusOnALatinKeyboard() {
        const auto [key, menu] = fetchRow<int, int>();
        WindowFixture fixture;
        fixture.window->setLanguageChoice(QStringLiteral("ru"));
        fixture.settle();
        QMenuBar* bar = fixture.window->menuBar();
        QVERIFY(bar->actions().first()->text().startsWith(QStringLiteral("&Ф")));
        fixture.window->panes()->card(0)->setFocus();
        QTest::keyClick(fixture.window.get(), static_cast<Qt::Key>(key), Qt::AltModifier);
        fixture.settle();
        QAction* open = bar->activeAction();
        QCOMPARE(open, menu < 0 ? nullptr : bar->actions().at(menu));
        auto* popup = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        if (menu >= 0) QVERIFY(popup != nullptr && popup->isVisible());
        if (popup) popup->close();
        fixture.window->setLanguageChoice(QStringLiteral("en"));
        fixture.settle();
    }

    void theCursorStaysInsideTheTable() {
        State state = defaultState();
        state.set(keys::maxLen, std::int64_t{2});
        state.set(keys::dModel, std::int64_t{2});
        repair(state);
        WindowFixture fixture(state);
        PaneCard* card = fixture.window->panes()->card(0);
        for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Right, Qt::Key_PageDown, Qt::Key_Down, Qt::Key_Right})
            QTest::keyClick(card, key);
        QCOMPARE(fixture.store.state().get(keys::position), std::int64_t{1});
        QCOMPARE(fixture.store.state().get(keys::dimension), std::int64_t{1});
    }

    void panesZoomAndActByKey() {
        WindowFixture fixture;
        PaneCard* card = fixture.window->panes()->card(0);
        card->setFocus();
        QTest::keyClick(card, Qt::Key_Plus);
        QVERIFY(fixture.store.state().arrangement.panes[0].viewport.has_value());
        QTest::keyClick(card, Qt::Key_0);
        QVERIFY(!fixture.store.state().arrangement.panes[0].viewport.has_value());
        QTest::keyClick(card, Qt::Key_Space, Qt::ShiftModifier);
        QCOMPARE(fixture.store.state().get(keys::dimensions), Indices{22});
        QTest::keyClick(card, Qt::Key_Return);
        QCOMPARE(fixture.store.state().arrangement.maximised, 0);
        QTest::keyClick(card, Qt::Key_Escape);
        QCOMPARE(fixture.store.state().arrangement.maximised, -1);
        QTest::keyClick(fixture.window.get(), Qt::Key_F6);
        QCOMPARE(fixture.window->panes()->current(), 1);
    }

    void panesAreResizedByKey() {
        WindowFixture fixture;
        const QRect before = fixture.window->panes()->card(0)->geometry();
        QTest::keyClick(fixture.window.get(), Qt::Key_Right, Qt::ControlModifier | Qt::AltModifier);
        QTest::keyClick(fixture.window.get(), Qt::Key_Up, Qt::ControlModifier | Qt::AltModifier);
        fixture.settle();
        const QRect after = fixture.window->panes()->card(0)->geometry();
        QVERIFY(after.width() > before.width() + 10);
        QVERIFY(after.height() < before.height() - 10);
    }

    void slidersAndFieldsStep() {
        WindowFixture fixture;
        auto* slider = fixture.find<ParameterSlider>(QStringLiteral("d_modelSlider"));
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(fixture.store.state().get(keys::dModel), std::int64_t{129});
        QTest::keyClick(slider, Qt::Key_Left);
        QTest::keyClick(slider, Qt::Key_PageUp);
        QCOMPARE(fixture.store.state().get(keys::dModel), std::int64_t{256});
        auto* field = fixture.find<NumberField>(QStringLiteral("offsetField"));
        field->setFocus();
        QTest::keyClick(field, Qt::Key_Up);
        QCOMPARE(fixture.store.state().get(keys::offset), std::int64_t{6});
    }

    /// Tab reaches every control, and comes round again.
    void tabReachesEveryControl() {
        WindowFixture fixture(defaultState(), {}, moreUnfolded());
        QSet<QWidget*> reached;
        for (int n = 0; n < 200; ++n) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            if (reached.contains(QApplication::focusWidget()) && n > 60) break;
            reached.insert(QApplication::focusWidget());
        }
        for (const char* name : {"d_modelSlider", "max_lenSlider", "baseSlider", "offsetSlider",
                                 "first_positionSlider", "reset", "encodingButton", "themeButton"})
            QVERIFY2(reached.contains(fixture.find<QWidget>(QLatin1String(name))), name);
        for (const char* name : {"d_modelField", "dimensionsField"})
            QVERIFY2(reached.contains(fixture.find<QWidget>(QLatin1String(name))), name);
        for (int pane = 0; pane < 4; ++pane) {
            QVERIFY(reached.contains(fixture.window->panes()->card(pane)));
            for (const char* tool : {"paneTitle", "paneExport", "paneMaximise"})
                QVERIFY2(reached.contains(
                             fixture.window->panes()->card(pane)->findChild<QWidget*>(QLatin1String(tool))),
                         tool);
        }
    }

    /// Tab goes from top to bottom, also for controls that are made later than those below them.
    void tabGoesThroughWhatIsMadeLate() {
        State state = defaultState();
        state.set(keys::encoding, std::string("rope"));
        repair(state);
        WindowFixture fixture(state, {}, moreUnfolded());
        QVERIFY(fixture.window->findChild<QWidget*>(QStringLiteral("beta_fastField")) == nullptr);
        fixture.store.update([](State& now) { now.set(keys::scaling, std::string("yarn")); }, "yarn");
        fixture.store.update([](State& now) { now.set(keys::motionBar, true); }, "bar");
        fixture.settle();
        const QStringList names = namesByTab(fixture);
        if (QTest::currentTestFailed()) return;
        for (const char* name : {"scalingMenu", "factorField", "fold_more", "beta_fastField", "offsetSlider",
                                 "cursorReadout", "dimensionsField", "reset"})
            QVERIFY2(names.contains(QLatin1String(name)), name);
        // The bar below the panes comes before the status bar, as it stands.
        fixture.find<QWidget>(QStringLiteral("motionExport"))->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("themeButton"));
    }

    void everyControlHasAName() {
        WindowFixture fixture;
        for (QWidget* widget : fixture.window->findChildren<QWidget*>()) {
            if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus ||
                widget->objectName().startsWith(QLatin1String("qt_")))
                continue;
            QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
            QVERIFY(spoken != nullptr);
            QVERIFY2(
                !spoken->text(QAccessible::Name).isEmpty(),
                qPrintable(widget->objectName() + u' ' + QLatin1String(widget->metaObject()->className())));
        }
        for (int pane = 0; pane < 4; ++pane)
            QVERIFY(fixture.window->panes()->card(pane)->description().size() > 20);
    }

    void shortcutsAreUniqueAndListed() {
        WindowFixture fixture;
        QMap<QString, QString> owners;
        for (const QAction* action : fixture.window->findChildren<QAction*>()) {
            for (const QKeySequence& keys : action->shortcuts()) {
                QVERIFY2(!owners.contains(keys.toString()),
                         qPrintable(keys.toString() + QStringLiteral(": ") + action->text()));
                owners[keys.toString()] = action->text();
            }
        }
        QVERIFY(owners.size() >= 18);
        fixture.trigger(QStringLiteral("shortcuts"));
        auto* dialog = fixture.find<QDialog>(QStringLiteral("shortcutsDialog"));
        QVERIFY(dialog->isVisible());
        QVERIFY(dialog->findChild<QTableWidget*>()->rowCount() >= owners.size());
        dialog->close();
        fixture.trigger(QStringLiteral("about"));
        QVERIFY(fixture.find<QDialog>(QStringLiteral("aboutDialog"))->isVisible());
    }

    /// The window can be as small as 1280 × 720 without any text being cut off.
    void nothingIsCutAtASmallSize() {
        WindowFixture fixture;
        fixture.window->resize(1280, 720);
        fixture.settle();
        QCOMPARE(fixture.window->size(), QSize(1280, 720));
        for (const QAbstractButton* button : fixture.window->findChildren<QAbstractButton*>()) {
            if (!button->isVisible() || button->text().isEmpty()) continue;
            QVERIFY2(button->width() >= button->fontMetrics().horizontalAdvance(button->text()),
                     qPrintable(button->text()));
        }
        for (int pane = 0; pane < 4; ++pane) {
            const auto* subtitle = fixture.window->panes()->card(pane)->findChild<PaneSubtitle*>();
            // Similarity's distance of the nearest rows has room in a wider pane, and is in the tool tip.
            const QString all = subtitle->text(), shown = subtitle->shown();
            QVERIFY2(shown == all || (pane == 1 && all.startsWith(shown + u',')), qPrintable(shown));
        }
    }
};

POSISCOPE_WINDOW_TEST(TestKeyboard)
#include "tst_keyboard.moc"
