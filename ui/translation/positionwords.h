// SPDX-License-Identifier: GPL-3.0-or-later
// Positions as people read them.
#pragma once

#include <QString>

#include "core/positions/positions.h"

namespace posiscope {

/// The position of the row that a cursor names, and so many positions on: "65 536", "951.5".
QString positionText(const Positions& positions, qint64 cursor, qint64 further = 0);

}  // namespace posiscope
