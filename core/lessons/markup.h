// Markdown that a lesson must not have.
#pragma once

#include <string_view>

#include "core/lessons/lesson.h"

namespace posiscope {

/// Refuses the first picture, ![words](file) or ![words][name], in a passage of the lesson: pictures are not
/// shown. The error names the line.
Failure refusePictures(const Lesson& lesson);

/// Whether Markdown takes the beginning of the text for a list, a heading or a quotation: "44.", "- 1", "#
/// x". A number in braces counts as one.
bool beginsWithMarkup(std::string_view text);

/// Refuses the first answer that Markdown would eat the beginning of. The error names the line.
Failure refuseEatenAnswers(const Lesson& lesson);

}  // namespace posiscope
