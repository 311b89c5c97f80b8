// SPDX-License-Identifier: GPL-3.0-or-later
// Rows that were asked for by their positions. What the rows hold is found first, and all else is compared on
// the rows that were found.
#pragma once

#include "core/identify/expectation.h"
#include "core/identify/identity.h"
#include "core/identify/input.h"
#include "core/positions/positions.h"

namespace posiscope {

/// The positions that were asked for as a list; nothing where there is none.
std::optional<Positions> meantRows(const Expectation& expected);

/// The same expectation with any rows.
Expectation withAnyRows(const Expectation& expected);

/// Rows of an array, counted along its first axis that is longer than 1; nothing where it has others than so
/// many.
std::optional<StoredArray> rowsOf(const StoredArray& array, std::int64_t all, IndexRange rows);

/// The answer about some rows as an answer about all of them at these positions; nothing where it has no
/// pairs.
std::optional<Identity> onAllRows(const Input& input, const Positions& positions, Identity some);

/// Whether the rows may be any of a few runs: a cache of a running model, the steps of a sampler. Where none
/// were asked for that is a finding and no mistake.
bool mayHoldAnyRows(const Expectation& expected, const Positions& found);

/// Compares what rows hold with what was asked for.
void judgeRows(const Positions& meant, Identity& answer);

}  // namespace posiscope
