// Pictures of sinusoidal tables.
#pragma once

#include <vector>

#include "core/fields/field.h"
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
    void tileMeans(Tile& tile, float* out) const;
    bool isMasked(IndexRange run) const { return shape_.zeroFirstRow && run.first == 0; }

    SinusoidTable::Shape shape_;
    IndexRanges rowRuns_;
    std::size_t width_;
    std::vector<Tile> tiles_;
};

}  // namespace posiscope
