// How a configuration stretches a rotary encoding.
#pragma once

#include "core/config/configreader.h"

namespace posiscope {

/// Reads rope_parameters or rope_scaling, which the reader has opened if it is there: the scaling and its
/// numbers. `positions` is what the model was made for.
void readRopeScaling(ConfigReader& reader, bool opened, const std::optional<Given<std::int64_t>>& positions);

}  // namespace posiscope
