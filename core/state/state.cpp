// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/state/state.h"

#include <algorithm>
#include <cmath>

#include "core/encodings/positionlist.h"
#include "core/encodings/tableslices.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

/// Nothing where A takes the value, or B does and that is enough.
Failure checkShared(const State& state, const Parameter& parameter) {
    const Value& value = state.values.at(parameter.key);
    Failure failure = checkValue(parameter, value, state.values);
    if (!failure || !parameter.eitherSide || !hasB(state)) return failure;
    return checkValue(parameter, value, state.variants.front()) ? failure : std::nullopt;
}

/// Nothing where each variant is a state by itself, and a sweep has no two that are the same.
Failure checkVariants(const State& state, std::span<const std::string> views) {
    if (state.variants.size() > mostVariants)
        return Error{{POSISCOPE_TR("core", "%1 values are too many: at most %2 are shown together"),
                      {std::to_string(state.variants.size()), std::to_string(mostVariants)}},
                     "variants"};
    for (std::size_t n = 0; n < state.variants.size(); ++n) {
        State own = stateOfVariant(state, n);
        own.arrangement = {{{views.front(), {}, Subject::a}}};
        if (auto failure = checkState(own, views)) return failure;
        if (!isSweep(state)) continue;
        for (const auto& [key, value] : state.variants[n].all()) {
            const Parameter* const parameter = findParameter(own, key);
            if (parameter == nullptr)
                return Error{Text(POSISCOPE_TR("core", "%1 has no parameter “%2”"))
                                 .with(encodingOf(own).name)
                                 .with(Text::asIs(key)),
                             key};
            if (auto failure = checkValue(*parameter, value, own.values)) return failure;
        }
        const auto before = state.variants.begin() + static_cast<std::ptrdiff_t>(n);
        if (const auto same = std::find(state.variants.begin(), before, *before); same != before)
            return Error{Text(POSISCOPE_TR("core", "values %1 and %2 are the same"))
                             .with(Text::asIs(std::to_string(same - state.variants.begin() + 1)))
                             .with(Text::asIs(std::to_string(n + 1))),
                         "variants"};
    }
    return std::nullopt;
}

Failure checkSubjects(const State& state) {
    for (const Pane& pane : state.arrangement.panes) {
        const bool together = pane.subject == Subject::both || pane.subject == Subject::each;
        if (pane.subject == Subject::a || hasB(state) || (together && !state.variants.empty())) continue;
        return Error{{POSISCOPE_TR("core", "a pane shows B, A − B or A and B, but nothing is compared"), {}},
                     "panes"};
    }
    return std::nullopt;
}

/// Keeps the indices that are inside; when none is left, the first one.
void keepInside(State& state, const Parameter& parameter) {
    const Limits limits = parameter.limitsIn(state.values);
    const auto& all = std::get<Indices>(state.values.at(parameter.key));
    Indices kept;
    for (const std::int64_t index : all)
        if (static_cast<double>(index) <= limits.maximum) kept.push_back(index);
    if (kept.empty()) kept.push_back(0);
    if (kept != all) state.values.set(parameter.key, std::move(kept));
}

void clampInside(State& state, const Parameter& parameter) {
    const Limits limits = limitsOf(state, parameter);
    const std::int64_t value = std::get<std::int64_t>(state.values.at(parameter.key));
    const std::int64_t inside = std::clamp(value, static_cast<std::int64_t>(limits.minimum),
                                           static_cast<std::int64_t>(limits.maximum));
    if (inside != value) state.values.set(parameter.key, inside);
}

bool inUnitInterval(double share) {
    return share > 0 && share < 1;
}

bool isSound(const Viewport& viewport) {
    const auto sound = [](double from, double to) {
        return std::isfinite(from) && std::isfinite(to) && from < to;
    };
    return sound(viewport.left, viewport.right) && sound(viewport.top, viewport.bottom);
}

