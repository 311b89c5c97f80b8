// SPDX-License-Identifier: GPL-3.0-or-later
// Translatable sentences without a GUI library.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Marks a literal for translation: lupdate is told that this is an alias of QT_TRANSLATE_NOOP.
// The user interface looks the literal up in the context "core".
#define POSISCOPE_TR(context, literal) literal

namespace posiscope {

/// An English source sentence with the places %1 … %9 and their contents: words as they are, or sentences
/// that are translated themselves. The command line prints `english()`; the window translates `source` and
/// what it holds.
struct Text {
    std::string source;
    std::vector<Text> arguments;
    bool verbatim = false;  ///< a name or a number: never translated
    std::string typed;      ///< the sentence of the command line where `source` speaks of menus; else empty

    Text() = default;
    Text(const char* literal)  // NOLINT(google-explicit-constructor): reads like a literal
        : source(literal) {}
    Text(std::string literal, const std::vector<std::string>& words) : source(std::move(literal)) {
        for (const std::string& word : words)
            arguments.push_back(asIs(word));
    }

    /// A word that is not translated.
    static Text asIs(std::string word) {
        Text text;
        text.source = std::move(word);
        text.verbatim = true;
        return text;
    }
    /// Adds the contents of the next place.
    Text with(Text argument) && {
        arguments.push_back(std::move(argument));
        return std::move(*this);
    }

    /// The same for the command line, which has options instead of menus.
    Text onCommandLine(const char* sentence) && {
        typed = sentence;
        return std::move(*this);
    }

    /// The text with at most `most` bytes: where it is longer, its words end in … after 80 characters. For
    /// sentences about words that a stranger may have written.
    Text shortened(std::size_t most = 500) const;

    bool empty() const { return source.empty(); }
    std::string english() const;
    bool operator==(const Text&) const = default;

    /// Replaces %1 … %9 in `pattern` by the words, made printable, because a stranger may have written them
    /// (core/base/printable.h). A place without a word stays as it is.
    static std::string fill(std::string_view pattern, const std::vector<std::string>& words);
};

}  // namespace posiscope
