// Changes that an answer about a table leads to.
#pragma once

#include "core/identify/answer.h"
#include "core/state/state.h"

namespace posiscope {

/// A becomes the table that `side` shows, B the recognised encoding without its roundings, and A − B stands
/// beside them. Only where whyNotCompared() is empty.
void compareWithAnswer(State& state, Subject side, const Identity& answer);

/// The recognised encoding with its parameters, rounded as the table is, in the place of the table. Only
/// where whyNotShown() is empty.
void showAnswerAs(State& state, Subject side, const Identity& answer);

}  // namespace posiscope
