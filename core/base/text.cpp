// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"

#include <limits>

#include "core/base/printable.h"

namespace posiscope {

std::string Text::english() const {
    if (verbatim) return source;
    std::vector<std::string> words;
    for (const Text& argument : arguments)
        words.push_back(argument.english());
    return fill(typed.empty() ? source : typed, words);
}

namespace {

void shortenWords(Text& text) {
    if (text.verbatim) text.source = printable(text.source);
    for (Text& argument : text.arguments)
        shortenWords(argument);
}

}  // namespace

Text Text::shortened(std::size_t most) const {
    if (english().size() <= most) return *this;
    Text text = *this;
    shortenWords(text);
    const std::string all = text.english();
    return all.size() <= most ? text : asIs(printable(all, most / 4));  // a character has at most four bytes
}

std::string Text::fill(std::string_view pattern, const std::vector<std::string>& words) {
    std::string filled;
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        const bool place =
            pattern[at] == '%' && at + 1 < pattern.size() && pattern[at + 1] >= '1' && pattern[at + 1] <= '9';
        const std::size_t index = place ? static_cast<std::size_t>(pattern[at + 1] - '1') : 0;
        if (place && index < words.size()) {
            filled += printable(words[index], std::numeric_limits<std::size_t>::max());
            ++at;
        } else {
            filled += pattern[at];
        }
    }
    return filled;
}

}  // namespace posiscope
