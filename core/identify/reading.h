// A table read in one form: its frequencies and its first position.
#pragma once

#include <optional>
#include <vector>

#include "core/identify/pairfit.h"

namespace posiscope {

/// A sheet in one form before it is named: pair i of row r has the angle ω_i (first + step·r).
struct Reading {
    std::int64_t rows = 0;  ///< 0 where there are frequencies alone
    Form form = {};
    NumberKind cells = NumberKind::float64;  ///< the narrowest type that holds the cells
    std::vector<double> radians = {};        ///< ω_i ≥ 0 where the table can tell; aliases otherwise
    std::vector<double> errors = {};         ///< how far ω_i may be off
    std::vector<double> growth = {};         ///< ln of the envelope a position
    double amplitude = 1;                    ///< the median over pairs
    double amplitudeError = 0;
    std::int64_t first = 0;  ///< the position of row 0; below 0 where other rows stand before position 0
    std::int64_t step = 1;   ///< −1: rows count down
    int sineSign = 1;
    bool zeroFirstRow = false;     ///< row 0 is all zeros, cosines too
    std::vector<bool> sound = {};  ///< pairs that fit, and turn
    std::vector<bool> still = {};  ///< pairs that do not turn at all: cosine 1, sine 0
    double agreement = 0;          ///< the share of all pairs whose phase says the same first position

    /// The number of rows before position 0: a class token, padding, unused rows.
    std::int64_t leadingRows() const { return step > 0 && first < 0 ? -first : 0; }
    std::int64_t leadingZeros = 0;  ///< so many of them are zeros

    std::size_t pairs() const { return radians.size(); }
    bool grows() const;
};

/// The reading of the sheet in this form; nothing where most pairs are no pairs, or do not begin together.
std::optional<Reading> readForm(const Sheet& sheet, const Form& form, const Sample& sample, NumberKind cells,
                                Pace& pace);

}  // namespace posiscope
