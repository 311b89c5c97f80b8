// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of sines and cosines, one position a row: sinusoidal, rotary, timestep, Fourier.
#include <algorithm>
#include <cmath>

#include "core/identify/conversionsource.h"
#include "core/identify/families/families.h"
#include "core/identify/measured.h"
#include "core/identify/reading.h"
#include "core/identify/settledfrequencies.h"
#include "core/identify/spectra/naming.h"
#include "core/identify/spectra/weighing.h"
#include "core/identify/stages.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

/// The names of a sheet that was read in one form.
struct NamedReading {
    std::size_t sheet = 0;
    Reading reading;
    std::vector<PairHypothesis> hypotheses = {};
};

/// Moves names to the front whose cells agree after rounding, where the first name's do not.
void rankByStages(const Input& input, NamedReading& named) {
    constexpr std::size_t most = 6;
    constexpr double explained = 0.97;
    const Sheet& sheet = input.sheets[named.sheet];
    const Sample trials(sheet, rowsForStages(sheet.rows(), sheet.columns()));
    const auto agreement = [&](const PairHypothesis& hypothesis) {
        return compare(hypothesis.form, hypothesis.recipe, trials, input.cells).share();
    };
    if (agreement(named.hypotheses.front()) > explained) return;
    std::stable_sort(named.hypotheses.begin(), named.hypotheses.end(),
                     [](const PairHypothesis& a, const PairHypothesis& b) { return a.words < b.words; });
    named.hypotheses.resize(std::min(named.hypotheses.size(), most));
    for (PairHypothesis& hypothesis : named.hypotheses) {
        hypothesis.recipe.stages =
            stagesOf(hypothesis.form, hypothesis.recipe, trials, input.cells, input.pace);
        hypothesis.complexity = hypothesis.words + 20 * (1 - agreement(hypothesis));
    }
    std::stable_sort(
        named.hypotheses.begin(), named.hypotheses.end(),
        [](const PairHypothesis& a, const PairHypothesis& b) { return a.complexity < b.complexity; });
}

double firstComplexity(const NamedReading& named) {
    return named.hypotheses.empty() ? 1e9 : named.hypotheses.front().complexity;
}

/// So many rows that a table of a few hundred is looked at as a whole.
Sample manyRows(const Sheet& sheet) {
    constexpr std::int64_t cells = 262'144;
    const std::int64_t count = std::min(sheet.rows(), std::max<std::int64_t>(16, cells / sheet.columns()));
    std::vector<std::int64_t> rows;
    for (std::int64_t n = 0; n < count; ++n)
        rows.push_back(n * (sheet.rows() - 1) / std::max<std::int64_t>(1, count - 1));
    return {sheet, std::move(rows)};
}

/// The names of the best reading, and of others that are as simple, by more rows.
void contestAll(const Input& input, std::vector<NamedReading>& readings) {
    constexpr double close = 1.2;
    const double best = firstComplexity(readings.front());
    for (NamedReading& named : readings)
        if (firstComplexity(named) <= best + close)
            contest(named.reading, manyRows(input.sheets[named.sheet]), named.hypotheses, input.pace);
}

/// Whether all pairs of many turn from row to row: then no other axis counts positions.
bool isCertain(const NamedReading& named) {
    constexpr std::size_t many = 8;
    const Reading& reading = named.reading;
    return !isOneFunction(reading.form) && reading.radians.size() >= many && reading.agreement == 1 &&
           std::ranges::all_of(reading.sound, [](bool sound) { return sound; });
}

