// Questions of lessons in the window: each kind with mouse and keys, what waits for the answer, and the show.
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/lessons/lessoncard.h"
#include "ui/lessons/player.h"
#include "ui/motion/motionbar.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/parameters/parameterslider.h"
#include "ui/present/pointerring.h"
#include "ui/present/presentbar.h"
#include "ui/present/speakerwindow.h"
#include "ui/style/interfacescale.h"
#include "ui/window/leftcolumn.h"

using namespace posiscope;

namespace {

constexpr const char* kinds = R"(---
lesson: kinds
title: Kinds of questions
goal: to ask
needs: nothing
can: answer
---
## One of three

```state
d_model = 16
max_len = 32
position = 3
dimension = 3
panes = heatmap
hidden = none
motion = position
motion_from = 0
motion_to = 9
```

Text, first paragraph.

Second paragraph with `code`.

```python
x = {{ d_model }}
y = 2
```

```predict
Which?
- [ ] wrong a :: This is why.
- [x] right b
- [ ] wrong c
because: It is b.
```

```after
base = 100
```

```then
### What came of it
The base was {{= base }} and d is {{= d_model }}.
```

```task
Make d_model 8.
done: d_model == 8
solution: d_model = 8
```

## All that are right
```predict
Which are even?
- [x] two
- [ ] three :: Three is odd.
- [x] four
```

## A number
```predict
How large is PE(3, 0)?
number: pe(3, 0)
within: 0.005
not: cos(3) :: That is the cosine.
```

## A click
```predict
Click the cell of position 7 and dimension 3.
click: position == 7 && dimension == 3
not: position == 3 :: Row and column are exchanged.
because: There it is.
```

## An order
```predict
From slow to fast?
- [1] snail
- [2] horse
- [3] train
```

## The end
Nothing more.
)";

class Kinds {
 public:
    Kinds() {
        QFile file(folder_.filePath(QStringLiteral("kinds.md")));
        if (!file.open(QIODevice::WriteOnly)) qFatal("no file");
        file.write(kinds);
        file.close();
        if (!fixture.window->lessonCommands()->open(file.fileName())) qFatal("no lesson");
        fixture.settle();
    }

    LessonPlayer& player() const { return *fixture.window->lessons(); }
    void click(const char* name) const {
        QTest::mouseClick(fixture.find<QPushButton>(QLatin1String(name)), Qt::LeftButton);
        fixture.settle();
    }
    QString text(const char* name) const {
        const auto* label = fixture.find<QLabel>(QLatin1String(name));
        return label->isVisible() ? label->text() : QString();
    }
    bool shown(const char* name) const { return fixture.find<QWidget>(QLatin1String(name))->isVisible(); }
    void go(int step) const {
        player().go(step);
        fixture.settle();
    }
    void present() const {
        fixture.window->presentation()->set(true);
        QVERIFY(QTest::qWaitFor([&] { return fixture.window->isFullScreen(); }));
        fixture.settle();
    }
    void press(Qt::Key key) const {
        QTest::keyClick(fixture.window->windowHandle(), key);
        fixture.settle();
    }

    WindowFixture fixture;

 private:
    QTemporaryDir folder_;
};

SpeakerWindow* notes() {
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (auto* speaker = qobject_cast<SpeakerWindow*>(widget)) return speaker;
    return nullptr;
}

}  // namespace

class TestQuestions : public QObject {
    Q_OBJECT

 private slots:
    void init() { failOnAnyWarning(); }
    void cleanup() {
        setInterfaceScale(1);
        QApplication::setFont(interfaceFont());
    }

