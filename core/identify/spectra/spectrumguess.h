// SPDX-License-Identifier: GPL-3.0-or-later
// Names for the frequencies of a table.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/identify/optionvalues.h"
#include "core/identify/reading.h"
#include "core/identify/snap.h"

namespace posiscope {

/// ω_i = scale · B^(−i/(d/2 − shift)), possibly stretched as `scaling` says (parameters of RoPE).
struct SpectrumGuess {
    double base = 0;
    double baseError = 0;  ///< the error of the base before it was rounded to few digits
    double shift = 0;      ///< 0: the paper's spectrum; 1: the one that reaches 1/B
    double scale = 1;
    OptionValues scaling = {};
    /// The number of digits in the guess: of two that fit, the one with fewer is preferred.
    double complexity = 0;
    /// The type to which the frequencies are rounded; exact for none.
    NumberKind frequencies = NumberKind::exact;
};

/// What another spectrum than the paper's takes to say. A base of many digits is rare enough with that.
double shiftComplexity(double shift, int digits);

/// What the hypotheses of this folder work with.
struct Lines {
    const Reading& reading;
    double dimensions = 0;  ///< d: the number of columns of sines and cosines without repetitions
    NumberKind kind = NumberKind::exact;

    std::size_t count() const { return reading.pairs(); }
    /// The error of ln ω_i when it was computed with the relative error `tolerance`; infinite where ω_i is
    /// unknown.
    double sigma(std::size_t i, double tolerance) const;
};

/// The relative errors of frequencies computed in float64, in float32, or rounded to the type of the lines.
std::vector<double> tolerancesOf(const Lines& lines);

/// A kind of spectrum with its search.
struct SpectrumKind {
    const char* id;
    std::vector<SpectrumGuess> (*guess)(const Lines& lines);
};

/// All kinds, the plain ones first.
std::span<const SpectrumKind> spectrumKinds();

std::vector<SpectrumGuess> geometricGuesses(const Lines& lines);
std::vector<SpectrumGuess> stretchedGuesses(const Lines& lines);
std::vector<SpectrumGuess> rampGuesses(const Lines& lines);
std::vector<SpectrumGuess> ratioGuesses(const Lines& lines);

/// The narrow type that holds all frequencies; exact where none does.
NumberKind frequencyKindOf(const Reading& reading);

/// The guesses of all kinds, the simplest first.
std::vector<SpectrumGuess> guessSpectrum(const Reading& reading);

/// Whether the frequencies of a model are those of the table, up to whole turns and `tolerance`.
bool frequenciesAgree(const Reading& reading, std::span<const double> radians, double tolerance);

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

}  // namespace posiscope
