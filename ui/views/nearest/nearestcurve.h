// SPDX-License-Identifier: GPL-3.0-or-later
// The smallest distance of two rows over the values of a sweep.
#pragma once

#include "ui/view/view.h"

namespace posiscope {

/// A plot for below the pictures of a sweep: the smallest distance of two rows of each table over the swept
/// parameter, computed in the background. See uniquenessOf() in core/analysis/uniqueness.h.
View* makeNearestCurve(QObject* parent);

}  // namespace posiscope