Failure checkArrangement(const Arrangement& arrangement, std::span<const std::string> views) {
    const auto count = arrangement.panes.size();
    if (count < 1 || count > mostPanes)
        return Error{{POSISCOPE_TR("core", "panes must be a list of one to four panes"), {}}, "panes"};
    for (const Pane& pane : arrangement.panes) {
        if (std::find(views.begin(), views.end(), pane.view) == views.end())
            return Error{{POSISCOPE_TR("core", "there is no view “%1”"), {pane.view}}, "panes"};
        if (pane.viewport && !isSound(*pane.viewport))
            return Error{
                {POSISCOPE_TR("core", "the viewport of pane “%1” must have left < right and top < bottom"),
                 {pane.view}},
                "panes"};
    }
    if (arrangement.maximised < -1 || arrangement.maximised >= static_cast<int>(count))
        return Error{{POSISCOPE_TR("core", "maximised must be the number of a pane from 0, or -1"), {}},
                     "maximised"};
    if (!inUnitInterval(arrangement.columnSplit) || !inUnitInterval(arrangement.rowSplit))
        return Error{{POSISCOPE_TR("core", "column_split and row_split must be between 0 and 1"), {}},
                     "column_split"};
    return std::nullopt;
}

/// Whether something has this name that can be hidden: an area, or a parameter of any encoding or view.
bool canBeHidden(std::string_view name) {
    const auto named = [&](const Parameter& parameter) { return parameter.key == name; };
    const auto areas = hideableAreas();
    const auto all = encodings();
    return std::find(areas.begin(), areas.end(), name) != areas.end() ||
           std::any_of(viewParameters().begin(), viewParameters().end(), named) ||
           std::any_of(all.begin(), all.end(), [&](const Encoding* encoding) {
               return std::any_of(encoding->parameters.begin(), encoding->parameters.end(), named);
           });
}

Failure checkHidden(const State& state) {
    for (const std::string& name : state.hidden)
        if (!canBeHidden(name))
            return Error{{POSISCOPE_TR("core", "there is no control “%1” that could be hidden"), {name}},
                         "hidden"};
    return std::nullopt;
}

}  // namespace

const Parameter& encodingParameter() {
    static const Parameter parameter = [] {
        Parameter row{.key = keys::encoding.name,
                      .label = POSISCOPE_TR("core", "Encoding"),
                      .tooltip = POSISCOPE_TR("core", "Which positional encoding is shown."),
                      .initial = encodings().front()->id};
        for (const Encoding* encoding : encodings())
            row.choices.push_back({encoding->id, encoding->name, Text::asIs(encoding->citation.full)});
        return row;
    }();
    return parameter;
}

State defaultState() {
    State state;
    state.values.set(encodingParameter().key, encodingParameter().initial);
    for (const Encoding* encoding : encodings())
        for (const Parameter& parameter : encoding->parameters)
            if (!state.values.contains(parameter.key)) state.values.set(parameter.key, parameter.initial);
    for (const Parameter& parameter : viewParameters())
        state.values.set(parameter.key, parameter.initial);
    state.arrangement.panes = {{"heatmap", {}}, {"similarity", {}}, {"waves", {}}, {"offset-map", {}}};
    return state;
}

const Encoding& encodingOf(const State& state) {
    const Encoding* encoding = findEncoding(state.get(keys::encoding));
    return encoding != nullptr ? *encoding : *encodings().front();
}

std::vector<const Parameter*> parametersOf(const State& state) {
    std::vector<const Parameter*> all{&encodingParameter()};
    for (const Parameter& parameter : encodingOf(state).parameters)
        all.push_back(&parameter);
    for (const Parameter& parameter : viewParameters())
        all.push_back(&parameter);
    return all;
}

const Parameter* findParameter(const State& state, std::string_view key) {
    for (const Parameter* parameter : parametersOf(state))
        if (parameter->key == key) return parameter;
    return nullptr;
}

std::span<const std::string_view> hideableAreas() {
    static constexpr std::string_view areas[] = {"panel", "encoding", "readout", "status", "titles"};
    return areas;
}

bool isOffered(const State& state, const Parameter& parameter) {
    const auto shows = [&](const std::string& view) {
        const auto& panes = state.arrangement.panes;
        return std::any_of(panes.begin(), panes.end(), [&](const Pane& pane) {
            return view == pane.view || view == pane.view + ':' + std::string(idOf(pane.subject)) ||
                   (!state.variants.empty() && view == pane.view + ":compared");
        });
    };
    return !parameter.internal && !state.hidden.contains(parameter.key) &&
           parameter.relevantIn(state.values) &&
           (parameter.views.empty() || std::any_of(parameter.views.begin(), parameter.views.end(), shows));
}

