// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/recipe.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace posiscope {

namespace {

/// The pairs of these frequencies, rounded in these stages.
std::shared_ptr<const RoundedPairs> roundedPairsOf(const std::vector<DoubleDouble>& radians,
                                                   const Stages& stages) {
    RoundedFrequencies numbers;
    for (const DoubleDouble each : radians)
        numbers.numbers.push_back(stages.frequency == NumberKind::exact
                                      ? each
                                      : DoubleDouble{roundTo(stages.frequency, each.hi), 0});
    const Pipeline pipeline{.frequency = stages.frequency,
                            .position = stages.position,
                            .angle = stages.angle,
                            .sine = stages.sine};
    return std::make_shared<RoundedPairs>(std::move(numbers), pipeline, RoundedPairs::Factors{},
                                          std::vector<double>());
}

double factOf(const Model& model, const char* key, double otherwise) {
    for (const Fact& fact : model.facts())
        if (fact.key == key)
            if (const auto* number = std::get_if<double>(&fact.value)) return *number;
    return otherwise;
}

/// The growths of the pairs, from their norms in the first and the last row.
std::vector<double> growthOf(const Model& model) {
    std::vector<double> growth;
    const std::int64_t last = model.table().rows() - 1;
    const auto normAt = [&](std::int64_t row, std::int64_t pair) {
        return std::hypot(model.table().value(row, model.dimensionOf(pair, Role::sine)),
                          model.table().value(row, model.dimensionOf(pair, Role::cosine)));
    };
    for (std::size_t i = 0; last > 0 && i < model.frequencies().size(); ++i) {
        const auto pair = static_cast<std::int64_t>(i);
        if (model.dimensionOf(pair, Role::cosine) < 0) return {};
        growth.push_back(std::log(normAt(last, pair) / normAt(0, pair)) / static_cast<double>(last));
    }
    const bool grows =
        std::any_of(growth.begin(), growth.end(), [](double g) { return std::abs(g) > 1e-12; });
    return grows ? growth : std::vector<double>();
}

/// Whether the recipe reproduces sampled cells of the model.
bool gives(const Recipe& recipe, const Model& model) {
    const RecipeRows rows(recipe);
    std::vector<double> sine(recipe.pairs()), cosine(recipe.pairs());
    const std::int64_t count = model.table().rows();
    for (const std::int64_t row : {std::int64_t{0}, std::min<std::int64_t>(1, count - 1), count - 1}) {
        rows.at(row, sine.data(), cosine.data());
        for (std::int64_t j = 0; j < model.table().columns(); ++j) {
            const Column what = model.column(j);
            if (what.role != Role::sine && what.role != Role::cosine) continue;
            const auto pair = static_cast<std::size_t>(what.pair);
            const double expected = what.role == Role::sine ? sine[pair] : cosine[pair];
            const double tolerance = 1e-9 * std::max(1.0, std::abs(expected));
            if (!(std::abs(model.table().value(row, j) - expected) < tolerance)) return false;
        }
    }
    return true;
}

/// The places of a model on several axes.
void addPlaces(const Model& model, Recipe& recipe) {
    if (model.positions().axes().size() == 1) return;
    recipe.places = model.positions();
    const auto axes = model.pairAxes();
    recipe.axes.assign(axes.begin(), axes.end());
}

bool isZeroRow(const Model& model) {
    for (std::int64_t j = 0; j < model.table().columns(); ++j)
        if (model.table().value(0, j) != 0) return false;
    return true;
}

}  // namespace

bool Stages::exact() const {
    return *this == Stages{};
}

Recipe recipeOf(const Model& model) {
    Recipe recipe;
    for (const Frequency& each : model.frequencies())
        recipe.sines.push_back(each.exactRadians());
    if (!model.hasTable() || recipe.sines.empty()) return {};
    recipe.zeroRows = isZeroRow(model) ? 1 : 0;
    recipe.amplitude = factOf(model, "attention_factor", 1);
    recipe.growth = recipe.zeroRows > 0 ? std::vector<double>() : growthOf(model);
    recipe.centre = static_cast<std::int64_t>(factOf(model, "centre", 0));
    addPlaces(model, recipe);
    const std::int64_t rows = model.table().rows();
    // Distances count down to 0, or to as many negative ones.
    for (const auto& [first, step] :
         {std::pair{model.firstCursor(), std::int64_t{1}},
          std::pair{model.firstCursor() + 1, std::int64_t{1}}, std::pair{rows - 1, std::int64_t{-1}},
          std::pair{(rows - 1) / 2, std::int64_t{-1}}}) {
        recipe.first = first;
        recipe.step = step;
        if (!gives(recipe, model)) continue;
        for (std::int64_t j = 0; j < model.table().columns(); ++j)
            if (model.column(j).role == Role::plain) recipe.coordinateRows = rows;
        return recipe;
    }
    return {};
}

