// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences and names from files: what comes out is valid UTF-8, and a name one line.
#include "core/sentence/tokens.h"
#include "core/base/printable.h"
#include "tests/fuzz/expect.h"

using namespace posiscope;
using fuzz::expect;

namespace {

/// Whether the bytes are UTF-8 (Unicode 15, table 3-7).
bool isUtf8(std::string_view text) {
    for (std::size_t n = 0; n < text.size();) {
        const auto byte = [&](std::size_t k) {
            return k < text.size() ? static_cast<unsigned char>(text[k]) : 0U;
        };
        const unsigned first = byte(n);
        const std::size_t length = first < 0x80                    ? 1
                                   : first >= 0xc2 && first < 0xe0 ? 2
                                   : first >= 0xe0 && first < 0xf0 ? 3
                                   : first >= 0xf0 && first < 0xf5 ? 4
                                                                   : 0;
        if (length == 0) return false;
        for (std::size_t k = 1; k < length; ++k)
            if ((byte(n + k) & 0xc0U) != 0x80U) return false;
        const unsigned second = byte(n + 1);
        if ((first == 0xe0 && second < 0xa0) || (first == 0xed && second > 0x9f) ||
            (first == 0xf0 && second < 0x90) || (first == 0xf4 && second > 0x8f))
            return false;
        n += length;
    }
    return true;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::textOf(data, size);
    const Tokens tokens = tokensOf(text);
    expect(tokens.size() <= mostTokens && tokens.indices.size() == tokens.size(), "tokens have a limit");
    for (std::size_t n = 0; n < tokens.size(); ++n) {
        expect(!tokens.texts[n].empty() && isUtf8(tokens.texts[n]), "a token is text", tokens.texts[n]);
        expect(tokens.vocabulary.at(tokens.indices[n]) == tokens.texts[n],
               "a token stands in the vocabulary");
    }
    const std::string name = printable(text);
    expect(isUtf8(name), "a printable name is UTF-8", name);
    for (const char c : name)
        expect(static_cast<unsigned char>(c) >= 0x20 && c != 0x7f, "a printable name is one line", name);
    return 0;
}
