// Every lesson in every language, walked through as a pupil does: tasks are solved with the real controls.
#include <QAbstractButton>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <numeric>
#include <set>

#include "core/lessons/expression.h"
#include "core/lessons/lessonstate.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/lessons/library.h"
#include "ui/lessons/player.h"
#include "ui/lessons/wavegame.h"
#include "ui/parameters/editors.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/translation/language.h"
#include "ui/translation/translated.h"

using namespace posiscope;

namespace {

/// Where to try: along the middle lines pixel by pixel, then all over the picture.
std::vector<QPoint> placesIn(const QWidget& picture) {
    std::vector<QPoint> places;
    for (int x = 0; x < picture.width(); ++x)
        places.emplace_back(x, picture.height() / 2);
    for (int y = 0; y < picture.height(); ++y)
        places.emplace_back(picture.width() / 2, y);
    constexpr int across = 64, down = 40;
    for (int n = 0; n < across * down; ++n)
        places.emplace_back(picture.width() * (2 * (n % across) + 1) / (2 * across),
                            picture.height() * (2 * (n / across) + 1) / (2 * down));
    return places;
}

/// Clicks the first place in a picture whose cursor meets the condition; false where there is none.
bool clickWhere(const WindowFixture& fixture, const QString& condition) {
    const auto met = [&](const QString& what) {
        const auto value = evaluate(what.toStdString(), fixture.store.snapshot());
        return value && *value != 0;
    };
    // In the similarity picture the reference follows the position, with the click.
    const QString passing = QString(condition).replace("reference", "position");
    for (int pane = 0; pane < fixture.window->panes()->count(); ++pane) {
        QWidget* picture = fixture.viewWidget(pane);
        for (const QPoint at : placesIn(*picture)) {
            fixture.moveMouse(picture, at);
            if (!met(condition) && !met(passing)) continue;
            fixture.press(picture, at);
            fixture.release(picture, at);
            fixture.settle();
            if (met(condition)) return true;
        }
    }
    return false;
}

/// Sets a parameter by its control in the panel, as a hand would.
bool operate(const WindowFixture& fixture, const std::string& key, const std::string& text) {
    const State& state = fixture.store.state();
    const Parameter* parameter = findParameter(state, key);
    if (parameter == nullptr) return false;
    const auto value = parseValue(*parameter, text);
    if (!value) return false;
    const QString name = QString::fromStdString(key);
    const auto visible = [&](const QString& object) -> QWidget* {
        // The form of the encoding before may wait for its deletion.
        for (auto* widget : fixture.window->findChildren<QWidget*>(object))
            if (widget->isVisible()) return widget;
        return nullptr;
    };
    switch (parameter->kind) {
        case Kind::choice:
            if (QWidget* button = visible(QStringLiteral("%1_%2").arg(name, QString::fromStdString(text)))) {
                QTest::mouseClick(button, Qt::LeftButton);
                break;
            }
            if (auto* menu = qobject_cast<QComboBox*>(visible(name + QStringLiteral("Menu")))) {
                menu->setFocus();
                const int wanted = menu->findText(translated(parameter->findChoice(text)->label));
                QTest::keyClick(menu, Qt::Key_Home);
                for (int n = 0; n < wanted; ++n)
                    QTest::keyClick(menu, Qt::Key_Down);
                break;
            }
            return false;
        case Kind::flag:
            if (QWidget* box = visible(name + QStringLiteral("Box"))) {
                if (std::get<bool>(*value) != std::get<bool>(state.values.at(key)))
                    QTest::mouseClick(box, Qt::LeftButton, {}, {8, box->height() / 2});
                break;
            }
            return false;
        default: {
            QWidget* field = visible(name + QStringLiteral("Field"));
            if (field == nullptr) field = visible(name + QStringLiteral("Edit"));
            if (field == nullptr) return false;
            field->setFocus();
            QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
            // Without groups of digits, as a keyboard has them; other scripts by an input method.
            QInputMethodEvent typed;
            typed.setCommitString(QString::fromStdString(formatValue(*parameter, *value)));
            QApplication::sendEvent(field, &typed);
            QTest::keyClick(field, Qt::Key_Return);
        }
    }
    fixture.settle();
    return fixture.store.state().values.at(key) == *value;
}

/// Answers rightly, as a pupil does: with buttons, the field for a number, or a click, which is made by the
/// keys that move the cursor.
void answer(const WindowFixture& fixture, const Prediction& asked) {
    const auto press = [&](const QString& name) {
        QTest::mouseClick(fixture.find<QPushButton>(name), Qt::LeftButton);
        fixture.settle();
    };
    LessonPlayer& player = *fixture.window->lessons();
    if (asked.asks == Asks::number) {
        auto* field = fixture.find<QLineEdit>(QStringLiteral("numberAnswer"));
        field->setFocus();
        const auto value = evaluate(asked.wanted.text, fixture.store.snapshot());
        QTest::keyClicks(field, QLocale().toString(*value, 'g', 12).remove(QLocale().groupSeparator()));
        QTest::keyClick(field, Qt::Key_Return);
        fixture.settle();
        return;
    }
    if (asked.asks == Asks::click) {
        clickWhere(fixture, QString::fromStdString(asked.wanted.text));
        return;
    }
    for (std::size_t n = 0; n < asked.answers.size(); ++n)
        if (asked.answers[n].right && !player.reply().closed) press(QStringLiteral("answer%1").arg(n));
    if (asked.asks != Asks::one) press(QStringLiteral("checkAnswer"));
}

/// Moves the cursor to a position with the keys of a pane.
bool goTo(const WindowFixture& fixture, std::int64_t position) {
    const auto here = [&] { return fixture.store.state().get(keys::position); };
    PaneCard* card = fixture.window->panes()->card(0);
    card->setFocus();
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Down}) {
        QTest::keyClick(card, Qt::Key_Home);
        for (std::int64_t before = -1; before != here() && here() < position;) {
            before = here();
            QTest::keyClick(card, key, before + 8 <= position ? Qt::ShiftModifier : Qt::NoModifier);
            fixture.settle();
        }
        if (here() == position) return true;
    }
    return false;
}

