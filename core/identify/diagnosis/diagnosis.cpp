// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/diagnosis/diagnosis.h"

#include <algorithm>
#include <cmath>

#include "core/encodings/precisionparameters.h"
#include "core/encodings/relative.h"
#include "core/identify/diagnosis/axissearch.h"
#include "core/identify/diagnosis/differences.h"
#include "core/identify/diagnosis/expectedbiases.h"
#include "core/identify/diagnosis/explain.h"
#include "core/identify/diagnosis/learned.h"
#include "core/identify/diagnosis/storagemistakes.h"
#include "core/identify/finish.h"
#include "core/identify/numberkind.h"
#include "core/identify/pairhypothesis.h"
#include "core/identify/snap.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

void nameStages(const Stages& stages, RoundingNames& names) {
    if (stages.frequency != NumberKind::exact) names.frequency = nameOf(stages.frequency);
    if (stages.position != NumberKind::exact) names.position = nameOf(stages.position);
    if (stages.angle != NumberKind::exact) names.angle = nameOf(stages.angle);
    if (stages.sine != NumberKind::exact) names.sine = nameOf(stages.sine);
}

/// The deviations from parameters and roundings that were found to be the expected ones.
void keepDeviations(const Expectation& expected, const Identity& found, Identity& answer) {
    if (!found.recognised || found.encoding != answer.encoding || found.unexplainedCells > 0 ||
        answer.unexplainedCells > 0 || !answer.mistakes.empty() ||
        found.storage.form != answer.storage.form || !differingOptions(expected, found.options).empty())
        return;
    answer.largestDeviation = found.largestDeviation;
    answer.largestRow = found.largestRow;
    answer.largestColumn = found.largestColumn;
    answer.rmsDeviation = found.rmsDeviation;
}

/// Makes the answer follow an explanation.
void apply(const Input& input, const Expectation& expected, const PairHypothesis& found, Identity& answer) {
    const bool known = answer.recognised;
    const Identity before = answer;
    RoundingNames rounding = known ? answer.rounding : RoundingNames{};
    std::vector<Text> evidence = known ? answer.evidence : std::vector<Text>();
    std::vector<Finding> findings = std::move(answer.mistakes);
    answer = Identity{};
    answer.recognised = true;
    answer.encoding = expected.encoding->id;
    answer.options = optionsOf(expected, found.values);
    const double own = expectedRecipe(*expected.encoding, found.values, {}).amplitude;
    answer.storage.scale = found.recipe.amplitude / own;
    answer.mistakes = std::move(findings);
    answer.evidence = std::move(evidence);
    answer.rounding = rounding;
    nameStages(found.recipe.stages, answer.rounding);
    finishAnswer(input, input.sheets[found.sheet], found.form, found.recipe, answer);
    keepDeviations(expected, before, answer);
}

/// Diagnoses an array of frequencies alone.
void diagnoseFrequencies(const Input& input, const Expectation& expected, const PairHypothesis& found,
                         Identity& answer) {
    const bool right = found.mistakes.empty() && found.agreement.unexplained == 0;
    if (!answer.recognised || answer.encoding != expected.encoding->id ||
        (right && !differingOptions(expected, answer.options).empty())) {
        answer.recognised = true;
        answer.encoding = expected.encoding->id;
        answer.options = optionsOf(expected, found.values);
        std::erase_if(answer.options, [](const auto& each) { return each.first == keys::maxLen.name; });
        answer.storage.form = found.form.id;
        answer.rounding.table = nameOf(input.cells);
        answer.evidence = {POSISCOPE_TR("core", "frequencies of what was expected")};
    }
    const bool rounded = isNarrow(input.cells) && input.cells != kindOf(*input.arrays.front().cells);
    if (rounded && answer.mistakes.empty())
        answer.mistakes.push_back(
            {"frequencies-rounded",
             Text(POSISCOPE_TR("core", "Every frequency has the precision of %1: inv_freq was rounded"),
                  {nameOf(input.cells)}),
             POSISCOPE_TR("core", "all pairs")});
    if (answer.storage.form == "inv_freq") answer.notes = notesOnRounding(found.recipe, input.cells);
    answer.stillPairs = found.recipe.stillPairs();
    answer.unexplainedCells = found.agreement.unexplained;
    answer.asExpected = answer.mistakes.empty() && found.agreement.unexplained == 0;
}

