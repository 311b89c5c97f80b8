// SPDX-License-Identifier: GPL-3.0-or-later
// One of the ways in which a table B is made from a table A, with its id and its sentence.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/text.h"
#include "core/resize/interpolation.h"

namespace posiscope {

/// Lines are the rows or the columns of a table.
struct TableEdit {
    enum class Kind {
        rowsReversed,
        rowsShuffled,
        rowsRolled,
        rowsRepeated,
        rowsCut,
        rowsMissing,
        rowsAdded,
        rowsLater,
        rowsEarlier,
        columnsReversed,
        columnsShuffled,
        columnsRolled,
        columnsRepeated,
        columnsCut,
        columnsMissing,
        columnsAdded,
        columnsLater,
        columnsEarlier,
        columnsNegated,
        transposed,
        negated,
        scaled,
        onALine,
        resized,
        rounded,
        near,
        quantised
    };
    Kind kind;
    /// Of lines: the first and the last one of A (of added ones: of B), or by how many they are moved, and
    /// how many there are.
    std::int64_t first = 0, last = 0, of = 0;
    std::vector<std::int64_t> lines = {};  ///< the lines of A that B has, in B's order
    double factor = 1, constant = 0;  ///< of cells: B is factor · A + constant; or `of` steps of `constant`
    double rms = 0, largest = 0;      ///< what is left where B is only near
    std::string name = {};            ///< the type of rounded numbers, the interpolation of resized ones
    Grid from = {}, to = {};          ///< the places of resized tables; of a line of them: one row
    std::int64_t before = 0, beforeHere = 0;  ///< the rows in front of these places, in A and in B
};

/// "rows-reversed", "another-scale" …: one for each kind, but for a line, which is a scale with a constant,
/// and for the two directions in which lines are moved.
const char* idOf(const TableEdit& edit);

/// One sentence, in which the tables are A and B.
Text wordsOf(const TableEdit& edit);

/// The first numbers of a list: "5, 0, 3, 2 …".
std::string firstOf(const std::vector<std::int64_t>& numbers);

}  // namespace posiscope
