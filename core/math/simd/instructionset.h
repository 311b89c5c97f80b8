// SPDX-License-Identifier: GPL-3.0-or-later
// Which instructions of the processor the inner loops use.
#pragma once

#include <span>
#include <string_view>

#include "core/base/result.h"

namespace posiscope {

/// The levels of the x86-64 psABI: baseline (SSE2), v3 (AVX2), v4 (AVX-512). On other processors baseline is
/// the only one: the same loops, compiled for them. Results are the same in every bit.
enum class InstructionSet { baseline, v3, v4 };

std::string_view nameOf(InstructionSet set);

/// The sets that this machine has, baseline first.
std::span<const InstructionSet> availableInstructionSets();

/// The one in use: the last available one, or what the environment variable POSISCOPE_SIMD names when the
/// program starts. Fails where that is not one of the machine's.
Result<InstructionSet> chosenInstructionSet();

/// Name of the one in use.
std::string_view instructionSetName();

}  // namespace posiscope
