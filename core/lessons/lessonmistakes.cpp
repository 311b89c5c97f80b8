// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lessonmistakes.h"

#include <algorithm>
#include <cmath>

#include "core/lessons/expression.h"
#include "core/lessons/lessonstate.h"
#include "core/lessons/moves.h"
#include "core/lessons/picturemarks.h"

namespace posiscope {

namespace {

/// Whether the window offers what a setting changes; "b." names a parameter of B.
bool isReachable(const State& state, std::string_view key) {
    const bool ofB = key.starts_with("b.") && hasB(state);
    const State side = ofB ? stateOfB(state) : state;
    const Parameter* parameter = findParameter(side, ofB ? key.substr(2) : key);
    return parameter == nullptr || Offer(state).includes(ofB ? Subject::b : Subject::a, *parameter);
}

bool isNearly(double a, double b) {
    constexpr double rounding = 1e-12;
    return std::fabs(a - b) <= rounding * std::max(std::fabs(a), std::fabs(b));
}

/// Goes through a lesson once, with the state and the snapshot that its steps lead to.
class LessonChecker {
 public:
    explicit LessonChecker(std::span<const std::string> views) : views_(views) {}

    std::vector<Error> mistakesOf(const Lesson& lesson) {
        for (const Step& step : lesson.steps)
            check(step);
        return std::move(mistakes_);
    }

 private:
    void complain(int line, Text what) { mistakes_.push_back(errorInLine(line, std::move(what))); }

    void check(const Step& step) {
        if (step.taken) {
            if (auto begun = stateAfter(state_, step, Moment::beginning, views_)) state_ = std::move(*begun);
            snapshot_ = makeSnapshot(state_, snapshot_);
        } else {
            state_.set(keys::marks, std::string());  // they end with their step
            refuseMoves(step.changes);
            take(step.changes, step.line);
        }
        const Snapshot asked = snapshot_;
        checkNumbers({&step.text}, asked);
        refuseEarly({&step.text});
        checkMore(step, false, asked);
        for (const PicturePlace& place : step.places)
            checkPlace(place);
        if (step.prediction) checkExpressions(*step.prediction);
        take(step.after, step.line);
        checkMoves(step.after, step.line);
        const Snapshot answered = snapshot_;
        if (step.prediction) checkQuestion(*step.prediction, asked, answered);
        take(step.thenState, step.line);
        checkMoves(step.thenState, step.line);
        checkNumbers({&step.then, &step.hint, &step.notes}, {snapshot_, &snapshot_, &answered});
        checkMore(step, true, {snapshot_, &snapshot_, &answered});
        if (step.task) checkTask(*step.task, answered);
    }

    void take(std::span<const Setting> settings, int line) {
        refuseSettings(applyGoodSettings(state_, settings, views_), settings, line);
        snapshot_ = makeSnapshot(state_, snapshot_);
    }

    void refuseSettings(const std::vector<RefusedSetting>& all, std::span<const Setting> settings, int line) {
        for (const RefusedSetting& refused : all)
            complain(refused.number < settings.size() ? settings[refused.number].line : line, refused.why);
    }

    void checkPlace(const PicturePlace& place) {
        refuseMoves(place.changes);
        State opened = state_;
        refuseSettings(applyGoodSettings(opened, place.changes, views_), place.changes, place.line);
    }

    /// Nobody would see what moves before there is an answer.
    void refuseMoves(std::span<const Setting> settings) {
        for (const Setting& setting : settings)
            if (isMove(setting))
                complain(setting.line, POSISCOPE_TR("core", "numbers move in “after” and “then-state” only"));
    }

    /// The picture is shown with both ends of a move.
    void checkMoves(std::span<const Setting> settings, int line) {
        const auto start = beginningOfMoves(state_, settings);
        if (!start) return;
        if (const auto failure = checkState(*start, views_)) complain(line, failure->text);
    }

    void checkNumbers(std::initializer_list<const Passage*> passages, const NumberSnapshots& snapshots) {
        for (const Passage* passage : passages)
            for (const WrittenNumber& number : posiscope::numbersIn(*passage, mistakes_))
                if (const auto value = evaluate(number.expression, snapshots.of(number.of)); !value)
                    complain(number.line, value.error().text);
    }

    /// Numbers of after the answer would tell it.
    void refuseEarly(std::initializer_list<const Passage*> passages) {
        std::vector<Error> said;  // by checkNumbers()
        for (const Passage* passage : passages)
            for (const WrittenNumber& number : posiscope::numbersIn(*passage, said))
                if (number.of == NumberOf::answered)
                    complain(number.line,
                             {POSISCOPE_TR("core", "“{{=> %1 }}” is not known before the answer"),
                              {number.expression}});
    }

