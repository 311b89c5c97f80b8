// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of a pane's picture.
#pragma once

#include <QSize>

#include "core/analysis/figurescript.h"
#include "ui/view/view.h"

namespace posiscope {

/// The numbers that a pane shows: the matrix in its plot with colours and range, or its dataset as curves.
/// The pane's view can be shown and has a dataset. Called in the thread of the widgets.
Result<FigureNumbers> figureNumbers(const Snapshot& whole, const Pane& pane, const Theme& theme, QSize size);

/// The states of the encodings that a picture draws over each other, as FigureCurve::variant counts them, or
/// its only one; none of a difference.
std::vector<State> drawnStates(const Snapshot& pane);

}  // namespace posiscope
