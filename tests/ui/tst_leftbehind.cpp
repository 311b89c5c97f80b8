// SPDX-License-Identifier: GPL-3.0-or-later
// What is closed leaves no widget behind: a law over lessons, views and languages.
#include <QSet>

#include "tests/support/strict.h"
#include "tests/ui/lessonrows.h"
#include "tests/ui/windowfixture.h"
#include "ui/lessons/player.h"
#include "ui/window/lessoncommands.h"

using namespace posiscope;

namespace {

QSet<QWidget*> widgets() {
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    const QWidgetList all = QApplication::allWidgets();
    return {all.begin(), all.end()};
}

/// The widgets that were not there before, by class, name and text.
QString leftBehind(const QSet<QWidget*>& before) {
    QStringList names;
    for (const QWidget* widget : widgets() - before)
        names << QStringLiteral("%1 “%2” %3")
                     .arg(widget->metaObject()->className(), widget->objectName(),
                          widget->property("text").toString());
    names.sort();
    return names.join(u'\n');
}

}  // namespace

class TestLeftBehind : public StrictTest {
    Q_OBJECT

 private slots:
    /// What Qt makes once for all windows is there before.
    void initTestCase() { const WindowFixture fixture; }
    void cleanup() { useLanguage(*findLanguage(QStringLiteral("en"))); }

    void lessons_data() { addLessonsInTurn(9); }
    void lessons() {
        QFETCH(QString, name);
        QFETCH(QString, code);
        useLanguage(*findLanguage(code));
        const QSet<QWidget*> before = widgets();
        {
            const WindowFixture fixture;
            QVERIFY(fixture.window->lessonCommands()->open(name));
            LessonPlayer& player = *fixture.window->lessons();
            const int steps = player.steps();
            for (const bool present : {false, true}) {
                fixture.window->presentation()->set(present);
                player.go(0);
                for (int presses = 0; player.step() + 1 < steps && presses < 30 * steps; ++presses) {
                    player.forward();
                    WindowFixture::settle();
                }
                QCOMPARE(player.step() + 1, steps);
            }
        }
        QCOMPARE(leftBehind(before), QString());
    }

    void views() {
        const QSet<QWidget*> before = widgets();
        {
            WindowFixture fixture;
            for (const ViewType* type : viewTypes()) {
                fixture.store.update(
                    [&](State& state) {
                        state.arrangement.panes = {{type->id, {}, Subject::a}};
                    },
                    QStringLiteral("view"));
                WindowFixture::settle();
            }
        }
        QCOMPARE(leftBehind(before), QString());
    }

    void otherLanguages() {
        const QSet<QWidget*> before = widgets();
        {
            const WindowFixture fixture;
            for (const QString& code : languageCodes()) {
                fixture.window->setLanguageChoice(code);
                WindowFixture::settle();
            }
        }
        QCOMPARE(leftBehind(before), QString());
    }
};

POSISCOPE_WINDOW_TEST(TestLeftBehind)
#include "tst_leftbehind.moc"
