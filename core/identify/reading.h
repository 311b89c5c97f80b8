// SPDX-License-Identifier: GPL-3.0-or-later
// A table read in one form: its frequencies and its first position.
#pragma once

#include <optional>
#include <vector>

#include "core/identify/pairfit.h"

namespace posiscope {

/// A sheet in one form before it is named: pair i of row r has the angle ω_i (first + step·r).
struct Reading {
    std::int64_t rows = 0;  ///< 0 for frequencies alone
    Form form = {};
    NumberKind cells = NumberKind::float64;  ///< the narrowest type that holds the cells
    std::vector<double> radians = {};        ///< ω_i ≥ 0 if the table tells; otherwise an alias
    std::vector<double> errors = {};         ///< the errors of ω_i
    std::vector<double> growth = {};         ///< ln of the envelope's factor for each position
    double amplitude = 1;                    ///< the median over pairs
    double amplitudeError = 0;
    std::int64_t first = 0;  ///< the position of row 0; negative with other rows before position 0
    double fraction = 0;     ///< what the position of row 0 is beyond `first`: 0 but where any was asked for
    std::int64_t step = 1;   ///< −1: rows count down
    int sineSign = 1;
    bool zeroFirstRow = false;     ///< row 0 is all zeros, cosines too
    std::vector<bool> sound = {};  ///< pairs that fit and rotate
    std::vector<bool> still = {};  ///< pairs that do not rotate: cosine 1, sine 0
    double agreement = 0;          ///< the share of pairs whose phase agrees with the first position

    /// The number of rows before position 0: a class token, padding, unused rows.
    std::int64_t leadingRows() const { return step > 0 && first < 0 ? -first : 0; }
    std::int64_t leadingZeros = 0;  ///< the number of these rows that are zeros

    std::size_t pairs() const { return radians.size(); }
    bool grows() const;
};

/// The reading of the sheet in this form; nothing where most pairs are no pairs, or do not begin together: at
/// a whole position, or at any.
std::optional<Reading> readForm(const Sheet& sheet, const Form& form, const Sample& sample, NumberKind cells,
                                Pace& pace, bool whole = true);

/// Whether a form has one of the two functions alone.
bool isOneFunction(const Form& form);

/// The reading of a sheet whose columns are A cos(ω r) or A sin(ω r), r the row from 0: a cell has several
/// angles, of which each row takes the one nearest to the frequency that the rows before it say, and makes
/// that frequency more exact. Nothing where most columns are no such functions, or none turns.
std::optional<Reading> readOneFunction(const Sheet& sheet, const Form& form, const Sample& sample,
                                       NumberKind cells);

}  // namespace posiscope
