// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of sinusoidal tables.
#pragma once

#include <array>
#include <vector>

#include "core/fields/field.h"
#include "core/math/simd/kernels.h"
#include "core/sinusoid/phasorsweep.h"
#include "core/sinusoid/sinusoidtable.h"

namespace posiscope {

/// The means over blocks of a sinusoidal table, see Field::pixelMeans: a sweep for each tile of columns,
/// small enough for the first cache. A run of columns is a sum of phasors: a sine, a cosine, or both of a
/// pair.
class SinusoidPixelMeans {
 public:
    SinusoidPixelMeans(const SinusoidTable& table, IndexRanges rowRuns, IndexRanges columnRuns);

    /// Row by row.
    void write(float* out);

 private:
    struct Tile {
        std::size_t first = 0, pixels = 0;
        std::size_t cuts = 1;  // pieces of a pixel
        PhasorSweep sweep;
    };
    static Tile tileOf(const SinusoidTable& table, IndexRanges columnRuns, std::size_t first);
    /// The runs of rows that a sweep takes at once, in positions. A run with a masked row is a step by
    /// itself.
    struct Step {
        std::array<IndexRange, sweepRows> runs = {};
        std::size_t count = 0;
        bool masked = false;
    };
    Step stepAt(std::size_t first) const;
    void stepMeans(Tile& tile, const Step& step, float* out) const;
    bool isMasked(IndexRange run) const { return shape_.zeroFirstRow && run.first == 0; }

    SinusoidTable::Shape shape_;
    IndexRanges rowRuns_;
    std::size_t width_;
    std::vector<Tile> tiles_;
};

}  // namespace posiscope
