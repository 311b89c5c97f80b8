// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/propose/explainers.h"

#include <algorithm>
#include <cmath>

#include "core/identify/diagnosis/diagnosis.h"
#include "core/identify/diagnosis/expectedbiases.h"
#include "core/identify/diagnosis/expectedrelation.h"
#include "core/identify/diagnosis/farrounded.h"
#include "core/identify/diagnosis/onerow.h"
#include "core/identify/diagnosis/spectrumratio.h"
#include "core/identify/diagnosis/stillpairs.h"
#include "core/identify/rearranged/rearranged.h"
#include "core/identify/snap.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

bool always(const Identity&) {
    return true;
}
bool isUnrecognised(const Identity& answer) {
    return !answer.recognised;
}
bool isUnexplained(const Identity& answer) {
    return !answer.asExpected && answer.mistakes.empty();
}
bool leavesCells(const Identity& answer) {
    return !answer.recognised || (answer.unexplainedCells > 0 && answer.mistakes.empty());
}

/// Whether nothing is recognised, or only with a factor of many digits: a ratio that has a name takes less to
/// say.
bool takesManyDigits(const Identity& answer) {
    constexpr int many = 5;
    return !answer.recognised || std::ranges::any_of(answer.options, [](const auto& option) {
        // With two numbers it is any geometric series.
        if (option.second == Value(std::string("ntk-mixed"))) return true;
        const auto* const number = std::get_if<double>(&option.second);
        const bool factor = option.first == keys::factor.name || option.first == "timestep_scale";
        return factor && number != nullptr && roundNear(*number, 1e-9 * std::abs(*number)).digits >= many &&
               roundNear(1 / *number, 1e-9 / std::abs(*number)).digits >= many;
    });
}

/// A table that is as expected, or a usual one, except for the order of its rows or columns.
bool explainOrder(const Input& input, const Expectation* expected, Identity& answer) {
    if (expected != nullptr) input.pace.part(0.9, 1);
    auto found = recogniseRearranged(input, expected);
    if (!found) return false;
    // An order that leaves as many cells unexplained explains nothing.
    const std::int64_t left = answer.unexplainedCells;
    if (answer.recognised && (left > 0 ? found->unexplainedCells >= left : found->unexplainedCells > 0))
        return false;
    answer = std::move(*found);
    return expected == nullptr || !leavesCells(answer);
}

bool explainSpectrum(const Input& input, const Expectation* expected, Identity& answer) {
    return diagnoseSpectrum(input, *expected, answer);
}
bool explainTurns(const Input& input, const Expectation* expected, Identity& answer) {
    return diagnoseOtherTurns(input, *expected, answer);
}
bool explainRelation(const Input& input, const Expectation* expected, Identity& answer) {
    return explainByRelation(input, *expected, answer);
}
bool explainNearestBiases(const Input& input, const Expectation* expected, Identity& answer) {
    return diagnoseNearestBiases(input, *expected, answer);
}
bool explainExponent(const Input& input, const Expectation*, Identity& answer) {
    return diagnoseExponent(input, answer);
}
bool explainStillPairs(const Input& input, const Expectation* expected, Identity& answer) {
    constexpr std::int64_t fewest = 9;  // fewer rows or columns are still by chance
    if (expected == nullptr && std::min(answer.storage.rows, answer.storage.columns) < fewest) return false;
    auto found = stillPairsIn(input, expected, answer);
    if (found) answer.mistakes.push_back(*std::move(found));
    return false;
}
bool explainByItself(const Input& input, const Expectation*, Identity& answer) {
    diagnoseByItself(input, answer);
    return false;
}

}  // namespace

std::span<const Explainer> explainersOfExpected() {
    static constexpr Explainer all[] = {{"still-pairs", isUnexplained, explainStillPairs},
                                        {"one-row", isUnexplained, diagnoseOneRow},
                                        {"row-of-a-cache", isUnrecognised, recogniseOneRow},
                                        {"spectrum", isUnexplained, explainSpectrum},
                                        {"order", isUnexplained, explainOrder},
                                        {"relation", isUnexplained, explainRelation},
                                        {"far-rounded", isUnrecognised, recogniseFarRounded},
                                        {"other-turns", leavesCells, explainTurns},
                                        {"nearest-biases", isUnexplained, explainNearestBiases}};
    return all;
}

std::span<const Explainer> explainersByThemselves() {
    static constexpr Explainer all[] = {
        {"exponent", takesManyDigits, explainExponent},       {"order", isUnrecognised, explainOrder},
        {"far-rounded", isUnrecognised, recogniseFarRounded}, {"by-itself", always, explainByItself},
        {"still-pairs", leavesCells, explainStillPairs},      {"one-row", isUnrecognised, diagnoseOneRow}};
    return all;
}

}  // namespace posiscope
