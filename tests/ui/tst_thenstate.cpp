// SPDX-License-Identifier: GPL-3.0-or-later
// A step whose `then` has a state of its own: at a desk behind the button “Go on”, presented with its stage.
#include "core/lessons/picturemarks.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/handoutchecks.h"
#include "tests/ui/kindslesson.h"
#include "ui/lessons/lessoncard.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/style/interfacescale.h"

using namespace posiscope;

namespace {

constexpr const char* twoStates = R"(---
lesson: two-states
title: Two states
---
## Before
Nothing yet.

## One

```state
d_model = 16
max_len = 32
base = 10000
panes = heatmap
hidden = none
```

The base is {{ base }}.

```predict
Which?
- [ ] a
- [x] b
because: The base becomes {{=> base }} from {{= base }}.
```

```after
base = 100
```

```then
Then it is {{= base }}.

A second paragraph.
```

```then-state
base = 7
```

```more Why?
Because of {{= base }}.
```

```task
Make it 100 again from {{= base }}.
done: base == 100
solution: base = 100
```

## The end
Nothing more.
)";

struct TwoStates : Kinds {
    TwoStates() : Kinds(twoStates) { go(1); }

    double base() const { return fixture.store.state().get(keys::base); }
    void set(double value) const {
        fixture.window->store().update([=](State& state) { state.set(keys::base, value); },
                                       QStringLiteral("Base"));
        fixture.settle();
    }
    /// To the answer and on to the first paragraph of `then`.
    void presentTo(Stage::Part part) const {
        present();
        while (player().stage().part != part || player().isQuestionOpen())
            press(Qt::Key_PageDown);
    }
};

}  // namespace

class TestThenState : public StrictTest {
    Q_OBJECT

 private slots:
    void cleanup() {
        setInterfaceScale(1);
        QApplication::setFont(interfaceFont());
    }

    /// What the answer points at is no longer what the picture shows once somebody does the task.
    void marksEndWithTheTask_data() {
        const TextRows<QString, QString> row("marks", "then-state", "reached");
        row("of the answer", "base = 7", "row 2: answer");
        row("of then", "marks = row 4: then", "row 4: then");
    }
    void marksEndWithTheTask() {
        const auto [name, then, reached] = fetchRow<QString, QString, QString>();
        const QByteArray text =
            QByteArray(twoStates)
                .replace("hidden = none\n", "hidden = none\nmarks = row 1: own\n")
                .replace("base = 100\n```\n\n```then\n",
                         "base = 100\nmarks = row 2: answer\n```\n\n```then\n")
                .replace("base = 7\n", then.toUtf8() + '\n')
                .replace("base == 100\nsolution: base = 100", "base == 50\nsolution: base = 50");
        for (const bool byHand : {true, false}) {
            const Kinds lesson(text);
            lesson.go(1);
            const auto marks = [&] {
                return QString::fromStdString(lesson.fixture.store.state().get(keys::marks));
            };
            QCOMPARE(marks(), QStringLiteral("row 1: own"));
            lesson.click("showAnswer");
            QCOMPARE(marks(), QStringLiteral("row 2: answer"));
            lesson.click("goOn");
            QCOMPARE(marks(), reached);
            // The mouse over the picture begins nothing.
            lesson.fixture.moveMouse(lesson.fixture.viewWidget(0), {200, 200});
            lesson.fixture.settle();
            QCOMPARE(marks(), reached);
            if (byHand)
                lesson.fixture.type(QStringLiteral("baseField"), QStringLiteral("60"));
            else
                lesson.player().solve();
            lesson.fixture.settle();
            QCOMPARE(marks(), QStringLiteral("row 1: own"));
            lesson.fixture.trigger(QStringLiteral("undo"));
            QCOMPARE(marks(), reached);
        }
    }

