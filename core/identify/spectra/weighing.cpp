// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/spectra/weighing.h"

#include <algorithm>
#include <cmath>

#include "core/identify/snap.h"
#include "core/identify/spectra/geometric.h"
#include "core/identify/spectra/spectrumguess.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

/// The recipe of the model, moved to where the rows of the reading begin; no pairs where it does not agree.
Recipe recipeFor(const Reading& reading, const PairHypothesis& hypothesis) {
    const auto model = hypothesis.encoding->make(hypothesis.values);
    if (!model->problem().empty()) return {};
    Recipe recipe = recipeOf(*model);
    std::vector<double> radians;
    for (const DoubleDouble each : recipe.sines)
        radians.push_back(each.hi);
    const double tolerance =
        hypothesis.frequencies == NumberKind::exact ? 0 : 1.1 * roundingOf(hypothesis.frequencies);
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
void applyScale(const Reading& reading, PairHypothesis& hypothesis) {
    if (!hypothesis.recipe.growth.empty()) return;
    const double ratio = reading.amplitude / hypothesis.recipe.amplitude;
    if (std::abs(ratio - 1) <= 2 * reading.amplitudeError + 2e-7) return;
    hypothesis.scale = ratio;
    hypothesis.recipe.amplitude *= ratio;
}

/// Counts in what the name leaves unexplained. Some cells are worth a few digits; of a damaged table all
/// names leave many.
void weighOne(const Reading& reading, const Sample& rows, PairHypothesis& hypothesis) {
    Recipe rounded = hypothesis.recipe;
    rounded.stages.frequency = hypothesis.frequencies;
    hypothesis.agreement = compare(hypothesis.form, rounded, rows, reading.cells);
    const Deviation& plain = hypothesis.agreement;
    hypothesis.complexity = hypothesis.words + 20 * (1 - plain.share()) +
                            std::min(4.0, 0.05 * static_cast<double>(plain.unexplained));
}

/// The same name with another base; nothing where that is none.
std::optional<PairHypothesis> withBase(const Reading& reading, const Sample& rows,
                                       const PairHypothesis& hypothesis, double base) {
    PairHypothesis other = hypothesis;
    other.values.set(keys::base, base);
    for (auto& [key, value] : other.options)
        if (key == keys::base.name) value = base;
    if (!areSound(*other.encoding, other.values)) return std::nullopt;
    if (!giveRecipe(reading, other)) return std::nullopt;
    weighOne(reading, rows, other);
    return other;
}

/// A measured base that leaves some cells unexplained, with as many digits as these tell.
std::optional<PairHypothesis> refined(const Reading& reading, const Sample& rows,
                                      const PairHypothesis& hypothesis, Pace& pace) {
    constexpr double near = 0.6;
    if (hypothesis.baseError == 0 || hypothesis.agreement.unexplained == 0 ||
        hypothesis.agreement.share() < near)
        return std::nullopt;
    const double base = hypothesis.values.get(keys::base);
    const BaseRange range = bestBases(base, 1.5 * hypothesis.baseError, [&](double other) {
        pace.step();
        const auto found = withBase(reading, rows, hypothesis, other);
        return found ? found->agreement.unexplained : INT64_MAX;
    });
    const RoundNumber round = roundNear(range.middle(), range.error());
    auto found = withBase(reading, rows, hypothesis, round.value);
    if (!found || found->agreement.unexplained >= hypothesis.agreement.unexplained) return std::nullopt;
    found->baseError = range.error();
    const int digits = roundNear(base, 0).digits;
    const double more = round.digits - digits + shiftComplexity(hypothesis.shift, round.digits) -
                        shiftComplexity(hypothesis.shift, digits);
    found->words += more;
    found->complexity += more;
    return found;
}

/// Adds what a measured base becomes by these rows.
void addRefined(const Reading& reading, const Sample& rows, std::vector<PairHypothesis>& hypotheses,
                Pace& pace) {
    for (std::size_t n = 0, count = hypotheses.size(); n < count; ++n) {
        pace.step();
        if (auto found = refined(reading, rows, hypotheses[n], pace)) hypotheses.push_back(std::move(*found));
    }
}

}  // namespace

bool giveRecipe(const Reading& reading, PairHypothesis& hypothesis) {
    hypothesis.recipe = recipeFor(reading, hypothesis);
    hypothesis.scale = 1;
    if (hypothesis.recipe.pairs() == 0) return false;
    applyScale(reading, hypothesis);
    return true;
}

void weigh(const Reading& reading, const Sample& rows, std::vector<PairHypothesis>& hypotheses, Pace& pace) {
    for (PairHypothesis& hypothesis : hypotheses) {
        pace.step();
        weighOne(reading, rows, hypothesis);
    }
    addRefined(reading, rows, hypotheses, pace);
}

void contest(const Reading& reading, const Sample& rows, std::vector<PairHypothesis>& hypotheses,
             Pace& pace) {
    constexpr double much = 4;     // digits
    constexpr double near = 0.97;  // of the cells: otherwise something else is wrong
    if (hypotheses.empty()) return;
    std::vector<PairHypothesis> simple{hypotheses.front()};
    weighOne(reading, rows, simple.front());
    const std::int64_t before = simple.front().agreement.unexplained;
    if (before == 0 || simple.front().agreement.share() < near) return;
    for (std::size_t n = 1; n < hypotheses.size(); ++n)
        if (hypotheses[n].words <= hypotheses.front().words + much) {
            simple.push_back(hypotheses[n]);
            weighOne(reading, rows, simple.back());
        }
    addRefined(reading, rows, simple, pace);
    std::stable_sort(simple.begin(), simple.end(), [](const PairHypothesis& a, const PairHypothesis& b) {
        return std::pair(a.agreement.unexplained, a.words) < std::pair(b.agreement.unexplained, b.words);
    });
    constexpr std::int64_t clearly = 4;
    const std::int64_t fewest = simple.front().agreement.unexplained;
    if (fewest * clearly > before) return;
    std::erase_if(simple,
                  [fewest](const PairHypothesis& each) { return each.agreement.unexplained > fewest; });
    hypotheses = std::move(simple);
}

}  // namespace posiscope
