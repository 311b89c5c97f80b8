// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of tokens as programs have got them wrong.
#pragma once

#include <optional>

#include "core/tokens/tokenreader.h"
#include "core/tokens/tokenrecognition.h"

namespace posiscope {

/// The mistake that turns what the rule gives these segments into these numbers; nothing where none does.
std::optional<TokenProblem> mistakeIn(const TokenNumbers& numbers, const std::vector<Segment>& segments,
                                      const CountingRule& rule);

/// All orders of so many axes but the usual one.
std::vector<std::vector<std::size_t>> otherOrders(std::size_t axes);

/// That the axes stand in another order.
TokenProblem axesExchanged(const CountingRule& rule, const std::vector<std::size_t>& axes);

/// Why a segment begins where it does, and not where it goes on.
TokenProblem notContinued(const TokenRow& row, std::size_t segment, const CountingRule& rule);

}  // namespace posiscope
