// SPDX-License-Identifier: GPL-3.0-or-later
// A picture for each of several sets of values, in one pane.
#pragma once

#include "ui/view/view.h"

namespace posiscope {

/// The view that shows a picture of `type` for each of Snapshot::together, side by side and with titles that
/// say what differs. They share their cursor, the part in sight, the ends of axes, and one bar of colours.
View* makeMultiples(const ViewType& type, QObject* parent);

}  // namespace posiscope
