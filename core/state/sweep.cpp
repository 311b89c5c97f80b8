// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/state/sweep.h"

#include <algorithm>

#include "core/base/trimmed.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

constexpr std::string_view tableRule = "table";

/// The words between these characters.
std::vector<std::string> wordsOf(std::string_view text, char between) {
    std::vector<std::string> all;
    while (true) {
        const std::size_t end = text.find(between);
        all.emplace_back(trimmed(text.substr(0, end)));
        if (end == std::string_view::npos) return all;
        text.remove_prefix(end + 1);
    }
}

Error wrong(Text sentence, const std::string& key) {
    return {std::move(sentence), key};
}

/// The values with which the state shows a table.
Result<Values> tableValues(const State& state, const std::string& word, const OpenTable& open) {
    State shown = state;
    if (auto failure = open(shown, word)) return *failure;
    Values own;
    own.set(keys::encoding, shown.get(keys::encoding));
    for (const Parameter& parameter : encodingOf(shown).parameters)
        own.set(parameter.key, shown.values.at(parameter.key));
    return own;
}

Result<Values> valuesOf(const State& state, const Parameter& parameter, const std::string& word) {
    auto value = parseValue(parameter, word);
    if (!value) return value.error();
    State own = state;
    if (parameter.key == keys::encoding.name) {
        if (auto failure = checkValue(parameter, *value, own.values)) return *failure;
        chooseEncoding(own, *findEncoding(std::get<std::string>(*value)));
    }
    own.values.set(parameter.key, *value);
    if (auto failure = checkValue(parameter, *value, own.values)) return *failure;
    Values values;
    values.set(parameter.key, *value);
    return values;
}

/// The sets of values that one rule gives.
Result<std::vector<Values>> setsOf(const State& state, const std::string& rule, const OpenTable& open) {
    const auto equals = rule.find('=');
    if (equals == std::string::npos || equals == 0)
        return wrong({POSISCOPE_TR("core", "several values are written KEY=VALUE,VALUE, not “%1”"), {rule}},
                     "sweep");
    std::string key(trimmed(std::string_view(rule).substr(0, equals)));
    std::replace(key.begin(), key.end(), '-', '_');
    const std::string words = rule.substr(equals + 1);
    const bool lists = words.find(';') != std::string::npos;
    const Parameter* const parameter = key == tableRule ? nullptr : findParameter(state, key);
    if (key != tableRule && (parameter == nullptr))
        return wrong(Text(POSISCOPE_TR("core", "%1 has no parameter “%2”"))
                         .with(encodingOf(state).name)
                         .with(Text::asIs(key)),
                     key);
    if (parameter != nullptr && !canVary(*parameter))
        return wrong({POSISCOPE_TR("core", "%1 can have one value only"), {key}}, key);
    std::vector<Values> sets;
    for (const std::string& word : wordsOf(words, lists ? ';' : ',')) {
        if (word.empty()) continue;
        auto own = parameter != nullptr ? valuesOf(state, *parameter, word) : tableValues(state, word, open);
        if (!own) return own.error();
        if (std::find(sets.begin(), sets.end(), *own) != sets.end())
            return wrong({POSISCOPE_TR("core", "%1 is twice among the values of %2"), {word, key}}, key);
        sets.push_back(std::move(own.value()));
    }
    if (sets.size() < 2)
        return wrong({POSISCOPE_TR("core", "%1 needs two values or more, with commas between them"), {key}},
                     key);
    return sets;
}

/// Each set of the first list with each of the second.
std::vector<Values> eachWithEach(const std::vector<Values>& first, const std::vector<Values>& second) {
    std::vector<Values> all;
    for (const Values& one : first)
        for (const Values& other : second) {
            all.push_back(one);
            for (const auto& [key, value] : other.all())
                all.back().set(key, value);
        }
    return all;
}

/// Whether the n-th variant has the first one's value.
bool keepsValue(const State& state, const std::string& key, std::size_t n) {
    return state.variants[n].at(key) == state.variants.front().at(key);
}

}  // namespace

std::string plainWord(const Parameter& parameter, const Value& value) {
    std::string word = writtenValue(parameter, value);
    constexpr std::string_view space = "\u202f";
    for (auto at = word.find(space); at != std::string::npos; at = word.find(space, at))
        word.erase(at, space.size());
    const auto read = parseValue(parameter, word);
    return read && *read == value ? word : formatValue(parameter, value);
}

