// SPDX-License-Identifier: GPL-3.0-or-later
// Explanations made of the numbers of the configuration itself.
#pragma once

#include <optional>

#include "core/identify/expectation.h"
#include "core/identify/identity.h"

namespace posiscope {

/// Dynamic NTK: the expectation of the sequence length whose factor the answer has,
/// f = factor · length / context − (factor − 1), where the expected length is the usual one, factor ·
/// context. None where no whole length has that factor.
std::optional<Expectation> ofAnotherLength(const Expectation& expected, const Identity& answer);

/// Says of a base that differs that it is the one of other layers of the same model, in place of a guess
/// about digits.
void nameBaseOfOtherLayers(const Expectation& expected, Identity& answer);

}  // namespace posiscope
