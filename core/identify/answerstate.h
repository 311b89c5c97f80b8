// States that show what was recognised.
#pragma once

#include "core/identify/answer.h"
#include "core/state/state.h"

namespace posiscope {

/// Why the recognised encoding cannot be shown, in one sentence; empty where it can.
Text whyNotShown(const Identity& answer);

/// Why the file's table cannot be laid beside that of the recognised encoding; empty where it can.
Text whyNotCompared(const Identity& answer);

/// What the difference of the two shows beside deviations, because the file holds the numbers in another way
/// than the encoding's own table: "halves-repeated", transposed, scaled, with rows before
/// position 0; empty where it holds them so.
Text storageNote(const Identity& answer);

/// Chooses the recognised encoding with its parameters; those that a table does not tell are as they are at
/// first. Only where whyNotShown() is empty.
void showAnswer(State& state, const Identity& answer);

/// The same, rounded as the table is; a table in float32 alone is shown exactly.
void showAnswerRounded(State& state, const Identity& answer);

}  // namespace posiscope
