// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/identify.h"

#include <algorithm>

#include "core/identify/original/original.h"
#include "core/identify/propose/propose.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

/// Lists of frequencies and of slopes are short. A longer list would be looked at number by number.
constexpr std::int64_t longestList = 1 << 20;

/// Whether the array has only one axis with more than one number, and too many numbers along it.
bool isTooLong(const StoredArray& array) {
    std::int64_t longest = 1, numbers = 1;
    for (const std::int64_t size : array.shape) {
        longest = std::max(longest, size);
        numbers *= size;
    }
    return numbers == longest && longest > longestList;
}

Identity tooLong() {
    Identity answer;
    answer.asExpected = false;
    answer.evidence.emplace_back(
        POSISCOPE_TR("core", "a list of more than %1 numbers is no table and no list of frequencies"),
        std::vector<std::string>{groupedDigits(longestList)});
    return answer;
}

/// Made from a learned table, or what it is by itself.
Identity diagnosedByOriginal(const Input& input, const OriginalTable& original) {
    if (auto extended = identifyExtended(input, original)) return *std::move(extended);
    if (auto reordered = identifyReordered(input, original)) return *std::move(reordered);
    if (auto made = identifyMade(input, original)) return *std::move(made);
    Identity answer = answerOf(input, {});
    tellNotMade(input, original, answer);
    return answer;
}

/// An ignored key of the configuration may explain what differs.
void tellUnsure(const std::optional<Expectation>& expected, Identity& answer) {
    if (!expected || expected->notUnderstood.empty() || answer.asExpected || !answer.recognised) return;
    answer.unsure = true;
    std::string keys;
    for (const std::string& key : expected->notUnderstood)
        keys += (keys.empty() ? "" : ", ") + key;
    answer.notes.emplace_back(Text(
        POSISCOPE_TR("core", "not sure: %1 of the configuration was ignored, and may explain what differs"),
        {keys}));
}

}  // namespace

Identity identify(const std::vector<StoredArray>& arrays, const std::optional<Expectation>& expected,
                  const std::function<bool(double)>& proceed) {
    if (std::ranges::any_of(arrays, isTooLong)) return tooLong();
    Pace pace(proceed);
    try {
        const Input input = inputOf(arrays, pace);
        Identity answer = expected && expected->original ? diagnosedByOriginal(input, *expected->original)
                                                         : answerInAnyOrder(input, expected);
        tellUnsure(expected, answer);
        return answer;
    } catch (const NotWanted&) {
        Identity stopped;
        stopped.complete = false;
        stopped.asExpected = false;
        return stopped;
    }
}

}  // namespace posiscope
