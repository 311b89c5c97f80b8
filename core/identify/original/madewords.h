// SPDX-License-Identifier: GPL-3.0-or-later
// How a table was made from an original one, in words.
#pragma once

#include "core/identify/learnedsheet.h"
#include "core/identify/original/original.h"
#include "core/relate/madehypothesis.h"

namespace posiscope {

/// What was compared: the ways in which the two arrays were read.
struct MadeTable {
    const LearnedSheet& original;
    const LearnedSheet& table;
    NumberKind originalCells, cells;
};

/// "height", "width", "interpolation" … beside the numbers of rows and columns.
OptionValues optionsOf(const MadeHypothesis& hypothesis, const MadeTable& tables);

/// One line each: grids, rows in front, interpolation, rounding.
std::vector<Text> evidenceOf(const MadeHypothesis& hypothesis, const MadeTable& tables);

/// What is wrong: in itself, and where something else was meant.
std::vector<Finding> findingsOf(const MadeHypothesis& hypothesis, const MadeTable& tables,
                                const OriginalTable& meant);

}  // namespace posiscope
