// SPDX-License-Identifier: GPL-3.0-or-later
// Presenting by keys alone: answers, numbers, solutions, a blank screen, a count of hands.
#include <QKeyEvent>
#include <QLineEdit>
#include <QSpinBox>
#include <QTest>
#include <QTextDocument>

#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/kindslesson.h"
#include "ui/lessons/lessoncard.h"
#include "ui/lessons/library.h"
#include "ui/lessons/stages.h"
#include "ui/style/interfacescale.h"
#include "ui/window/leftcolumn.h"

using namespace posiscope;

namespace {

constexpr const char* five = R"(---
lesson: five
title: Five lines
goal: to order
needs: nothing
can: order
---
## An order
```predict
Which come first?
- [1] one
- [2] two
- [3] three
- [4] four
- [5] five
```
)";

constexpr const char* twoSettings = R"(---
lesson: two
title: Two settings
goal: to move
needs: nothing
can: move
---
## Move
```state
d_model = 16
max_len = 32
```

```task
Make both 8.
done: d_model == 8 && max_len == 8
solution: d_model = 8
solution: max_len = 8
```

## Elsewhere
Text.
)";

QWidget* blankScreen(const Kinds& lesson) {
    return lesson.fixture.window->findChild<QWidget*>(QStringLiteral("blankScreen"));
}

}  // namespace

class TestPresenterKeys : public StrictTest {
    Q_OBJECT

    /// Presses Next until the question is asked.
    static void ask(const Kinds& lesson) {
        while (lesson.player().stage().part != Stage::Part::question)
            lesson.press(Qt::Key_PageDown);
    }

 private slots:
    void cleanup() {
        setInterfaceScale(1);
        QApplication::setFont(interfaceFont());
    }

    void everyLetterAndDigit_data() {
        QTest::addColumn<QString>("keys");
        QTest::newRow("A to E") << QStringLiteral("ABCDE");
        QTest::newRow("1 to 5") << QStringLiteral("12345");
        QTest::newRow("A to E of a Russian keyboard") << QStringLiteral("ФИСВУ");
    }
    void everyLetterAndDigit() {
        QFETCH(QString, keys);
        const Kinds lesson(five);
        lesson.present();
        ask(lesson);
        const std::vector<std::size_t> letters = lesson.player().letters();
        for (std::size_t answer = 0; answer < letters.size(); ++answer) {
            const auto letter = std::ranges::find(letters, answer) - letters.begin();
            const QString key(keys[letter]);
            QKeyEvent press(QEvent::KeyPress, key.front().unicode(), Qt::NoModifier, key);
            QApplication::sendEvent(lesson.fixture.window.get(), &press);
            lesson.fixture.settle();
        }
        QVERIFY(!lesson.player().reply().closed);
        lesson.press(Qt::Key_Return);
        QVERIFY(lesson.player().reply().right);
    }

    void enterChecksAllThatAreRight() {
        const Kinds lesson;
        lesson.present();
        lesson.go(1);
        ask(lesson);
        lesson.press(Qt::Key_Return);  // nothing is chosen
        QCOMPARE(lesson.player().reply().tries, 0);
        const std::vector<std::size_t> letters = lesson.player().letters();
        for (const std::size_t answer : {std::size_t{0}, std::size_t{2}}) {
            const auto letter = std::ranges::find(letters, answer) - letters.begin();
            lesson.press(static_cast<Qt::Key>(Qt::Key_A + static_cast<int>(letter)));
        }
        lesson.press(Qt::Key_Return);
        QVERIFY(lesson.player().reply().right);
    }

    void digitsGoIntoTheNumber() {
        const Kinds lesson;
        lesson.present();
        lesson.go(2);
        ask(lesson);
        lesson.fixture.window->setFocus();
        lesson.press(Qt::Key_0);
        auto* field = lesson.fixture.find<QLineEdit>(QStringLiteral("numberAnswer"));
        QVERIFY(field->hasFocus());
        QTest::keyClicks(field, QStringLiteral(".14"));
        QCOMPARE(field->text(), QStringLiteral("0.14"));
        QTest::keyClick(field, Qt::Key_Return);
        lesson.fixture.settle();
        QVERIFY(lesson.player().reply().right);
        const Stage before = lesson.player().stage();
        lesson.press(Qt::Key_Right);  // the field no longer takes the keys
        QVERIFY(lesson.player().step() == 3 || lesson.player().stage() != before);
    }

