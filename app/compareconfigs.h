// SPDX-License-Identifier: GPL-3.0-or-later
// What two configurations say beside the encodings that are shown.
#pragma once

#include <string>
#include <vector>

#include "core/config/modelconfig.h"

namespace posiscope {

/// The differences in what was read and is not drawn: other layers, sections, temperatures; a sentence each.
std::vector<std::string> differencesUndrawn(const ConfigReading& a, const ConfigReading& b);

}  // namespace posiscope
