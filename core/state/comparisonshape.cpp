// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/state/comparisonshape.h"

#include <algorithm>

#include "core/parameters/keys.h"

namespace posiscope {

namespace {

void takeShape(State& own, const ModelShape& shape) {
    const auto take = [&](std::string_view key, std::int64_t value) {
        const Parameter* parameter = findParameter(own, key);
        if (parameter == nullptr || isShared(*parameter)) return;
        const auto lowest = static_cast<std::int64_t>(parameter->limits.minimum);
        const auto highest = static_cast<std::int64_t>(parameter->limits.maximum);
        own.values.set(parameter->key, std::clamp(value, lowest, highest));
    };
    const Width& width = encodingOf(own).width;
    take(keys::maxLen.name, shape.positions);
    take(width.key, shape.dimensions / width.columnsPerUnit);
    take(keys::firstPosition.name, shape.firstPosition);
}

}  // namespace

void chooseEncoding(State& state, const Encoding& encoding, const ModelShape& shape) {
    chooseEncoding(state, encoding);
    takeShape(state, shape);
    chooseEncoding(state, encoding);  // only every other (fourth …) number may be allowed
}

void chooseEncoding(State& state, Subject side, const Encoding& encoding) {
    const bool besideFile =
        side == Subject::b && hasB(state) && encodingOf(state).fromFile && !encoding.fromFile;
    const ModelShape shape = shapeOf(state.values);
    editSubject(state, side, [&](State& own) {
        if (besideFile)
            chooseEncoding(own, encoding, shape);
        else
            chooseEncoding(own, encoding);
    });
}

void beginWithFormula(State& state) {
    if (encodingOf(state).fromFile) chooseEncoding(state, Subject::b, *findEncoding("sinusoidal"));
}

}  // namespace posiscope
