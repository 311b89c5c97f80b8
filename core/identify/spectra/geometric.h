// SPDX-License-Identifier: GPL-3.0-or-later
// Frequencies in a geometric series.
#pragma once

#include <optional>
#include <vector>

#include "core/identify/snap.h"
#include "core/identify/spectra/spectrumguess.h"

namespace posiscope {

/// What another spectrum than the paper's takes to say. A base of many digits is rare enough with that.
double shiftComplexity(double shift, int digits);

/// ln ω_i = intercept + slope·i, with the largest errors of both.
struct GeometricLine {
    std::size_t start = 0;  ///< earlier pairs exceed half a turn for each row
    double intercept = 0, slope = 0;
    double interceptError = 0, slopeError = 0;
};

/// The line through all pairs, or all but the first ones. Empty where there is none, or it rises.
std::optional<GeometricLine> geometricLine(const Lines& lines, double tolerance);

/// The first frequency as a round number or its reciprocal.
RoundNumber scaleOf(const GeometricLine& line);

std::vector<SpectrumGuess> geometricGuesses(const Lines& lines);

}  // namespace posiscope
