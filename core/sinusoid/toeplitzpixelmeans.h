// SPDX-License-Identifier: GPL-3.0-or-later
// Means over blocks of a matrix that depends on p − q alone.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/fields/indexrange.h"
#include "core/math/phase.h"

namespace posiscope {

/// The means of c(p − q) = Σ_i cos(ω_i (p − q)) over blocks of a regular grid, for pictures.
///
/// The mean over n × m positions is Σ_i f_i(n) f_i(m) cos(ω_i Δ), where Δ is the distance of the middles and
/// f_i(n) the run factor (math/phase.h): for each of the at most four pairs (n, m) of a picture it is a curve
/// over Δ. The curves are computed on a grid and read for every pixel, so the cost is the curve's, and one
/// look-up a pixel. Lengths of a thousand and more that differ by one share the average of their factors: to
/// within 2e-4, as f(n) − f(n+1) is below 1.06/n.
///
/// The grid has every whole position where pixels are small: no error but rounding. Where the smaller side of
/// a pixel covers more than `pointsPerPixel` positions, so many grid points lie in it, and the curve between
/// them is a straight line, through points a little beyond the curve so that it misses as much there as
/// between them: by at most 3e-4 of the largest value, because what turns fast has been averaged away. Slow
/// frequencies are computed on coarser grids, octave by octave, and interpolated by polynomials through 12
/// points (error below 4e-6).
class ToeplitzPixelMeans {
 public:
    /// The runs of an axis have one length, or two. All means are multiplied by `scale`.
    ToeplitzPixelMeans(std::span<const Frequency> frequencies, IndexRanges rows, IndexRanges columns,
                       float scale);

    /// The means of one of the rows with each of the columns.
    void row(IndexRange row, float* out) const;

 private:
    /// Lengths of runs that share curves.
    using Lengths = std::vector<std::int64_t>;
    struct LengthPair {
        Lengths rows, columns;
    };
    void makeCurves(std::span<const Frequency> frequencies, std::span<const LengthPair> pairs,
                    std::int64_t doubledOrigin, float scale);
    std::vector<float> bandCurves(std::span<const Frequency> band, std::span<const LengthPair> pairs,
                                  float scale, std::int64_t doubledOrigin, int octave) const;
    std::size_t lengthAt(int octave) const;

    static constexpr std::int64_t pointsPerPixel = 32;

    std::int64_t spacing_ = 1;  // of the grid, in positions
    std::int64_t doubledOrigin_ = 0;
    std::size_t points_ = 0;         // of the finest grid, without its margins
    std::vector<LengthPair> pairs_;  // in the order of their curves
    std::vector<float> curves_;      // one behind the other
    std::vector<std::int32_t> at_;   // middles of the columns, doubled
    /// For a length of rows: where the curve for each column begins.
    struct CurveOffsets {
        std::int64_t rowLength = 0;
        std::vector<std::int32_t> offset;
    };
    std::vector<CurveOffsets> curveOffsets_;
};

}  // namespace posiscope
