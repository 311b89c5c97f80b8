// SPDX-License-Identifier: GPL-3.0-or-later
// A person's own state, and what was done in lessons, outlive lessons, quitting and crashes.
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>

#include "core/state/session.h"
#include "tests/support/bytes.h"
#include "tests/support/strict.h"
#include "tests/ui/openfile.h"
#include "ui/files/savefile.h"
#include "ui/files/sessionfile.h"
#include "ui/lessons/player.h"
#include "ui/window/settings.h"

using namespace posiscope;

namespace {

/// A window like that of the program's next start.
struct NextStart : WindowFixture {
    explicit NextStart(const QString& file) : NextStart(file, loadSettings(file, viewIds()).settings) {}

    LessonPlayer& lessons() const { return *window->lessons(); }
    void open(const QString& lesson) const {
        QVERIFY(window->lessonCommands()->open(lesson));
        settle();
    }

 private:
    NextStart(const QString& file, const Settings& settings)
        : WindowFixture(settings.shown(), file, settings) {
        if (settings.history) store.recall(*settings.history);
    }
};

/// Presses this button of the next message box.
void answerWith(QMessageBox::StandardButton button, bool& asked) {
    QTimer::singleShot(100, qApp, [button, &asked] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (box == nullptr) return;
        asked = true;
        box->button(button)->click();
    });
}

const QString wavelengths = QStringLiteral("wavelengths");

}  // namespace

class TestNothingLost : public StrictTest {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;
    QString settings_, session_;

    State ownState() const {
        State state = defaultState();
        state.set(keys::dModel, std::int64_t{512});
        state.set(keys::maxLen, std::int64_t{777});
        state.set(keys::base, 1234.0);
        return state;
    }

