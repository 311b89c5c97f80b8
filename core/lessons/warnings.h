// SPDX-License-Identifier: GPL-3.0-or-later
// What is no mistake in a lesson, but should be looked at.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/lessons/lesson.h"

namespace posiscope {

/// Answers that change nothing in the picture and do not say why, and texts that are likely to be cut when
/// they are presented. Each names its line. The lesson has no mistakes.
std::vector<Error> warningsOf(const Lesson& lesson, std::span<const std::string> views);

}  // namespace posiscope
