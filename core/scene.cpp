#include "core/scene.h"

#include <algorithm>

#include "core/keys.h"
#include "core/simd/instructionset.h"

namespace posiscope {

Cursor cursorOf(const State& state) {
    return {state.get(keys::position), state.get(keys::dimension), state.get(keys::reference),
            state.get(keys::head)};
}

Scene makeScene(const State& state, const Scene& previous) {
    clearVectorRegisters();
    const Encoding& encoding = encodingOf(state);
    const bool same =
        previous.model != nullptr && previous.state.get(keys::encoding) == state.get(keys::encoding) &&
        std::all_of(encoding.parameters.begin(), encoding.parameters.end(), [&](const Parameter& parameter) {
            return previous.state.values.at(parameter.key) == state.values.at(parameter.key);
        });
    return {state, same ? previous.model : encoding.make(state.values)};
}

}  // namespace posiscope
