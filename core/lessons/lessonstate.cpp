// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lessonstate.h"
#include "core/lessons/picturemarks.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <numeric>
#include <set>

#include "core/encodings/precisionparameters.h"
#include "core/lessons/expression.h"
#include "core/lessons/moves.h"
#include "core/parameters/keys.h"
#include "core/parameters/viewkeys.h"
#include "core/state/opentable.h"
#include "core/state/sweep.h"
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
            return Error{
                {POSISCOPE_TR("core", "“%1” should end with :a, :b, :difference, :both or :each"), {item}},
                "panes"};
        pane.subject = *subject;
        arrangement.panes.push_back(std::move(pane));
    }
    state.arrangement = std::move(arrangement);
    return std::nullopt;
}

/// What changes the look of a picture and nothing that a lesson speaks of; a lesson may set it.
constexpr std::array looks{keys::colourScale.name,      keys::precision.name,  keys::valueLimits.name,
                           keys::similarityLimits.name, keys::biasLimits.name, keys::differenceLimits.name,
                           keys::squareCells.name,      keys::fitCut.name,     keys::cellNumbers.name};

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
        state.variants.clear();
    else if (!hasB(state))
        addB(state);
    return std::nullopt;
}

/// Files are not a lesson's business: whoever wrote it must not make the program open one.
Failure setTable(State& state, const std::string& path) {
    if (!isCourseTable(path))
        return Error{POSISCOPE_TR("core", "a lesson can show the tables of the course only, as course:NAME"),
                     keys::tableFile.name};
    return openTable(state, path, {});
}

/// Several values of one parameter: "base=100,1000". Of two, with a bar between them:
/// "base=100,1000 | d_model=64,128".
Failure setSeveral(State& state, const Setting& setting) {
    state.variants.clear();
    if (setting.value == "none") return std::nullopt;
    std::vector<std::string> rules;
    for (std::string_view rest = setting.value;;) {
        const std::size_t bar = rest.find('|');
        rules.emplace_back(rest.substr(0, bar));
        if (bar == std::string_view::npos) break;
        rest.remove_prefix(bar + 1);
    }
    // What panes may show is checked with the whole block.
    std::vector<std::string> views;
    for (const Pane& pane : state.arrangement.panes)
        views.push_back(pane.view);
    return setSweep(
        state, rules, [](State& shown, const std::string& path) { return setTable(shown, path); }, views);
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

/// The end of a move is what it leads to.
Failure setMove(State& state, const Setting& setting) {
    if (setting.key.starts_with("move.b.") && !hasB(state)) addB(state);
    const auto move = moveOf(state, setting);
    if (!move) return move.error();
    setMoves(state, {&*move, 1}, 1);
    return std::nullopt;
}

/// Keys that are no parameters.
struct SpecialKey {
    std::string_view name;
    Failure (*set)(State& state, const Setting& setting);
};

constexpr std::array specialKeys{SpecialKey{"panes", setPanes}, SpecialKey{"hidden", setHidden},
                                 SpecialKey{"compare", setComparing}, SpecialKey{"sweep", setSeveral},
                                 SpecialKey{"marks", setMarks}};

/// The same, with the line in the error; `line` is that of the step.
Failure applyStep(State& state, std::span<const Setting> settings, int line,
                  std::span<const std::string> views) {
    const auto refused = applySettings(state, settings, views);
    if (!refused) return std::nullopt;
    return errorInLine(refused->number < settings.size() ? settings[refused->number].line : line,
                       refused->why);
}

}  // namespace

Failure applySetting(State& state, const Setting& setting) {
    for (const SpecialKey& special : specialKeys)
        if (special.name == setting.key) return special.set(state, setting);
    if (setting.key.starts_with("viewport.") && setting.key.size() == 10)
        return setViewport(state, setting, static_cast<std::size_t>(setting.key.back() - '1'));
    if (isMove(setting)) return setMove(state, setting);
    if (!setting.key.starts_with("b.")) return setParameter(state, setting.key, setting.value);
    if (!hasB(state)) addB(state);
    Failure failure;
    editSubject(state, Subject::b,
                [&](State& b) { failure = setParameter(b, setting.key.substr(2), setting.value); });
    return failure;
}

std::optional<RefusedSetting> applySettings(State& state, std::span<const Setting> settings,
                                            std::span<const std::string> views) {
    std::set<std::string> named;
    for (std::size_t n = 0; n < settings.size(); ++n) {
        if (auto failure = applySetting(state, settings[n])) return RefusedSetting{n, failure->text};
        named.insert(plainKey(settings[n]));
    }
    State repaired = state;
    repair(repaired);
    for (const auto& [key, value] : repaired.values.all())
        if (!named.contains(key)) state.values.set(key, value);
    const Failure failure = checkState(state, views);
    if (!failure) return std::nullopt;
    const auto at = std::ranges::find(settings, failure->field, &Setting::key);
    return RefusedSetting{static_cast<std::size_t>(at - settings.begin()), failure->text};
}

std::vector<RefusedSetting> applyGoodSettings(State& state, std::span<const Setting> settings,
                                              std::span<const std::string> views) {
    std::vector<RefusedSetting> all;
    std::vector<Setting> good(settings.begin(), settings.end());
    std::vector<std::size_t> numbers(settings.size());
    std::iota(numbers.begin(), numbers.end(), std::size_t{0});
    State tried = state;
    while (const auto refused = applySettings(tried, good, views)) {
        tried = state;
        const auto at = static_cast<std::ptrdiff_t>(refused->number);
        const bool known = refused->number < good.size();
        all.push_back({known ? numbers[refused->number] : settings.size(), refused->why});
        if (!known) break;  // none of them alone: none is taken
        good.erase(good.begin() + at);
        numbers.erase(numbers.begin() + at);
    }
    state = std::move(tried);
    return all;
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
    if (moment == Moment::beginning && step.taken && step.taken->from)
        return stateOfStep(*step.taken->from, step.taken->number - 1, views);
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

Result<State> openedState(State state, const PicturePlace& place, std::span<const std::string> views) {
    if (auto failure = applyStep(state, place.changes, place.line, views)) return *failure;
    return state;
}

void endAnswerMarks(State& state, const Step& step) {
    const auto marksIn = [](std::span<const Setting> settings) {
        const auto found = std::ranges::find(settings, std::string_view(keys::marks.name), &Setting::key);
        return found == settings.end() ? nullptr : &*found;
    };
    if (marksIn(step.after) == nullptr && marksIn(step.thenState) == nullptr) return;
    state.set(keys::marks, std::string());
    if (const Setting* own = marksIn(step.changes)) applySetting(state, *own);
}

bool isDone(const Task& task, const Snapshot& snapshot) {
    return std::all_of(task.conditions.begin(), task.conditions.end(), [&](const Passage& condition) {
        const auto value = evaluate(condition.text, snapshot);
        return value.ok() && *value != 0;
    });
}

bool changesPicture(State before, const State& after) {
    before.hidden = after.hidden;
    return !(before == after);
}

}  // namespace posiscope
