// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/rearranged/rearranged.h"

#include <algorithm>
#include <cmath>

#include "core/identify/judgement.h"
#include "core/identify/snap.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

void addExpected(const Expectation& expected, std::int64_t columns, std::vector<Meaning>& all) {
    if (expected.encoding == nullptr) return;
    Meaning meaning{.encoding = expected.encoding};
    Values values = expected.values;
    for (const auto& key : {keys::dModel, keys::headDim})
        if (values.contains(key.name) && !expected.gives(key.name)) values.set(key, columns);
    if (!areSound(*meaning.encoding, values)) return;
    const auto model = meaning.encoding->make(values);
    meaning.recipe = recipeMeant(*meaning.encoding, values, expected.rotary.proportional);
    if (meaning.recipe.pairs() == 0 || !meaning.recipe.growth.empty()) return;
    meaning.columns = modelForm(*model);
    meaning.options = optionsOf(expected, values);
    std::erase_if(meaning.options, [](const auto& each) { return each.first == keys::maxLen.name; });
    all.push_back(std::move(meaning));
}

}  // namespace

std::optional<Meaning> meaningOf(const char* encoding, OptionValues options) {
    Meaning meaning{.encoding = findEncoding(encoding), .options = std::move(options)};
    const Values values = valuesWith(*meaning.encoding, meaning.options);
    if (!areSound(*meaning.encoding, values)) return std::nullopt;
    const auto model = meaning.encoding->make(values);
    meaning.recipe = recipeOf(*model);
    if (meaning.recipe.pairs() == 0) return std::nullopt;
    meaning.columns = modelForm(*model);
    return meaning;
}

std::vector<Meaning> meaningsOf(const Expectation* expected, const Form* form, std::int64_t columns) {
    std::vector<Meaning> all;
    if (expected != nullptr) {
        addExpected(*expected, columns, all);
        return all;
    }
    const bool rotary = form != nullptr && (form->rotaryOnly || form->cosineFirst);
    const std::string layout = form != nullptr && form->id == "half-split" ? "half-split" : "interleaved";
    for (const double base : usualBases()) {
        if (rotary) {
            OptionValues options{{keys::headDim.name, columns},
                                 {keys::base.name, base},
                                 {keys::scaling.name, std::string("none")}};
            if (!form->rotaryPairs.empty()) options.emplace_back(keys::ropeLayout.name, form->rotaryPairs);
            if (auto meaning = meaningOf("rope", options)) all.push_back(std::move(*meaning));
            continue;
        }
        for (const char* spectrum : {"paper", "endpoint"}) {
            if (auto meaning = meaningOf("sinusoidal", {{keys::layout.name, layout},
                                                        {keys::spectrum.name, std::string(spectrum)},
                                                        {keys::dModel.name, columns},
                                                        {keys::base.name, base}}))
                all.push_back(std::move(*meaning));
        }
    }
    return all;
}

Identity rearrangedAnswer(const Subjects& subjects, const Sheet& sheet, const Form& form,
                          const Meaning& meaning, const Recipe& recipe, const std::string& suffix,
                          Text evidence) {
    Identity answer;
    answer.recognised = true;
    answer.encoding = meaning.encoding->id;
    answer.options = meaning.options;
    answer.evidence.push_back(std::move(evidence));
    finishAnswer(subjects, sheet, form, recipe, answer);
    answer.storage.form += suffix;
    // A conversion supports only rows and columns in order.
    answer.understanding = nullptr;
    answer.convertible = false;
    answer.asExpected = answer.unexplainedCells == 0;
    return answer;
}

bool normsAre(const Form& form, const Sample& sample, double amplitude, NumberKind cells) {
    const double loose = amplitude * (3 * roundingOf(cells) + 1e-5);
    std::size_t off = 0;
    for (std::size_t n = 0; n < sample.rows().size(); ++n)
        for (std::size_t i = 0; i < form.sines.size(); ++i) {
            const double* const row = sample.cells(static_cast<std::int64_t>(n));
            off +=
                std::abs(std::hypot(row[form.sines[i]], row[form.cosines[i]]) - amplitude) <= loose ? 0 : 1;
        }
    return off * 20 <= sample.rows().size() * form.sines.size();
}

bool hasPairs(const Form& form) {
    constexpr std::size_t fewest = 4;
    const auto known = [](std::int64_t column) { return column >= 0; };
    return form.pairs >= static_cast<std::int64_t>(fewest) &&
           std::all_of(form.sines.begin(), form.sines.end(), known) &&
           std::all_of(form.cosines.begin(), form.cosines.end(), known);
}

Text shuffledWords(const std::vector<std::int64_t>& positions) {
    return {POSISCOPE_TR("core", "rows are shuffled: they hold the positions %1"), {firstOf(positions)}};
}

std::string firstOf(const std::vector<std::int64_t>& numbers) {
    constexpr std::size_t most = 64;
    std::string words;
    for (std::size_t n = 0; n < std::min(most, numbers.size()); ++n)
        words += (n == 0 ? "" : ", ") + std::to_string(numbers[n]);
    return numbers.size() > most ? words + ", …" : words;
}

std::optional<Identity> recogniseRearranged(const Subjects& subjects, const Expectation* expected) {
    if (auto found = rearrangedRows(subjects, expected)) return found;
    if (auto found = rearrangedPlaces(subjects, expected)) return found;
    if (auto found = rearrangedColumns(subjects, expected)) return found;
    return expected == nullptr ? rearrangedGridRows(subjects) : std::nullopt;
}

}  // namespace posiscope
