// SPDX-License-Identifier: GPL-3.0-or-later
// Which of two compared encodings is meant.
#pragma once

#include <optional>
#include <string_view>

namespace posiscope {

/// What a pane shows of a comparison: A, B, A − B, or A and B laid over each other in one plot.
enum class Subject { a, b, difference, both };

/// "a", "b", "difference", "both": in sessions, in lessons and on the command line.
std::string_view idOf(Subject subject);
std::optional<Subject> subjectOf(std::string_view id);

}  // namespace posiscope
