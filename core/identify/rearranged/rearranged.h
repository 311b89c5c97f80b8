// Tables whose rows or columns stand elsewhere: shuffled, permuted, or some of them left out.
#pragma once

#include "core/identify/families/families.h"
#include "core/identify/rearranged/columnhints.h"

namespace posiscope {

/// A table that may have been rearranged.
struct Meaning {
    const Encoding* encoding = nullptr;
    OptionValues options = {};
    Recipe recipe = {};
    Form columns = {};  ///< what its own columns hold
};

/// What was expected, with so many columns where nothing else was said; else the usual encodings with usual
/// bases. `form` is how the pairs are stored; null: any columns, of frequencies that the hints allow.
std::vector<Meaning> meaningsOf(const Expectation* expected, const Form* form, std::int64_t columns,
                                const ColumnHints* hints = nullptr);

/// The position of every row is found from its pairs.
std::optional<Identity> rearrangedRows(const Subjects& subjects, const Expectation* expected);
/// The same for the places of a grid that was expected.
std::optional<Identity> rearrangedPlaces(const Subjects& subjects, const Expectation* expected);
/// The function and the pair of every column are found, in rows that are in order. With `all` none of the
/// usual tables' columns is missing.
std::optional<Identity> rearrangedColumns(const Subjects& subjects, const Expectation* expected,
                                          bool all = false);

/// Rows of any frequencies are put in order by their slowest pair: none is missing.
std::optional<Identity> sortedRows(const Subjects& subjects);

/// Any of them.
std::optional<Identity> recogniseRearranged(const Subjects& subjects, const Expectation* expected,
                                            bool all = false);

/// The answer with all cells compared; `suffix` is what is unusual about the form.
Identity rearrangedAnswer(const Subjects& subjects, const Sheet& sheet, const Form& form,
                          const Meaning& meaning, const Recipe& recipe, const std::string& suffix,
                          Text evidence);

/// Whether there are enough pairs, and each has both of its functions.
bool hasPairs(const Form& form);
/// Whether nearly all pairs of a sample have this norm.
bool normsAre(const Form& form, const Sample& sample, double amplitude, NumberKind cells);
/// "rows are shuffled: they hold the positions …".
Text shuffledWords(const std::vector<std::int64_t>& positions);

/// "5, 0, 3, 2 …": the first numbers of a list.
std::string firstOf(const std::vector<std::int64_t>& numbers);

}  // namespace posiscope
