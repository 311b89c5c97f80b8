// SPDX-License-Identifier: GPL-3.0-or-later
// Every view with every encoding: keys, buttons and the menu of the pane, also where the view shows nothing.
#include <QContextMenuEvent>
#include <QDialog>
#include <QMenu>
#include <QTimer>
#include <QToolButton>

#include "tests/support/allrows.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/translation/translated.h"
#include "ui/view/view.h"

using namespace posiscope;

namespace {

enum class Start { fresh, restored, shownBefore };

State withEncoding(const Encoding& encoding, State state = defaultState()) {
    chooseEncoding(state, encoding);
    repair(state);
    return state;
}

State showing(const ViewType& type, State state) {
    state.arrangement = {};
    state.arrangement.panes = {{type.id, {}, Subject::a}, {type.id, {}, Subject::a}};
    return state;
}

/// Answers every dialog with Cancel as soon as it is there.
class Refuser {
 public:
    Refuser() {
        timer_.setInterval(1);
        QObject::connect(&timer_, &QTimer::timeout, [] {
            if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) dialog->reject();
        });
        timer_.start();
    }

 private:
    QTimer timer_;
};

/// The menu that the right button opens over the pane, or null.
QMenu* menuOf(PaneCard* card) {
    QContextMenuEvent event(QContextMenuEvent::Mouse, card->rect().center(),
                            card->mapToGlobal(card->rect().center()));
    QApplication::sendEvent(card, &event);
    return qobject_cast<QMenu*>(QApplication::activePopupWidget());
}

std::vector<QToolButton*> toolsOf(PaneCard* card) {
    std::vector<QToolButton*> tools;
    for (auto* tool : card->findChildren<QToolButton*>())
        if (tool->objectName().startsWith(QLatin1String("tool_")) && tool->isVisible()) tools.push_back(tool);
    return tools;
}

void pressAllKeys(PaneCard* card) {
    card->setFocus();
    for (const Qt::Key key : {Qt::Key_Plus, Qt::Key_Minus, Qt::Key_Equal, Qt::Key_0, Qt::Key_Left,
                              Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_PageDown, Qt::Key_PageUp,
                              Qt::Key_End, Qt::Key_Home, Qt::Key_Return, Qt::Key_Escape, Qt::Key_A})
        QTest::keyClick(card, key);
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Left, Qt::Key_Down, Qt::Key_End})
        QTest::keyClick(card, key, Qt::ShiftModifier);
    WindowFixture::settle();
}

void pressAllButtons(PaneCard* card) {
    for (std::size_t n = 0; n < toolsOf(card).size(); ++n)
        for (int twice = 0; twice < 2 && n < toolsOf(card).size(); ++twice)
            toolsOf(card)[n]->click();
    WindowFixture::settle();
}

void chooseAllEntries(PaneCard* card) {
    for (qsizetype n = 0;; ++n) {
        QMenu* menu = menuOf(card);
        if (menu == nullptr) return;
        const QList<QAction*> entries = menu->actions();
        if (n < entries.size()) entries[n]->trigger();
        menu->close();
        if (n >= entries.size()) return;
        WindowFixture::settle();
    }
}

void useEverything(PaneCard* card) {
    pressAllKeys(card);
    pressAllButtons(card);
    chooseAllEntries(card);
    // The first half of what a person does next.
    pressAllKeys(card);
}

}  // namespace

class TestPaneKeys : public StrictTest {
    Q_OBJECT

 private slots:
    void everything_data() {
        addColumns<QString, Start>("encoding", "start");
        // In the quick suite every third encoding in a fresh window, and a few in the others.
        int turn = 0;
        for (const Encoding* encoding : encodings()) {
            const bool inTurn = turn++ % 3 == 0;
            for (const auto& [start, name] :
                 {std::pair{Start::fresh, "fresh"}, std::pair{Start::restored, "restored"},
                  std::pair{Start::shownBefore, "shown before"}})
                if (allRows() || (start == Start::fresh && inTurn) || encoding->id == "alibi" ||
                    encoding->fromFile)
                    QTest::addRow("%s, %s", encoding->id.c_str(), name)
                        << QString::fromStdString(encoding->id) << start;
        }
    }
    void everything() {
        const auto [encoding, start] = fetchRow<QString, Start>();
        const Encoding& wanted = *findEncoding(encoding.toStdString());
        const Refuser refuser;
        std::unique_ptr<WindowFixture> fixture;
        for (const ViewType* type : viewTypes()) {
            // One that shows it, whichever that is, comes before.
            const char* other = type->id == "bias" || type->id == "distance" ? "alibi" : "rope";
            const State before = showing(*type, withEncoding(*findEncoding(other)));
            const State state = showing(*type, withEncoding(wanted));
            if (start == Start::restored || !fixture)
                fixture = std::make_unique<WindowFixture>(start == Start::restored ? state : defaultState());
            if (start == Start::shownBefore)
                fixture->store.update([&](State& now) { now = before; }, "before");
            fixture->settle();
            fixture->store.update([&](State& now) { now = state; }, "choose");
            fixture->settle();
            PaneCard* card = fixture->window->panes()->card(0);
            const bool shows = whyUnavailable(*type, fixture->store.snapshot()).empty();
            QCOMPARE(card->view() != nullptr, shows);
            if (!shows) {
                QVERIFY2(toolsOf(card).empty(), type->id.c_str());
                QVERIFY2(menuOf(card) == nullptr, type->id.c_str());
                QVERIFY(!card->findChild<QToolButton*>("paneExport")->isEnabled());
            }
            useEverything(card);
            QVERIFY(!checkState(fixture->store.state(), viewIds()));
            State now = fixture->store.state();
            now.arrangement.maximised = -1;
            if (!shows) QVERIFY2(now == state, type->id.c_str());
        }
    }

    // Numbers of a pane that shows nothing are refused in words.
    void dataOfNothing() {
        const State state = showing(*findViewType("bias"), defaultState());
        WindowFixture fixture(state);
        const Refuser refuser;
        fixture.trigger(QStringLiteral("exportData"));
        const QString said = fixture.window->banner()->text();
        QCOMPARE(said, translated(whyUnavailable(*findViewType("bias"), fixture.store.snapshot())));
        QVERIFY2(said.contains(QLatin1String("Sinusoidal adds nothing to attention scores")),
                 qPrintable(said));
    }
};

POSISCOPE_WINDOW_TEST(TestPaneKeys)
#include "tst_panekeys.moc"