/// Diagnoses the sign of distances: the expected tables have query − key.
void diagnoseDistances(const Identity& answer, std::vector<Finding>& findings) {
    if (answer.storage.form.ends_with("key-minus-query"))
        findings.push_back({"key-minus-query",
                            POSISCOPE_TR("core",
                                         "Distances count key − query where query − key was meant: transpose "
                                         "the matrix"),
                            POSISCOPE_TR("core", "all cells")});
}

/// Prefers the expected name among several that fit, or the one with the fewest differences.
void preferExpected(const Expectation& expected, Identity& answer) {
    constexpr std::size_t another = 1000;  // more than any encoding has parameters
    const auto differences = [&expected](const std::string& encoding, const OptionValues& options) {
        return encoding == expected.encoding->id ? differingOptions(expected, options).size() : another;
    };
    std::size_t fewest = differences(answer.encoding, answer.options);
    for (Alternative& each : answer.alternatives)
        if (const std::size_t here = differences(each.encoding, each.options); here < fewest) {
            fewest = here;
            std::swap(each.encoding, answer.encoding);
            std::swap(each.options, answer.options);
        }
}

/// Whether the recognised name is the expected one. Buckets of the other kind and the other sign of distances
/// are mistakes.
void diagnoseOptions(const Expectation& expected, Identity& answer) {
    if (!answer.recognised) return;
    preferExpected(expected, answer);
    if (answer.encoding != expected.encoding->id) return;
    for (const auto& [key, value] : answer.options)
        if (key == "bidirectional" && expected.values.at(key) != value)
            answer.mistakes.push_back(
                {"t5",
                 value == Value(true)
                     ? POSISCOPE_TR("core",
                                    "Buckets are two-sided where one-sided ones were meant: the exact part "
                                    "ends at half the distance")
                     : POSISCOPE_TR("core", "Buckets are one-sided where two-sided ones were meant"),
                 POSISCOPE_TR("core", "all distances")});
    diagnoseDistances(answer, answer.mistakes);
    answer.asExpected = answer.unexplainedCells == 0 && answer.mistakes.empty() &&
                        answer.storage.scale == 1 && differingOptions(expected, answer.options).empty();
}

/// Diagnoses a table without pairs by its name, or by the expected biases.
void diagnoseName(const Input& input, const Expectation& expected, Identity& answer) {
    Identity named = answer;
    diagnoseOptions(expected, named);
    if (!named.storage.form.starts_with("buckets") && diagnoseNumbers(input, expected, answer)) return;
    auto biases = named.asExpected ? std::nullopt : expectedBiases(input, expected);
    const bool isNamed = named.recognised && named.encoding == expected.encoding->id;
    if (!biases || (isNamed && !biases->asExpected)) {
        answer = std::move(named);
        return;
    }
    if (biases->asExpected) {
        biases->evidence = answer.evidence;
        biases->alternatives = answer.alternatives;
        if (answer.recognised && !isNamed && answer.ownNumbers == 0)
            biases->alternatives.push_back({answer.encoding, answer.options});
    }
    answer = std::move(*biases);
}

}  // namespace

void diagnose(const Input& input, const Expectation& expected, Identity& answer) {
    constexpr double near = 0.6;
    if (expected.encoding->id == "learned") return diagnoseLearned(input, expected, answer);
    if (expected.encoding->id == "t5" && diagnoseBucketBiases(input, expected, answer)) return;
    const auto found = explain(input, expected, &answer);
    answer.asExpected = false;
    const bool whole = found && found->agreement.unexplained == 0;
    if (!expected.rotary.axes.empty() && !whole && diagnoseAxes(input, expected, answer)) return;
    if (!found || found->agreement.share() < near) {
        diagnoseName(input, expected, answer);
        return;
    }
    answer.mistakes = found->mistakes;
    if (found->form.contents.empty()) {
        diagnoseFrequencies(input, expected, *found, answer);
        return;
    }
    diagnoseStorage(input, expected, *found, answer.mistakes);
    apply(input, expected, *found, answer);
    answer.notes = notesOnStorage(expected, found->form);
    answer.asExpected = answer.mistakes.empty() && answer.unexplainedCells == 0;
}

