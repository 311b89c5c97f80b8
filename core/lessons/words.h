// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a lesson.
#pragma once

#include <string>

#include "core/lessons/lesson.h"

namespace posiscope {

/// Every text of a lesson that people read, for a look at its letters.
std::string wordsOf(const Lesson& lesson);

}  // namespace posiscope
