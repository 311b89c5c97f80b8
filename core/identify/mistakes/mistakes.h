// SPDX-License-Identifier: GPL-3.0-or-later
// The mistakes by subject. A new one is a row of the table at the end of its file.
#pragma once

#include "core/identify/mistakes/mistake.h"

namespace posiscope {

std::span<const Mistake> spectrumMistakes();
std::span<const Mistake> positionsMistakes();
std::span<const Mistake> scalingMistakes();
std::span<const Mistake> roundingMistakes();

/// All of them in the order of trial, those that change parameters first: of two that produce the same
/// table, the first is reported.
std::span<const Mistake* const> mistakes();

}  // namespace posiscope
