// SPDX-License-Identifier: GPL-3.0-or-later
// What prompt numbers are of, by which rule, and what is wrong with them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/tokens/tokenpositions.h"

namespace posiscope {

/// A rule and the segments that it gives exactly these numbers.
struct TokenReading {
    const CountingRule* rule = nullptr;
    std::vector<Segment> segments;
    /// For each axis of the rule the axis of the numbers; empty: in their order.
    std::vector<std::size_t> axes = {};
    bool timesCut = true;  ///< false: the rule cuts times, and these are not cut
};

/// What is worth knowing of the numbers, or wrong.
struct TokenProblem {
    std::string id;  ///< axes-exchanged, delta-not-kept …
    Text text;
    Text where;
};

struct TokenFinding {
    /// The plainest first, and all that are as plain; none: the numbers are of no known rule.
    std::vector<TokenReading> readings;
    std::vector<TokenProblem> problems;
    bool asExpected = true;

    bool recognised() const { return !readings.empty(); }
};

/// What the numbers were meant to be.
struct ExpectedTokens {
    std::vector<Segment> segments = {};  ///< empty: any
    const CountingRule* rule = nullptr;  ///< null: any
};

/// Without an expectation problems are what does not go on or stands in another order: a rule may mean it.
TokenFinding recogniseTokens(const Positions& positions,
                             const std::optional<ExpectedTokens>& expected = std::nullopt);

/// The words of a token's place: "token 9, of “2 text”".
Text placeOfToken(const TokenRow& row, std::int64_t token);

}  // namespace posiscope
