// SPDX-License-Identifier: GPL-3.0-or-later
// Weighted sums of waves over run after run of positions.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "core/fields/indexrange.h"
#include "core/math/phase.h"
#include "core/math/simd/alignedfloats.h"

namespace posiscope {

/// Walks over ascending runs of positions and gives some sums of waves, each the mean over the run, in single
/// precision: this is the inner loop of pictures of a table and of a line of its similarity matrix.
///
/// A term is one phasor: the wave s·sin(ωp) + c·cos(ωp) and its derivative by the angle, which turn alike.
/// From one run to the next the angle in the middle grows by ω·(distance of the middles), and neighbouring
/// pixels have at most a few different distances: their rotations are computed once. Every `stepsPerAnchor`
/// runs the angles are computed afresh. A step adds at most √5·2⁻²⁴ for the product of two complex numbers in
/// single precision and √2·2⁻²⁵ for its rounded rotation: 1.2e-5 in 64 runs, 4.5e-5 in 256.
class PhasorSweep {
 public:
    struct Term {
        std::uint32_t pair = 0;  ///< of the frequencies
        float weight = 0;
        double sine = 0;    ///< s
        double cosine = 0;  ///< c
    };

    /// Sum x has the terms x, x + width, x + 2·width …; width is a multiple of `waveLanes`, so that sums run
    /// along the registers.
    PhasorSweep(std::vector<Frequency> frequencies, std::vector<Term> terms, std::size_t width,
                int stepsPerAnchor);

    /// Moves through up to `sweepRows` runs, in positions. The sums of run n begin at n·width; they are valid
    /// until the next call.
    std::span<const float> moveTo(IndexRanges runs);

    std::size_t width() const { return width_; }

 private:
    void anchor(std::int64_t doubledMiddle);
    const float* turnsBy(std::int64_t doubledDistance);
    const float* weightsFor(std::int64_t count);

    std::vector<Frequency> frequencies_;
    std::vector<Term> terms_;
    std::size_t width_;
    int stepsPerAnchor_;
    AlignedFloats phasors_;              // at the middle of the current run, see phasorPlace()
    std::vector<double> sine_, cosine_;  // room for angles
    AlignedFloats sums_;
    /// By distance, and by the length of runs: neighbouring pixels have two or three.
    std::map<std::int64_t, AlignedFloats> turns_, weights_;
    std::int64_t doubledMiddle_ = 0;
    int stepsSinceAnchor_;
};

}  // namespace posiscope
