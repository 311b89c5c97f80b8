// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/state/comparisonshape.h"

#include <algorithm>

#include "core/parameters/keys.h"

namespace posiscope {

namespace {

void takeShape(State& own, const ModelShape& shape) {
    const auto take = [&](const char* key, std::int64_t value) {
        const Parameter* parameter = findParameter(own, key);
        if (parameter == nullptr || isShared(*parameter)) return;
        const auto lowest = static_cast<std::int64_t>(parameter->limits.minimum);
        const auto highest = static_cast<std::int64_t>(parameter->limits.maximum);
        own.values.set(key, std::clamp(value, lowest, highest));
    };
    take(keys::maxLen.name, shape.positions);
    take(keys::dModel.name, shape.dimensions);
    take(keys::headDim.name, shape.dimensions);
    take(keys::firstPosition.name, shape.firstPosition);
}

}  // namespace

void chooseEncoding(State& state, Subject side, const Encoding& encoding) {
    const bool besideFile =
        side == Subject::b && state.compared && encodingOf(state).fromFile && !encoding.fromFile;
    const ModelShape shape = shapeOf(state.values);
    editSubject(state, side, [&](State& own) {
        chooseEncoding(own, encoding);
        if (!besideFile) return;
        takeShape(own, shape);
        chooseEncoding(own, encoding);  // only every other (fourth …) number may be allowed
    });
}

void beginWithFormula(State& state) {
    if (encodingOf(state).fromFile) chooseEncoding(state, Subject::b, *findEncoding("sinusoidal"));
}

}  // namespace posiscope
