// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/csvlines.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "core/base/trimmed.h"
#include "core/parameters/numbertext.h"
#include "core/tables/tableerrors.h"

namespace posiscope {

namespace {

constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";

}  // namespace

/// Moves what is left of the buffer to its beginning and reads behind it.
bool CsvLines::readMore() {
    constexpr std::size_t block = 262'144;
    buffer_.erase(0, at_);
    at_ = 0;
    const std::size_t held = buffer_.size();
    const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(left_, std::max(block, held)));
    if (count == 0) return false;
    if (held + count > 2 * longest) {
        problem_ = tableError(POSISCOPE_TR("core", "line %1 is too long"), {groupedDigits(number_ + 1)});
        return false;
    }
    buffer_.resize(held + count);
    problem_ = file_.readAt(file_.size() - left_, buffer_.data() + held, count);
    left_ -= count;
    return !problem_;
}

bool CsvLines::next(std::string_view& line) {
    while (nextOfFile(line))
        if (!remarks_ || !line.starts_with('#')) return true;
    return false;
}

bool CsvLines::nextOfFile(std::string_view& line) {
    std::size_t seen = 0;
    std::size_t end = buffer_.find('\n', at_);
    while (end == std::string::npos) {
        seen = buffer_.size() - at_;
        if (!readMore()) break;
        end = buffer_.find('\n', seen);
    }
    if (problem_ || (end == std::string::npos && at_ == buffer_.size())) return false;
    const bool last = end == std::string::npos;
    line = std::string_view(buffer_).substr(at_, (last ? buffer_.size() : end) - at_);
    at_ = last ? buffer_.size() : end + 1;
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (++number_ == 1 && line.starts_with(byteOrderMark)) line.remove_prefix(byteOrderMark.size());
    return true;
}

bool takeCell(std::string_view& rest, char separator, std::string_view& cell, bool& more) {
    if (separator == ' ') {
        rest = trimmed(rest, spacesInLine);
        const std::size_t gap = rest.find(' ');
        cell = rest.substr(0, gap);
        more = gap != std::string_view::npos;
        rest.remove_prefix(more ? gap + 1 : rest.size());
        return true;
    }
    const std::size_t first = rest.find_first_not_of(' ');
    std::size_t end = rest.find(separator);
    const bool quoted = first != std::string_view::npos && rest[first] == '"';
    if (quoted) {
        const std::size_t opening = first;
        std::size_t closing = rest.find('"', opening + 1);
        while (closing != std::string_view::npos && rest.substr(closing + 1).starts_with('"'))
            closing = rest.find('"', closing + 2);  // "" is a quote
        if (closing == std::string_view::npos) return false;
        end = rest.find(separator, closing);
        if (!trimmed(rest.substr(closing + 1, end == std::string_view::npos ? end : end - closing - 1),
                     spacesInLine)
                 .empty())
            return false;
        cell = trimmed(rest.substr(opening + 1, closing - opening - 1), spacesInLine);
    } else {
        cell = trimmed(rest.substr(0, end), spacesInLine);
    }
    more = end != std::string_view::npos;
    rest.remove_prefix(more ? end + 1 : rest.size());
    return true;
}

bool parseNumber(std::string_view cell, double& number) {
    if (cell.starts_with('+') && cell.size() > 1 && cell[1] != '-') cell.remove_prefix(1);
    const char* const end = cell.data() + cell.size();
    const auto parsed = std::from_chars(cell.data(), end, number);
    if (parsed.ec == std::errc()) return parsed.ptr == end && !cell.empty();
    if (parsed.ec != std::errc::result_out_of_range || parsed.ptr != end) return false;
    // Too small or too large for a double: what is too small is rounded to the nearest, which may be 0.
    long double wide = 0;
    if (std::from_chars(cell.data(), end, wide).ec != std::errc()) return false;
    number = static_cast<double>(wide);
    return std::isfinite(number);
}

}  // namespace posiscope
