// SPDX-License-Identifier: GPL-3.0-or-later
// Sines and cosines rounded as a program computes them.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "core/fields/indexrange.h"
#include "core/precision/frequencies.h"

namespace posiscope {

/// The numbers of one pair at one position after each stage.
struct RoundedStages {
    double position = 0;
    double angle = 0;  ///< in radians; its nearest double where angles are exact
    SinCos computed;   ///< sine and cosine
    SinCos kept;       ///< multiplied by the factor, as stored in the table
};

/// The sine and cosine of every pair at every position, rounded after every operation. Exact stages are
/// within 4e-16; only a rounded angle becomes a double. Immutable.
///
/// The C library computes sine and cosine in double, and the result is rounded to their type. It is correctly
/// rounded unless a tie of the type is nearer than a unit of the double: one chance in about 2^28 for
/// float32. Real libraries may be one unit in the last place off.
class RoundedPairs {
 public:
    struct Factors {
        double attention = 1;  ///< of sines and cosines
        double position = 1;   ///< of angles: the scale of timesteps
        /// The growth g of xPos. The sine and cosine of pair i at p are multiplied by e^(g_i (p − centre)) in
        /// their type. Empty for none.
        std::vector<DoubleDouble> growth = {};
        std::int64_t centre = 0;
    };

    RoundedPairs(RoundedFrequencies numbers, Pipeline pipeline, Factors factors, std::vector<double> scaling);

    std::int64_t pairs() const { return static_cast<std::int64_t>(numbers_.numbers.size()); }
    const Pipeline& pipeline() const { return pipeline_; }
    /// The frequency of a pair, or its timescale: see RoundedFrequencies.
    double number(std::int64_t pair) const { return numbers_.numbers[static_cast<std::size_t>(pair)].hi; }
    bool hasTimescales() const { return numbers_.timescales; }
    bool isRunningProduct() const { return running_; }
    /// Whether frequencies() give the table in closed form.
    bool hasClosedForm() const { return pipeline_.exactFromFrequencies() && numbers_.sound(); }
    /// The frequencies for exact angles.
    std::span<const Frequency> frequencies() const { return frequencies_; }
    double attentionFactor() const { return factors_.attention; }
    /// The factor of a pair's sine and cosine at a position.
    double factor(std::int64_t position, std::int64_t pair) const;

    RoundedStages stagesAt(std::int64_t position, std::int64_t pair) const;
    SinCos at(std::int64_t position, std::int64_t pair) const { return stagesAt(position, pair).kept; }
    /// Computes a range of pairs at once, because a running product starts at the first pair.
    void at(std::int64_t position, IndexRange pairs, SinCos* out) const;

    /// The end of the run of positions, from `position` on, that round to the same number and so have the
    /// same sines and cosines; at most `end`.
    std::int64_t sameUntil(std::int64_t position, std::int64_t end) const;
    /// The number of such runs.
    std::int64_t differentPositions(IndexRange positions) const;

 private:
    double rounded(std::int64_t position) const {
        return roundTo(pipeline_.position, static_cast<double>(position));
    }
    double angle(double position, std::size_t pair) const;
    double after(double angle, std::size_t pair) const;
    SinCos kept(SinCos both, double factor) const;
    SinCos exactly(double position, std::size_t pair) const;

    RoundedFrequencies numbers_;
    Pipeline pipeline_;
    Factors factors_;
    std::vector<double> scaling_;  // of the running products
    NumberKind product_;           // of position · frequency
    std::vector<Frequency> frequencies_;
    bool running_;
};

/// The pairs of a series, rounded by a pipeline.
std::shared_ptr<const RoundedPairs> roundedPairs(const FrequencySeries& series, const Pipeline& pipeline,
                                                 RoundedPairs::Factors factors = {});

}  // namespace posiscope
