#pragma once

#include <vector>

#include "core/parameters/parameter.h"

namespace posiscope {

/// The parameters that hold a place in a lesson: part of the state, so that undo and sessions know it.
std::vector<Parameter> lessonParameters();

}  // namespace posiscope
