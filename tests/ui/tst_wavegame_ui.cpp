// SPDX-License-Identifier: GPL-3.0-or-later
// The wave game in the window, played with its own controls.
#include <QAbstractButton>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>

#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/lessons/player.h"
#include "ui/lessons/wavegame.h"
#include "ui/translation/translated.h"
#include "ui/view/view.h"

using namespace posiscope;

namespace {

/// A seed whose hidden base is in no text of the card.
qint64 seedWithBase(int level, double base) {
    for (qint64 seed = 0; seed < 10'000; ++seed)
        if (levelState(level, seed).variants.front().get(keys::base) == base) return seed;
    qFatal("no seed hides that base");
}

bool isVisible(const WindowFixture& fixture, const QString& name) {
    const auto* widget = fixture.window->findChild<QWidget*>(name);
    return widget != nullptr && widget->isVisible();
}

/// Sets a hidden parameter by its control.
void operate(const WindowFixture& fixture, const std::string& key, const Value& value) {
    const QString name = QString::fromStdString(key);
    if (const auto* id = std::get_if<std::string>(&value)) {
        auto* segment =
            fixture.find<QPushButton>(QStringLiteral("%1_%2").arg(name, QString::fromStdString(*id)));
        QVERIFY(segment->isVisible());
        QTest::mouseClick(segment, Qt::LeftButton);
        fixture.settle();
    } else {
        QVERIFY(isVisible(fixture, name + QStringLiteral("Field")));
        // Without digit grouping, as typed on a keyboard.
        fixture.type(name + QStringLiteral("Field"),
                     QString::fromStdString(formatValue(*findParameter(fixture.store.state(), key), value)));
    }
    QVERIFY(fixture.store.state().values.at(key) == value);
}

QString text(const WindowFixture& fixture, const char* label) {
    return fixture.find<QLabel>(QLatin1String(label))->text();
}

void click(const WindowFixture& fixture, const char* button) {
    QTest::mouseClick(fixture.find<QWidget>(QLatin1String(button)), Qt::LeftButton);
    fixture.settle();
}

/// All visible and accessible texts of the window.
QStringList wordsOf(const WindowFixture& fixture) {
    QStringList words{fixture.window->windowTitle()};
    for (const auto* widget : fixture.window->findChildren<QWidget*>()) {
        words << widget->toolTip() << widget->statusTip() << widget->accessibleName()
              << widget->accessibleDescription();
        for (const char* property : {"text", "title", "plainText", "placeholderText"})
            words << widget->property(property).toString();
    }
    for (const auto* action : fixture.window->findChildren<QAction*>())
        words << action->text() << action->toolTip() << action->statusTip();
    return words;
}

}  // namespace

class TestWaveGameUi : public StrictTest {
    Q_OBJECT

 private slots:
    void playThrough() {
        State before = defaultState();
        before.set(keys::base, 1234.0);
        WindowFixture fixture(before);
        fixture.window->lessonCommands()->startGame(11);
        fixture.settle();
        const WaveGame& game = *fixture.window->game();
        int total = 0;
        for (int level = 1; level <= static_cast<int>(gameLevels().size()); ++level) {
            QCOMPARE(game.level(), level);
            QCOMPARE(game.moves(), 0);
            QVERIFY(isVisible(fixture, QStringLiteral("gameCard")));
            QCOMPARE(fixture.find<QWidget>(QStringLiteral("gameCard"))->width(), 400);
            QVERIFY(!isVisible(fixture, QStringLiteral("compareBar")));
            QVERIFY(!isVisible(fixture, QStringLiteral("gameOutcome")));
            QVERIFY(isVisible(fixture, QStringLiteral("gameGiveUp")));
            int moves = 0;
            const State start = fixture.store.state();
            if (isSought(start, "base")) {
                operate(fixture, "base", 33.0);  // a guess that is wrong
                ++moves;
                QVERIFY(!game.isFound());
            }
            for (const std::string& key : game.rules().sought) {
                const Value wanted = start.variants.front().at(key);
                if (fixture.store.state().values.at(key) == wanted) continue;
                QVERIFY(!game.isFound());
                operate(fixture, key, wanted);
                QCOMPARE(game.moves(), ++moves);
            }
            QVERIFY(game.isFound());
            total += moves;
            QVERIFY(text(fixture, "gameOutcome").contains(u'✓'));
            QVERIFY(text(fixture, "gameMoves").contains(QString::number(moves)));
            QCOMPARE(fixture.find<QProgressBar>(QStringLiteral("gameNearness"))->value(), 10);
            QVERIFY(!isVisible(fixture, QStringLiteral("gameGiveUp")));
            QCOMPARE(game.levelsFound(), level);
            QCOMPARE(game.total(), total);
            // Later changes no longer count.
            const std::string& key = game.rules().sought.front();
            operate(fixture, key, start.values.at(key));
            QCOMPARE(game.moves(), moves);
            click(fixture, "gameNext");
        }
        QVERIFY(!game.isOn());
        QVERIFY(fixture.store.state() == before);
        QVERIFY(!isVisible(fixture, QStringLiteral("gameCard")));
    }