/// Does what solves the task: places in pictures are clicked, the rest is set by its controls.
bool solve(const WindowFixture& fixture, const Task& task) {
    QStringList places;
    for (const Setting& setting : task.solution) {
        const QString key = QString::fromStdString(setting.key);
        if (key == QLatin1String("position") || key == QLatin1String("dimension") ||
            key == QLatin1String("reference"))
            places << QStringLiteral("%1 == %2").arg(key, QString::fromStdString(setting.value));
        else if (!operate(fixture, setting.key, setting.value))
            return false;
    }
    if (places.isEmpty() || clickWhere(fixture, places.join(QStringLiteral(" && ")))) return true;
    // Where the picture has no positions to click, the arrow keys go through them.
    for (const Setting& setting : task.solution)
        if (setting.key == "position" && !goTo(fixture, std::stoll(setting.value))) return false;
    return std::ranges::all_of(task.solution, [&](const Setting& setting) {
        return setting.key == "position" || operate(fixture, setting.key, setting.value);
    });
}

QStringList languageCodes() {
    QStringList codes;
    for (const Language& language : languages())
        codes << QString::fromLatin1(language.code);
    return codes;
}

/// What must be the same in every language.
QStringList skeleton(const Lesson& lesson) {
    QStringList all{QString::fromStdString(lesson.id), QString::number(lesson.minutes)};
    const auto settings = [&](const std::vector<Setting>& list) {
        for (const Setting& one : list)  // sentences are each language's own
            all << QString::fromStdString(one.key + (one.key == "sentence" ? "" : "=" + one.value));
    };
    const auto numbers = [&](const Passage& passage) {
        static const QRegularExpression number(QStringLiteral("\\{\\{.*?\\}\\}"),
                                               QRegularExpression::DotMatchesEverythingOption);
        static const QRegularExpression forms(QStringLiteral("\\s*(?<!\\|)\\|(?!\\|).*\\}\\}$"));
        QStringList found;
        // Forms of words are each language's own.
        for (auto match = number.globalMatch(QString::fromStdString(passage.text)); match.hasNext();)
            found << match.next().captured().simplified().replace(forms, QStringLiteral(" }}"));
        found.sort();
        all << found.join(u' ');
    };
    for (const Step& step : lesson.steps) {
        settings(step.changes);
        settings(step.after);
        all << QString::number(step.optional) << QString::number(step.minutes);
        for (const Passage* passage : {&step.text, &step.then, &step.hint, &step.notes})
            numbers(*passage);
        all << QString::number(step.notes.text.empty()) << QString::number(step.hint.text.empty());
        if (step.prediction) {
            numbers(step.prediction->question);
            numbers(step.prediction->because);
            for (const Answer& answer : step.prediction->answers) {
                numbers(answer.text);
                all << QString::number(answer.right);
            }
            all << QString::fromStdString(step.prediction->wanted.text + ";" + step.prediction->within.text);
        }
        if (step.task) {
            numbers(step.task->text);
            settings(step.task->solution);
            for (const Passage& condition : step.task->conditions)
                all << QString::fromStdString(condition.text);
        }
    }
    return all;
}

}  // namespace

