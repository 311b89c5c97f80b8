// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers and texts of a file, one after the other.
#pragma once

#include <optional>
#include <string>

#include "core/tables/inputfile.h"

namespace posiscope {

/// Goes through the bytes of a file from `at` to `end`, by small blocks. After the first step that leads
/// beyond the end, or that cannot be read, every step gives nothing and `failure()` says why.
class ByteCursor {
 public:
    ByteCursor(const InputFile& file, std::uint64_t at, std::uint64_t end);

    /// An unsigned number of so many bytes, at most 8.
    std::optional<std::uint64_t> number(int bytes, bool bigEndian = false);
    /// A number of 7 bits in each byte, the lowest first; the last byte has no upper bit.
    std::optional<std::uint64_t> varint();
    /// A text of so many bytes; nothing where these are more than `most`.
    std::optional<std::string> text(std::uint64_t bytes, std::uint64_t most);
    bool skip(std::uint64_t bytes);

    std::uint64_t at() const { return at_; }
    std::uint64_t left() const { return end_ - at_; }
    bool atEnd() const { return at_ == end_; }
    /// That the file was cut short, or could not be read.
    Error failure() const;

 private:
    bool take(void* to, std::size_t bytes);

    const InputFile& file_;
    std::uint64_t at_;
    std::uint64_t end_;
    std::string block_;
    std::uint64_t blockAt_ = 0;
    Failure failure_;
};

}  // namespace posiscope
