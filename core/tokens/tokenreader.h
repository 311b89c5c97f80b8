// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of tokens back to the prompt that they are of.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/tokens/tokenpositions.h"

namespace posiscope {

/// The numbers of all tokens, a list for each axis.
using TokenNumbers = std::vector<std::vector<Coordinate>>;

TokenNumbers numbersOf(const Positions& positions);

/// Whether the positions are these numbers. `axes` says for each axis of the positions which list it is;
/// empty: in their order.
bool haveNumbers(const Positions& positions, const TokenNumbers& numbers,
                 std::span<const std::size_t> axes = {});

/// The segments that a rule gives all these numbers, with `from` where one does not go on; nothing where
/// there are none. `axes` as for haveNumbers().
std::optional<std::vector<Segment>> readSegments(const TokenNumbers& numbers, const CountingRule& rule,
                                                 std::span<const std::size_t> axes = {});

/// Whether the frames per second are a rate that films have.
bool isUsualRate(const Coordinate& fps);

}  // namespace posiscope
