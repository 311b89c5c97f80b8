// SPDX-License-Identifier: GPL-3.0-or-later
// Positions as people read them.
#pragma once

#include <QString>

#include "core/models/model.h"

namespace posiscope {

/// The position of the row that a cursor names, and so many positions on: "65 536", "951.5".
QString positionText(const Positions& positions, qint64 cursor, qint64 further = 0);

/// Where positions have several axes: "(0, 5, 2)", the coordinates of the row that a cursor names.
QString placeText(const Positions& positions, qint64 cursor);

/// The axis that a pair turns along; empty where there is one axis.
QString axisText(const Model& model, qint64 pair);

/// "i = 3", and "i = 3 · height" where there are several axes.
QString pairText(const Model& model, qint64 pair);

}  // namespace posiscope