    void aTaskIsSolvedByNext() {
        const Kinds lesson(twoSettings);
        lesson.present();
        while (lesson.player().stage().part != Stage::Part::task)
            lesson.press(Qt::Key_PageDown);
        const auto now = [&](Key<std::int64_t> key) { return lesson.fixture.store.state().get(key); };
        lesson.press(Qt::Key_PageDown);
        QCOMPARE(now(keys::dModel), 8);
        QCOMPARE(now(keys::maxLen), 32);  // the second setting comes when the first has been seen
        QCOMPARE(lesson.player().step(), 0);
        QTRY_COMPARE(now(keys::maxLen), 8);
        QVERIFY(lesson.player().isTaskDone());
        lesson.press(Qt::Key_PageDown);
        QCOMPARE(lesson.player().step(), 1);
    }

    /// A setting that the class has already made is no press of its own.
    void noPressOfASolutionIsDead() {
        Kinds lesson(twoSettings);
        lesson.present();
        while (lesson.player().stage().part != Stage::Part::task)
            lesson.press(Qt::Key_PageDown);
        lesson.fixture.store.update([](State& state) { state.set(keys::dModel, std::int64_t{8}); }, {});
        lesson.press(Qt::Key_PageDown);
        QCOMPARE(lesson.fixture.store.state().get(keys::maxLen), 8);
        QVERIFY(lesson.player().isTaskDone());
    }

    void anotherPressEndsTheSolution() {
        const Kinds lesson(twoSettings);
        lesson.present();
        while (lesson.player().stage().part != Stage::Part::task)
            lesson.press(Qt::Key_PageDown);
        lesson.press(Qt::Key_PageDown);
        lesson.press(Qt::Key_PageDown);
        QVERIFY(lesson.player().isTaskDone());
        QCOMPARE(lesson.player().step(), 0);
    }

    void aPointBlanksTheScreen() {
        const Kinds lesson;
        lesson.present();
        const Stage before = lesson.player().stage();
        lesson.press(Qt::Key_Period);
        QVERIFY(blankScreen(lesson) && blankScreen(lesson)->isVisible());
        QCOMPARE(blankScreen(lesson)->size(), lesson.fixture.window->size());
        const QImage screen = lesson.fixture.window->grab().toImage();
        for (const QPoint at : {QPoint(9, 9), screen.rect().center(), screen.rect().bottomRight()})
            QCOMPARE(screen.pixelColor(at), QColor(Qt::black));
        lesson.press(Qt::Key_PageDown);  // shows the screen and nothing else
        QVERIFY(!blankScreen(lesson));
        QVERIFY(lesson.player().stage() == before);
        lesson.press(Qt::Key_B);
        QVERIFY(blankScreen(lesson));
        lesson.press(Qt::Key_B);
        QVERIFY(!blankScreen(lesson));
    }

    void whereBAnswersItBlanksNothing() {
        const Kinds lesson;
        lesson.present();
        ask(lesson);
        lesson.press(Qt::Key_B);
        QVERIFY(!blankScreen(lesson));
        QCOMPARE(lesson.player().reply().tries, 1);
        lesson.press(Qt::Key_Period);
        QVERIFY(blankScreen(lesson));
    }

    /// Numbers that are typed while hands are counted never answer, wherever the focus is.
    void aCountOfHandsNeverAnswers() {
        const Kinds lesson;
        lesson.present();
        ask(lesson);
        lesson.press(Qt::Key_H);
        const auto fields = lesson.fixture.window->findChildren<QSpinBox*>(QStringLiteral("handsField"));
        QCOMPARE(fields.size(), 3);
        QVERIFY(fields[0]->hasFocus());
        lesson.press(Qt::Key_B);
        QVERIFY(fields[1]->hasFocus());
        lesson.press(Qt::Key_A);
        QVERIFY(fields[0]->hasFocus());
        for (const char* number : {"12", "3", "5"}) {
            QTest::keyClicks(QApplication::focusWidget(), QLatin1String(number));
            lesson.press(Qt::Key_Tab);
        }
        lesson.press(Qt::Key_2);  // no field has the cursor
        QCOMPARE(lesson.player().reply().tries, 0);
        const auto letters = lesson.player().letters();
        const std::vector<int>& hands = lesson.player().hands();
        QCOMPARE(hands[letters[0]], 12);
        QCOMPARE(hands[letters[1]], 3);
        QCOMPARE(hands[letters[2]], 5);
        QStringList shares;
        for (const QLabel* share : lesson.fixture.window->findChildren<QLabel*>(QStringLiteral("handsShare")))
            shares << share->text();
        QCOMPARE(shares,
                 (QStringList{QStringLiteral("60 %"), QStringLiteral("15 %"), QStringLiteral("25 %")}));
        lesson.press(Qt::Key_H);
        QVERIFY(lesson.fixture.window->findChildren<QSpinBox*>(QStringLiteral("handsField")).isEmpty());
    }

