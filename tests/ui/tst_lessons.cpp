// SPDX-License-Identifier: GPL-3.0-or-later
// Every lesson in every language, followed as a pupil does: the real controls solve the tasks.
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "core/lessons/expression.h"
#include "core/lessons/lessonstate.h"
#include "tests/support/bytes.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/learner.h"
#include "tests/ui/lessonrows.h"
#include "ui/lessons/wavegame.h"
#include "ui/parameters/parameterpanel.h"

using namespace posiscope;

namespace {

class Appearances final : public QObject {
 public:
    int count = 0;
    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        count += event->type() == QEvent::Show ? 1 : 0;
        return false;
    }
};

/// Whether text above or below the edge has its sign.
bool signsTellOfMore(const WindowFixture& fixture) {
    const QScrollBar& bar = *fixture.find<QScrollArea>(QStringLiteral("lessonScroll"))->verticalScrollBar();
    const auto signs = fixture.window->findChildren<QLabel*>(QStringLiteral("lessonSign"));
    return signs.size() == 2 && signs[0]->isVisible() == (bar.value() > bar.minimum()) &&
           signs[1]->isVisible() == (bar.value() < bar.maximum());
}

}  // namespace

class TestLessons : public StrictTest {
    Q_OBJECT

 private slots:
    // At the same step of both; the one before may be from the settings of the last start.
    void anotherLessonWhileOneIsOpen_data() {
        QTest::addColumn<bool>("restored");
        QTest::newRow("opened before") << false;
        QTest::newRow("restored at the start") << true;
    }
    void anotherLessonWhileOneIsOpen() {
        QFETCH(bool, restored);
        State state = defaultState();
        if (restored) state.set(keys::lesson, std::string("wavelengths"));
        WindowFixture fixture(state);
        if (!restored) QVERIFY(fixture.window->lessonCommands()->open(QStringLiteral("wavelengths")));
        fixture.settle();
        for (const QString& name :
             {builtInLessons().first(), QStringLiteral("wavelengths"), builtInLessons().last()}) {
            QVERIFY(fixture.window->lessonCommands()->open(name));
            fixture.settle();
            const Lesson& lesson = *fixture.window->lessons()->lesson();
            QCOMPARE(fixture.find<QLabel>(QStringLiteral("lessonTitle"))->text(),
                     QString::fromStdString(lesson.title));
            QLabel* heading = nullptr;
            for (auto* label : fixture.window->findChildren<QLabel*>(QStringLiteral("stepTitle")))
                if (label->isVisible()) heading = label;
            QVERIFY(heading != nullptr);
            QCOMPARE(heading->text(), QString::fromStdString(lesson.steps.front().title));
        }
    }
    void cleanup() { useLanguage(*findLanguage(QStringLiteral("en"))); }
    void walk_data() { addLessonsInTurn(5); }
    void walk() {
        QFETCH(QString, name);
        QFETCH(QString, code);
        useLanguage(*findLanguage(code));
        State before = defaultState();
        before.set(keys::base, 1234.0);
        WindowFixture fixture(before);
        emit fixture.find<QMenu>(QStringLiteral("lessonsMenu"))->aboutToShow();
        fixture.trigger(QStringLiteral("lesson_") + name);
        LessonPlayer& player = *fixture.window->lessons();
        QVERIFY(player.lesson() != nullptr);
        for (int step = 0; step < player.steps(); ++step) {
            QCOMPARE(player.step(), step);
            const Step& now = player.current();
            QCOMPARE(fixture.find<QLabel>(QStringLiteral("stepTitle"))->text(),
                     QString::fromStdString(now.title));
            for (const auto* label :
                 fixture.find<QWidget>(QStringLiteral("lessonBody"))->findChildren<QLabel*>())
                QVERIFY2(!label->text().contains(QLatin1String("{{")), qPrintable(label->text()));
            if (now.prediction) {
                QVERIFY(now.task.has_value() ==
                        (fixture.window->findChild<QWidget*>(QStringLiteral("lessonTask")) != nullptr));
                if (now.task) QVERIFY(!fixture.find<QWidget>(QStringLiteral("lessonTask"))->isVisible());
                QVERIFY(!fixture.window->panel()->isEnabled());
                // Controls that are locked leave their room to the question.
                QVERIFY(!fixture.find<QWidget>(QStringLiteral("panelScroll"))->isVisible());
                QVERIFY(signsTellOfMore(fixture));
                answer(fixture, *now.prediction);
                QVERIFY2(player.reply().right, qPrintable(QStringLiteral("step %1").arg(step + 1)));
                QVERIFY(fixture.window->panel()->isEnabled());
                fixture.settle();
                QVERIFY(signsTellOfMore(fixture));
            }
            if (!now.thenState.empty()) {
                QVERIFY(!fixture.find<QWidget>(QStringLiteral("thenText"))->isVisible());
                QTest::mouseClick(fixture.find<QPushButton>(QStringLiteral("goOn")), Qt::LeftButton);
                fixture.settle();
                QVERIFY(fixture.find<QWidget>(QStringLiteral("thenText"))->isVisible());
            }
            if (now.task) {
                QVERIFY(fixture.find<QWidget>(QStringLiteral("lessonTask"))->isVisible());
                QVERIFY(!player.isTaskDone());
                QVERIFY(!now.task->solution.empty());
                QVERIFY2(solve(fixture, *now.task), qPrintable(QStringLiteral("step %1").arg(step + 1)));
                QVERIFY2(player.isTaskDone(), qPrintable(QStringLiteral("step %1").arg(step + 1)));
                QVERIFY(fixture.find<QWidget>(QStringLiteral("lessonTask"))->property("done").toBool());
            }
            if (step + 1 < player.steps())
                QTest::mouseClick(fixture.find<QPushButton>(QStringLiteral("lessonNext")), Qt::LeftButton);
            fixture.settle();
        }
        QTest::mouseClick(fixture.find<QWidget>(QStringLiteral("lessonClose")), Qt::LeftButton);
        fixture.settle();
        QVERIFY(player.lesson() == nullptr);
        QVERIFY(fixture.store.state() == before);
        QVERIFY(!fixture.find<QWidget>(QStringLiteral("lessonCard"))->isVisible());
    }

