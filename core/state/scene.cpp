#include "core/state/scene.h"

#include <algorithm>

#include "core/models/difference.h"
#include "core/parameters/keys.h"
#include "core/state/wavegame.h"

namespace posiscope {

Cursor cursorOf(const State& state) {
    return {state.get(keys::position), state.get(keys::dimension), state.get(keys::reference),
            state.get(keys::head)};
}

bool sameButCursor(const State& a, const State& b) {
    const auto &ofA = a.values.all(), &ofB = b.values.all();
    return std::equal(ofA.begin(), ofA.end(), ofB.begin(), ofB.end(), [](const auto& one, const auto& other) {
        return one == other || (one.first == other.first &&
                                (one.first == keys::position.name || one.first == keys::dimension.name ||
                                 one.first == keys::reference.name));
    });
}

namespace {

/// Whether an encoding reads the same from both.
bool sameModel(const State& a, const State& b) {
    const Encoding& encoding = encodingOf(a);
    return a.get(keys::encoding) == b.get(keys::encoding) &&
           std::all_of(encoding.parameters.begin(), encoding.parameters.end(),
                       [&](const Parameter& parameter) {
                           return a.values.at(parameter.key) == b.values.at(parameter.key);
                       });
}

/// Moves the cursor into the cells that A and B share.
void clampInto(State& state, const Model& model) {
    const std::int64_t first = model.firstPosition();
    const std::int64_t last = first + model.table().rows() - 1;
    for (const auto key : {keys::position, keys::reference})
        state.set(key, std::clamp(state.get(key), first, last));
    const std::int64_t columns = model.table().columns();
    state.set(keys::dimension, std::min(state.get(keys::dimension), columns - 1));
    Indices kept = state.get(keys::dimensions);
    std::erase_if(kept, [columns](std::int64_t j) { return j >= columns; });
    state.set(keys::dimensions, kept.empty() ? Indices{0} : kept);
    if (model.bias()) state.set(keys::head, std::min(state.get(keys::head), model.bias()->heads() - 1));
}

/// B of a comparison; in a game, what may be shown of it beside A.
std::shared_ptr<const Model> otherModel(const State& state, const std::shared_ptr<const Model>& a,
                                        const Scene& previous) {
    const State b = stateOfB(state);
    const bool hidden = hidesB(state);
    const bool known = previous.other != nullptr && sameModel(b, stateOfB(previous.state)) &&
                       hidden == hidesB(previous.state) && (!hidden || a == previous.model);
    if (known) return previous.other;
    const auto other = encodingOf(b).make(b.values);
    return hidden ? hiddenModel(other, state, *a) : other;
}

}  // namespace

Scene sceneOf(const Scene& scene, Subject subject) {
    if (scene.sides && (subject == Subject::a || subject == Subject::both)) {
        Scene shown = scene;
        shown.model = scene.sides.a;
        shown.subject = subject;
        return shown;
    }
    if (scene.sides && subject == Subject::b && scene.state.compared) {
        Scene shown{stateOfB(scene.state), scene.sides.b};
        shown.subject = subject;
        shown.sides = scene.sides;
        return shown;
    }
    if (subject == Subject::a || subject == Subject::both || !scene.other) return scene;
    if (subject == Subject::b && hidesB(scene.state)) {
        Scene veiled{scene.state, scene.other};
        veiled.state.compared.reset();
        clampInto(veiled.state, *scene.other);
        return veiled;
    }
    Scene difference{scene.state, scene.difference};
    difference.subject = Subject::difference;
    difference.sides = scene.sides;
    clampInto(difference.state, *scene.difference);
    return difference;
}

const ScenePointer& noScene() {
    static const auto none = std::make_shared<const Scene>(Scene{defaultState(), nullptr});
    return none;
}

ScenePointer sceneOf(const ScenePointer& scene, Subject subject) {
    const bool itself =
        scene->subject == subject && (scene->sides.a == nullptr || scene->model == scene->sides.a);
    return itself ? scene : std::make_shared<const Scene>(sceneOf(*scene, subject));
}

std::vector<ShownModel> shownModels(const Scene& scene) {
    if (scene.subject == Subject::both && scene.sides)
        return {{Subject::a, scene.sides.a}, {Subject::b, scene.sides.b}};
    return {{scene.subject, scene.model}};
}

std::vector<std::shared_ptr<const Model>> modelsInRange(const Scene& scene) {
    if (scene.subject == Subject::difference || !scene.sides) return {scene.model};
    return {scene.sides.a, scene.sides.b};
}

Interval tableRangeOf(const Scene& scene) {
    Interval range = scene.model->tableRange();
    for (const auto& model : modelsInRange(scene)) {
        if (!model->hasTable()) continue;
        const Interval own = model->tableRange();
        range = {std::min(range.lowest, own.lowest), std::max(range.highest, own.highest)};
    }
    return range;
}

Scene makeScene(const State& state, const Scene& previous) {
    Scene scene{state, previous.model != nullptr && sameModel(state, previous.state)
                           ? previous.model
                           : encodingOf(state).make(state.values)};
    if (!state.compared) return scene;
    scene.other = otherModel(state, scene.model, previous);
    scene.difference = scene.model == previous.model && scene.other == previous.other && previous.difference
                           ? previous.difference
                           : differenceModel(scene.model, scene.other);
    if (!hidesB(state)) scene.sides = {scene.model, scene.other};
    return scene;
}

}  // namespace posiscope
