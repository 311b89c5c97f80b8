// SPDX-License-Identifier: GPL-3.0-or-later
// The menu that hides controls one by one.
#pragma once

#include <QCoreApplication>

class QMenu;

namespace posiscope {

class StateStore;

/// Fills the menu with the controls of the state's encoding and panes. Visible controls are checked.
class ControlsMenu {
    Q_DECLARE_TR_FUNCTIONS(ControlsMenu)

 public:
    static void fill(QMenu* menu, StateStore& store);
};

}  // namespace posiscope
