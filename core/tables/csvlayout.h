// SPDX-License-Identifier: GPL-3.0-or-later
// The layout of a CSV file: header, names of columns, numbers of rows.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/base/text.h"
#include "core/tables/csvlines.h"

namespace posiscope {

/// The first line of a CSV file, and what it may be.
///
/// The first line holds names where
/// - one of its cells is empty or begins as no number does; or
/// - its cells are whole numbers in double quotes, and the next line does not begin with a quote
///   (Posiscope, R and Python's csv.QUOTE_NONNUMERIC write names that are numbers so); or
/// - it has at least three cells, whole numbers without quotes of which each is one more than the one before
///   (pandas numbers columns so), there are other lines, and these are written in another way, with points;
///   or they are a square without that line (buckets of a bias).
///
/// In all other cases it holds numbers. What becomes of such a line without quotes is told in
/// CsvLayout::notes, since nothing in the file proves it.
///
/// The first of several columns numbers the rows, and is no part of the table, where its cells are whole
/// numbers of which each is one more than the one above, the first at least 0; and either
/// - its name is “position”, “positions”, “pos”, “p”, “index”, “idx”, “Unnamed: 0” (capitals or not), or
///   empty; or
/// - no line holds names in words or in quotes, there are at least three rows, and a number in another
///   column is not whole.
///
/// Its first cell is the position of the first row.
struct CsvLayout {
    bool names = false;                         ///< whether the first line holds names
    std::uint64_t rows = 0;                     ///< of the table
    std::uint64_t columns = 0;                  ///< of a line, that of the positions too
    std::optional<std::int64_t> firstPosition;  ///< where the first column numbers the rows
    std::vector<Text> notes;                    ///< what was decided without proof, one sentence each
};

/// What separates the cells of a first line: tabs, semicolons or commas, whichever of these it has (in this
/// order); blanks where it has none of them, but several numbers.
char separatorOf(std::string_view line);

/// Whether all cells of a line are numbers.
bool isOfNumbers(std::string_view line);

/// Is given the lines that are not empty one after the other, the first one first.
class CsvLayoutFinder {
 public:
    /// Fails where the first line cannot be one of a table.
    Failure first(std::string_view line);
    void next(std::string_view line);
    CsvLayout found() const;

 private:
    /// Whether cells are k, k + 1, k + 2 …
    class Numbering {
     public:
        void see(std::string_view cell);
        /// The first number, where they are.
        std::optional<std::int64_t> start() const { return broken_ ? std::nullopt : first_; }
        bool broken() const { return broken_; }

     private:
        std::optional<std::int64_t> first_;
        std::int64_t next_ = 0;
        bool broken_ = false;
    };
    bool holdsFraction(std::string_view cells) const;
    bool hasNames() const;

    char separator_ = ',';
    std::uint64_t columns_ = 0;
    std::uint64_t others_ = 0;  // lines after the first
    std::string firstCell_;
    bool words_ = false;                       // the first line holds a word, or an empty cell
    bool quoted_ = false;                      // the first line holds whole numbers in quotes
    std::optional<std::int64_t> consecutive_;  // the first line holds k, k + 1 … without quotes
    bool secondQuoted_ = false;
    bool pointed_ = false;          // another line is written with points, exponents, nan or inf
    bool fractionInFirst_ = false;  // a number of the first line, behind its first cell, is not whole
    bool fractionBelow_ = false;    // the same in another line
    Numbering all_;                 // the first column with the first line
    Numbering below_;               // and without
};

}  // namespace posiscope
