// SPDX-License-Identifier: GPL-3.0-or-later
// The editor for some of the axes of an array.
#pragma once

#include "ui/parameters/editors.h"

namespace posiscope {

/// A menu of all ways to name as many axes as are named now: "0", "1", "2", or "0, 1", "0, 2" …
ParameterEditor* createAxesEditor(const Parameter& parameter, QWidget* parent);

}  // namespace posiscope
