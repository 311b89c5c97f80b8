// SPDX-License-Identifier: GPL-3.0-or-later
// Tables with shuffled or missing rows, or columns in another order.
#pragma once

#include "core/identify/families/families.h"

namespace posiscope {

/// Smaller tables are not searched for an order: chance could produce one.
inline constexpr std::int64_t fewestRows = 8;

/// A table that may have been rearranged.
struct Meaning {
    const Encoding* encoding = nullptr;
    OptionValues options = {};
    Recipe recipe = {};
    Form columns = {};  ///< the form of its own columns
};

/// An encoding with these parameters; empty where they are not sound, or where it has no pairs.
std::optional<Meaning> meaningOf(const char* encoding, OptionValues options);

/// The expectation with this many columns, where it leaves them open; without one, the usual encodings with
/// usual bases. `form` is the storage of the pairs; null stands for that of the encoding's own table.
std::vector<Meaning> meaningsOf(const Expectation* expected, const Form* form, std::int64_t columns);

/// Recognises shuffled rows: the pairs determine the position of every row.
std::optional<Identity> rearrangedRows(const Subjects& subjects, const Expectation* expected);
/// The same for the places of a grid that was expected.
std::optional<Identity> rearrangedPlaces(const Subjects& subjects, const Expectation* expected);
/// Columns in any order, of rows that are in order; none may be missing.
std::optional<Identity> rearrangedColumns(const Subjects& subjects, const Expectation* expected);

/// How an order differs from the usual one.
struct Order {
    std::string suffix;  ///< of the form
    Text words;
};
Order orderOfRows(const std::vector<std::int64_t>& positions);

/// At most this many rows, evenly spaced.
std::vector<std::int64_t> spreadRows(std::int64_t rows, std::int64_t most);

/// The positions of all rows, by the phases of the recipe's pairs; empty where more than a few rows have
/// none.
std::vector<std::int64_t> positionsOfAllRows(const Subjects& subjects, const Sheet& sheet, const Form& form,
                                             const Recipe& recipe);
/// Whether nearly all positions are consecutive.
bool areInOrder(const std::vector<std::int64_t>& positions);
/// Whether nearly all positions are different.
bool nearlyAllDiffer(std::vector<std::int64_t> positions);

/// Shuffled rows of a grid that was not expected.
std::optional<Identity> rearrangedGridRows(const Subjects& subjects);

/// Tries all of them.
std::optional<Identity> recogniseRearranged(const Subjects& subjects, const Expectation* expected);

/// The answer with all cells compared; `suffix` describes the unusual form.
Identity rearrangedAnswer(const Subjects& subjects, const Sheet& sheet, const Form& form,
                          const Meaning& meaning, const Recipe& recipe, const std::string& suffix,
                          Text evidence);

/// Whether there are enough pairs, each with both functions.
bool hasPairs(const Form& form);
/// Whether nearly all pairs in the sample have this norm.
bool normsAre(const Form& form, const Sample& sample, double amplitude, NumberKind cells);
/// The finding "rows are shuffled: they hold the positions …".
Text shuffledWords(const std::vector<std::int64_t>& positions);

/// The first numbers of a list: "5, 0, 3, 2 …".
std::string firstOf(const std::vector<std::int64_t>& numbers);

}  // namespace posiscope
