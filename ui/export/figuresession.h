// SPDX-License-Identifier: GPL-3.0-or-later
// The session of a figure.
#pragma once

#include <QString>

#include "ui/export/figure.h"

namespace posiscope {

/// Lets the figure carry its panes' session into the file at `path`.
void carrySession(FigureRequest& request, const QString& path);

}  // namespace posiscope
