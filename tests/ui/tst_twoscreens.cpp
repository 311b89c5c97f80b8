// SPDX-License-Identifier: GPL-3.0-or-later
// A projector and the speaker's own screen: the notes go to the one that is not projected.
#include <QGuiApplication>
#include <QLabel>
#include <QScreen>
#include <QTest>

#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/present/speakerwindow.h"
#include "ui/style/interfacescale.h"

using namespace posiscope;

class TestTwoScreens : public StrictTest {
    Q_OBJECT

 private slots:
    void cleanup() { setInterfaceScale(1); }

    void notesGoToTheOther_data() {
        QTest::addColumn<int>("projector");
        QTest::newRow("the first is the projector") << 0;
        QTest::newRow("the second is the projector") << 1;
    }
    void notesGoToTheOther() {
        QFETCH(int, projector);
        const auto screens = QGuiApplication::screens();
        QCOMPARE(screens.size(), 2);
        WindowFixture fixture;
        fixture.window->move(screens[projector]->geometry().topLeft());
        QTRY_COMPARE(fixture.window->screen(), screens[projector]);
        QVERIFY(fixture.window->lessonCommands()->open(QStringLiteral("wavelengths")));
        fixture.window->presentation()->set(true);
        fixture.settle();
        QTRY_COMPARE(fixture.window->geometry(), screens[projector]->geometry());
        const SpeakerWindow* notes = nullptr;
        for (const QWidget* widget : QApplication::topLevelWidgets())
            if (const auto* speaker = qobject_cast<const SpeakerWindow*>(widget)) notes = speaker;
        QVERIFY(notes != nullptr && notes->isVisible());
        const QRect other = screens[1 - projector]->geometry();
        QVERIFY(other.contains(notes->geometry()));
        // To be read from where the speaker stands: most of the screen, in large type.
        QVERIFY(notes->width() > other.width() * 0.8 && notes->height() > other.height() * 0.8);
        const auto* title = notes->findChild<QLabel*>(QStringLiteral("speakerTitle"));
        QVERIFY(title->fontInfo().pixelSize() >= other.height() / 36);
    }
};

POSISCOPE_WINDOW_TEST(TestTwoScreens)
#include "tst_twoscreens.moc"
