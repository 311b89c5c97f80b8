// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/typedword.h"

#include <algorithm>

namespace posiscope {

namespace {

struct OtherName {
    std::string_view name, word;
};
constexpr OtherName otherNames[] = {
    {"rotary", "rope"}, {"bf16", "bfloat16"},  {"half", "float16"},   {"fp16", "float16"},
    {"f16", "float16"}, {"float", "float32"},  {"single", "float32"}, {"fp32", "float32"},
    {"f32", "float32"}, {"double", "float64"}, {"fp64", "float64"},   {"f64", "float64"},
};

std::string plain(std::string_view word) {
    std::string letters(word);
    for (char& each : letters)
        each = each == '_' ? '-' : each >= 'A' && each <= 'Z' ? static_cast<char>(each - 'A' + 'a') : each;
    return letters;
}

std::string among(std::string_view typed, std::span<const std::string> words) {
    const auto exact = std::ranges::find(words, typed);
    if (exact != words.end()) return *exact;
    const auto found = std::ranges::find(words, plain(typed), [](const auto& each) { return plain(each); });
    return found == words.end() ? std::string() : *found;
}

}  // namespace

std::string typedWord(std::string_view typed, std::span<const std::string> words) {
    if (std::string word = among(typed, words); !word.empty()) return word;
    const auto other = std::ranges::find(otherNames, plain(typed), &OtherName::name);
    return other == std::end(otherNames) ? std::string() : among(other->word, words);
}

}  // namespace posiscope