std::vector<double> Recipe::radiansOf(const std::vector<std::size_t>& pairs) const {
    std::vector<double> radians(pairs.size());
    std::transform(pairs.begin(), pairs.end(), radians.begin(),
                   [this](std::size_t i) { return sines[i].hi; });
    return radians;
}

std::int64_t Recipe::stillPairs() const {
    const auto turning =
        std::find_if(sines.rbegin(), sines.rend(), [](const DoubleDouble& each) { return each.hi != 0; });
    return turning - sines.rbegin();
}

std::int64_t Recipe::reach(std::int64_t row) const {
    if (!places) return std::abs(first) + row;
    std::int64_t farthest = 0;
    for (std::size_t axis = 0; axis < places->axes().size(); ++axis)
        farthest = std::max(farthest, std::abs(places->at(row, axis).numerator()));
    return farthest;
}

RecipeRows::RecipeRows(const Recipe& recipe)
    : recipe_(recipe), sines_(roundedPairsOf(recipe.sines, recipe.stages)) {
    if (!recipe.cosines.empty()) cosines_ = roundedPairsOf(recipe.cosines, recipe.stages);
    Stages later = recipe.stages;
    later.frequency = NumberKind::exact;
    plain_ = recipe.cosines.empty() && recipe.axes.empty() && later.exact();
}

void RecipeRows::at(std::int64_t row, double* sine, double* cosine) const {
    const std::size_t pairs = recipe_.pairs();
    if (row < recipe_.zeroRows || row == recipe_.paddingRow) {
        std::fill_n(sine, pairs, 0.0);
        std::fill_n(cosine, pairs, 0.0);
        return;
    }
    std::array<std::int64_t, 4> coordinates{recipe_.first + recipe_.step * (recipe_.oneRow ? 0 : row)};
    for (std::size_t axis = 0; recipe_.places && axis < recipe_.places->axes().size(); ++axis)
        coordinates[axis] = recipe_.places->at(row, axis).numerator();
    const std::int64_t position = coordinates[0];
    if (plain_)
        sinCosOfAll(sines_->frequencies(), 2 * position, sine, cosine);
    else
        oneByOne(coordinates, sine, cosine);
    if (recipe_.sineSign < 0)
        for (std::size_t i = 0; i < pairs; ++i)
            sine[i] = -sine[i];
    if (recipe_.amplitude == 1 && recipe_.growth.empty()) return;
    for (std::size_t i = 0; i < pairs; ++i) {
        const double envelope =
            recipe_.growth.empty()
                ? recipe_.amplitude
                : recipe_.amplitude *
                      std::exp(recipe_.growth[i] * static_cast<double>(position - recipe_.centre));
        sine[i] *= envelope;
        cosine[i] *= envelope;
    }
}

void RecipeRows::oneByOne(std::span<const std::int64_t> coordinates, double* sine, double* cosine) const {
    for (std::size_t i = 0; i < recipe_.pairs(); ++i) {
        const std::int64_t p = coordinates[recipe_.axes.empty() ? 0 : recipe_.axes[i]];
        const auto pair = static_cast<std::int64_t>(i);
        const SinCos both = sines_->at(p, pair);
        sine[i] = both.sine;
        cosine[i] = cosines_ ? cosines_->at(p, pair).cosine : both.cosine;
    }
}

bool RecipeRows::repeats(std::int64_t row) const {
    if (row <= recipe_.zeroRows || plain_ || recipe_.places || !recipe_.growth.empty()) return false;
    if (recipe_.oneRow) return true;
    const auto rounded = [this](std::int64_t n) {
        return roundTo(recipe_.stages.position, static_cast<double>(recipe_.first + recipe_.step * n));
    };
    return rounded(row) == rounded(row - 1);
}

}  // namespace posiscope