    /// A step, an answer or a task is one change of the store, which shows the window once.
    void aStepIsShownOnce() {
        WindowFixture fixture;
        LessonPlayer& player = *fixture.window->lessons();
        QSignalSpy shown(&fixture.store, &StateStore::changed);
        const auto once = [&](const char* what, const std::function<void()>& act) {
            shown.clear();
            act();
            fixture.settle();
            if (player.motion().isPlaying()) return player.motion().finish();  // shown frame by frame
            QVERIFY2(shown.count() == 1, qPrintable(QStringLiteral("%1: %2").arg(what).arg(shown.count())));
        };
        once("open", [&] { fixture.window->lessonCommands()->open(QStringLiteral("wavelengths")); });
        bool answered = false, done = false;
        while (true) {
            if (player.isQuestionOpen()) {
                once("answer",
                     [&] { QTest::mouseClick(fixture.find<QWidget>("showAnswer"), Qt::LeftButton); });
                answered = !player.isQuestionOpen();
            }
            if (player.moment() == Moment::answer)
                once("go on", [&] { QTest::mouseClick(fixture.find<QWidget>("goOn"), Qt::LeftButton); });
            if (const auto& task = player.current().task; task && !player.isTaskDone()) {
                const auto solved = solvedState(fixture.store.state(), *task, viewIds());
                QVERIFY2(solved, "the task has a solution");
                once("task", [&] { fixture.store.update([&](State& now) { now = *solved; }, "Task"); });
                done = player.isTaskDone();
            }
            once("again", [&] { fixture.trigger(QStringLiteral("restartStep")); });
            if (player.step() + 1 == player.steps()) break;
            once("next", [&] { fixture.trigger(QStringLiteral("nextStep")); });
        }
        QVERIFY(answered && done);
        once("back", [&] { fixture.trigger(QStringLiteral("previousStep")); });
        once("leave", [&] { fixture.trigger(QStringLiteral("leaveLesson")); });
        once("game", [&] { fixture.window->lessonCommands()->startGame(7); });
        once("next level", [&] { fixture.window->game()->next(); });
        once("give up", [&] { fixture.window->game()->giveUp(); });
        once("other numbers", [&] { fixture.window->game()->again(); });
        once("end of the game", [&] { fixture.window->game()->leave(); });
    }

