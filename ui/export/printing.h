// SPDX-License-Identifier: GPL-3.0-or-later
// Figures on paper.
#pragma once

#include "ui/export/figure.h"

class QPrinter;

namespace posiscope {

/// Draws the figure as large as the page takes it, in the shape of `request.size`, its type as large as in
/// the window.
Failure printFigure(const FigureRequest& request, QPrinter& printer);

}  // namespace posiscope
