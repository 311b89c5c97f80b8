// SPDX-License-Identifier: GPL-3.0-or-later
// Tables with shuffled or missing rows, or columns in another order.
#pragma once

#include "core/identify/finish.h"
#include "core/identify/pairhypothesis.h"

namespace posiscope {

/// Smaller tables are not searched for an order: chance could produce one.
inline constexpr std::int64_t fewestRows = 8;

/// Recognises shuffled rows: the pairs determine the position of every row.
std::optional<Identity> rearrangedRows(const Input& input, const Expectation* expected);
/// Columns in any order, of rows that are in order; none may be missing.
std::optional<Identity> rearrangedColumns(const Input& input, const Expectation* expected);

/// How an order differs from the usual one.
struct Order {
    std::string suffix;  ///< of the form
    Text words;
};
Order orderOfRows(const std::vector<std::int64_t>& positions);

/// The positions of all rows, by the phases of the recipe's pairs; empty where more than a few rows have
/// none.
std::vector<std::int64_t> positionsOfAllRows(const Input& input, const Sheet& sheet, const Form& form,
                                             const Recipe& recipe);
/// Whether nearly all positions are consecutive.
bool areInOrder(const std::vector<std::int64_t>& positions);
/// Whether nearly all positions are different.
bool nearlyAllDiffer(std::vector<std::int64_t> positions);

/// Tries all of them, and the orders of grids (grid.h).
std::optional<Identity> recogniseRearranged(const Input& input, const Expectation* expected);

/// The answer with all cells compared; `suffix` describes the unusual form.
Identity rearrangedAnswer(const Input& input, const Sheet& sheet, const Form& form,
                          const PairHypothesis& hypothesis, const Recipe& recipe, const std::string& suffix,
                          Text evidence);

/// The finding "rows are shuffled: they hold the positions …".
Text shuffledWords(const std::vector<std::int64_t>& positions);

}  // namespace posiscope
