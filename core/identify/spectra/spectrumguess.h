// SPDX-License-Identifier: GPL-3.0-or-later
// Names for the frequencies of a table.
#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/identify/optionvalues.h"
#include "core/identify/reading.h"

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

/// The narrow type that holds all frequencies; exact where none does.
NumberKind frequencyKindOf(const Reading& reading);

/// The guesses of all kinds, the simplest first.
std::vector<SpectrumGuess> guessSpectrum(const Reading& reading);

/// Whether the frequencies of a model are those of the table, up to whole turns and `tolerance`.
bool frequenciesAgree(const Reading& reading, std::span<const double> radians, double tolerance);

}  // namespace posiscope
