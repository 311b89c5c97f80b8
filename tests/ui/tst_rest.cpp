// SPDX-License-Identifier: GPL-3.0-or-later
// The process rests when its work is done: no timer, event or repair runs on, unless a motion does.
#include <QEventLoop>
#include <QTimer>

#include "tests/support/allrows.h"
#include "tests/support/cputime.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/focusplace.h"
#include "tests/ui/learner.h"
#include "tests/ui/storedday.h"

using namespace posiscope;

namespace {

// ms of the processor in a second. With the address sanitizer the same work takes three times as long.
#ifdef __SANITIZE_ADDRESS__
constexpr double mostAtRest = 15;
#else
constexpr double mostAtRest = 5;
#endif

/// What the process takes in the second after its jobs have ended, in ms.
double takenAtRest() {
    const auto wait = [](int milliseconds) {
        QEventLoop loop;  // qWait() looks a hundred times a second
        QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
        loop.exec();
    };
    constexpr int drawing = 300, second = 1000;
    while (!AsyncWork::end(0))
        wait(drawing);
    // A test has no loop that its deleteLater() could come back to.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    wait(drawing);
    const auto time = CpuTime::ofProcess();
    wait(second);
    return time.milliseconds();
}

using Act = void (*)(const WindowFixture&);

struct Action {
    const char* name;
    int panes;
    Act act;
};

void focus(const WindowFixture& fixture, const char* name) {
    auto* widget = fixture.find<QWidget>(QLatin1String(name));
    widget->setFocus(Qt::MouseFocusReason);
    if (!widget->hasFocus()) qFatal("%s does not take the focus", name);
}

void openLesson(const WindowFixture& fixture, const char* name) {
    if (!fixture.window->lessonCommands()->open(QLatin1String(name))) qFatal("no lesson");
    fixture.settle();
}

void press(const WindowFixture& fixture, const char* name) {
    focus(fixture, name);
    QTest::keyClick(fixture.find<QWidget>(QLatin1String(name)), Qt::Key_Space);
    fixture.settle();
}

/// Presses the answer that is right, or another one.
void pressAnswer(const WindowFixture& fixture, bool right) {
    const auto& answers = fixture.window->lessons()->current().prediction->answers;
    const auto wanted = std::ranges::find(answers, right, &Answer::right);
    press(fixture, qPrintable(QStringLiteral("answer%1").arg(wanted - answers.begin())));
}

const Action actions[] = {
    {"nothing", 4, [](const WindowFixture&) {}},
    {"larger, from a number", 4,
     [](const WindowFixture& fixture) {
         focus(fixture, "max_lenField");
         fixture.trigger(QStringLiteral("zoomIn"));
     }},
    {"smaller, from a slider", 1,
     [](const WindowFixture& fixture) {
         focus(fixture, "max_lenSlider");
         fixture.trigger(QStringLiteral("zoomOut"));
     }},
    {"larger, with half a number", 2,
     [](const WindowFixture& fixture) {
         focus(fixture, "baseField");
         QTest::keyClick(fixture.find<QWidget>(QStringLiteral("baseField")), Qt::Key_9);
         fixture.trigger(QStringLiteral("zoomIn"));
     }},
    {"Russian, from a heading", 3,
     [](const WindowFixture& fixture) {
         focus(fixture, "section_cursor");
         fixture.window->setLanguageChoice(QStringLiteral("ru"));
     }},
    {"Chinese, from the name of a pane", 2,
     [](const WindowFixture& fixture) {
         focus(fixture, "paneTitle");
         fixture.window->setLanguageChoice(QStringLiteral("zh"));
     }},
    {"dark, from the encoding", 4,
     [](const WindowFixture& fixture) {
         focus(fixture, "encodingButton");
         fixture.window->setThemeChoice(QStringLiteral("dark"));
     }},
    {"the right answer", 1,
     [](const WindowFixture& fixture) {
         openLesson(fixture, "from-integers-to-sines");
         pressAnswer(fixture, true);
     }},
    {"a wrong answer", 3,
     [](const WindowFixture& fixture) {
         openLesson(fixture, "rotary");
         pressAnswer(fixture, false);
     }},
    {"a click beside an answer", 4,
     [](const WindowFixture& fixture) {
         fixture.window->setLanguageChoice(QStringLiteral("ru"));
         openLesson(fixture, "rotary");
         focus(fixture, "answer0");
         QTest::mouseClick(fixture.find<QWidget>(QStringLiteral("lessonBody")), Qt::LeftButton, {}, {3, 3});
     }},
    {"the next step", 2,
     [](const WindowFixture& fixture) {
         openLesson(fixture, "rotary");
         focus(fixture, "answer0");
         fixture.trigger(QStringLiteral("nextStep"));
     }},
    {"larger, from an answer", 1,
     [](const WindowFixture& fixture) {
         openLesson(fixture, "rotary");
         focus(fixture, "answer1");
         fixture.trigger(QStringLiteral("zoomIn"));
     }},
    {"leaving a lesson", 3,
     [](const WindowFixture& fixture) {
         openLesson(fixture, "rotary");
         press(fixture, "lessonClose");
     }},
    {"one pane instead of four", 4,
     [](const WindowFixture& fixture) {
         fixture.window->panes()->card(3)->setFocus();
         fixture.trigger(QStringLiteral("panes1"));
     }},
    {"a pane alone", 3,
     [](const WindowFixture& fixture) {
         fixture.window->panes()->card(2)->setFocus();
         fixture.trigger(QStringLiteral("maximise"));
     }},
    {"the end of a comparison", 2,
     [](const WindowFixture& fixture) {
         fixture.trigger(QStringLiteral("compare"));
         press(fixture, "compareStop");
     }},
    {"another encoding, and back", 4,
     [](const WindowFixture& fixture) {
         focus(fixture, "d_modelField");
         fixture.window->store().update([](State& state) { chooseEncoding(state, *findEncoding("rope")); },
                                        QStringLiteral("Encoding"));
         fixture.trigger(QStringLiteral("undo"));
     }},
    {"presenting, and its end", 2,
     [](const WindowFixture& fixture) {
         focus(fixture, "themeButton");
         fixture.window->presentation()->set(true);
         QTest::qWait(1);
         fixture.window->presentation()->set(false);
     }},
    {"a message that is closed", 1,
     [](const WindowFixture& fixture) {
         fixture.window->banner()->say(QStringLiteral("Something happened."));
         press(fixture, "bannerClose");
     }},
    {"the list of steps", 4,
     [](const WindowFixture& fixture) {
         openLesson(fixture, "wavelengths");
         Closing closing;
         fixture.window->lessonCommands()->listSteps();
         closing.finish(fixture);
     }},
    {"a motion that is paused", 4,
     [](const WindowFixture& fixture) {
         fixture.trigger(QStringLiteral("play"));
         QTest::qWait(100);
         fixture.trigger(QStringLiteral("play"));
     }},
};

}  // namespace

