// Means of sines and cosines over many runs of positions, one after the other.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/fields/run.h"
#include "core/math/phase.h"
#include "core/math/simd/recentlines.h"

namespace posiscope {

/// Walks over ascending runs of positions and keeps, for each pair of a range, the mean of sin(ωp) and of
/// cos(ωp) over the current run, in single precision: this is the inner loop of pictures.
///
/// From one run to the next the angle at the middle grows by ω·(distance of the middles). Neighbouring pixels
/// have at most a few different distances, so the rotations are computed once each and applied by angle
/// addition; every `stepsPerAnchor` runs the angles are computed afresh, which bounds the error at 1e-5.
class RunSweep {
 public:
    explicit RunSweep(std::span<const Frequency> frequencies);

    /// Moves to `run`, in positions.
    void moveTo(Run run);

    std::span<const float> sines() const { return meanSine_; }
    std::span<const float> cosines() const { return meanCosine_; }

 private:
    void anchor(std::int64_t doubledMiddle);
    const float* turnsBy(std::int64_t doubledDistance);
    const float* factorsFor(std::int64_t count);

    static constexpr int stepsPerAnchor = 64;

    std::span<const Frequency> frequencies_;
    std::vector<float> sine_, cosine_;             // at the middle of the current run
    std::vector<double> exactSine_, exactCosine_;  // room for what is rounded
    std::vector<float> meanSine_, meanCosine_;     // over the current run
    RecentLines turns_;                            // cosines, and the sines behind them
    RecentLines factors_;
    std::int64_t doubledMiddle_ = 0;
    int stepsSinceAnchor_ = stepsPerAnchor;
};

}  // namespace posiscope
