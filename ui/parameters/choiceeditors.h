// SPDX-License-Identifier: GPL-3.0-or-later
// Editors for one word of several.
#pragma once

#include "ui/parameters/editors.h"

namespace posiscope {

/// Buttons side by side with a caption, or a menu where the words have no room.
ParameterEditor* createChoiceEditor(const Parameter& parameter, QWidget* parent);

}  // namespace posiscope
