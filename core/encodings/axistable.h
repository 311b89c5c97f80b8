// SPDX-License-Identifier: GPL-3.0-or-later
// The table of a rotation on several axes.
#pragma once

#include <memory>

#include "core/encodings/axisspectrum.h"
#include "core/fields/field.h"

namespace posiscope {

/// The cosines of all pairs and then their sines, a row for each place. Means of pairs that turn along one
/// axis each are those of its closed form; mixed pairs are computed cell by cell.
std::shared_ptr<const Field> axisTable(const AxisRotation& rotation, std::shared_ptr<const AxisTurns> turns,
                                       const Positions& places);

}  // namespace posiscope
