// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/words.h"

namespace posiscope {

std::string wordsOf(const Lesson& lesson) {
    std::string words = lesson.title + lesson.summary + lesson.needs;
    for (const auto* lines : {&lesson.goals, &lesson.gains})
        for (const std::string& line : *lines)
            words += line;
    for (const Step& step : lesson.steps) {
        words += step.title;
        for (const Passage* passage : passagesOf(step))
            words += passage->text;
    }
    return words;
}

}  // namespace posiscope
