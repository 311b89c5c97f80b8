// SPDX-License-Identifier: GPL-3.0-or-later
// Models of any encoding with some parameters set.
#pragma once

#include <QString>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "core/parameters/keys.h"
#include "core/state/state.h"

using Given = std::vector<std::pair<std::string, posiscope::Value>>;

/// The default state with this encoding and these parameters; throws where they are not sound.
inline posiscope::State stateOf(const std::string& encoding, const Given& settings) {
    using namespace posiscope;
    State state = defaultState();
    state.set(keys::encoding, encoding);
    for (const auto& [key, value] : settings)
        state.values.set(key, value);
    repair(state);
    if (const auto failure =
            checkState(state, std::vector<std::string>{"heatmap", "similarity", "waves", "offset-map"}))
        throw std::runtime_error(failure->text.english());
    return state;
}

inline std::shared_ptr<const posiscope::Model> modelOf(const std::string& encoding, const Given& settings) {
    const posiscope::State state = stateOf(encoding, settings);
    return posiscope::encodingOf(state).make(state.values);
}