/// The readings of all sheets in all forms that have a name.
std::vector<NamedReading> namedReadings(const Input& input) {
    std::vector<NamedReading> readings;
    for (std::size_t n = 0; n < input.sheets.size(); ++n) {
        const Sheet& sheet = input.sheets[n];
        if (sheet.rows() < 2) continue;
        if (std::ranges::any_of(readings, isCertain)) break;
        const Sample sample(sheet, rowsForFits(sheet.rows()));
        const Sample trials(sheet, rowsForTrials(sheet.rows()));
        for (const Form& form : formsOf(sheet)) {
            input.pace.step();
            auto reading = isOneFunction(form) ? readOneFunction(sheet, form, sample, input.cells)
                                               : readForm(sheet, form, sample, input.cells, input.pace);
            if (!reading) continue;
            NamedReading named{n, std::move(*reading)};
            named.hypotheses = hypothesesFor(named.reading, &trials, input.pace);
            if (named.hypotheses.empty()) continue;
            rankByStages(input, named);
            readings.push_back(std::move(named));
        }
    }
    std::stable_sort(readings.begin(), readings.end(), [](const NamedReading& a, const NamedReading& b) {
        return firstComplexity(a) < firstComplexity(b);
    });
    return readings;
}

void addEvidence(const NamedReading& named, const PairHypothesis& hypothesis, Identity& answer) {
    const Reading& reading = named.reading;
    const auto say = [&answer](Text line) { answer.evidence.push_back(std::move(line)); };
    say(storageOf(reading));
    if (hypothesis.values.contains(keys::base.name)) {
        const double base = hypothesis.values.get(keys::base);
        say(hypothesis.baseError > 0
                ? Text(POSISCOPE_TR("core", "base: %1 ± %2 from the frequencies"),
                       {inFull(base), withDigits(hypothesis.baseError, 2)})
                : Text(POSISCOPE_TR("core", "base: %1 with the other parameters"), {inFull(base)}));
    }
    say({POSISCOPE_TR("core", "first position: %1, on which the phases of %2 % of the pairs agree"),
         {groupedDigits(reading.first), withDigits(100 * reading.agreement, 3)}});
    if (reading.leadingRows() > 0)
        say({POSISCOPE_TR("core", "rows before position 0: %1, %2 of them zeros"),
             {groupedDigits(reading.leadingRows()), groupedDigits(reading.leadingZeros)}});
    if (const std::int64_t still = hypothesis.recipe.stillPairs(); still > 0)
        say({POSISCOPE_TR("core", "pairs that do not turn: %1 (proportional rotary)"),
             {groupedDigits(still)}});
    if (reading.step < 0) say(POSISCOPE_TR("core", "rows count down"));
    if (reading.sineSign < 0) say(POSISCOPE_TR("core", "sines have the other sign"));
    if (hypothesis.scale != 1)
        say({POSISCOPE_TR("core", "all cells are multiplied by %1"), {withDigits(hypothesis.scale, 6)}});
}

/// The coordinates of Fourier features are positions divided by a length.
void addNotes(const Sheet& sheet, const PairHypothesis& hypothesis, Identity& answer) {
    if (hypothesis.encoding->id != "fourier") return;
    const auto length = static_cast<double>(hypothesis.values.get(keys::maxLen));
    const Recipe& recipe = hypothesis.recipe;
    const double first = static_cast<double>(recipe.first) / length;
    const double last = static_cast<double>(recipe.first + recipe.step * (sheet.rows() - 1)) / length;
    answer.notes.push_back(noteOnPeriod(hypothesis.values.at("include_pi") == Value(true),
                                        std::min(first, last), std::max(first, last)));
}

/// Other names that take no more digits to say, or not many more where they explain all cells, too.
void addAlternatives(const std::vector<NamedReading>& readings, Identity& answer) {
    constexpr double close = 1.2;
    constexpr double asGood = 2.6;
    const PairHypothesis& best = readings.front().hypotheses.front();
    for (const NamedReading& named : readings)
        for (const PairHypothesis& hypothesis : named.hypotheses) {
            const bool measured =
                hypothesis.baseError > 0 && best.baseError > 0 && hypothesis.agreement.unexplained == 0;
            if (&hypothesis == &best || hypothesis.complexity > best.complexity + (measured ? asGood : close))
                continue;
            if (answer.alternatives.size() < 8)
                answer.alternatives.push_back({hypothesis.encoding->id, hypothesis.options});
        }
}

