// SPDX-License-Identifier: GPL-3.0-or-later
// The window is built anew, in another language or for a projector, while menus and dialogs of it are open.
#include <QContextMenuEvent>
#include <QDialog>
#include <QMenu>
#include <QPointer>
#include <QTimer>
#include <QToolButton>

#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/parameters/editors.h"
#include "ui/parameters/readoutcard.h"

using namespace posiscope;

namespace {

using Change = void (*)(WindowFixture&);

void present(WindowFixture& fixture) {
    fixture.window->presentation()->set(!fixture.window->presentation()->isOn());
}
void chinese(WindowFixture& fixture) {
    fixture.window->setLanguageChoice(QStringLiteral("zh"));
    fixture.settle();
}
void dropPanes(WindowFixture& fixture) {
    fixture.store.update([](State& state) { state.arrangement.panes.resize(1); }, "One pane");
}
void otherView(WindowFixture& fixture) {
    fixture.store.update(
        [](State& state) {
            state.arrangement.panes.back() = {"bias", {}, Subject::a};
        },
        "Bias");
    fixture.settle();
}

void openMenu(QWidget* widget) {
    QContextMenuEvent event(QContextMenuEvent::Mouse, widget->rect().center(),
                            widget->mapToGlobal(widget->rect().center()));
    QApplication::sendEvent(widget, &event);
}

}  // namespace

class TestOpenMenus : public StrictTest {
    Q_OBJECT

 private slots:
    void menus_data() {
        addColumns<QString, Change>("over", "change");
        for (const char* over : {"pane", "control", "readout"})
            for (const auto& [change, name] :
                 {std::pair(Change(present), "presenting"), std::pair(Change(chinese), "another language"),
                  std::pair(Change(dropPanes), "fewer panes"), std::pair(Change(otherView), "another view")})
                QTest::addRow("%s, %s", over, name) << over << change;
    }
    void menus() {
        const auto [over, change] = fetchRow<QString, Change>();
        WindowFixture fixture;
        QWidget* widget = fixture.window->panes()->card(fixture.window->panes()->count() - 1);
        if (over == QLatin1String("control"))
            widget = fixture.window->findChildren<ParameterEditor*>().front();
        if (over == QLatin1String("readout"))
            widget = fixture.window->findChildren<ReadoutCard*>().front()->viewport();
        // Inside an event of the window, as a key that comes while the menu is opened.
        QTimer::singleShot(0, [&] {
            QVERIFY(QApplication::activePopupWidget() != nullptr);
            change(fixture);
        });
        openMenu(widget);
        fixture.settle();
        if (QWidget* menu = QApplication::activePopupWidget()) menu->close();
        fixture.settle();
        QVERIFY(QApplication::activePopupWidget() == nullptr);
        QVERIFY(fixture.window->panes()->card(0)->isVisible());
        fixture.window->setLanguageChoice(QStringLiteral("en"));
        fixture.settle();
    }

    // What the menu of a pane offers goes with the pane.
    void menusOfPanesThatGo_data() {
        QTest::addColumn<bool>("title");
        QTest::newRow("at the mouse") << false;
        QTest::newRow("of the title") << true;
    }
    void menusOfPanesThatGo() {
        QFETCH(bool, title);
        WindowFixture fixture;
        QTimer::singleShot(0, [&] {
            QVERIFY(QApplication::activePopupWidget() != nullptr);
            dropPanes(fixture);
            QVERIFY(QApplication::activePopupWidget() == nullptr);
        });
        PaneCard* card = fixture.window->panes()->card(3);
        if (title)
            card->findChild<QToolButton*>(QStringLiteral("paneTitle"))->showMenu();
        else
            openMenu(card);
        fixture.settle();
        QVERIFY(QApplication::activePopupWidget() == nullptr);
        // The entries are there for the next time, and do nothing until then.
        const State before = fixture.store.state();
        for (QMenu* menu : card->findChildren<QMenu*>())
            for (QAction* action : menu->actions())
                action->trigger();
        card->findChild<QToolButton*>(QStringLiteral("paneMaximise"))->click();
        QVERIFY(fixture.store.state() == before);
        QVERIFY(QApplication::activeModalWidget() == nullptr);
    }

    // An entry opens a dialog or draws a picture: the menu is still answering the click when that is over.
    void entriesThatTakeLong_data() {
        QTest::addColumn<Change>("change");
        QTest::newRow("nothing else") << Change([](WindowFixture&) {});
        QTest::newRow("fewer panes") << Change(dropPanes);
        QTest::newRow("another view") << Change(otherView);
    }
    void entriesThatTakeLong() {
        QFETCH(Change, change);
        WindowFixture fixture;
        QPointer<QMenu> menu;
        bool answered = false;
        // After the window itself has answered.
        connect(fixture.window->panes(), &PaneArea::exportWanted, this, [&] {
            fixture.settle();
            QVERIFY(menu != nullptr);
            answered = true;
        });
        openMenu(fixture.window->panes()->card(3));
        menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        QTimer look;
        connect(&look, &QTimer::timeout, this, [&] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr) return;
            look.stop();
            change(fixture);
            fixture.settle();
            dialog->reject();
        });
        look.start(20);
        const QPoint at = menu->actionGeometry(menu->actions().constLast()).center();
        QTest::mouseMove(menu, at);
        QTest::mouseClick(menu, Qt::LeftButton, {}, at);
        QVERIFY(answered);
    }

    // Keys that follow each other without a pause, as from a clicker or a script.
    void fastKeys() {
        WindowFixture fixture;
        for (int n = 0; n < 6; ++n) {
            openMenu(fixture.window->panes()->card(3));
            QTest::keyClick(fixture.window->windowHandle(), Qt::Key_Right,
                            Qt::ControlModifier | Qt::AltModifier);
            QTest::keyClick(fixture.window->windowHandle(), Qt::Key_F5);
            fixture.trigger(QStringLiteral("present"));
        }
        if (fixture.window->presentation()->isOn()) fixture.window->presentation()->set(false);
        fixture.settle();
        QVERIFY(fixture.window->panes()->card(0)->isVisible());
    }

    // The dialog is a child of the view that goes.
    void dialogsOfViews_data() {
        QTest::addColumn<Change>("change");
        QTest::newRow("presenting") << Change(present);
        QTest::newRow("another language") << Change(chinese);
        QTest::newRow("fewer panes") << Change(dropPanes);
        QTest::newRow("another view") << Change(otherView);
    }
    void dialogsOfViews() {
        QFETCH(Change, change);
        State state = defaultState();
        state.arrangement.panes = {{"heatmap", {}, Subject::a}, {"sentence", {}, Subject::a}};
        WindowFixture fixture(state);
        bool seen = false;
        QTimer::singleShot(0, [&] {
            seen = QApplication::activeModalWidget() != nullptr;
            change(fixture);
            fixture.settle();
            if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) dialog->reject();
        });
        fixture.trigger(QStringLiteral("openEmbeddings"));
        fixture.settle();
        QVERIFY(seen);
        QVERIFY(QApplication::activeModalWidget() == nullptr);
        fixture.window->setLanguageChoice(QStringLiteral("en"));
        fixture.settle();
    }
};

POSISCOPE_WINDOW_TEST(TestOpenMenus)
#include "tst_openmenus.moc"
