// SPDX-License-Identifier: GPL-3.0-or-later
// The largest and smallest values that a sampled sine takes.
#pragma once

#include "core/fields/indexrange.h"
#include "core/math/interval.h"
#include "core/math/phase.h"
#include "core/sinusoid/pairlayout.h"

namespace posiscope {

/// The true minimum and maximum of sin(ωp) (or cos) over the whole positions p of `run`, with an error below
/// 1e-8, in a time that grows with the logarithm of run.count: a band drawn between the two hides nothing and
/// invents nothing.
///
/// The angles at successive positions are b, b + a, b + 2a … modulo one turn. How near they come to the angle
/// of a crest is the least value of a linear function modulo one turn, found as in Euclid's algorithm.
Interval extremes(const Frequency& frequency, Role role, IndexRange run);

}  // namespace posiscope
