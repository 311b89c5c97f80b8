// SPDX-License-Identifier: GPL-3.0-or-later
// Presenting a lesson by keys and clickers: the stages of each press, answers, hands, the list of steps,
// notes.
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>

#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/kindslesson.h"
#include "ui/lessons/lessoncard.h"
#include "ui/lessons/questioncard.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/parameters/parameterslider.h"
#include "ui/present/pointerring.h"
#include "ui/present/presentbar.h"
#include "ui/style/interfacescale.h"
#include "ui/window/leftcolumn.h"

using namespace posiscope;

class TestClicker : public StrictTest {
    Q_OBJECT

 private slots:
    void cleanup() {
        setInterfaceScale(1);
        QApplication::setFont(interfaceFont());
    }

    /// Text, question, answer, the text after it, task: forward with one key, and back.
    void aClickerReveals_data() {
        const Rows<int, int> row("forth", "back");
        row("Page Down", int(Qt::Key_PageDown), int(Qt::Key_PageUp));
        row("right", int(Qt::Key_Right), int(Qt::Key_Left));
        row("down", int(Qt::Key_Down), int(Qt::Key_Up));
        row("space", int(Qt::Key_Space), int(Qt::Key_Backspace));
    }
    void aClickerReveals() {
        const auto [forth, back] = fetchRow<int, int>();
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
        QVERIFY(lesson.text("stepCode").contains(QLatin1String("x = 16")));
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
        QVERIFY(lesson.player().isTaskDone());
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
        ParameterSlider* slider = nullptr;  // the previous form may wait for its deletion
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
        QTest::keyClick(slider, Qt::Key_PageDown);  // goes on in the lesson: to the solution
        lesson.fixture.settle();
        QVERIFY(lesson.player().isTaskDone());
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
        lesson.press(static_cast<Qt::Key>(firstKey + right));  // does nothing until the question is in sight
        QVERIFY(lesson.player().reply().chosen.empty());
        for (int n = 0; n < 4; ++n)
            lesson.press(Qt::Key_PageDown);
        lesson.press(static_cast<Qt::Key>(firstKey + right));
        QVERIFY(lesson.player().reply().right);
    }

    /// The question lives until its answer has been handled, although the answer brings another card of a new
    /// size.
    void anAnswerInACardThatIsResized() {
        const Kinds lesson;
        auto* card = lesson.fixture.window->findChild<LessonCard*>();
        card->resize(card->size() + QSize(40, 0));
        const QSignalSpy grown(card->findChild<QuestionCard*>(), &QuestionCard::grown);
        QVERIFY(card->question()->press(0));
        QCOMPARE(grown.count(), 1);
    }

    void textsAtOnce() {
        const Kinds lesson;
        lesson.fixture.trigger(QStringLiteral("byParagraph"));
        lesson.present();
        lesson.press(Qt::Key_PageDown);
        QVERIFY(lesson.text("stepCode").contains(QLatin1String("x = 16")));
        lesson.press(Qt::Key_PageDown);
        QVERIFY(lesson.shown("lessonQuestion"));
    }

    /// Code that comes later, and the words between, stand below the first code; none of them moves again.
    void codeKeepsItsPlace() {
        const Kinds lesson(
            "---\nlesson: mine\ntitle: Mine\n---\n## One\nFirst:\n\n```text\nfirst\n```\n\nBetween.\n\n"
            "Then:\n\n```text\nsecond\nthird\nfourth\n```\n\nBehind.\n\n## The end\nNothing more.\n");
        lesson.present();
        // The labels in sight from above to below, each with the first word of its text.
        const auto places = [&] {
            std::map<int, QString> all;
            for (const char* name : {"stepText", "stepCode", "stepTextAfterCode"})
                for (const auto* label : lesson.fixture.window->findChildren<QLabel*>(QLatin1String(name)))
                    if (label->isVisible())
                        all[label->mapTo(lesson.fixture.window.get(), QPoint()).y()] =
                            label->accessibleName().simplified().section(u' ', 0, 0);
            return all;
        };
        const auto words = [&] {
            QStringList all;
            for (const auto& [y, word] : places())
                all << word;
            return all;
        };
        QCOMPARE(words(), (QStringList{"First:", "first"}));
        lesson.press(Qt::Key_PageDown);
        const auto before = places();
        QCOMPARE(words(), (QStringList{"First:", "first", "Between."}));
        lesson.press(Qt::Key_PageDown);
        QCOMPARE(words(), (QStringList{"First:", "first", "Between.", "second"}));
        lesson.press(Qt::Key_PageDown);
        QCOMPARE(words(), (QStringList{"First:", "first", "Between.", "second", "Behind."}));
        const auto after = places();
        for (const auto& [y, word] : before)
            QCOMPARE(after.at(y), word);
    }

