// SPDX-License-Identifier: GPL-3.0-or-later
// Places of a large picture that lead on, the blocks “place”: opened and left again by mouse, keys and
// clickers.
#include <QPushButton>

#include "core/parameters/keys.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/kindslesson.h"
#include "tests/ui/lessonrows.h"
#include "ui/documents/lessonpictures.h"
#include "ui/style/interfacescale.h"

using namespace posiscope;

namespace {

constexpr const char* places = R"(---
lesson: mine
title: Mine
---
## One
```state
max_len = 8
panes = heatmap
```

![A model](transformer-positions.svg "large")

Here.

**1** is the table.

```place 1
max_len = 32
panes = waves
```

```place 3
encoding = rope
panes = rotation
```

```predict
Which?
- [ ] One :: No.
- [x] Two
because: So it is.
```

```after
max_len = 16
```

## The end
```state
max_len = 64
```
Nothing more.
)";

}  // namespace

class TestPicturePlaces : public StrictTest {
    Q_OBJECT

 private slots:
    void cleanup() {
        setInterfaceScale(1);
        QApplication::setFont(interfaceFont());
    }

    /// The panes of a place stand where the picture was; all that a speaker may expect to lead back does.
    void aPlaceOpensAndCloses_data() {
        const Rows<int, int> row("open", "back");
        row("Escape", int(Qt::Key_1), int(Qt::Key_Escape));
        row("Backspace", int(Qt::Key_1), int(Qt::Key_Backspace));
        row("Page Up", int(Qt::Key_1), int(Qt::Key_PageUp));
        row("its key", int(Qt::Key_1), int(Qt::Key_1));
        row("mouse", 0, 0);
    }
    void aPlaceOpensAndCloses() {
        const auto [open, back] = fetchRow<int, int>();
        const Kinds lesson(places);
        lesson.present();
        lesson.press(Qt::Key_PageDown);
        QVERIFY(lesson.shown("stepPicture") && !lesson.shown("backToPicture"));
        const State before = lesson.fixture.store.state();
        const Stage stage = lesson.player().stage();
        if (open > 0)
            lesson.press(static_cast<Qt::Key>(open));
        else
            click(lesson, buttons(lesson)[0]);
        QVERIFY(!lesson.shown("stepPicture") && lesson.shown("backToPicture"));
        QCOMPARE(lesson.fixture.store.state().get(keys::maxLen), std::int64_t{32});
        QCOMPARE(lesson.fixture.store.state().arrangement.panes[0].view, std::string("waves"));
        const QRect pane = lesson.fixture.window->panes()->card(0)->geometry();
        QVERIFY(!pane.intersects(lesson.fixture.find<QWidget>(QStringLiteral("backToPicture"))->geometry()));
        QCOMPARE(lesson.player().stage(), stage);
        if (back > 0)
            lesson.press(static_cast<Qt::Key>(back));
        else
            click(lesson, lesson.fixture.find<QPushButton>(QStringLiteral("backToPicture")));
        QVERIFY(lesson.shown("stepPicture") && !lesson.shown("backToPicture"));
        QVERIFY(lesson.fixture.store.state() == before);
        QCOMPARE(lesson.player().stage(), stage);
        QVERIFY(lesson.fixture.window->presentation()->isOn());
    }

    /// Those places alone that the lesson has something for; pointer and tooltip say so.
    void whatCanBeClicked() {
        const Kinds lesson(places);
        lesson.present();
        const auto all = buttons(lesson);
        QCOMPARE(all.size(), 2);
        const auto* const picture = lesson.fixture.find<QWidget>(QStringLiteral("stepPicture"));
        for (const QPushButton* place : all) {
            QCOMPARE(place->cursor().shape(), Qt::PointingHandCursor);
            QVERIFY(place->width() > 20 && place->height() > 20);
            QVERIFY(picture->rect().contains(place->geometry()));
        }
        QCOMPARE(all[0]->toolTip(), QStringLiteral("Open place 1 of the picture (1)"));
        QCOMPARE(all[1]->accessibleName(), QStringLiteral("Open place 3 of the picture"));
        QVERIFY(!all[0]->geometry().intersects(all[1]->geometry()));
        const State before = lesson.fixture.store.state();
        lesson.press(Qt::Key_2);  // has no block
        QVERIFY(lesson.fixture.store.state() == before);
        QTest::mouseClick(const_cast<QWidget*>(picture), Qt::LeftButton, {}, {5, 5});
        QVERIFY(lesson.fixture.store.state() == before);
    }

    /// From one place to another; the state of the first leaves nothing behind.
    void fromPlaceToPlace() {
        const Kinds lesson(places);
        lesson.present();
        const State before = lesson.fixture.store.state();
        lesson.press(Qt::Key_1);
        lesson.press(Qt::Key_3);
        QCOMPARE(lesson.player().openedPlace(), 3);
        QCOMPARE(lesson.fixture.store.state().get(keys::encoding), std::string("rope"));
        lesson.press(Qt::Key_1);
        QCOMPARE(lesson.fixture.store.state().get(keys::encoding), before.get(keys::encoding));
        lesson.fixture.window->store().update([](State& state) { state.set(keys::maxLen, std::int64_t{20}); },
                                              QString());
        lesson.fixture.settle();
        QVERIFY(!lesson.shown("stepPicture"));
        lesson.press(Qt::Key_Escape);
        QVERIFY(lesson.fixture.store.state() == before);
    }

