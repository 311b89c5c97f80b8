// Sines and cosines as a computation in narrow types has them.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "core/fields/indexrange.h"
#include "core/precision/frequencies.h"

namespace posiscope {

/// The numbers of one pair at one position, stage by stage.
struct RoundedStages {
    double position = 0;
    double angle = 0;  ///< in radians; its nearest double where angles are exact
    SinCos computed;   ///< sine and cosine
    SinCos kept;       ///< times the factor, as the table keeps them
};

/// sin and cos of every pair at every position, rounded after every operation. What is exact is within
/// 4e-16: only an angle that is rounded is ever a double. Immutable.
///
/// Sine and cosine of an angle are those of the C library in double, rounded to their type: correctly rounded
/// but where a tie of the type is nearer than a unit of the double, one chance in about 2^28 for float32.
/// Other libraries may be one unit in the last place off.
class RoundedPairs {
 public:
    struct Factors {
        double attention = 1;  ///< of sines and cosines
        double position = 1;   ///< of angles: the scale of timesteps
        /// Of sines and cosines of pair i at p, e^(g_i (p − centre)) in their type: the growth g of xPos.
        /// Empty: none.
        std::vector<DoubleDouble> growth = {};
        std::int64_t centre = 0;
    };

    RoundedPairs(RoundedFrequencies numbers, Pipeline pipeline, Factors factors, std::vector<double> scaling);

    std::int64_t pairs() const { return static_cast<std::int64_t>(numbers_.numbers.size()); }
    const Pipeline& pipeline() const { return pipeline_; }
    /// A frequency, or a timescale: see RoundedFrequencies.
    double number(std::int64_t pair) const { return numbers_.numbers[static_cast<std::size_t>(pair)].hi; }
    bool hasTimescales() const { return numbers_.timescales; }
    bool isRunningProduct() const { return running_; }
    /// Whether a table follows from frequencies() in closed form.
    bool hasClosedForm() const { return pipeline_.exactFromFrequencies() && numbers_.sound(); }
    /// What they are in exact angles.
    std::span<const Frequency> frequencies() const { return frequencies_; }
    double attentionFactor() const { return factors_.attention; }
    /// What sine and cosine of a pair are multiplied by at a position.
    double factor(std::int64_t position, std::int64_t pair) const;

    RoundedStages stagesAt(std::int64_t position, std::int64_t pair) const;
    SinCos at(std::int64_t position, std::int64_t pair) const { return stagesAt(position, pair).kept; }
    /// The pairs of a range at once: a running product goes through them from the first one.
    void at(std::int64_t position, IndexRange pairs, SinCos* out) const;

    /// The end of the run of positions from `position` on that have the same sines and cosines because they
    /// are rounded to the same number; not beyond `end`.
    std::int64_t sameUntil(std::int64_t position, std::int64_t end) const;
    /// How many such runs there are.
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
    std::vector<double> scaling_;  // of running products
    std::vector<Frequency> frequencies_;
    bool running_;
};

/// The pairs of a series in a pipeline.
std::shared_ptr<const RoundedPairs> roundedPairs(const FrequencySeries& series, const Pipeline& pipeline,
                                                 RoundedPairs::Factors factors = {});

}  // namespace posiscope
