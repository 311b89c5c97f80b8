// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson with every kind of question, open in a window.
#pragma once

#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include "tests/ui/windowfixture.h"
#include "ui/lessons/player.h"
#include "ui/present/speakerwindow.h"

namespace posiscope {

inline constexpr const char* kinds = R"(---
lesson: kinds
title: Kinds of questions
goal: to *ask*
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

```hint
The slider at the top.
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
    explicit Kinds(const char* text = kinds) {
        QFile file(folder_.filePath(QStringLiteral("kinds.md")));
        if (!file.open(QIODevice::WriteOnly)) qFatal("no file");
        file.write(text);
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
        QVERIFY(QTest::qWaitFor([&] { return fixture.window->isFullScreen(); }, patience));
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

inline SpeakerWindow* notes() {
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (auto* speaker = qobject_cast<SpeakerWindow*>(widget)) return speaker;
    return nullptr;
}

}  // namespace posiscope
