// SPDX-License-Identifier: GPL-3.0-or-later
// A parameter and its value, as lines and titles have them.
#pragma once

#include <QString>

#include "core/parameters/parameter.h"

namespace posiscope {

/// "base 10 000", or "No scaling" for the choice of a list.
QString parameterPart(const Parameter& parameter, const Value& value);

}  // namespace posiscope
