// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/mistakes/mistakes.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

std::span<const Mistake* const> mistakes() {
    static const std::vector<const Mistake*> all = [] {
        std::vector<const Mistake*> rows;
        for (const auto& table :
             {spectrumMistakes(), positionsMistakes(), scalingMistakes(), roundingMistakes()})
            for (const Mistake& row : table)
                rows.push_back(&row);
        std::stable_partition(rows.begin(), rows.end(), std::mem_fn(&Mistake::changesValues));
        return rows;
    }();
    return all;
}

double Case::base() const {
    return values.contains(keys::base.name) ? values.get(keys::base) : 10000;
}

double Case::dimensions() const {
    if (grid() || rotary()) return 2 * static_cast<double>(right.pairs()) / (grid() ? 2 : 1);
    return values.contains(keys::dModel.name) ? static_cast<double>(values.get(keys::dModel))
                                              : 2 * static_cast<double>(right.pairs());
}

bool Case::halfSplit() const {
    return encoding->id != "sinusoidal" || values.get(keys::layout) == "half-split";
}

bool Case::hasAllPlaces() const {
    return !grid() || rows == values.get(heightKey) * values.get(widthKey);
}

Variant changed(const Case& right, const std::function<void(Recipe&)>& change, Text text, Text where) {
    Variant variant{right.values, right.right, std::move(text), std::move(where)};
    change(variant.recipe);
    return variant;
}

std::vector<Variant> remade(const Case& right, const OptionValues& changes, Text text, Text where) {
    Values values = right.values;
    for (const auto& [key, value] : changes) {
        const auto& parameters = right.encoding->parameters;
        const bool known = std::any_of(parameters.begin(), parameters.end(),
                                       [&key = key](const Parameter& each) { return each.key == key; });
        if (!known) return {};
        values.set(key, value);
    }
    if (values == right.values || !areSound(*right.encoding, values)) return {};
    Recipe recipe = expectedRecipe(*right.encoding, values, right.proportional);
    if (recipe.pairs() == 0) return {};
    return {{std::move(values), std::move(recipe), std::move(text), std::move(where)}};
}

std::optional<double> realOf(const Case& right, const std::string& key) {
    if (!right.values.contains(key)) return std::nullopt;
    const auto* real = std::get_if<double>(&right.values.at(key));
    return real != nullptr ? std::optional(*real) : std::nullopt;
}

std::string choiceOf(const Case& right, const std::string& key) {
    if (!right.values.contains(key)) return {};
    const auto* word = std::get_if<std::string>(&right.values.at(key));
    return word != nullptr ? *word : std::string();
}

std::vector<DoubleDouble> powers(const Case& right, const std::function<double(std::size_t)>& exponent) {
    const DoubleDouble power = logarithm(right.base());
    std::vector<DoubleDouble> all;
    for (std::size_t i = 0; i < right.right.pairs(); ++i) {
        const double e = exponent(i);
        const DoubleDouble x = power * DoubleDouble{std::abs(e), 0};
        all.push_back(e >= 0 ? exponential(-x) : exponential(x));
    }
    return all;
}

std::string said(double number) {
    return inFull(number);
}

}  // namespace posiscope