    void waitsForGoOn_data() {
        const TextRows<int> row("by", "key");
        row("mouse", 0);
        row("Space", Qt::Key_Space);
        row("Return", Qt::Key_Return);
        row("Enter", Qt::Key_Enter);
    }
    void waitsForGoOn() {
        const auto [by, key] = fetchRow<QString, int>();
        const TwoStates lesson;
        QVERIFY(!lesson.shown("goOn"));
        lesson.click("showAnswer");
        QCOMPARE(lesson.base(), 100.0);
        QVERIFY(lesson.text("because").contains(QLatin1String("becomes 100")));
        QVERIFY(lesson.shown("goOn") && !lesson.shown("thenText"));
        QVERIFY(!lesson.shown("lessonTask") && !lesson.shown("more0"));
        QVERIFY(lesson.fixture.window->panel()->isEnabled());
        // The task begins with `then`: what it asks for holds already.
        QVERIFY(!lesson.player().isTaskDone() && !lesson.player().isSolvable());
        auto* button = lesson.fixture.find<QPushButton>(QStringLiteral("goOn"));
        QTRY_VERIFY(button->hasFocus());
        if (key == 0)
            QTest::mouseClick(button, Qt::LeftButton);
        else
            lesson.press(Qt::Key(key));
        lesson.fixture.settle();
        QCOMPARE(lesson.base(), 7.0);
        QVERIFY(!lesson.shown("goOn") && lesson.shown("lessonTask") && lesson.shown("more0"));
        QVERIFY(lesson.text("thenText").contains(QLatin1String("it is 7")));
        QVERIFY(lesson.text("because").contains(QLatin1String("becomes 100")));
        QVERIFY(lesson.text("taskText").contains(QLatin1String("from 7")));
        QTRY_VERIFY(lesson.fixture.find<QLabel>(QStringLiteral("thenText"))->hasFocus());
        lesson.player().goOn();  // no second time
        QCOMPARE(lesson.base(), 7.0);
        QVERIFY(!lesson.player().isTaskDone());
        lesson.set(100);
        QVERIFY(lesson.player().isTaskDone());
    }

    /// What the reader changed before going on stays, and comes back with Undo.
    void undo() {
        const TwoStates lesson;
        lesson.click("answer1");
        lesson.fixture.window->store().update([](State& state) { state.set(keys::dModel, std::int64_t{8}); },
                                              "d");
        lesson.player().goOn();
        QCOMPARE(lesson.base(), 7.0);
        QCOMPARE(lesson.fixture.store.state().get(keys::dModel), std::int64_t{8});
        lesson.fixture.trigger(QStringLiteral("undo"));
        QCOMPARE(lesson.base(), 100.0);
        QCOMPARE(lesson.fixture.store.state().get(keys::dModel), std::int64_t{8});
        lesson.fixture.trigger(QStringLiteral("redo"));
        QCOMPARE(lesson.base(), 7.0);
    }

    void stepsKeepTheirMoment() {
        const TwoStates lesson;
        lesson.click("answer1");
        lesson.go(2);
        QCOMPARE(lesson.base(), 7.0);  // the next step builds on the whole one
        lesson.go(1);
        QCOMPARE(lesson.base(), 100.0);
        QVERIFY(lesson.shown("goOn"));
        lesson.click("goOn");
        lesson.set(55);
        lesson.go(2);
        lesson.go(1);
        QCOMPARE(lesson.base(), 55.0);
        QVERIFY(lesson.shown("thenText"));
        lesson.player().restartStep();
        QVERIFY(lesson.player().isQuestionOpen());
        QCOMPARE(lesson.base(), 10000.0);
        lesson.player().showAnswer();
        QCOMPARE(lesson.base(), 100.0);
        QVERIFY(lesson.player().moment() == Moment::answer);
        lesson.player().goOn();
        lesson.player().restartLesson();
        lesson.go(1);
        QVERIFY(lesson.player().isQuestionOpen());
    }

    /// The progress that is written down, and a lesson that is opened again.
    void comesBack_data() {
        const TextRows<bool, double> row("after", "followed", "base");
        row("the answer", false, 100.0);
        row("then", true, 7.0);
    }
    void comesBack() {
        const auto [after, followed, base] = fetchRow<QString, bool, double>();
        const TwoStates lesson;
        lesson.click("answer1");
        if (followed) lesson.click("goOn");
        const QString name = QString::fromStdString(lesson.fixture.store.state().get(keys::lesson));
        const CourseProgress kept = courseProgressOf(toJson(lesson.player().course()));
        lesson.player().leave();
        lesson.player().setCourse(kept);
        QVERIFY(!lesson.player().resume(name));
        lesson.fixture.settle();
        QCOMPARE(lesson.player().step(), 1);
        QCOMPARE(lesson.base(), base);
        QCOMPARE(lesson.shown("goOn"), !followed);
        QCOMPARE(lesson.shown("thenText"), followed);
        if (followed) return;
        lesson.click("goOn");
        QCOMPARE(lesson.base(), 7.0);
    }

