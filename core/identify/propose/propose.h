// SPDX-License-Identifier: GPL-3.0-or-later
// All ways of getting guesses, as data: each reads parameters from the arrays. The guesses are compared with
// a sample of the cells, and the best few with all of them.
#pragma once

#include <optional>
#include <span>

#include "core/identify/expectation.h"
#include "core/identify/hypothesis.h"

namespace posiscope {

/// A way of getting guesses: what the arrays may be by it, the likeliest first.
struct Proposer {
    const char* id;
    std::vector<Hypothesis> (*propose)(const Input& input);
};

/// Those first that take the fewest numbers over from the file: of two guesses with the same score the first
/// one stands.
std::span<const Proposer> proposers();

/// The guess that explains its cells with the lowest score, which is how many numbers it takes to say:
/// parameters, numbers of the file's own, and unexplained cells. What was expected goes without saying. No
/// more are asked for where one explains all cells and is what was expected.
Identity plainest(const Input& input, const std::optional<Expectation>& expected);

/// What the arrays are as they stand, and whether that was meant.
Identity answerOf(const Input& input, const std::optional<Expectation>& expected);

}  // namespace posiscope
