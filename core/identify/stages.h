// SPDX-License-Identifier: GPL-3.0-or-later
// The rounded stages before a table.
#pragma once

#include "core/identify/agreement.h"

namespace posiscope {

/// The stages whose rounding explains the cells of the sample best: the fewest cells beyond their tolerance,
/// then the smallest deviations, then the fewest stages. A stage is only named where it makes the deviations
/// much smaller. The frequencies' type is known already where `recipe` has one.
Stages stagesOf(const Form& form, const Recipe& recipe, const Sample& trials, NumberKind cells, Pace& pace);

}  // namespace posiscope
