// SPDX-License-Identifier: GPL-3.0-or-later
// The keyboard focus stays where the person is: no command, button or close sends it to a control that it
// does not concern. What a screen reader hears on the way.
#include <QAbstractButton>
#include <QAccessible>
#include <QDialog>
#include <QLabel>
#include <QMenu>
#include <QRegularExpression>

#include "core/encodings/precisionparameters.h"
#include "core/state/opentable.h"
#include "tests/support/allrows.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/tablebytes.h"
#include "tests/ui/configfile.h"
#include "tests/ui/focusplace.h"
#include "tests/ui/kindslesson.h"
#include "tests/ui/windowfixture.h"
#include "ui/lessons/lessoncard.h"
#include "ui/motion/motionbar.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/translation/readout.h"
#include "ui/translation/translated.h"
#include "ui/window/leftcolumn.h"
#include "ui/window/meantas.h"

using namespace posiscope;

namespace {

void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    QTest::keyClick(
        QApplication::focusWidget() != nullptr ? QApplication::focusWidget() : QApplication::activeWindow(),
        key, modifiers);
    WindowFixture::settle();
}

}  // namespace

class TestFocus : public StrictTest {
    Q_OBJECT

    /// One pane with this view of this encoding, in a state in which it shows as much as it can.
    static State stateToRead(const std::string& view, const std::string& encoding) {
        State state = encodingState(encoding, {view});
        if (encoding == "table") {
            static const Folder folder;
            static const std::string file =
                folder.write("zeros.npy", npyFile("<f4", "(60, 16)", std::string(3840, 0)));
            if (openTable(state, file, {})) qFatal("no table");
            state.arrangement.panes = {{view, {}, Subject::a}};
        }
        if (view == "layers") nameConfig(state);
        if (view == "precision") {
            state.set(keys::precision, std::string("custom"));
            state.values.set("precision_table", Value(std::string("bfloat16")));
        }
        repair(state);
        if (view == "comparison") beginComparing(state, {{view, {}}});
        return state;
    }

    /// A window before each button of which is pressed.
    static std::unique_ptr<WindowFixture> prepared(const QString& setting) {
        auto fixture = std::make_unique<WindowFixture>();
        if (setting == "comparing") fixture->trigger(QStringLiteral("compare"));
        if (setting == "a message") fixture->window->banner()->say(QStringLiteral("Something happened."));
        if (setting == "one pane") fixture->trigger(QStringLiteral("panes1"));
        if (setting.startsWith(QLatin1String("lesson"))) {
            fixture->window->lessonCommands()->open(QStringLiteral("wavelengths"));
            fixture->window->lessons()->go(setting.mid(7).toInt());
        }
        fixture->settle();
        return fixture;
    }
    static QList<QPointer<QAbstractButton>> buttonsOf(const WindowFixture& fixture) {
        QList<QPointer<QAbstractButton>> buttons;
        for (auto* button : fixture.window->findChildren<QAbstractButton*>())
            if (button->isVisible() && button->isEnabled() && button->focusPolicy() != Qt::NoFocus &&
                button->window() == fixture.window.get())
                buttons << button;
        return buttons;
    }

 private slots:
    void cleanup() { useLanguage(*findLanguage(QStringLiteral("en"))); }

