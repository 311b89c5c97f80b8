// A weighted sum of many waves over run after run of positions.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/fields/run.h"
#include "core/math/phase.h"
#include "core/math/simd/lines.h"
#include "core/math/simd/recentlines.h"

namespace posiscope {

/// Walks over ascending runs of positions and gives, for each, Σ_i (s_i · mean of sin(ω_i p) + c_i · mean of
/// cos(ω_i p)) in single precision: a line of a similarity matrix. Each pair is one phasor, s_i sin + c_i cos
/// and its derivative by the angle, turned from run to run as in core/sinusoid/blocksweep.h.
class ProfileSweep {
 public:
    ProfileSweep(std::span<const Frequency> frequencies, std::vector<double> sines,
                 std::vector<double> cosines);

    /// Moves to `run`, in positions, and gives the sum over it.
    float moveTo(Run run);

 private:
    void anchor(std::int64_t doubledMiddle);
    const float* turnsBy(std::int64_t doubledDistance);
    const float* weightsFor(std::int64_t count);

    static constexpr int stepsPerAnchor = 64;

    std::span<const Frequency> frequencies_;
    std::vector<double> sines_, cosines_;  // s and c
    std::size_t room_;                     // for the pairs, and what fills up the last vector register
    FloatLines phasors_;                   // see phasorPlace()
    std::vector<double> sine_, cosine_;    // room for angles
    RecentLines turns_, weights_;
    std::int64_t doubledMiddle_ = 0;
    int stepsSinceAnchor_ = stepsPerAnchor;
};

}  // namespace posiscope
