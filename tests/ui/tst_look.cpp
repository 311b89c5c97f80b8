// SPDX-License-Identifier: GPL-3.0-or-later
// Another language or size changes the window's texts and sizes; its widgets stay.
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QTemporaryDir>

#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/motion/motionbar.h"
#include "ui/panes/paneheader.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/style/interfacescale.h"
#include "ui/translation/language.h"

using namespace posiscope;

namespace {

/// The visible texts of the window and its menus.
QStringList wordsOf(const QWidget* root) {
    QStringList all;
    for (const QWidget* widget : root->findChildren<QWidget*>()) {
        const auto* menu = qobject_cast<const QMenu*>(widget);
        if (menu != nullptr && !menu->title().isEmpty()) {  // not of a menu bar without room
            all << menu->title();
            for (const QAction* action : menu->actions())
                all << action->text() << action->toolTip();
        }
        if (!widget->isVisible() || widget->objectName().startsWith(QLatin1String("qt_"))) continue;
        all << widget->toolTip() << widget->accessibleName() << widget->accessibleDescription();
        if (const auto* label = qobject_cast<const QLabel*>(widget)) all << label->text();
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) all << button->text();
    }
    all.removeAll(QString());
    all.sort();
    return all;
}

State stateOf(const QString& situation) {
    State state = defaultState();
    if (situation == QLatin1String("motion bar")) state.set(keys::motionBar, true);
    if (situation == QLatin1String("comparison")) {
        beginComparing(state, "heatmap");
        state.variants.front().set(keys::base.name, 500.0);
    }
    return state;
}

void prepare(WindowFixture& fixture, const QString& situation) {
    if (situation == QLatin1String("lesson"))
        QVERIFY(fixture.window->lessonCommands()->open(QStringLiteral("wavelengths")));
    if (situation == QLatin1String("wave game")) fixture.window->lessonCommands()->startGame(3);
    if (QWidget* focus = QApplication::focusWidget()) focus->clearFocus();
    fixture.store.history().clear();  // steps keep their names in the old language
    fixture.settle();
}

}  // namespace

class TestLook : public StrictTest {
    Q_OBJECT

    static void situations() {
        eachText("situation", {"four panes", "motion bar", "comparison", "lesson", "wave game"});
    }

 private slots:
    void cleanup() {
        useLanguage(*findLanguage(QStringLiteral("en")));
        setUsualScale(1);
        setInterfaceScale(1);
    }

    void anotherLanguageIsAsAtTheStart_data() { situations(); }
    void anotherLanguageIsAsAtTheStart() {
        QFETCH(QString, situation);
        QStringList fresh;
        for (const char* language : {"ru", "zh"}) {
            useLanguage(*findLanguage(QLatin1String(language)));
            {
                WindowFixture fixture(stateOf(situation));
                prepare(fixture, situation);
                fresh = wordsOf(fixture.window.get());
            }
            useLanguage(*findLanguage(QStringLiteral("en")));
            WindowFixture fixture(stateOf(situation));
            prepare(fixture, situation);
            fixture.window->setLanguageChoice(QLatin1String(language));
            fixture.settle();
            const auto missing = [&] {
                const QStringList now = wordsOf(fixture.window.get());
                QStringList all;
                for (const QString& word : fresh)
                    if (!now.contains(word)) all << u'-' + word;
                for (const QString& word : now)
                    if (!fresh.contains(word)) all << u'+' + word;
                return all.join(u'\n');
            };
            QTRY_COMPARE(missing(), QString());
        }
    }

    /// Presenting, zooming and another language, and back: the same widgets draw the same picture.
    void everythingComesBack_data() { situations(); }
    void everythingComesBack() {
        QFETCH(QString, situation);
        WindowFixture fixture(stateOf(situation));
        prepare(fixture, situation);
        const QImage before = fixture.window->grab().toImage();
        QList<QPointer<QObject>> all;
        for (QObject* object : std::initializer_list<QObject*>{
                 fixture.window->centralWidget(), fixture.window->menuBar(), fixture.window->motion(),
                 fixture.window->banner(), fixture.find<ParameterPanel>(QStringLiteral("panel"))})
            all << object;
        for (int n = 0; n < fixture.window->panes()->count(); ++n)
            all << fixture.window->panes()->card(n);
        for (auto* header : fixture.window->findChildren<PaneHeader*>())
            all << header;
        for (const char* action : {"undo", "exportPane", "zoomIn", "language_zh", "nextStep", "compare"})
            all << fixture.find<QAction>(QLatin1String(action));
        const QSize size = fixture.window->size();
        fixture.window->presentation()->set(true);
        fixture.settle();
        fixture.window->presentation()->set(false);
        fixture.settle();
        fixture.trigger(QStringLiteral("zoomIn"));
        fixture.window->setLanguageChoice(QStringLiteral("ru"));
        fixture.settle();
        fixture.window->setLanguageChoice(QStringLiteral("en"));
        fixture.settle();
        fixture.trigger(QStringLiteral("zoomReset"));
        QTRY_COMPARE(fixture.window->size(), size);
        if (QWidget* focus = QApplication::focusWidget()) focus->clearFocus();
        QTRY_COMPARE(fixture.window->grab().toImage(), before);
        for (const auto& object : all)
            QVERIFY(object != nullptr);
    }

