// SPDX-License-Identifier: GPL-3.0-or-later
// How a configuration stretches a rotary encoding.
#pragma once

#include "core/config/schemechoice.h"

namespace posiscope {

/// Reads rope_parameters or rope_scaling, which the reader has opened if it is there: the scaling and its
/// numbers, or the keys beside it that do the same. `positions` is what the model was made for.
void readRopeScaling(ConfigReader& reader, bool opened, const std::optional<Given<std::int64_t>>& positions,
                     const SchemeChoice& choice);

}  // namespace posiscope
