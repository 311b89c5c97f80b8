// SPDX-License-Identifier: GPL-3.0-or-later
// Frequencies against the expected ones: a ratio that has a name, or some pairs that are others.
#pragma once

#include "core/identify/families/families.h"

namespace posiscope {

/// Judges pairs, or a list of frequencies or divisors, whose frequencies are all the expected ones times a
/// number that says what was done: degrees, π, the number of rows, an exponent that is one step off. Of a
/// list some may be others. False where they are not.
bool judgeSpectrum(const Subjects& subjects, const Expectation& expected, Identity& answer);

/// Judges pairs some or all of which turn at other frequencies than was meant, without a name for them: says
/// which pairs, and how many times as fast they turn. False where pairs are too fast to tell.
bool judgeOtherTurns(const Subjects& subjects, const Expectation& expected, Identity& answer);

}  // namespace posiscope