    /// What the text says after its code stands below it, and the code does not move for it.
    void wordsFollowTheirCode() {
        const Kinds lesson(
            "---\nlesson: mine\ntitle: Mine\n---\n## One\nFirst:\n\n```text\ncode\n```\n\nIt has no loop.\n\n"
            "## The end\nNothing more.\n");
        lesson.present();
        const auto place = [&](const char* name) {
            const auto* label = lesson.fixture.window->findChild<QLabel*>(QLatin1String(name));
            return label->mapTo(lesson.fixture.window.get(), QPoint()).y();
        };
        const int before = place("stepCode");
        lesson.press(Qt::Key_PageDown);
        QVERIFY(lesson.text("stepTextAfterCode").contains(QLatin1String("no loop")));
        QVERIFY(!lesson.text("stepText").contains(QLatin1String("no loop")));
        QCOMPARE(place("stepCode"), before);
        QVERIFY(place("stepTextAfterCode") > before);
    }

    /// A large picture covers the panes until the answer, and frames what a paragraph names; a question about
    /// a place in the panes needs them.
    void aLargePictureCoversThePanes_data() {
        const Rows<QByteArray, bool> row("question", "covered");
        row("of words", "- [ ] One :: No.\n- [x] Two\n", true);
        row("of a place", "click: position == 1\n", false);
    }
    void aLargePictureCoversThePanes() {
        const auto [question, covered] = fetchRow<QByteArray, bool>();
        const Kinds lesson(
            "---\nlesson: mine\ntitle: Mine\n---\n## One\n```state\nmax_len = 8\npanes = heatmap\n```\n\n"
            "![A model](transformer-positions.svg \"large\")\n\nHere.\n\n**1** is the table.\n\n"
            "```predict\nWhich?\n" +
            question + "because: So it is.\n```\n\n## The end\nNothing more.\n");
        lesson.present();
        auto* const picture = lesson.fixture.window->findChild<QWidget*>(QStringLiteral("stepPicture"));
        QVERIFY(lesson.text("stepText").contains(QLatin1String("Here")));  // no press for the picture alone
        QVERIFY(!lesson.text("stepText").contains(QLatin1String("img")));
        QVERIFY(picture->isVisible() && picture->accessibleName() == "A model");
        QCOMPARE(picture->size(), lesson.fixture.window->panes()->size());
        const QImage plain = picture->grab().toImage();
        lesson.press(Qt::Key_PageDown);
        QVERIFY(picture->grab().toImage() != plain);  // a frame
        lesson.press(Qt::Key_PageDown);
        QVERIFY(lesson.shown("lessonQuestion"));
        QCOMPARE(picture->isVisible(), covered);
        lesson.press(Qt::Key_PageDown);
        QVERIFY(!picture->isVisible());
        lesson.fixture.window->presentation()->set(false);
        QVERIFY(!picture->isVisible());
    }

