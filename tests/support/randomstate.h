// SPDX-License-Identifier: GPL-3.0-or-later
// Random valid states.
#pragma once

#include <algorithm>

#include "core/parameters/keys.h"
#include "core/state/state.h"
#include "core/state/sweep.h"
#include "tests/support/positionlists.h"
#include "tests/support/sample.h"

inline const std::vector<std::string>& knownViews() {
    static const std::vector<std::string> views{"heatmap", "similarity", "waves", "offset-map"};
    return views;
}

inline const std::vector<posiscope::Subject> subjectsOfSides{
    posiscope::Subject::a, posiscope::Subject::b, posiscope::Subject::difference, posiscope::Subject::both,
    posiscope::Subject::each};

inline posiscope::Value randomValue(const posiscope::Parameter& parameter, const posiscope::Values& values,
                                    Sample& sample) {
    using namespace posiscope;
    const Limits limits = parameter.limitsIn(values);
    const auto whole = [&] {
        return sample.anySize(static_cast<std::int64_t>(limits.minimum),
                              static_cast<std::int64_t>(limits.maximum));
    };
    switch (parameter.kind()) {
        case ParameterKind::flag: return sample.flag();
        case ParameterKind::integer: return whole();
        case ParameterKind::real:  // evenly over the powers, never the open end
            return limits.minimum + (limits.maximum - limits.minimum) * std::pow(10, sample.real(-15, 0));
        case ParameterKind::choice: return sample.oneOf(parameter.choices).id;
        case ParameterKind::text:
            if (parameter.key == "positions")
                return sample.flag() ? std::string() : sample.oneOf(positionLists());
            if (parameter.refusal)  // not every text will do
                return parameter.examples.empty() || sample.flag() ? std::get<std::string>(parameter.initial)
                                                                   : sample.oneOf(parameter.examples).id;
            return std::string("text ") + std::to_string(sample.whole(0, 1'000'000));
        case ParameterKind::numbers: {
            if (parameter.range) {  // no range, or two ends in order
                if (sample.flag()) return NumberList{};
                const double first = sample.real(std::max(limits.minimum, -1e9), 1e9);
                return NumberList{first, first + sample.real(1e-3, 1e9)};
            }
            // A list that begins with numbers has as many as other values ask for.
            if (parameter.initial != Value(NumberList{}) && sample.flag()) return parameter.initial;
            NumberList numbers(static_cast<std::size_t>(sample.whole(0, 12)));
            for (double& number : numbers)
                number = sample.real(std::max(limits.minimum, -1e9), std::min(limits.maximum, 1e9));
            return numbers;
        }
        case ParameterKind::size: return std::to_string(whole()) + "x" + std::to_string(whole());
        case ParameterKind::indices: break;
    }
    if (parameter.initial == Value(Indices{}) && sample.flag()) return Indices{};
    Indices indices;
    for (std::int64_t n = sample.whole(1, 12); n > 0; --n)
        indices.push_back(whole());
    std::sort(indices.begin(), indices.end());
    indices.erase(std::unique(indices.begin(), indices.end()), indices.end());
    return indices;
}

/// Any encoding with random values of its own parameters that fit together.
inline void chooseRandomEncoding(posiscope::Values& values, Sample& sample) {
    using namespace posiscope;
    const Parameter& choice = encodingParameter();
    values.set(choice.key, randomValue(choice, values, sample));
    const Encoding& encoding = *findEncoding(values.get(keys::encoding));
    do {
        for (const Parameter& parameter : encoding.parameters)
            values.set(parameter.key, randomValue(parameter, values, sample));
    } while (encoding.check != nullptr && encoding.check(values));
}

/// Several values of one parameter; none where they do not fit the others.
inline void sweepAtRandom(posiscope::State& state, Sample& sample) {
    using namespace posiscope;
    std::vector<const Parameter*> all = parametersOf(state);
    std::erase_if(all, [&](const Parameter* each) {
        return !canVary(*each) || each == &encodingParameter() || !each->relevantIn(state.values);
    });
    const Parameter& chosen = *sample.oneOf(all);
    const bool lists = chosen.kind() == ParameterKind::indices || chosen.kind() == ParameterKind::numbers;
    std::string rule = chosen.key + "=";
    for (std::int64_t n = sample.whole(2, mostVariants); n > 0; --n)
        rule +=
            plainWord(chosen, randomValue(chosen, state.values, sample)) + (n > 1 ? lists ? ";" : "," : "");
    if (setSweep(state, std::vector{rule}, {}, knownViews())) state.variants.clear();
}

/// Nothing to compare, B, several whole sets, or several values.
inline void addRandomVariants(posiscope::State& state, Sample& sample) {
    const std::int64_t kind = sample.whole(0, 3);
    if (kind == 3) return sweepAtRandom(state, sample);
    for (std::int64_t n = kind == 0   ? 0
                          : kind == 1 ? 1
                                      : sample.whole(2, posiscope::mostVariants);
         n > 0; --n) {
        state.variants.push_back(state.values);
        chooseRandomEncoding(state.variants.back(), sample);
    }
}

/// The parameters on which others depend come first.
inline posiscope::State randomState(Sample& sample) {
    using namespace posiscope;
    State state = defaultState();
    chooseRandomEncoding(state.values, sample);
    for (const Parameter& parameter : viewParameters())
        state.values.set(parameter.key, randomValue(parameter, state.values, sample));
    addRandomVariants(state, sample);
    Arrangement& arrangement = state.arrangement;
    arrangement.panes.resize(static_cast<std::size_t>(sample.whole(1, mostPanes)));
    for (Pane& pane : arrangement.panes) {
        pane = {sample.oneOf(knownViews()), {}};
        if (hasB(state)) pane.subject = sample.oneOf(subjectsOfSides);
        if (isSweep(state)) pane.subject = sample.flag() ? Subject::each : Subject::a;
        if (sample.flag()) continue;
        const double left = sample.real(-1e6, 1e6);
        const double top = sample.real(-1, 1);
        pane.viewport = Viewport{left, left + sample.real(1e-3, 1e7), top, top + sample.real(1e-3, 9)};
    }
    arrangement.maximised =
        static_cast<int>(sample.whole(-1, static_cast<std::int64_t>(arrangement.panes.size()) - 1));
    arrangement.columnSplit = sample.real(0.001, 0.999);
    arrangement.rowSplit = sample.real(0.001, 0.999);
    for (int n = 0; n < 3; ++n)
        if (sample.flag())
            state.hidden.insert(
                viewParameters()[static_cast<std::size_t>(
                                     sample.whole(0, static_cast<std::int64_t>(viewParameters().size()) - 1))]
                    .key);
    return state;
}
