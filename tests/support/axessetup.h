// SPDX-License-Identifier: GPL-3.0-or-later
// Choices of parameters of RoPE on several axes.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/encodings/axispresets.h"
#include "core/models/encoding.h"
#include "core/parameters/keys.h"
#include "core/state/state.h"

using AxesOptions = std::vector<std::pair<std::string, std::string>>;

/// The state of a preset (none: the encoding as it comes), with options as they are typed.
inline posiscope::State axesState(const std::string& preset, const AxesOptions& options = {}) {
    using namespace posiscope;
    State state = defaultState();
    const Encoding& encoding = *findEncoding("rope-axes");
    chooseEncoding(state, encoding);
    if (!preset.empty()) applyAxisPreset(*findAxisPreset(preset), state.values);
    for (const auto& [key, text] : options)
        for (const Parameter& each : encoding.parameters)
            if (each.key == key) state.values.set(key, parseValue(each, text).value());
    return state;
}

inline std::shared_ptr<const posiscope::Model> axesModel(const std::string& preset,
                                                         const AxesOptions& options = {}) {
    return posiscope::findEncoding("rope-axes")->make(axesState(preset, options).values);
}

/// The first error in the options or in what they make together.
inline posiscope::Failure axesFailure(const std::string& preset, const AxesOptions& options) {
    using namespace posiscope;
    const Encoding& encoding = *findEncoding("rope-axes");
    for (const auto& [key, text] : options)
        for (const Parameter& each : encoding.parameters)
            if (each.key == key)
                if (const auto value = parseValue(each, text); !value) return value.error();
    return encoding.check(axesState(preset, options).values);
}
