// How the errors of an encoding that rounds are looked at.
#pragma once

#include <vector>

#include "core/parameters/parameter.h"

namespace posiscope {

/// Of which pairs, and the error that one asks for.
std::vector<Parameter> errorParameters();

}  // namespace posiscope
