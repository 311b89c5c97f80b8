// SPDX-License-Identifier: GPL-3.0-or-later
// The menu of all encodings.
#pragma once

#include <QString>
#include <functional>

#include "core/models/encoding.h"

class QMenu;

namespace posiscope {

/// "Vaswani 2017": where an encoding was published. Names of papers are the same in every language; a table
/// that has no paper comes from "your file".
QString sourceName(const Citation& citation);
/// The authors, the title and the place of the paper, or what takes their place.
QString sourceTitle(const Citation& citation);

/// Fills the menu with every encoding under the heading of its family; `current` is checked. More of them
/// than a small screen has room for stand in a submenu for each family.
void fillEncodingMenu(QMenu* menu, const Encoding& current,
                      const std::function<void(const Encoding&)>& chosen,
                      std::span<const Encoding* const> all = encodings());

}  // namespace posiscope
