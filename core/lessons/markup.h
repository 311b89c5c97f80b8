// SPDX-License-Identifier: GPL-3.0-or-later
// What Markdown makes of a lesson.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/lessons/lesson.h"

namespace posiscope {

/// The files that the lesson's pictures ![words](file) name, and the lines that they stand in. A picture that
/// gives another name, ![words][name], is one of that name.
std::vector<Passage> picturesIn(const Lesson& lesson);

/// A picture ![words](file "large"): on a projector it stands in the place of the panes until the answer.
struct LargePicture {
    std::string words, name;
    std::size_t from = 0, end = 0;  ///< where it stands in the text
};
std::optional<LargePicture> largePictureIn(std::string_view text);

/// Whether Markdown takes the beginning of the text for a list, a heading or a quotation: "44.", "- 1", "#
/// x". A number in braces counts as one.
bool beginsWithMarkup(std::string_view text);

/// The answers that Markdown would eat the beginning of, as errors with their lines.
std::vector<Error> eatenAnswers(const Lesson& lesson);

}  // namespace posiscope
