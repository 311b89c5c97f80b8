// A weighted sum of many waves over run after run of positions.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/math/phase.h"
#include "core/run.h"
#include "core/simd/lines.h"

namespace posiscope {

/// Walks over ascending runs of positions and gives, for each, Σ_i (s_i · mean of sin(ω_i p) + c_i · mean of
/// cos(ω_i p)) in single precision: a line of a similarity matrix. Each pair is one phasor, s_i sin + c_i cos
/// and its derivative by the angle, turned from run to run as in core/blocksweep.h.
class ProfileSweep {
 public:
    ProfileSweep(std::span<const Frequency> frequencies, std::vector<double> sines,
                 std::vector<double> cosines);

    /// Moves to `run`, in positions, and gives the sum over it.
    float moveTo(Run run);

 private:
    struct Rotation {
        std::int64_t doubledDistance = 0;
        FloatLines cosine, sine;
    };
    struct Weights {
        std::int64_t count = 0;
        FloatLines weight;
    };
    void anchor(std::int64_t doubledMiddle);
    const Rotation& rotationBy(std::int64_t doubledDistance);
    const FloatLines& weightsFor(std::int64_t count);

    static constexpr int stepsPerAnchor = 64;
    static constexpr std::size_t remembered =
        8;  // distances or counts; neighbouring pixels need two or three

    std::span<const Frequency> frequencies_;
    std::vector<double> sines_, cosines_;  // s and c
    std::size_t room_;                     // for the pairs, and what fills up the last vector register
    FloatLines value_, partner_;
    std::vector<double> sine_, cosine_;  // room for angles
    std::vector<Rotation> rotations_;
    std::vector<Weights> weights_;
    std::int64_t doubledMiddle_ = 0;
    int stepsSinceAnchor_ = stepsPerAnchor;
};

}  // namespace posiscope
