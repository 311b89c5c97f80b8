// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lessonstate.h"
#include "core/lessons/picturemarks.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <set>

#include "core/encodings/precisionparameters.h"
#include "core/lessons/expression.h"
#include "core/parameters/keys.h"
#include "core/parameters/viewkeys.h"
#include "core/state/opentable.h"
#include "core/tables/coursetables.h"

namespace posiscope {

namespace {

std::vector<std::string> listOf(std::string_view text) {
    std::vector<std::string> items;
    while (!text.empty()) {
        const std::size_t comma = text.find(',');
        std::string_view item = text.substr(0, comma);
        while (item.starts_with(' '))
            item.remove_prefix(1);
        while (item.ends_with(' '))
            item.remove_suffix(1);
        items.emplace_back(item);
        text.remove_prefix(comma == std::string_view::npos ? text.size() : comma + 1);
    }
    return items;
}

Failure setPanes(State& state, const Setting& setting) {
    Arrangement arrangement = state.arrangement;
    arrangement.panes.clear();
    arrangement.maximised = -1;
    for (const std::string& item : listOf(setting.value)) {
        const std::size_t colon = item.find(':');
        Pane pane{item.substr(0, colon), {}};
        const auto subject = subjectOf(colon == std::string::npos ? "a" : item.substr(colon + 1));
        if (!subject)
            return Error{{POSISCOPE_TR("core", "“%1” should end with :a, :b, :difference or :both"), {item}},
                         "panes"};
        pane.subject = *subject;
        arrangement.panes.push_back(std::move(pane));
    }
    state.arrangement = std::move(arrangement);
    return std::nullopt;
}

/// What changes the look of a picture and nothing that a lesson speaks of; a lesson may set it.
constexpr std::array looks{keys::precision.name,  keys::valueLimits.name,      keys::similarityLimits.name,
                           keys::biasLimits.name, keys::differenceLimits.name, keys::squareCells.name,
                           keys::fitCut.name,     keys::cellNumbers.name};

Failure setHidden(State& state, const Setting& setting) {
    state.hidden.clear();
    if (setting.value == "none") return std::nullopt;
    state.hidden.insert(looks.begin(), looks.end());
    for (std::string& name : listOf(setting.value))
        state.hidden.insert(std::move(name));
    return std::nullopt;
}

Failure setMarks(State& state, const Setting& setting) {
    const std::string text = setting.value == "none" ? std::string() : setting.value;
    if (const auto marks = pictureMarksOf(text); !marks) return marks.error();
    state.set(keys::marks, text);
    return std::nullopt;
}

Failure setComparing(State& state, const Setting& setting) {
    if (setting.value != "yes" && setting.value != "no")
        return Error{POSISCOPE_TR("core", "compare must be yes or no"), "compare"};
    if (setting.value == "no")
        state.compared.reset();
    else if (!state.compared)
        addB(state);
    return std::nullopt;
}

Failure setViewport(State& state, const Setting& setting, std::size_t pane) {
    if (pane >= state.arrangement.panes.size())
        return Error{{POSISCOPE_TR("core", "there is no pane for “%1”"), {setting.key}}, "panes"};
    std::optional<Viewport>& viewport = state.arrangement.panes[pane].viewport;
    viewport.reset();
    if (setting.value == "all") return std::nullopt;
    std::vector<double> edges;
    for (const std::string& item : listOf(setting.value)) {
        double edge = 0;
        const auto [end, error] = std::from_chars(item.data(), item.data() + item.size(), edge);
        if (error != std::errc() || end != item.data() + item.size()) break;
        edges.push_back(edge);
    }
    if (edges.size() != 4)
        return Error{{POSISCOPE_TR("core", "%1 must be all, or four numbers: left, right, top, bottom"),
                      {setting.key}},
                     "panes"};
    viewport = Viewport{edges[0], edges[1], edges[2], edges[3]};
    return std::nullopt;
}

/// Files are not a lesson's business: whoever wrote it must not make the program open one.
Failure setTable(State& state, const std::string& path) {
    if (!isCourseTable(path))
        return Error{POSISCOPE_TR("core", "a lesson can show the tables of the course only, as course:NAME"),
                     keys::tableFile.name};
    return openTable(state, path, {});
}

Failure setParameter(State& state, const std::string& key, const std::string& text) {
    if (key == keys::tableFile.name && encodingOf(state).fromFile) return setTable(state, text);
    const Parameter* parameter = findParameter(state, key);
    // A lesson may prepare a motion; files and its own place are not its business.
    if (parameter == nullptr || (parameter->internal && !key.starts_with("motion")))
        return Error{
            {POSISCOPE_TR("core", "the encoding “%1” has no parameter “%2”"), {encodingOf(state).id, key}},
            key};
    const auto value = parseValue(*parameter, text);
    if (!value) return value.error();
    if (parameter == &encodingParameter())
        chooseEncoding(state, *findEncoding(std::get<std::string>(*value)));
    else
        state.values.set(key, *value);
    return std::nullopt;
}

/// Keys that are no parameters.
struct SpecialKey {
    std::string_view name;
    Failure (*set)(State& state, const Setting& setting);
};

constexpr std::array specialKeys{SpecialKey{"panes", setPanes}, SpecialKey{"hidden", setHidden},
                                 SpecialKey{"compare", setComparing}, SpecialKey{"marks", setMarks}};

/// Applies the settings of one step, and brings what none of them names back inside the table.
Failure applyStep(State& state, std::span<const Setting> settings, int line,
                  std::span<const std::string> views) {
    std::set<std::string> named;
    for (const Setting& setting : settings) {
        if (auto failure = applySetting(state, setting)) return errorInLine(setting.line, failure->text);
        named.insert(setting.key);
    }
    State repaired = state;
    repair(repaired);
    for (const auto& [key, value] : repaired.values.all())
        if (!named.contains(key)) state.values.set(key, value);
    const Failure failure = checkState(state, views);
    if (!failure) return std::nullopt;
    const auto at = std::find_if(settings.begin(), settings.end(),
                                 [&](const Setting& setting) { return setting.key == failure->field; });
    return errorInLine(at == settings.end() ? line : at->line, failure->text);
}

/// Applies what can be applied, and returns all mistakes. A state that cannot be shown is not taken.
std::vector<Error> takeSettings(State& state, std::span<const Setting> settings, int line,
                                std::span<const std::string> views) {
    std::vector<Error> mistakes;
    std::vector<Setting> good;
    State tried = state;
    for (const Setting& setting : settings)
        if (auto failure = applySetting(tried, setting))
            mistakes.push_back(errorInLine(setting.line, failure->text));
        else
            good.push_back(setting);
    tried = state;
    if (auto failure = applyStep(tried, good, line, views))
        mistakes.push_back(std::move(*failure));
    else
        state = std::move(tried);
    return mistakes;
}

Failure checkNumbers(const Passage& passage, const Snapshot& snapshot) {
    const auto filled = fillNumbers(passage, snapshot, plainNumber);
    if (!filled) return filled.error();
    return std::nullopt;
}

/// The first mistake of the asides that are read before the answer, or of those after it.
Failure checkMore(const Step& step, bool afterAnswer, const Snapshot& snapshot) {
    for (const More& more : step.more)
        for (const Passage* passage : {&more.title, &more.text})
            if (more.afterAnswer == afterAnswer)
                if (auto failure = checkNumbers(*passage, snapshot)) return failure;
    return std::nullopt;
}

/// An expression of a question, or of what is often answered to it.
Failure checkExpression(const Passage& expression, const Snapshot& snapshot) {
    if (expression.text.empty()) return std::nullopt;
    if (const auto value = evaluate(expression.text, snapshot); !value)
        return errorInLine(expression.line, value.error().text);
    return std::nullopt;
}

Failure checkClick(const Passage& condition, const Snapshot& snapshot) {
    const auto value = evaluate(condition.text, snapshot);
    if (value && *value != 0)
        return errorInLine(condition.line, POSISCOPE_TR("core",
                                                        "the question is answered before anything is "
                                                        "clicked"));
    return std::nullopt;
}

/// What stands in the question, which is read before the answer.
Failure checkQuestion(const Prediction& prediction, const Snapshot& snapshot) {
    if (auto failure = checkNumbers(prediction.question, snapshot)) return failure;
    for (const Answer& answer : prediction.answers)
        for (const Passage* passage : {&answer.text, &answer.why})
            if (auto failure = checkNumbers(*passage, snapshot)) return failure;
    for (const Passage* expression : {&prediction.wanted, &prediction.within})
        if (auto failure = checkExpression(*expression, snapshot)) return failure;
    for (const Slip& slip : prediction.slips) {
        if (auto failure = checkExpression(slip.given, snapshot)) return failure;
        if (auto failure = checkNumbers(slip.why, snapshot)) return failure;
    }
    return prediction.asks == Asks::click ? checkClick(prediction.wanted, snapshot) : std::nullopt;
}

/// Whether the window offers what a setting changes; "b." names a parameter of B.
bool isReachable(const State& state, std::string_view key) {
    const bool ofB = key.starts_with("b.") && state.compared;
    const State side = ofB ? stateOfB(state) : state;
    const Parameter* parameter = findParameter(side, ofB ? key.substr(2) : key);
    return parameter == nullptr || Offer(state).includes(ofB ? Subject::b : Subject::a, *parameter);
}

Failure checkTask(const Task& task, const Snapshot& snapshot, std::span<const std::string> views) {
    if (auto failure = checkNumbers(task.text, snapshot)) return failure;
    for (const Passage& condition : task.conditions)
        if (const auto value = evaluate(condition.text, snapshot); !value)
            return errorInLine(condition.line, value.error().text);
    const int line = task.conditions.front().line;
    if (isDone(task, snapshot))
        return errorInLine(line, POSISCOPE_TR("core", "the task is done before anything is moved"));
    if (task.solution.empty()) return std::nullopt;
    const auto solved = solvedState(snapshot.state, task, views);
    if (!solved) return solved.error();
    for (const Setting& setting : task.solution)
        if (!isReachable(*solved, setting.key))
            return errorInLine(
                setting.line,
                {POSISCOPE_TR("core", "the solution needs “%1”, which is not in sight"), {setting.key}});
    if (!isDone(task, makeSnapshot(*solved, snapshot)))
        return errorInLine(line, POSISCOPE_TR("core", "the solution does not do what the task asks for"));
    return std::nullopt;
}

}  // namespace

Failure applySetting(State& state, const Setting& setting) {
    for (const SpecialKey& special : specialKeys)
        if (special.name == setting.key) return special.set(state, setting);
    if (setting.key.starts_with("viewport.") && setting.key.size() == 10)
        return setViewport(state, setting, static_cast<std::size_t>(setting.key.back() - '1'));
    if (!setting.key.starts_with("b.")) return setParameter(state, setting.key, setting.value);
    if (!state.compared) addB(state);
    Failure failure;
    editSubject(state, Subject::b,
                [&](State& b) { failure = setParameter(b, setting.key.substr(2), setting.value); });
    return failure;
}

Result<State> stateOfStep(const Lesson& lesson, std::size_t step, std::span<const std::string> views,
                          Moment moment) {
    State state = defaultState();
    for (std::size_t n = 0; n <= step; ++n)
        for (const Moment each : {Moment::beginning, Moment::answer, Moment::then}) {
            if (n == step && each > moment) break;
            auto next = stateAfter(std::move(state), lesson.steps[n], each, views);
            if (!next) return next;
            state = std::move(*next);
        }
    return state;
}

Result<State> stateAfter(State state, const Step& step, Moment moment, std::span<const std::string> views) {
    if (moment == Moment::beginning) state.set(keys::marks, std::string());  // they end with their step
    const auto& settings = moment == Moment::beginning ? step.changes
                           : moment == Moment::answer  ? step.after
                                                       : step.thenState;
    if (auto failure = applyStep(state, settings, step.line, views)) return *failure;
    return state;
}

Result<State> solvedState(State state, const Task& task, std::span<const std::string> views) {
    if (auto failure = applyStep(state, task.solution, task.conditions.front().line, views)) return *failure;
    return state;
}

bool isDone(const Task& task, const Snapshot& snapshot) {
    return std::all_of(task.conditions.begin(), task.conditions.end(), [&](const Passage& condition) {
        const auto value = evaluate(condition.text, snapshot);
        return value.ok() && *value != 0;
    });
}

std::vector<Error> mistakesOf(const Lesson& lesson, std::span<const std::string> views) {
    std::vector<Error> mistakes;
    const auto sound = [&](Failure failure) {
        if (failure) mistakes.push_back(std::move(*failure));
        return !failure;
    };
    State state = defaultState();
    Snapshot snapshot;
    // Where the state has a mistake, the step's texts are not checked: they would only repeat it.
    const auto take = [&](std::span<const Setting> settings, int line) {
        const auto found = takeSettings(state, settings, line, views);
        snapshot = makeSnapshot(state, snapshot);
        mistakes.insert(mistakes.end(), found.begin(), found.end());
        return found.empty();
    };
    for (const Step& step : lesson.steps) {
        if (!take(step.changes, step.line)) continue;
        sound(checkNumbers(step.text, snapshot));
        sound(checkMore(step, false, snapshot));
        if (step.prediction) {
            sound(checkQuestion(*step.prediction, snapshot));
            const State asked = state;
            if (!take(step.after, step.line)) continue;
            sound(checkNumbers(step.prediction->because, snapshot));
            if (!step.prediction->still.text.empty() && changesPicture(asked, state))
                sound(errorInLine(step.prediction->still.line,
                                  POSISCOPE_TR("core",
                                               "“still:” says that the picture stays, but “after” "
                                               "changes it")));
        }
        if (!take(step.thenState, step.line)) continue;
        for (const Passage* passage : {&step.then, &step.hint, &step.notes})
            sound(checkNumbers(*passage, snapshot));
        sound(checkMore(step, true, snapshot));
        if (step.task) sound(checkTask(*step.task, snapshot, views));
    }
    return mistakes;
}

Failure checkLesson(const Lesson& lesson, std::span<const std::string> views) {
    auto mistakes = mistakesOf(lesson, views);
    if (mistakes.empty()) return std::nullopt;
    return std::move(mistakes.front());
}

bool changesPicture(State before, const State& after) {
    before.hidden = after.hidden;
    return !(before == after);
}

}  // namespace posiscope
