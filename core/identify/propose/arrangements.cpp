// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/propose/arrangements.h"

#include <algorithm>

#include "core/identify/measured.h"
#include "core/identify/propose/propose.h"
#include "core/identify/propose/slicebyslice.h"
#include "core/identify/propose/twoarrays.h"
#include "core/identify/slices.h"

namespace posiscope {

namespace {

Identity answerOfSlices(const Input& input, const std::optional<Expectation>& expected);

/// One of equal slices, where it is recognised.
std::optional<Identity> answerOfEqualSlices(const Input& input, const std::optional<Expectation>& expected) {
    auto folded = withoutEqualSlices(input.arrays, input.pace);
    if (!folded) return std::nullopt;
    Identity slice = answerOfSlices(inputOf(folded->arrays, input.pace), expected);
    if (!slice.recognised) return std::nullopt;
    // Sequence first, batch second is right too; but hardly with more sequences than positions.
    const auto& shape = input.arrays.front().shape;
    const auto before = shape.begin() + static_cast<std::ptrdiff_t>(folded->axis);
    const bool fewer = folded->axis > 0 && *std::max_element(shape.begin(), before) < *before;
    if (expected && fewer) {
        slice.mistakes.push_back(
            {"axes-exchanged",
             POSISCOPE_TR("core",
                          "Positions run along an axis that is shorter than the axis of equal slices behind "
                          "it: if the first axis is the batch, the encoding was added along the batch"),
             POSISCOPE_TR("core", "all cells")});
        slice.asExpected = false;
    }
    slice.notes.push_back(std::move(folded->note));
    if (folded->axis > 0 && !(expected && fewer))
        slice.notes.push_back(
            {POSISCOPE_TR("core",
                          "positions run along an axis before that of the equal slices: if the equal slices "
                          "were meant to be positions, the axes are exchanged"),
             {}});
    return slice;
}

/// As answerOf(); where nothing is recognised, slices may be. A conversion would forget the others.
Identity answerOfSlices(const Input& input, const std::optional<Expectation>& expected) {
    Identity answer = answerOf(input, expected);
    if (answer.recognised || !answer.mistakes.empty()) return answer;
    auto slices = answerOfEqualSlices(input, expected);
    if (!slices) slices = answerSliceBySlice(input, expected, answerOfSlices);
    if (!slices) return answer;
    forbidConversion(*slices);
    return *std::move(slices);
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

}  // namespace

Identity answerInAnyOrder(const Input& input, const std::optional<Expectation>& expected) {
    if (auto twice = answerOfTwice(input, expected)) return *std::move(twice);
    Identity answer = answerOfSlices(input, expected);
    if (answer.recognised || !answer.mistakes.empty()) return answer;
    if (auto one = answerOfOne(input, expected)) return *std::move(one);
    if (input.arrays.size() != 1) return answer;
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
    forbidConversion(found);
    return found;
}

}  // namespace posiscope