    /// The first key after H already counts.
    void digitsCountAtOnce() {
        const Kinds lesson;
        lesson.present();
        ask(lesson);
        lesson.press(Qt::Key_H);
        for (const Qt::Key digit : {Qt::Key_1, Qt::Key_2})
            lesson.press(digit);
        QCOMPARE(lesson.player().reply().tries, 0);
        QCOMPARE(lesson.player().hands()[lesson.player().letters()[0]], 12);
    }

    /// Beside the picture there is little room: the count stands below its answer, and the answer is whole.
    void answersStayWhole_data() {
        const Rows<int> row("width");
        for (const int width : {300, 360, 420})
            row(qPrintable(QString::number(width)), width);
    }
    void answersStayWhole() {
        const auto [width] = fetchRow<int>();
        const Kinds lesson(
            QByteArray(kinds)
                .replace("right b\n", "It does not change at all, in whatever way it is turned\n")
                .replace("wrong c\n", "It becomes considerably smaller\n"));
        lesson.present();
        ask(lesson);
        lesson.press(Qt::Key_H);
        auto* card = lesson.fixture.window->leftColumn()->lesson();
        card->setFixedWidth(scaled(width));
        lesson.fixture.settle();
        QTest::qWait(20);
        int seen = 0;
        for (const QLabel* text : card->findChildren<QLabel*>(QStringLiteral("answerText"))) {
            QVERIFY2(text->heightForWidth(text->width()) <= text->height(), qPrintable(text->text()));
            QTextDocument words;  // wider than its room where a word is
            words.setDocumentMargin(0);
            words.setHtml(text->text());
            words.setTextWidth(text->width());
            QVERIFY2(words.size().width() <= text->width() + 1, qPrintable(text->text()));
            QCOMPARE(text->visibleRegion().boundingRect().width(), text->width());
            ++seen;
        }
        QCOMPARE(seen, 3);
    }

    /// Behind the last press one more begins the next lesson, and the presentation goes on.
    void theNextLesson() {
        WindowFixture fixture;
        QVERIFY(fixture.window->lessonCommands()->open(QStringLiteral("wavelengths")));
        fixture.window->presentation()->set(true);
        QVERIFY(QTest::qWaitFor([&] { return fixture.window->isFullScreen(); }, patience));
        LessonPlayer& player = *fixture.window->lessons();
        player.go(player.steps() - 1);
        for (int presses = 0; !player.isAtEnd() && presses < 30; ++presses)
            player.forward();
        fixture.settle();
        QVERIFY(player.isAtEnd());
        const auto* said = fixture.find<QLabel>(QStringLiteral("nextLesson"));
        QVERIFY(said->isVisible());
        const QString next = player.nextLesson();
        const auto lesson = loadLesson(next, *findLanguage(QStringLiteral("en")));
        QCOMPARE(said->text(),
                 QStringLiteral("One more press: %1").arg(QString::fromStdString(lesson->title)));
        QTest::keyClick(fixture.window->windowHandle(), Qt::Key_PageDown);
        fixture.settle();
        QCOMPARE(player.lesson()->id, lesson->id);
        QVERIFY(player.isStepwise() && player.step() == 0);
    }

