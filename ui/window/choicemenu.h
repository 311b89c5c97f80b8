// SPDX-License-Identifier: GPL-3.0-or-later
// A submenu with the choices of a parameter.
#pragma once

#include <QMenu>
#include <functional>

#include "core/state/state.h"

namespace posiscope {

/// Adds a submenu with one entry for each choice of `parameter`. When it opens, the choice of the state
/// `now()` is checked. An entry calls `choose` with its id.
void addChoiceMenu(QMenu* menu, const Parameter& parameter, std::function<State()> now,
                   const std::function<void(const std::string& id)>& choose);

}  // namespace posiscope
