// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of all lessons: the same course in every language, questions that cannot be guessed, and
// sentences that stay true.
#include <QDir>
#include <QRegularExpression>
#include <QTest>
#include <numeric>
#include <set>

#include "core/lessons/expression.h"
#include "core/lessons/lessonmistakes.h"
#include "core/lessons/lessonstate.h"
#include "core/lessons/moves.h"
#include "core/lessons/reply.h"
#include "core/lessons/warnings.h"
#include "tests/support/strict.h"
#include "tests/ui/lessonrows.h"
#include "tests/ui/windowfixture.h"
#include "ui/lessons/player.h"
#include "ui/plot/undrawnmarks.h"

using namespace posiscope;

namespace {

/// What must be the same in every language.
QStringList skeleton(const Lesson& lesson) {
    QStringList all{QString::fromStdString(lesson.id), QString::number(lesson.minutes)};
    const auto settings = [&](const std::vector<Setting>& list) {
        for (const Setting& one : list)  // sentences differ by language
            all << QString::fromStdString(
                one.key + (plainKey(one) == "sentence" || one.key == "marks" ? "" : "=" + one.value));
    };
    const auto numbers = [&](const Passage& passage) {
        static const QRegularExpression number(QStringLiteral("\\{\\{.*?\\}\\}"),
                                               QRegularExpression::DotMatchesEverythingOption);
        static const QRegularExpression forms(QStringLiteral("\\s*(?<!\\|)\\|(?!\\|).*\\}\\}$"));
        QStringList found;
        // Plural forms differ by language.
        for (auto match = number.globalMatch(QString::fromStdString(passage.text)); match.hasNext();)
            found << match.next().captured().simplified().replace(forms, QStringLiteral(" }}"));
        found.sort();
        all << found.join(u' ');
    };
    for (const Step& step : lesson.steps) {
        settings(step.changes);
        settings(step.after);
        settings(step.thenState);
        for (const PicturePlace& place : step.places) {
            all << QString::number(place.number);
            settings(place.changes);
        }
        all << QString::number(step.optional) << QString::number(step.minutes);
        for (const Passage* passage : {&step.text, &step.then, &step.hint, &step.notes})
            numbers(*passage);
        for (const More& more : step.more) {
            numbers(more.title);
            numbers(more.text);
            all << QString::number(more.afterAnswer);
        }
        all << QString::number(step.notes.text.empty()) << QString::number(step.hint.text.empty());
        if (step.prediction) {
            numbers(step.prediction->question);
            numbers(step.prediction->because);
            for (const Answer& answer : step.prediction->answers) {
                numbers(answer.text);
                all << QString::number(answer.right);
            }
            all << QString::fromStdString(step.prediction->wanted.text + ";" + step.prediction->within.text);
            all << QString::number(step.prediction->still.text.empty());
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

class TestLessonTexts : public StrictTest {
    Q_OBJECT

 private slots:
    void theCourse() {
        QCOMPARE(builtInLessons().size(), 17);
        for (const QString& name : builtInLessons()) {
            const auto lesson = loadLesson(name, *findLanguage(QStringLiteral("en")));
            QVERIFY(lesson.ok());
            QCOMPARE(QString::fromStdString(lesson->id), name);
            // The required steps fit into the lesson's time; optional ones may be left out.
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

    /// A lecture is made of steps of the course: in every language as they stand there, in the state in which
    /// they begin there, and as long together as it says.
    void theLecture_data() {
        QTest::addColumn<QString>("code");
        for (const QString& code : languageCodes())
            QTest::newRow(qPrintable(code)) << code;
    }
    void theLecture() {
        QFETCH(QString, code);
        QCOMPARE(lectures().size(), 1);
        const auto lesson = loadLesson(lectures().constFirst(), *findLanguage(code));
        QVERIFY2(lesson.ok(), lesson ? "" : lesson.error().text.english().c_str());
        QVERIFY(mistakesOf(*lesson, viewIds()).empty());
        int minutes = 0;
        for (std::size_t n = 0; n < lesson->steps.size(); ++n) {
            const Step& step = lesson->steps[n];
            QVERIFY(step.taken && step.taken->from);
            const Step& there = step.taken->from->steps[step.taken->number - 1];
            QCOMPARE(step.title, there.title);
            QCOMPARE(step.text, there.text);
            QVERIFY(!step.task);
            for (const Moment moment : {Moment::beginning, Moment::answer, Moment::then})
                QVERIFY(*stateOfStep(*lesson, n, viewIds(), moment) ==
                        *stateOfStep(*step.taken->from, step.taken->number - 1, viewIds(), moment));
            minutes += step.minutes;
        }
        QCOMPARE(minutes, lesson->minutes);
        QCOMPARE(minutes, 45);
    }

    /// Answers cannot be guessed, neither from the place of the right one nor from its length.
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
            // Three standard deviations of random places.
            const double fair = double(all) / double(size);
            const double most = 3 * std::sqrt(fair * (1 - 1.0 / double(size)));
            for (const int count : counts)
                QVERIFY2(
                    std::abs(count - fair) <= most,
                    qPrintable(QStringLiteral("%1 of %2 with %3 answers").arg(count).arg(all).arg(size)));
        }
    }

    void theSameInAllLanguages_data() { addEveryLesson(); }
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

    /// The picture shows each answer, or the lesson says why it stays; and no text is too long to be
    /// presented.
    void everyAnswerIsShown_data() { addEveryLesson(); }
    void everyAnswerIsShown() {
        QFETCH(QString, name);
        QFETCH(QString, code);
        const auto lesson = loadLesson(name, *findLanguage(code));
        for (const Error& warning : warningsOf(*lesson, viewIds()))
            qWarning("%s", warning.text.english().c_str());
    }
    void mostAnswersChangeThePicture() {
        int questions = 0, shown = 0;
        for (const QString& name : builtInLessons()) {
            const auto lesson = loadLesson(name, *findLanguage(QStringLiteral("en")));
            for (std::size_t n = 0; n < lesson->steps.size(); ++n) {
                if (!lesson->steps[n].prediction) continue;
                const auto asked = stateOfStep(*lesson, n, viewIds());
                ++questions;
                shown += changesPicture(*asked, *stateOfStep(*lesson, n, viewIds(), Moment::answer));
            }
        }
        QVERIFY2(shown >= questions * 4 / 5,
                 qPrintable(QStringLiteral("%1 of %2").arg(shown).arg(questions)));
    }

    /// A wrong click is answered like a wrong number: with its reason.
    void everyWrongClickHasAReason_data() { addEveryLesson(); }
    void everyWrongClickHasAReason() {
        QFETCH(QString, name);
        QFETCH(QString, code);
        const auto lesson = loadLesson(name, *findLanguage(code));
        for (std::size_t n = 0; n < lesson->steps.size(); ++n) {
            const auto& asked = lesson->steps[n].prediction;
            if (!asked || asked->asks != Asks::click) continue;
            State state = *stateOfStep(*lesson, n, viewIds());
            const Snapshot begun = makeSnapshot(state);
            const Field& table = begun.model->table();
            const std::int64_t first = begun.model->firstCursor();
            for (std::int64_t row = 0; row < table.rows(); row += 1 + table.rows() / 24)
                for (std::int64_t column = 0; column < table.columns(); column += 1 + table.columns() / 16) {
                    state.set(keys::position, first + row);
                    state.set(keys::dimension, column);
                    Reply reply;
                    tryClick(reply, *asked, makeSnapshot(state));
                    QVERIFY2(reply.right || !reply.why.text.empty(),
                             qPrintable(QStringLiteral("step %1, position %2, dimension %3")
                                            .arg(n + 1)
                                            .arg(first + row)
                                            .arg(column)));
                }
        }
    }

    /// Every mark is drawn by a picture of its step.
    void marksAreDrawn_data() { addLessonsInTurn(); }
    void marksAreDrawn() {
        const auto [name, code] = fetchRow<QString, QString>();
        const auto lesson = loadLesson(name, *findLanguage(code));
        const std::vector<Error> undrawn = undrawnMarks(*lesson);
        QVERIFY2(undrawn.empty(), undrawn.empty() ? "" : undrawn.front().text.english().c_str());
    }

    /// Tasks and hints are printed in handouts, where nothing can be clicked.
    void tasksAndHintsSuitPaper_data() { addEveryLesson(); }
    void tasksAndHintsSuitPaper() {
        QFETCH(QString, name);
        QFETCH(QString, code);
        const auto lesson = loadLesson(name, *findLanguage(code));
        static const QRegularExpression click(
            QStringLiteral("\\b(click|mouse)|щ[её]л[кч]|мыш|单击|点击|鼠标"),
            QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
        for (const Step& step : lesson->steps)
            for (const Passage& passage : {step.hint, step.task ? step.task->text : Passage()})
                QVERIFY2(!QString::fromStdString(passage.text).contains(click), passage.text.c_str());
    }

    /// Words stay the same, so a number beside them must not change when the task is done: it is kept.
    /// Numbers in the task and its hint may follow, because they tell the progress. So may those in the steps
    /// listed here, whose sentences were read and are true for every value.
    void textsStayTrueAfterTheTask_data() { addEveryLesson(); }
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
            const Snapshot answered =
                makeSnapshot(*stateOfStep(*lesson, n, viewIds(), Moment::answer), begun);
            const Snapshot shown = makeSnapshot(*stateOfStep(*lesson, n, viewIds(), Moment::then), answered);
            const Snapshot solved = makeSnapshot(*solvedState(shown.state, *step.task, viewIds()), shown);
            const auto compare = [&](const Passage& passage, const Snapshot& before) {
                const auto then = fillNumbers(passage, {before, &before, &answered}, plainNumber);
                const auto now = fillNumbers(passage, {solved, &before, &answered}, plainNumber);
                if (then.ok() && now.ok() && *then == *now) return;
                qInfo("line %d: “%s” becomes “%s”", passage.line, then ? then->c_str() : "–",
                      now ? now->c_str() : "–");
                QFAIL(qPrintable(QStringLiteral("the text of step %1 moves").arg(n + 1)));
            };
            compare(step.text, begun);
            compare(step.then, shown);
            if (step.prediction) compare(step.prediction->because, answered);
            for (const More& more : step.more)
                compare(more.text, more.afterAnswer ? shown : begun);
        }
    }
};

POSISCOPE_WINDOW_TEST(TestLessonTexts)
#include "tst_lessontexts.moc"