    /// README: questions to answer before anything moves.
    void controlsWaitForTheAnswer() {
        const Kinds lesson;
        const MainWindow& window = *lesson.fixture.window;
        QVERIFY(!window.panel()->isEnabled());
        QVERIFY(!window.motion()->isEnabled());
        QVERIFY(!lesson.fixture.find<QWidget>(QStringLiteral("paneTitle"))->isEnabled());
        const auto* value = lesson.fixture.find<QLabel>(QStringLiteral("statusValue"));
        const auto* similarity = lesson.fixture.find<QLabel>(QStringLiteral("statusSimilarity"));
        QVERIFY(value->text().isEmpty() && similarity->text().isEmpty());
        QVERIFY(!lesson.shown("lessonTask") && !lesson.shown("thenText"));
        QVERIFY(!lesson.text("stepText").contains(QLatin1String("What came of it")));
        lesson.click("showAnswer");
        QVERIFY(window.panel()->isEnabled() && window.motion()->isEnabled());
        QVERIFY(lesson.fixture.find<QWidget>(QStringLiteral("paneTitle"))->isEnabled());
        QVERIFY(lesson.shown("lessonTask") && lesson.shown("because"));
        QVERIFY(!value->text().isEmpty() && !similarity->text().isEmpty());
        QVERIFY(!lesson.shown("showAnswer"));
        QCOMPARE(lesson.fixture.store.state().get(keys::base), 100.0);
        QVERIFY(lesson.text("thenText").contains(QLatin1String("The base was 100")));
    }

    void aSecondTry() {
        const Kinds lesson;
        lesson.click("answer0");
        QVERIFY(lesson.text("outcome").contains(QLatin1String("once more")));
        QVERIFY(lesson.text("why").contains(QLatin1String("This is why.")));
        QVERIFY(!lesson.fixture.find<QPushButton>(QStringLiteral("answer0"))->isEnabled());
        QVERIFY(!lesson.fixture.window->panel()->isEnabled());
        lesson.click("answer1");
        QVERIFY(lesson.player().reply().right);
        QVERIFY(lesson.text("because").contains(QLatin1String("It is b.")));
        QCOMPARE(lesson.fixture.find<QPushButton>(QStringLiteral("answer1"))->property("answer").toString(),
                 QStringLiteral("right"));
        // What was answered is still there after a look at the next step.
        lesson.go(1);
        lesson.go(0);
        QVERIFY(lesson.shown("because"));
        // Begun again, the step asks again.
        lesson.fixture.trigger(QStringLiteral("restartStep"));
        QVERIFY(lesson.player().isQuestionOpen());
        QCOMPARE(lesson.fixture.store.state().get(keys::base), 10000.0);
    }

    void keptNumbersStay() {
        const Kinds lesson;
        lesson.click("answer1");
        QVERIFY(lesson.text("thenText").contains(QLatin1String("d is 16")));
        lesson.fixture.window->store().update([](State& state) { state.set(keys::dModel, std::int64_t{8}); },
                                              "d");
        lesson.fixture.settle();
        QVERIFY(lesson.player().isTaskDone());
        QVERIFY(lesson.text("thenText").contains(QLatin1String("d is 16")));
        QVERIFY(lesson.text("stepText").contains(QLatin1String("x = 8")));
    }

