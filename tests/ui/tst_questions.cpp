// SPDX-License-Identifier: GPL-3.0-or-later
// Questions of lessons in the window: each kind with the mouse, and what waits for the answer.
#include <QClipboard>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QProgressBar>
#include <QSpinBox>
#include <QTextDocumentFragment>
#include <QToolButton>
#include <set>

#include "tests/support/strict.h"
#include "tests/ui/kindslesson.h"
#include "ui/lessons/lessoncard.h"
#include "ui/motion/motionbar.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/parameters/parameterslider.h"
#include "ui/style/interfacescale.h"
#include "ui/window/leftcolumn.h"

using namespace posiscope;

class TestQuestions : public StrictTest {
    Q_OBJECT

 private slots:
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
        lesson.click("answer0");  // the same answer is no other try
        QCOMPARE(lesson.player().reply().tries, 1);
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

    /// In every kind of question an answer, and another size of the window, keep all widgets of the card.
    void theWidgetsSurvive() {
        for (int step = 0; step < 5; ++step) {
            const Kinds lesson;
            lesson.go(step);
            auto* card = lesson.fixture.window->leftColumn()->lesson();
            std::vector<QPointer<QWidget>> before;
            for (QWidget* each : card->findChildren<QWidget*>())
                before.emplace_back(each);
            QVERIFY(before.size() > 10);
            if (step == 0) lesson.click("answer0");
            lesson.player().showAnswer();
            lesson.fixture.settle();
            lesson.fixture.window->resize(lesson.fixture.window->size() - QSize(40, 60));
            lesson.fixture.settle();
            QTest::qWait(20);
            for (const QPointer<QWidget>& each : before)
                QVERIFY(each != nullptr);
            QCOMPARE(card->findChildren<QWidget*>().size(), static_cast<qsizetype>(before.size()));
        }
    }

    /// The ring of the focus is not the look of a right answer, and what was given is told with the ring too.
    void theRingIsNoAnswer_data() {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<bool>("presented");
        for (const bool dark : {false, true})
            for (const bool presented : {false, true})
                QTest::addRow("%s, %s", dark ? "dark" : "light", presented ? "presented" : "at a desk")
                    << dark << presented;
    }
    void theRingIsNoAnswer() {
        QFETCH(bool, dark);
        QFETCH(bool, presented);
        const Kinds lesson;
        lesson.fixture.trigger(dark ? QStringLiteral("theme_dark") : QStringLiteral("theme_light"));
        QCOMPARE(lesson.fixture.window->theme().isDark, dark);
        if (presented) {
            lesson.present();
            while (lesson.player().stage().part != Stage::Part::question)
                lesson.press(Qt::Key_PageDown);
        }
        const auto seen = [&](int answer, bool focus) {
            auto* button = lesson.fixture.find<QPushButton>(QStringLiteral("answer%1").arg(answer));
            if (focus)
                button->setFocus();
            else
                button->clearFocus();
            lesson.fixture.settle();
            const QImage all = button->grab().toImage();
            const int edge = 2;
            // The edge in its middle above, and the fill at the right, where no words are.
            return std::pair(all.pixelColor(all.width() / 2, edge / 2),
                             all.pixelColor(all.width() - scaled(8), all.height() / 2));
        };
        const auto open = seen(1, false), openRing = seen(1, true);
        QVERIFY(open.first != openRing.first);
        lesson.click("answer0");
        const auto wrong = seen(0, false), wrongRing = seen(0, true);
        lesson.click("answer1");
        const auto right = seen(1, false), rightRing = seen(1, true);
        // The ring has one colour whatever it is around.
        QCOMPARE(wrongRing.first, openRing.first);
        QCOMPARE(rightRing.first, openRing.first);
        for (const auto& [a, b] : {std::pair{right, openRing}, {right, wrongRing}, {wrong, openRing}})
            QVERIFY(a.first != b.first);
        // A right answer has a fill of its own, with the ring or without.
        QCOMPARE(right.second, rightRing.second);
        for (const auto& other : {open, openRing, wrong, wrongRing})
            QVERIFY(right.second != other.second);
        QStringList marks;
        for (const QLabel* mark : lesson.fixture.window->findChildren<QLabel*>(QStringLiteral("answerMark")))
            if (mark->isVisible()) marks << mark->text().left(1);
        QCOMPARE(marks.count(QStringLiteral("✓")), 1);
        QCOMPARE(marks.count(QStringLiteral("✗")), 1);
    }

