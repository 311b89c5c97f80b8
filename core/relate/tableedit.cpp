// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/relate/tableedit.h"

#include <algorithm>
#include <utility>

#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

/// What is said of each kind, in their order. Of lines %1 and %2 are the first and the last, %3 how many
/// there are, %4 the first of a list; of cells they are factor, constant, root mean square, largest, name and
/// number.
struct Saying {
    const char* id;
    const char* sentence;
};
constexpr Saying sayings[] = {
    {"rows-reversed", POSISCOPE_TR("core", "The rows are in reverse order.")},
    {"rows-shuffled",
     POSISCOPE_TR("core", "The rows are the same in another order: B has the rows %4 of A.")},
    {"rows-rolled",
     POSISCOPE_TR("core", "The rows are rolled: row 0 of B is row %1 of A, and so on round its %3 rows.")},
    {"rows-repeated", POSISCOPE_TR("core", "Rows are repeated: B has the rows %4 of A.")},
    {"rows-cut", POSISCOPE_TR("core", "The rows are cut: B has the rows %1 to %2 of A's %3.")},
    {"rows-missing", POSISCOPE_TR("core", "Rows are missing: B has the rows %4 of A.")},
    {"rows-added", POSISCOPE_TR("core", "Rows are added: those of A are the rows %1 to %2 of B's %3.")},
    {"rows-moved", POSISCOPE_TR("core", "Row r of B is row r + %1 of A.")},
    {"rows-moved", POSISCOPE_TR("core", "Row r of B is row r − %1 of A.")},
    {"columns-reversed",
     POSISCOPE_TR("core", "The columns are in reverse order: all dot products are equal.")},
    {"columns-permuted",
     POSISCOPE_TR("core", "The columns are the same in another order, %4: all dot products are equal.")},
    {"columns-rolled",
     POSISCOPE_TR(
         "core", "The columns are rolled: column 0 of B is column %1 of A, and so on round its %3 columns.")},
    {"columns-repeated", POSISCOPE_TR("core", "Columns are repeated: B has the columns %4 of A.")},
    {"columns-cut", POSISCOPE_TR("core", "The columns are cut: B has the columns %1 to %2 of A's %3.")},
    {"columns-missing", POSISCOPE_TR("core", "Columns are missing: B has the columns %4 of A.")},
    {"columns-added",
     POSISCOPE_TR("core", "Columns are added: those of A are the columns %1 to %2 of B's %3.")},
    {"columns-moved", POSISCOPE_TR("core", "Column c of B is column c + %1 of A.")},
    {"columns-moved", POSISCOPE_TR("core", "Column c of B is column c − %1 of A.")},
    {"columns-negated", POSISCOPE_TR("core", "Columns have the other sign than in A: %2 of %3.")},
    {"transposed", POSISCOPE_TR("core", "B is A with rows and columns exchanged.")},
    {"negated", POSISCOPE_TR("core", "B is A times %1.")},
    {"another-scale", POSISCOPE_TR("core", "B is A times %1.")},
    {"another-scale", POSISCOPE_TR("core", "B is A times %1, plus %2.")},
    {"resized", nullptr},  // in words of its own
    {"rounded", POSISCOPE_TR("core", "B is A with numbers rounded to %5.")},
    {"inexact", POSISCOPE_TR("core",
                             "B is near to A: the root mean square of the differences is %3, the largest "
                             "%4.")},
    {"quantised", POSISCOPE_TR("core",
                               "B is A quantised to %6 steps of %2: the root mean square of the differences "
                               "is %3, the largest %4.")},
};

const Saying& sayingOf(const TableEdit& edit) {
    return sayings[static_cast<std::size_t>(edit.kind)];
}

Text resizedWords(const TableEdit& edit) {
    const Grid &from = edit.from, &to = edit.to;
    Text words = from.height == 1 && to.height == 1
                     ? Text(POSISCOPE_TR("core", "B is A with its %1 rows resized to %2: %3."),
                            {groupedDigits(from.width), groupedDigits(to.width), edit.name})
                     : Text(POSISCOPE_TR("core", "B is A with its %1 × %2 places resized to %3 × %4: %5."),
                            {groupedDigits(from.height), groupedDigits(from.width), groupedDigits(to.height),
                             groupedDigits(to.width), edit.name});
    if (edit.before == 0 && edit.beforeHere == 0) return words;
    return Text(POSISCOPE_TR("core", "%1 %2"))
        .with(std::move(words))
        .with({POSISCOPE_TR("core", "Rows in front of the places: %1 in A, %2 in B."),
               {groupedDigits(edit.before), groupedDigits(edit.beforeHere)}});
}

}  // namespace

const char* idOf(const TableEdit& edit) {
    return sayingOf(edit).id;
}

Text wordsOf(const TableEdit& edit) {
    constexpr int digits = 7, few = 3;
    if (edit.kind == TableEdit::Kind::resized) return resizedWords(edit);
    const bool ofLines = edit.kind <= TableEdit::Kind::columnsNegated;
    if (ofLines)
        return {sayingOf(edit).sentence,
                {groupedDigits(edit.first), groupedDigits(edit.last), groupedDigits(edit.of),
                 firstOf(edit.lines)}};
    return {sayingOf(edit).sentence,
            {withDigits(edit.factor, digits), withDigits(edit.constant, digits), withDigits(edit.rms, few),
             withDigits(edit.largest, few), edit.name, groupedDigits(edit.of)}};
}

std::string firstOf(const std::vector<std::int64_t>& numbers) {
    constexpr std::size_t most = 16;
    std::string words;
    for (std::size_t n = 0; n < std::min(most, numbers.size()); ++n)
        words += (n == 0 ? "" : ", ") + groupedDigits(numbers[n]);
    return numbers.size() > most ? words + ", …" : words;
}

}  // namespace posiscope