    void byTheKeyboardAlone() {
        WindowFixture fixture;
        const qint64 seed = seedWithBase(1, 2000);
        fixture.window->lessonCommands()->startGame(seed);
        fixture.settle();
        auto* slider = fixture.find<ParameterSlider>(QStringLiteral("baseSlider"));
        slider->setFocus();
        for (int n = 0; n < 2; ++n)  // 10000, 5000, 2000: keys in a row are one move
            QTest::keyClick(slider, Qt::Key_Left);
        QVERIFY(!fixture.window->game()->isFound());
        QTRY_VERIFY(fixture.window->game()->isFound());
        QCOMPARE(fixture.window->game()->moves(), 1);
        for (const char* name : {"gameClose", "gameAgain", "gameNext", "gameGiveUp"})
            QVERIFY(fixture.find<QWidget>(QLatin1String(name))->focusPolicy() & Qt::TabFocus);
        auto* next = fixture.find<QPushButton>(QStringLiteral("gameNext"));
        next->setFocus();
        QTest::keyClick(next, Qt::Key_Space);
        fixture.settle();
        QCOMPARE(fixture.window->game()->level(), 2);
    }

    void aDragIsOneMove() {
        WindowFixture fixture;
        fixture.window->lessonCommands()->startGame(5);
        fixture.settle();
        const WaveGame& game = *fixture.window->game();
        fixture.dragSlider(QStringLiteral("baseSlider"), -40);
        QTRY_COMPARE(game.moves(), 1);
        QTest::qWait(200);
        fixture.dragSlider(QStringLiteral("baseSlider"), -30);
        QTRY_COMPARE(game.moves(), 2);
        // Values typed before the end of the drag is noticed: two more moves.
        fixture.dragSlider(QStringLiteral("baseSlider"), 20);
        fixture.type(QStringLiteral("baseField"), QStringLiteral("77"));
        QTRY_COMPARE(game.moves(), 4);
        // The mouse over a pane makes no move.
        QTest::mouseMove(fixture.viewWidget(0), {60, 60});
        fixture.settle();
        QCOMPARE(game.moves(), 4);
    }

    void undoIsNoMove() {
        WindowFixture fixture;
        fixture.window->lessonCommands()->startGame(5);
        fixture.settle();
        const WaveGame& game = *fixture.window->game();
        const State start = fixture.store.state();
        fixture.type(QStringLiteral("baseField"), QStringLiteral("77"));
        fixture.type(QStringLiteral("baseField"), QStringLiteral("88"));
        QCOMPARE(game.moves(), 2);
        fixture.trigger(QStringLiteral("undo"));
        fixture.trigger(QStringLiteral("undo"));
        QVERIFY(fixture.store.state() == start);
        QCOMPARE(game.moves(), 2);
        fixture.trigger(QStringLiteral("redo"));
        fixture.type(QStringLiteral("baseField"), QStringLiteral("88"));  // tried before
        QCOMPARE(game.moves(), 2);
        // Leaves the game and returns to it.
        while (fixture.store.history().canUndo())
            fixture.store.history().undo();
        fixture.settle();
        QVERIFY(!game.isOn());
        QVERIFY(fixture.store.state() == defaultState());
        QVERIFY(!isVisible(fixture, QStringLiteral("gameCard")));
        fixture.trigger(QStringLiteral("redo"));
        QVERIFY(game.isOn());
        QCOMPARE(game.moves(), 2);
        click(fixture, "gameClose");
        QVERIFY(fixture.store.state() == defaultState());
    }

    void giveUpAndAgain() {
        WindowFixture fixture;
        const qint64 seed = seedWithBase(1, 5000);
        fixture.window->lessonCommands()->startGame(seed);
        fixture.settle();
        const WaveGame& game = *fixture.window->game();
        click(fixture, "gameGiveUp");
        QVERIFY(game.isRevealed());
        QVERIFY2(text(fixture, "gameOutcome").contains(grouped(5000)),
                 qPrintable(text(fixture, "gameOutcome")));
        QVERIFY(!isVisible(fixture, QStringLiteral("compareBar")));
        fixture.type(QStringLiteral("baseField"), QStringLiteral("5000"));
        QVERIFY(!game.isFound());
        QCOMPARE(game.levelsFound(), 0);
        fixture.trigger(QStringLiteral("undo"));
        fixture.trigger(QStringLiteral("undo"));
        QVERIFY(!game.isRevealed());
        click(fixture, "gameAgain");
        QCOMPARE(game.level(), 1);
        QVERIFY(fixture.store.state().variants.front().get(keys::base) != 5000);
        QVERIFY(!game.isRevealed());
        QCOMPARE(game.moves(), 0);
    }