void diagnoseIndex(const Expectation& expected, Identity& answer) {
    if (answer.encoding == expected.index)
        diagnoseDistances(answer, answer.mistakes);
    else if (answer.recognised)
        answer.mistakes.push_back({"another-encoding",
                                   Text(POSISCOPE_TR("core", "The table is %1 where %2 was meant"))
                                       .with(Text::asIs(answer.encoding))
                                       .with(Text::asIs(expected.index)),
                                   POSISCOPE_TR("core", "all cells")});
    answer.asExpected =
        answer.encoding == expected.index && answer.mistakes.empty() && answer.unexplainedCells == 0;
}

void diagnoseByItself(const Input& input, Identity& answer) {
    constexpr std::int64_t fewest = 8;  // chance finds a mistake in fewer rows or columns
    const bool list = answer.storage.rows == 1;
    if (answer.recognised) {
        if (!list && (answer.storage.rows < fewest || answer.storage.columns < fewest)) return;
        const RoundingNames& rounding = answer.rounding;
        const auto narrow = [](const std::string& type) { return isNarrow(numberKindNamed(type)); };
        // An explanation may leave one cell in a thousand unexplained, but none of narrow cells, which say
        // little about their origin.
        const std::int64_t allowed =
            narrow(rounding.table) ? 0 : answer.storage.rows * answer.storage.columns / 1000;
        if (answer.unexplainedCells > allowed) return;
        const bool all = narrow(rounding.frequency) && narrow(rounding.position) && narrow(rounding.angle);
        const auto add = [&](const char* id, const char* what, const std::string& type) {
            if (narrow(type) && !all)
                answer.mistakes.push_back({id, Text(what, {type}), POSISCOPE_TR("core", "all rows")});
        };
        if (all)
            answer.mistakes.push_back(
                {"everything-in-the-model-dtype",
                 Text(POSISCOPE_TR("core", "Frequencies, positions and angles were all computed in %1"),
                      {rounding.angle}),
                 POSISCOPE_TR("core", "all rows")});
        add("frequencies-rounded", POSISCOPE_TR("core", "Frequencies were rounded to %1"),
            rounding.frequency);
        if (narrow(rounding.position) && !all)
            answer.mistakes.push_back(
                {"positions-rounded",
                 Text(POSISCOPE_TR("core",
                                   "Positions were rounded to %1: whole numbers beyond %2 fall together"),
                      {rounding.position,
                       std::to_string(1 << significandOf(numberKindNamed(rounding.position)))}),
                 POSISCOPE_TR("core", "all rows")});
        add("angle-rounded", POSISCOPE_TR("core", "Angles were rounded to %1"), rounding.angle);
        return;
    }
    if (input.sheets.empty() || !holdsSines(input)) return;
    const Sheet& sheet = input.sheets.front();
    if (sheet.rows() < fewest || sheet.columns() < fewest) return;
    for (const char* layout : {"interleaved", "half-split"})
        for (const double base : {10000.0, 500000.0, 1e6, 100.0, 1000.0}) {
            Expectation guess{.encoding = findEncoding("sinusoidal"), .values = {}, .given = {}};
            guess.values = valuesWith(*guess.encoding, {{keys::layout.name, std::string(layout)},
                                                        {keys::dModel.name, sheet.columns()},
                                                        {keys::base.name, base}});
            const auto found = explain(input, guess, nullptr);
            if (!found) continue;
            answer.mistakes = found->mistakes;
            apply(input, guess, *found, answer);
            return;
        }
}

}  // namespace posiscope
