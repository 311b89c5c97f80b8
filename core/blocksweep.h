// Means over blocks of a sinusoidal table, row of pixels after row of pixels.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/math/phase.h"
#include "core/pairlayout.h"
#include "core/run.h"
#include "core/simd/lines.h"

namespace posiscope {

/// Walks over runs of positions and gives, for each run of columns of a tile, the sum of the column means
/// over the current run of positions, in single precision: this is the inner loop of pictures of the table.
///
/// A column run is a sum of phasors: a sine, a cosine, or both of a pair, sin a + cos a, which turn alike.
/// From one run of positions to the next the angle in the middle grows by ω·(distance of the middles), and
/// neighbouring pixels have at most a few different distances: their rotations are computed once. Every
/// `stepsPerAnchor` runs the angles are computed afresh, which bounds the error at 1e-5. Phasors are stored
/// rank by rank, one of each column run, so that sums run along the pixels.
class BlockSweep {
 public:
    /// At most `widest` column runs; each sum is multiplied by its `shares`.
    BlockSweep(std::span<const Frequency> frequencies, const PairLayout& layout,
               std::span<const Run> columnRuns, std::span<const float> shares);

    static constexpr std::size_t widest = 256;

    /// Moves to `run`, in positions, and gives one sum for each column run, and zeros behind them.
    std::span<const float> moveTo(Run run);

 private:
    enum class Kind { nothing, sine, cosine, both };
    struct Slot {
        std::int64_t pair = 0;
        Kind kind = Kind::nothing;
        float share = 0;
    };
    struct Rotation {
        std::int64_t doubledDistance = 0;
        FloatLines cosine, sine;
    };
    struct Weights {
        std::int64_t count = 0;
        FloatLines weight;
    };

    static std::vector<Slot> slotsOf(const PairLayout& layout, Run columns, float share);
    void anchor(std::int64_t doubledMiddle);
    const Rotation& rotationBy(std::int64_t doubledDistance);
    const FloatLines& weightsFor(std::int64_t count);
    void angles(std::int64_t doubled);

    static constexpr int stepsPerAnchor = 128;
    static constexpr std::size_t remembered =
        8;  // distances or counts; neighbouring pixels need two or three

    std::span<const Frequency> frequencies_;
    std::size_t width_;  // of a rank: the column runs, and what fills up the last vector register
    std::size_t ranks_ = 0;
    std::vector<Slot> slots_;            // ranks × width
    FloatLines value_, partner_;         // of each slot at the middle of the current run
    std::vector<double> sine_, cosine_;  // room for angles
    FloatLines sums_;
    std::vector<Rotation> rotations_;
    std::vector<Weights> weights_;
    std::int64_t doubledMiddle_ = 0;
    int stepsSinceAnchor_ = stepsPerAnchor;
};

}  // namespace posiscope
