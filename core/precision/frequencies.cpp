// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/precision/frequencies.h"

#include <algorithm>
#include <cmath>

namespace posiscope {

namespace {

/// B^(n·i/m), or its reciprocal with `inverse`, computed in the pipeline's order of operations.
double computed(const FrequencySeries& series, const Pipeline& pipeline, double i, bool inverse) {
    const NumberKind kind = pipeline.arithmetic;
    const auto rounded = [kind](double x) { return roundTo(kind, x); };
    const double sign = inverse ? -1 : 1;
    const double logarithm = std::log(series.base);
    const double denominator = rounded(series.denominator);
    switch (pipeline.order) {
        case FrequencyOrder::exponential: {
            const double step = rounded(sign * logarithm / series.denominator);
            return rounded(std::exp(rounded(rounded(series.numerator * i) * step)));
        }
        case FrequencyOrder::dividedLogarithm: {
            const double product = rounded(rounded(sign * logarithm) * rounded(series.numerator * i));
            return rounded(std::exp(rounded(product / denominator)));
        }
        default: break;
    }
    const double exponent = rounded(rounded(series.numerator * i) / denominator);
    const double power = roundTo(pipeline.power, rounded(std::pow(rounded(series.base), exponent)));
    return inverse ? roundTo(pipeline.power, rounded(1 / power)) : power;
}

RoundedFrequencies runningProduct(const FrequencySeries& series, const Pipeline& pipeline) {
    const auto rounded = [&](double x) { return roundTo(pipeline.arithmetic, x); };
    RoundedFrequencies all;
    all.ratio =
        roundTo(pipeline.frequency,
                rounded(std::pow(rounded(series.base), rounded(-series.numerator / series.denominator))));
    DoubleDouble power{1, 0};
    for (std::size_t i = 0; i < series.exact.size(); ++i) {
        const double factor = series.factors.empty() ? 1 : rounded(series.factors[i]);
        all.numbers.push_back(power * DoubleDouble{factor, 0});
        power = power * DoubleDouble{all.ratio, 0};
    }
    return all;
}

/// The frequency in place of 0, infinity and NaN, which have no wavelength.
constexpr double vanished = 0x1p-100;

}  // namespace

RoundedFrequencies roundedFrequencies(const FrequencySeries& series, const Pipeline& pipeline) {
    const bool running = pipeline.order == FrequencyOrder::runningProduct;
    const bool exact = pipeline.exactFrequency() && pipeline.angle == NumberKind::exact;
    if (running && !exact) return runningProduct(series, pipeline);
    RoundedFrequencies all;
    all.timescales = pipeline.quotient && !running;
    for (std::size_t i = 0; i < series.exact.size(); ++i) {
        const DoubleDouble meant = series.exact[i].exactRadians();
        DoubleDouble number = all.timescales ? DoubleDouble{1, 0} / meant : meant;
        if (pipeline.arithmetic != NumberKind::exact) {
            number = {computed(series, pipeline, static_cast<double>(i), !all.timescales), 0};
            if (const double factor = series.factors.empty() ? 1 : series.factors[i]; factor != 1)
                number.hi =
                    roundTo(pipeline.arithmetic, all.timescales ? number.hi / factor : number.hi * factor);
        }
        if (pipeline.frequency != NumberKind::exact) number = {roundTo(pipeline.frequency, number.hi), 0};
        all.numbers.push_back(number);
    }
    return all;
}

bool RoundedFrequencies::sound() const {
    return std::all_of(numbers.begin(), numbers.end(),
                       [](DoubleDouble number) { return std::isfinite(number.hi) && number.hi > 0; });
}

std::vector<Frequency> RoundedFrequencies::frequencies() const {
    std::vector<Frequency> all;
    all.reserve(numbers.size());
    for (const DoubleDouble number : numbers) {
        const bool sound = std::isfinite(number.hi) && number.hi > 0;
        all.emplace_back(!sound       ? DoubleDouble{vanished, 0}
                         : timescales ? DoubleDouble{1, 0} / number
                                      : number);
    }
    return all;
}

}  // namespace posiscope
