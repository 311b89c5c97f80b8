// SPDX-License-Identifier: GPL-3.0-or-later
// Proposed names of files.
#pragma once

#include <QString>

#include "core/state/state.h"

namespace posiscope {

/// "heatmap-d64-base50": the view, and what the encoding has otherwise than at first; where a pane shows
/// several values "heatmap-by-base".
QString nameOfFile(const Pane& pane, const State& state);

}  // namespace posiscope
