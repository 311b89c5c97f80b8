// SPDX-License-Identifier: GPL-3.0-or-later
// Frequencies alone: inv_freq, and periods.
#include <algorithm>
#include <cmath>

#include "core/identify/conversionsource.h"
#include "core/identify/families/families.h"
#include "core/identify/naming.h"
#include "core/identify/snap.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

/// A reading with these frequencies, without error.
Reading readingOf(const std::vector<double>& radians, NumberKind cells) {
    Reading reading{.rows = 0, .cells = cells};
    reading.form = {.id = "inv_freq", .words = "frequencies alone", .rotaryOnly = true};
    reading.form.pairs = static_cast<std::int64_t>(radians.size());
    for (const double each : radians) {
        reading.radians.push_back(each);
        reading.errors.push_back(roundingAt(cells, each));
        reading.growth.push_back(0);
        reading.still.push_back(each == 0);
        reading.sound.push_back(std::isfinite(each) && each > 0);
    }
    reading.amplitudeError = 10;  // unknown
    reading.agreement = 1;
    return reading;
}

}  // namespace

std::optional<Identity> recogniseFrequencies(const Input& input) {
    const std::vector<double> radians = frequenciesIn(input);
    if (radians.empty()) return std::nullopt;
    const std::vector<double> cells = input.numbers();
    const bool periods = cells.front() < cells.back();
    const Reading reading = readingOf(radians, input.cells);
    const std::vector<Hypothesis> hypotheses = hypothesesFor(reading, nullptr, input.pace);
    if (hypotheses.empty()) return std::nullopt;
    const Hypothesis& hypothesis = hypotheses.front();
    Identity answer;
    answer.recognised = true;
    answer.encoding = hypothesis.encoding->id;
    answer.options = hypothesis.options;
    answer.storage.form = periods ? "periods" : "inv_freq";
    answer.storage.words = periods ? "periods alone" : "frequencies alone";
    answer.storage.axisOrder = {"pair"};
    answer.storage.rows = 1;
    answer.storage.columns = input.axes[0];
    nameRounding(input, answer.rounding.frequency, answer);
    answer.evidence.emplace_back(Text(periods
                                          ? POSISCOPE_TR("core", "storage: periods alone, %1 of them")
                                          : POSISCOPE_TR("core", "storage: frequencies alone, %1 of them"),
                                      {groupedDigits(input.axes[0])}));
    answer.evidence.emplace_back(
        Text(POSISCOPE_TR("core", "base: %1"), {inFull(hypothesis.values.get(keys::base))}));
    const auto still = std::count(reading.still.begin(), reading.still.end(), true);
    if (still > 0)
        answer.evidence.emplace_back(
            Text(POSISCOPE_TR("core", "pairs that do not turn: %1 (proportional rotary)"),
                 {groupedDigits(still)}));
    for (const Hypothesis& other : hypotheses)
        if (&other != &hypothesis && other.complexity < hypothesis.complexity + 1.2)
            answer.alternatives.push_back({other.encoding->id, other.options});
    answer.conversionSource = std::make_shared<ConversionSource>(
        ConversionSource{{}, reading.form, hypothesis.recipe, input.arrays.front().cells->cellType(), 0});
    answer.convertible = true;
    answer.stillPairs = hypothesis.recipe.stillPairs();
    compareList(
        input, cells,
        [&](std::size_t i) {
            const double radians = hypothesis.recipe.sines[i].hi;
            return periods ? 1 / radians : radians;
        },
        1e-6, answer);
    return answer;
}

}  // namespace posiscope
