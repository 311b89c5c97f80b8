// SPDX-License-Identifier: GPL-3.0-or-later
// Layers of a model beside each other.
#pragma once

#include <QString>
#include <vector>

#include "core/config/layerkind.h"
#include "core/state/snapshot.h"

namespace posiscope {

/// Shows these values of an encoding as B. What is no comparison yet becomes one, with these panes.
void showAsB(State& state, const Values& values, std::vector<Pane> panes);

/// The panes in which kinds of layers are best compared where A is shown, with their list among them.
std::vector<Pane> panesOfKinds(const Snapshot& snapshot);

/// "local (sliding_attention)": the sort of the kind, and its name in the words of the file.
QString nameOfKind(const LayerKind& kind);
}  // namespace posiscope