 private slots:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        settings_ = folder_->filePath("settings.json");
        session_ = folder_->filePath("own.posiscope");
        QVERIFY(!saveSession(session_, ownState()));
    }

    /// Save writes the person's state, not the lesson's.
    void savingInALesson() {
        const NextStart window(settings_);
        QVERIFY(window.window->files()->openSession(session_));
        window.type("baseField", "500");
        window.open(wavelengths);
        QVERIFY(window.window->isWindowModified());
        window.trigger("save");
        QVERIFY(!window.window->isWindowModified());
        State expected = ownState();
        expected.set(keys::base, 500.0);
        QVERIFY(*loadSession(session_, viewIds()) == expected);
        QVERIFY(window.lessons().lesson() != nullptr);
        window.trigger("leaveLesson");
        QVERIFY(window.store.state() == expected);
        QVERIFY(!window.window->isWindowModified());
    }

    /// A lesson is no change of the session, so that nothing is asked.
    void aLessonIsNoChange() {
        const NextStart window(settings_);
        QVERIFY(window.window->files()->openSession(session_));
        window.open(wavelengths);
        window.lessons().next();
        QVERIFY(!window.window->isWindowModified());
        QVERIFY(window.window->close());
        QVERIFY(*loadSession(session_, viewIds()) == ownState());
    }

    void quittingInALessonAsksAboutTheSession_data() {
        const Rows<int, double> row("button", "base in the file");
        row("save", static_cast<int>(QMessageBox::Save), 500.0);
        row("discard", static_cast<int>(QMessageBox::Discard), 1234.0);
    }
    void quittingInALessonAsksAboutTheSession() {
        const auto [button, base] = fetchRow<int, double>();
        {
            const NextStart window(settings_);
            QVERIFY(window.window->files()->openSession(session_));
            window.type("baseField", "500");
            window.open(wavelengths);
            bool asked = false;
            answerWith(static_cast<QMessageBox::StandardButton>(button), asked);
            QVERIFY(window.window->close());
            QVERIFY(asked);
        }
        QCOMPARE(loadSession(session_, viewIds())->get(keys::base), base);
        const NextStart again(settings_);
        QVERIFY(again.lessons().lesson() != nullptr);
        QVERIFY(!again.window->isWindowModified());
        again.trigger("leaveLesson");
        QCOMPARE(again.store.state().get(keys::base), base);
        QCOMPARE(again.store.state().get(keys::maxLen), std::int64_t{777});
    }

    /// Discarded changes are gone at the next start, and the session keeps its file.
    void discardDiscards() {
        {
            const NextStart window(settings_);
            QVERIFY(window.window->files()->openSession(session_));
            window.type("baseField", "500");
            bool asked = false;
            answerWith(QMessageBox::Discard, asked);
            QVERIFY(window.window->close());
            QVERIFY(asked);
        }
        const NextStart again(settings_);
        QVERIFY(again.store.state() == ownState());
        QVERIFY(again.window->windowTitle().contains("own.posiscope"));
        QVERIFY(!again.window->isWindowModified());
    }

    /// After a crash in a lesson, leaving it restores the state from before it.
    void theOwnStateOutlivesACrashInALesson() {
        State own;
        {
            const NextStart window(settings_);
            window.type("baseField", "77");
            own = window.store.state();
            window.open(wavelengths);
            window.lessons().next();
            window.window->saveNow();  // as the timer does; the window does not close
        }
        const NextStart again(settings_);
        QCOMPARE(again.lessons().step(), 1);
        again.trigger("leaveLesson");
        QVERIFY(again.store.state() == own);
        again.trigger("undo");
        QCOMPARE(again.lessons().step(), 1);
        QVERIFY(again.lessons().lesson() != nullptr);
    }

    /// Reply and picture agree after a start, and also when the lesson is opened again.
    void repliesComeBack() {
        State answered;
        int step = 0;
        {
            const NextStart window(settings_);
            window.open(wavelengths);
            const auto& steps = window.lessons().lesson()->steps;
            while (!steps[static_cast<std::size_t>(step)].prediction ||
                   steps[static_cast<std::size_t>(step)].after.empty())
                ++step;
            window.lessons().go(step);
            window.lessons().showAnswer();
            window.lessons().hands() = std::vector<int>(window.lessons().hands().size(), 7);
            answered = window.store.state();
            window.window->saveNow();
        }
        {
            const NextStart again(settings_);
            QCOMPARE(again.lessons().step(), step);
            QVERIFY(!again.lessons().isQuestionOpen());
            QVERIFY(again.lessons().hands() == std::vector<int>(again.lessons().hands().size(), 7));
            QVERIFY(again.store.state() == answered);
            again.trigger("leaveLesson");
            again.open(QStringLiteral("why-order-is-lost"));
            QCOMPARE(again.lessons().step(), 0);
            again.open(wavelengths);
            QCOMPARE(again.lessons().step(), step);
            QVERIFY(!again.lessons().isQuestionOpen());
            QVERIFY(again.store.state() == answered);
            again.lessons().next();
            again.lessons().back();
            QVERIFY(again.store.state() == answered);
            // Another lesson does not end the state from before the first.
            QVERIFY(again.lessons().ownState() == defaultState());
        }
        NextStart third(settings_);
        third.open(wavelengths);
        third.trigger("restartCourse");
        QCOMPARE(third.lessons().step(), 0);
        third.lessons().go(step);
        QVERIFY(third.lessons().isQuestionOpen());
    }

    /// A lesson that was left at its end begins when it is opened again.
    void aFinishedLessonBegins() {
        const NextStart window(settings_);
        window.open(wavelengths);
        window.lessons().go(window.lessons().steps() - 1);
        window.trigger("leaveLesson");
        window.open(wavelengths);
        QCOMPARE(window.lessons().step(), 0);
    }

    void redoOfALessonKeepsTheOwnState() {
        const NextStart window(settings_);
        window.type("baseField", "77");
        const State own = window.store.state();
        window.open(wavelengths);
        window.trigger("undo");
        QVERIFY(window.store.state() == own);
        window.trigger("redo");
        QVERIFY(window.lessons().lesson() != nullptr);
        window.trigger("leaveLesson");
        QVERIFY(window.store.state() == own);
    }

    /// Older programs saved sessions with their lessons. Leaving such a lesson keeps what the file shows.
    void aSessionWithALesson() {
        State state = ownState();
        state.set(keys::lesson, wavelengths.toStdString());
        state.set(keys::lessonStep, std::int64_t{1});
        QVERIFY(!saveSession(session_, state));
        const NextStart window(settings_);
        QVERIFY(window.window->files()->openSession(session_));
        QCOMPARE(window.lessons().step(), 1);
        QVERIFY(!window.window->isWindowModified());
        window.trigger("leaveLesson");
        QCOMPARE(window.store.state().get(keys::base), 1234.0);
        QVERIFY(!window.window->isWindowModified());
    }

    /// The lesson's file may be gone at the next start.
    void aMissingLessonLosesNothing() {
        const QString file = folder_->filePath("mine.md");
        writeBytes(file,
                   "---\nlesson: mine\ntitle: Mine\ngoal: a\nneeds: b\ncan: c\n---\n## One\n\nText.\n\n"
                   "## Two\n\nText.\n");
        State own;
        {
            const NextStart window(settings_);
            window.type("baseField", "77");
            own = window.store.state();
            window.open(file);
            window.window->saveNow();
        }
        QVERIFY(QFile::remove(file));
        const NextStart again(settings_);
        QVERIFY(again.lessons().lesson() == nullptr);
        QVERIFY(again.store.state() == own);
        QVERIFY2(again.window->banner()->text().contains("mine.md"),
                 qPrintable(again.window->banner()->text()));
    }

    /// Fifty steps can be undone after a crash, and those that had been undone are redone.
    void theUndoHistoryOutlivesACrash() {
        std::vector<State> states;
        {
            NextStart window(settings_);
            for (int n = 0; n < 54; ++n) {
                states.push_back(window.store.state());
                window.store.update([n](State& state) { state.set(keys::base, 100.0 + n); },
                                    QStringLiteral("A & B %1").arg(n));
            }
            states.push_back(window.store.state());
            window.trigger("undo");
            window.trigger("undo");
            window.window->saveNow();
        }
        NextStart again(settings_);
        QVERIFY(again.store.state() == states[52]);
        QCOMPARE(again.store.history().undoText(), QString("A && B 51"));
        again.trigger("redo");
        QVERIFY(again.store.state() == states[53]);
        for (int n = 52; n > 2; --n) {
            again.trigger("undo");
            QVERIFY(again.store.state() == states[static_cast<std::size_t>(n)]);
        }
    }

    /// Nobody waits more than five seconds for the state to be safe.
    void changesAreSavedSoon() {
        const NextStart window(settings_);
        window.type("baseField", "77");
        const auto saved = [this] {
            return QFile::exists(settings_) &&
                   loadSettings(settings_, viewIds()).settings.state.get(keys::base) == 77.0;
        };
        QVERIFY(QTest::qWaitFor(saved, patience));
    }

    /// A folder that goes away meanwhile: Cancel keeps the window, so that its session can be saved
    /// elsewhere.
    void closingWithoutSettingsCanBeCancelled() {
        const QString place = folder_->filePath("config");
        QVERIFY(QDir().mkpath(place));
        const NextStart window(place + "/posiscope/settings.json");
        window.window->saveNow();
        QVERIFY(QDir(place).removeRecursively());
        writeBytes(place, "not a folder");
        bool asked = false;
        answerWith(QMessageBox::Cancel, asked);
        QVERIFY(!window.window->close());
        QVERIFY(asked && window.window->isVisible());
        QVERIFY(window.window->close());  // what has been said once is not said again
    }

    /// A folder that cannot be written is said at the beginning, once, with the system's reason.
    void settingsThatCannotBeSaved() {
        writeBytes(folder_->filePath("file"), "not a folder");
        const NextStart window(folder_->filePath("file/settings.json"));
        const auto said = [&window] { return window.window->banner()->text(); };
        QVERIFY(QTest::qWaitFor([&] { return !said().isEmpty(); }, patience));
        QVERIFY2(said().contains("Not a directory"), qPrintable(said()));
        QTest::mouseClick(window.find<QPushButton>("bannerClose"), Qt::LeftButton);
        QVERIFY(window.window->close());
    }
};

POSISCOPE_WINDOW_TEST(TestNothingLost)
#include "tst_nothinglost.moc"
