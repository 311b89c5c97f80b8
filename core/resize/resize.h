// SPDX-License-Identifier: GPL-3.0-or-later
// Grids of learned rows, resized as PyTorch's interpolate does.
#pragma once

#include <Eigen/Core>
#include <functional>
#include <vector>

#include "core/resize/taps.h"

namespace posiscope {

/// Learned rows one below the other: some that belong to no place (class token, registers), then the places
/// in raster order.
using LearnedRows = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// Learned rows that are read one at a time, wherever they are kept.
struct RowReader {
    Eigen::Index rows = 0, columns = 0;
    /// The numbers of a row, until the next one is read.
    std::function<const double*(std::int64_t row)> at;
};

/// `rows` must outlive it.
RowReader readerOf(const LearnedRows& rows);

/// Makes the rows of new places. All is computed in float64.
class Resizing {
 public:
    Resizing(Grid from, Grid to, const Interpolation& interpolation);
    /// With axes of another step than their sizes say.
    Resizing(const ResizedAxis& down, const ResizedAxis& across, const Interpolation& interpolation);

    /// The row of the new place in row r and column c, from places that stand behind `extra` other rows.
    void place(const RowReader& rows, std::int64_t extra, std::int64_t r, std::int64_t c, double* out);

 private:
    ResizedAxis down_, across_;
    Interpolation interpolation_;
    Taps upright_, level_;  // of the last place
};

/// The rows of the new grid, behind the same `extra` rows.
LearnedRows resized(const LearnedRows& rows, std::int64_t extra, Grid from, Grid to,
                    const Interpolation& interpolation);

}  // namespace posiscope
