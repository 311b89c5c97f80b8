// SPDX-License-Identifier: GPL-3.0-or-later
// How much a lesson may hold.
#pragma once

#include "core/lessons/lesson.h"

namespace posiscope {

/// Refuses a lesson that a window could not lay out at once: more steps, answers, goals, links … than any
/// lesson needs. The error names the line.
Failure refuseTooMuch(const Lesson& lesson);

}  // namespace posiscope
