// SPDX-License-Identifier: GPL-3.0-or-later
// A second day: the window begins with the one to four panes that it had at its end. Whatever a person does
// then, the window goes on, and the keyboard focus is where it was, or somewhere in sight.
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <algorithm>
#include <random>

#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/focusplace.h"
#include "tests/ui/learner.h"
#include "tests/ui/lessonrows.h"
#include "tests/ui/storedday.h"
#include "ui/lessons/questioncard.h"

using namespace posiscope;

namespace {

using Hands = std::mt19937;

/// A window with so many panes from its settings, in one of three settings.
std::unique_ptr<WindowFixture> prepared(int panes, const QString& setting) {
    auto fixture = secondDay(panes);
    if (setting == "comparing") fixture->trigger(QStringLiteral("compare"));
    if (setting == "lesson") fixture->window->lessonCommands()->open(QStringLiteral("wavelengths"));
    fixture->settle();
    return fixture;
}

/// A row for each number of panes in one of the three settings, in turn; or in all, with the label slow.
void eachDay() {
    const Rows<int, QString> row("panes", "setting");
    const char* settings[] = {"usual", "comparing", "lesson"};
    for (int panes = 1; panes <= 4; ++panes)
        for (int n = 0; n < 3; ++n)
            if (allRows() || n == (panes + 1) % 3)
                row(qPrintable(QStringLiteral("%1 panes, %2").arg(panes).arg(settings[n])), panes,
                    settings[n]);
}

const PaneCard* paneOf(const QWidget* widget) {
    while (widget != nullptr && qobject_cast<const PaneCard*>(widget) == nullptr)
        widget = widget->parentWidget();
    return qobject_cast<const PaneCard*>(widget);
}

/// Whether the focus is on the control of this name in the same pane, or outside of panes.
bool isOn(const QString& name, const PaneCard* pane) {
    const QWidget* now = QApplication::focusWidget();
    return now != nullptr && now->objectName() == name && paneOf(now) == pane;
}

}  // namespace

class TestSecondDay : public StrictTest {
    Q_OBJECT

 private slots:
    void cleanup() { useLanguage(*findLanguage(QStringLiteral("en"))); }

    void theFirstAnswer_data() {
        const Rows<int> row("panes");
        row("one pane", 1);
        row("two panes", 2);
        row("three panes", 3);
        row("four panes", 4);
    }
    void theFirstAnswer() {
        const auto [panes] = fetchRow<int>();
        const auto fixture = secondDay(panes);
        QCOMPARE(fixture->window->panes()->count(), panes);
        QVERIFY(fixture->window->lessonCommands()->open(QStringLiteral("from-integers-to-sines")));
        fixture->settle();
        const LessonPlayer& player = *fixture->window->lessons();
        QVERIFY(player.isQuestionOpen());
        answer(*fixture, *player.current().prediction);
        QTest::qWait(1);
        QVERIFY(player.reply().right);
    }

    /// All questions of a lesson, by the keyboard where there are answers to choose: first another answer,
    /// then the right one.
    void everyLesson_data() {
        const Rows<QString, QString, int> row("name", "code", "panes");
        const QStringList names = builtInLessons(), codes = languageCodes();
        for (qsizetype n = 0; n < names.size(); ++n)
            for (int panes = 1; panes <= 4; ++panes)
                if (allRows() || (n % 4 == panes - 1 && n / 4 % 2 == 0)) {
                    const QString code = codes[(n + panes) % codes.size()];
                    row(qPrintable(QStringLiteral("%1 %2, %3 panes").arg(names[n], code).arg(panes)),
                        names[n], code, panes);
                }
    }
    void everyLesson() {
        const auto [name, code, panes] = fetchRow<QString, QString, int>();
        useLanguage(*findLanguage(code));
        const auto fixture = secondDay(panes);
        LessonPlayer& player = *fixture->window->lessons();
        QVERIFY(fixture->window->lessonCommands()->open(name));
        fixture->settle();
        for (int step = 0; step < player.steps(); ++step) {
            const auto failed = [&](const char* when) {
                return qPrintable(QStringLiteral("step %1, %2: %3")
                                      .arg(step + 1)
                                      .arg(QLatin1String(when), wrongFocus(*fixture)));
            };
            if (player.isQuestionOpen()) {
                fixture->window->leftColumn()->lesson()->focusHome()->setFocus();
                const Prediction& asked = *player.current().prediction;
                if (asked.asks == Asks::one) {
                    const auto other = std::ranges::find(asked.answers, false, &Answer::right);
                    auto* wrong =
                        fixture->find<QWidget>(QStringLiteral("answer%1").arg(other - asked.answers.begin()));
                    wrong->setFocus();
                    QTest::keyClick(wrong, Qt::Key_Space);
                    fixture->settle();
                    QVERIFY2(wrongFocus(*fixture).isEmpty(), failed("wrong answer"));
                }
                answer(*fixture, asked);
                QVERIFY2(wrongFocus(*fixture).isEmpty(), failed("right answer"));
                QVERIFY(!player.isQuestionOpen());
            }
            if (player.moment() == Moment::answer) {
                QTest::mouseClick(fixture->find<QWidget>(QStringLiteral("goOn")), Qt::LeftButton);
                fixture->settle();
                QVERIFY2(wrongFocus(*fixture).isEmpty(), failed("going on"));
            }
            fixture->trigger(QStringLiteral("nextStep"));
            QVERIFY2(wrongFocus(*fixture).isEmpty(), failed("next"));
        }
        fixture->trigger(QStringLiteral("leaveLesson"));
        QVERIFY2(wrongFocus(*fixture).isEmpty(), qPrintable(wrongFocus(*fixture)));
    }

