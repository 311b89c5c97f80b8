// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/precision/roundedpairs.h"

#include <cmath>
#include <limits>

namespace posiscope {

namespace {

bool isSame(double a, double b) {
    return a == b || (std::isnan(a) && std::isnan(b));
}

}  // namespace

NumberKind productKind(NumberKind position, NumberKind frequency, NumberKind angle) {
    if (position == NumberKind::exact || frequency == NumberKind::exact) return NumberKind::exact;
    const NumberKind wider = significandOf(position) < significandOf(frequency) ? frequency : position;
    return angle != NumberKind::exact && significandOf(wider) > significandOf(angle) ? wider
                                                                                     : NumberKind::exact;
}

RoundedPairs::RoundedPairs(RoundedFrequencies numbers, Pipeline pipeline, Factors factors,
                           std::vector<double> scaling)
    : numbers_(std::move(numbers)),
      pipeline_(pipeline),
      factors_(std::move(factors)),
      scaling_(std::move(scaling)),
      product_(productKind(pipeline.position, pipeline.frequency, pipeline.angle)),
      frequencies_(numbers_.frequencies()),
      running_(pipeline.order == FrequencyOrder::runningProduct && pipeline.angle != NumberKind::exact) {
    if (factors_.position == 1) return;
    for (Frequency& each : frequencies_)
        each = Frequency(each.exactRadians() * DoubleDouble{factors_.position, 0});
}

/// The stages after position · frequency.
double RoundedPairs::after(double angle, std::size_t pair) const {
    if (running_ && !scaling_.empty())
        angle = roundTo(pipeline_.angle, angle * roundTo(pipeline_.angle, scaling_[pair]));
    return factors_.position == 1 ? angle : roundTo(pipeline_.angle, factors_.position * angle);
}

double RoundedPairs::angle(double position, std::size_t pair) const {
    const DoubleDouble number = numbers_.numbers[pair];
    const DoubleDouble p{position, 0};
    if (!std::isfinite(position)) return roundTo(pipeline_.angle, position * number.hi);
    const double product = (numbers_.timescales ? p / number : number * p).hi;
    return after(roundTo(pipeline_.angle, roundTo(product_, product)), pair);
}

SinCos RoundedPairs::exactly(double position, std::size_t pair) const {
    constexpr double nothing = std::numeric_limits<double>::quiet_NaN();
    const double number = numbers_.numbers[pair].hi;
    if (!std::isfinite(position) || std::isnan(number)) return {nothing, nothing};
    if (number == 0 || std::isinf(number)) return {0, 1};
    return sinCos(frequencies_[pair].at(static_cast<std::int64_t>(position)));
}

double RoundedPairs::factor(std::int64_t position, std::int64_t pair) const {
    if (factors_.growth.empty()) return factors_.attention;
    const DoubleDouble exponent = factors_.growth[static_cast<std::size_t>(pair)] *
                                  DoubleDouble{static_cast<double>(position - factors_.centre), 0};
    return roundTo(pipeline_.sine, std::exp(exponent.hi) * (1 + exponent.lo));
}

SinCos RoundedPairs::kept(SinCos both, double factor) const {
    if (factor != 1)
        both = {roundTo(pipeline_.sine, both.sine * factor), roundTo(pipeline_.sine, both.cosine * factor)};
    return {roundTo(pipeline_.table, both.sine), roundTo(pipeline_.table, both.cosine)};
}

RoundedStages RoundedPairs::stagesAt(std::int64_t position, std::int64_t pair) const {
    const auto i = static_cast<std::size_t>(pair);
    RoundedStages stages{.position = rounded(position), .angle = 0, .computed = {}, .kept = {}};
    if (pipeline_.angle == NumberKind::exact) {
        stages.computed = exactly(stages.position, i);
        stages.angle = frequencies_[i].radians() * stages.position;
    } else {
        if (running_) {
            double theta = roundTo(pipeline_.angle, stages.position);
            for (std::int64_t n = 0; n < pair; ++n)
                theta = roundTo(pipeline_.angle, theta * numbers_.ratio);
            stages.angle = after(theta, i);
        } else {
            stages.angle = angle(stages.position, i);
        }
        stages.computed = {std::sin(stages.angle), std::cos(stages.angle)};
    }
    stages.computed = {roundTo(pipeline_.sine, stages.computed.sine),
                       roundTo(pipeline_.sine, stages.computed.cosine)};
    stages.kept = kept(stages.computed, factor(position, pair));
    return stages;
}

void RoundedPairs::at(std::int64_t position, IndexRange pairs, SinCos* out) const {
    if (!running_) {
        for (std::int64_t pair = pairs.first; pair < pairs.end(); ++pair)
            *out++ = at(position, pair);
        return;
    }
    double theta = roundTo(pipeline_.angle, rounded(position));
    for (std::int64_t pair = 0; pair < pairs.end(); ++pair) {
        if (pair >= pairs.first) {
            const double own = after(theta, static_cast<std::size_t>(pair));
            *out++ = kept({roundTo(pipeline_.sine, std::sin(own)), roundTo(pipeline_.sine, std::cos(own))},
                          factor(position, pair));
        }
        theta = roundTo(pipeline_.angle, theta * numbers_.ratio);
    }
}

std::shared_ptr<const RoundedPairs> roundedPairs(const FrequencySeries& series, const Pipeline& pipeline,
                                                 RoundedPairs::Factors factors) {
    return std::make_shared<RoundedPairs>(roundedFrequencies(series, pipeline), pipeline, std::move(factors),
                                          series.factors);
}

std::int64_t RoundedPairs::sameUntil(std::int64_t position, std::int64_t end) const {
    if (!factors_.growth.empty()) return position + 1;
    const double here = rounded(position);
    std::int64_t last = position;
    std::int64_t other = end;  // the first position known to round to another number
    for (std::int64_t step = 1; last + step < other; step *= 2) {
        if (isSame(rounded(last + step), here))
            last += step;
        else
            other = last + step;
        if (other == last + step) break;
    }
    while (other - last > 1) {
        const std::int64_t middle = last + (other - last) / 2;
        (isSame(rounded(middle), here) ? last : other) = middle;
    }
    return other;
}

std::int64_t RoundedPairs::differentPositions(IndexRange positions) const {
    if (!factors_.growth.empty()) return positions.count;
    // Units in the last place are largest at the last position.
    if (rounded(positions.end() - 1) == static_cast<double>(positions.end() - 1) &&
        significandOf(pipeline_.position) >= 24)
        return positions.count;
    std::int64_t count = 0;
    for (std::int64_t at = positions.first; at < positions.end(); at = sameUntil(at, positions.end()))
        ++count;
    return count;
}

}  // namespace posiscope
