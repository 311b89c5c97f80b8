// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/identify.h"

#include <algorithm>

#include "core/identify/differences.h"
#include "core/identify/equalslices.h"
#include "core/identify/families/families.h"
#include "core/identify/judgement.h"
#include "core/identify/measured.h"
#include "core/identify/nearestfit.h"
#include "core/identify/neverfilled.h"
#include "core/identify/onerow.h"
#include "core/identify/original/extended.h"
#include "core/identify/original/original.h"
#include "core/identify/rearranged/rearranged.h"
#include "core/identify/spectrumratio.h"
#include "core/parameters/keys.h"
#include "core/parameters/parameter.h"

namespace posiscope {

namespace {

bool isExplained(const Identity& answer) {
    return answer.asExpected || !answer.mistakes.empty();
}

/// Looks for a table that is as expected except for the order of its rows or columns.
void findRearranged(const Subjects& subjects, const Expectation& expected, Identity& answer) {
    if (isExplained(answer)) return;
    subjects.pace.part(0.9, 1);
    auto found = recogniseRearranged(subjects, &expected);
    if (!found || (answer.recognised && found->unexplainedCells > answer.unexplainedCells)) return;
    answer = std::move(*found);
}

/// Whether the table is a usual one with its rows or columns in another order.
bool isInAnotherOrder(const Subjects& subjects, Identity& answer) {
    if (answer.recognised) return false;
    auto found = recogniseRearranged(subjects, nullptr);
    if (!found) return false;
    answer = std::move(*found);
    return true;
}

/// Judges the answer by the expectation, or by those of other layers where it explains nothing.
Identity judged(const Subjects& subjects, const Expectation& expected, const Identity& answer) {
    Identity first = answer;
    judge(subjects, expected, first);
    for (const Expectation& other : expected.others) {
        if (isExplained(first)) break;
        Identity again = answer;
        judge(subjects, other, again);
        if (!isExplained(again)) continue;
        again.evidence.emplace_back(POSISCOPE_TR("core", "expected were layers that are not shown"));
        addDifferences(subjects, other, again);
        return again;
    }
    if (!isExplained(first) && !judgeOneRow(subjects, &expected, first) &&
        !judgeSpectrum(subjects, expected, first))
        findRearranged(subjects, expected, first);
    const bool unexplained = !first.recognised || (first.unexplainedCells > 0 && first.mistakes.empty());
    if (unexplained && !judgeOtherTurns(subjects, expected, first) && !first.recognised)
        judgeNearest(subjects, expected, first);
    addDifferences(subjects, expected, first);
    return first;
}

/// What the arrays are, and whether that was meant. The parts of the work are about what they take.
Identity answerOf(const Subjects& subjects, const std::optional<Expectation>& expected) {
    if (auto unfilled = neverFilled(subjects)) return *std::move(unfilled);
    Pace& pace = subjects.pace;
    pace.part(0, expected ? 0.4 : 0.9);
    Identity answer;
    for (const TableFamily& family : tableFamilies()) {
        pace.step();
        if (auto found = family.recognise(subjects)) {
            answer = std::move(*found);
            break;
        }
    }
    pace.part(expected ? 0.4 : 0.9, expected ? 0.9 : 1);
    if (expected && expected->encoding == nullptr)
        judgeIndex(*expected, answer);
    else if (expected)
        answer = judged(subjects, *expected, answer);
    else if (!isInAnotherOrder(subjects, answer))
        judgeInItself(subjects, answer);
    if (expected && !answer.recognised && answer.mistakes.empty())
        if (auto found = recogniseRearranged(subjects, nullptr)) {
            answer = std::move(*found);
            if (expected->encoding != nullptr) addDifferences(subjects, *expected, answer);
        }
    if (!answer.recognised && !expected) judgeOneRow(subjects, nullptr, answer);
    judgeNames(subjects, answer);
    if (!answer.recognised && answer.evidence.empty() && subjects.axes.size() == 1)
        answer.evidence = whyNoFrequencies(subjects.arrays.front());
    return answer;
}

/// As answerOf(); where nothing is recognised, one of several equal slices may be.
Identity answerOfSlices(const Subjects& subjects, const std::optional<Expectation>& expected) {
    Identity answer = answerOf(subjects, expected);
    if (answer.recognised || !answer.mistakes.empty()) return answer;
    auto folded = withoutEqualSlices(subjects.arrays, subjects.pace);
    if (!folded) return answer;
    Identity slice = answerOfSlices(subjectsOf(folded->arrays, subjects.pace), expected);
    if (!slice.recognised) return answer;
    slice.notes.push_back(std::move(folded->note));
    if (folded->axis > 0)
        slice.notes.push_back(
            {POSISCOPE_TR("core",
                          "positions run along an axis before it: if it was meant to hold them, the axes "
                          "are exchanged"),
             {}});
    // A conversion would forget the other slices.
    slice.understanding = nullptr;
    slice.convertible = false;
    return slice;
}

/// The array as if its numbers stood column by column; empty for other shapes than a table's.
std::optional<StoredArray> inOtherOrder(const StoredArray& array) {
    if (array.complex || array.shape.size() != 2 || array.shape[0] < 2 || array.shape[1] < 2 ||
        array.shape[0] == array.shape[1] || array.steps.back() != 1)
        return std::nullopt;
    StoredArray other = array;
    other.steps = {1, array.shape[0]};
    return other;
}

/// As answerOfSlices(); where nothing is recognised, numbers may have been written column by column and read
/// row by row.
Identity answerInAnyOrder(const Subjects& subjects, const std::optional<Expectation>& expected) {
    Identity answer = answerOfSlices(subjects, expected);
    if (answer.recognised || !answer.mistakes.empty() || subjects.arrays.size() != 1) return answer;
    const auto other = inOtherOrder(subjects.arrays.front());
    if (!other) return answer;
    const std::vector<StoredArray> arrays{*other};
    const Subjects turned = subjectsOf(arrays, subjects.pace);
    if (!measuredPairs(turned)) return answer;
    Identity found = answerOf(turned, expected);
    if (!found.recognised || found.ownNumbers || found.unexplainedCells > 0) return answer;
    found.mistakes.push_back(
        {"other-memory-order",
         POSISCOPE_TR(
             "core",
             "The numbers stand in the other memory order: they were written column by column, and are "
             "read row by row"),
         POSISCOPE_TR("core", "all cells")});
    found.asExpected = false;
    found.understanding = nullptr;
    found.convertible = false;
    return found;
}

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
Identity judgedByOriginal(const Subjects& subjects, const OriginalTable& original) {
    if (auto extended = identifyExtended(subjects, original)) return *std::move(extended);
    if (auto made = identifyMade(subjects, original)) return *std::move(made);
    Identity answer = answerOf(subjects, {});
    tellNotMade(subjects, original, answer);
    return answer;
}

}  // namespace

bool Expectation::gives(const std::string& key) const {
    return std::find(given.begin(), given.end(), key) != given.end();
}

std::vector<std::string> configuredKeys(const Encoding& encoding) {
    std::vector<std::string> all;
    for (const Parameter& parameter : encoding.parameters)
        if (parameter.key != keys::maxLen.name) all.push_back(parameter.key);
    return all;
}

void addConfigured(Expectation& expected, const ConfigReading& configuration) {
    expected.rotary = configuration.rotary;
    if (configuration.hidden)
        expected.others.push_back(
            {expected.encoding, configuration.hidden->values, expected.given, configuration.hidden->rotary});
}

Identity identify(const std::vector<StoredArray>& arrays, const std::optional<Expectation>& expected,
                  const std::function<bool(double)>& proceed) {
    if (std::ranges::any_of(arrays, isTooLong)) return tooLong();
    Pace pace(proceed);
    try {
        const Subjects subjects = subjectsOf(arrays, pace);
        return expected && expected->original ? judgedByOriginal(subjects, *expected->original)
                                              : answerInAnyOrder(subjects, expected);
    } catch (const NotWanted&) {
        Identity stopped;
        stopped.complete = false;
        stopped.asExpected = false;
        return stopped;
    }
}

}  // namespace posiscope