    /// Every command in a random order, each with the focus on a random control.
    void everyCommand_data() { eachDay(); }
    void everyCommand() {
        const auto [panes, setting] = fetchRow<int, QString>();
        // These open dialogs of the system, or end the program.
        const QStringList left{"open",          "openTable", "openConfig", "openFolder",    "openLesson",
                               "saveAs",        "save",      "quit",       "exportHandout", "exportSolutions",
                               "exportTeacher", "print",     "openAsB",    "saveReport"};
        const auto fixture = prepared(panes, setting);
        QStringList names;
        for (const QAction* action : fixture->window->findChildren<QAction*>())
            if (!action->objectName().isEmpty() && action->menu() == nullptr &&
                !left.contains(action->objectName()))
                names << action->objectName();
        names.removeDuplicates();
        names.sort();
        QVERIFY(names.size() > 100);
        Hands hands(static_cast<Hands::result_type>(panes));
        std::ranges::shuffle(names, hands);
        int done = 0;
        for (const QString& name : names) {
            const auto controls = controlsOf(*fixture);
            QVERIFY(controls.size() > 2);
            QWidget* const control = controls[static_cast<qsizetype>(hands() % controls.size())];
            focusOn(control);
            const QString before = QStringLiteral("%1 from %2").arg(name, nameOf(control));
            auto* action = fixture->window->findChild<QAction*>(name);
            if (action == nullptr || !action->isEnabled()) continue;
            Closing closing;
            action->trigger();
            closing.finish(*fixture);
            QVERIFY2(wrongFocus(*fixture).isEmpty(), qPrintable(before + ": " + wrongFocus(*fixture)));
            ++done;
            if (!fixture->window->presentation()->isOn()) continue;
            fixture->window->presentation()->set(false);
            fixture->settle();
            QVERIFY2(wrongFocus(*fixture).isEmpty(),
                     qPrintable(before + ", and its end: " + wrongFocus(*fixture)));
        }
        QVERIFY2(done > names.size() / 2, qPrintable(QString::number(done)));
    }

    /// The focus stays on the control that has it when all is zoomed, translated or coloured.
    void everyLook_data() { eachDay(); }
    void everyLook() {
        const auto [panes, setting] = fetchRow<int, QString>();
        const auto fixture = prepared(panes, setting);
        MainWindow& window = *fixture->window;
        const std::pair<const char*, std::function<void()>> looks[] = {
            {"larger", [&] { fixture->trigger(QStringLiteral("zoomIn")); }},
            {"Chinese", [&] { window.setLanguageChoice(QStringLiteral("zh")); }},
            {"dark", [&] { window.setThemeChoice(QStringLiteral("dark")); }},
            {"usual size", [&] { fixture->trigger(QStringLiteral("zoomReset")); }},
            {"Russian", [&] { window.setLanguageChoice(QStringLiteral("ru")); }},
            {"smaller", [&] { fixture->trigger(QStringLiteral("zoomOut")); }},
            {"light", [&] { window.setThemeChoice(QStringLiteral("light")); }},
            {"English", [&] { window.setLanguageChoice(QStringLiteral("en")); }}};
        const auto count = controlsOf(*fixture).size();
        QVERIFY(count > 10);
        for (qsizetype n = 0, change = panes; n < count; ++n) {
            for (std::size_t look = 0; look < std::size(looks); ++look) {
                if (!allRows() && look != static_cast<std::size_t>(change) % std::size(looks)) continue;
                // Others may have room, or text, in another language.
                const auto controls = controlsOf(*fixture);
                QWidget* const control = controls[std::min(n, controls.size() - 1)];
                focusOn(control);
                if (!control->hasFocus()) continue;
                const QString name = control->objectName();
                const PaneCard* const pane = paneOf(control);
                looks[look].second();
                QTest::qWait(1);
                fixture->settle();
                QVERIFY2(isOn(name, pane) && wrongFocus(*fixture).isEmpty(),
                         qPrintable(QStringLiteral("%1 from %2: the focus is on %3; %4")
                                        .arg(QLatin1String(looks[look].first), name,
                                             nameOf(QApplication::focusWidget()), wrongFocus(*fixture))));
            }
            ++change;
        }
    }

    /// A control that changes a parameter stays, and the focus on it.
    void everyParameter_data() { eachId("encoding", encodings()); }
    void everyParameter() {
        QFETCH(QString, encoding);
        const WindowFixture fixture(encodingState(encoding.toStdString()));
        const auto count = controlsOf(fixture).size();
        for (qsizetype n = 0; n < count; ++n) {
            const auto controls = controlsOf(fixture);
            const QPointer<QWidget> control = controls[std::min(n, controls.size() - 1)];
            if (!fixture.window->panel()->isAncestorOf(control) || control->objectName() == "reset") continue;
            const bool opens = qobject_cast<QToolButton*>(control) || qobject_cast<QComboBox*>(control);
            const QString name = control->objectName();
            if (opens || name == "openTableButton" || name == "identifyButton") continue;
            focusOn(control);
            const bool isButton = qobject_cast<QAbstractButton*>(control) != nullptr;
            QTest::keyClick(control, isButton ? Qt::Key_Space : Qt::Key_Up);  // Up goes to another button
            fixture.settle();
            QVERIFY2(control && control->hasFocus(),
                     qPrintable(QStringLiteral("%1: %2").arg(name, nameOf(QApplication::focusWidget()))));
        }
    }
};

POSISCOPE_WINDOW_TEST(TestSecondDay)
#include "tst_secondday.moc"
