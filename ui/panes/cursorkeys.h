// SPDX-License-Identifier: GPL-3.0-or-later
// The cursor by keyboard.
#pragma once

#include <optional>

#include "core/state/snapshot.h"
#include "ui/view/view.h"

class QKeyEvent;

namespace posiscope {

/// The place to which a key moves the cursor, inside the table; nothing for keys that do not move it. Up and
/// down move the position and left and right the dimension, or whatever else the picture's axes are. Shift
/// takes eight steps, Page Up and Page Down a tenth of the positions, Home and End go to the first and last.
std::optional<CursorPlace> cursorAfter(const QKeyEvent& event, const Snapshot& snapshot, ArrowKeys arrows);
/// The same in a view, which may have a way of its own (MovesCursor), or whose pictures do.
std::optional<CursorPlace> cursorAfter(const QKeyEvent& event, const Snapshot& snapshot, const View& view);

}  // namespace posiscope
