// SPDX-License-Identifier: GPL-3.0-or-later
// Steps that a lesson takes from others: a lecture.
#pragma once

#include <functional>
#include <string>

#include "core/lessons/lesson.h"

namespace posiscope {

/// Replaces the steps `## {rotary 1}` by those of the lessons that `read` returns, without their tasks, and
/// has them begin in the state that they begin in there. The error names the line, and the lesson or the step
/// that does not exist.
Failure takeSteps(Lesson& lesson, const std::function<Result<Lesson>(const std::string& name)>& read);

}  // namespace posiscope