    /// The type of each step is as large as its room permits, in a step just turned to as after a resize.
    void typeFitsEachStep_data() {
        const Rows<QSize, QString> row("window", "lesson");
        row("a small screen", {1280, 696}, "why-order-is-lost");
        row("a larger one", {1438, 875}, "why-order-is-lost");
        row("a lesson of more words", {1280, 696}, "wavelengths");
    }
    void typeFitsEachStep() {
        const auto [size, lesson] = fetchRow<QSize, QString>();
        WindowFixture fixture;
        fixture.window->resize(size);
        fixture.settle();
        QVERIFY(fixture.window->lessonCommands()->open(lesson));
        fixture.settle();
        const LessonPlayer& player = *fixture.window->lessons();
        const auto look = [&fixture] {
            QLabel* text = nullptr;
            for (auto* label : fixture.window->findChildren<QLabel*>(QStringLiteral("stepText")))
                if (label->isVisible()) text = label;
            const QScrollBar& bar =
                *fixture.find<QScrollArea>(QStringLiteral("lessonScroll"))->verticalScrollBar();
            return std::pair(text == nullptr ? 0 : text->font().pixelSize(), bar.maximum());
        };
        for (int step = 0; step < player.steps(); ++step) {
            const auto turnedTo = look();
            fixture.window->resize(size + QSize(0, 1));
            fixture.settle();
            fixture.window->resize(size);
            fixture.settle();
            const auto resized = look();
            QVERIFY2(turnedTo == resized, qPrintable(QStringLiteral("step %1: %2 px, %3 more; %4 px, %5 more")
                                                         .arg(step + 1)
                                                         .arg(turnedTo.first)
                                                         .arg(turnedTo.second)
                                                         .arg(resized.first)
                                                         .arg(resized.second)));
            if (step + 1 < player.steps())
                QTest::mouseClick(fixture.find<QPushButton>(QStringLiteral("lessonNext")), Qt::LeftButton);
            fixture.settle();
        }
    }

    /// The last step leads to the next lesson: of the short path where that is followed, otherwise of the
    /// course.
    void theNextLessonIsOnePressAway_data() {
        const Rows<QString, QString, QString> row("command", "lesson", "next");
        row("the short path", "shortPath", "why-order-is-lost", "formula-by-hand");
        row("the course", "lesson_why-order-is-lost", "why-order-is-lost", "from-integers-to-sines");
        row("the end", "lesson_whats-wrong", "whats-wrong", "");
    }
    void theNextLessonIsOnePressAway() {
        const auto [command, lesson, next] = fetchRow<QString, QString, QString>();
        WindowFixture fixture;
        emit fixture.find<QMenu>(QStringLiteral("lessonsMenu"))->aboutToShow();
        fixture.trigger(command);
        LessonPlayer& player = *fixture.window->lessons();
        QCOMPARE(fixture.store.state().get(keys::lesson), lesson.toStdString());
        player.go(player.steps() - 1);
        fixture.settle();
        auto* const link = fixture.window->findChild<QLabel*>(QStringLiteral("nextLesson"));
        QCOMPARE(link != nullptr, !next.isEmpty());
        if (next.isEmpty()) return;
        QVERIFY(link->isVisible());
        const auto wanted = loadLesson(next, languageInUse());
        QVERIFY(link->text().contains(QString::fromStdString(wanted->title)));
        QVERIFY(!QString::fromStdString(player.current().text.text).contains("Next lesson"));
        emit link->linkActivated(QStringLiteral("next"));
        fixture.settle();
        QCOMPARE(fixture.store.state().get(keys::lesson), next.toStdString());
        QCOMPARE(player.step(), 0);
    }

    /// The menu checks what has been read to its end, in the next session too.
    void readLessonsAreChecked() {
        WindowFixture fixture;
        auto* const menu = fixture.find<QMenu>(QStringLiteral("lessonsMenu"));
        const auto isChecked = [&](const char* lesson) {
            emit menu->aboutToShow();
            return fixture.find<QAction>(QLatin1String(lesson))->isChecked();
        };
        QVERIFY(!isChecked("lesson_why-order-is-lost"));
        fixture.trigger(QStringLiteral("lesson_why-order-is-lost"));
        QVERIFY(!isChecked("lesson_why-order-is-lost"));
        LessonPlayer& player = *fixture.window->lessons();
        player.go(player.steps() - 1);
        player.leave();
        QVERIFY(isChecked("lesson_why-order-is-lost"));
        QVERIFY(!isChecked("lesson_whats-wrong"));
    }

    /// What a step hides does not appear for a moment whenever the mouse moves, which would lay out all
    /// again.
    void hoveringShowsNothingHidden() {
        WindowFixture fixture;
        QVERIFY(fixture.window->lessonCommands()->open(QStringLiteral("relative-positions")));
        fixture.window->lessons()->showAnswer();
        fixture.settle();
        QWidget* picture = fixture.viewWidget(0);
        fixture.moveMouse(picture, picture->rect().center());
        Appearances appearances;
        for (auto* part : fixture.window->panel()->findChildren<QWidget*>())
            part->installEventFilter(&appearances);
        fixture.moveMouse(picture, picture->rect().center() + QPoint(30, 30));
        QCOMPARE(appearances.count, 0);
    }

