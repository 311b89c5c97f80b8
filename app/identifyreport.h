// SPDX-License-Identifier: GPL-3.0-or-later
// What `posiscope identify` makes of an answer: a line, and the exit status.
#pragma once

#include <string>

#include "app/report.h"
#include "core/identify/identity.h"

namespace posiscope {

Exit exitOf(const Identity& answer);

/// The graver of two results: failed, different, not recognised, nothing wrong.
Exit worse(Exit a, Exit b);

/// "recognised: Sinusoidal; 2 mistakes: The base is 9,000 …"
std::string lineOf(const Identity& answer);

}  // namespace posiscope
