// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of sines and cosines, one position a row: sinusoidal, rotary, timestep, Fourier.
#include <algorithm>
#include <cmath>

#include "core/identify/families/families.h"
#include "core/identify/families/rounding.h"
#include "core/identify/measured.h"
#include "core/identify/naming.h"
#include "core/identify/onefunction.h"
#include "core/identify/stages.h"
#include "core/identify/understanding.h"
#include "core/identify/weighing.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

struct Candidate {
    std::size_t sheet = 0;
    Reading reading;
    std::vector<Named> names = {};
};

/// Moves names to the front whose cells agree after rounding, where the first name's do not.
void rankByStages(const Subjects& subjects, Candidate& candidate) {
    constexpr std::size_t most = 6;
    constexpr double explained = 0.97;
    const Sheet& sheet = subjects.sheets[candidate.sheet];
    const Sample trials(sheet, rowsForStages(sheet.rows(), sheet.columns()));
    const auto agreement = [&](const Named& named) {
        return agreementOf(named.form, named.recipe, trials, subjects.cells).share();
    };
    if (agreement(candidate.names.front()) > explained) return;
    std::stable_sort(candidate.names.begin(), candidate.names.end(),
                     [](const Named& a, const Named& b) { return a.words < b.words; });
    candidate.names.resize(std::min(candidate.names.size(), most));
    for (Named& named : candidate.names) {
        named.recipe.stages = stagesOf(named.form, named.recipe, trials, subjects.cells, subjects.pace);
        named.complexity = named.words + 20 * (1 - agreement(named));
    }
    std::stable_sort(candidate.names.begin(), candidate.names.end(),
                     [](const Named& a, const Named& b) { return a.complexity < b.complexity; });
}

double firstComplexity(const Candidate& candidate) {
    return candidate.names.empty() ? 1e9 : candidate.names.front().complexity;
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
void contestAll(const Subjects& subjects, std::vector<Candidate>& candidates) {
    constexpr double close = 1.2;
    const double best = firstComplexity(candidates.front());
    for (Candidate& candidate : candidates)
        if (firstComplexity(candidate) <= best + close)
            contest(candidate.reading, manyRows(subjects.sheets[candidate.sheet]), candidate.names,
                    subjects.pace);
}

/// The readings of all sheets in all forms that have a name.
std::vector<Candidate> candidatesOf(const Subjects& subjects) {
    std::vector<Candidate> candidates;
    for (std::size_t n = 0; n < subjects.sheets.size(); ++n) {
        const Sheet& sheet = subjects.sheets[n];
        if (sheet.rows() < 2) continue;
        const Sample sample(sheet, rowsForFits(sheet.rows()));
        const Sample trials(sheet, rowsForTrials(sheet.rows()));
        for (const Form& form : formsOf(sheet)) {
            subjects.pace.step();
            auto reading = isOneFunction(form) ? readOneFunction(sheet, form, sample, subjects.cells)
                                               : readForm(sheet, form, sample, subjects.cells, subjects.pace);
            if (!reading) continue;
            Candidate candidate{n, std::move(*reading)};
            candidate.names = namesOf(candidate.reading, &trials, subjects.pace);
            if (candidate.names.empty()) continue;
            rankByStages(subjects, candidate);
            candidates.push_back(std::move(candidate));
        }
    }
    std::stable_sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
        return firstComplexity(a) < firstComplexity(b);
    });
    return candidates;
}

void addEvidence(const Candidate& candidate, const Named& named, Identity& answer) {
    const Reading& reading = candidate.reading;
    const auto say = [&answer](Text line) { answer.evidence.push_back(std::move(line)); };
    say(storageOf(reading));
    if (named.values.contains(keys::base.name)) {
        const double base = named.values.get(keys::base);
        say(named.baseError > 0
                ? Text(POSISCOPE_TR("core", "base: %1 ± %2 from the frequencies"),
                       {inFull(base), withDigits(named.baseError, 2)})
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
    if (named.scale != 1)
        say({POSISCOPE_TR("core", "all cells are multiplied by %1"), {withDigits(named.scale, 6)}});
}

/// Other names that take no more digits to say, or not many more where they explain all cells, too.
void addAlternatives(const std::vector<Candidate>& candidates, Identity& answer) {
    constexpr double close = 1.2;
    constexpr double asGood = 2.6;
    const Named& best = candidates.front().names.front();
    for (const Candidate& candidate : candidates)
        for (const Named& named : candidate.names) {
            const bool measured = named.baseError > 0 && best.baseError > 0 && named.unexplained == 0;
            if (&named == &best || named.complexity > best.complexity + (measured ? asGood : close)) continue;
            if (answer.alternatives.size() < 8)
                answer.alternatives.push_back({named.encoding->id, named.options});
        }
}

/// The chosen name, and the rounding of its cells.
struct Chosen {
    Named named;
    std::optional<Computation> computed;
};

Chosen chosenOf(const Candidate& best, const Sample& trials, const Subjects& subjects) {
    const NumberKind cells = subjects.cells;
    Chosen chosen{best.names.front(), {}};
    Recipe& recipe = chosen.named.recipe;
    recipe.stages = stagesOf(chosen.named.form, recipe, trials, cells, subjects.pace);
    chosen.computed = computationOf(*chosen.named.encoding, chosen.named.values, chosen.named.form, recipe,
                                    trials, cells, subjects.pace);
    if (chosen.computed) {
        adopt(chosen.computed->stages, chosen.named.form, trials, cells, recipe);
        return chosen;
    }
    for (const Named& name : best.names) {
        const auto moved =
            movedBaseOf(*name.encoding, name.values, name.form, name.recipe, trials, cells, subjects.pace);
        if (!moved) continue;
        chosen = {name, moved->computed};
        chosen.named.values = moved->values;
        for (auto& [key, value] : chosen.named.options)
            if (key == keys::base.name) value = moved->base;
        break;
    }
    return chosen;
}

}  // namespace

std::optional<Identity> recognisePairs(const Subjects& subjects) {
    constexpr double enough = 0.6;
    constexpr double nearlyAll = 0.9;  // columns of one function may be any: chance finds some
    std::vector<Candidate> candidates = candidatesOf(subjects);
    if (candidates.empty()) return std::nullopt;
    contestAll(subjects, candidates);
    const Candidate& best = candidates.front();
    const Sheet& sheet = subjects.sheets[best.sheet];
    const Sample trials(sheet, rowsForStages(sheet.rows(), sheet.columns()));
    const auto [named, computed] = chosenOf(best, trials, subjects);
    const double share = agreementOf(named.form, named.recipe, trials, subjects.cells).share();
    if (share < (isOneFunction(named.form) ? nearlyAll : enough)) return std::nullopt;
    Identity answer;
    answer.recognised = true;
    answer.encoding = named.encoding->id;
    answer.options = named.options;
    answer.storage.scale = named.scale;
    addEvidence(best, named, answer);
    nameStages(computed, named.recipe, answer);
    addAlternatives(candidates, answer);
    finishAnswer(subjects, sheet, named.form,
                 computed ? computedRecipe(*computed, named.recipe) : named.recipe, answer);
    // A conversion computes exact cells.
    answer.understanding = std::make_shared<Understanding>(
        Understanding{sheet, named.form, named.recipe, sheet.type(), sheet.rows()});
    return answer;
}

}  // namespace posiscope
