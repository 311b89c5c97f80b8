// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers that a rule gives to the tokens of a prompt.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/positions/positions.h"
#include "core/tokens/countingrules.h"
#include "core/tokens/segments.h"

namespace posiscope {

/// A prompt with the numbers of its tokens.
struct TokenRow {
    Positions positions;  ///< on the axes of the rule
    std::vector<Segment> segments;
    /// The first token of each segment, and behind them the number of tokens.
    std::vector<std::int64_t> beginnings;
    /// Where each segment would begin if it went on from those before it, whatever its `from` says.
    std::vector<Coordinate> goesOn;
    /// The position at which a next token would go on.
    Coordinate next;
    /// The largest number + 1 − the number of tokens: what a model adds to the number of tokens so far while
    /// it goes on.
    Coordinate delta;

    std::int64_t tokens() const { return beginnings.back(); }
    /// The segment that the token is of.
    std::size_t segmentAt(std::int64_t token) const;
};

/// The axes of a rule with their names.
std::vector<PositionAxis> axesOf(const CountingRule& rule);

/// The tokens of a segment: a rule may add one to each row of an image.
std::int64_t tokensOf(const Segment& segment, const CountingRule& rule);

/// The times of a film's frames, counted from its first one.
std::vector<Coordinate> timesOf(const Segment& segment, const CountingRule& rule);

/// Fails where the rule has no such segments, or the tokens are too many. At least one segment.
Result<TokenRow> positionsOf(std::span<const Segment> segments, const CountingRule& rule);

/// The same for segments as text, and the id of a rule.
Result<TokenRow> positionsOf(const std::string& segments, const std::string& rule);

/// "(9, 3, 4)": the numbers of a token.
std::string numbersAt(const Positions& positions, std::int64_t token);

}  // namespace posiscope
