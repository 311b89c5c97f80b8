// A menu of the choices of one parameter.
#pragma once

#include <QMenu>
#include <functional>

#include "core/state/state.h"

namespace posiscope {

/// Adds a submenu with one entry for each choice of `parameter`. `now` gives the state whose choice is
/// ticked when the menu opens; an entry calls `choose` with its id.
void addChoiceMenu(QMenu* menu, const Parameter& parameter, std::function<State()> now,
                   std::function<void(const std::string& id)> choose);

}  // namespace posiscope
