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

/// An English source sentence with the places %1 … %9 and what stands there. The command line prints
/// `english()`; the window translates `source` first and fills the places afterwards.
struct Text {
    std::string source;
    std::vector<std::string> arguments;

    Text() = default;
    Text(const char* literal)
        : source(literal) {}  // NOLINT(google-explicit-constructor): reads like a literal
    Text(std::string literal, std::vector<std::string> values)
        : source(std::move(literal)), arguments(std::move(values)) {}

    bool empty() const { return source.empty(); }
    std::string english() const { return fill(source, arguments); }
    bool operator==(const Text&) const = default;

    /// Replaces %1 … %9 in `pattern`; a place without an argument stays as it is.
    static std::string fill(std::string_view pattern, const std::vector<std::string>& arguments);
};

}  // namespace posiscope
