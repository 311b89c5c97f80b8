// The menu of all encodings.
#pragma once

#include <functional>

#include "core/encoding.h"

class QMenu;

namespace posiscope {

/// Fills the menu with every encoding under the heading of its family; `current` is checked.
void fillEncodingMenu(QMenu* menu, const Encoding& current,
                      const std::function<void(const Encoding&)>& chosen);

}  // namespace posiscope
