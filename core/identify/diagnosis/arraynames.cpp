// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/diagnosis/arraynames.h"

#include <algorithm>
#include <cctype>
#include <cmath>

#include "core/parameters/keys.h"

namespace posiscope {

bool sameInFloat32(const NumberList& a, const NumberList& b) {
    constexpr double float32 = 1e-6;
    return std::ranges::equal(a, b,
                              [](double x, double y) { return std::abs(x - y) <= float32 * std::abs(y); });
}

Finding exchangedFactors(bool longer) {
    return {"long-and-short-exchanged",
            longer ? POSISCOPE_TR("core",
                                  "The list is short_factor where long_factor was meant: the two are "
                                  "exchanged")
                   : POSISCOPE_TR("core",
                                  "The list is long_factor where short_factor was meant: the two are "
                                  "exchanged"),
            POSISCOPE_TR("core", "all cells")};
}

namespace {

/// Whether a word of the name is one of these: "freqs_cos" has the words "freqs" and "cos".
bool hasWord(const std::string& name, std::initializer_list<std::string_view> words) {
    std::string word;
    for (const char letter : name + "_") {
        if (std::isalpha(static_cast<unsigned char>(letter)) != 0) {
            word += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
            continue;
        }
        if (std::ranges::find(words, word) != words.end()) return true;
        word.clear();
    }
    return false;
}

/// The function that a name says: "cos", "sin" or nothing.
std::string functionIn(const std::string& name) {
    const bool cosine = hasWord(name, {"cos", "cosine", "cosines"});
    const bool sine = hasWord(name, {"sin", "sine", "sines"});
    return cosine == sine ? "" : cosine ? "cos" : "sin";
}

/// LongRoPE's list of divisors under the name of the other one.
void diagnoseNameOfDivisors(const Input& input, Identity& answer) {
    const std::string& name = input.arrays.front().name;
    const bool longer = hasWord(name, {"long"});
    if (answer.storage.form != "divisors" || longer == hasWord(name, {"short"})) return;
    NumberList own, other;
    for (const auto& [key, value] : answer.options)
        if (const auto* const list = std::get_if<NumberList>(&value))
            ((key == keys::longFactor.name) == longer ? own : other) = *list;
    const std::vector<double> numbers = input.numbers();
    if (own.empty() || !sameInFloat32(numbers, other) || sameInFloat32(numbers, own)) return;
    answer.mistakes.push_back(exchangedFactors(longer));
    answer.asExpected = false;
}

/// Complex numbers and matrices that turn by the angle are written in one way.
void diagnoseTurns(Identity& answer) {
    std::string_view form = answer.storage.form;
    const bool swapped = form.find("-cosine-first") != std::string_view::npos;
    std::string is;
    if (form.starts_with("complex") && !swapped) is = "sin + i·cos";
    if (form.starts_with("matrices-unsigned"))
        is = swapped ? "[[sin, cos], [cos, sin]]" : "[[cos, sin], [sin, cos]]";
    if (form.starts_with("matrices-mirrored"))
        is = swapped ? "[[sin, cos], [cos, −sin]]" : "[[cos, sin], [sin, −cos]]";
    if (form.starts_with("matrices-cosine-first")) is = "[[sin, −cos], [cos, sin]]";
    if (is.empty()) return;
    answer.mistakes.push_back(
        {"no-rotation",
         Text(POSISCOPE_TR("core", "Cells are %1, not %2: they do not turn by the angle"),
              {is, is.front() == '[' ? "[[cos, −sin], [sin, cos]]" : "cos + i·sin"}),
         POSISCOPE_TR("core", "all cells")});
    answer.asExpected = false;
}

}  // namespace

void diagnoseNames(const Input& input, Identity& answer) {
    diagnoseNameOfDivisors(input, answer);
    if (answer.recognised) diagnoseTurns(answer);
    const std::string& form = answer.storage.form;
    if (!answer.recognised || (!form.starts_with("apart") && !form.starts_with("alone"))) return;
    const std::string named = functionIn(input.arrays.front().name);
    const std::string holds = form.find("-cosine-first") != std::string::npos ? "cos" : "sin";
    if (named.empty() || named == holds) return;
    if (input.arrays.size() == 2 && functionIn(input.arrays.back().name) == named) return;
    answer.mistakes.push_back(
        {"sine-and-cosine-exchanged",
         Text(named == "cos" ? POSISCOPE_TR("core", "The array “%1” holds sines, not cosines")
                             : POSISCOPE_TR("core", "The array “%1” holds cosines, not sines"),
              {input.arrays.front().name}),
         POSISCOPE_TR("core", "all cells")});
    answer.asExpected = false;
}

}  // namespace posiscope
