// SPDX-License-Identifier: GPL-3.0-or-later
// Subtitle and description of curves over the distance.
#pragma once

#include <QString>

#include "core/state/snapshot.h"

namespace posiscope {

/// From the key back to the query under the cursor.
std::int64_t distanceOf(const Snapshot& snapshot);
/// The chosen curve's value; NaN where there is none.
double distanceValue(const Snapshot& snapshot, const Model& model, std::int64_t distance);
/// That at the cursor: "1.25", or "A: 1.25, B: 0.5".
QString distanceValues(const Snapshot& now);

QString distanceSubtitle(const Snapshot& now);
QString distanceDescription(const Snapshot& now);

}  // namespace posiscope
