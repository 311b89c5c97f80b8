#include "core/lessons/markup.h"

#include <algorithm>

namespace posiscope {

namespace {

/// Where a picture begins: "![", words without a bracket, "](" or "][".
std::size_t pictureIn(std::string_view text) {
    for (std::size_t from = text.find("!["); from != std::string_view::npos;
         from = text.find("![", from + 2)) {
        const std::size_t end = text.find_first_of("[]", from + 2);
        if (end != std::string_view::npos && text[end] == ']' && end + 1 < text.size() &&
            (text[end + 1] == '(' || text[end + 1] == '['))
            return from;
    }
    return std::string_view::npos;
}

Failure refuseIn(const Passage& passage) {
    const std::size_t at = pictureIn(passage.text);
    if (at == std::string_view::npos) return std::nullopt;
    const auto above =
        std::count(passage.text.begin(), passage.text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
    return errorInLine(
        passage.line + static_cast<int>(above),
        POSISCOPE_TR("core", "pictures in lessons are not shown: describe it in words instead"));
}

}  // namespace

Failure refusePictures(const Lesson& lesson) {
    for (const Step& step : lesson.steps)
        for (const Passage* passage : passagesOf(step))
            if (auto failure = refuseIn(*passage)) return failure;
    return std::nullopt;
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

Failure refuseEatenAnswers(const Lesson& lesson) {
    for (const Step& step : lesson.steps)
        if (step.prediction)
            for (const Answer& answer : step.prediction->answers)
                if (beginsWithMarkup(answer.text.text))
                    return errorInLine(answer.text.line,
                                       POSISCOPE_TR("core",
                                                    "Markdown takes the beginning of this answer for a "
                                                    "list, a heading or a quotation: begin with a "
                                                    "word"));
    return std::nullopt;
}

}  // namespace posiscope
