// SPDX-License-Identifier: GPL-3.0-or-later
// Which of two compared encodings is meant.
#pragma once

#include <optional>
#include <string_view>

namespace posiscope {

/// What a pane shows: A, B, A − B, A and the variants laid over each other in one plot, or each of them in a
/// picture of its own.
enum class Subject { a, b, difference, both, each };

/// "a", "b", "difference", "both", "each": in sessions, in lessons and on the command line.
std::string_view idOf(Subject subject);
std::optional<Subject> subjectOf(std::string_view id);

}  // namespace posiscope
