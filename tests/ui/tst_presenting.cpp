// SPDX-License-Identifier: GPL-3.0-or-later
// The window on a projector: F5, Escape, large type, notes, the ring around the mouse.
#include <QLabel>
#include <QMenuBar>
#include <QStatusBar>
#include <QTest>

#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/lessons/player.h"
#include "ui/present/speakerwindow.h"
#include "ui/style/interfacescale.h"

using namespace posiscope;

class TestPresenting : public StrictTest {
    Q_OBJECT

    static void press(const WindowFixture& fixture, Qt::Key key) {
        QTest::keyClick(fixture.window->windowHandle(), key);
        fixture.settle();
    }
    static void present(const WindowFixture& fixture) {
        press(fixture, Qt::Key_F5);
        QVERIFY(QTest::qWaitFor(
            [&] { return fixture.window->presentation()->isOn() && fixture.window->isFullScreen(); },
            patience));
        QTest::qWait(50);
    }

 private slots:
    void cleanup() {
        setInterfaceScale(1);
        QApplication::setFont(interfaceFont());
    }

    /// The picture has its place from the first stage on, whatever size the window had.
    void thePlaceOfThePictureAtOnce() {
        WindowFixture fixture;
        fixture.window->resize(1300, 700);
        QVERIFY(fixture.window->lessonCommands()->open(QStringLiteral("similarity-and-distance")));
        fixture.settle();
        present(fixture);
        const MainWindow& window = *fixture.window;
        QVERIFY(
            QTest::qWaitFor([&] { return window.leftColumn()->width() > 0.45 * window.width(); }, patience));
        const QSize picture = window.panes()->size();
        fixture.window->lessons()->forward();
        fixture.settle();
        QCOMPARE(window.panes()->size(), picture);
    }

    void escapeGivesTheWindowBack() {
        WindowFixture fixture;
        fixture.window->resize(1100, 700);
        fixture.settle();
        const QSize size = fixture.window->size();
        const QImage before = fixture.picture(0);
        const State state = fixture.store.state();
        present(fixture);
        QVERIFY(interfaceScale() > 1);
        QCOMPARE(fixture.window->menuBar()->height(), 0);
        QVERIFY(!fixture.window->statusBar()->isVisible());
        QCOMPARE(fixture.window->panes()->count(), 2);
        QVERIFY(fixture.store.state() == state);  // what is shown is what it was
        press(fixture, Qt::Key_Escape);
        QVERIFY(QTest::qWaitFor([&] { return !fixture.window->presentation()->isOn(); }, patience));
        QVERIFY(QTest::qWaitFor([&] { return fixture.window->size() == size; }, patience));
        fixture.settle();
        QCOMPARE(interfaceScale(), 1.0);
        QVERIFY(fixture.window->menuBar()->height() > 0);
        QVERIFY(fixture.window->statusBar()->isVisible());
        QCOMPARE(fixture.window->panes()->count(), 4);
        QVERIFY(!fixture.store.history().canUndo());
        QCOMPARE(fixture.picture(0).size(), before.size());
    }

    /// Everything in the menu bar is a menu.
    void theMenuBarHasMenusAlone() {
        const WindowFixture fixture;
        const auto* bar = fixture.window->menuBar();
        QVERIFY(bar->cornerWidget(Qt::TopLeftCorner) == nullptr && bar->findChildren<QLabel*>().isEmpty());
        for (const QAction* action : bar->actions())
            QVERIFY2(action->menu() != nullptr, qPrintable(action->text()));
    }

    void theScaleForTheBackRow() {
        constexpr double smallest = 10;  // pixels, of the marks of sliders and the smallest notes in pictures
        QVERIFY(smallest * scaleForPresenting({1920, 1080}) >= 24);
        QVERIFY(smallest * scaleForPresenting({3840, 2160}) >= 48);
        QVERIFY(scaleForPresenting({1280, 720}) < scaleForPresenting({1920, 1080}));
    }