    /// The next press goes on as if no place had been opened; a digit answers where something is asked.
    void onWithTheLesson() {
        const Kinds lesson(places);
        lesson.present();
        lesson.press(Qt::Key_3);
        lesson.press(Qt::Key_PageDown);
        QVERIFY(lesson.shown("stepPicture"));
        QVERIFY(lesson.text("stepText").contains(QLatin1String("table")));
        lesson.press(Qt::Key_3);
        lesson.press(Qt::Key_PageDown);
        QVERIFY(lesson.shown("lessonQuestion") && lesson.shown("stepPicture"));
        QCOMPARE(buttons(lesson).size(), 0);
        QCOMPARE(lesson.fixture.store.state().get(keys::maxLen), std::int64_t{8});
        lesson.press(Qt::Key_1);
        QVERIFY(!lesson.player().reply().chosen.empty());
        QCOMPARE(lesson.player().openedPlace(), 0);
        while (lesson.player().isQuestionOpen())
            lesson.press(Qt::Key_PageDown);
        QCOMPARE(lesson.fixture.store.state().get(keys::maxLen), std::int64_t{16});
        lesson.press(Qt::Key_1);  // the answer is in sight, and not the picture
        QCOMPARE(lesson.player().openedPlace(), 0);
        // Back at the text, with the state of the answer below the picture.
        lesson.press(Qt::Key_PageUp);
        lesson.press(Qt::Key_1);
        QCOMPARE(lesson.fixture.store.state().get(keys::maxLen), std::int64_t{32});
        lesson.press(Qt::Key_Escape);
        QCOMPARE(lesson.fixture.store.state().get(keys::maxLen), std::int64_t{16});
    }

    /// However the step or the presentation is left, no place stays open behind it.
    void leftWhileOpen_data() {
        const Rows<int> row("way");
        row("another step", 0);
        row("the end of presenting", 1);
        row("undo", 2);
        row("the step again", 3);
        row("the lesson closed", 4);
    }
    void leftWhileOpen() {
        const auto [way] = fetchRow<int>();
        const Kinds lesson(places);
        lesson.present();
        const State before = lesson.fixture.store.state();
        lesson.press(Qt::Key_1);
        QCOMPARE(lesson.player().openedPlace(), 1);
        switch (way) {
            case 0: lesson.go(1); break;
            case 1: lesson.fixture.window->presentation()->set(false); break;
            case 2: lesson.fixture.trigger(QStringLiteral("undo")); break;
            case 3: lesson.player().restartStep(); break;
            default: lesson.player().leave();
        }
        lesson.fixture.settle();
        QCOMPARE(lesson.player().openedPlace(), 0);
        QVERIFY(!lesson.shown("backToPicture"));
        QCOMPARE(lesson.shown("stepPicture"), way == 2 || way == 3);
        if (way == 0) {
            QCOMPARE(lesson.fixture.store.state().get(keys::maxLen), std::int64_t{64});
            lesson.go(0);
        }
        if (way != 4) QVERIFY(lesson.fixture.store.state() == before);
        if (way != 2) return;
        lesson.fixture.trigger(QStringLiteral("redo"));
        lesson.fixture.settle();
        QCOMPARE(lesson.player().openedPlace(), 1);
        QVERIFY(!lesson.shown("stepPicture"));
    }

    void theSpeakerIsTold() {
        const Kinds lesson(places);
        lesson.present();
        if (notes() == nullptr) lesson.fixture.trigger(QStringLiteral("speakerNotes"));
        const auto keys = [] { return notes()->findChild<QLabel*>(QStringLiteral("speakerKeys"))->text(); };
        QVERIFY2(keys().contains(QLatin1String("1, 3 open places of the picture")), qPrintable(keys()));
        lesson.press(Qt::Key_3);
        QVERIFY2(keys().contains(QLatin1String("Esc goes back to the picture")), qPrintable(keys()));
        lesson.press(Qt::Key_Escape);
        lesson.press(Qt::Key_PageDown);
        lesson.press(Qt::Key_PageDown);
        QVERIFY2(!keys().contains(QLatin1String("picture")), qPrintable(keys()));
    }

    /// The check names a place that the picture does not have, and one that cannot be shown.
    void placesOfTheCourse() {
        for (const QString& code : languageCodes()) {
            const auto lesson = loadLesson(QStringLiteral("where-positions-enter"), *findLanguage(code));
            QVERIFY(lesson.ok());
            QCOMPARE(lesson->steps[1].places.size(), std::size_t{3});
            QVERIFY(!refusePictures(*lesson, picturesOf(QStringLiteral("where-positions-enter"))));
            Lesson wrong = *lesson;
            wrong.steps[1].places[1].number = 7;
            const auto refused = refusePictures(wrong, picturesOf(QStringLiteral("where-positions-enter")));
            QVERIFY(refused);
            const QString said = QString::fromStdString(refused->text.english());
            QCOMPARE(said,
                     QStringLiteral("line %1: the picture “transformer-positions.svg” has no element with "
                                    "the id “place-7”")
                         .arg(wrong.steps[1].places[1].line));
        }
    }

 private:
    static QList<QPushButton*> buttons(const Kinds& lesson) {
        QList<QPushButton*> all;
        for (auto* each : lesson.fixture.window->findChildren<QPushButton*>(QStringLiteral("picturePlace")))
            if (each->isVisible()) all << each;
        return all;
    }
    static void click(const Kinds& lesson, QPushButton* button) {
        QTest::mouseClick(button, Qt::LeftButton);
        lesson.fixture.settle();
    }
};

POSISCOPE_WINDOW_TEST(TestPicturePlaces)
#include "tst_pictureplaces.moc"