    /// The asides that are read before the answer, or those after it.
    void checkMore(const Step& step, bool afterAnswer, const NumberSnapshots& snapshots) {
        for (const More& more : step.more)
            if (more.afterAnswer == afterAnswer) {
                checkNumbers({&more.title, &more.text}, snapshots);
                if (!afterAnswer) refuseEarly({&more.title, &more.text});
            }
    }

    /// What is asked for, and what is often answered to it.
    void checkExpressions(const Prediction& asked) {
        const auto check = [&](const Passage& expression) {
            if (expression.text.empty()) return;
            if (const auto value = evaluate(expression.text, snapshot_); !value)
                complain(expression.line, value.error().text);
        };
        for (const Passage* expression : {&asked.wanted, &asked.within})
            check(*expression);
        for (const Slip& slip : asked.slips)
            check(slip.given);
        if (asked.asks != Asks::click) return;
        if (const auto value = evaluate(asked.wanted.text, snapshot_); value && *value != 0)
            complain(asked.wanted.line, POSISCOPE_TR("core",
                                                     "the question is answered before anything is "
                                                     "clicked"));
    }

    /// The question, its answers and their reasons stay on the screen when the answer changes the state.
    /// Their numbers are those of the state that was asked about, or are marked as those of after the answer.
    void checkQuestion(const Prediction& asked, const Snapshot& before, const Snapshot& after) {
        if (!asked.still.text.empty() && changesPicture(before.state, after.state))
            complain(asked.still.line, POSISCOPE_TR("core",
                                                    "“still:” says that the picture stays, but “after” "
                                                    "changes it"));
        std::vector<const Passage*> passages{&asked.question};
        for (const Answer& answer : asked.answers)
            passages.insert(passages.end(), {&answer.text, &answer.why});
        for (const Slip& slip : asked.slips)
            passages.push_back(&slip.why);
        for (const Passage* passage : passages)
            refuseEarly({passage});
        passages.push_back(&asked.because);
        for (const Passage* passage : passages) {
            checkNumbers({passage}, {after, &before, &after});
            std::vector<Error> said;  // by checkNumbers()
            for (const WrittenNumber& number : posiscope::numbersIn(*passage, said))
                if (number.of == NumberOf::shown) checkStays(number, before, after);
        }
    }

    void checkStays(const WrittenNumber& number, const Snapshot& before, const Snapshot& after) {
        const auto asked = evaluate(number.expression, before), answered = evaluate(number.expression, after);
        if (!answered || (asked && isNearly(*asked, *answered))) return;
        complain(number.line,
                 {POSISCOPE_TR("core",
                               "the answer changes “%1” from %2 to %3: write {{= … }} for the value that the "
                               "question is about, or {{=> … }} for the one after it"),
                  {number.expression, asked ? plainNumber(*asked, {}) : "–", plainNumber(*answered, {})}});
    }

    void checkTask(const Task& task, const Snapshot& answered) {
        checkNumbers({&task.text}, {snapshot_, &snapshot_, &answered});
        for (const Passage& condition : task.conditions)
            if (const auto value = evaluate(condition.text, snapshot_); !value)
                return complain(condition.line, value.error().text);
        const int line = task.conditions.front().line;
        if (isDone(task, snapshot_))
            return complain(line, POSISCOPE_TR("core", "the task is done before anything is moved"));
        if (task.solution.empty()) return;
        refuseMoves(task.solution);
        State solved = state_;
        if (const auto refused = applySettings(solved, task.solution, views_)) {
            const bool known = refused->number < task.solution.size();
            return complain(known ? task.solution[refused->number].line : line, refused->why);
        }
        for (const Setting& setting : task.solution)
            if (!isReachable(solved, setting.key))
                complain(
                    setting.line,
                    {POSISCOPE_TR("core", "the solution needs “%1”, which is not in sight"), {setting.key}});
        if (!isDone(task, makeSnapshot(solved, snapshot_)))
            complain(line, POSISCOPE_TR("core", "the solution does not do what the task asks for"));
    }

    std::span<const std::string> views_;
    std::vector<Error> mistakes_;
    State state_ = defaultState();
    Snapshot snapshot_;
};

}  // namespace

std::vector<Error> mistakesOf(const Lesson& lesson, std::span<const std::string> views) {
    return LessonChecker(views).mistakesOf(lesson);
}

Failure checkLesson(const Lesson& lesson, std::span<const std::string> views) {
    auto mistakes = mistakesOf(lesson, views);
    if (mistakes.empty()) return std::nullopt;
    return std::move(mistakes.front());
}

}  // namespace posiscope
