// SPDX-License-Identifier: GPL-3.0-or-later
// Edits that follow from an answer about a table.
#pragma once

#include "core/identify/identity.h"
#include "core/state/state.h"

namespace posiscope {

/// Compares the table that `side` shows, as A, with the recognised encoding without its roundings, as B, and
/// shows A − B beside them. Where the file stores the numbers otherwise than the encoding's own table, B is a
/// table that is computed in the file's form. Only where whyNotCompared() is empty.
void compareWithAnswer(State& state, Subject side, const Identity& answer);

/// Replaces the table by the recognised encoding with its parameters and roundings. Only where whyNotShown()
/// is empty.
void showAnswerAs(State& state, Subject side, const Identity& answer);

}  // namespace posiscope
