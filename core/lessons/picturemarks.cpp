// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/picturemarks.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <sstream>

#include "core/base/trimmed.h"
#include "core/parameters/parameter.h"

namespace posiscope {

namespace {

struct KindRow {
    std::string_view word;
    PictureMark::Kind kind;
    std::size_t numbers;
};

constexpr std::array kinds{
    KindRow{"cell", PictureMark::Kind::cell, 2},         KindRow{"row", PictureMark::Kind::row, 1},
    KindRow{"column", PictureMark::Kind::column, 1},     KindRow{"pair", PictureMark::Kind::pair, 1},
    KindRow{"diagonal", PictureMark::Kind::diagonal, 1}, KindRow{"region", PictureMark::Kind::region, 4},
    KindRow{"arrow", PictureMark::Kind::arrow, 4},       KindRow{"arc", PictureMark::Kind::arc, 3}};

const KindRow* kindOf(std::string_view word) {
    const auto* const found = std::ranges::find(kinds, word, &KindRow::word);
    return found == kinds.end() ? nullptr : &*found;
}

std::vector<std::string> wordsOf(std::string_view text) {
    std::istringstream stream{std::string(text)};
    std::vector<std::string> words;
    for (std::string word; stream >> word;)
        words.push_back(word);
    return words;
}

std::optional<double> numberOf(const std::string& word) {
    double number = 0;
    const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (problem != std::errc{} || end != word.data() + word.size()) return std::nullopt;
    return number;
}

Result<PictureMark> markOf(std::string_view text) {
    const std::size_t colon = text.find(':');
    PictureMark mark;
    if (colon != std::string_view::npos) mark.word = trimmed(text.substr(colon + 1));
    std::replace(mark.word.begin(), mark.word.end(), '\n', ' ');
    std::vector<std::string> words = wordsOf(text.substr(0, colon));
    if (words.size() > 1 && kindOf(words.front()) == nullptr) {
        const std::size_t dot = words.front().find('.');
        mark.view = words.front().substr(0, dot);
        if (dot != std::string::npos) mark.part = words.front().substr(dot + 1);
        words.erase(words.begin());
    }
    const KindRow* row = words.empty() ? nullptr : kindOf(words.front());
    if (row == nullptr)
        return Error{
            {POSISCOPE_TR("core",
                          "“%1” is no mark: it begins with cell, row, column, pair, diagonal, region, "
                          "arrow or arc"),
             {std::string(trimmed(text))}},
            keys::marks.name};
    mark.kind = row->kind;
    for (std::size_t n = 1; n < words.size(); ++n)
        if (const auto number = numberOf(words[n])) mark.at.push_back(*number);
    if (mark.at.size() != row->numbers || words.size() != row->numbers + 1)
        return Error{{POSISCOPE_TR("core", "“%1”: the mark “%2” takes %3 number(s)"),
                      {std::string(trimmed(text)), std::string(row->word), std::to_string(row->numbers)}},
                     keys::marks.name};
    return mark;
}

}  // namespace

std::string_view wordOf(PictureMark::Kind kind) {
    return std::ranges::find(kinds, kind, &KindRow::kind)->word;
}

Result<std::vector<PictureMark>> pictureMarksOf(std::string_view text) {
    constexpr std::ptrdiff_t most = 100;
    if (const std::ptrdiff_t ends = std::ranges::count(text, ';'); ends > most)
        return Error{{POSISCOPE_TR("core", "there are %1 marks, and at most %2 are allowed"),
                      {groupedDigits(ends), groupedDigits(most)}},
                     keys::marks.name};
    std::vector<PictureMark> marks;
    while (!trimmed(text).empty()) {
        const std::size_t end = text.find(';');
        auto mark = markOf(text.substr(0, end));
        if (!mark) return mark.error();
        marks.push_back(std::move(*mark));
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    }
    return marks;
}

}  // namespace posiscope
