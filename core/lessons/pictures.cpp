#include "core/lessons/pictures.h"

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
    for (const Step& step : lesson.steps) {
        std::vector<const Passage*> passages{&step.text, &step.hint, &step.notes};
        if (step.prediction) {
            passages.insert(passages.end(), {&step.prediction->question, &step.prediction->because});
            for (const Answer& answer : step.prediction->answers)
                passages.push_back(&answer.text);
        }
        if (step.task) passages.push_back(&step.task->text);
        for (const Passage* passage : passages)
            if (auto failure = refuseIn(*passage)) return failure;
    }
    return std::nullopt;
}

}  // namespace posiscope
