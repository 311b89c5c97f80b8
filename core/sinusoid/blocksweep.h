// Means over blocks of a sinusoidal table, row of pixels after row of pixels.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/fields/run.h"
#include "core/math/phase.h"
#include "core/math/simd/lines.h"
#include "core/math/simd/recentlines.h"
#include "core/sinusoid/pairlayout.h"

namespace posiscope {

/// Walks over runs of positions and gives, for each run of columns of a tile, the sum of the column means
/// over the current run of positions, in single precision: this is the inner loop of pictures of the table.
///
/// A column run is a sum of phasors: a sine, a cosine, or both of a pair, sin a + cos a, which turn alike.
/// From one run of positions to the next the angle in the middle grows by ω·(distance of the middles), and
/// neighbouring pixels have at most a few different distances: their rotations are computed once. Every
/// `stepsPerAnchor` runs the angles are computed afresh, which bounds the error at 3e-5. Phasors are stored
/// rank by rank, one of each column run, so that sums run along the pixels.
class BlockSweep {
 public:
    /// At most `widest` column runs; each sum is multiplied by its `shares`.
    BlockSweep(std::span<const Frequency> frequencies, const PairLayout& layout,
               std::span<const Run> columnRuns, std::span<const float> shares);

    static constexpr std::size_t widest = 256;

    /// Moves through up to `sweepRows` runs, in positions, and writes one sum for each column run to out[0],
    /// out[1] …, for the next run from out[stride] on.
    void moveTo(std::span<const Run> runs, float* out, std::size_t stride);

 private:
    enum class Kind : std::uint8_t { sine, cosine, both };
    struct Slot {
        std::uint32_t pair = 0;  // of pairs_
        float share = 0;
        Kind kind = Kind::both;
    };

    void takeSlots(std::span<const Frequency> frequencies, const PairLayout& layout, Run columns,
                   float share);
    void anchor(std::int64_t doubledMiddle);
    const float* turnsBy(std::int64_t doubledDistance);
    const float* weightsFor(std::int64_t count);

    static constexpr int stepsPerAnchor = 256;

    std::size_t wanted_;  // column runs
    std::size_t width_;   // of a rank: the column runs, and what fills up the last vector register
    std::size_t ranks_ = 0;
    std::vector<Frequency> pairs_;       // of this tile
    std::int64_t lastPair_ = -1;         // that was taken into pairs_
    std::vector<Slot> slots_;            // ranks × width
    FloatLines phasors_;                 // of each slot at the middle of the current run, see phasorPlace()
    std::vector<double> sine_, cosine_;  // room for angles
    FloatLines sums_;
    RecentLines turns_, weights_;
    std::int64_t doubledMiddle_ = 0;
    int stepsSinceAnchor_ = stepsPerAnchor;
};

}  // namespace posiscope
