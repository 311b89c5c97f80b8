// Frequencies in float32 that no known program computes.
#pragma once

#include <optional>

#include "core/identify/programs.h"

namespace posiscope {

/// Libraries and orders of operations make frequencies in float32 that are some units off. Those near the
/// exact ones are tried pair by pair, with angles in float32 and with exact ones: the sample's cells agree
/// bit for bit with few of them. Nothing where cells are no float32 numbers, or agree no better than
/// `exactly`, the number of cells that differ without any rounding on the way.
std::optional<Computation> nearbyFrequencies(const Form& form, const Recipe& recipe, const Sample& trials,
                                             NumberKind cells, std::int64_t exactly, Pace& pace);

}  // namespace posiscope
