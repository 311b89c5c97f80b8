// Views that stand in for those that cannot show an encoding.
#pragma once

#include "ui/view/view.h"

namespace posiscope {

/// The view for a pane that shows `subject` and whose own view cannot: the first that can show the snapshot
/// and is in no other pane, or the first that can. Null where none can.
const ViewType* standInFor(const Snapshot& whole, const Pane& pane);

/// Gives every pane whose view cannot show the encoding one that can, and panes that have such a view from
/// before the view they had, where that can show the encoding. To be called when another encoding has been
/// chosen, inside the same step.
void bringViewsThatCan(State& state);

}  // namespace posiscope
