// SPDX-License-Identifier: GPL-3.0-or-later
// Views with arrow keys of their own.
#pragma once

#include <optional>

#include "ui/view/view.h"

class QKeyEvent;

namespace posiscope {

/// What a view is whose cursor goes other ways than those of ArrowKeys.
class MovesCursor {
 public:
    /// The place to which a key moves the cursor; nothing for keys that do not move it.
    virtual std::optional<CursorPlace> cursorAfter(const QKeyEvent& event,
                                                   const Snapshot& snapshot) const = 0;

 protected:
    ~MovesCursor() = default;
};

}  // namespace posiscope
