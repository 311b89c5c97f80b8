// SPDX-License-Identifier: GPL-3.0-or-later
// Marks of a lesson that no picture of their step draws.
#pragma once

#include <vector>

#include "core/lessons/lesson.h"

namespace posiscope {

/// Each of them as an error with its line: a place outside of the picture, a view that is not shown, a kind
/// of mark that the view does not have. The views draw the pictures. Must be called in the thread of the
/// widgets.
std::vector<Error> undrawnMarks(const Lesson& lesson);

}  // namespace posiscope
