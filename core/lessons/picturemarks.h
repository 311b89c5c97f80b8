// SPDX-License-Identifier: GPL-3.0-or-later
// Marks that point at a part of a picture, as a lesson sets them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace keys {

/// "row 5: the same; similarity diagonal 44: seven turns"; empty: no marks.
inline constexpr Key<std::string> marks{"marks"};

}  // namespace keys

/// A part of a picture and a word for it. In a table rows are positions and columns are dimensions; in a
/// matrix of positions both are positions.
struct PictureMark {
    enum class Kind {
        cell,      ///< row, column
        row,       ///< row
        column,    ///< column
        pair,      ///< the columns of pair i of a table, or its dial
        diagonal,  ///< the cells of a matrix whose column is row + k
        region,    ///< first and last row, first and last column
        arrow,     ///< from row and column to row and column
        arc        ///< the angles that pair i has from one position to another, on its dial
    };
    std::string view;  ///< the id of the view that has it; empty: every view
    Kind kind = Kind::cell;
    std::vector<double> at;
    std::string word;  ///< may be empty
    std::string part;  ///< of a view with several tables, as in "sentence.outputs"; empty: all of them
    bool operator==(const PictureMark&) const = default;
};

/// "cell", "row" …
std::string_view wordOf(PictureMark::Kind kind);

/// Reads "[VIEW[.PART]] KIND NUMBERS[: WORD]", separated by semicolons. Errors name the mark and what it
/// needs.
Result<std::vector<PictureMark>> pictureMarksOf(std::string_view text);

}  // namespace posiscope