    /// On paper answers are the only buttons, and a task has no controls.
    void nothingToPressOnPaper() {
        const Kinds lesson;
        lesson.present();
        lesson.player().setOnPaper(true);
        lesson.fixture.settle();
        int stages = 0;
        for (; !lesson.player().isAtEnd(); ++stages) {
            const auto& window = *lesson.fixture.window;
            for (const auto* button : window.panes()->findChildren<QAbstractButton*>() +
                                          window.leftColumn()->findChildren<QAbstractButton*>()) {
                if (!button->isVisible()) continue;
                const auto* const tool = qobject_cast<const QToolButton*>(button);
                const bool title = button->objectName() == QLatin1String("paneTitle");
                QVERIFY2(button->property("answer").isValid() || (title && tool->menu() == nullptr),
                         qPrintable(button->objectName() + u' ' + button->text()));
            }
            QVERIFY(!window.panel()->isVisible());
            lesson.press(Qt::Key_PageDown);
        }
        QVERIFY(stages > 12);
    }

    /// A sentence is read there, and not typed: its field has no frame.
    void nothingToTypeOnPaper() {
        Kinds lesson;
        lesson.present();
        lesson.fixture.store.update(
            [](State& state) {
                state.arrangement.panes = {{"sentence", {}}};
                state.set(keys::sentence, std::string("dog"));
            },
            QStringLiteral("view"));
        lesson.fixture.settle();
        auto* const field = lesson.fixture.find<QLineEdit>(QStringLiteral("sentenceEdit"));
        const QSize size = field->size();
        const auto hasFrame = [&] {
            const QImage picture = field->grab().toImage();
            return picture.pixelColor(picture.width() / 2, 0) !=
                   picture.pixelColor(picture.width() / 2, picture.height() / 4);
        };
        QVERIFY(hasFrame() && !field->isReadOnly());
        lesson.player().setOnPaper(true);
        lesson.fixture.settle();
        QVERIFY(!hasFrame() && field->isReadOnly());
        QCOMPARE(field->size(), size);
    }

    void aShowOfHands() {
        const Kinds lesson;
        lesson.fixture.trigger(QStringLiteral("countHands"));
        const auto fields = lesson.fixture.window->findChildren<QSpinBox*>(QStringLiteral("handsField"));
        QCOMPARE(fields.size(), 3);
        fields[0]->setValue(3);
        fields[1]->setValue(9);
        const auto bars = lesson.fixture.window->findChildren<QLabel*>(QStringLiteral("handsShare"));
        QCOMPARE(bars[0]->text(), QStringLiteral("25 %"));
        QCOMPARE(bars[1]->text(), QStringLiteral("75 %"));
        QCOMPARE(bars[2]->text(), QStringLiteral("0 %"));
        lesson.go(1);
        lesson.go(0);  // the numbers are kept
        QCOMPARE(lesson.fixture.window->findChildren<QSpinBox*>(QStringLiteral("handsField"))[1]->value(), 9);
        lesson.fixture.trigger(QStringLiteral("countHands"));
        QVERIFY(lesson.fixture.window->findChild<QSpinBox*>(QStringLiteral("handsField")) == nullptr);
    }

    /// The width of the column can be dragged and is remembered, and its type grows with the room.
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

    /// A clicker works in whichever window has the keyboard.
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

    /// Without a lesson the panes have the whole window, and a bar has the commands.
    void theShowWithoutALesson() {
        WindowFixture fixture;
        const State before = fixture.store.state();
        fixture.window->presentation()->set(true);
        QVERIFY(QTest::qWaitFor([&] { return fixture.window->isFullScreen(); }, patience));
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
        QTRY_VERIFY(!bar->isVisible() || bar->underMouse());
        // Every change for presenting is undone.
        fixture.trigger(QStringLiteral("togglePanel"));
        fixture.store.update([](State& state) { state.arrangement.panes.resize(1); }, "fewer panes");
        fixture.window->presentation()->set(false);
        fixture.settle();
        QVERIFY(fixture.store.state().arrangement == before.arrangement);
        QVERIFY(fixture.store.state().hidden == before.hidden);
        QVERIFY(fixture.window->panel()->isVisible());
    }
};

POSISCOPE_WINDOW_TEST(TestClicker)
#include "tst_clicker.moc"
