// SPDX-License-Identifier: GPL-3.0-or-later
// Tables whose rows begin anew: packed sequences and padding, as a running model has them.
#pragma once

#include <functional>
#include <optional>

#include "core/identify/expectation.h"
#include "core/identify/identity.h"
#include "core/identify/input.h"

namespace posiscope {

/// The longest run of rows, each of which is as like the next one as the others of the run: of turning pairs
/// that says how far their positions are apart. Nothing where all rows are one run, or none is long.
std::optional<IndexRange> longestEvenRun(const Input& input);

/// Asks about the longest even run, and finds the positions of all other rows with the frequencies of its
/// answer. They are a finding; nothing where they would be a mistake, or a cell is another.
std::optional<Identity> answerByRuns(
    const Input& input, const std::optional<Expectation>& expected,
    const std::function<Identity(const std::vector<StoredArray>& some)>& answerOfSome);

}  // namespace posiscope
