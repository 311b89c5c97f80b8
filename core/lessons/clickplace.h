// SPDX-License-Identifier: GPL-3.0-or-later
// The place that a question with a click asks for.
#pragma once

#include <optional>

#include "core/lessons/lesson.h"
#include "core/state/snapshot.h"

namespace posiscope {

/// The snapshot's state with its cursor at a place that meets the condition of the step's Asks::click: a cell
/// that the answer marks, in the coordinates of the view that has it; the cursor's own dimension where a
/// position of it does, then its own position, then the first of all places. Nothing where none of the first
/// 50 000 places does.
std::optional<State> stateOfPlace(const Step& step, const Snapshot& snapshot);

}  // namespace posiscope
