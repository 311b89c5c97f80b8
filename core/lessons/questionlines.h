// SPDX-License-Identifier: GPL-3.0-or-later
// The question of a step as it is written.
#pragma once

#include <span>

#include "core/lessons/lines.h"

namespace posiscope {

/// Reads the lines of a block “predict”, and adds their mistakes. `opening` is the line of its beginning.
Prediction readPrediction(std::span<const Line> block, int opening, std::vector<Error>& mistakes);

}  // namespace posiscope
