// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/identify.h"

#include <algorithm>

#include "core/identify/diagnosis/expectedrows.h"
#include "core/identify/identitytext.h"
#include "core/identify/original/original.h"
#include "core/identify/original/related.h"
#include "core/identify/propose/arrangements.h"
#include "core/identify/propose/byruns.h"
#include "core/identify/propose/propose.h"
#include "core/identify/slices.h"
#include "core/identify/tablesource.h"
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
    auto related = identifyRelated(input, original);
    if (related && !related->mayBeResized) return std::move(related->answer);
    auto made = identifyMade(input, original);
    if (made && (!related || made->unexplainedCells <= related->answer.unexplainedCells)) {
        if (related && made->relations.empty()) made->relations = related->answer.relations;
        return *std::move(made);
    }
    if (related) return std::move(related->answer);
    Identity answer = answerOf(input, {});
    tellNotMade(input, original, answer);
    return answer;
}

/// Whether a name says too little: of a few narrow cells many names explain most, and of many it must explain
/// nearly all.
bool isGuess(const Identity& answer) {
    constexpr std::int64_t fewest = 9, share = 20;
    const std::int64_t rows = answer.storage.rows, columns = answer.storage.columns;
    return rows > 1 && isNarrow(numberKindNamed(answer.rounding.table)) &&
           (rows < fewest || columns < fewest || answer.unexplainedCells * share > rows * columns);
}

Identity notRecognised(const Identity& guess) {
    Identity answer;
    answer.rounding.table = guess.rounding.table;
    answer.storage.rows = guess.storage.rows;
    answer.storage.columns = guess.storage.columns;
    answer.evidence = guess.evidence;
    answer.evidence.push_back(Text(POSISCOPE_TR("core", "the nearest is %1, but %2 of its cells are others"))
                                  .with(namedEncoding(guess.encoding))
                                  .with(Text::asIs(groupedDigits(guess.unexplainedCells))));
    return answer;
}

/// A cell that the answer does not explain is a mistake, whatever was expected.
void tellUnexplained(bool expected, Identity& answer) {
    if (expected && !answer.mistakes.empty()) answer.asExpected = false;
    if (!answer.recognised || answer.unexplainedCells == 0 || !answer.mistakes.empty()) return;
    if (!expected && isGuess(answer)) {
        answer = notRecognised(answer);
        return;
    }
    answer.mistakes.push_back(
        {"unexplained-cells",
         Text(POSISCOPE_TR("core", "Cells that are not those of this table: %1"),
              {groupedDigits(answer.unexplainedCells)}),
         answer.blocks.empty() ? POSISCOPE_TR("core", "some cells") : placesOf(answer.blocks)});
    if (expected) answer.asExpected = false;
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

Identity answerFor(const std::vector<StoredArray>& arrays, const std::optional<Expectation>& expected,
                   Pace& pace) {
    if (const auto meant = expected ? meantRows(*expected) : std::nullopt) {
        Identity answer = answerFor(arrays, withAnyRows(*expected), pace);
        judgeRows(*meant, answer);
        return answer;
    }
    const Input input = inputOf(arrays, pace);
    if (expected && expected->original) return diagnosedByOriginal(input, *expected->original);
    Identity answer = answerInAnyOrder(input, expected);
    if (answer.recognised || !answer.mistakes.empty()) return answer;
    auto runs = answerByRuns(input, expected, [&](const std::vector<StoredArray>& some) {
        return answerFor(some, expected, pace);
    });
    return runs ? *std::move(runs) : answer;
}

/// A first column numbers the rows only where it is no part of the table.
Identity answerWithFirstColumn(const std::vector<StoredArray>& arrays,
                               const std::optional<Expectation>& expected, Pace& pace) {
    Identity all = answerFor({arrayOfTable(arrays.front().withFirstColumn)}, expected, pace);
    const bool fits = all.recognised && all.unexplainedCells == 0 && all.ownNumbers == 0;
    all.notes.emplace_back(
        POSISCOPE_TR("core", "the first column counts the rows, and is a part of the table all the same"));
    if (fits && all.asExpected) return all;
    Identity rest = answerFor(arrays, expected, pace);
    if (fits && !rest.asExpected) return all;
    const std::vector<Text>& notes = arrays.front().cells->notes();
    rest.notes.insert(rest.notes.end(), notes.begin(), notes.end());
    return rest;
}

}  // namespace

Identity identify(const std::vector<StoredArray>& arrays, const std::optional<Expectation>& expected,
                  const std::function<bool(double)>& proceed) {
    if (std::ranges::any_of(arrays, isTooLong)) return tooLong();
    Pace pace(proceed);
    try {
        const bool counted = arrays.size() == 1 && arrays.front().withFirstColumn != nullptr;
        Identity answer = counted ? answerWithFirstColumn(arrays, expected, pace)
                                  : answerFor(inRowOrder(arrays), expected, pace);
        tellUnexplained(expected.has_value(), answer);
        tellUnsure(expected, answer);
        answer.wasExpected = expected.has_value();
        return answer;
    } catch (const NotWanted&) {
        Identity stopped;
        stopped.complete = false;
        stopped.asExpected = false;
        return stopped;
    }
}

}  // namespace posiscope
