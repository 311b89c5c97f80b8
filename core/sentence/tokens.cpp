// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sentence/tokens.h"

#include <algorithm>

#include "core/base/utf8.h"
#include "core/sentence/scripts.h"

namespace posiscope {

namespace {

constexpr bool isDigit(char32_t character) {
    return character >= U'0' && character <= U'9';
}

/// Puts characters together to tokens, one after the other.
class Splitter {
 public:
    explicit Splitter(std::size_t most) : most_(most) {}

    /// Takes a character with the one behind it; false where there is no room for the token it begins.
    bool take(char32_t character, char32_t next) {
        const Sign sign = signOf(character);
        switch (sign) {
            case Sign::invisible: return true;
            case Sign::space: open_ = joins_ = false; return true;
            case Sign::joiner:
                if (open_) append(character);
                joins_ = open_;
                return true;
            case Sign::mark: return open_ ? append(character) : begin(character, Sign::symbol);
            default: break;
        }
        if (open_ && (joins_ || staysInWord(character, sign, next))) return append(character);
        if (open_ && sign == Sign::flag && last_ == Sign::flag) {
            last_ = Sign::symbol;  // the pair is complete
            return append(character);
        }
        return begin(character, sign);
    }

    std::vector<std::string> texts;

 private:
    bool staysInWord(char32_t character, Sign sign, char32_t next) const {
        if (last_ != Sign::word) return false;
        if (sign == Sign::word) return true;
        const bool apostrophe = character == U'\'' || character == U'\u2019';
        const bool point = character == U'.' || character == U',';
        return (apostrophe && signOf(next) == Sign::word) ||
               (point && isDigit(lastCharacter_) && isDigit(next));
    }
    bool append(char32_t character) {
        encodeTo(texts.back(), character);
        lastCharacter_ = character;
        joins_ = false;
        return true;
    }
    bool begin(char32_t character, Sign sign) {
        if (texts.size() == most_) return false;
        texts.emplace_back();
        append(character);
        last_ = sign;
        open_ = true;
        return true;
    }

    std::size_t most_;
    Sign last_ = Sign::space;
    char32_t lastCharacter_ = 0;
    bool open_ = false;   // the last token may grow
    bool joins_ = false;  // whatever comes next belongs to it
};

}  // namespace

Tokens tokensOf(std::string_view sentence, std::size_t most) {
    Splitter splitter(most);
    Tokens tokens;
    for (std::size_t at = 0; at < sentence.size();) {
        const Decoded now = decode(sentence, at);
        at += now.bytes;
        const char32_t next = at < sentence.size() ? decode(sentence, at).character : U' ';
        if (splitter.take(now.character, next)) continue;
        tokens.cut = true;
        break;
    }
    tokens.texts = std::move(splitter.texts);
    tokens.vocabulary = tokens.texts;
    std::sort(tokens.vocabulary.begin(), tokens.vocabulary.end());
    tokens.vocabulary.erase(std::unique(tokens.vocabulary.begin(), tokens.vocabulary.end()),
                            tokens.vocabulary.end());
    for (const std::string& text : tokens.texts)
        tokens.indices.push_back(static_cast<std::size_t>(
            std::lower_bound(tokens.vocabulary.begin(), tokens.vocabulary.end(), text) -
            tokens.vocabulary.begin()));
    return tokens;
}

Tokens swapped(Tokens tokens, std::size_t first, std::size_t second) {
    std::swap(tokens.texts[first], tokens.texts[second]);
    std::swap(tokens.indices[first], tokens.indices[second]);
    return tokens;
}

}  // namespace posiscope
