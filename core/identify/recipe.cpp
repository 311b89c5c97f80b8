#include "core/identify/recipe.h"

#include <algorithm>
#include <cmath>

namespace posiscope {

namespace {

std::vector<Frequency> frequenciesOf(const std::vector<DoubleDouble>& radians) {
    std::vector<Frequency> all;
    all.reserve(radians.size());
    for (const DoubleDouble each : radians)
        all.emplace_back(each);
    return all;
}

double factOf(const Model& model, const char* key, double otherwise) {
    for (const Fact& fact : model.facts())
        if (fact.key == key)
            if (const auto* number = std::get_if<double>(&fact.value)) return *number;
    return otherwise;
}

/// The envelopes of pairs, from their norms in the first and the last row.
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

/// Whether the recipe gives some cells of the model.
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
            const double loose = 1e-9 * std::max(1.0, std::abs(expected));
            if (!(std::abs(model.table().value(row, j) - expected) < loose)) return false;
        }
    }
    return true;
}

void addGrid(const Model& model, Recipe& recipe) {
    const std::vector<PairAxis> axes = model.axes();
    if (axes.size() != 2) return;
    for (const PairAxis& axis : axes) {
        if (axis.name == "width") recipe.width = axis.length;
        for (std::int64_t i = 0; i < axis.count; ++i)
            recipe.alongWidth.push_back(axis.name == "width");
    }
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
    addGrid(model, recipe);
    const std::int64_t rows = model.table().rows();
    // Distances count down: to 0, or to as many below it.
    for (const auto& [first, step] :
         {std::pair{model.firstPosition(), std::int64_t{1}},
          std::pair{model.firstPosition() + 1, std::int64_t{1}}, std::pair{rows - 1, std::int64_t{-1}},
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

RecipeRows::RecipeRows(const Recipe& recipe) : recipe_(recipe) {
    for (std::vector<DoubleDouble>* all : {&recipe_.sines, &recipe_.cosines})
        for (DoubleDouble& each : *all)
            if (recipe.stages.frequency != NumberKind::exact)
                each = {roundTo(recipe.stages.frequency, each.hi), 0};
    sines_ = frequenciesOf(recipe_.sines);
    cosines_ = recipe_.cosines.empty() ? sines_ : frequenciesOf(recipe_.cosines);
    Stages later = recipe.stages;
    later.frequency = NumberKind::exact;
    plain_ = recipe.cosines.empty() && recipe.alongWidth.empty() && later.exact();
}

void RecipeRows::at(std::int64_t row, double* sine, double* cosine) const {
    const std::size_t pairs = recipe_.pairs();
    if (row < recipe_.zeroRows) {
        std::fill_n(sine, pairs, 0.0);
        std::fill_n(cosine, pairs, 0.0);
        return;
    }
    const std::int64_t counted = recipe_.oneRow ? 0 : row;
    const bool grid = recipe_.width > 0;
    const std::int64_t position = recipe_.first + recipe_.step * (grid ? counted % recipe_.width : counted);
    const std::int64_t other = grid ? recipe_.first + counted / recipe_.width : position;
    if (plain_)
        sinCosOfAll(sines_, 2 * position, sine, cosine);
    else if (recipe_.stages.position == NumberKind::exact && recipe_.stages.angle == NumberKind::exact &&
             recipe_.stages.sine == NumberKind::exact)
        exactly(position, other, sine, cosine);
    else
        rounded(position, other, sine, cosine);
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

void RecipeRows::exactly(std::int64_t position, std::int64_t other, double* sine, double* cosine) const {
    for (std::size_t i = 0; i < recipe_.pairs(); ++i) {
        const std::int64_t p = positionOf(i, position, other);
        const SinCos both = sinCos(sines_[i].at(p));
        sine[i] = both.sine;
        cosine[i] = recipe_.cosines.empty() ? both.cosine : sinCos(cosines_[i].at(p)).cosine;
    }
}

void RecipeRows::rounded(std::int64_t position, std::int64_t other, double* sine, double* cosine) const {
    const Stages& stages = recipe_.stages;
    for (std::size_t i = 0; i < recipe_.pairs(); ++i) {
        const double p = roundTo(stages.position, static_cast<double>(positionOf(i, position, other)));
        const auto angle = [&](DoubleDouble radians) {
            return roundTo(stages.angle, (radians * DoubleDouble{p, 0}).hi);
        };
        const double own = angle(recipe_.sines[i]);
        sine[i] = roundTo(stages.sine, std::sin(own));
        cosine[i] = roundTo(stages.sine, std::cos(recipe_.cosines.empty() ? own : angle(recipe_.cosines[i])));
    }
}

}  // namespace posiscope
