// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/naming.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/identify/namings/namings.h"
#include "core/identify/weighing.h"
#include "core/parameters/keys.h"
#include "core/state/state.h"

namespace posiscope {

namespace {

bool sameOptions(const Named& a, const Named& b) {
    return a.encoding == b.encoding && a.options == b.options;
}

/// Cells of float64 tell a number with few digits from the one that it was rounded from: the simplest name
/// that is about as near as the nearest comes first, where the first one is far from that.
void preferNearest(std::vector<Named>& names) {
    constexpr double far = 1e3, about = 10, nothing = 1e-11;
    if (names.empty() || names.front().unexplained > 0) return;
    double least = HUGE_VAL;
    for (const Named& each : names)
        if (each.unexplained == 0) least = std::min(least, each.rms);
    if (names.front().rms <= std::max(nothing, far * least)) return;
    const auto nearest = std::ranges::find_if(names, [&](const Named& each) {
        return each.unexplained == 0 && each.rms <= std::max(nothing, about * least);
    });
    std::rotate(names.begin(), nearest, nearest + 1);
    // So it stays before the others.
    names.front().complexity = std::min(names.front().complexity, names[1].complexity);
    names.front().words = std::min(names.front().words, names[1].words);
}

}  // namespace

Form modelForm(const Model& model) {
    Form form{.id = "half-split", .words = "the columns of the encoding's own table"};
    for (std::int64_t j = 0; j < model.table().columns(); ++j) {
        const Column what = model.column(j);
        form.contents.push_back({what.pair, what.role, 1});
        if (what.role == Role::sine || what.role == Role::cosine)
            form.pairs = std::max(form.pairs, what.pair + 1);
    }
    const auto& contents = form.contents;
    form.cosineFirst = !contents.empty() && contents.front().role == Role::cosine;
    if (contents.size() > 1 && contents[0].pair == contents[1].pair) form.id = "interleaved";
    if (model.axes().size() > 1) {
        form.id = "grid";
        form.words = "one half of the columns for each axis";
        form.cosineFirst = false;
    }
    return form;
}

Values valuesWith(const Encoding& encoding, const OptionValues& options) {
    Values values = defaultState().values;
    values.set(keys::encoding, encoding.id);
    for (const Parameter& parameter : encoding.parameters)
        values.set(parameter.key, parameter.initial);
    for (const auto& [key, value] : options)
        values.set(key, value);
    return values;
}

bool areSound(const Encoding& encoding, const Values& values) {
    for (const Parameter& parameter : encoding.parameters)
        if (checkValue(parameter, values.at(parameter.key), values)) return false;
    return encoding.check == nullptr || !encoding.check(values);
}

std::span<const EncodingNaming> encodingNamings() {
    static constexpr std::array namings{EncodingNaming{"sinusoidal", sinusoidalSettings},
                                        EncodingNaming{"rope", ropeSettings},
                                        EncodingNaming{"timestep", timestepSettings},
                                        EncodingNaming{"transformer-xl", transformerXlSettings},
                                        EncodingNaming{"xpos", xposSettings},
                                        EncodingNaming{"fourier", fourierSettings}};
    return namings;
}

std::vector<Named> namesOf(const Reading& reading, const Sample* trials, Pace& pace) {
    // Rows before position 0 are no part of the encoding.
    Reading told = reading;
    told.first += reading.leadingRows();
    told.rows -= reading.leadingRows();
    std::vector<Named> names;
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
                Named named{.encoding = findEncoding(naming.encoding),
                            .options = std::move(options),
                            .form = reading.form,
                            .complexity = guess.complexity,
                            .baseError = guess.baseError,
                            .shift = guess.shift,
                            .frequencies = guess.frequencies};
                named.values = valuesWith(*named.encoding, named.options);
                if (!areSound(*named.encoding, named.values)) continue;
                if (!giveRecipe(reading, named)) continue;
                const bool known = std::any_of(names.begin(), names.end(),
                                               [&](const Named& other) { return sameOptions(other, named); });
                if (!known) names.push_back(std::move(named));
            }
    // What has an amplitude of its own is simpler than a table that was multiplied.
    for (Named& named : names)
        named.words = named.complexity += named.scale == 1 ? 0 : 2;
    if (trials != nullptr) weigh(reading, *trials, names, pace);
    std::stable_sort(names.begin(), names.end(),
                     [](const Named& a, const Named& b) { return a.complexity < b.complexity; });
    if (trials != nullptr && reading.cells == NumberKind::float64) preferNearest(names);
    return names;
}

}  // namespace posiscope
