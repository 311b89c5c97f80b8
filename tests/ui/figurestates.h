// SPDX-License-Identifier: GPL-3.0-or-later
// Small states whose figures are written as programs.
#pragma once

#include "core/parameters/keys.h"
#include "core/state/sweep.h"
#include "tests/support/rows.h"
#include "tests/ui/windowfixture.h"

namespace posiscope {

inline constexpr QSize size(640, 480);

inline State stateOf(const std::string& encoding) {
    State state = encodingState(encoding);
    state.set(keys::dModel, std::int64_t{6});
    state.set(keys::headDim, std::int64_t{6});
    state.set(keys::maxLen, std::int64_t{9});
    state.set(keys::dimensions, Indices{0, 3});
    repair(state);
    return state;
}

/// The state with variants: "base=100" for B alone, "encoding=t5", and several values as a sweep.
inline State together(State state, const std::string& other, const Pane& pane) {
    state.arrangement.panes = {pane};
    const std::string key = other.substr(0, other.find('=')), value = other.substr(key.size() + 1);
    if (value.find(',') != std::string::npos) {
        const std::string rules[] = {other}, views[] = {pane.view};
        if (const auto failure = setSweep(state, rules, {}, views))
            qFatal("%s", failure->text.english().c_str());
    } else {
        addB(state);
        State b = key == "encoding" ? stateOf(value) : stateOfB(state);
        if (key == "base") b.set(keys::base, std::stod(value));
        if (key == "max_len") b.set(keys::maxLen, static_cast<std::int64_t>(std::stoll(value)));
        if (key == "alibi_bias_max") b.values.set(key, std::stod(value));
        state.variants = {b.values};
    }
    state.arrangement.panes = {pane};
    return state;
}

/// Encodings and their views that have numbers.
inline const std::pair<std::string, std::string> views[] = {
    {"sinusoidal", "heatmap"},   {"sinusoidal", "similarity"}, {"sinusoidal", "offset-map"},
    {"sinusoidal", "waves"},     {"sinusoidal", "spectrum"},   {"alibi", "bias"},
    {"alibi", "distance"},       {"sinusoidal", "components"}, {"sinusoidal", "sentence"},
    {"sinusoidal", "counting"},  {"sinusoidal", "clocks"},     {"rope", "rotation"},
    {"sinusoidal", "precision"}, {"rope-axes", "tokens"}};

inline void eachView() {
    const Rows<QString, QString> row("encoding", "view");
    for (const auto& [encoding, view] : views)
        row(view.c_str(), QString::fromStdString(encoding), QString::fromStdString(view));
}

}  // namespace posiscope
