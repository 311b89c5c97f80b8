// SPDX-License-Identifier: GPL-3.0-or-later
// Asides of a step, the blocks “more”: folded, unfolded by mouse, keys and screen readers, and presented.
#include <QAccessible>
#include <QPointer>

#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/kindslesson.h"
#include "ui/style/interfacescale.h"

using namespace posiscope;

namespace {

constexpr const char* asides = R"(---
lesson: asides
title: Asides
---
## Two of them

```state
d_model = 16
max_len = 32
panes = heatmap
hidden = none
```

One.

Two.

```more Why so *many*?
There are {{ d_model }}.
```

```predict
Which?
- [ ] a
- [x] b
still: nothing to show
```

```then
It is b.
```

```more And then?
Then came {{= d_model }}.
```

```notes
Speak slowly.
```

## The end
Nothing more.
)";

QPushButton* button(const Kinds& lesson, int number = 0) {
    return lesson.fixture.find<QPushButton>(QStringLiteral("moreButton%1").arg(number));
}

/// The text of an aside; empty while it is folded or out of sight.
QString text(const Kinds& lesson, int number = 0) {
    const auto* card = lesson.fixture.find<QWidget>(QStringLiteral("more%1").arg(number));
    const auto* label = card->findChild<QLabel*>(QStringLiteral("moreText"));
    return label->isVisible() ? label->accessibleName() : QString();
}

}  // namespace

class TestAsides : public StrictTest {
    Q_OBJECT

 private slots:
    void cleanup() {
        setInterfaceScale(1);
        QApplication::setFont(interfaceFont());
    }

    void unfolds_data() {
        const TextRows<int> row("by", "key");
        row("mouse", 0);
        row("Space", Qt::Key_Space);
        row("Return", Qt::Key_Return);
        row("Enter", Qt::Key_Enter);
    }
    void unfolds() {
        const auto [by, key] = fetchRow<QString, int>();
        const Kinds lesson(asides);
        const auto turn = [&, key = key] {
            if (key == 0)
                QTest::mouseClick(button(lesson), Qt::LeftButton);
            else
                QTest::keyClick(lesson.fixture.window->windowHandle(), Qt::Key(key));
            lesson.fixture.settle();
        };
        button(lesson)->setFocus();
        QVERIFY(button(lesson)->isVisible() && text(lesson).isEmpty());
        for (int n = 0; n < 2; ++n) {
            turn();
            QCOMPARE(text(lesson), QStringLiteral("There are 16."));
            QVERIFY(button(lesson)->hasFocus());
            turn();
            QCOMPARE(text(lesson), QString());
            QVERIFY(button(lesson)->hasFocus());
        }
    }

    void tabGoesThere() {
        const Kinds lesson(asides);
        lesson.fixture.find<QLabel>(QStringLiteral("stepText"))->setFocus();
        QTest::keyClick(lesson.fixture.window->windowHandle(), Qt::Key_Tab);
        QVERIFY(button(lesson)->hasFocus());
    }

    void screenReaders() {
        const Kinds lesson(asides);
        QAccessibleInterface* read = QAccessible::queryAccessibleInterface(button(lesson));
        QCOMPARE(read->role(), QAccessible::Button);
        QCOMPARE(read->text(QAccessible::Name), QStringLiteral("Why so many?"));
        QVERIFY(read->state().expandable && read->state().collapsed && !read->state().expanded);
        read->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        lesson.fixture.settle();
        QVERIFY(read->state().expandable && read->state().expanded && !read->state().collapsed);
        QCOMPARE(text(lesson), QStringLiteral("There are 16."));
    }

    /// Its numbers follow the state, or keep their value, as in every text.
    void waitsForTheAnswer() {
        const Kinds lesson(asides);
        QVERIFY(button(lesson)->isVisible() && !button(lesson, 1)->isVisible());
        lesson.click("answer1");
        QVERIFY(button(lesson, 1)->isVisible());
        lesson.click("moreButton0");
        lesson.click("moreButton1");
        lesson.fixture.window->store().update([](State& state) { state.set(keys::dModel, std::int64_t{8}); },
                                              "d");
        lesson.fixture.settle();
        QCOMPARE(text(lesson), QStringLiteral("There are 8."));
        QCOMPARE(text(lesson, 1), QStringLiteral("Then came 16."));
    }

