// Which dimensions the waves draw, after a click on one of them.
#pragma once

#include <cstdint>

#include "core/parameters/value.h"

namespace posiscope {

/// With `dimension` added, or without it where it was chosen and is not the last one.
Indices toggled(Indices chosen, std::int64_t dimension);
/// All from the first chosen one to `dimension`.
Indices extendedTo(const Indices& chosen, std::int64_t dimension);

}  // namespace posiscope
