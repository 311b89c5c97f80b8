// SPDX-License-Identifier: GPL-3.0-or-later
// The stages in which a step is presented.
#pragma once

#include <vector>

#include "core/lessons/lesson.h"

namespace posiscope {

/// One stage: a part of the step, and how many of its paragraphs are revealed.
struct Stage {
    enum class Part { goals, text, question, then, task, gains };
    Part part = Part::text;
    std::size_t paragraphs = 0;
    bool operator==(const Stage&) const = default;
};

/// The stages of a step, at least one: before the first step the goals of the lesson, then the text paragraph
/// by paragraph (or at once), the question, the text after the answer, the task, and after the last step what
/// the reader can do now.
std::vector<Stage> stagesOf(const Lesson& lesson, std::size_t number, bool byParagraph);

/// The first paragraphs of a Markdown text. Code belongs to the paragraph around it.
Passage firstParagraphs(const Passage& passage, std::size_t count);
std::size_t paragraphsOf(const Passage& passage);
/// A piece of a Markdown text: words, or a block of code.
struct TextPart {
    Passage passage;
    bool isCode = false;
};
/// The pieces in their order. Words and code take turns, and words come first, perhaps none.
std::vector<TextPart> partsOf(const Passage& passage);
bool hasCode(const Passage& passage);

}  // namespace posiscope
