// A table from a file as an encoding.
#pragma once

#include "core/models/encoding.h"

namespace posiscope {

/// The number of cells that are NaN or infinite, in one sentence, or nothing.
Text countOfNonFiniteCells(std::int64_t notANumber, std::int64_t infinite);

}  // namespace posiscope