bool isShared(const Parameter& parameter) {
    const auto all = viewParameters();
    return std::any_of(all.begin(), all.end(),
                       [&](const Parameter& each) { return each.key == parameter.key; });
}

Offer::Offer(const State& state) : a_(state) {
    if (hasB(state)) b_ = stateOfB(state);
}

bool Offer::includes(Subject side, const Parameter& parameter) const {
    const bool ofB = side == Subject::b && b_;
    if (isOffered(ofB ? *b_ : a_, parameter)) return true;
    return b_ && isShared(parameter) && isOffered(ofB ? a_ : *b_, parameter);
}

Limits limitsOf(const State& state, const Parameter& parameter) {
    Limits limits = parameter.limitsIn(state.values);
    if (!parameter.eitherSide || !hasB(state)) return limits;
    const Limits ofB = parameter.limitsIn(state.variants.front());
    return {std::min(limits.minimum, ofB.minimum), std::max(limits.maximum, ofB.maximum), limits.openBelow};
}

void chooseEncoding(State& state, const Encoding& encoding) {
    state.set(keys::encoding, encoding.id);
    for (const Parameter& parameter : encoding.parameters) {
        const Limits& limits = parameter.limits;
        if (const auto* whole = std::get_if<std::int64_t>(&state.values.at(parameter.key))) {
            const auto step = static_cast<std::int64_t>(parameter.sliderStep());
            std::int64_t value = std::clamp(*whole, static_cast<std::int64_t>(limits.minimum),
                                            static_cast<std::int64_t>(limits.maximum));
            // Where only every other (fourth …) number is allowed or usual, the nearest below.
            if (value != *whole || step > 2)
                value = std::max(value / step * step, static_cast<std::int64_t>(limits.minimum));
            state.values.set(parameter.key, value);
        } else if (const auto* real = std::get_if<double>(&state.values.at(parameter.key))) {
            const double lowest = limits.openBelow ? *real : limits.minimum;
            state.values.set(parameter.key, std::clamp(*real, lowest, std::max(lowest, limits.maximum)));
        } else if (parameter.kind() == ParameterKind::choice &&
                   !parameter.findChoice(std::get<std::string>(state.values.at(parameter.key)))) {
            // A word that only other encodings have.
            state.values.set(parameter.key, parameter.initial);
        }
    }
    // Positions that only other encodings can have.
    if (encoding.check != nullptr && hasPositionList(state.values))
        if (const Failure failure = encoding.check(state.values);
            failure && failure->field == keys::positions.name)
            state.set(keys::positions, std::string());
}

bool isSweep(const State& state) {
    return !state.variants.empty() && state.variants.front().all().size() < state.values.all().size();
}

bool hasB(const State& state) {
    return !state.variants.empty() && !isSweep(state);
}

State stateOfVariant(const State& state, std::size_t n) {
    State variant = state;
    variant.variants.clear();
    const Values& own = state.variants[n];
    if (isSweep(state)) {
        if (own.contains(keys::encoding.name))
            if (const Encoding* const encoding = findEncoding(own.get(keys::encoding)))
                chooseEncoding(variant, *encoding);
        for (const auto& [key, value] : own.all())
            variant.values.set(key, value);
    } else {
        variant.set(keys::encoding, own.get(keys::encoding));
        for (const Parameter& parameter : encodingOf(variant).parameters)
            variant.values.set(parameter.key, own.at(parameter.key));
    }
    repair(variant);
    return variant;
}

State stateOfB(const State& state) {
    return stateOfVariant(state, 0);
}

std::vector<State> statesTogether(const State& state) {
    std::vector<State> all;
    if (!isSweep(state)) {
        all.push_back(state);
        all.back().variants.clear();
    }
    for (std::size_t n = 0; n < state.variants.size(); ++n)
        all.push_back(stateOfVariant(state, n));
    return all;
}

