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
    /// Of B: the state in which it is compared.
    std::shared_ptr<const State> comparison = {};
};

/// What a pane shows of the snapshot: the snapshot itself for A, and for B and A − B one in which that is the
/// model. For both it is A's, and the view takes B from `sides`. Where B is hidden (core/state/wavegame.h)
/// its snapshot holds the parameters of A, and both are A alone.
Snapshot snapshotOf(const Snapshot& snapshot, Subject subject);

/// A where this is B of a comparison, and B where it is A; none where nothing is compared, of A − B, and
/// where B must not be told.
std::optional<Snapshot> sideBeside(const Snapshot& snapshot);

using SnapshotPtr = std::shared_ptr<const Snapshot>;
/// The usual state without models: what a view has before it has been shown anything.
const SnapshotPtr& noSnapshot();
/// The same without a copy, where the snapshot itself is what is shown.
SnapshotPtr snapshotOf(const SnapshotPtr& snapshot, Subject subject);

/// The models that a picture draws: one, or A and B over each other.
struct ShownModel {
    Subject side = Subject::a;
    std::shared_ptr<const Model> model;
};
std::vector<ShownModel> shownModels(const Snapshot& snapshot);

/// The models that the axes of a picture have room for: of A and of B both, so that the pictures of the two
/// have the same axes; otherwise the one that is shown.
std::vector<std::shared_ptr<const Model>> modelsInRange(const Snapshot& snapshot);

/// The values that the colours of the snapshot's tables span: of A and of B together where they are compared.
Interval tableRangeOf(const Snapshot& snapshot);

/// What the state looks at.
Cursor cursorOf(const State& state);
/// Whether the two have the same parameters, wherever they look.
bool sameButCursor(const State& a, const State& b);

/// The snapshot of a state that has passed checkState. The model of `previous` is kept where the encoding's
/// parameters are the same, so that views can tell by the pointer whether the table has changed.
Snapshot makeSnapshot(const State& state, const Snapshot& previous = {});

}  // namespace posiscope
