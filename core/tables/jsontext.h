// SPDX-License-Identifier: GPL-3.0-or-later
// A JSON text that is read from a file bit by bit.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <vector>

#include "core/base/result.h"
#include "core/tables/inputfile.h"

namespace posiscope {

/// The characters of a JSON text inside a file, for a parser that keeps what it is in the middle of: white
/// space is shortened to one character, and a text with longer strings or numbers than anyone needs, or with
/// null characters, ends early with a `problem`. So the parser's memory is bounded whatever the text is.
class JsonText {
 public:
    /// The `length` bytes from `offset` on; both objects must outlive this one.
    JsonText(const InputFile& file, std::uint64_t offset, std::uint64_t length);

    static constexpr std::size_t longestString = 4'000'000;
    static constexpr std::size_t longestNumber = 64;

    bool atEnd() const { return at_ == held_; }
    char current() const { return buffer_[at_]; }
    void advance();

    /// Why the text ended before its end, if it did.
    const Failure& problem() const { return problem_; }

    class Iterator;
    Iterator begin();
    static Iterator end();

 private:
    enum class Where { between, space, word, string, escape };

    void next();
    void stop(Error problem);

    const InputFile& file_;
    std::uint64_t offset_;
    std::uint64_t left_;  // bytes that are not in the buffer yet
    std::vector<char> buffer_;
    std::size_t at_ = 0;
    std::size_t held_ = 0;
    Where where_ = Where::between;
    std::size_t length_ = 0;  // of the string or word that `current` is in
    Failure problem_;
};

/// As nlohmann::json::sax_parse takes it. All iterators of a text move together.
class JsonText::Iterator {
 public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = char;

    explicit Iterator(JsonText* text) : text_(text) {}
    char operator*() const { return text_->current(); }
    Iterator& operator++() {
        text_->advance();
        return *this;
    }
    Iterator operator++(int) {
        const Iterator before = *this;
        text_->advance();
        return before;
    }
    bool operator==(const Iterator& other) const { return over() == other.over(); }

 private:
    bool over() const { return text_ == nullptr || text_->atEnd(); }

    JsonText* text_;  // null: the end
};

inline JsonText::Iterator JsonText::begin() {
    return Iterator(this);
}
inline JsonText::Iterator JsonText::end() {
    return Iterator(nullptr);
}

}  // namespace posiscope
