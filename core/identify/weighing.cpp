// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/weighing.h"

#include <algorithm>
#include <cmath>

#include "core/identify/baserange.h"
#include "core/identify/snap.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

/// The recipe of the model, moved to where the rows of the reading begin; no pairs where it does not agree.
Recipe recipeFor(const Reading& reading, const Named& named) {
    const auto model = named.encoding->make(named.values);
    if (!model->problem().empty()) return {};
    Recipe recipe = recipeOf(*model);
    std::vector<double> radians;
    for (const DoubleDouble each : recipe.sines)
        radians.push_back(each.hi);
    const double tolerance = named.frequencies == NumberKind::exact ? 0 : 1.1 * roundingOf(named.frequencies);
    if (!frequenciesAgree(reading, radians, tolerance)) return {};
    for (std::size_t i = 0; i < reading.still.size(); ++i)
        if (reading.still[i]) recipe.sines[i] = {};
    recipe.sineSign = reading.sineSign;
    recipe.first = reading.first;
    recipe.step = reading.step;
    recipe.zeroRows = reading.zeroFirstRow ? 1 : reading.leadingZeros;
    return recipe;
}

/// Multiplies by what the table is larger or smaller.
void applyScale(const Reading& reading, Named& named) {
    if (!named.recipe.growth.empty()) return;
    const double ratio = reading.amplitude / named.recipe.amplitude;
    if (std::abs(ratio - 1) <= 2 * reading.amplitudeError + 2e-7) return;
    named.scale = ratio;
    named.recipe.amplitude *= ratio;
}

/// Counts in what the name leaves unexplained. Some cells are worth a few digits; of a damaged table all
/// names leave many.
void weighOne(const Reading& reading, const Sample& rows, Named& named) {
    Recipe rounded = named.recipe;
    rounded.stages.frequency = named.frequencies;
    const Agreement plain = agreementOf(named.form, rounded, rows, reading.cells);
    named.unexplained = plain.beyond;
    named.share = plain.share();
    named.rms = plain.rms;
    named.complexity =
        named.words + 20 * (1 - plain.share()) + std::min(4.0, 0.05 * static_cast<double>(plain.beyond));
}

/// The same name with another base; nothing where that is none.
std::optional<Named> withBase(const Reading& reading, const Sample& rows, const Named& named, double base) {
    Named other = named;
    other.values.set(keys::base, base);
    for (auto& [key, value] : other.options)
        if (key == keys::base.name) value = base;
    if (!areSound(*other.encoding, other.values)) return std::nullopt;
    if (!giveRecipe(reading, other)) return std::nullopt;
    weighOne(reading, rows, other);
    return other;
}

/// A measured base that leaves some cells unexplained, with as many digits as these tell.
std::optional<Named> refined(const Reading& reading, const Sample& rows, const Named& named, Pace& pace) {
    constexpr double near = 0.6;
    if (named.baseError == 0 || named.unexplained == 0 || named.share < near) return std::nullopt;
    const double base = named.values.get(keys::base);
    const BaseRange range = bestBases(base, 1.5 * named.baseError, [&](double other) {
        pace.step();
        const auto found = withBase(reading, rows, named, other);
        return found ? found->unexplained : INT64_MAX;
    });
    const RoundNumber round = roundNear(range.middle(), range.error());
    auto found = withBase(reading, rows, named, round.value);
    if (!found || found->unexplained >= named.unexplained) return std::nullopt;
    found->baseError = range.error();
    const int digits = roundNear(base, 0).digits;
    const double more = round.digits - digits + shiftComplexity(named.shift, round.digits) -
                        shiftComplexity(named.shift, digits);
    found->words += more;
    found->complexity += more;
    return found;
}

/// Adds what a measured base becomes by these rows.
void addRefined(const Reading& reading, const Sample& rows, std::vector<Named>& names, Pace& pace) {
    for (std::size_t n = 0, count = names.size(); n < count; ++n) {
        pace.step();
        if (auto found = refined(reading, rows, names[n], pace)) names.push_back(std::move(*found));
    }
}

}  // namespace

bool giveRecipe(const Reading& reading, Named& named) {
    named.recipe = recipeFor(reading, named);
    named.scale = 1;
    if (named.recipe.pairs() == 0) return false;
    applyScale(reading, named);
    return true;
}

void weigh(const Reading& reading, const Sample& rows, std::vector<Named>& names, Pace& pace) {
    for (Named& named : names) {
        pace.step();
        weighOne(reading, rows, named);
    }
    addRefined(reading, rows, names, pace);
}

void contest(const Reading& reading, const Sample& rows, std::vector<Named>& names, Pace& pace) {
    constexpr double much = 4;     // digits
    constexpr double near = 0.97;  // of the cells: otherwise something else is wrong
    if (names.empty()) return;
    std::vector<Named> simple{names.front()};
    weighOne(reading, rows, simple.front());
    const std::int64_t before = simple.front().unexplained;
    if (before == 0 || simple.front().share < near) return;
    for (std::size_t n = 1; n < names.size(); ++n)
        if (names[n].words <= names.front().words + much) {
            simple.push_back(names[n]);
            weighOne(reading, rows, simple.back());
        }
    addRefined(reading, rows, simple, pace);
    std::stable_sort(simple.begin(), simple.end(), [](const Named& a, const Named& b) {
        return std::pair(a.unexplained, a.words) < std::pair(b.unexplained, b.words);
    });
    constexpr std::int64_t clearly = 4;
    const std::int64_t fewest = simple.front().unexplained;
    if (fewest * clearly > before) return;
    std::erase_if(simple, [fewest](const Named& each) { return each.unexplained > fewest; });
    names = std::move(simple);
}

}  // namespace posiscope
