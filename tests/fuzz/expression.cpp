// Numbers in lessons, over scenes of several families; the first byte chooses the scene.
#include <cmath>

#include "core/lessons/expression.h"
#include "core/parameters/keys.h"
#include "tests/fuzz/expect.h"

using namespace posiscope;
using fuzz::expect;

namespace {

Scene sceneWith(const char* encoding) {
    State state = defaultState();
    chooseEncoding(state, *findEncoding(encoding));
    repair(state);
    return makeScene(state);
}

const Scene& scene(std::uint8_t number) {
    static const std::vector<Scene> scenes{sceneWith("sinusoidal"), sceneWith("rope"), sceneWith("alibi"),
                                           sceneWith("learned"), sceneWith("t5")};
    return scenes[number % scenes.size()];
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string text(fuzz::textOf(data + 1, size - 1));
    const auto value = evaluate(text, scene(*data));
    if (value)
        expect(std::isfinite(*value), "an expression has a finite value", text);
    else
        fuzz::expectOneLine(value.error());
    const auto filled = fillNumbers({text, 1}, scene(*data), plainNumber);
    if (!filled) fuzz::expectOneLine(filled.error());
    return 0;
}
