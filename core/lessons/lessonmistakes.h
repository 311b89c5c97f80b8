// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong in a lesson whose form is right.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/lessons/lesson.h"

namespace posiscope {

/// All mistakes, in the order of their lines within each step: whether every step's state can be shown, every
/// number computed in it, and every task is open at first and done by its solution. Each names its line.
std::vector<Error> mistakesOf(const Lesson& lesson, std::span<const std::string> views);

/// The first of them.
Failure checkLesson(const Lesson& lesson, std::span<const std::string> views);

}  // namespace posiscope
