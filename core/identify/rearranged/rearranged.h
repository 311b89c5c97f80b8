// Tables with shuffled, permuted or missing rows or columns.
#pragma once

#include "core/identify/families/families.h"
#include "core/identify/rearranged/columnhints.h"

namespace posiscope {

/// A table that may have been rearranged.
struct Meaning {
    const Encoding* encoding = nullptr;
    OptionValues options = {};
    Recipe recipe = {};
    Form columns = {};  ///< the form of its own columns
};

/// The expectation with this many columns, where it leaves them open; without one, the usual encodings with
/// usual bases. `form` is the storage of the pairs; null stands for any columns with frequencies that the
/// hints allow.
std::vector<Meaning> meaningsOf(const Expectation* expected, const Form* form, std::int64_t columns,
                                const ColumnHints* hints = nullptr);

/// Recognises shuffled rows: the pairs determine the position of every row.
std::optional<Identity> rearrangedRows(const Subjects& subjects, const Expectation* expected);
/// The same for the places of a grid that was expected.
std::optional<Identity> rearrangedPlaces(const Subjects& subjects, const Expectation* expected);
/// The function and the pair of every column are found, in rows that are in order. With `all` none of the
/// usual tables' columns is missing.
std::optional<Identity> rearrangedColumns(const Subjects& subjects, const Expectation* expected,
                                          bool all = false);

/// Sorts rows of any frequencies by their slowest pair. None may be missing.
std::optional<Identity> sortedRows(const Subjects& subjects);

/// Tries all three.
std::optional<Identity> recogniseRearranged(const Subjects& subjects, const Expectation* expected,
                                            bool all = false);

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
