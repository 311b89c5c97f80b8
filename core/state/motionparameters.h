// SPDX-License-Identifier: GPL-3.0-or-later
// The table of the parameters that say what moves. The motion bar shows them.
#pragma once

#include <vector>

#include "core/parameters/parameter.h"

namespace posiscope {

/// The rows of what moves in the window, and how; appended to viewParameters().
std::vector<Parameter> motionParameters();

}  // namespace posiscope
