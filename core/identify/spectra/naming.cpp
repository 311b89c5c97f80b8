// SPDX-License-Identifier: GPL-3.0-or-later
// The parameters of each encoding for tables of pairs.
#include "core/identify/spectra/naming.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <span>

#include "core/identify/snap.h"
#include "core/identify/spectra/spectrumguess.h"
#include "core/identify/spectra/weighing.h"
#include "core/parameters/keys.h"
#include "core/rotary/ropescaling.h"

namespace posiscope {

namespace {

/// The number of columns with sines and cosines in one table.
std::int64_t columnsOf(const Reading& reading) {
    return reading.form.rotaryOnly ? 2 * static_cast<std::int64_t>(reading.pairs())
                                   : static_cast<std::int64_t>(reading.form.contents.size());
}

/// d/2 − shift, the denominator of i in the exponent.
double denominatorOf(const Reading& reading, const SpectrumGuess& guess) {
    return static_cast<double>(columnsOf(reading)) / 2 - guess.shift;
}

/// "paper" or "endpoint"; empty for another spectrum.
std::string spectrumOf(const Reading& reading, const SpectrumGuess& guess) {
    const double denominator = denominatorOf(reading, guess);
    if (denominator == static_cast<double>(columnsOf(reading)) / 2) return "paper";
    return denominator == static_cast<double>(reading.pairs()) - 1 ? "endpoint" : "";
}

std::vector<OptionValues> sinusoidalSettings(const Reading& reading, const SpectrumGuess& guess) {
    const Form& form = reading.form;
    const bool layout = form.id == "interleaved" || form.id == "half-split";
    const std::string spectrum = spectrumOf(reading, guess);
    if (!layout || form.cosineFirst || reading.step < 0 || reading.grows() || guess.scale != 1 ||
        guess.base == 0 || !guess.scaling.empty() || spectrum.empty() || reading.first < 0)
        return {};
    OptionValues settings{{keys::layout.name, form.id},
                          {keys::spectrum.name, spectrum},
                          {keys::dModel.name, columnsOf(reading)},
                          {keys::maxLen.name, reading.rows},
                          {keys::base.name, guess.base},
                          {keys::firstPosition.name, reading.first},
                          {keys::zeroFirstRow.name, reading.zeroFirstRow}};
    return {settings};
}

/// Adds the amplitude of kinds that have one, unless it is the default of the method.
void addAttentionFactor(const Reading& reading, OptionValues& settings) {
    RopeScaling scaling;
    for (const auto& [key, value] : settings) {
        if (key == keys::scaling.name)
            scaling.kind =
                std::get<std::string>(value) == "yarn" ? RopeScalingKind::yarn : RopeScalingKind::longrope;
        if (key == keys::factor.name) scaling.factor = std::get<double>(value);
        if (key == keys::originalMaxPosition.name) scaling.originalLength = std::get<std::int64_t>(value);
    }
    const double error = 2 * reading.amplitudeError + 2e-7;
    const bool method = scaling.kind == RopeScalingKind::yarn &&
                        std::abs(attentionFactorOfMethod(scaling) - reading.amplitude) <= error;
    // A rounder number that float32 tells from the measured one does not fit as well.
    const double told = 2 * reading.amplitudeError + 3e-8;
    if (!method) settings.emplace_back(keys::attentionFactor.name, roundNear(reading.amplitude, told).value);
}

bool hasAttentionFactor(const OptionValues& scaling) {
    for (const auto& [key, value] : scaling)
        if (key == keys::scaling.name) {
            const auto& kind = std::get<std::string>(value);
            return kind == "yarn" || kind == "longrope";
        }
    return false;
}

std::vector<OptionValues> ropeSettings(const Reading& reading, const SpectrumGuess& guess) {
    const Form& form = reading.form;
    // A table with the sines first is rotary only with further evidence.
    const bool rotary = form.rotaryOnly || form.cosineFirst || !guess.scaling.empty();
    if (!rotary || form.id == "interleaved-after-input" || reading.step < 0 || reading.grows() ||
        guess.base == 0 || guess.shift != 0 || guess.scale > 1 || reading.first < 0 ||
        columnsOf(reading) % 2 != 0)
        return {};
    OptionValues settings{{keys::headDim.name, columnsOf(reading)},
                          {keys::maxLen.name, reading.rows},
                          {keys::base.name, guess.base},
                          {keys::firstPosition.name, reading.first}};
    if (!form.rotaryPairs.empty()) settings.emplace_back(keys::ropeLayout.name, form.rotaryPairs);
    if (guess.scale != 1) {
        if (!guess.scaling.empty()) return {};
        settings.emplace_back(keys::scaling.name, std::string("linear"));
        settings.emplace_back(keys::factor.name, 1 / guess.scale);
    }
    for (const auto& each : guess.scaling)
        settings.push_back(each);
    if (guess.scaling.empty() && guess.scale == 1)
        settings.emplace_back(keys::scaling.name, std::string("none"));
    if (hasAttentionFactor(guess.scaling)) addAttentionFactor(reading, settings);
    return {settings};
}

std::vector<OptionValues> timestepSettings(const Reading& reading, const SpectrumGuess& guess) {
    const Form& form = reading.form;
    const double shift = static_cast<double>(reading.pairs()) - denominatorOf(reading, guess);
    if (form.id != "half-split" || reading.step < 0 || reading.sineSign < 0 || reading.grows() ||
        guess.base == 0 || !guess.scaling.empty() || reading.first < 0 || shift < 0 || shift > 1 ||
        reading.zeroFirstRow)
        return {};
    return {{{keys::dModel.name, columnsOf(reading)},
             {keys::maxLen.name, reading.rows},
             {keys::base.name, guess.base},
             {keys::firstPosition.name, reading.first},
             {"downscale_freq_shift", shift},
             {"timestep_scale", guess.scale},
             {"flip_sin_to_cos", form.cosineFirst}}};
}

std::vector<OptionValues> transformerXlSettings(const Reading& reading, const SpectrumGuess& guess) {
    const Form& form = reading.form;
    const std::int64_t rows = reading.rows;
    const bool negative = rows > 1 && rows == 2 * reading.first + 1;
    const bool layout = form.id == "interleaved" || form.id == "half-split";
    if (!layout || form.cosineFirst || reading.step > 0 || reading.grows() || guess.base == 0 ||
        guess.shift != 0 || guess.scale != 1 || !guess.scaling.empty() ||
        !(negative || rows == reading.first + 1))
        return {};
    return {{{"xl_layout", form.id},
             {keys::dModel.name, columnsOf(reading)},
             {keys::maxLen.name, reading.first + 1},
             {keys::base.name, guess.base},
             {"negative", negative}}};
}

std::vector<OptionValues> xposSettings(const Reading& reading, const SpectrumGuess& guess) {
    if (!reading.grows() || reading.step < 0 || guess.base == 0 || guess.shift != 0 || guess.scale != 1 ||
        !guess.scaling.empty() || reading.first < 0)
        return {};
    // g_i = ln ζ_i / scale_base.
    const auto d = static_cast<double>(columnsOf(reading));
    std::vector<double> bases;
    for (std::size_t i = 0; i < reading.pairs() / 2; ++i)
        if (reading.sound[i] && reading.growth[i] < 0)
            bases.push_back(std::log((2 * static_cast<double>(i) + 0.4 * d) / (1.4 * d)) / reading.growth[i]);
    if (bases.empty()) return {};
    const double base = medianOf(bases);
    // The norms of narrow cells scatter from pair to pair.
    std::vector<double> scatter;
    scatter.reserve(bases.size());
    for (const double each : bases)
        scatter.push_back(std::abs(each - base));
    const double error = base * (1e-6 + 0.02 * roundingOf(reading.cells)) +
                         3 * medianOf(scatter) / std::sqrt(static_cast<double>(bases.size()));
    // A usual number that is about the measured one, or more digits, may leave fewer cells unexplained.
    constexpr double about = 16;
    std::vector<double> scaleBases{roundNear(base, error).value};
    for (const double usual : {512.0, 1024.0, 256.0, 2048.0})
        if (std::abs(base - usual) <= about * error) scaleBases.push_back(usual);
    for (const double finer : {4.0, 16.0})
        scaleBases.push_back(roundNear(base, error / finer).value);
    std::vector<OptionValues> all;
    for (const double scaleBase : scaleBases) {
        all.push_back({{keys::headDim.name, columnsOf(reading)},
                       {keys::maxLen.name, reading.rows},
                       {keys::base.name, guess.base},
                       {keys::scaleBase.name, scaleBase},
                       {keys::firstPosition.name, reading.first}});
        if (!reading.form.rotaryPairs.empty())
            all.back().emplace_back(keys::ropeLayout.name, reading.form.rotaryPairs);
    }
    return all;
}

std::vector<OptionValues> fourierSettings(const Reading& reading, const SpectrumGuess& guess) {
    const bool input = reading.form.id == "interleaved-after-input";
    if (guess.base != 0 || reading.form.cosineFirst || reading.first != 0 || reading.step < 0 ||
        !(input || reading.form.id == "interleaved") || !reading.sound[0] || reading.radians[0] <= 0)
        return {};
    std::vector<OptionValues> all;
    for (const bool withPi : {true, false}) {
        const double length = (withPi ? std::numbers::pi : 1) / reading.radians[0];
        const double whole = std::nearbyint(length);
        if (whole < 1 ||
            std::abs(length - whole) > 0.01 + 2 * length * reading.errors[0] / reading.radians[0])
            continue;
        all.push_back({{"octaves", static_cast<std::int64_t>(reading.pairs())},
                       {keys::maxLen.name, static_cast<std::int64_t>(whole)},
                       {"include_pi", withPi},
                       {"include_input", input}});
    }
    return all;
}

bool sameOptions(const PairHypothesis& a, const PairHypothesis& b) {
    return a.encoding == b.encoding && a.options == b.options;
}

/// Cells of float64 tell a number with few digits from the one that it was rounded from: the simplest name
/// that is about as near as the nearest comes first, where the first one is far from that.
void preferNearest(std::vector<PairHypothesis>& hypotheses) {
    constexpr double far = 1e3, about = 10, nothing = 1e-11;
    if (hypotheses.empty() || hypotheses.front().agreement.unexplained > 0) return;
    double least = HUGE_VAL;
    for (const PairHypothesis& each : hypotheses)
        if (each.agreement.unexplained == 0) least = std::min(least, each.agreement.rms);
    if (hypotheses.front().agreement.rms <= std::max(nothing, far * least)) return;
    const auto nearest = std::ranges::find_if(hypotheses, [&](const PairHypothesis& each) {
        return each.agreement.unexplained == 0 && each.agreement.rms <= std::max(nothing, about * least);
    });
    std::rotate(hypotheses.begin(), nearest, nearest + 1);
    // So it stays before the others.
    hypotheses.front().complexity = std::min(hypotheses.front().complexity, hypotheses[1].complexity);
    hypotheses.front().words = std::min(hypotheses.front().words, hypotheses[1].words);
}

/// The possible parameters of one encoding for readings; none where the table is of another one.
struct EncodingNaming {
    const char* encoding;
    std::vector<OptionValues> (*settings)(const Reading& reading, const SpectrumGuess& guess);
};

/// All encodings whose tables consist of pairs, the most common first.
std::span<const EncodingNaming> encodingNamings() {
    static constexpr std::array namings{EncodingNaming{"sinusoidal", sinusoidalSettings},
                                        EncodingNaming{"rope", ropeSettings},
                                        EncodingNaming{"timestep", timestepSettings},
                                        EncodingNaming{"transformer-xl", transformerXlSettings},
                                        EncodingNaming{"xpos", xposSettings},
                                        EncodingNaming{"fourier", fourierSettings}};
    return namings;
}

}  // namespace

std::vector<PairHypothesis> hypothesesFor(const Reading& reading, const Sample* trials, Pace& pace) {
    // Rows before position 0 are no part of the encoding.
    Reading told = reading;
    told.first += reading.leadingRows();
    told.rows -= reading.leadingRows();
    std::vector<PairHypothesis> hypotheses;
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
                PairHypothesis hypothesis{.encoding = findEncoding(naming.encoding),
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
                                [&](const PairHypothesis& other) { return sameOptions(other, hypothesis); });
                if (!known) hypotheses.push_back(std::move(hypothesis));
            }
    // What has an amplitude of its own is simpler than a table that was multiplied.
    for (PairHypothesis& hypothesis : hypotheses)
        hypothesis.words = hypothesis.complexity += hypothesis.scale == 1 ? 0 : 2;
    if (trials != nullptr) weigh(reading, *trials, hypotheses, pace);
    std::stable_sort(
        hypotheses.begin(), hypotheses.end(),
        [](const PairHypothesis& a, const PairHypothesis& b) { return a.complexity < b.complexity; });
    if (trials != nullptr && reading.cells == NumberKind::float64) preferNearest(hypotheses);
    return hypotheses;
}

}  // namespace posiscope
