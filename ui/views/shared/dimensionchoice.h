// SPDX-License-Identifier: GPL-3.0-or-later
// Which dimensions and pairs a click chooses.
#pragma once

#include <cstdint>

#include "core/models/model.h"
#include "core/parameters/value.h"
#include "ui/store/statestore.h"

namespace posiscope {

/// With `index` added, or without it where it was chosen and is not the last one.
Indices toggled(Indices chosen, std::int64_t index);
/// All from the first chosen one to `dimension`.
Indices extendedTo(const Indices& chosen, std::int64_t dimension);

/// The dimension of a pair that has the role of dimension `cursor`, or else its sine.
std::int64_t dimensionOfPair(const Model& model, std::int64_t pair, std::int64_t cursor);

/// A click on the dial of a pair: the cursor moves to it, and with `toggles` it joins the chosen pairs or
/// leaves them.
Edit clickOnPair(const Snapshot& snapshot, std::int64_t pair, bool toggles);

}  // namespace posiscope