    void typeIsLarge() {
        WindowFixture fixture;
        QVERIFY(fixture.window->lessonCommands()->open(QStringLiteral("wavelengths")));
        present(fixture);
        while (fixture.window->lessons()->stage().part != Stage::Part::question)
            fixture.window->lessons()->forward();
        fixture.settle();
        const double least = 24.0 * fixture.window->screen()->size().height() / 1080;
        int seen = 0;
        for (const auto* widget : fixture.window->findChildren<QWidget*>()) {
            const bool hasText = widget->inherits("QLabel") || widget->inherits("QAbstractButton") ||
                                 widget->inherits("QAbstractSpinBox");
            if (!hasText || !widget->isVisible()) continue;
            ++seen;
            QVERIFY2(
                widget->fontInfo().pixelSize() >= std::floor(least),
                qPrintable(
                    QStringLiteral("%1: %2").arg(widget->objectName()).arg(widget->fontInfo().pixelSize())));
        }
        QVERIFY(seen > 4);  // the question, its field or answers, the headers of the panes
    }

    void mouseInLargePictures() {
        State state = defaultState();
        state.arrangement.panes = {{"heatmap", {}}};
        WindowFixture fixture(state);
        present(fixture);
        QWidget* table = fixture.viewWidget(0);
        // The lower right cell, inside the margins of the axes.
        const double scale = interfaceScale();
        const QPoint corner(qRound(table->width() - 80 * scale), qRound(table->height() - 50 * scale));
        fixture.moveMouse(table, corner / 2);
        fixture.moveMouse(table, corner);
        fixture.settle();
        const auto at = [&](Key<std::int64_t> key) {
            return static_cast<int>(fixture.store.state().get(key));
        };
        QVERIFY2(at(keys::dimension) > 120, qPrintable(QString::number(at(keys::dimension))));
        QVERIFY2(at(keys::position) > 245, qPrintable(QString::number(at(keys::position))));
    }

    void speakerNotes() {
        WindowFixture fixture;
        QVERIFY(fixture.window->lessonCommands()->open(QStringLiteral("wavelengths")));
        fixture.trigger(QStringLiteral("speakerNotes"));
        SpeakerWindow* notes = nullptr;
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* speaker = qobject_cast<SpeakerWindow*>(widget)) notes = speaker;
        QVERIFY(notes != nullptr && notes->isVisible());
        const auto text = [&](const char* name) {
            return notes->findChild<QLabel*>(QLatin1String(name))->text();
        };
        LessonPlayer& lesson = *fixture.window->lessons();
        for (int step = 0; step < 2; ++step) {
            QVERIFY(text("speakerTitle").contains(QString::fromStdString(lesson.current().title)));
            const QString next = QString::fromStdString(lesson.lesson()->steps[std::size_t(step) + 1].title);
            QVERIFY(text("speakerNext").contains(next));
            QVERIFY(
                text("speakerNotes").contains(QString::fromStdString(lesson.current().notes.text).left(12)));
            QVERIFY(!text("speakerNotes").contains(QLatin1String("{{")));
            QTest::mouseClick(notes->findChild<QWidget*>(QStringLiteral("speakerForward")), Qt::LeftButton);
            fixture.settle();
        }
        QCOMPARE(lesson.step(), 2);
        fixture.trigger(QStringLiteral("speakerNotes"));
        for (const QWidget* widget : QApplication::topLevelWidgets())
            QVERIFY(qobject_cast<const SpeakerWindow*>(widget) == nullptr || !widget->isVisible());
    }

    void theRingFollowsTheMouse() {
        WindowFixture fixture;
        present(fixture);
        auto* ring = fixture.find<QWidget>(QStringLiteral("pointerRing"));
        QVERIFY(!ring->isVisible());
        QTest::keyPress(fixture.window->windowHandle(), Qt::Key_Control, Qt::ControlModifier);
        fixture.settle();
        QVERIFY(ring->isVisible());
        QVERIFY(ring->width() > 100);
        QVERIFY(ring->testAttribute(Qt::WA_TransparentForMouseEvents));
        QTest::keyRelease(fixture.window->windowHandle(), Qt::Key_Control);
        fixture.settle();
        QVERIFY(!ring->isVisible());
    }
};

POSISCOPE_WINDOW_TEST(TestPresenting)
#include "tst_presenting.moc"
