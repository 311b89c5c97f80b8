// SPDX-License-Identifier: GPL-3.0-or-later
// States that show a recognised encoding.
#pragma once

#include "core/identify/identity.h"
#include "core/state/state.h"

namespace posiscope {

/// Why the recognised encoding cannot be shown, in one sentence; empty where it can.
Text whyNotShown(const Identity& answer);

/// Why the file's table cannot be compared with the recognised encoding's; empty where it can.
Text whyNotCompared(const Identity& answer);

/// How a comparison deals with a file that stores the numbers otherwise than the encoding's own table: B
/// takes the file's form (core/identify/fileform.h), or A − B shows the form besides deviations:
/// "halves-repeated", transposed, scaled, with rows before position 0. Empty where it stores them alike.
Text storageNote(const Identity& answer);

/// Chooses the recognised encoding with its parameters. Parameters that a table does not tell keep their
/// initial values. Only where whyNotShown() is empty.
void showIdentity(State& state, const Identity& answer);

/// As showIdentity(), with the table's roundings. A table whose only rounding is float32 cells is shown
/// exactly.
void showIdentityRounded(State& state, const Identity& answer);

}  // namespace posiscope
