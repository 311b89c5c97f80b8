// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/propose/propose.h"

#include <algorithm>
#include <functional>

#include "core/encodings/axispresets.h"
#include "core/identify/diagnosis/arraynames.h"
#include "core/identify/diagnosis/diagnosis.h"
#include "core/identify/diagnosis/differences.h"
#include "core/identify/diagnosis/expectedrelation.h"
#include "core/identify/families/families.h"
#include "core/identify/neverfilled.h"
#include "core/identify/plainnumbers.h"
#include "core/identify/propose/explainers.h"
#include "core/identify/propose/ownnumbers.h"
#include "core/identify/rearranged/rearranged.h"
#include "core/parameters/keys.h"

namespace posiscope {

std::span<const Proposer> proposers() {
    static constexpr Proposer all[] = {{"alibi", proposeAlibi},
                                       {"buckets", proposeBuckets},
                                       {"swin", proposeSwin},
                                       {"key-minus-query", proposeTurned},
                                       {"nope", proposeNope},
                                       {"cope", proposeCope},
                                       {"kerple", proposeKerple},
                                       {"steps", proposeSteps},
                                       {"fire", proposeFire},
                                       {"trained-fire", proposeTrainedFire},
                                       {"distance", proposeDistance},
                                       {"content-bias", proposeContentBias},
                                       {"position-ids", proposePositionIds},
                                       {"pairs", proposePairs},
                                       {"grid", proposeGrid},
                                       {"features", proposeFeatures},
                                       {"axial", proposeAxial},
                                       {"rope-axes", proposeAxes},
                                       {"angles", proposeAngles},
                                       {"divisors", proposeDivisors},
                                       {"frequencies", proposeFrequencies},
                                       {"random", proposeRandom}};
    return all;
}

namespace {

bool isOf(const std::optional<Expectation>& expected, const Identity& answer) {
    return expected && expected->encoding != nullptr && expected->encoding->id == answer.encoding;
}

/// The score of a guess.
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

/// Position ids are what a rotary model with several axes is fed with. They go on where text and images do.
bool diagnosePositionIds(const Input& input, const Expectation& expected, Identity& answer) {
    if (answer.encoding != "position-ids" || expected.rotary.axes.empty()) return false;
    answer.mistakes = mistakesInPositionIds(input);
    answer.notes = {
        POSISCOPE_TR("core", "these are the positions that the table is computed for, not the table")};
    answer.asExpected = answer.mistakes.empty();
    return true;
}

bool isExplained(const Identity& answer) {
    return answer.asExpected || !answer.mistakes.empty();
}

/// Tries the ways in order until one says that it is the end.
void explainBy(std::span<const Explainer> ways, const Input& input, const Expectation* expected,
               Identity& answer) {
    for (const Explainer& way : ways)
        if (way.wanted(answer) && way.explain(input, expected, answer)) return;
}

/// Whether the table is exactly the expected encoding with another base: there is no more to explain.
bool isAnotherBase(const Expectation& expected, const Identity& answer) {
    return answer.recognised && answer.encoding == expected.encoding->id && answer.unexplainedCells == 0 &&
           answer.storage.scale == 1 &&
           differingOptions(expected, answer.options) == std::vector<std::string>{keys::base.name};
}

bool isRotation(const Expectation& expected) {
    return expected.encoding != nullptr && expected.encoding->id == "rope-axes";
}

/// Linear scaling is the same as places that are further apart.
bool isOtherPlaces(const std::string& key, const Values& values) {
    return key == keys::scaling.name && values.get(keys::scaling) == "linear";
}

/// A rotation on several axes is compared as such: its rows may stand at any places.
Identity diagnosedRotation(const Input& input, const Expectation& expected, const Identity& answer) {
    if (auto found = identifyRotation(input, expected.values)) {
        found->asExpected = found->unexplainedCells == 0;
        for (const std::string& key : expected.given)
            if (!isOfAxisRotation(key, expected.values) || isOtherPlaces(key, expected.values))
                found->notCompared.push_back(key);
        return *std::move(found);
    }
    Identity other = answer;
    other.asExpected = false;
    if (other.recognised)
        other.mistakes.push_back(
            {"another-rotation",
             POSISCOPE_TR("core", "The table is another encoding than the rotation that was meant"),
             POSISCOPE_TR("core", "all rows")});
    return other;
}

/// Diagnoses the answer by the expectation, or by those of other layers where it explains nothing.
Identity diagnosed(const Input& input, const Expectation& expected, const Identity& answer) {
    if (isRotation(expected)) return diagnosedRotation(input, expected, answer);
    Identity first = answer;
    if (diagnosePositionIds(input, expected, first)) return first;
    diagnose(input, expected, first);
    for (const Expectation& other : expected.others) {
        if (first.asExpected) break;
        Identity again = answer;
        diagnose(input, other, again);
        // What is right for them is no mistake of the layers that are shown.
        if (!again.asExpected && (isExplained(first) || !isExplained(again))) continue;
        again.notes.push_back(other.about);
        addDifferences(input, other, again);
        return again;
    }
    if (const auto longer = ofAnotherLength(expected, answer)) {
        Identity again = answer;
        diagnose(input, *longer, again);
        if (again.asExpected) {
            again.notes.push_back(longer->about);
            addDifferences(input, *longer, again);
            return again;
        }
    }
    if (!isAnotherBase(expected, first)) explainBy(explainersOfExpected(), input, &expected, first);
    addDifferences(input, expected, first);
    nameBaseOfOtherLayers(expected, first);
    return first;
}

/// Where nothing is like what was expected: a usual table with its rows or columns in another order.
void explainByUsualTables(const Input& input, const Expectation& expected, Identity& answer) {
    if (answer.recognised || !answer.mistakes.empty()) return;
    auto found = recogniseRearranged(input, nullptr);
    if (!found) return;
    answer = std::move(*found);
    if (expected.encoding != nullptr) addDifferences(input, expected, answer);
}

/// Keeps of the names that fit as well each one once.
void keepOthers(Identity& answer) {
    std::vector<Alternative> others;
    for (Alternative& each : answer.alternatives) {
        const auto isSame = [&each](const Alternative& other) {
            return other.encoding == each.encoding && other.options == each.options;
        };
        if (!isSame({answer.encoding, answer.options}) && std::ranges::none_of(others, isSame))
            others.push_back(std::move(each));
    }
    answer.alternatives = std::move(others);
}

/// Whether all cells of a row are zero, and nothing else is unexplained.
std::optional<std::int64_t> onlyRowOfZeros(const Input& input, const Identity& answer) {
    if (answer.encoding != "sinusoidal" || answer.blocks.size() != 1 || input.sheets.empty())
        return std::nullopt;
    const Block& block = answer.blocks.front();
    const Sheet& sheet = input.sheets.front();
    constexpr std::int64_t last = 3;  // tokens of padding have the first numbers
    if (block.firstRow > last || block.firstRow != block.lastRow || block.cells != sheet.columns() ||
        answer.unexplainedCells != block.cells || answer.storage.rows != sheet.rows())
        return std::nullopt;
    for (std::int64_t j = 0; j < sheet.columns(); ++j)
        if (sheet.at(block.firstRow, j) != 0) return std::nullopt;
    return block.firstRow;
}

/// A row of zeros near the beginning stands for padding.
void tellPaddingRow(const Input& input, const std::optional<Expectation>& expected, Identity& answer) {
    const auto row = onlyRowOfZeros(input, answer);
    if (!row) return;
    answer.unexplainedCells = 0;
    answer.blocks.clear();
    const Text words(
        POSISCOPE_TR("core", "Row %1 is all zeros, its cosines too: the row of padding, as fairseq has it"),
        {groupedDigits(*row)});
    std::erase_if(answer.mistakes, [](const Finding& each) { return each.id == "other-cells"; });
    if (!expected || isFairseqs(*expected)) {
        answer.notes.push_back(words);
        if (expected) answer.asExpected = answer.mistakes.empty();
        return;
    }
    answer.mistakes.push_back(
        {"padding-row", words, {POSISCOPE_TR("core", "row %1"), {groupedDigits(*row)}}});
}

/// Why a list was not recognised, and how printed numbers were compared.
void addReasons(const Input& input, Identity& answer) {
    if (!answer.recognised && answer.evidence.empty() && input.axes.size() == 1)
        answer.evidence = whyNoFrequencies(input.arrays.front());
    if (printedForm(input.cells))
        answer.evidence.emplace_back(Text(
            POSISCOPE_TR("core",
                         "the numbers are printed as %1: cells are compared with half a unit in the last "
                         "digit"),
            {nameOf(input.cells)}));
}

/// The few that explain most of their samples; the first one alone that explains all of it.
std::vector<Hypothesis> bestOf(std::vector<Hypothesis> all, Pace& pace) {
    constexpr std::size_t few = 3;
    std::vector<std::pair<double, Hypothesis>> found;
    for (Hypothesis& each : all) {
        pace.step();
        const double share = shareOfSample(each);
        if (share == 1) return {std::move(each)};
        if (share >= each.enough) found.emplace_back(share, std::move(each));
    }
    std::ranges::stable_sort(found, std::greater(), &std::pair<double, Hypothesis>::first);
    std::vector<Hypothesis> best;
    for (std::size_t n = 0; n < std::min(few, found.size()); ++n)
        best.push_back(std::move(found[n].second));
    return best;
}

}  // namespace

Identity plainest(const Input& input, const std::optional<Expectation>& expected) {
    std::optional<Identity> best;
    const auto isPlainer = [&](const Identity& found) {
        if (!best || best->recognised != found.recognised) return !best || found.recognised;
        return numbersIn(found, expected) < numbersIn(*best, expected);
    };
    for (const Proposer& proposer : proposers()) {
        input.pace.step();
        for (Hypothesis& hypothesis : bestOf(proposer.propose(input), input.pace))
            if (Identity found = proved(std::move(hypothesis), input.pace); isPlainer(found))
                best = std::move(found);
        const bool isProved = best && best->recognised && best->unexplainedCells == 0;
        if (isProved && (!expected || expected->encoding == nullptr || isOf(expected, *best))) break;
    }
    return best.value_or(Identity{});
}

Identity answerOf(const Input& input, const std::optional<Expectation>& expected) {
    if (expected && expected->tokens) return judgePositionIds(input, *expected->tokens);
    if (auto unfilled = neverFilled(input)) return *std::move(unfilled);
    if (auto counting = plainNumbers(input, expected.has_value())) return *std::move(counting);
    // The parts of the work are about what they take.
    Pace& pace = input.pace;
    pace.part(0, expected ? 0.4 : 0.9);
    Identity answer = plainest(input, expected);
    pace.part(expected ? 0.4 : 0.9, expected ? 0.9 : 1);
    if (!expected)
        explainBy(explainersByThemselves(), input, nullptr, answer);
    else if (expected->encoding == nullptr)
        diagnoseIndex(*expected, answer);
    else
        answer = diagnosed(input, *expected, answer);
    const bool rotation = expected && isRotation(*expected);
    if (expected && !rotation) explainByUsualTables(input, *expected, answer);
    if (expected && expected->encoding != nullptr && !rotation) nameRelation(input, *expected, answer);
    tellPaddingRow(input, expected, answer);
    diagnoseNames(input, answer);
    addReasons(input, answer);
    keepOthers(answer);
    return answer;
}

}  // namespace posiscope
