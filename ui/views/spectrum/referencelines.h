// SPDX-License-Identifier: GPL-3.0-or-later
// The horizontal lines of the spectrum, and how many pairs are below them.
#pragma once

#include <QStringList>
#include <span>
#include <vector>

#include "core/state/snapshot.h"

namespace posiscope {

/// A horizontal line of the spectrum.
struct ReferenceLine {
    double height = 0;  ///< a wavelength, or a ratio of two
    QStringList texts;  ///< the longest first: where there is no room for it, the next one
};

/// The shortest wave that whole positions can show, max_len, and the contexts of a stretched encoding: of one
/// encoding, or of A and B. Of A ÷ B, where the wavelengths are equal.
std::vector<ReferenceLine> referenceLines(const Snapshot& snapshot);
/// The height of the highest reference line of a model alone.
double highestReferenceLine(const Model& model);

/// The frequencies before scaling; those in use where there is no scaling.
std::span<const Frequency> unscaledFrequencies(const Model& model);
bool isScaledSpectrum(const Model& model);

/// Wavelengths in positions, pair by pair.
std::vector<double> wavelengthsOf(std::span<const Frequency> frequencies);
/// The shortest and the longest of them; 1 and 1 of none.
Interval wavelengthRange(std::span<const Frequency> frequencies);
/// The wavelength of A divided by that of B, for the pairs that both have. Only of a comparison.
std::vector<double> wavelengthRatios(const Snapshot::Sides& sides);

}  // namespace posiscope
