// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/zipdirectory.h"

#include <algorithm>
#include <string_view>

#include "core/tables/tableerrors.h"

namespace posiscope {

namespace {

constexpr std::uint64_t largest = 8U << 20U;

std::uint64_t number(std::string_view bytes, std::size_t at, std::size_t count) {
    std::uint64_t value = 0;
    for (std::size_t n = count; n-- > 0;)
        value = value << 8U | static_cast<unsigned char>(bytes[at + n]);
    return value;
}

/// The size in the 64-bit end record that the locator right before `end` points to; 0 where there is none.
std::uint64_t largeSize(const InputFile& file, std::string_view tail, std::size_t end) {
    constexpr std::string_view locator("PK\x06\x07", 4);
    constexpr std::size_t locatorBytes = 20;
    constexpr std::size_t recordBytes = 56;
    if (end < locatorBytes || tail.substr(end - locatorBytes, 4) != locator) return 0;
    const std::uint64_t at = number(tail, end - locatorBytes + 8, 8);
    char record[recordBytes];
    if (file.size() < recordBytes || at > file.size() - recordBytes || file.readAt(at, record, recordBytes))
        return 0;
    return number(std::string_view(record, recordBytes), 40, 8);
}

}  // namespace

Failure checkZipDirectory(const InputFile& file) {
    constexpr std::string_view endRecord("PK\x05\x06", 4);
    constexpr std::size_t endBytes = 22;
    constexpr std::size_t longestTail = endBytes + 65'535 + 20;  // a comment behind, a locator before
    const auto length = static_cast<std::size_t>(std::min<std::uint64_t>(file.size(), longestTail));
    std::string tail(length, '\0');
    if (auto failure = file.readAt(file.size() - length, tail.data(), length)) return failure;
    // Which of several end records counts is for the reader of the archive: all of them must be in bounds.
    for (std::size_t end = tail.find(endRecord); end != std::string::npos && end + endBytes <= tail.size();
         end = tail.find(endRecord, end + 1)) {
        const std::uint64_t size = number(tail, end + 12, 4);
        if ((size != 0xffffffffU && size > largest) || largeSize(file, tail, end) > largest)
            return tableError(POSISCOPE_TR("core", "it is a zip archive with too many members"));
    }
    return std::nullopt;
}

}  // namespace posiscope
