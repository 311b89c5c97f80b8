// Names for the frequencies of a table.
#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/identify/reading.h"
#include "core/parameters/value.h"

namespace posiscope {

/// Parameters by key, in the order in which they were found.
using OptionValues = std::vector<std::pair<std::string, Value>>;

/// ω_i = scale · B^(−i/(d/2 − shift)), perhaps stretched as `scaling` says (parameters of RoPE).
struct SpectrumGuess {
    double base = 0;
    double baseError = 0;  ///< how far the base may be off before it was rounded to few digits
    double shift = 0;      ///< 0 the paper's spectrum, 1 the one that reaches 1/B
    double scale = 1;
    OptionValues scaling = {};
    /// How many digits it takes to say it: of two that fit, the one with fewer is meant.
    double complexity = 0;
    /// The type that the frequencies were rounded to; exact where they were not.
    NumberKind frequencies = NumberKind::exact;
};

/// What another spectrum than the paper's takes to say. A base of many digits is rare enough with that.
double shiftComplexity(double shift, int digits);

/// What the hypotheses of this folder work with.
struct Lines {
    const Reading& reading;
    double dimensions = 0;  ///< d: columns of sines and cosines, each counted once
    NumberKind kind = NumberKind::exact;

    std::size_t count() const { return reading.pairs(); }
    /// How far the logarithm of ω_i may be off, computed with the relative error `tolerance`; infinite where
    /// nothing is known of it.
    double sigma(std::size_t i, double tolerance) const;
};

/// Relative errors of frequencies: computed in float64, in float32, or rounded to the type of the lines.
std::vector<double> tolerancesOf(const Lines& lines);

/// A way to make a spectrum.
struct SpectrumKind {
    const char* id;
    std::vector<SpectrumGuess> (*guess)(const Lines& lines);
};

/// All of them, the plain ones first.
std::span<const SpectrumKind> spectrumKinds();

std::vector<SpectrumGuess> geometricGuesses(const Lines& lines);
std::vector<SpectrumGuess> stretchedGuesses(const Lines& lines);
std::vector<SpectrumGuess> rampGuesses(const Lines& lines);
std::vector<SpectrumGuess> ratioGuesses(const Lines& lines);

/// The narrow type that all frequencies are numbers of; exact where they are not.
NumberKind frequencyKindOf(const Reading& reading);

/// The guesses of all kinds, the simplest first.
std::vector<SpectrumGuess> guessSpectrum(const Reading& reading);

/// Whether the frequencies of a model are those of the table, up to whole turns and `tolerance`.
bool frequenciesAgree(const Reading& reading, std::span<const double> radians, double tolerance);

}  // namespace posiscope
