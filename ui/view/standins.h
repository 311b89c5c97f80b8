// SPDX-License-Identifier: GPL-3.0-or-later
// Views that stand in for those that cannot show an encoding.
#pragma once

#include "ui/view/view.h"

namespace posiscope {

/// Another view for a pane whose own view cannot show `subject`: the first candidate that can and is in no
/// other pane, or else the first that can. Null where none can.
const ViewType* standInFor(const Snapshot& whole, const Pane& pane);

/// Gives every pane whose view cannot show the encoding one that can. A pane gets its replaced view back once
/// that can show the encoding. To be called inside the edit that chooses another encoding.
void bringViewsThatCan(State& state);

}  // namespace posiscope
