// SPDX-License-Identifier: GPL-3.0-or-later
// Pairs and lists whose frequencies are the expected ones times a number.
#pragma once

#include "core/identify/expectation.h"
#include "core/identify/identity.h"
#include "core/identify/input.h"

namespace posiscope {

/// Diagnoses pairs, or a list of frequencies or divisors, whose frequencies are all the expected ones times a
/// number that says what was done: degrees, π, the number of rows, an exponent that is one step off. Of a
/// list some may be others. False where they are not.
bool diagnoseSpectrum(const Input& input, const Expectation& expected, Identity& answer);

/// Diagnoses pairs without an expectation: a usual table whose exponent is a step or half a step off. False
/// where it is none.
bool diagnoseExponent(const Input& input, Identity& answer);

/// Diagnoses pairs some or all of which turn at other frequencies than was meant, without a name for them:
/// says which pairs, and how many times as fast they turn. Pairs that turn half a turn a row
/// or more have no such number.
bool diagnoseOtherTurns(const Input& input, const Expectation& expected, Identity& answer);

}  // namespace posiscope