    /// The stage `then` comes with its state, and the way back leads through the answer's.
    void presented() {
        const TwoStates lesson;
        lesson.presentTo(Stage::Part::question);
        QCOMPARE(lesson.base(), 100.0);
        QVERIFY(lesson.shown("because") && !lesson.shown("goOn"));
        lesson.press(Qt::Key_PageDown);
        QCOMPARE(lesson.player().stage(), (Stage{Stage::Part::then, 1}));
        QCOMPARE(lesson.base(), 7.0);
        QVERIFY(lesson.text("thenText").contains(QLatin1String("it is 7")));
        lesson.press(Qt::Key_PageUp);
        QCOMPARE(lesson.base(), 100.0);
        QVERIFY(lesson.shown("because"));
        lesson.press(Qt::Key_PageUp);
        QCOMPARE(lesson.player().stage().part, Stage::Part::text);
        QCOMPARE(lesson.base(), 100.0);
        for (const auto& [part, base] :
             {std::pair{Stage::Part::question, 100.0}, std::pair{Stage::Part::then, 7.0},
              std::pair{Stage::Part::then, 7.0}, std::pair{Stage::Part::task, 7.0}}) {
            lesson.press(Qt::Key_PageDown);
            QCOMPARE(lesson.player().stage().part, part);
            QCOMPARE(lesson.base(), base);
            QVERIFY(!lesson.player().isTaskDone());
        }
        lesson.press(Qt::Key_PageDown);
        QTRY_VERIFY(lesson.player().isTaskDone());
        lesson.press(Qt::Key_PageDown);
        QCOMPARE(lesson.player().step(), 2);
        lesson.press(Qt::Key_PageUp);
        QCOMPARE(lesson.player().stage().part, Stage::Part::task);
        QCOMPARE(lesson.base(), 100.0);  // the solution
        for (int n = 0; n < 3; ++n)
            lesson.press(Qt::Key_PageUp);
        QCOMPARE(lesson.player().stage().part, Stage::Part::question);
    }

    /// Undo takes back the state alone, as after an answer.
    void undoWhilePresenting() {
        const TwoStates lesson;
        lesson.presentTo(Stage::Part::then);
        lesson.fixture.trigger(QStringLiteral("undo"));
        QCOMPARE(lesson.base(), 100.0);
        QCOMPARE(lesson.player().stage().part, Stage::Part::then);
        lesson.press(Qt::Key_PageUp);
        QCOMPARE(lesson.base(), 100.0);
        lesson.press(Qt::Key_PageDown);
        QCOMPARE(lesson.base(), 7.0);
    }

    /// What the lecturer changed before `then` is there again on the way back.
    void backToWhatWasShown() {
        const TwoStates lesson;
        lesson.presentTo(Stage::Part::question);
        lesson.set(60);
        lesson.press(Qt::Key_PageDown);
        QCOMPARE(lesson.base(), 7.0);
        lesson.press(Qt::Key_PageUp);
        QCOMPARE(lesson.base(), 60.0);
    }

    /// Desk and projector agree on the moment.
    void deskAndProjector() {
        const TwoStates lesson;
        lesson.presentTo(Stage::Part::then);
        lesson.fixture.window->presentation()->set(false);
        lesson.fixture.settle();
        QCOMPARE(lesson.base(), 7.0);
        QVERIFY(lesson.shown("thenText") && !lesson.shown("goOn"));
        lesson.present();
        QCOMPARE(lesson.player().stage().part, Stage::Part::then);
        lesson.press(Qt::Key_PageUp);
        lesson.fixture.window->presentation()->set(false);
        lesson.fixture.settle();
        QVERIFY(lesson.shown("goOn") && !lesson.shown("thenText"));
        lesson.click("goOn");
        QCOMPARE(lesson.base(), 7.0);
        lesson.present();  // the stage is still that of the answer
        QCOMPARE(lesson.player().stage().part, Stage::Part::question);
        QCOMPARE(lesson.base(), 100.0);
    }

    /// On paper each text has its numbers, and each moment its picture.
    void onPaper() {
        const Lesson lesson = *parseLesson(twoStates);
        const Paper sheet(lesson, HandoutKind::pupil), solved(lesson, HandoutKind::solutions);
        const QString text = solved->toPlainText();
        for (const char* words :
             {"becomes 100 from 10", "Then it is 7.", "Because of 7.", "Make it 100 again from 7."})
            QVERIFY2(text.contains(QLatin1String(words)), qPrintable(text));
        QCOMPARE(picturesIn(*sheet) + 3, picturesIn(*solved));  // answer, then, and solution
        checkWords(lesson, *solved, HandoutKind::solutions);
    }
};

POSISCOPE_WINDOW_TEST(TestThenState)
#include "tst_thenstate.moc"
