// What of a step comes after what, when it is presented.
#pragma once

#include <vector>

#include "core/lessons/lesson.h"

namespace posiscope {

/// One press of a clicker: a part of the step, and how many paragraphs of it are in sight.
struct Stage {
    enum class Part { goals, text, question, then, task, gains };
    Part part = Part::text;
    std::size_t paragraphs = 0;
    bool operator==(const Stage&) const = default;
};

/// The stages of a step: the goals of the lesson before its first one, the text paragraph by paragraph (or at
/// once), the question, what follows the answer, the task, and after the last step what one can do now. At
/// least one.
std::vector<Stage> stagesOf(const Lesson& lesson, std::size_t step, bool byParagraph);

/// The first paragraphs of a Markdown text; lines of code are one with those around them.
Passage firstParagraphs(const Passage& passage, std::size_t count);
std::size_t paragraphsOf(const Passage& passage);

}  // namespace posiscope