    /// The controls appear with the reply and take a part of the card's height.
    void theReplyIsInSight() {
        WindowFixture fixture;
        fixture.window->resize(1280, 720);
        QVERIFY(fixture.window->lessonCommands()->open(QStringLiteral("relative-positions")));
        fixture.settle();
        const auto* card = fixture.find<QWidget>(QStringLiteral("lessonCard"));
        const int before = card->height();
        answer(fixture, *fixture.window->lessons()->current().prediction);
        QTRY_VERIFY(card->height() < before);
        fixture.settle();
        const auto* question = fixture.find<QWidget>(QStringLiteral("lessonQuestion"));
        const int bottom = question->mapTo(card, QPoint(0, question->height())).y();
        const auto* footer = fixture.find<QWidget>(QStringLiteral("lessonFooter"));
        QVERIFY2(bottom > 0 && bottom <= footer->y(), qPrintable(QString::number(bottom)));
    }

    void steppingBackRestores() {
        WindowFixture fixture;
        QVERIFY(fixture.window->lessonCommands()->open(QStringLiteral("wavelengths")));
        LessonPlayer& player = *fixture.window->lessons();
        player.next();
        player.showAnswer();
        fixture.settle();
        QVERIFY(operate(fixture, "base", "77"));
        const State left = fixture.store.state();
        fixture.trigger(QStringLiteral("nextStep"));
        QVERIFY(fixture.store.state().get(keys::base) != 77);
        fixture.trigger(QStringLiteral("previousStep"));
        QVERIFY(fixture.store.state() == left);
        // “Begin this step again” restores the step's own state.
        fixture.trigger(QStringLiteral("restartStep"));
        QCOMPARE(fixture.store.state().get(keys::base), 10000.0);
        // Undo goes back through the lesson and out of it.
        while (fixture.store.history().canUndo())
            fixture.store.history().undo();
        fixture.settle();
        QVERIFY(fixture.store.state() == defaultState());
        QVERIFY(player.lesson() == nullptr);
        QVERIFY(!fixture.find<QWidget>(QStringLiteral("lessonCard"))->isVisible());
    }

    void numbersFollowTheSliders() {
        WindowFixture fixture;
        QVERIFY(fixture.window->lessonCommands()->open(QStringLiteral("wavelengths")));
        fixture.window->lessons()->next();
        fixture.window->lessons()->showAnswer();
        fixture.settle();
        const QString before = fixture.find<QLabel>(QStringLiteral("stepText"))->text();
        fixture.dragSlider(QStringLiteral("baseSlider"), -40);
        const QString after = fixture.find<QLabel>(QStringLiteral("stepText"))->text();
        QVERIFY(before != after);
        const auto longest = evaluate("longest_wavelength", fixture.store.snapshot());
        QVERIFY(after.contains(readable(*longest, 5)));
    }

    void languageChangesInTheMiddle() {
        WindowFixture fixture;
        QVERIFY(fixture.window->lessonCommands()->open(QStringLiteral("wavelengths")));
        fixture.window->lessons()->next();
        fixture.window->setLanguageChoice(QStringLiteral("zh"));
        fixture.settle();
        const auto chinese = loadLesson(QStringLiteral("wavelengths"), *findLanguage(QStringLiteral("zh")));
        QCOMPARE(fixture.find<QLabel>(QStringLiteral("stepTitle"))->text(),
                 QString::fromStdString(chinese->steps[1].title));
    }

    void ownLessons_data() {
        // an empty problem: it opens
        const Rows<QString, QString> row("text", "problem");
        const QString sound = QStringLiteral(
            "---\nlesson: mine\ntitle: Mine\n---\n\n## One\n\n```state\nd_model = 16\n```\n\nHello {{ "
            "d_model }}.\n");
        row("sound", sound, "");
        row("a mistake in line 9", QString(sound).replace("d_model = 16", "d_model = 0"), "line 9");
        row("no lesson at all", "hello", "line 1");
    }
    void ownLessons() {
        const auto [text, problem] = fetchRow<QString, QString>();
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("my lesson.md"));
        writeBytes(path, text.toUtf8());
        WindowFixture fixture;
        QCOMPARE(fixture.window->files()->openFile(path), problem.isEmpty());
        fixture.settle();
        QCOMPARE(fixture.window->lessons()->lesson() != nullptr, problem.isEmpty());
        if (problem.isEmpty()) {
            QVERIFY(fixture.find<QLabel>(QStringLiteral("stepText"))
                        ->text()
                        .contains(QLatin1String("Hello 16.")));
            return;
        }
        QVERIFY2(fixture.window->banner()->text().contains(problem),
                 qPrintable(fixture.window->banner()->text()));
        QVERIFY(fixture.window->banner()->text().contains(QLatin1String("my lesson.md")));
        QVERIFY(fixture.store.state() == defaultState());
    }
};

POSISCOPE_WINDOW_TEST(TestLessons)
#include "tst_lessons.moc"