class TestLessons : public QObject {
    Q_OBJECT

 private slots:
    void init() { failOnAnyWarning(); }

    // At the same step of both; the one before may be from the settings of the last start.
    void anotherLessonWhileOneIsOpen_data() {
        QTest::addColumn<bool>("restored");
        QTest::newRow("opened before") << false;
        QTest::newRow("restored at the start") << true;
    }
    void anotherLessonWhileOneIsOpen() {
        QFETCH(bool, restored);
        State state = defaultState();
        if (restored) state.set(keys::lesson, std::string("wavelengths"));
        WindowFixture fixture(state);
        if (!restored) QVERIFY(fixture.window->lessonCommands()->open(QStringLiteral("wavelengths")));
        fixture.settle();
        for (const QString& name :
             {builtInLessons().first(), QStringLiteral("wavelengths"), builtInLessons().last()}) {
            QVERIFY(fixture.window->lessonCommands()->open(name));
            fixture.settle();
            const Lesson& lesson = *fixture.window->lessons()->lesson();
            QCOMPARE(fixture.find<QLabel>(QStringLiteral("lessonTitle"))->text(),
                     QString::fromStdString(lesson.title));
            QLabel* heading = nullptr;
            for (auto* label : fixture.window->findChildren<QLabel*>(QStringLiteral("stepTitle")))
                if (label->isVisible()) heading = label;
            QVERIFY(heading != nullptr);
            QCOMPARE(heading->text(), QString::fromStdString(lesson.steps.front().title));
        }
    }
    void cleanup() { useLanguage(*findLanguage(QStringLiteral("en"))); }

    void theCourse() {
        QCOMPARE(builtInLessons().size(), 17);
        for (const QString& name : builtInLessons()) {
            const auto lesson = loadLesson(name, *findLanguage(QStringLiteral("en")));
            QVERIFY(lesson.ok());
            QCOMPARE(QString::fromStdString(lesson->id), name);
            // What has to be done fits into its time; the rest may be left out.
            const auto& steps = lesson->steps;
            const auto needed = std::ranges::count(steps, false, &Step::optional);
            QVERIFY2(needed >= 5 && needed <= 8, qPrintable(QString::number(needed)));
            int minutes = 0;
            for (const Step& step : steps)
                minutes += step.optional ? 0 : step.minutes;
            QCOMPARE(minutes, lesson->minutes);
            QVERIFY(lesson->goals.size() >= 2 && lesson->gains.size() >= 2);
            QVERIFY(!lesson->needs.empty() || name == builtInLessons().first());
            QVERIFY(std::ranges::count_if(steps,
                                          [](const Step& step) { return step.prediction.has_value(); }) >= 4);
            QVERIFY(std::ranges::count_if(steps, [](const Step& step) { return step.task.has_value(); }) >=
                    1);
            for (const Step& step : steps)
                if (step.prediction && step.prediction->asks == Asks::one)
                    for (const Answer& answer : step.prediction->answers)
                        QVERIFY2(answer.right || !answer.why.text.empty(), answer.text.text.c_str());
        }
    }

