// SPDX-License-Identifier: GPL-3.0-or-later
// A window that nobody has placed yet lies on the screen with its frame.
#include <QScreen>
#include <QStatusBar>
#include <QTest>
#include <QWindow>

#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/style/interfacescale.h"
#include "ui/window/firstplace.h"

using namespace posiscope;

class TestFirstPlace : public StrictTest {
    Q_OBJECT

 private slots:
    void liesOnTheScreen_data() {
        const Rows<QRect, QRect, QMargins, QRect> row("now", "screen", "frame", "place");
        const QMargins frame(1, 22, 1, 5);
        row("room enough", QRect(300, 60, 1440, 900), QRect(0, 0, 1920, 1080), frame,
            QRect(300, 60, 1440, 900));
        row("1440x900", QRect(6, 30, 1428, 856), QRect(0, 0, 1440, 900), frame, QRect(1, 22, 1438, 873));
        row("1280x720", QRect(6, 30, 1268, 676), QRect(0, 0, 1280, 720), frame, QRect(1, 22, 1278, 693));
        row("no frame", QRect(0, 0, 1268, 676), QRect(0, 0, 1280, 720), QMargins(), QRect(0, 0, 1280, 720));
        row("a thick frame", QRect(0, 0, 1268, 676), QRect(0, 0, 1280, 720), QMargins(8, 60, 8, 8),
            QRect(8, 60, 1264, 652));
        row("a bar at the top", QRect(0, 0, 1268, 640), QRect(0, 32, 1280, 688), frame,
            QRect(1, 54, 1278, 661));
        row("half beyond the screen", QRect(900, 400, 1440, 900), QRect(0, 0, 1920, 1080), frame,
            QRect(479, 175, 1440, 900));
        row("a second screen", QRect(1930, 40, 1268, 676), QRect(1920, 0, 1280, 720), frame,
            QRect(1921, 22, 1278, 693));
    }
    void liesOnTheScreen() {
        const auto [now, screen, frame, place] = fetchRow<QRect, QRect, QMargins, QRect>();
        QCOMPARE(firstPlace(now, {1440, 900}, screen, frame), place);
        QVERIFY(screen.contains(place.marginsAdded(frame)));
    }

    void theWindowIsPlacedWithItsFrame() {
        const QRect screen = QGuiApplication::primaryScreen()->availableGeometry();
        WindowFixture fixture;
        const QMargins frame = fixture.window->windowHandle()->frameMargins();
        const QSize wanted = firstPlace(QRect(), {1440, 900}, screen, frame).size();
        QTRY_COMPARE(fixture.window->size(), wanted.expandedTo(fixture.window->minimumSize()));
    }

    /// However large the type is, the window can be as low as the screen, with its status bar.
    void theLeastSizeFitsTheScreen_data() {
        QTest::addColumn<double>("zoom");
        for (const double zoom : {1.0, 1.5, 2.0, 4.0})
            QTest::addRow("zoom %g", zoom) << zoom;
    }
    void theLeastSizeFitsTheScreen() {
        QFETCH(double, zoom);
        Settings settings;
        settings.zoom = zoom;
        WindowFixture fixture(defaultState(), {}, settings);
        const QSize screen = fixture.window->screen()->availableSize();
        const auto fits = [&] {
            const QSize least =
                fixture.window->minimumSize().grownBy(fixture.window->windowHandle()->frameMargins());
            return least.width() <= screen.width() && least.height() <= screen.height();
        };
        QVERIFY(fits());
        fixture.trigger("zoomOut");
        fixture.trigger("zoomIn");
        QVERIFY(fits());
        fixture.window->resize(fixture.window->minimumSize());
        fixture.settle();
        const QWidget* bar = fixture.window->statusBar();
        QVERIFY(fixture.window->rect().contains(bar->geometry()));
        setInterfaceScale(1);
    }

    void aSizeThatSomebodyChoseStays() {
        StateStore store(defaultState(), viewIds());
        MainWindow window(store, {}, {});
        window.resize(900, 510);
        window.QMainWindow::show();
        QVERIFY(QTest::qWaitForWindowExposed(&window, patience));
        WindowFixture::settle();
        QCOMPARE(window.size(), QSize(900, 510));
    }
};

POSISCOPE_WINDOW_TEST(TestFirstPlace)
#include "tst_firstplace.moc"
