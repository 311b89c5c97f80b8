// SPDX-License-Identifier: GPL-3.0-or-later
// The tokens of a prompt as parameters of an encoding on several axes.
#pragma once

#include <optional>

#include "core/parameters/parameter.h"
#include "core/tokens/tokenpositions.h"

namespace posiscope {

namespace keys {
/// The segments of a prompt (core/tokens/segments.h); empty: there are none.
inline constexpr Key<std::string> tokens{"tokens"};
/// The id of the rule that numbers them.
inline constexpr Key<std::string> countingRule{"counting_rule"};
}  // namespace keys

/// The parameter `tokens`, empty at first.
Parameter tokensParameter();
/// The parameter `counting_rule`, one of countingRules(). It means something where tokens are given.
Parameter countingRuleParameter();

/// The prompt that the values name; nothing where they name no tokens.
std::optional<Result<TokenRow>> tokenRow(const Values& values);
/// Its positions on the axes of the rule.
std::optional<Result<Positions>> tokenPositions(const Values& values);

}  // namespace posiscope