    void pointsComeSingly() {
        const auto stages = [](const char* text) { return paragraphsOf({text, 1}); };
        QCOMPARE(stages("Some things:\n\n- one\n- two\n- three\n"), std::size_t{2});
        QCOMPARE(stages("Some things:\n\n- one\n- two\n- three\n- four\n  and more\n\nThe end."),
                 std::size_t{6});
        QCOMPARE(firstParagraphs({"Some:\n\n- one\n- two\n- three\n- four\n", 1}, 3).text,
                 std::string("Some:\n\n- one\n- two"));
    }

    void theSpeakerIsToldTheAnswer_data() {
        const TextRows<int, QString> row("question", "step", "answer");
        row("one", 0, ": right b*b");
        row("all", 1, ": two");
        row("order", 4, ": snail; ");
        row("number", 2, QStringLiteral("0.1411"));
        row("click", 3, "There it is.");
    }
    void theSpeakerIsToldTheAnswer() {
        const auto [question, step, answer] = fetchRow<QString, int, QString>();
        const Kinds lesson(QByteArray(kinds).replace("right b\n", "right `b*b`\n"));
        lesson.go(step);
        lesson.fixture.trigger(QStringLiteral("speakerNotes"));
        const QString told = notes()->findChild<QLabel*>(QStringLiteral("speakerAnswer"))->text();
        QVERIFY2(told.contains(answer), qPrintable(told));
        lesson.fixture.trigger(QStringLiteral("speakerNotes"));
    }

    /// In the order of their letters, each without the point of its sentence.
    void theSpeakerIsToldAllThatAreRight() {
        QStringList right;
        const Kinds lesson(QByteArray(kinds)
                               .replace("[x] two", "[x] Two is even.")
                               .replace("[x] four", "[x] Four is even."));
        lesson.go(1);
        const std::vector<std::size_t> letters = lesson.player().letters();
        for (std::size_t letter = 0; letter < letters.size(); ++letter)
            if (letters[letter] != 1)
                right << QStringLiteral("%1: %2 is even")
                             .arg(QChar(u'A' + char16_t(letter)))
                             .arg(letters[letter] == 0 ? QLatin1String("Two") : QLatin1String("Four"));
        lesson.fixture.trigger(QStringLiteral("speakerNotes"));
        const QString told = notes()->findChild<QLabel*>(QStringLiteral("speakerAnswer"))->text();
        QVERIFY2(told.endsWith(right.join(QStringLiteral("; ")) + u'.'), qPrintable(told));
        lesson.fixture.trigger(QStringLiteral("speakerNotes"));
    }

    /// Only of keys that change what is in sight.
    void theSpeakerIsToldOfHands() {
        const Kinds lesson;
        lesson.present();
        lesson.fixture.trigger(QStringLiteral("speakerNotes"));
        const auto* told = notes()->findChild<QLabel*>(QStringLiteral("speakerKeys"));
        const auto tellsOfHands = [&] { return told->text().contains(QLatin1String("H counts")); };
        QVERIFY(!tellsOfHands());
        ask(lesson);
        QVERIFY(tellsOfHands());
        lesson.player().showAnswer();
        lesson.fixture.settle();
        QVERIFY(tellsOfHands());
        lesson.press(Qt::Key_PageDown);
        QVERIFY(!tellsOfHands());
        lesson.go(1);
        ask(lesson);
        lesson.player().showAnswer();
        lesson.fixture.settle();
        QVERIFY(!tellsOfHands());  // of all that are right none are counted
        lesson.fixture.trigger(QStringLiteral("speakerNotes"));
    }

    void theSpeakerIsToldTheKeys() {
        const Kinds lesson;
        lesson.present();
        lesson.fixture.trigger(QStringLiteral("speakerNotes"));
        const SpeakerWindow* window = notes();
        QVERIFY(window != nullptr);
        const auto* told = window->findChild<QLabel*>(QStringLiteral("speakerKeys"));
        QVERIFY(told->text().contains(QLatin1String("or B")));  // the question is not in sight
        while (lesson.player().stage().part != Stage::Part::question)
            lesson.press(Qt::Key_PageDown);
        QVERIFY(!told->text().contains(QLatin1String("or B")));
        lesson.player().showAnswer();
        lesson.fixture.settle();
        QVERIFY(told->text().contains(QLatin1String("or B")));
        lesson.fixture.trigger(QStringLiteral("speakerNotes"));
    }
};

POSISCOPE_WINDOW_TEST(TestPresenterKeys)
#include "tst_presenterkeys.moc"
