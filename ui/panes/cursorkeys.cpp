// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panes/cursorkeys.h"

#include <QKeyEvent>
#include <algorithm>

#include "core/parameters/keys.h"
#include "ui/view/movescursor.h"

namespace posiscope {

std::optional<CursorPlace> cursorAfter(const QKeyEvent& event, const Snapshot& snapshot, ArrowKeys arrows) {
    std::int64_t position = snapshot.state.get(keys::position);
    std::int64_t dimension = snapshot.state.get(keys::dimension);
    std::int64_t reference = snapshot.state.get(keys::reference);
    const std::int64_t first = snapshot.model->firstCursor();
    const std::int64_t rows = snapshot.model->table().rows();
    std::int64_t unused = 0;
    std::int64_t& vertical = arrows == ArrowKeys::positionAcross ? dimension
                             : arrows == ArrowKeys::distance     ? unused
                                                                 : position;
    std::int64_t& horizontal = arrows == ArrowKeys::queryAndKey    ? reference
                               : arrows == ArrowKeys::positionDown ? dimension
                                                                   : position;
    const std::int64_t step = event.modifiers().testFlag(Qt::ShiftModifier) ? 8 : 1;
    const std::int64_t page = std::max<std::int64_t>(1, rows / 10);
    switch (event.key()) {
        case Qt::Key_Up: vertical -= step; break;
        case Qt::Key_Down: vertical += step; break;
        case Qt::Key_Left: horizontal -= step; break;
        case Qt::Key_Right: horizontal += step; break;
        case Qt::Key_PageUp: position -= page; break;
        case Qt::Key_PageDown: position += page; break;
        case Qt::Key_Home: position = first; break;
        case Qt::Key_End: position = first + rows - 1; break;
        default: return std::nullopt;
    }
    position = std::clamp(position, first, first + rows - 1);
    reference = std::clamp(reference, first, first + rows - 1);
    if (snapshot.model->hasTable())
        dimension = std::clamp<std::int64_t>(dimension, 0, snapshot.model->table().columns() - 1);
    return CursorPlace{position, dimension, reference};
}

std::optional<CursorPlace> cursorAfter(const QKeyEvent& event, const Snapshot& snapshot, const View& view) {
    if (const auto* own = dynamic_cast<const MovesCursor*>(&view)) return own->cursorAfter(event, snapshot);
    for (const QObject* picture : view.children())
        if (const auto* own = dynamic_cast<const MovesCursor*>(picture))
            return own->cursorAfter(event, snapshot);
    return cursorAfter(event, snapshot, view.arrowKeys(snapshot));
}

}  // namespace posiscope