    /// Nobody can guess: neither by the place of the right answer nor by its length.
    void answersCannotBeGuessed_data() {
        QTest::addColumn<QString>("code");
        for (const QString& code : languageCodes())
            QTest::newRow(qPrintable(code)) << code;
    }
    void answersCannotBeGuessed() {
        QFETCH(QString, code);
        std::map<std::size_t, std::vector<int>> places;  // by the number of answers
        int questions = 0, longest = 0;
        double chance = 0;
        for (const QString& name : builtInLessons()) {
            const auto lesson = loadLesson(name, *findLanguage(code));
            for (std::size_t n = 0; n < lesson->steps.size(); ++n) {
                const auto& asked = lesson->steps[n].prediction;
                if (!asked || asked->asks != Asks::one) continue;
                const auto& answers = asked->answers;
                const auto right = std::ranges::find(answers, true, &Answer::right) - answers.begin();
                const auto order = shownOrder(*lesson, n);
                auto& counts = places[answers.size()];
                counts.resize(answers.size());
                ++counts[std::size_t(std::ranges::find(order, std::size_t(right)) - order.begin())];
                const auto length = [](const Answer& answer) {
                    return QString::fromStdString(answer.text.text).size();
                };
                ++questions;
                chance += 1.0 / double(answers.size());
                longest += std::ranges::all_of(answers, [&](const Answer& each) {
                    return each.right || length(each) < length(answers[std::size_t(right)]);
                });
            }
        }
        QVERIFY2(longest <= chance, qPrintable(QStringLiteral("%1 of %2").arg(longest).arg(questions)));
        for (const auto& [size, counts] : places) {
            const int all = std::accumulate(counts.begin(), counts.end(), 0);
            if (all < 20) continue;
            // Three standard deviations of drawing lots.
            const double fair = double(all) / double(size);
            const double most = 3 * std::sqrt(fair * (1 - 1.0 / double(size)));
            for (const int count : counts)
                QVERIFY2(
                    std::abs(count - fair) <= most,
                    qPrintable(QStringLiteral("%1 of %2 with %3 answers").arg(count).arg(all).arg(size)));
        }
    }

