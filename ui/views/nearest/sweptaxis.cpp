// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/nearest/sweptaxis.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/state/sweep.h"
#include "ui/translation/translated.h"
#include "ui/views/shared/sidenames.h"

namespace posiscope {

namespace {

/// The only parameter that is swept, where its values are numbers; else null.
const Parameter* sweptNumber(const State& state) {
    const std::vector<std::string> keys = sweptKeys(state);
    if (keys.size() != 1) return nullptr;
    const Parameter* const parameter = findParameter(state, keys.front());
    if (parameter == nullptr) return nullptr;
    const ParameterKind kind = parameter->kind();
    return kind == ParameterKind::integer || kind == ParameterKind::real ? parameter : nullptr;
}

double numberOf(const Value& value) {
    if (const auto* const whole = std::get_if<std::int64_t>(&value)) return static_cast<double>(*whole);
    return std::get<double>(value);
}

/// From 0 to their number less 1.
void placeByValue(QVector<double>& numbers, bool logarithmic) {
    for (double& number : numbers)
        if (logarithmic) number = std::log(number);
    const auto [least, most] = std::minmax_element(numbers.cbegin(), numbers.cend());
    const double from = *least;
    const double perPlace = (*most - from) / static_cast<double>(numbers.size() - 1);
    for (double& number : numbers)
        number = (number - from) / perPlace;
}

}  // namespace

SweptAxis sweptAxisOf(const State& state) {
    SweptAxis axis;
    const std::vector<State> all = statesTogether(state);
    const Parameter* const parameter = sweptNumber(state);
    if (parameter == nullptr) {
        for (std::size_t n = 0; n < all.size(); ++n) {
            axis.places << static_cast<double>(n);
            axis.labels << letterOfVariant(state, n);
        }
        return axis;
    }
    double least = std::numeric_limits<double>::infinity();
    for (const State& each : all) {
        const Value& value = each.values.at(parameter->key);
        axis.places << numberOf(value);
        axis.labels << shownValue(*parameter, value);
        least = std::min(least, axis.places.back());
    }
    const bool ratios = parameter->slider && parameter->slider->scale == Scale::logarithmic;
    placeByValue(axis.places, ratios && least > 0);
    axis.title = insideSentence(translated(parameter->label));
    axis.numbers = true;
    return axis;
}

QString SweptTicker::label(double tick) const {
    const qsizetype at = axis_.places.indexOf(tick);
    return at < 0 ? QString() : axis_.labels[at];
}

QVector<double> SweptTicker::createTickVector(double, const QCPRange&) {
    QVector<double> ticks = axis_.places;
    std::sort(ticks.begin(), ticks.end());
    return ticks;
}

}  // namespace posiscope
