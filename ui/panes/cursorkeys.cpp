#include "ui/panes/cursorkeys.h"

#include <QKeyEvent>
#include <algorithm>

#include "core/parameters/keys.h"

namespace posiscope {

std::optional<CursorPlace> cursorAfter(const QKeyEvent& event, const Scene& scene, ArrowKeys arrows) {
    CursorPlace place{scene.state.get(keys::position), scene.state.get(keys::dimension),
                      scene.state.get(keys::reference)};
    const std::int64_t first = scene.model->firstPosition();
    const std::int64_t rows = scene.model->table().rows();
    std::int64_t unused = 0;
    std::int64_t& vertical = arrows == ArrowKeys::positionAcross ? place.dimension
                             : arrows == ArrowKeys::distance     ? unused
                                                                 : place.position;
    std::int64_t& horizontal = arrows == ArrowKeys::queryAndKey    ? place.reference
                               : arrows == ArrowKeys::positionDown ? place.dimension
                                                                   : place.position;
    const std::int64_t step = event.modifiers().testFlag(Qt::ShiftModifier) ? 8 : 1;
    const std::int64_t page = std::max<std::int64_t>(1, rows / 10);
    switch (event.key()) {
        case Qt::Key_Up: vertical -= step; break;
        case Qt::Key_Down: vertical += step; break;
        case Qt::Key_Left: horizontal -= step; break;
        case Qt::Key_Right: horizontal += step; break;
        case Qt::Key_PageUp: place.position -= page; break;
        case Qt::Key_PageDown: place.position += page; break;
        case Qt::Key_Home: place.position = first; break;
        case Qt::Key_End: place.position = first + rows - 1; break;
        default: return std::nullopt;
    }
    place.position = std::clamp(place.position, first, first + rows - 1);
    place.reference = std::clamp(place.reference, first, first + rows - 1);
    if (scene.model->hasTable())
        place.dimension = std::clamp<std::int64_t>(place.dimension, 0, scene.model->table().columns() - 1);
    return place;
}

}  // namespace posiscope
