// SPDX-License-Identifier: GPL-3.0-or-later
// How a table was made from a learned one.
#pragma once

#include "core/resize/resize.h"

namespace posiscope {

struct Making {
    enum class Kind { rows, cropped, resized };
    Kind kind = Kind::rows;
    /// Of rows: row p is row p − shift of the original.
    std::int64_t shift = 0;
    /// Of grids: rows in front that belong to no place, in the original and here.
    std::int64_t originalExtra = 0, extra = 0;
    Grid from = {}, to = {};
    std::int64_t top = 0, left = 0;  ///< of cropped grids: the first place that is there
    /// Of resized grids: what it was resized to; of that `to` is there.
    Grid sampled = {};
    Interpolation interpolation = {};
    bool exchanged = false;  ///< sampled at (y, x): place (r, c) of `to` is place (c, r) of a turned grid

    bool isShort() const { return kind == Kind::resized && !exchanged && sampled != to; }
    /// Whether the table is wrong whatever was meant.
    bool isWrong() const { return exchanged || isShort(); }
    /// Whether numbers were computed, and not only copied.
    bool computes() const {
        return kind == Kind::resized && interpolation.kernel != Kernel::nearest &&
               interpolation.kernel != Kernel::nearestExact;
    }
};

/// The rows that a making gives, one after the other or some of them.
class MadeRows {
 public:
    /// What a row is: made from the original, a row that the original says nothing about, or one too many.
    enum class Row { made, open, none };

    MadeRows(RowReader original, const Making& making);

    Row at(std::int64_t row, double* out);

 private:
    void copy(std::int64_t row, double* out) const;

    RowReader original_;
    Making making_;
    Resizing resizing_;
};

}  // namespace posiscope
