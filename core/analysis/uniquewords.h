// SPDX-License-Identifier: GPL-3.0-or-later
// The nearest rows of a table in words.
#pragma once

#include "core/analysis/uniqueness.h"
#include "core/base/text.h"

namespace posiscope {

/// "smallest distance 0.83: positions 3 and 713", with so many significant digits. Where not all rows were
/// compared, the distance is an upper bound, and the words say so and why.
Text nearestWords(const Uniqueness& found, const Model& model, int digits);

}  // namespace posiscope
