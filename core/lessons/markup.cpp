// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/markup.h"

#include <algorithm>

#include "core/base/trimmed.h"

namespace posiscope {

namespace {

/// What stands behind "![words]", in round or square brackets, and how far that reaches.
struct PictureName {
    std::string_view name;
    std::size_t end = 0;
};

std::optional<PictureName> nextPicture(std::string_view text, std::size_t from) {
    for (from = text.find("![", from); from != std::string_view::npos; from = text.find("![", from + 2)) {
        const std::size_t words = text.find_first_of("[]", from + 2);
        if (words == std::string_view::npos || text[words] != ']' || words + 1 >= text.size()) continue;
        const char opening = text[words + 1];
        if (opening != '(' && opening != '[') continue;
        const std::size_t end = text.find(opening == '(' ? ')' : ']', words + 2);
        const std::string_view inside = text.substr(words + 2, end - words - 2);
        return PictureName{trimmed(inside.substr(0, inside.find(' '))), words + 2};
    }
    return std::nullopt;
}

}  // namespace

std::vector<Passage> picturesIn(const Lesson& lesson) {
    std::vector<Passage> names;
    for (const Step& step : lesson.steps)
        for (const Passage* passage : passagesOf(step)) {
            const std::string_view text = passage->text;
            for (auto picture = nextPicture(text, 0); picture; picture = nextPicture(text, picture->end)) {
                const auto above =
                    std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(picture->end), '\n');
                names.push_back({std::string(picture->name), passage->line + static_cast<int>(above)});
            }
        }
    return names;
}

std::optional<LargePicture> largePictureIn(std::string_view text) {
    constexpr std::string_view title = " \"large\")";
    const std::size_t at = text.find(title);
    if (at == std::string_view::npos) return std::nullopt;
    const std::size_t from = text.rfind("![", at), middle = text.rfind("](", at);
    if (from == std::string_view::npos || middle == std::string_view::npos || middle < from)
        return std::nullopt;
    return LargePicture{std::string(text.substr(from + 2, middle - from - 2)),
                        std::string(trimmed(text.substr(middle + 2, at - middle - 2))), from,
                        at + title.size()};
}

bool beginsWithMarkup(std::string_view text) {
    const auto blankAt = [&](std::size_t at) {
        return at >= text.size() || text[at] == ' ' || text[at] == '\n' || text[at] == '\t';
    };
    if (text.empty()) return false;
    if (text.front() == '>') return true;
    if (text.starts_with("```") || text.starts_with("~~~")) return true;
    if (std::string_view("-+*").find(text.front()) != std::string_view::npos) return blankAt(1);
    if (text.front() == '#') return blankAt(text.find_first_not_of('#'));
    std::size_t digits = 0;
    if (text.starts_with("{{")) {
        const std::size_t end = text.find("}}");
        digits = end == std::string_view::npos ? 0 : end + 2;
    } else {
        digits = std::min(text.find_first_not_of("0123456789"), text.size());
    }
    return digits > 0 && digits < text.size() && (text[digits] == '.' || text[digits] == ')') &&
           blankAt(digits + 1);
}

std::vector<Error> eatenAnswers(const Lesson& lesson) {
    std::vector<Error> eaten;
    for (const Step& step : lesson.steps)
        if (step.prediction)
            for (const Answer& answer : step.prediction->answers)
                if (beginsWithMarkup(answer.text.text))
                    eaten.push_back(errorInLine(
                        answer.text.line, POSISCOPE_TR("core",
                                                       "Markdown takes the beginning of this answer for a "
                                                       "list, a heading or a quotation: begin with a "
                                                       "word")));
    return eaten;
}

}  // namespace posiscope
