// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parameters/slidermap.h"

#include <algorithm>
#include <cmath>

#include "ui/translation/translated.h"

namespace posiscope {

namespace {

double asNumber(const Value& value) {
    if (const auto* whole = std::get_if<std::int64_t>(&value)) return static_cast<double>(*whole);
    return std::get<double>(value);
}

double threeDigits(double number) {
    if (number == 0) return 0;
    const double unit = std::pow(10, std::floor(std::log10(std::abs(number))) - 2);
    const double rounded = std::round(number / unit) * unit;
    return std::stod(QString::number(rounded, 'g', 6).toStdString());  // without the error of the product
}

/// 1, 2, 5, 10, 20 … : the next number of the series above or below.
double nextOfSeries(double number, bool up) {
    const double decade = std::pow(10, std::floor(std::log10(number)));
    constexpr double slack = 1e-9;
    if (up) {
        for (const double factor : {1.0, 2.0, 5.0, 10.0})
            if (decade * factor > number * (1 + slack)) return decade * factor;
    }
    for (const double factor : {5.0, 2.0, 1.0, 0.5})
        if (decade * factor < number * (1 - slack)) return decade * factor;
    return number;
}

double roundDecimal(double number) {
    const double decade = std::pow(10, std::floor(std::log10(number)));
    double best = decade;
    for (const double factor : {2.0, 5.0, 10.0})
        if (std::abs(std::log(decade * factor / number)) < std::abs(std::log(best / number)))
            best = decade * factor;
    return threeDigits(best);
}

/// Of a short range every number below 64 is within reach of the mouse.
double roundBinary(double number, double largest) {
    constexpr double block = 64;
    constexpr double shortRange = 1024;
    if (number < block * 0.75)
        return largest <= shortRange ? std::round(number) : std::exp2(std::round(std::log2(number)));
    const double step = std::max(block, std::exp2(std::floor(std::log2(number)) - 3));
    return std::round(number / step) * step;
}

}  // namespace

SliderMap::SliderMap(const Parameter& parameter, const Limits& limits) : kind_(parameter.kind()) {
    if (!parameter.slider) return;
    const std::vector<double>& marks = parameter.slider->marks;
    scale_ = parameter.slider->scale;
    minimum_ = marks.front();
    maximum_ = std::max(minimum_, std::min(marks.back(), limits.maximum));
    step_ = parameter.slider->step;
    binary_ = std::ranges::all_of(
        marks, [](double mark) { return mark > 0 && std::log2(mark) == std::rint(std::log2(mark)); });
}

double SliderMap::at(double share) const {
    if (scale_ == Scale::linear) return minimum_ + share * (maximum_ - minimum_);
    return minimum_ * std::pow(maximum_ / minimum_, share);
}

double SliderMap::share(double number) const {
    if (minimum_ == maximum_) return 0;
    const double inside = std::clamp(number, minimum_, maximum_);
    if (scale_ == Scale::linear) return (inside - minimum_) / (maximum_ - minimum_);
    return std::log(inside / minimum_) / std::log(maximum_ / minimum_);
}

Value SliderMap::value(int position) const {
    const double number = at(static_cast<double>(position) / steps);
    if (kind_ == ParameterKind::real) return std::clamp(threeDigits(number), minimum_, maximum_);
    return static_cast<std::int64_t>(std::clamp(std::round(number / step_) * step_, minimum_, maximum_));
}

Value SliderMap::roundValue(int position) const {
    if (scale_ == Scale::linear || position <= 0 || position >= steps) return value(position);
    const double number = at(static_cast<double>(position) / steps);
    const double round =
        std::clamp(binary_ ? roundBinary(number, maximum_) : roundDecimal(number), minimum_, maximum_);
    if (kind_ == ParameterKind::real) return round;
    return static_cast<std::int64_t>(std::round(round / step_) * step_);
}

int SliderMap::position(const Value& value) const {
    return static_cast<int>(std::lround(share(asNumber(value)) * steps));
}

Value SliderMap::stepped(const Value& value, int count, bool large, const Limits& limits) const {
    double number = asNumber(value);
    for (int n = 0; n < std::abs(count); ++n) {
        const bool up = count > 0;
        if (kind_ == ParameterKind::real && maximum_ > minimum_ && scale_ == Scale::linear) {
            number += (up ? step_ : -step_) * (large ? 10 : 1);
        } else if (kind_ == ParameterKind::real) {
            number = large ? number * (up ? 10 : 0.1) : nextOfSeries(number, up);
        } else if (large && scale_ == Scale::logarithmic) {
            number = std::max(1.0, std::floor(number * (up ? 2 : 0.5)));
        } else {
            number += (up ? 1 : -1) * (large ? 16.0 : 1.0);
        }
    }
    const double lowest = limits.openBelow ? std::max(minimum_, limits.minimum) : limits.minimum;
    number = std::clamp(number, lowest, limits.maximum);
    if (kind_ == ParameterKind::real) return number;
    return static_cast<std::int64_t>(std::llround(number));
}

std::string shortNumber(double number) {
    const double size = std::abs(number);
    constexpr double longest = 1e4;  // what is larger is written as a power where it is one
    const auto power = [](const char* base, double exponent) {
        return base + superscript(static_cast<int>(exponent)).toStdString();
    };
    if (size >= longest && std::log10(size) == std::round(std::log10(size)))
        return power("10", std::log10(size));
    if (size >= longest && std::log2(size) == std::round(std::log2(size))) return power("2", std::log2(size));
    return (number == std::round(number) ? grouped(static_cast<qint64>(number)) : readable(number, 3))
        .toStdString();
}

}  // namespace posiscope
