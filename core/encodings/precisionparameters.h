// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of "Precision": where the computation of an encoding rounds.
#pragma once

#include <vector>

#include "core/parameters/parameter.h"
#include "core/precision/pipeline.h"

namespace posiscope {

namespace keys {
inline constexpr Key<std::string> precision{"precision"};
inline constexpr Key<std::string> modelType{"model_type"};
}  // namespace keys

/// Which stages an encoding has.
enum class PrecisionOf { sinusoidal, rotary, timestep, alibi };

/// exact, custom and "as in …", and what these bring.
std::vector<Parameter> precisionParameters(PrecisionOf encoding);

/// The stages that the values choose for an encoding of a kind.
Pipeline pipelineOf(const Values& values, PrecisionOf encoding);
/// The same for the encoding that the values name; all exact where it has no such rows.
Pipeline pipelineOf(const Values& values);
/// Whether the encoding that the values name has such rows.
bool hasPrecision(const Values& values);

/// The names of types that stages of sines and cosines are rounded to; empty: not rounded.
struct StageTypes {
    std::string frequency, position, angle, sine, table;
};

/// Rounds these stages ("custom"); nothing where the encoding that the values name has no such rows.
void roundStages(Values& values, const StageTypes& types);

/// The same values with nothing rounded.
Values exactly(Values values);

}  // namespace posiscope
