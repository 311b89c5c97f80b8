// The cursor by keyboard.
#pragma once

#include <cstdint>
#include <optional>

#include "core/state/scene.h"
#include "ui/view/view.h"

class QKeyEvent;

namespace posiscope {

struct CursorPlace {
    std::int64_t position = 0;
    std::int64_t dimension = 0;
    std::int64_t reference = 0;
};

/// Where the cursor goes by a key, inside the table; nothing for keys that do not move it. Up and down move
/// the position and left and right the dimension, or whatever else the picture's axes are. Shift takes eight
/// steps, Page Up and Page Down a tenth of the positions, Home and End go to the first and last.
std::optional<CursorPlace> cursorAfter(const QKeyEvent& event, const Scene& scene, ArrowKeys arrows);

}  // namespace posiscope
