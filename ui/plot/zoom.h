// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of pictures that are in sight.
#pragma once

#include "core/state/state.h"

namespace posiscope {

/// Moves and shrinks [from, to] into [low, high].
void keepInside(double& from, double& to, double low, double high);

/// Scales [from, to] by `factor` about `fixed`; never beyond [low, high], never below two cells, since there
/// is nothing finer to see.
void scaleAbout(double& from, double& to, double fixed, double factor, double low, double high);

/// Makes [from, to] at least two cells long, inside [low, high].
void keepVisible(double& from, double& to, double low, double high);

/// The same part with its axes exchanged.
Viewport turned(const Viewport& part);

}  // namespace posiscope