    /// Another size of the window keeps what was begun; only beginning the step again forgets.
    void whatWasBegunIsKept() {
        const Kinds lesson;
        lesson.click("showAnswer");
        lesson.click("hintButton");
        lesson.go(2);
        const auto field = [&] { return lesson.fixture.find<QLineEdit>(QStringLiteral("numberAnswer")); };
        field()->setFocus();
        QTest::keyClicks(field(), QStringLiteral("0.1"));
        const QPointer<QLineEdit> before = field();
        lesson.fixture.window->resize(lesson.fixture.window->size() - QSize(0, 60));
        lesson.fixture.settle();
        QCOMPARE(field(), before.data());
        QCOMPARE(field()->text(), QStringLiteral("0.1"));
        QVERIFY(field()->hasFocus());
        lesson.go(0);
        QVERIFY(lesson.shown("hint") && !lesson.shown("hintButton"));
        lesson.go(2);
        lesson.player().restartStep();
        lesson.fixture.settle();
        QVERIFY(field()->text().isEmpty());
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

    /// Lines that are put in order stay in sight, in the right order, under the letters of the vote.
    void anOrderKeepsItsLines_data() {
        QTest::addColumn<bool>("presented");
        QTest::newRow("at a desk") << false;
        QTest::newRow("presented") << true;
    }
    void anOrderKeepsItsLines() {
        QFETCH(bool, presented);
        const Kinds lesson;
        lesson.go(4);
        if (presented) lesson.present();
        lesson.player().showAnswer();
        lesson.fixture.settle();
        QList<QLabel*> lines = lesson.fixture.window->findChildren<QLabel*>(QStringLiteral("answerText"));
        QCOMPARE(lines.size(), 3);
        // On a projector there are two columns, to be read line by line.
        const auto place = [](const QLabel* line) {
            const QPoint at = line->mapTo(line->window(), QPoint());
            return std::pair(at.y(), at.x());
        };
        std::ranges::sort(lines, {}, place);
        QStringList texts;
        for (const QLabel* line : lines) {
            QVERIFY(line->isVisible());
            texts << line->accessibleName();
        }
        QCOMPARE(texts,
                 (QStringList{QStringLiteral("snail"), QStringLiteral("horse"), QStringLiteral("train")}));
        QCOMPARE(lesson.text("solution").contains(QLatin1String("The order: ")), !presented);
    }

    void aClickIsRevealedInThePicture() {
        const Kinds lesson;
        lesson.go(3);
        lesson.player().showAnswer();
        QCOMPARE(lesson.fixture.store.state().get(keys::position), 7);
        QCOMPARE(lesson.fixture.store.state().get(keys::dimension), 3);
        QVERIFY(!lesson.player().reply().right);
    }

    void showMeDoesTheTask() {
        const Kinds lesson;
        QVERIFY(!lesson.shown("solutionButton"));  // the question is open
        lesson.click("showAnswer");
        lesson.click("solutionButton");
        QTRY_VERIFY(lesson.player().isTaskDone());
        QCOMPARE(lesson.fixture.store.state().get(keys::dModel), 8);
        QVERIFY(!lesson.shown("solutionButton"));
        lesson.fixture.trigger(QStringLiteral("undo"));
        QCOMPARE(lesson.fixture.store.state().get(keys::dModel), 16);
    }

    /// A number that is shown without an answer leaves no empty field behind.
    void aRevealedNumberHasNoField() {
        const Kinds lesson;
        lesson.go(2);
        QVERIFY(lesson.shown("numberAnswer"));
        lesson.click("showAnswer");
        QVERIFY(!lesson.shown("numberAnswer") && lesson.shown("solution"));
    }

    /// On a projector a finding and a task have no second heading, and a colon announces no press.
    void noPressIsHalfASentence() {
        const Kinds lesson;
        lesson.present();
        using Part = Stage::Part;
        std::set<Part> titled;
        for (int press = 0; press < 8 && lesson.player().step() == 0; ++press) {
            if (lesson.shown("stepTitle")) titled.insert(lesson.player().stage().part);
            lesson.press(Qt::Key_PageDown);
        }
        QCOMPARE(titled, (std::set<Part>{Part::goals, Part::text}));
        QCOMPARE(paragraphsOf({"It is this:\n\n`x = 1`\n\nDone.", 1}), std::size_t{2});
        QCOMPARE(paragraphsOf({"These:\n\n- one\n- two", 1}), std::size_t{2});
        QCOMPARE(paragraphsOf({"就是：\n\n`x = 1`", 1}), std::size_t{1});
    }

    void goalsAndGains() {
        const Kinds lesson;
        QVERIFY(lesson.shown("lessonGoals"));
        // Markdown like every other text of a lesson.
        const auto* goals = lesson.fixture.find<QWidget>(QStringLiteral("lessonGoals"));
        const auto lines = goals->findChildren<QLabel*>();
        QVERIFY(std::ranges::none_of(lines, [](const QLabel* line) {
            return QTextDocumentFragment::fromHtml(line->text()).toPlainText().contains(u'*');
        }));
        lesson.go(1);
        QVERIFY(lesson.fixture.window->findChild<QWidget*>(QStringLiteral("lessonGoals")) == nullptr);
        lesson.go(5);
        QVERIFY(lesson.shown("lessonGains"));
    }
};

POSISCOPE_WINDOW_TEST(TestQuestions)
#include "tst_questions.moc"