/// The chosen name, and the rounding of its cells.
struct Chosen {
    PairHypothesis hypothesis;
    std::optional<Computation> computed;
};

Chosen chosenOf(const NamedReading& best, const Sample& trials, const Input& input) {
    const NumberKind cells = input.cells;
    Chosen chosen{best.hypotheses.front(), {}};
    Recipe& recipe = chosen.hypothesis.recipe;
    recipe.stages = stagesOf(chosen.hypothesis.form, recipe, trials, cells, input.pace);
    chosen.computed = computationOf(*chosen.hypothesis.encoding, chosen.hypothesis.values,
                                    chosen.hypothesis.form, recipe, trials, cells, input.pace);
    if (chosen.computed) {
        adopt(chosen.computed->stages, chosen.hypothesis.form, trials, cells, recipe);
        return chosen;
    }
    for (const PairHypothesis& name : best.hypotheses) {
        const auto moved =
            movedBaseOf(*name.encoding, name.values, name.form, name.recipe, trials, cells, input.pace);
        if (!moved) continue;
        chosen = {name, moved->computed};
        chosen.hypothesis.values = moved->values;
        for (auto& [key, value] : chosen.hypothesis.options)
            if (key == keys::base.name) value = moved->base;
        break;
    }
    return chosen;
}

}  // namespace

std::vector<Hypothesis> proposePairs(const Input& input) {
    constexpr double enough = 0.6;
    constexpr double nearlyAll = 0.9;  // columns of one function may be any: chance finds some
    std::vector<NamedReading> readings = namedReadings(input);
    if (readings.empty()) return {};
    contestAll(input, readings);
    const NamedReading& best = readings.front();
    const Sheet& sheet = input.sheets[best.sheet];
    const auto trials = std::make_shared<const Sample>(sheet, rowsForStages(sheet.rows(), sheet.columns()));
    Chosen found = chosenOf(best, *trials, input);
    PairHypothesis& chosen = found.hypothesis;
    const auto& computed = found.computed;
    const auto unexplained = [&](const Recipe& recipe) {
        return compare(chosen.form, recipe, *trials, input.cells).unexplained;
    };
    nameStillPairs(
        best.reading.still,
        [&](const Recipe& turning) { return unexplained(turning) <= unexplained(chosen.recipe); }, chosen);
    const std::int64_t still = chosen.recipe.stillPairs();
    // Pairs that stand still and were not meant to are no reason not to know the others.
    const auto turning = std::ranges::count(best.reading.still, false);
    const double known =
        still > 0 ? 1 : static_cast<double>(turning) / static_cast<double>(best.reading.still.size());
    Identity answer = recognisedAs(chosen.encoding->id, chosen.options);
    answer.storage.scale = chosen.scale;
    addEvidence(best, chosen, answer);
    addNotes(sheet, chosen, answer);
    nameStages(computed, chosen.recipe, answer);
    addAlternatives(readings, answer);
    Recipe recipe = computed ? computedRecipe(*computed, chosen.recipe) : chosen.recipe;
    settleFrequencies(sheet, chosen.form, recipe);
    for (std::size_t i = 0; i < best.reading.still.size(); ++i)
        if (best.reading.still[i]) recipe.sines[i] = chosen.recipe.sines[i];
    Hypothesis pairs = hypothesisOf(input, sheet, chosen.form, recipe, std::move(answer), trials,
                                    isOneFunction(chosen.form) ? nearlyAll : known * enough);
    // A conversion computes exact cells.
    pairs.answer.conversionSource = std::make_shared<ConversionSource>(
        ConversionSource{sheet, chosen.form, chosen.recipe, sheet.type(), sheet.rows()});
    return {std::move(pairs)};
}

}  // namespace posiscope
