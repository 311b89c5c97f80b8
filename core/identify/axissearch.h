// Tables with several positions a row, whose pairs follow time, height or width.
#pragma once

#include "core/identify/families/families.h"

namespace posiscope {

/// Judges a table of which every pair is said to follow one of three positions: finds the positions of the
/// rows and the axis of every pair. False where it is no such table, or where all rows have one position.
bool judgeAxes(const Subjects& subjects, const Expectation& expected, Identity& answer);

}  // namespace posiscope