    void codeCanBeCopied() {
        const Kinds lesson;
        auto* text = lesson.fixture.find<QLabel>(QStringLiteral("stepText"));
        QVERIFY(text->text().contains(QLatin1String("copy:0")));
        emit text->linkActivated(QStringLiteral("copy:0"));
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("x = 16\ny = 2"));
    }

    void allThatAreRight() {
        const Kinds lesson;
        lesson.go(1);
        QVERIFY(!lesson.fixture.find<QPushButton>(QStringLiteral("checkAnswer"))->isEnabled());
        lesson.click("answer0");
        lesson.click("answer1");
        lesson.click("checkAnswer");
        QVERIFY(lesson.text("why").contains(QLatin1String("Three is odd.")));
        lesson.click("answer1");
        lesson.click("answer2");
        lesson.click("checkAnswer");
        QVERIFY(lesson.player().reply().right);
    }

    void aNumber() {
        const Kinds lesson;
        lesson.go(2);
        auto* field = lesson.fixture.find<QLineEdit>(QStringLiteral("numberAnswer"));
        const auto type = [&](const char* text) {
            field->setFocus();
            field->clear();
            QTest::keyClicks(field, QLatin1String(text));
            QTest::keyClick(field, Qt::Key_Return);
            lesson.fixture.settle();
        };
        type("abc");
        QVERIFY(lesson.shown("mistyped") && lesson.player().reply().tries == 0);
        type("-0.99");
        QVERIFY(!lesson.shown("mistyped"));
        QVERIFY(lesson.text("why").contains(QLatin1String("That is the cosine.")));
        type("0.14");
        QVERIFY(lesson.player().reply().right);
        QVERIFY(lesson.text("solution").contains(QLatin1String("0.1411")));
    }

    void aClick() {
        const Kinds lesson;
        lesson.go(3);
        QVERIFY(lesson.text("outcome").contains(QLatin1String("Click")));
        QWidget* picture = lesson.fixture.viewWidget(0);
        const auto clickCell = [&](std::int64_t position, std::int64_t dimension) {
            for (int y = 2; y < picture->height(); y += 3)
                for (int x = 2; x < picture->width(); x += 5) {
                    lesson.fixture.moveMouse(picture, {x, y});
                    const State& state = lesson.fixture.store.state();
                    if (state.get(keys::position) != position || state.get(keys::dimension) != dimension)
                        continue;
                    lesson.fixture.press(picture, {x, y});
                    lesson.fixture.release(picture, {x, y});
                    lesson.fixture.press(picture, {x, y});  // a second click there is no second try
                    lesson.fixture.release(picture, {x, y});
                    lesson.fixture.settle();
                    return;
                }
            QFAIL("there is no such cell");
        };
        clickCell(3, 7);
        QCOMPARE(lesson.player().reply().tries, 1);
        QVERIFY(lesson.text("why").contains(QLatin1String("exchanged")));
        clickCell(7, 3);
        QVERIFY(lesson.player().reply().right);
        QVERIFY(lesson.shown("because"));
    }

    void anOrder() {
        const Kinds lesson;
        lesson.go(4);
        for (const char* wrong : {"answer2", "answer1", "answer0"})
            lesson.click(wrong);
        lesson.click("checkAnswer");
        QVERIFY(!lesson.player().reply().right && !lesson.player().reply().closed);
        for (const char* right : {"answer0", "answer1", "answer2"})
            lesson.click(right);
        const auto marks = lesson.fixture.window->findChildren<QLabel*>(QStringLiteral("answerMark"));
        QStringList shown;
        for (const QLabel* mark : marks)
            shown << mark->text();
        shown.sort();
        QCOMPARE(shown, (QStringList{QStringLiteral("1."), QStringLiteral("2."), QStringLiteral("3.")}));
        lesson.click("checkAnswer");
        QVERIFY(lesson.player().reply().right);
    }

    void goalsAndGains() {
        const Kinds lesson;
        QVERIFY(lesson.shown("lessonGoals"));
        lesson.go(1);
        QVERIFY(lesson.fixture.window->findChild<QWidget*>(QStringLiteral("lessonGoals")) == nullptr);
        lesson.go(5);
        QVERIFY(lesson.shown("lessonGains"));
    }

    /// Text, question, answer, what follows it, task: with one key, and back.
    void aClickerReveals_data() {
        QTest::addColumn<int>("forth");
        QTest::addColumn<int>("back");
        QTest::newRow("Page Down") << int(Qt::Key_PageDown) << int(Qt::Key_PageUp);
        QTest::newRow("right") << int(Qt::Key_Right) << int(Qt::Key_Left);
        QTest::newRow("down") << int(Qt::Key_Down) << int(Qt::Key_Up);
        QTest::newRow("space") << int(Qt::Key_Space) << int(Qt::Key_Backspace);
    }
    void aClickerReveals() {
        QFETCH(int, forth);
        QFETCH(int, back);
        const Kinds lesson;
        lesson.present();
        const auto next = [&] { lesson.press(static_cast<Qt::Key>(forth)); };
        QVERIFY(lesson.shown("lessonGoals") && lesson.text("stepText").isEmpty());
        next();
        QVERIFY(lesson.text("stepText").contains(QLatin1String("first paragraph")));
        QVERIFY(!lesson.text("stepText").contains(QLatin1String("Second")));
        QVERIFY(!lesson.shown("lessonQuestion"));
        next();
        QVERIFY(lesson.text("stepText").contains(QLatin1String("Second")));
        next();
        QVERIFY(lesson.text("stepText").contains(QLatin1String("x = 16")));
        next();
        QVERIFY(lesson.shown("lessonQuestion") && lesson.text("stepText").isEmpty());
        QVERIFY(!lesson.shown("because"));
        next();
        QVERIFY(lesson.shown("because") && !lesson.player().isQuestionOpen());
        next();
        QVERIFY(lesson.shown("thenText") && !lesson.shown("lessonQuestion"));
        QVERIFY(lesson.text("thenText").contains(QLatin1String("The base was")));
        next();
        QVERIFY(lesson.shown("lessonTask"));
        QVERIFY(lesson.fixture.window->panel()->isVisible());
        QCOMPARE(lesson.player().step(), 0);
        next();
        QCOMPARE(lesson.player().step(), 1);
        lesson.press(static_cast<Qt::Key>(back));
        QCOMPARE(lesson.player().step(), 0);
        QVERIFY(lesson.shown("lessonTask"));
    }

    void aSliderKeepsItsArrows() {
        const Kinds lesson;
        lesson.player().showAnswer();
        lesson.present();
        while (!lesson.shown("lessonTask"))
            lesson.press(Qt::Key_PageDown);
        ParameterSlider* slider = nullptr;  // the form of before may wait for its deletion
        for (auto* each :
             lesson.fixture.window->findChildren<ParameterSlider*>(QStringLiteral("d_modelSlider")))
            if (each->isVisible()) slider = each;
        QVERIFY(slider != nullptr);
        slider->setFocus();
        const std::int64_t before = lesson.fixture.store.state().get(keys::dModel);
        QTest::keyClick(slider, Qt::Key_Left);
        lesson.fixture.settle();
        QCOMPARE(lesson.player().step(), 0);
        QVERIFY(lesson.fixture.store.state().get(keys::dModel) < before);
        QTest::keyClick(slider, Qt::Key_PageDown);
        lesson.fixture.settle();
        QCOMPARE(lesson.player().step(), 1);
    }

    void answersByKeys_data() {
        QTest::addColumn<int>("firstKey");
        QTest::newRow("digits") << int(Qt::Key_1);
        QTest::newRow("letters") << int(Qt::Key_A);
    }
    void answersByKeys() {
        QFETCH(int, firstKey);
        const Kinds lesson;
        lesson.present();
        const auto letters = lesson.player().letters();
        const auto right = std::ranges::find(letters, std::size_t{1}) - letters.begin();
        lesson.press(static_cast<Qt::Key>(firstKey + right));  // not before the question is in sight
        QVERIFY(lesson.player().reply().chosen.empty());
        for (int n = 0; n < 4; ++n)
            lesson.press(Qt::Key_PageDown);
        lesson.press(static_cast<Qt::Key>(firstKey + right));
        QVERIFY(lesson.player().reply().right);
    }

    void textsAtOnce() {
        const Kinds lesson;
        lesson.fixture.trigger(QStringLiteral("byParagraph"));
        lesson.present();
        lesson.press(Qt::Key_PageDown);
        QVERIFY(lesson.text("stepText").contains(QLatin1String("x = 16")));
        lesson.press(Qt::Key_PageDown);
        QVERIFY(lesson.shown("lessonQuestion"));
    }

    void aShowOfHands() {
        const Kinds lesson;
        lesson.fixture.trigger(QStringLiteral("countHands"));
        const auto fields = lesson.fixture.window->findChildren<QSpinBox*>(QStringLiteral("handsField"));
        QCOMPARE(fields.size(), 3);
        fields[0]->setValue(3);
        fields[1]->setValue(9);
        const auto bars = lesson.fixture.window->findChildren<QProgressBar*>(QStringLiteral("handsBar"));
        QCOMPARE(bars[0]->text(), QStringLiteral("25 %"));
        QCOMPARE(bars[1]->text(), QStringLiteral("75 %"));
        QCOMPARE(bars[2]->text(), QStringLiteral("0 %"));
        lesson.go(1);
        lesson.go(0);  // the numbers are kept
        QCOMPARE(lesson.fixture.window->findChildren<QSpinBox*>(QStringLiteral("handsField"))[1]->value(), 9);
        lesson.fixture.trigger(QStringLiteral("countHands"));
        QVERIFY(lesson.fixture.window->findChild<QSpinBox*>(QStringLiteral("handsField")) == nullptr);
    }

    /// The column can be dragged, is remembered, and its type grows into free room.
    void theColumnIsAsWideAsWanted() {
        const Kinds lesson;
        auto* edge = lesson.fixture.find<QWidget>(QStringLiteral("lessonEdge"));
        LeftColumn* column = lesson.fixture.window->leftColumn();
        lesson.go(5);
        QCOMPARE(column->width(), 400);
        const qsizetype small =
            lesson.fixture.find<QLabel>(QStringLiteral("stepText"))->text().indexOf("17px");
        QVERIFY(small >= 0);  // a short text in the largest type
        QTest::mousePress(edge, Qt::LeftButton, {}, {2, 50});
        QTest::mouseMove(edge, {142, 50});
        QTest::mouseRelease(edge, Qt::LeftButton, {}, {2, 50});
        lesson.fixture.settle();
        QVERIFY2(column->width() > 450, qPrintable(QString::number(column->width())));
        QCOMPARE(lesson.fixture.window->settings().lessonWidth, column->lessonWidth());
    }

    void aListOfSteps() {
        const Kinds lesson;
        QTest::keyClick(lesson.fixture.window->windowHandle(), Qt::Key_G, Qt::ControlModifier);
        lesson.fixture.settle();
        auto* menu = lesson.fixture.find<QMenu>(QStringLiteral("stepsMenu"));
        QVERIFY(menu->isVisible());
        QCOMPARE(menu->actions().size(), 6);
        QVERIFY(menu->actions()[0]->isChecked());
        menu->actions()[4]->trigger();
        menu->close();
        QCOMPARE(lesson.player().step(), 4);
    }

    /// A clicker goes to whichever window has the keyboard.
    void keysInTheNotesWindow() {
        const Kinds lesson;
        lesson.present();
        if (notes() == nullptr) lesson.fixture.trigger(QStringLiteral("speakerNotes"));
        QVERIFY(notes() != nullptr);
        const Stage before = lesson.player().stage();
        QTest::keyClick(notes(), Qt::Key_PageDown);
        lesson.fixture.settle();
        QVERIFY(lesson.player().stage() != before);
        lesson.fixture.trigger(QStringLiteral("speakerNotes"));
    }

    /// Without a lesson the panes have the window, and a bar says what can be done.
    void theShowWithoutALesson() {
        WindowFixture fixture;
        const State before = fixture.store.state();
        fixture.window->presentation()->set(true);
        QVERIFY(QTest::qWaitFor([&] { return fixture.window->isFullScreen(); }));
        fixture.settle();
        PaneArea* panes = fixture.window->panes();
        QVERIFY(panes->width() * 4 >= fixture.window->width() * 3);
        auto* bar = fixture.find<PresentBar>(QStringLiteral("presentBar"));
        QVERIFY(!bar->isVisible());
        QTest::mouseMove(fixture.window->windowHandle(), {300, 300});
        QTest::mouseMove(fixture.window->windowHandle(), {310, 300});
        QTRY_VERIFY(bar->isVisible());
        const auto click = [&](const char* name) {
            QTest::mouseClick(fixture.find<QToolButton>(QLatin1String(name)), Qt::LeftButton);
            fixture.settle();
        };
        click("showPanel");
        QVERIFY(fixture.window->panel()->isVisible());
        QVERIFY(panes->width() * 4 >= fixture.window->width() * 3);
        click("showPanes");
        QCOMPARE(panes->count(), 1);
        click("showPanes");
        QCOMPARE(panes->count(), 2);
        click("showRing");
        QVERIFY(fixture.find<PointerRing>(QStringLiteral("pointerRing"))->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(!bar->isVisible() || bar->underMouse(), 6000);
        // What was changed for the show is given back.
        fixture.trigger(QStringLiteral("togglePanel"));
        fixture.store.update([](State& state) { state.arrangement.panes.resize(1); }, "fewer panes");
        fixture.window->presentation()->set(false);
        fixture.settle();
        QVERIFY(fixture.store.state().arrangement == before.arrangement);
        QVERIFY(fixture.store.state().hidden == before.hidden);
        QVERIFY(fixture.window->panel()->isVisible());
    }
};

POSISCOPE_WINDOW_TEST(TestQuestions)
#include "tst_questions.moc"