    void nothingTellsTheBase_data() {
        QTest::addColumn<int>("level");
        for (const int level : {1, 4, 5})
            QTest::newRow(qPrintable(QString::number(level))) << level;
    }
    void nothingTellsTheBase() {
        QFETCH(int, level);
        WindowFixture fixture;
        const qint64 seed = seedWithBase(level, 5000);
        fixture.window->lessonCommands()->startGame(seed);
        fixture.window->game()->start(level, seed);
        fixture.settle();
        const QRegularExpression base(QStringLiteral("(^|[^\\d])(5000|5,000|5·10³|5e3|") + grouped(5000) +
                                      QStringLiteral(")(?!\\d)"));
        // Every view of B and of A − B, with everything visible that can be shown.
        for (const Subject subject : {Subject::b, Subject::difference})
            for (const ViewType* type : viewTypes()) {
                fixture.store.update(
                    [&](State& state) {
                        state.arrangement.panes[1] = {type->id, {}, subject};
                        for (const char* area : {"readout", "status", "encoding"})
                            state.hidden.erase(area);
                    },
                    QStringLiteral("view"));
                fixture.settle();
                for (const QString& words : wordsOf(fixture))
                    QVERIFY2(!words.contains(base),
                             qPrintable(QString::fromStdString(type->id) + ": " + words));
            }
        // The search finds a value that the game tells.
        fixture.window->game()->giveUp();
        fixture.settle();
        QVERIFY(!wordsOf(fixture).filter(base).isEmpty());
        for (const char* action : {"compare", "sideBySide", "swapCompared", "copyCompared"})
            QVERIFY(!fixture.find<QAction>(QLatin1String(action))->isEnabled());
    }

    void resetStaysInTheLevel() {
        WindowFixture fixture;
        fixture.window->lessonCommands()->startGame(5);
        fixture.settle();
        const State start = fixture.store.state();
        fixture.type(QStringLiteral("baseField"), QStringLiteral("77"));
        fixture.trigger(QStringLiteral("resetParameters"));
        QVERIFY(fixture.store.state() == start);
    }

    void lessonAndGameExcludeEachOther() {
        State before = defaultState();
        before.set(keys::base, 1234.0);
        WindowFixture fixture(before);
        emit fixture.find<QMenu>(QStringLiteral("lessonsMenu"))->aboutToShow();
        fixture.trigger(QStringLiteral("waveGame"));
        QVERIFY(fixture.window->game()->isOn());
        QVERIFY(fixture.window->lessonCommands()->open(QStringLiteral("wavelengths")));
        fixture.settle();
        QVERIFY(!fixture.window->game()->isOn());
        QVERIFY(isVisible(fixture, QStringLiteral("lessonCard")));
        QVERIFY(!isVisible(fixture, QStringLiteral("gameCard")));
        fixture.trigger(QStringLiteral("waveGame"));
        QVERIFY(fixture.window->lessons()->lesson() == nullptr);
        QVERIFY(!isVisible(fixture, QStringLiteral("lessonCard")));
        QVERIFY(isVisible(fixture, QStringLiteral("gameCard")));
        fixture.window->game()->leave();
        fixture.settle();
        QVERIFY(fixture.store.state() == before);
    }

    /// Another encoding may be chosen during a game: the hidden values are still told.
    void anotherEncodingIsNoHindrance_data() {
        addColumns<int, QString>("level", "encoding");
        for (int level = 1; level <= static_cast<int>(gameLevels().size()); ++level)
            for (const char* encoding : {"rope", "alibi", "fourier"})
                QTest::addRow("level %d, %s", level, encoding) << level << encoding;
    }
    void anotherEncodingIsNoHindrance() {
        const auto [level, encoding] = fetchRow<int, QString>();
        WindowFixture fixture;
        fixture.window->game()->start(level, 7);
        WindowFixture::settle();
        const Encoding& other = *findEncoding(encoding.toStdString());
        QVERIFY(!fixture.store.update([&](State& state) { chooseEncoding(state, other); }, "Encoding"));
        WindowFixture::settle();
        click(fixture, "gameGiveUp");
        QVERIFY(!text(fixture, "gameOutcome").isEmpty());
        fixture.window->game()->leave();
        QVERIFY(!fixture.window->game()->isOn());
    }
};

POSISCOPE_WINDOW_TEST(TestWaveGameUi)
#include "tst_wavegame_ui.moc"
