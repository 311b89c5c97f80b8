// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/state/snapshot.h"

#include <algorithm>

#include "core/models/difference.h"
#include "core/parameters/viewkeys.h"
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
    const std::int64_t first = model.firstCursor();
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

/// B of a game, as it may be shown beside A.
std::shared_ptr<const Model> veiledModel(const State& state, const std::shared_ptr<const Model>& a,
                                         const Snapshot& previous) {
    const State b = stateOfB(state);
    const bool known = previous.other != nullptr && hidesB(previous.state) && a == previous.model &&
                       sameModel(b, stateOfB(previous.state));
    return known ? previous.other : hiddenModel(encodingOf(b).make(b.values), state, *a);
}

/// Adds A and the variants to the snapshot. The models of `previous` are kept where their parameters are the
/// same.
void addTogether(Snapshot& snapshot, const Snapshot& previous) {
    snapshot.states = std::make_shared<const std::vector<State>>(statesTogether(snapshot.state));
    for (const State& state : *snapshot.states) {
        if (snapshot.together.empty() && !isSweep(snapshot.state)) {
            snapshot.together.push_back(snapshot.model);
            continue;
        }
        std::size_t same = 0;
        while (same < previous.together.size() && !sameModel(state, (*previous.states)[same]))
            ++same;
        snapshot.together.push_back(same == previous.together.size() ? encodingOf(state).make(state.values)
                                                                     : previous.together[same]);
    }
}

}  // namespace

bool showsMultiples(const Snapshot& snapshot) {
    return snapshot.subject == Subject::each && !snapshot.place && !snapshot.together.empty();
}

std::vector<Snapshot> picturesOf(const Snapshot& snapshot) {
    const auto whole = std::make_shared<const State>(snapshot.state);
    std::vector<Snapshot> all;
    for (std::size_t n = 0; n < snapshot.together.size(); ++n) {
        Snapshot& picture = all.emplace_back();
        picture.state = (*snapshot.states)[n];
        picture.model = snapshot.together[n];
        picture.subject = Subject::each;
        picture.states = snapshot.states;
        picture.together = snapshot.together;
        picture.place = n;
        picture.comparison = whole;
        clampInto(picture.state, *picture.model);
    }
    return all;
}

Snapshot snapshotOf(const Snapshot& snapshot, Subject subject) {
    const bool several = subject == Subject::both || subject == Subject::each;
    if (several && !snapshot.together.empty()) {
        Snapshot shown = snapshot;
        shown.model = snapshot.together.front();
        shown.subject = subject;
        return shown;
    }
    if (snapshot.sides && (subject == Subject::a || several)) {
        Snapshot shown = snapshot;
        shown.model = snapshot.sides.a;
        shown.subject = subject;
        return shown;
    }
    if (snapshot.sides && subject == Subject::b && hasB(snapshot.state)) {
        Snapshot shown{stateOfB(snapshot.state), snapshot.sides.b};
        shown.subject = subject;
        shown.sides = snapshot.sides;
        shown.states = snapshot.states;
        shown.together = snapshot.together;
        shown.comparison = std::make_shared<const State>(snapshot.state);
        return shown;
    }
    if (subject == Subject::a || several || !snapshot.other) return snapshot;
    if (subject == Subject::b && hidesB(snapshot.state)) {
        Snapshot veiled{snapshot.state, snapshot.other};
        veiled.state.variants.clear();
        clampInto(veiled.state, *snapshot.other);
        return veiled;
    }
    Snapshot difference{snapshot.state, snapshot.difference};
    difference.subject = Subject::difference;
    difference.sides = snapshot.sides;
    clampInto(difference.state, *snapshot.difference);
    return difference;
}

namespace {

/// The other side of a comparison.
std::optional<Snapshot> sideBeside(const Snapshot& snapshot) {
    if (!snapshot.sides || snapshot.subject == Subject::difference) return std::nullopt;
    if (snapshot.subject != Subject::b) return snapshotOf(snapshot, Subject::b);
    Snapshot whole{*snapshot.comparison, snapshot.sides.a};
    whole.sides = snapshot.sides;
    whole.states = snapshot.states;
    whole.together = snapshot.together;
    return whole;
}

}  // namespace

std::vector<Snapshot> snapshotsBeside(const Snapshot& snapshot) {
    std::vector<Snapshot> all;
    if (!snapshot.place) {
        if (auto side = sideBeside(snapshot)) all.push_back(std::move(*side));
        return all;
    }
    Snapshot whole{*snapshot.comparison, snapshot.together.front()};
    whole.states = snapshot.states;
    whole.together = snapshot.together;
    all = picturesOf(whole);
    all.erase(all.begin() + static_cast<std::ptrdiff_t>(*snapshot.place));
    return all;
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
    if (snapshot.subject != Subject::both || snapshot.together.empty()) return {{snapshot.model}};
    std::vector<ShownModel> all;
    for (const auto& model : snapshot.together)
        all.push_back({model, all.size()});
    return all;
}

std::vector<std::shared_ptr<const Model>> modelsInRange(const Snapshot& snapshot) {
    const bool together = snapshot.subject == Subject::both || snapshot.subject == Subject::each;
    if (snapshot.subject == Subject::difference || !(snapshot.sides || together)) return {snapshot.model};
    return snapshot.together.empty() ? std::vector{snapshot.model} : snapshot.together;
}

std::vector<std::shared_ptr<const Model>> modelsInExtent(const Snapshot& snapshot) {
    return snapshot.place ? std::vector{snapshot.model} : modelsInRange(snapshot);
}

bool sharesScale(const Snapshot& snapshot) {
    return snapshot.state.get(keys::colourScale) == "same";
}

std::vector<std::shared_ptr<const Model>> modelsInColours(const Snapshot& snapshot) {
    return sharesScale(snapshot) ? modelsInRange(snapshot) : std::vector{snapshot.model};
}

Interval tableRangeOf(const Snapshot& snapshot) {
    Interval range = snapshot.model->tableRange();
    for (const auto& model : modelsInColours(snapshot)) {
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
    if (state.variants.empty()) return snapshot;
    if (!hidesB(state)) addTogether(snapshot, previous);
    if (!hasB(state)) return snapshot;
    snapshot.other = hidesB(state) ? veiledModel(state, snapshot.model, previous) : snapshot.together[1];
    snapshot.difference =
        snapshot.model == previous.model && snapshot.other == previous.other && previous.difference
            ? previous.difference
            : differenceModel(snapshot.model, snapshot.other);
    if (!hidesB(state)) snapshot.sides = {snapshot.model, snapshot.other};
    return snapshot;
}

}  // namespace posiscope
