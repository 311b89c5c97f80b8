// SPDX-License-Identifier: GPL-3.0-or-later
// What lets a view show something where it cannot.
#pragma once

#include "ui/view/view.h"

namespace posiscope {

/// A command of the window or a change of the state, one of them.
struct Remedy {
    Text name;            ///< of the button that offers it
    std::string command;  ///< the name of the command's action, or empty
    Edit edit;
};

/// The remedy that the pane's view knows (ViewType::remedy); none where it would not help.
std::optional<Remedy> remedyFor(const Snapshot& whole, const Pane& pane);

}  // namespace posiscope
