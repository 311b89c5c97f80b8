// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/rearranged/rearranged.h"

#include <algorithm>
#include <cmath>

#include "core/identify/diagnosis.h"
#include "core/identify/snap.h"
#include "core/parameters/keys.h"

namespace posiscope {

Identity rearrangedAnswer(const Input& input, const Sheet& sheet, const Form& form,
                          const Hypothesis& hypothesis, const Recipe& recipe, const std::string& suffix,
                          Text evidence) {
    Identity answer;
    answer.recognised = true;
    answer.encoding = hypothesis.encoding->id;
    answer.options = hypothesis.options;
    answer.evidence.push_back(std::move(evidence));
    finishAnswer(input, sheet, form, recipe, answer);
    answer.storage.form += suffix;
    // A conversion supports only rows and columns in order.
    answer.conversionSource = nullptr;
    answer.convertible = false;
    answer.asExpected = answer.unexplainedCells == 0;
    return answer;
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

std::optional<Identity> recogniseRearranged(const Input& input, const Expectation* expected) {
    if (auto found = rearrangedRows(input, expected)) return found;
    if (auto found = rearrangedPlaces(input, expected)) return found;
    if (auto found = rearrangedColumns(input, expected)) return found;
    return expected == nullptr ? rearrangedGridRows(input) : std::nullopt;
}

}  // namespace posiscope
