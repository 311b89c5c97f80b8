// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/jsontext.h"

#include <algorithm>

#include "core/tables/tableerrors.h"

namespace posiscope {

namespace {

constexpr std::size_t bufferBytes = std::size_t{64} * 1024;

bool isSpace(char character) {
    return character == ' ' || character == '\n' || character == '\r' || character == '\t';
}

bool standsAlone(char character) {
    return character == '{' || character == '}' || character == '[' || character == ']' || character == ',' ||
           character == ':';
}

}  // namespace

JsonText::JsonText(const InputFile& file, std::uint64_t offset, std::uint64_t length)
    : file_(file), offset_(offset), left_(length), buffer_(bufferBytes) {
    advance();
}

void JsonText::stop(Error problem) {
    problem_ = std::move(problem);
    at_ = held_ = 0;
    left_ = 0;
}

/// Moves to the next byte of the file.
void JsonText::next() {
    if (at_ < held_) ++at_;
    if (at_ < held_ || left_ == 0) return;
    const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(left_, bufferBytes));
    if (auto failure = file_.readAt(offset_, buffer_.data(), count)) {
        stop(*failure);
        return;
    }
    offset_ += count;
    left_ -= count;
    at_ = 0;
    held_ = count;
}

void JsonText::advance() {
    next();
    if (where_ == Where::space)
        while (!atEnd() && isSpace(current()))
            next();
    if (atEnd()) return;
    const char character = current();
    if (where_ == Where::string || where_ == Where::escape) {
        if (++length_ > longestString)
            return stop(tableError(POSISCOPE_TR("core", "its header holds a text of more than 4 MB")));
        if (where_ == Where::escape)
            where_ = Where::string;
        else if (character == '\\')
            where_ = Where::escape;
        else if (character == '"')
            where_ = Where::between;
        return;
    }
    if (character == '\0')  // the parser would take it for the end
        return stop(tableError(POSISCOPE_TR("core", "its header holds null characters")));
    if (character == '"') {
        where_ = Where::string;
        length_ = 0;
    } else if (isSpace(character)) {
        where_ = Where::space;
    } else if (standsAlone(character)) {
        where_ = Where::between;
    } else {
        length_ = where_ == Where::word ? length_ + 1 : 1;
        where_ = Where::word;
        if (length_ > longestNumber) stop(tableError(POSISCOPE_TR("core", "its header is not correct JSON")));
    }
}

}  // namespace posiscope
