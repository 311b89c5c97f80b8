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

struct Candidate {
    std::size_t sheet = 0;
    Reading reading;
    std::vector<Hypothesis> hypotheses = {};
};

/// Moves names to the front whose cells agree after rounding, where the first name's do not.
void rankByStages(const Input& input, Candidate& candidate) {
    constexpr std::size_t most = 6;
    constexpr double explained = 0.97;
    const Sheet& sheet = input.sheets[candidate.sheet];
    const Sample trials(sheet, rowsForStages(sheet.rows(), sheet.columns()));
    const auto agreement = [&](const Hypothesis& hypothesis) {
        return compare(hypothesis.form, hypothesis.recipe, trials, input.cells).share();
    };
    if (agreement(candidate.hypotheses.front()) > explained) return;
    std::stable_sort(candidate.hypotheses.begin(), candidate.hypotheses.end(),
                     [](const Hypothesis& a, const Hypothesis& b) { return a.words < b.words; });
    candidate.hypotheses.resize(std::min(candidate.hypotheses.size(), most));
    for (Hypothesis& hypothesis : candidate.hypotheses) {
        hypothesis.recipe.stages =
            stagesOf(hypothesis.form, hypothesis.recipe, trials, input.cells, input.pace);
        hypothesis.complexity = hypothesis.words + 20 * (1 - agreement(hypothesis));
    }
    std::stable_sort(candidate.hypotheses.begin(), candidate.hypotheses.end(),
                     [](const Hypothesis& a, const Hypothesis& b) { return a.complexity < b.complexity; });
}

double firstComplexity(const Candidate& candidate) {
    return candidate.hypotheses.empty() ? 1e9 : candidate.hypotheses.front().complexity;
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
void contestAll(const Input& input, std::vector<Candidate>& candidates) {
    constexpr double close = 1.2;
    const double best = firstComplexity(candidates.front());
    for (Candidate& candidate : candidates)
        if (firstComplexity(candidate) <= best + close)
            contest(candidate.reading, manyRows(input.sheets[candidate.sheet]), candidate.hypotheses,
                    input.pace);
}

/// Whether all pairs of many turn from row to row: then no other axis counts positions.
bool isCertain(const Candidate& candidate) {
    constexpr std::size_t many = 8;
    const Reading& reading = candidate.reading;
    return !isOneFunction(reading.form) && reading.radians.size() >= many && reading.agreement == 1 &&
           std::ranges::all_of(reading.sound, [](bool sound) { return sound; });
}

/// The readings of all sheets in all forms that have a name.
std::vector<Candidate> candidatesOf(const Input& input) {
    std::vector<Candidate> candidates;
    for (std::size_t n = 0; n < input.sheets.size(); ++n) {
        const Sheet& sheet = input.sheets[n];
        if (sheet.rows() < 2) continue;
        if (std::ranges::any_of(candidates, isCertain)) break;
        const Sample sample(sheet, rowsForFits(sheet.rows()));
        const Sample trials(sheet, rowsForTrials(sheet.rows()));
        for (const Form& form : formsOf(sheet)) {
            input.pace.step();
            auto reading = isOneFunction(form) ? readOneFunction(sheet, form, sample, input.cells)
                                               : readForm(sheet, form, sample, input.cells, input.pace);
            if (!reading) continue;
            Candidate candidate{n, std::move(*reading)};
            candidate.hypotheses = hypothesesFor(candidate.reading, &trials, input.pace);
            if (candidate.hypotheses.empty()) continue;
            rankByStages(input, candidate);
            candidates.push_back(std::move(candidate));
        }
    }
    std::stable_sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
        return firstComplexity(a) < firstComplexity(b);
    });
    return candidates;
}

