// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/state/snapshot.h"

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
                                        const Snapshot& previous) {
    const State b = stateOfB(state);
    const bool hidden = hidesB(state);
    const bool known = previous.other != nullptr && sameModel(b, stateOfB(previous.state)) &&
                       hidden == hidesB(previous.state) && (!hidden || a == previous.model);
    if (known) return previous.other;
    const auto other = encodingOf(b).make(b.values);
    return hidden ? hiddenModel(other, state, *a) : other;
}

}  // namespace

Snapshot snapshotOf(const Snapshot& snapshot, Subject subject) {
    if (snapshot.sides && (subject == Subject::a || subject == Subject::both)) {
        Snapshot shown = snapshot;
        shown.model = snapshot.sides.a;
        shown.subject = subject;
        return shown;
    }
    if (snapshot.sides && subject == Subject::b && snapshot.state.compared) {
        Snapshot shown{stateOfB(snapshot.state), snapshot.sides.b};
        shown.subject = subject;
        shown.sides = snapshot.sides;
        shown.comparison = std::make_shared<const State>(snapshot.state);
        return shown;
    }
    if (subject == Subject::a || subject == Subject::both || !snapshot.other) return snapshot;
    if (subject == Subject::b && hidesB(snapshot.state)) {
        Snapshot veiled{snapshot.state, snapshot.other};
        veiled.state.compared.reset();
        clampInto(veiled.state, *snapshot.other);
        return veiled;
    }
    Snapshot difference{snapshot.state, snapshot.difference};
    difference.subject = Subject::difference;
    difference.sides = snapshot.sides;
    clampInto(difference.state, *snapshot.difference);
    return difference;
}

std::optional<Snapshot> sideBeside(const Snapshot& snapshot) {
    if (!snapshot.sides || snapshot.subject == Subject::difference) return std::nullopt;
    if (snapshot.subject != Subject::b) return snapshotOf(snapshot, Subject::b);
    Snapshot whole{*snapshot.comparison, snapshot.sides.a};
    whole.sides = snapshot.sides;
    return whole;
}

const SnapshotPtr& noSnapshot() {
    static const auto none = std::make_shared<const Snapshot>(Snapshot{defaultState(), nullptr});
    return none;
}

SnapshotPtr snapshotOf(const SnapshotPtr& snapshot, Subject subject) {
    const bool itself = snapshot->subject == subject &&
                        (snapshot->sides.a == nullptr || snapshot->model == snapshot->sides.a);
    return itself ? snapshot : std::make_shared<const Snapshot>(snapshotOf(*snapshot, subject));
}

std::vector<ShownModel> shownModels(const Snapshot& snapshot) {
    if (snapshot.subject == Subject::both && snapshot.sides)
        return {{Subject::a, snapshot.sides.a}, {Subject::b, snapshot.sides.b}};
    return {{snapshot.subject, snapshot.model}};
}

std::vector<std::shared_ptr<const Model>> modelsInRange(const Snapshot& snapshot) {
    if (snapshot.subject == Subject::difference || !snapshot.sides) return {snapshot.model};
    return {snapshot.sides.a, snapshot.sides.b};
}

Interval tableRangeOf(const Snapshot& snapshot) {
    Interval range = snapshot.model->tableRange();
    for (const auto& model : modelsInRange(snapshot)) {
        if (!model->hasTable()) continue;
        const Interval own = model->tableRange();
        range = {std::min(range.lowest, own.lowest), std::max(range.highest, own.highest)};
    }
    return range;
}

Snapshot makeSnapshot(const State& state, const Snapshot& previous) {
    Snapshot snapshot{state, previous.model != nullptr && sameModel(state, previous.state)
                                 ? previous.model
                                 : encodingOf(state).make(state.values)};
    if (!state.compared) return snapshot;
    snapshot.other = otherModel(state, snapshot.model, previous);
    snapshot.difference =
        snapshot.model == previous.model && snapshot.other == previous.other && previous.difference
            ? previous.difference
            : differenceModel(snapshot.model, snapshot.other);
    if (!hidesB(state)) snapshot.sides = {snapshot.model, snapshot.other};
    return snapshot;
}

}  // namespace posiscope