    /// Another size of the window builds the step anew; only beginning the step again folds.
    void whatWasUnfoldedStays() {
        const Kinds lesson(asides);
        lesson.click("moreButton0");
        button(lesson)->setFocus();
        const QPointer<QPushButton> before = button(lesson);
        lesson.fixture.window->resize(lesson.fixture.window->size() - QSize(0, 60));
        lesson.fixture.settle();
        QVERIFY(before && before == button(lesson) && before->hasFocus());
        QVERIFY(!text(lesson).isEmpty());
        lesson.go(1);
        lesson.go(0);
        QVERIFY(!text(lesson).isEmpty());
        const CourseProgress kept = courseProgressOf(toJson(lesson.player().course()));
        QCOMPARE(kept.begin()->second.drafts.at(0).unfolded, std::set<std::size_t>{0});
        lesson.player().restartStep();
        lesson.fixture.settle();
        QVERIFY(text(lesson).isEmpty());
    }

    /// No press of its own: it comes with the last paragraph of its text. M unfolds all of the step.
    void presented() {
        const Kinds lesson(asides);
        lesson.click("moreButton0");
        lesson.present();
        const auto seen = [&](int number) {
            return lesson.fixture.find<QWidget>(QStringLiteral("more%1").arg(number))->isVisible();
        };
        QVERIFY(!seen(0) && !seen(1));
        lesson.press(Qt::Key_PageDown);
        QVERIFY(seen(0) && text(lesson).isEmpty());
        lesson.press(Qt::Key_M);
        QCOMPARE(text(lesson), QStringLiteral("There are 16."));
        lesson.press(Qt::Key_M);
        QVERIFY(text(lesson).isEmpty());
        lesson.press(Qt::Key_M);
        lesson.press(Qt::Key_PageDown);
        QCOMPARE(lesson.player().stage().part, Stage::Part::question);
        QVERIFY(!seen(0) && !seen(1));
        lesson.press(Qt::Key_PageDown);
        lesson.press(Qt::Key_PageDown);
        QCOMPARE(lesson.player().stage().part, Stage::Part::then);
        QVERIFY(!seen(0) && seen(1));
        QCOMPARE(text(lesson, 1), QStringLiteral("Then came 16."));
        lesson.press(Qt::Key_PageDown);
        QCOMPARE(lesson.player().step(), 1);
        QVERIFY(!lesson.player().turnAsides());
    }

    /// The speaker reads them, and what unfolds them.
    void speakersWindow() {
        const Kinds lesson(asides);
        lesson.fixture.window->presentation()->toggleNotes();
        lesson.fixture.settle();
        const auto read = [](const char* name) {
            return notes()->findChild<QLabel*>(QLatin1String(name))->text();
        };
        const QString written = read("speakerNotes");
        for (const char* part : {"Speak slowly.", "many", "There are 16.", "And then?", "Then came 16."})
            QVERIFY2(written.contains(QLatin1String(part)), part);
        lesson.click("answer1");
        QVERIFY(read("speakerKeys").contains(QLatin1String("M unfolds")));
        lesson.go(1);
        QVERIFY(!read("speakerKeys").contains(QLatin1String("M unfolds")));
        lesson.go(0);
        lesson.present();
        while (lesson.player().step() == 0) {
            const Stage::Part part = lesson.player().stage().part;
            QCOMPARE(read("speakerKeys").contains(QLatin1String("M unfolds")),
                     part == Stage::Part::text || part == Stage::Part::then);
            lesson.press(Qt::Key_PageDown);
        }
    }
};

POSISCOPE_WINDOW_TEST(TestAsides)
#include "tst_asides.moc"
