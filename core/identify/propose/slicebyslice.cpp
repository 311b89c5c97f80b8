// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/propose/slicebyslice.h"

#include <algorithm>
#include <utility>

#include "core/identify/diagnosis/expectednumbers.h"
#include "core/identify/identitytext.h"
#include "core/identify/slices.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

/// Slices that have the same answer.
struct Kind {
    Identity answer;
    std::vector<std::size_t> slices;
};

bool isRecognised(const Identity& answer) {
    return answer.recognised && answer.ownNumbers == 0;
}

bool areAlike(const Identity& a, const Identity& b) {
    const auto sameMistake = [](const Finding& x, const Finding& y) {
        return x.text.english() == y.text.english() && x.where.english() == y.where.english();
    };
    return a.recognised == b.recognised && a.encoding == b.encoding && a.options == b.options &&
           a.storage.form == b.storage.form && a.storage.scale == b.storage.scale &&
           a.unexplainedCells == b.unexplainedCells &&
           std::ranges::equal(a.mistakes, b.mistakes, sameMistake);
}

/// The options that all recognised kinds share.
OptionValues commonOptions(const std::vector<Kind>& kinds) {
    OptionValues common;
    bool first = true;
    for (const Kind& kind : kinds) {
        if (!kind.answer.recognised) continue;
        if (std::exchange(first, false)) common = kind.answer.options;
        std::erase_if(common, [&](const auto& option) {
            return std::ranges::find(kind.answer.options, option) == kind.answer.options.end();
        });
    }
    return common;
}

/// "Sinusoidal (sinusoidal), base 10000": without the options that all kinds share.
Text nameOf(const Identity& answer, const OptionValues& common) {
    if (!answer.recognised)
        return answer.mistakes.empty() ? Text(POSISCOPE_TR("core", "not recognised"))
                                       : answer.mistakes.front().text;
    OptionValues own = answer.options;
    std::erase_if(own, [&](const auto& option) { return std::ranges::find(common, option) != common.end(); });
    if (own.empty()) return namedEncoding(answer.encoding);
    return Text(POSISCOPE_TR("core", "%1, %2"))
        .with(namedEncoding(answer.encoding))
        .with(optionsByKey(answer.encoding, own));
}

Text wordsOf(const Identity& answer, const OptionValues& common) {
    if (answer.unexplainedCells == 0 || !answer.recognised) return nameOf(answer, common);
    return Text(POSISCOPE_TR("core", "%1, unexplained cells of each: %2"))
        .with(nameOf(answer, common))
        .with(Text::asIs(groupedDigits(answer.unexplainedCells)));
}

/// "slices 0, 2 of axis 1".
Text placeOf(const Kind& kind, std::size_t axis) {
    return {kind.slices.size() == 1 ? POSISCOPE_TR("core", "slice %1 of axis %2")
                                    : POSISCOPE_TR("core", "slices %1 of axis %2"),
            {indicesNamed(kind.slices), std::to_string(axis)}};
}

/// The kinds of all slices along an axis. None where neither the first nor the last is recognised.
std::vector<Kind> kindsAlong(
    std::size_t axis, const Input& input, const std::optional<Expectation>& expected,
    const std::function<Identity(const Input&, const std::optional<Expectation>&)>& answerOf) {
    const auto answerAt = [&](std::int64_t index) {
        const std::vector<StoredArray> slice = sliceOf(input.arrays, axis, index);
        return slice.empty() ? Identity{} : answerOf(inputOf(slice, input.pace), expected);
    };
    const std::int64_t count = input.arrays.front().shape[axis];
    Identity first = answerAt(0), last = answerAt(count - 1);
    if (!isRecognised(first) && !isRecognised(last)) return {};
    std::vector<Kind> kinds;
    for (std::int64_t n = 0; n < count; ++n) {
        Identity answer = n == 0 ? std::move(first) : n == count - 1 ? std::move(last) : answerAt(n);
        auto kind =
            std::ranges::find_if(kinds, [&](const Kind& each) { return areAlike(each.answer, answer); });
        if (kind == kinds.end()) kind = kinds.insert(kind, Kind{std::move(answer), {}});
        kind->slices.push_back(static_cast<std::size_t>(n));
    }
    return kinds;
}

/// What is wrong with the slices of a kind.
void addMistakes(const Kind& kind, std::size_t axis, bool expected, Identity& answer) {
    for (const Finding& finding : kind.answer.mistakes)
        answer.mistakes.push_back(
            {finding.id, finding.text,
             Text(POSISCOPE_TR("core", "%1, %2")).with(placeOf(kind, axis)).with(finding.where)});
    if (expected && !kind.answer.asExpected && kind.answer.mistakes.empty())
        answer.mistakes.push_back({"other-slices", POSISCOPE_TR("core", "Some slices are not what was meant"),
                                   placeOf(kind, axis)});
}

/// The answer of the most frequent kind, with what is to be said of the others. A slice has so many cells.
Identity answerOfKinds(const std::vector<Kind>& kinds, std::size_t axis, std::int64_t cells, bool expected) {
    const OptionValues common = commonOptions(kinds);
    const auto best = std::ranges::max_element(
        kinds, {}, [](const Kind& kind) { return isRecognised(kind.answer) ? kind.slices.size() : 0; });
    Identity answer = best->answer;
    answer.mistakes.clear();
    answer.unexplainedCells = 0;
    answer.blocks.clear();
    for (const Kind& kind : kinds) {
        const auto slices = static_cast<std::int64_t>(kind.slices.size());
        const Identity& own = kind.answer;
        answer.unexplainedCells += slices * (own.recognised ? own.unexplainedCells : cells);
        answer.largestDeviation = std::max(answer.largestDeviation, own.largestDeviation);
        addMistakes(kind, axis, expected, answer);
        answer.notes.push_back(
            Text(POSISCOPE_TR("core", "%1: %2")).with(placeOf(kind, axis)).with(wordsOf(own, common)));
    }
    answer.asExpected = answer.mistakes.empty();
    return answer;
}

}  // namespace

std::optional<Identity> answerSliceBySlice(
    const Input& input, const std::optional<Expectation>& expected,
    const std::function<Identity(const Input&, const std::optional<Expectation>&)>& answerOf) {
    for (const std::size_t axis : axesOfSlices(input.arrays)) {
        const std::vector<Kind> kinds = kindsAlong(axis, input, expected, answerOf);
        const StoredArray& first = input.arrays.front();
        if (!kinds.empty())
            return answerOfKinds(kinds, axis, first.count() / first.shape[axis], expected.has_value());
    }
    return std::nullopt;
}

}  // namespace posiscope