    void everyButton_data() {
        const Rows<QString> row("setting");
        for (const char* setting : {"comparing", "lesson 2"})
            row(setting, setting);
        if (allRows())
            for (const char* setting : {"usual", "a message", "one pane", "lesson 0"})
                row(setting, setting);
    }
    void everyButton() {
        QFETCH(QString, setting);
        const qsizetype count = buttonsOf(*prepared(setting)).size();
        QVERIFY(count > 5);
        for (qsizetype n = 0; n < count; ++n) {
            const auto fixture = prepared(setting);
            const auto buttons = buttonsOf(*fixture);
            QCOMPARE(buttons.size(), count);
            const QPointer<QAbstractButton> button = buttons[n];
            const QString name = nameOf(button);
            const QString part = partOf(*fixture, button);
            button->setFocus();
            QVERIFY2(button->hasFocus(), qPrintable(name));
            // Menus and dialogs that the button opens are closed again, as a person would by Escape.
            QTimer closing;
            connect(&closing, &QTimer::timeout, [] {
                if (QWidget* popup = QApplication::activePopupWidget())
                    popup->close();
                else if (QWidget* dialog = QApplication::activeModalWidget())
                    dialog->close();
            });
            closing.start(50);
            press(Qt::Key_Space);
            QTest::qWait(1);
            closing.stop();
            for (QWidget* each : QApplication::topLevelWidgets())
                if (each != fixture->window.get() && each->isVisible() && qobject_cast<QDialog*>(each))
                    each->close();
            fixture->window->activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(fixture->window.get(), patience));
            fixture->settle();
            const QString now = partOf(*fixture, QApplication::focusWidget());
            const bool same = button && button->hasFocus();
            QVERIFY2(same || now == part || now == "a pane" || now == "the lesson",
                     qPrintable(QStringLiteral("%1 in %2: the focus is in %3").arg(name, part, now)));
        }
    }

    /// Every command in one of three settings, in turn; or in all, with the label slow.
    void everyCommand_data() { eachText("setting", {"usual", "comparing", "lesson 2"}); }
    void everyCommand() {
        QFETCH(QString, setting);
        // These open dialogs of the system, end the program or present.
        const QStringList left{
            "open", "openTable", "openConfig",    "openFolder",      "openLesson",    "saveAs", "save",
            "quit", "export",    "exportHandout", "exportSolutions", "exportTeacher", "print",  "present"};
        QStringList names;
        const auto first = prepared(setting);
        for (const QAction* action : first->window->findChildren<QAction*>())
            if (!action->objectName().isEmpty() && action->isEnabled() && action->menu() == nullptr &&
                !left.contains(action->objectName()) && !action->objectName().startsWith("export"))
                names << action->objectName();
        QVERIFY(names.size() > 20);
        const int turn = setting == "usual" ? 0 : setting == "comparing" ? 1 : 2;
        for (qsizetype n = allRows() ? 0 : turn; n < names.size(); n += allRows() ? 1 : 3) {
            const QString& name = names[n];
            const auto fixture = prepared(setting);
            fixture->window->panes()->card(0)->setFocus();
            auto* action = fixture->window->findChild<QAction*>(name);
            if (action == nullptr || !action->isEnabled()) continue;
            QTimer closing;
            connect(&closing, &QTimer::timeout, [] {
                if (QWidget* dialog = QApplication::activeModalWidget()) dialog->close();
            });
            closing.start(50);
            action->trigger();
            QTest::qWait(1);
            closing.stop();
            for (QWidget* each : QApplication::topLevelWidgets())
                if (each != fixture->window.get() && each->isVisible()) each->close();
            fixture->window->activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(fixture->window.get(), patience));
            fixture->settle();
            const QString now = partOf(*fixture, QApplication::focusWidget());
            QVERIFY2(now == "a pane" || now == "the lesson" || now == "the panel",
                     qPrintable(QStringLiteral("%1: the focus is in %2").arg(name, now)));
        }
    }

    void answers_data() {
        const TextRows<int, QString> row("answer", "number", "said");
        row("right", 1, "It is b.");
        row("wrong", 0, "This is why.");
    }
    /// The focus stays on the answer that was given, which tells the reply. By mouse too.
    void answers() {
        const auto [answer, number, said] = fetchRow<QString, int, QString>();
        for (const bool byMouse : {false, true}) {
            Kinds lesson;
            auto* given = lesson.fixture.find<QPushButton>(QStringLiteral("answer%1").arg(number));
            if (byMouse) {
                QTest::mouseClick(given, Qt::LeftButton);
                lesson.fixture.settle();
            } else {
                given->setFocus();
                press(Qt::Key_Space);
            }
            QVERIFY2(given->hasFocus(), qPrintable(nameOf(QApplication::focusWidget())));
            const QString told = QAccessible::queryAccessibleInterface(given)->text(QAccessible::Description);
            QVERIFY2(told.contains(said), qPrintable(told));
            // The next Space does nothing, to the question or to the window.
            const bool dark = lesson.fixture.window->theme().isDark;
            press(Qt::Key_Space);
            QVERIFY(given->hasFocus());
            QCOMPARE(lesson.fixture.window->theme().isDark, dark);
            QCOMPARE(lesson.player().reply().tries, 1);
        }
    }

    /// Where the part that had the focus goes out of sight, the reply has it.
    void whatClosesTheQuestion_data() {
        const TextRows<int, QString, QString> row("part", "step", "pressed", "focus");
        row("shown", 0, "showAnswer", "because");
        row("checked", 1, "checkAnswer", "outcome");
        row("typed", 2, "numberAnswer", "numberAnswer");
    }
    void whatClosesTheQuestion() {
        const auto [part, step, pressed, focus] = fetchRow<QString, int, QString, QString>();
        Kinds lesson;
        lesson.go(step);
        if (step == 1)
            for (const char* right : {"answer0", "answer2"})
                lesson.click(right);
        auto* button = lesson.fixture.find<QWidget>(pressed);
        button->setFocus();
        if (step == 2) QTest::keyClicks(button, QStringLiteral("0.14"));
        press(step == 2 ? Qt::Key_Return : Qt::Key_Space);
        QVERIFY(!lesson.player().isQuestionOpen());
        QCOMPARE(QApplication::focusWidget()->objectName(), focus);
    }

    void aNewStepIsRead() {
        Kinds lesson;
        lesson.fixture.find<QWidget>(QStringLiteral("answer0"))->setFocus();
        press(Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(lesson.player().step(), 1);
        QCOMPARE(QApplication::focusWidget()->objectName(),
                 QString("questionText"));  // no answer is suggested
        press(Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(QApplication::focusWidget()->objectName(), QString("stepText"));
    }

    void closingTheComparison() {
        WindowFixture fixture;
        fixture.trigger(QStringLiteral("compare"));
        fixture.find<QWidget>(QStringLiteral("compareStop"))->setFocus();
        press(Qt::Key_Space);
        QVERIFY(!hasB(fixture.store.state()));
        QCOMPARE(partOf(fixture, QApplication::focusWidget()), QString("a pane"));
    }

    void theLessonsTabOrder() {
        Kinds lesson;
        const auto* card = lesson.fixture.window->leftColumn()->lesson();
        QStringList names;
        lesson.fixture.find<QWidget>(QStringLiteral("lessonClose"))->setFocus();
        while (card->isAncestorOf(QApplication::focusWidget()) && names.size() < 20) {
            names << QApplication::focusWidget()->objectName();
            press(Qt::Key_Tab);
        }
        QStringList expected{"lessonClose", "lessonScroll", "stepText", "questionText"};
        for (const std::size_t answer : lesson.player().letters())
            expected << QStringLiteral("answer%1").arg(answer);
        expected << "showAnswer"
                 << "lessonRestart"
                 << "lessonNext";
        QVERIFY2(names == expected, qPrintable(names.join(' ')));
    }

    /// Texts are read, not their Markdown.
    void textsAreRead() {
        const Kinds lesson;
        const auto* text = lesson.fixture.find<QLabel>(QStringLiteral("stepText"));
        QCOMPARE(text->accessibleName().simplified(),
                 QString("Text, first paragraph. Second paragraph with code. x = 16 y = 2"));
    }

    void fieldsTellTheirValues() {
        WindowFixture fixture;
        QAccessibleInterface* field =
            QAccessible::queryAccessibleInterface(fixture.find<QWidget>(QStringLiteral("d_modelField")));
        QCOMPARE(field->role(), QAccessible::SpinBox);
        QAccessibleValueInterface* value = field->valueInterface();
        QCOMPARE(value->currentValue().toDouble(), 128.0);
        QCOMPARE(value->minimumValue().toDouble(), 1.0);
        QCOMPARE(value->maximumValue().toDouble(), 65536.0);
        value->setCurrentValue(512);
        QCOMPARE(fixture.store.state().get(keys::dModel), std::int64_t{512});
        const QStringList actions = field->actionInterface()->actionNames();
        QVERIFY(actions.contains(QAccessibleActionInterface::increaseAction()));
        field->actionInterface()->doAction(QAccessibleActionInterface::increaseAction());
        QVERIFY(fixture.store.state().get(keys::dModel) > 512);
        value->setCurrentValue(1e9);
        QCOMPARE(fixture.store.state().get(keys::dModel), std::int64_t{65536});
    }

    /// A screen reader is often cut short: the value comes first.
    void theCursorsValueIsToldFirst() {
        WindowFixture fixture;
        PaneCard* card = fixture.window->panes()->card(0);
        card->setFocus();
        QTest::keyClick(card, Qt::Key_Down);
        fixture.settle();
        const QString said = QAccessible::queryAccessibleInterface(card)->text(QAccessible::Description);
        QVERIFY2(said.startsWith("PE(41, 22) = 0.8"), qPrintable(said));
        QVERIFY2(said.contains("256 positions"), qPrintable(said));
    }

    /// Every view that shows an encoding, and those that show a comparison or a file.
    void everyPaneIsRead_data() {
        addColumns<QString, QString>("view", "encoding");
        for (const ViewType* type : viewTypes())
            for (const char* encoding : {"sinusoidal", "rope", "rope-axes", "alibi", "table"})
                if (whyUnavailable(*type, makeSnapshot(stateToRead(type->id, encoding))).empty())
                    QTest::addRow("%s %s", type->id.c_str(), encoding)
                        << QString::fromStdString(type->id) << QString(encoding);
    }
    /// A screen reader says what the pane shows and the numbers at the cursor, and that they have changed.
    void everyPaneIsRead() {
        const auto [id, encoding] = fetchRow<QString, QString>();
        const ViewType& type = *findViewType(id.toStdString());
        WindowFixture fixture(stateToRead(type.id, encoding.toStdString()));
        PaneCard* card = fixture.window->panes()->card(0);
        card->setFocus();
        const auto said = [&] {
            WindowFixture::settle();
            return QAccessible::queryAccessibleInterface(card)->text(QAccessible::Description);
        };
        const QString name = QAccessible::queryAccessibleInterface(card)->text(QAccessible::Name);
        QVERIFY2(name.contains(QRegularExpression(u'^' + QRegularExpression::escape(translated(type.name)) +
                                                  ": .*\\w{2}")),
                 qPrintable(name));
        const QString before = said();
        const Snapshot& now = fixture.store.snapshot();
        const QString value = valueLine(snapshotOf(now, Subject::a), 5);
        QVERIFY(value.contains(QRegularExpression("\\d")));
        QVERIFY2(before.contains(value) && before.size() > value.size() + 20, qPrintable(before));
        const std::unique_ptr<View> view(type.create(nullptr));
        if (const auto number = view->valueAtCursor(now))
            QVERIFY2(before.contains(readable(*number, 5)), qPrintable(before));
        QTest::keyClick(card, Qt::Key_Down);
        QTest::keyClick(card, Qt::Key_Right);
        QVERIFY2(said() != before, qPrintable(before));
    }
    void everyViewIsRead() {
        for (const ViewType* type : viewTypes()) {
            const auto reads = [type](const char* encoding) {
                return whyUnavailable(*type, makeSnapshot(stateToRead(type->id, encoding))).empty();
            };
            QVERIFY2(reads("sinusoidal") || reads("rope") || reads("rope-axes") || reads("alibi") ||
                         reads("table"),
                     type->id.c_str());
        }
    }

    /// Ctrl+Q ends the program from a dialog that leaves the window usable, too: help, or an export that
    /// runs.
    void quittingFromADialog() {
        WindowFixture fixture;
        auto* dialog = new QDialog(fixture.window.get());
        dialog->show();
        dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(dialog, patience));
        QTest::keyClick(dialog, Qt::Key_Q, Qt::ControlModifier);
        QTRY_VERIFY(!fixture.window->isVisible());
    }

    /// Arrow keys in a closed list choose, and open no dialog.
    void arrowsOpenNoDialog() {
        QWidget window;
        MeantAs list(std::nullopt, &window);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window, patience));
        list.setFocus();
        QStringList shown;
        for (int n = 0; n < 4; ++n) {
            QTest::keyClick(&list, Qt::Key_Down);
            QVERIFY(QApplication::activeModalWidget() == nullptr);
            shown << list.currentData().toString();
        }
        QCOMPARE(shown.first(), QString::fromStdString(encodings().front()->id));
        QCOMPARE(QSet<QString>(shown.begin(), shown.end()).size(), 4);
        for (int n = 0; n < 6; ++n)
            QTest::keyClick(&list, Qt::Key_Up);
        QCOMPARE(list.currentIndex(), 0);
    }
};

POSISCOPE_WINDOW_TEST(TestFocus)
#include "tst_focus.moc"
