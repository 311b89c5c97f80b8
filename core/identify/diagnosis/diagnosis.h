// SPDX-License-Identifier: GPL-3.0-or-later
// The comparison of a table with its expectation.
#pragma once

#include "core/identify/expectation.h"
#include "core/identify/identity.h"
#include "core/identify/input.h"

namespace posiscope {

/// Adds the differences from the expectation to the answer.
void diagnose(const Input& input, const Expectation& expected, Identity& answer);

/// As diagnose(), for an index of relative positions.
void diagnoseIndex(const Expectation& expected, Identity& answer);

/// Adds the mistakes that need no expectation, and names a table that is explained only by one.
void diagnoseByItself(const Input& input, Identity& answer);

}  // namespace posiscope