void addEvidence(const Candidate& candidate, const Hypothesis& hypothesis, Identity& answer) {
    const Reading& reading = candidate.reading;
    const auto say = [&answer](Text line) { answer.evidence.push_back(std::move(line)); };
    say(storageOf(reading));
    if (hypothesis.values.contains(keys::base.name)) {
        const double base = hypothesis.values.get(keys::base);
        say(hypothesis.baseError > 0
                ? Text(POSISCOPE_TR("core", "base: %1 ± %2 from the frequencies"),
                       {inFull(base), withDigits(hypothesis.baseError, 2)})
                : Text(POSISCOPE_TR("core", "base: %1 with the other parameters"), {inFull(base)}));
    }
    say({POSISCOPE_TR("core", "first position: %1, the phases of %2 % of the pairs say"),
         {groupedDigits(reading.first), withDigits(100 * reading.agreement, 3)}});
    if (reading.leadingRows() > 0)
        say({POSISCOPE_TR("core", "rows before position 0: %1, %2 of them zeros"),
             {groupedDigits(reading.leadingRows()), groupedDigits(reading.leadingZeros)}});
    const auto still = std::count(reading.still.begin(), reading.still.end(), true);
    if (still > 0)
        say({POSISCOPE_TR("core", "pairs that do not turn: %1 (proportional rotary)"),
             {groupedDigits(still)}});
    if (reading.step < 0) say(POSISCOPE_TR("core", "rows count down"));
    if (reading.sineSign < 0) say(POSISCOPE_TR("core", "sines have the other sign"));
    if (hypothesis.scale != 1)
        say({POSISCOPE_TR("core", "all cells are multiplied by %1"), {withDigits(hypothesis.scale, 6)}});
}

/// The coordinates of Fourier features are positions divided by a length.
void addNotes(const Sheet& sheet, const Hypothesis& hypothesis, Identity& answer) {
    if (hypothesis.encoding->id != "fourier") return;
    const auto length = static_cast<double>(hypothesis.values.get(keys::maxLen));
    const Recipe& recipe = hypothesis.recipe;
    const double first = static_cast<double>(recipe.first) / length;
    const double last = static_cast<double>(recipe.first + recipe.step * (sheet.rows() - 1)) / length;
    answer.notes.push_back(noteOnPeriod(hypothesis.values.at("include_pi") == Value(true),
                                        std::min(first, last), std::max(first, last)));
}

/// Other names that take no more digits to say, or not many more where they explain all cells, too.
void addAlternatives(const std::vector<Candidate>& candidates, Identity& answer) {
    constexpr double close = 1.2;
    constexpr double asGood = 2.6;
    const Hypothesis& best = candidates.front().hypotheses.front();
    for (const Candidate& candidate : candidates)
        for (const Hypothesis& hypothesis : candidate.hypotheses) {
            const bool measured =
                hypothesis.baseError > 0 && best.baseError > 0 && hypothesis.unexplained == 0;
            if (&hypothesis == &best || hypothesis.complexity > best.complexity + (measured ? asGood : close))
                continue;
            if (answer.alternatives.size() < 8)
                answer.alternatives.push_back({hypothesis.encoding->id, hypothesis.options});
        }
}

/// The chosen name, and the rounding of its cells.
struct Chosen {
    Hypothesis hypothesis;
    std::optional<Computation> computed;
};

Chosen chosenOf(const Candidate& best, const Sample& trials, const Input& input) {
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
    for (const Hypothesis& name : best.hypotheses) {
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

std::optional<Identity> recognisePairs(const Input& input) {
    constexpr double enough = 0.6;
    constexpr double nearlyAll = 0.9;  // columns of one function may be any: chance finds some
    std::vector<Candidate> candidates = candidatesOf(input);
    if (candidates.empty()) return std::nullopt;
    contestAll(input, candidates);
    const Candidate& best = candidates.front();
    const Sheet& sheet = input.sheets[best.sheet];
    const Sample trials(sheet, rowsForStages(sheet.rows(), sheet.columns()));
    const auto [hypothesis, computed] = chosenOf(best, trials, input);
    const double share = compare(hypothesis.form, hypothesis.recipe, trials, input.cells).share();
    if (share < (isOneFunction(hypothesis.form) ? nearlyAll : enough)) return std::nullopt;
    Identity answer;
    answer.recognised = true;
    answer.encoding = hypothesis.encoding->id;
    answer.options = hypothesis.options;
    answer.storage.scale = hypothesis.scale;
    addEvidence(best, hypothesis, answer);
    addNotes(sheet, hypothesis, answer);
    nameStages(computed, hypothesis.recipe, answer);
    addAlternatives(candidates, answer);
    Recipe recipe = computed ? computedRecipe(*computed, hypothesis.recipe) : hypothesis.recipe;
    settleFrequencies(sheet, hypothesis.form, recipe);
    finishAnswer(input, sheet, hypothesis.form, recipe, answer);
    // A conversion computes exact cells.
    answer.conversionSource = std::make_shared<ConversionSource>(
        ConversionSource{sheet, hypothesis.form, hypothesis.recipe, sheet.type(), sheet.rows()});
    return answer;
}

}  // namespace posiscope
