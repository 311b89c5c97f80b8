// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/naming.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/identify/namings.h"
#include "core/identify/weighing.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

bool sameOptions(const Hypothesis& a, const Hypothesis& b) {
    return a.encoding == b.encoding && a.options == b.options;
}

/// Cells of float64 tell a number with few digits from the one that it was rounded from: the simplest name
/// that is about as near as the nearest comes first, where the first one is far from that.
void preferNearest(std::vector<Hypothesis>& hypotheses) {
    constexpr double far = 1e3, about = 10, nothing = 1e-11;
    if (hypotheses.empty() || hypotheses.front().unexplained > 0) return;
    double least = HUGE_VAL;
    for (const Hypothesis& each : hypotheses)
        if (each.unexplained == 0) least = std::min(least, each.rms);
    if (hypotheses.front().rms <= std::max(nothing, far * least)) return;
    const auto nearest = std::ranges::find_if(hypotheses, [&](const Hypothesis& each) {
        return each.unexplained == 0 && each.rms <= std::max(nothing, about * least);
    });
    std::rotate(hypotheses.begin(), nearest, nearest + 1);
    // So it stays before the others.
    hypotheses.front().complexity = std::min(hypotheses.front().complexity, hypotheses[1].complexity);
    hypotheses.front().words = std::min(hypotheses.front().words, hypotheses[1].words);
}

}  // namespace

std::span<const EncodingNaming> encodingNamings() {
    static constexpr std::array namings{EncodingNaming{"sinusoidal", sinusoidalSettings},
                                        EncodingNaming{"rope", ropeSettings},
                                        EncodingNaming{"timestep", timestepSettings},
                                        EncodingNaming{"transformer-xl", transformerXlSettings},
                                        EncodingNaming{"xpos", xposSettings},
                                        EncodingNaming{"fourier", fourierSettings}};
    return namings;
}

std::vector<Hypothesis> hypothesesFor(const Reading& reading, const Sample* trials, Pace& pace) {
    // Rows before position 0 are no part of the encoding.
    Reading told = reading;
    told.first += reading.leadingRows();
    told.rows -= reading.leadingRows();
    std::vector<Hypothesis> hypotheses;
    std::vector<SpectrumGuess> guesses = guessSpectrum(reading);
    guesses.push_back({.complexity = 5, .frequencies = NumberKind::exact});  // no geometric series
    for (const SpectrumGuess& guess : guesses)
        for (const EncodingNaming& naming : encodingNamings())
            for (OptionValues& options : naming.settings(told, guess)) {
                pace.step();
                if (reading.rows == 0)
                    std::erase_if(options, [](const auto& each) {
                        return each.first == keys::maxLen.name || each.first == keys::firstPosition.name;
                    });
                Hypothesis hypothesis{.encoding = findEncoding(naming.encoding),
                                      .options = std::move(options),
                                      .form = reading.form,
                                      .complexity = guess.complexity,
                                      .baseError = guess.baseError,
                                      .shift = guess.shift,
                                      .frequencies = guess.frequencies};
                hypothesis.values = valuesWith(*hypothesis.encoding, hypothesis.options);
                if (!areSound(*hypothesis.encoding, hypothesis.values)) continue;
                if (!giveRecipe(reading, hypothesis)) continue;
                const bool known =
                    std::any_of(hypotheses.begin(), hypotheses.end(),
                                [&](const Hypothesis& other) { return sameOptions(other, hypothesis); });
                if (!known) hypotheses.push_back(std::move(hypothesis));
            }
    // What has an amplitude of its own is simpler than a table that was multiplied.
    for (Hypothesis& hypothesis : hypotheses)
        hypothesis.words = hypothesis.complexity += hypothesis.scale == 1 ? 0 : 2;
    if (trials != nullptr) weigh(reading, *trials, hypotheses, pace);
    std::stable_sort(hypotheses.begin(), hypotheses.end(),
                     [](const Hypothesis& a, const Hypothesis& b) { return a.complexity < b.complexity; });
    if (trials != nullptr && reading.cells == NumberKind::float64) preferNearest(hypotheses);
    return hypotheses;
}

}  // namespace posiscope