bool canVary(const Parameter& parameter) {
    const ParameterKind kind = parameter.kind();
    if (parameter.internal) return false;
    if (kind == ParameterKind::choice) return !isShared(parameter);
    return kind != ParameterKind::text && kind != ParameterKind::size && kind != ParameterKind::flag;
}

Failure setSweep(State& state, std::span<const std::string> rules, const OpenTable& open,
                 std::span<const std::string> views) {
    if (rules.empty() || rules.size() > 2)
        return wrong({POSISCOPE_TR("core", "one parameter or two can have several values"), {}}, "sweep");
    std::vector<Values> variants;
    for (const std::string& rule : rules) {
        auto sets = setsOf(state, rule, open);
        if (!sets) return sets.error();
        if (!variants.empty() && variants.front().all().begin()->first == sets->front().all().begin()->first)
            return wrong({POSISCOPE_TR("core", "both rows and columns are values of %1"),
                          {sets->front().all().begin()->first}},
                         "sweep");
        variants = variants.empty() ? std::move(sets.value()) : eachWithEach(variants, *sets);
    }
    if (variants.size() > mostVariants)
        return wrong({POSISCOPE_TR("core", "%1 values are too many: at most %2 are shown together"),
                      {std::to_string(variants.size()), std::to_string(mostVariants)}},
                     "sweep");
    State swept = state;
    swept.variants = std::move(variants);
    for (Pane& pane : swept.arrangement.panes)
        if (pane.subject == Subject::b || pane.subject == Subject::difference) pane.subject = Subject::a;
    // Values outside their limits are refused, and not repaired.
    const std::vector<Values> wanted = swept.variants;
    repair(swept);
    swept.variants = wanted;
    if (auto failure = checkState(swept, views)) return failure;
    state = std::move(swept);
    return std::nullopt;
}

void showSweep(State& state, std::size_t pane) {
    state.arrangement.panes[pane].subject = Subject::each;
    state.arrangement.panes[pane].viewport.reset();
}

std::vector<std::string> sweptKeys(const State& state) {
    std::vector<std::string> all;
    if (!isSweep(state)) return all;
    const Values& first = state.variants.front();
    if (first.contains(keys::tableFile.name)) return {keys::tableFile.name};
    for (const auto& [key, value] : first.all())
        all.push_back(key);
    // The key of the rows comes first.
    if (all.size() == 2 && !keepsValue(state, all[0], 1)) std::swap(all[0], all[1]);
    return all;
}

std::string keyOfVariant(const State& state, std::size_t n) {
    if (!isSweep(state)) return {static_cast<char>('a' + n)};
    const State own = stateOfVariant(state, n);
    std::string all;
    for (const std::string& key : sweptKeys(state)) {
        const Parameter* const parameter = findParameter(own, key);
        if (parameter == nullptr) continue;
        std::string word = plainWord(*parameter, own.values.at(key));
        if (const auto slash = word.find_last_of('/'); slash != std::string::npos) word.erase(0, slash + 1);
        all += (all.empty() ? "" : " ") + key + "=" + word;
    }
    return all;
}

PaneGrid gridOfSweep(const State& state) {
    const std::vector<std::string> keys = sweptKeys(state);
    if (keys.size() != 2) return {};
    std::size_t columns = 1;
    while (columns < state.variants.size() && keepsValue(state, keys[0], columns))
        ++columns;
    const int across = static_cast<int>(columns);
    return {(static_cast<int>(state.variants.size()) + across - 1) / across, across};
}

std::vector<std::string> writtenSweep(const State& state) {
    std::vector<std::string> rules;
    for (const std::string& key : sweptKeys(state)) {
        const Parameter* const parameter = findParameter(stateOfVariant(state, 0), key);
        if (parameter == nullptr || key == keys::tableFile.name) return {};
        std::vector<std::string> words;
        for (const Values& variant : state.variants) {
            std::string word = plainWord(*parameter, variant.at(key));
            if (std::find(words.begin(), words.end(), word) == words.end()) words.push_back(std::move(word));
        }
        const bool lists =
            parameter->kind() == ParameterKind::indices || parameter->kind() == ParameterKind::numbers;
        std::string rule = key + "=";
        for (std::size_t n = 0; n < words.size(); ++n)
            rule += (n == 0 ? "" : lists ? ";" : ",") + words[n];
        rules.push_back(std::move(rule));
    }
    return rules;
}

}  // namespace posiscope
