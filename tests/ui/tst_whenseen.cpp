// What waits for the first picture is done after it, once.
#include "ui/whenseen.h"

#include <QMenuBar>
#include <algorithm>
#include <memory>

#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/language.h"

using namespace posiscope;

namespace {

class Painted final : public QWidget {
 public:
    using QWidget::QWidget;
    int times = 0;

 private:
    void paintEvent(QPaintEvent*) override { ++times; }
};

}  // namespace

class TestWhenSeen final : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase() { initialiseResources(); }

    void waitsForThePartsAndHappensOnce() {
        QWidget whole;
        auto* part = new Painted(&whole);
        part->resize(20, 20);
        int calls = 0;
        int paintedBefore = 0;
        whenSeen(&whole, [&] {
            ++calls;
            paintedBefore = part->times;
        });
        WindowFixture::settle();
        QCOMPARE(calls, 0);
        whole.show();
        QVERIFY(QTest::qWaitForWindowExposed(&whole));
        QTRY_COMPARE(calls, 1);
        QVERIFY(paintedBefore > 0);
        const int before = part->times;
        whole.repaint();
        WindowFixture::settle();
        QVERIFY(part->times > before);
        QCOMPARE(calls, 1);
    }

    void doesNotHappenToWhatIsGone() {
        auto widget = std::make_unique<QWidget>();
        bool called = false;
        whenSeen(widget.get(), [&] { called = true; });
        widget->grab();
        widget.reset();
        WindowFixture::settle();
        QVERIFY(!called);
    }

    void menusAreFilledAfterTheFirstPicture() {
        StateStore store(defaultState(), viewIds());
        Settings settings;
        settings.theme = QStringLiteral("dark");
        settings.recent = {QStringLiteral("/somewhere/yesterday.posiscope")};
        MainWindow window(store, settings, {});
        QCOMPARE(window.menuBar()->actions().size(), 7);
        for (const QAction* title : window.menuBar()->actions())
            QVERIFY2(title->menu<QMenu*>()->isEmpty(), qPrintable(title->text()));
        window.QMainWindow::show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        for (const QAction* title : window.menuBar()->actions())
            QTRY_VERIFY2(!title->menu<QMenu*>()->isEmpty(), qPrintable(title->text()));
        QVERIFY(window.findChild<QAction*>(QStringLiteral("theme_dark"))->isChecked());
        QVERIFY(!window.findChild<QAction*>(QStringLiteral("theme_light"))->isChecked());
        const auto listed = [&](const QString& name) {
            const auto all = window.findChildren<QAction*>();
            return std::any_of(all.begin(), all.end(), [&](QAction* each) { return each->text() == name; });
        };
        QVERIFY(listed(QStringLiteral("yesterday.posiscope")));

        // Built anew while nobody sees it.
        window.hide();
        window.setLanguageChoice(QStringLiteral("ru"));
        QTRY_COMPARE(window.menuBar()->actions().first()->text(), QStringLiteral("&Файл"));
        window.QMainWindow::show();
        QTRY_VERIFY(!window.menuBar()->actions().first()->menu<QMenu*>()->isEmpty());
        useLanguage(*findLanguage(QStringLiteral("en")));
    }
};

QTEST_MAIN(TestWhenSeen)
#include "tst_whenseen.moc"