    void zoomEnlargesEverything() {
        WindowFixture fixture;
        fixture.window->resize(1600, 1400);  // so high that the panel has no scroll bar
        fixture.settle();
        const auto* panel = fixture.find<QWidget>(QStringLiteral("panel"));
        const auto type = [&] {
            return fixture.find<QLabel>(QStringLiteral("statusHint"))->fontInfo().pixelSize();
        };
        const int width = panel->width();
        const int before = type();
        for (const char* key : {"zoomIn", "zoomIn", "zoomIn"})
            fixture.trigger(QLatin1String(key));
        QCOMPARE(interfaceScale(), 1.5);
        QVERIFY2(std::abs(panel->width() - 1.5 * width) <= 2, qPrintable(QString::number(panel->width())));
        QVERIFY(type() >= qFloor(1.5 * before));
        QCOMPARE(fixture.store.history().count(), 0);
        for (int n = 0; n < 9; ++n)
            fixture.trigger(QStringLiteral("zoomOut"));
        QCOMPARE(interfaceScale(), 0.8);
        fixture.trigger(QStringLiteral("zoomReset"));
        QCOMPARE(interfaceScale(), 1.0);
        QCOMPARE(panel->width(), width);
    }

    void keysZoom_data() {
        const Rows<Qt::Key, double> row("key", "scale");
        row("Ctrl +", Qt::Key_Plus, 1.1);
        row("Ctrl =", Qt::Key_Equal, 1.1);
        row("Ctrl −", Qt::Key_Minus, 0.9);
        row("Ctrl 0", Qt::Key_0, 1.0);
    }
    void keysZoom() {
        const auto [key, scale] = fetchRow<Qt::Key, double>();
        WindowFixture fixture;
        QTest::keyClick(fixture.window.get(), key, Qt::ControlModifier);
        fixture.settle();
        QCOMPARE(interfaceScale(), scale);
        // The next window of the process begins at the usual scale.
        QTest::keyClick(fixture.window.get(), Qt::Key_0, Qt::ControlModifier);
    }

    void theZoomIsRemembered() {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("settings.json"));
        {
            WindowFixture fixture(defaultState(), file);
            fixture.trigger(QStringLiteral("zoomIn"));
            // The projector has its own zoom, which ends with presenting.
            fixture.window->presentation()->set(true);
            fixture.trigger(QStringLiteral("zoomOut"));
            fixture.window->presentation()->set(false);
            fixture.window->saveNow();
        }
        const LoadedSettings loaded = loadSettings(file, viewIds());
        const WindowFixture again(loaded.settings.state, file, loaded.settings);
        QCOMPARE(interfaceScale(), 1.1);
    }

    void theDesktopsTypeIsTheUsualOne_data() {
        const Rows<int, double> row("pixels", "scale");
        row("9 pt", 12, 1.0);
        row("15 pt", 20, 1.5);
        row("huge", 200, 3.0);
    }
    void theDesktopsTypeIsTheUsualOne() {
        const auto [pixels, scale] = fetchRow<int, double>();
        QFont font = QApplication::font();
        font.setPixelSize(pixels);
        QCOMPARE(scaleOfType(font), scale);
        setUsualScale(scaleOfType(font));
        Settings settings;
        settings.zoom = 1;
        WindowFixture fixture(defaultState(), {}, settings);
        QCOMPARE(interfaceScale(), scale);
        fixture.window->presentation()->set(true);
        fixture.window->presentation()->set(false);
        QCOMPARE(interfaceScale(), scale);
    }
};

POSISCOPE_WINDOW_TEST(TestLook)
#include "tst_look.moc"
