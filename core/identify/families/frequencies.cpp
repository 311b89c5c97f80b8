// SPDX-License-Identifier: GPL-3.0-or-later
// Frequencies alone: inv_freq, and periods.
#include <algorithm>
#include <cmath>

#include "core/identify/families/families.h"
#include "core/identify/naming.h"
#include "core/identify/snap.h"
#include "core/identify/understanding.h"
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

std::vector<double> cellsOf(const StoredArray& array) {
    std::vector<double> cells;
    for (std::int64_t n = 0; n < array.count(); ++n)
        cells.push_back(array.at(n));
    return cells;
}

/// Compares the cells with the recipe's frequencies or periods.
void compare(const std::vector<double>& cells, const Recipe& recipe, bool periods, NumberKind kind,
             Identity& answer) {
    double squares = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const double radians = recipe.sines[i].hi;
        const double exact = periods ? 1 / radians : radians;
        const double off = std::abs(cells[i] - exact);
        if (!(off <= 1.1 * roundingAt(kind, exact) + 1e-6 * std::abs(exact))) {
            ++answer.unexplainedCells;
            continue;
        }
        squares += off * off;
        if (off > answer.largestDeviation) {
            answer.largestDeviation = off;
            answer.largestColumn = static_cast<std::int64_t>(i);
        }
    }
    answer.rmsDeviation = std::sqrt(squares / static_cast<double>(cells.size()));
}

}  // namespace

std::vector<double> frequenciesIn(const Subjects& subjects) {
    if (subjects.axes.size() != 1 || subjects.arrays.size() != 1 || subjects.axes[0] < 2) return {};
    std::vector<double> radians = cellsOf(subjects.arrays.front());
    if (radians.front() < radians.back())
        for (double& each : radians)
            each = 1 / each;
    return radians;
}

void nameRounding(const Subjects& subjects, std::string& stage, Identity& answer) {
    answer.rounding.table = nameOf(subjects.cells);
    if (subjects.cells != kindOf(*subjects.arrays.front().cells)) stage = nameOf(subjects.cells);
}

std::optional<Identity> recogniseFrequencies(const Subjects& subjects) {
    const std::vector<double> radians = frequenciesIn(subjects);
    if (radians.empty()) return std::nullopt;
    const std::vector<double> cells = cellsOf(subjects.arrays.front());
    const bool periods = cells.front() < cells.back();
    const Reading reading = readingOf(radians, subjects.cells);
    const std::vector<Named> names = namesOf(reading, nullptr, subjects.pace);
    if (names.empty()) return std::nullopt;
    const Named& named = names.front();
    Identity answer;
    answer.recognised = true;
    answer.encoding = named.encoding->id;
    answer.options = named.options;
    answer.storage.form = periods ? "periods" : "inv_freq";
    answer.storage.words = periods ? "periods alone" : "frequencies alone";
    answer.storage.axisOrder = {"pair"};
    answer.storage.rows = 1;
    answer.storage.columns = subjects.axes[0];
    nameRounding(subjects, answer.rounding.frequency, answer);
    answer.evidence.emplace_back(Text(periods
                                          ? POSISCOPE_TR("core", "storage: periods alone, %1 of them")
                                          : POSISCOPE_TR("core", "storage: frequencies alone, %1 of them"),
                                      {groupedDigits(subjects.axes[0])}));
    answer.evidence.emplace_back(
        Text(POSISCOPE_TR("core", "base: %1"), {inFull(named.values.get(keys::base))}));
    const auto still = std::count(reading.still.begin(), reading.still.end(), true);
    if (still > 0)
        answer.evidence.emplace_back(
            Text(POSISCOPE_TR("core", "pairs that do not turn: %1 (proportional rotary)"),
                 {groupedDigits(still)}));
    for (const Named& other : names)
        if (&other != &named && other.complexity < named.complexity + 1.2)
            answer.alternatives.push_back({other.encoding->id, other.options});
    answer.understanding = std::make_shared<Understanding>(
        Understanding{{}, reading.form, named.recipe, subjects.arrays.front().cells->cellType(), 0});
    answer.convertible = true;
    answer.stillPairs = named.recipe.stillPairs();
    compare(cells, named.recipe, periods, subjects.cells, answer);
    return answer;
}

}  // namespace posiscope
