// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/identify.h"

#include <algorithm>
#include <cmath>

#include "core/identify/diagnosis.h"
#include "core/identify/differences.h"
#include "core/identify/equalslices.h"
#include "core/identify/families/families.h"
#include "core/identify/farrounded.h"
#include "core/identify/measured.h"
#include "core/identify/neverfilled.h"
#include "core/identify/original/original.h"
#include "core/identify/rearranged/rearranged.h"
#include "core/identify/snap.h"
#include "core/parameters/keys.h"
#include "core/parameters/parameter.h"

namespace posiscope {

namespace {

bool isExplained(const Identity& answer) {
    return answer.asExpected || !answer.mistakes.empty();
}

/// Looks for a table that is as expected except for the order of its rows or columns.
void findRearranged(const Input& input, const Expectation& expected, Identity& answer) {
    if (isExplained(answer)) return;
    input.pace.part(0.9, 1);
    auto found = recogniseRearranged(input, &expected);
    if (!found || (answer.recognised && found->unexplainedCells > answer.unexplainedCells)) return;
    answer = std::move(*found);
}

/// Whether the table is a usual one with its rows or columns in another order.
bool isInAnotherOrder(const Input& input, Identity& answer) {
    if (answer.recognised) return false;
    auto found = recogniseRearranged(input, nullptr);
    if (!found) return false;
    answer = std::move(*found);
    return true;
}

bool isOf(const std::optional<Expectation>& expected, const Identity& answer) {
    return expected && expected->encoding != nullptr && expected->encoding->id == answer.encoding;
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

/// Position ids are what a rotary model with several axes is fed with. They go on where text and images do.
bool diagnosePositionIds(const Expectation& expected, Identity& answer) {
    if (answer.encoding != "position-ids" || !expected.rotary.sections.given()) return false;
    for (Text& note : answer.notes)
        answer.mistakes.push_back(
            {"positions-not-continued", std::move(note), POSISCOPE_TR("core", "some tokens")});
    answer.notes.clear();
    answer.notes.emplace_back(
        POSISCOPE_TR("core", "these are the positions that the table is computed for, not the table"));
    answer.asExpected = answer.mistakes.empty();
    return true;
}

/// Diagnoses the answer by the expectation, or by those of other layers where it explains nothing.
Identity diagnosed(const Input& input, const Expectation& expected, const Identity& answer) {
    Identity first = answer;
    if (diagnosePositionIds(expected, first)) return first;
    diagnose(input, expected, first);
    for (const Expectation& other : expected.others) {
        if (isExplained(first)) break;
        Identity again = answer;
        diagnose(input, other, again);
        if (!isExplained(again)) continue;
        again.evidence.emplace_back(POSISCOPE_TR("core", "expected were layers that are not shown"));
        addDifferences(input, other, again);
        return again;
    }
    if (!isExplained(first) && !diagnoseOneRow(input, &expected, first) &&
        !diagnoseSpectrum(input, expected, first))
        findRearranged(input, expected, first);
    if (!first.recognised) recogniseFarRounded(input, &expected, first);
    const bool unexplained = !first.recognised || (first.unexplainedCells > 0 && first.mistakes.empty());
    if (unexplained && !diagnoseOtherTurns(input, expected, first) && !first.recognised)
        diagnoseNearest(input, expected, first);
    addDifferences(input, expected, first);
    return first;
}

/// How many numbers it takes to say what the table is: its parameters, those that it takes over from the
/// file, and the cells that it leaves unexplained. What was expected goes without saying.
std::int64_t numbersIn(const Identity& answer, const std::optional<Expectation>& expected) {
    std::int64_t count = answer.ownNumbers + answer.unexplainedCells;
    if (isOf(expected, answer))
        return count + static_cast<std::int64_t>(differingOptions(*expected, answer.options).size());
    for (const auto& [key, value] : answer.options) {
        const auto* const list = std::get_if<NumberList>(&value);
        count += list == nullptr ? 1 : static_cast<std::int64_t>(list->size());
    }
    return count;
}

/// The plainest answer of all families: it takes the fewest numbers. The others are not asked where one
/// explains all cells, and is what was expected.
Identity plainest(const Input& input, const std::optional<Expectation>& expected) {
    std::optional<Identity> best;
    const auto isPlainer = [&](const Identity& found) {
        if (!best || best->recognised != found.recognised) return !best || found.recognised;
        return numbersIn(found, expected) < numbersIn(*best, expected);
    };
    for (const Recognise recognise : tableFamilies()) {
        input.pace.step();
        if (auto found = recognise(input); found && isPlainer(*found)) best = std::move(found);
        const bool proved = best && best->recognised && best->unexplainedCells == 0;
        if (proved && (!expected || expected->encoding == nullptr || isOf(expected, *best))) break;
    }
    return best.value_or(Identity{});
}

/// What the arrays are, and whether that was meant. The parts of the work are about what they take.
Identity answerOf(const Input& input, const std::optional<Expectation>& expected) {
    if (auto unfilled = neverFilled(input)) return *std::move(unfilled);
    Pace& pace = input.pace;
    pace.part(0, expected ? 0.4 : 0.9);
    Identity answer = plainest(input, expected);
    pace.part(expected ? 0.4 : 0.9, expected ? 0.9 : 1);
    if (expected && expected->encoding == nullptr)
        diagnoseIndex(*expected, answer);
    else if (expected)
        answer = diagnosed(input, *expected, answer);
    else if (!(takesManyDigits(answer) && diagnoseExponent(input, answer)) &&
             !isInAnotherOrder(input, answer) &&
             (answer.recognised || !recogniseFarRounded(input, nullptr, answer)))
        diagnoseByItself(input, answer);
    if (expected && !answer.recognised && answer.mistakes.empty())
        if (auto found = recogniseRearranged(input, nullptr)) {
            answer = std::move(*found);
            if (expected->encoding != nullptr) addDifferences(input, *expected, answer);
        }
    if (!answer.recognised && !expected) diagnoseOneRow(input, nullptr, answer);
    diagnoseNames(input, answer);
    if (!answer.recognised && answer.evidence.empty() && input.axes.size() == 1)
        answer.evidence = whyNoFrequencies(input.arrays.front());
    if (printedForm(input.cells))
        answer.evidence.emplace_back(Text(
            POSISCOPE_TR("core",
                         "the numbers are printed as %1: cells are compared with half a unit in the last "
                         "digit"),
            {nameOf(input.cells)}));
    return answer;
}

/// As answerOf(); where nothing is recognised, one of several equal slices may be.
Identity answerOfSlices(const Input& input, const std::optional<Expectation>& expected) {
    Identity answer = answerOf(input, expected);
    if (answer.recognised || !answer.mistakes.empty()) return answer;
    auto folded = withoutEqualSlices(input.arrays, input.pace);
    if (!folded) return answer;
    Identity slice = answerOfSlices(inputOf(folded->arrays, input.pace), expected);
    if (!slice.recognised) return answer;
    // Sequence first, batch second is right too; but hardly with more sequences than positions.
    const auto& shape = input.arrays.front().shape;
    const auto before = shape.begin() + static_cast<std::ptrdiff_t>(folded->axis);
    const bool fewer = folded->axis > 0 && *std::max_element(shape.begin(), before) < *before;
    if (expected && fewer) {
        slice.mistakes.push_back(
            {"axes-exchanged",
             POSISCOPE_TR("core",
                          "Fewer positions than equal slices, which stand behind them: the encoding was "
                          "added along the batch, if the batch is first"),
             POSISCOPE_TR("core", "all cells")});
        slice.asExpected = false;
    }
    slice.notes.push_back(std::move(folded->note));
    if (folded->axis > 0)
        slice.notes.push_back(
            {POSISCOPE_TR("core",
                          "positions run along an axis before it: if it was meant to hold them, the axes "
                          "are exchanged"),
             {}});
    // A conversion would forget the other slices.
    slice.conversionSource = nullptr;
    slice.convertible = false;
    return slice;
}

bool areEqual(const StoredArray& a, const StoredArray& b, Pace& pace) {
    constexpr std::int64_t often = 65'536;
    if (a.shape != b.shape) return false;
    for (std::int64_t n = 0; n < a.count(); ++n) {
        if (n % often == 0) pace.step();
        if (a.at(n) != b.at(n)) return false;
    }
    return true;
}

/// What one of two arrays is that should be cosines and sines and are the same.
std::optional<Identity> answerOfTwice(const Input& input, const std::optional<Expectation>& expected) {
    if (input.arrays.size() != 2 || !areEqual(input.arrays[0], input.arrays[1], input.pace))
        return std::nullopt;
    const std::vector<StoredArray> one{input.arrays.front()};
    Identity answer = answerOf(inputOf(one, input.pace), expected);
    if (!answer.recognised || !answer.storage.form.starts_with("alone")) return std::nullopt;
    answer.mistakes.insert(
        answer.mistakes.begin(),
        {"same-array-twice",
         answer.storage.form.find("-cosine-first") != std::string::npos
             ? POSISCOPE_TR("core", "Both arrays hold the same cosines: the sines are missing")
             : POSISCOPE_TR("core", "Both arrays hold the same sines: the cosines are missing"),
         POSISCOPE_TR("core", "all cells")});
    answer.asExpected = false;
    answer.conversionSource = nullptr;
    answer.convertible = false;
    return answer;
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
Identity answerInAnyOrder(const Input& input, const std::optional<Expectation>& expected) {
    if (auto twice = answerOfTwice(input, expected)) return *std::move(twice);
    Identity answer = answerOfSlices(input, expected);
    if (answer.recognised || !answer.mistakes.empty() || input.arrays.size() != 1) return answer;
    const auto other = inOtherOrder(input.arrays.front());
    if (!other) return answer;
    const std::vector<StoredArray> arrays{*other};
    const Input turned = inputOf(arrays, input.pace);
    if (!measuredPairs(turned)) return answer;
    Identity found = answerOf(turned, expected);
    if (!found.recognised || found.ownNumbers || found.unexplainedCells > 0) return answer;
    found.mistakes.push_back(
        {"other-memory-order",
         POSISCOPE_TR(
             "core",
             "The numbers stand in the other memory order: they were written column by column, and are "
             "read row by row. In NumPy, a.ravel().reshape(a.shape, order='F') is the right table"),
         POSISCOPE_TR("core", "all cells")});
    found.asExpected = false;
    found.conversionSource = nullptr;
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
    if (!expected || expected->rotary.ignored.empty() || answer.asExpected || !answer.recognised) return;
    answer.unsure = true;
    std::string keys;
    for (const std::string& key : expected->rotary.ignored)
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
