// SPDX-License-Identifier: GPL-3.0-or-later
// The lines and cells of CSV files.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/tables/inputfile.h"

namespace posiscope {

/// Gives the lines of a file one after the other, without their ends and without a byte order mark; with
/// `remarks` without those that begin with #.
class CsvLines {
 public:
    /// The file must outlive this object.
    explicit CsvLines(const InputFile& file, bool remarks = false)
        : file_(file), left_(file.size()), remarks_(remarks) {}

    /// Whether there was one more line, which is `line` until the next call; false also when reading failed.
    bool next(std::string_view& line);

    /// The number of the last line, the first one being 1.
    std::uint64_t number() const { return number_; }
    const Failure& problem() const { return problem_; }

    static constexpr std::size_t longest = 4U << 20U;  // bytes of a line: 65,536 numbers of 63 characters

 private:
    bool readMore();
    bool nextOfFile(std::string_view& line);

    const InputFile& file_;
    std::uint64_t left_;
    bool remarks_;
    std::uint64_t number_ = 0;
    std::string buffer_;
    std::size_t at_ = 0;
    Failure problem_;
};

/// Takes the cell at the beginning of `rest` off, with its separator; quotes and white space around it are
/// left out. Where blanks are the separator, several are one. `more` tells whether a separator was there.
/// False where quotes are wrong.
bool takeCell(std::string_view& rest, char separator, std::string_view& cell, bool& more);

/// Whether the cell is a number, and which. Numbers too large for a double are none.
bool parseNumber(std::string_view cell, double& number);

}  // namespace posiscope