class TestRest : public StrictTest {
    Q_OBJECT

 private slots:
    void cleanup() { useLanguage(*findLanguage(QStringLiteral("en"))); }

    void afterAnAction_data() {
        const Rows<int> row("action");
        for (int n = 0; n < static_cast<int>(std::size(actions)); ++n)
            row(actions[n].name, n);
    }
    void afterAnAction() {
        const auto [n] = fetchRow<int>();
        const auto fixture = secondDay(actions[n].panes);
        actions[n].act(*fixture);
        const double taken = takenAtRest();
        QVERIFY2(taken < mostAtRest, qPrintable(QStringLiteral("%1 ms").arg(taken)));
    }

    /// Every command of the menus with the label slow, otherwise every fortieth.
    void afterACommand_data() {
        const auto fixture = secondDay(4);
        QStringList names;
        for (const QAction* action : fixture->window->findChildren<QAction*>())
            if (!action->objectName().isEmpty() && action->menu() == nullptr && action->isEnabled())
                names << action->objectName();
        names.removeDuplicates();
        const TextRows<> row("command");
        for (qsizetype n = 0; n < names.size(); n += allRows() ? 1 : 40)
            if (names[n] != "quit") row(qPrintable(names[n]));
    }
    void afterACommand() {
        QFETCH(QString, command);
        const auto fixture = secondDay(4);
        Closing closing;
        fixture->find<QAction>(command)->trigger();
        closing.finish(*fixture);
        fixture->window->motion()->player().pause();
        const double taken = takenAtRest();
        QVERIFY2(taken < mostAtRest, qPrintable(QStringLiteral("%1 ms").arg(taken)));
    }
};

POSISCOPE_WINDOW_TEST(TestRest)
#include "tst_rest.moc"
