// SPDX-License-Identifier: GPL-3.0-or-later
// Frequencies in float32 that no known program produces.
#pragma once

#include <optional>

#include "core/identify/programs.h"

namespace posiscope {

/// Libraries and orders of operations move float32 frequencies by some units in the last place. So
/// frequencies near the exact ones are tried pair by pair, with angles in float32 and with exact ones; the
/// sample's cells agree bit for bit with few of them. Empty where the cells are no float32 numbers, or agree
/// no better than without any rounding: `exactly` is the number of cells that differ then.
std::optional<Computation> nearbyFrequencies(const Form& form, const Recipe& recipe, const Sample& trials,
                                             NumberKind cells, std::int64_t exactly, Pace& pace);

}  // namespace posiscope
