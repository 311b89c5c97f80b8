// SPDX-License-Identifier: GPL-3.0-or-later
// A state together with what follows from it.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/models/encoding.h"
#include "core/state/state.h"

namespace posiscope {

/// What views draw: the state and the models of its encodings. The window has one for every state that it
/// shows, behind a pointer; nothing changes it.
struct Snapshot {
    State state;
    std::shared_ptr<const Model> model;
    /// Where two encodings are compared: B, and A − B.
    std::shared_ptr<const Model> other = {};
    std::shared_ptr<const Model> difference = {};
    /// What of a comparison is shown.
    Subject subject = Subject::a;
    /// A and B of the comparison that this is part of, whatever is shown of it; both null where nothing is
    /// compared, and where B must not be told (core/state/wavegame.h).
    struct Sides {
        std::shared_ptr<const Model> a, b;
        bool operator==(const Sides&) const = default;
        explicit operator bool() const { return a != nullptr; }
    };
    Sides sides = {};
    /// statesTogether() and their models, where there are variants; none where B must not be told.
    std::shared_ptr<const std::vector<State>> states = {};
    std::vector<std::shared_ptr<const Model>> together = {};
    /// Of a picture of Subject::each: its place among them.
    std::optional<std::size_t> place = {};
    /// Of B, and of a picture of Subject::each: the state that it is a part of.
    std::shared_ptr<const State> comparison = {};
};

/// What a pane shows of the snapshot: the snapshot itself for A, and for B and A − B one in which that is the
/// model. For both and each it is that of the first of them, and the view takes the others from `together`.
/// Where B is hidden (core/state/wavegame.h) its snapshot holds the parameters of A, and both are A alone.
Snapshot snapshotOf(const Snapshot& snapshot, Subject subject);

/// Whether each of `together` is to be shown in a picture of its own.
bool showsMultiples(const Snapshot& snapshot);
/// The pictures of Subject::each.
std::vector<Snapshot> picturesOf(const Snapshot& snapshot);

/// Those that share the scales of this one: the other pictures of Subject::each, or of a comparison the other
/// side; none of A − B, and where B must not be told.
std::vector<Snapshot> snapshotsBeside(const Snapshot& snapshot);

using SnapshotPtr = std::shared_ptr<const Snapshot>;
/// The usual state without models: what a view has before it has been shown anything.
const SnapshotPtr& noSnapshot();
/// The same without a copy, where the snapshot itself is what is shown.
SnapshotPtr snapshotOf(const SnapshotPtr& snapshot, Subject subject);

/// The models that a picture draws: one, or A and the variants over each other.
struct ShownModel {
    std::shared_ptr<const Model> model;
    std::size_t place = 0;  ///< among those that are drawn
};
std::vector<ShownModel> shownModels(const Snapshot& snapshot);

/// The models that the axes of a picture have room for: of A and of all variants, so that their pictures have
/// the same axes; otherwise the one that is shown.
std::vector<std::shared_ptr<const Model>> modelsInRange(const Snapshot& snapshot);

/// The same for axes along cells: the pictures of Subject::each have the cells of their own model.
std::vector<std::shared_ptr<const Model>> modelsInExtent(const Snapshot& snapshot);

/// The models that the colours of a picture span: as modelsInRange(), or the one that is shown where each
/// has a scale of its own.
std::vector<std::shared_ptr<const Model>> modelsInColours(const Snapshot& snapshot);
/// Whether pictures that are compared have one scale of colours.
bool sharesScale(const Snapshot& snapshot);

/// The values that the colours of the snapshot's tables span: of modelsInColours() together.
Interval tableRangeOf(const Snapshot& snapshot);

/// What the state looks at.
Cursor cursorOf(const State& state);
/// Whether the two have the same parameters, wherever they look.
bool sameButCursor(const State& a, const State& b);

/// The snapshot of a state that has passed checkState. The model of `previous` is kept where the encoding's
/// parameters are the same, so that views can tell by the pointer whether the table has changed.
Snapshot makeSnapshot(const State& state, const Snapshot& previous = {});

}  // namespace posiscope
