// SPDX-License-Identifier: GPL-3.0-or-later
// Frequencies that narrow angles tell apart.
#pragma once

#include "core/identify/forms.h"
#include "core/identify/recipe.h"

namespace posiscope {

/// Libraries and orders of operations move float32 frequencies by a unit or two in the last place. Where
/// products in float32 became angles of a narrower type, other angles show it: the recipe gets the
/// frequencies whose angles agree with most cells.
void settleFrequencies(const Sheet& sheet, const Form& form, Recipe& recipe);

}  // namespace posiscope