void editSubject(State& state, Subject subject, const std::function<void(State&)>& edit) {
    if (subject != Subject::b || !hasB(state)) {
        edit(state);
        return;
    }
    State b = stateOfB(state);
    edit(b);
    if (encodingOf(b).fromFile) settleSlices(b.values);
    // Another encoding reads other values: those of B's former one stay beside them.
    for (const auto& [key, value] : b.values.all())
        state.variants.front().set(key, value);
}

void beginComparing(State& state, const std::string& view) {
    beginComparing(state, {{view, {}, Subject::a},
                           {view, {}, Subject::b},
                           {view, {}, Subject::difference},
                           {"comparison", {}, Subject::difference}});
}

void addB(State& state) {
    state.variants = {state.values};
    state.arrangement.columnSplit = 0.5;
}

void beginComparing(State& state, std::vector<Pane> panes) {
    addB(state);
    state.arrangement.maximised = -1;
    state.arrangement.panes = std::move(panes);
}

void stopComparing(State& state) {
    state.variants.clear();
    state.arrangement = defaultState().arrangement;
}

void swapCompared(State& state) {
    Values a = state.values;
    const State b = stateOfB(state);
    state.values = b.values;
    state.variants.front() = std::move(a);
}

namespace {

/// Whether the encoding of A has all parameters of the sweep.
bool canSweep(const State& state) {
    const auto& swept = state.variants.front();
    return swept.contains(keys::encoding.name) ||
           std::all_of(swept.all().begin(), swept.all().end(),
                       [&](const auto& each) { return findParameter(state, each.first) != nullptr; });
}

}  // namespace

void endSweep(State& state) {
    state.variants.clear();
    for (Pane& pane : state.arrangement.panes)
        pane.subject = Subject::a;
}

namespace {

/// Brings the values of a sweep inside limits that depend on others (a position inside the table). What is
/// equal then is one; a single value is no sweep.
void repairSweep(State& state) {
    const auto depends = [&](const auto& entry) {
        const Parameter* const parameter = findParameter(state, entry.first);
        return parameter != nullptr && parameter->limitsFor;
    };
    if (!isSweep(state) || std::ranges::none_of(state.variants.front().all(), depends)) return;
    std::vector<Values> kept;
    for (std::size_t n = 0; n < state.variants.size(); ++n) {
        const State own = stateOfVariant(state, n);
        Values inside = state.variants[n];
        for (const auto& [key, value] : state.variants[n].all())
            inside.set(key, own.values.at(key));
        if (std::ranges::find(kept, inside) == kept.end()) kept.push_back(std::move(inside));
    }
    state.variants = std::move(kept);
    if (state.variants.size() < 2) endSweep(state);
}

}  // namespace

void repair(State& state) {
    if (isSweep(state) && !canSweep(state)) endSweep(state);
    repairSweep(state);
    if (encodingOf(state).fromFile) settleSlices(state.values);
    settlePositions(encodingOf(state), state.values);
    for (const Parameter& parameter : viewParameters()) {
        if (!parameter.limitsFor) continue;
        if (parameter.kind() == ParameterKind::integer) clampInside(state, parameter);
        if (parameter.kind() == ParameterKind::indices) keepInside(state, parameter);
    }
    state.arrangement.maximised =
        std::min(state.arrangement.maximised, static_cast<int>(state.arrangement.panes.size()) - 1);
}

Failure checkState(const State& state, std::span<const std::string> views) {
    // The encoding comes first: which other rows apply depends on it.
    const Parameter& encoding = encodingParameter();
    if (auto failure = checkValue(encoding, state.values.at(encoding.key), state.values)) return failure;
    for (const Parameter* parameter : parametersOf(state))
        if (auto failure = checkShared(state, *parameter)) return failure;
    if (const Encoding& chosen = encodingOf(state); chosen.check != nullptr)
        if (auto failure = chosen.check(state.values)) return failure;
    if (auto failure = checkVariants(state, views)) return failure;
    if (auto failure = checkSubjects(state)) return failure;
    if (auto failure = checkHidden(state)) return failure;
    return checkArrangement(state.arrangement, views);
}

}  // namespace posiscope
