// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of chosen dimensions.
#pragma once

#include <QColor>
#include <cstdint>

#include "core/state/snapshot.h"
#include "ui/plot/dashes.h"
#include "ui/style/theme.h"

namespace posiscope {

constexpr std::size_t mostWaves = 32;  ///< more cannot be told apart

/// Sines are blue and cosines orange; pairs differ by their lightness, the first of several is the darkest.
/// What is neither has a colour of its own for each dimension.
QColor colourOfWave(const Snapshot& snapshot, const Theme& theme, std::int64_t dimension);

/// The colour of a curve that stands back: as pale as `alpha` makes it, but for a dark window, where it keeps
/// a contrast of 3 : 1 to the card.
QColor standingBack(QColor colour, float alpha, const Theme& theme);

/// "2563eb", as scripts have it.
inline std::string scriptColour(const QColor& colour) {
    return colour.name().mid(1).toStdString();
}

/// Whether several encodings differ by colours alone, because dashes tell their dimensions apart: of at most
/// four, with several dimensions.
bool colourTellsVariants(const Snapshot& snapshot);

/// From the third curve on there is more to tell curves apart than their colour: pairs take turns, and so do
/// columns without pairs. In print sines and cosines differ, too. Of two encodings each has dashes of its
/// own; `place` says which. Of more every
/// other one has, and two dimensions differ; see colourTellsVariants().
Dash dashOfWave(const Snapshot& snapshot, const Theme& theme, std::int64_t dimension, std::size_t place);

/// Of curve n among those that are drawn together: in print each differs from the one before, elsewhere two
/// have the same.
Dash dashOfCurve(const Theme& theme, std::size_t n);

}  // namespace posiscope
