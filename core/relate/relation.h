// SPDX-License-Identifier: GPL-3.0-or-later
// What a table B is to a table A: the one answer of compare, identify and the window.
#pragma once

#include <optional>

#include "core/relate/lineorder.h"
#include "core/relate/tableedit.h"

namespace posiscope {

/// How far a cell may be from what is expected of it: absolute + share · |expected|.
struct CellTolerance {
    double absolute = 0, share = 0;
};

/// A cell of B that the relation does not explain.
struct OffCell {
    std::int64_t row = 0, column = 0;
    double is = 0, expected = 0;  ///< NaN where nothing is expected of its row or column
};

/// B[r, c] = factor · sign(c) · A[row(r), column(c)] + constant, of A or of A transposed, rounded or not.
struct Relation {
    /// Whether B was made from A; then `edits` are how, none where B is the same.
    bool found = false;
    std::vector<TableEdit> edits = {};
    /// Cells of B, and those that are explained. Rows and columns that A says nothing about are not.
    std::int64_t cells = 0, explained = 0;
    std::int64_t onlyNear = 0;    ///< of the explained cells: those beyond the tolerance
    double rms = 0, largest = 0;  ///< of what is left of the explained cells
    std::optional<OffCell> firstOff = {};
    /// Which row and which column of A each one of B is; −1: none.
    LineOrder rows = {}, columns = {};
    Text whyNot = {};      ///< why no relation was looked for; empty where one was
    bool complete = true;  ///< false when `progress` stopped it

    /// "same", "rows-reversed" …; none where no relation was found.
    std::vector<std::string> ids() const;
    /// One sentence for each edit, then how much they explain where that is not all.
    std::vector<Text> words() const;
    double share() const;
};

}  // namespace posiscope