    void theSameInAllLanguages_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("code");
        for (const QString& code : languageCodes())
            for (const QString& name : builtInLessons())
                QTest::newRow(qPrintable(name + u' ' + code)) << name << code;
    }
    void theSameInAllLanguages() {
        QFETCH(QString, name);
        QFETCH(QString, code);
        const QString folder = QStringLiteral(":/lessons/") + code;
        const QStringList files = QDir(folder).entryList({QStringLiteral("*-%1.md").arg(name)});
        QCOMPARE(files.size(), 1);
        const auto lesson = loadLesson(name, *findLanguage(code));
        QVERIFY2(lesson.ok(), lesson.ok() ? "" : lesson.error().text.english().c_str());
        const auto failure = checkLesson(*lesson, viewIds());
        QVERIFY2(!failure, failure ? failure->text.english().c_str() : "");
        const auto english = loadLesson(name, *findLanguage(QStringLiteral("en")));
        QCOMPARE(skeleton(*lesson), skeleton(*english));
        if (code == QLatin1String("en")) return;
        for (std::size_t n = 0; n < lesson->steps.size(); ++n) {
            QVERIFY(lesson->steps[n].title != english->steps[n].title);
            QVERIFY(lesson->steps[n].text.text != english->steps[n].text.text);
        }
    }

    /// Words stay, so a number beside them must not move when the task is done: it is kept. In the task and
    /// its hint numbers may follow, since they tell how far one is. So they may in the steps listed here,
    /// whose sentences were read and are true of every value.
    void textsStayTrueAfterTheTask_data() { theSameInAllLanguages_data(); }
    void textsStayTrueAfterTheTask() {
        QFETCH(QString, name);
        QFETCH(QString, code);
        const auto lesson = loadLesson(name, *findLanguage(code));
        for (std::size_t n = 0; n < lesson->steps.size(); ++n) {
            const Step& step = lesson->steps[n];
            static const std::set<std::pair<QString, std::size_t>> following{
                {"why-order-is-lost", 2}, {"why-order-is-lost", 9}, {"from-integers-to-sines", 7},
                {"wavelengths", 2},       {"wavelengths", 4},       {"in-code", 6}};
            if (!step.task || following.contains({name, n + 1})) continue;
            const Snapshot begun = makeSnapshot(*stateOfStep(*lesson, n, viewIds()));
            const Snapshot answered = makeSnapshot(*answeredState(begun.state, step, viewIds()), begun);
            const Snapshot solved =
                makeSnapshot(*solvedState(answered.state, *step.task, viewIds()), answered);
            const auto compare = [&](const Passage& passage, const Snapshot& before) {
                const auto then = fillNumbers(passage, before, plainNumber, &before);
                const auto now = fillNumbers(passage, solved, plainNumber, &before);
                if (then.ok() && now.ok() && *then == *now) return;
                qInfo("line %d: “%s” becomes “%s”", passage.line, then ? then->c_str() : "–",
                      now ? now->c_str() : "–");
                QFAIL(qPrintable(QStringLiteral("the text of step %1 moves").arg(n + 1)));
            };
            compare(step.text, begun);
            compare(step.then, answered);
            if (step.prediction) compare(step.prediction->because, answered);
        }
    }

    void walk_data() { theSameInAllLanguages_data(); }
    void walk() {
        QFETCH(QString, name);
        QFETCH(QString, code);
        useLanguage(*findLanguage(code));
        State before = defaultState();
        before.set(keys::base, 1234.0);
        WindowFixture fixture(before);
        emit fixture.find<QMenu>(QStringLiteral("lessonsMenu"))->aboutToShow();
        fixture.trigger(QStringLiteral("lesson_") + name);
        LessonPlayer& player = *fixture.window->lessons();
        QVERIFY(player.lesson() != nullptr);
        for (int step = 0; step < player.steps(); ++step) {
            QCOMPARE(player.step(), step);
            const Step& now = player.current();
            QCOMPARE(fixture.find<QLabel>(QStringLiteral("stepTitle"))->text(),
                     QString::fromStdString(now.title));
            for (const auto* label :
                 fixture.find<QWidget>(QStringLiteral("lessonBody"))->findChildren<QLabel*>())
                QVERIFY2(!label->text().contains(QLatin1String("{{")), qPrintable(label->text()));
            if (now.prediction) {
                QVERIFY(now.task.has_value() ==
                        (fixture.window->findChild<QWidget*>(QStringLiteral("lessonTask")) != nullptr));
                if (now.task) QVERIFY(!fixture.find<QWidget>(QStringLiteral("lessonTask"))->isVisible());
                QVERIFY(!fixture.window->panel()->isEnabled());
                answer(fixture, *now.prediction);
                QVERIFY2(player.reply().right, qPrintable(QStringLiteral("step %1").arg(step + 1)));
                QVERIFY(fixture.window->panel()->isEnabled());
            }
            if (now.task) {
                QVERIFY(fixture.find<QWidget>(QStringLiteral("lessonTask"))->isVisible());
                QVERIFY(!player.isTaskDone());
                QVERIFY(!now.task->solution.empty());
                QVERIFY2(solve(fixture, *now.task), qPrintable(QStringLiteral("step %1").arg(step + 1)));
                QVERIFY2(player.isTaskDone(), qPrintable(QStringLiteral("step %1").arg(step + 1)));
                QVERIFY(fixture.find<QWidget>(QStringLiteral("lessonTask"))->property("done").toBool());
            }
            if (step + 1 < player.steps())
                QTest::mouseClick(fixture.find<QPushButton>(QStringLiteral("lessonNext")), Qt::LeftButton);
            fixture.settle();
        }
        QTest::mouseClick(fixture.find<QWidget>(QStringLiteral("lessonClose")), Qt::LeftButton);
        fixture.settle();
        QVERIFY(player.lesson() == nullptr);
        QVERIFY(fixture.store.state() == before);
        QVERIFY(!fixture.find<QWidget>(QStringLiteral("lessonCard"))->isVisible());
    }

    /// One change of the store for a step, an answer or a task, which shows the window once.
    void aStepIsShownOnce() {
        WindowFixture fixture;
        LessonPlayer& player = *fixture.window->lessons();
        QSignalSpy shown(&fixture.store, &StateStore::changed);
        const auto once = [&](const char* what, const std::function<void()>& act) {
            shown.clear();
            act();
            fixture.settle();
            QVERIFY2(shown.count() == 1, qPrintable(QStringLiteral("%1: %2").arg(what).arg(shown.count())));
        };
        once("open", [&] { fixture.window->lessonCommands()->open(QStringLiteral("wavelengths")); });
        bool answered = false, done = false;
        while (true) {
            if (player.isQuestionOpen()) {
                once("answer",
                     [&] { QTest::mouseClick(fixture.find<QWidget>("showAnswer"), Qt::LeftButton); });
                answered = !player.isQuestionOpen();
            }
            if (const auto& task = player.current().task; task && !player.isTaskDone()) {
                const auto solved = solvedState(fixture.store.state(), *task, viewIds());
                QVERIFY2(solved, "the task has a solution");
                once("task", [&] { fixture.store.update([&](State& now) { now = *solved; }, "Task"); });
                done = player.isTaskDone();
            }
            once("again", [&] { fixture.trigger(QStringLiteral("restartStep")); });
            if (player.step() + 1 == player.steps()) break;
            once("next", [&] { fixture.trigger(QStringLiteral("nextStep")); });
        }
        QVERIFY(answered && done);
        once("back", [&] { fixture.trigger(QStringLiteral("previousStep")); });
        once("leave", [&] { fixture.trigger(QStringLiteral("leaveLesson")); });
        once("game", [&] { fixture.window->lessonCommands()->startGame(7); });
        once("next level", [&] { fixture.window->game()->next(); });
        once("give up", [&] { fixture.window->game()->giveUp(); });
        once("other numbers", [&] { fixture.window->game()->again(); });
        once("end of the game", [&] { fixture.window->game()->leave(); });
    }

    void steppingBackRestores() {
        WindowFixture fixture;
        QVERIFY(fixture.window->lessonCommands()->open(QStringLiteral("wavelengths")));
        LessonPlayer& player = *fixture.window->lessons();
        player.next();
        player.showAnswer();
        fixture.settle();
        QVERIFY(operate(fixture, "base", "77"));
        const State left = fixture.store.state();
        fixture.trigger(QStringLiteral("nextStep"));
        QVERIFY(fixture.store.state().get(keys::base) != 77);
        fixture.trigger(QStringLiteral("previousStep"));
        QVERIFY(fixture.store.state() == left);
        // “Begin this step again” gives its own state.
        fixture.trigger(QStringLiteral("restartStep"));
        QCOMPARE(fixture.store.state().get(keys::base), 10000.0);
        // Undo goes back through the lesson and out of it.
        while (fixture.store.history().canUndo())
            fixture.store.history().undo();
        fixture.settle();
        QVERIFY(fixture.store.state() == defaultState());
        QVERIFY(player.lesson() == nullptr);
        QVERIFY(!fixture.find<QWidget>(QStringLiteral("lessonCard"))->isVisible());
    }

    void numbersFollowTheSliders() {
        WindowFixture fixture;
        QVERIFY(fixture.window->lessonCommands()->open(QStringLiteral("wavelengths")));
        fixture.window->lessons()->next();
        fixture.window->lessons()->showAnswer();
        fixture.settle();
        const QString before = fixture.find<QLabel>(QStringLiteral("stepText"))->text();
        fixture.dragSlider(QStringLiteral("baseSlider"), -40);
        const QString after = fixture.find<QLabel>(QStringLiteral("stepText"))->text();
        QVERIFY(before != after);
        const auto longest = evaluate("longest_wavelength", fixture.store.snapshot());
        QVERIFY(after.contains(readable(*longest, 5)));
    }

    void languageChangesInTheMiddle() {
        WindowFixture fixture;
        QVERIFY(fixture.window->lessonCommands()->open(QStringLiteral("wavelengths")));
        fixture.window->lessons()->next();
        fixture.window->setLanguageChoice(QStringLiteral("zh"));
        fixture.settle();
        const auto chinese = loadLesson(QStringLiteral("wavelengths"), *findLanguage(QStringLiteral("zh")));
        QCOMPARE(fixture.find<QLabel>(QStringLiteral("stepTitle"))->text(),
                 QString::fromStdString(chinese->steps[1].title));
    }

    void ownLessons_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("problem");  // empty where it opens
        const QString sound = QStringLiteral(
            "---\nlesson: mine\ntitle: Mine\n---\n\n## One\n\n```state\nd_model = 16\n```\n\nHello {{ "
            "d_model }}.\n");
        QTest::newRow("sound") << sound << "";
        QTest::newRow("a mistake in line 9")
            << QString(sound).replace("d_model = 16", "d_model = 0") << "line 9";
        QTest::newRow("no lesson at all") << "hello"
                                          << "line 1";
    }
    void ownLessons() {
        QFETCH(QString, text);
        QFETCH(QString, problem);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("my lesson.md"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.toUtf8());
        file.close();
        WindowFixture fixture;
        QCOMPARE(fixture.window->files()->openFile(path), problem.isEmpty());
        fixture.settle();
        QCOMPARE(fixture.window->lessons()->lesson() != nullptr, problem.isEmpty());
        if (problem.isEmpty()) {
            QVERIFY(fixture.find<QLabel>(QStringLiteral("stepText"))
                        ->text()
                        .contains(QLatin1String("Hello 16.")));
            return;
        }
        QVERIFY2(fixture.window->banner()->text().contains(problem),
                 qPrintable(fixture.window->banner()->text()));
        QVERIFY(fixture.window->banner()->text().contains(QLatin1String("my lesson.md")));
        QVERIFY(fixture.store.state() == defaultState());
    }
};

POSISCOPE_WINDOW_TEST(TestLessons)
#include "tst_lessons.moc"
