// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/columnslopes.h"

#include <algorithm>
#include <cmath>

#include "core/identify/compare.h"

namespace posiscope {

std::optional<ColumnSlopes> slopesOf(const Sheet& sheet, NumberKind cells) {
    constexpr double nearlyAll = 0.95;
    if (sheet.rows() < 4 || sheet.columns() < 2) return std::nullopt;
    const std::int64_t last = sheet.rows() - 1;
    const Sample sample(sheet, rowsForTrials(sheet.rows()));
    const double* const begin = sample.cells(0);
    const double* const end = sample.cells(static_cast<std::int64_t>(sample.rows().size()) - 1);
    const double tolerance = 4 * roundingOf(cells) + 1e-6;
    ColumnSlopes slopes;
    for (std::int64_t j = 0; j < sheet.columns(); ++j) {
        slopes.radians.push_back((end[j] - begin[j]) / static_cast<double>(last));
        if (!(slopes.radians.back() > 0)) return std::nullopt;
    }
    slopes.first = std::llround(begin[0] / slopes.radians[0]);
    const auto read = [&](std::int64_t row, double* out) {
        std::copy_n(sample.cells(sample.find(row)), sheet.columns(), out);
    };
    const auto expect = [&](std::int64_t row, std::size_t j, double) -> ExpectedCell {
        return {static_cast<double>(row + slopes.first) * slopes.radians[j], tolerance * std::abs(end[j])};
    };
    const Deviation found = compare(sample.rows(), cellByCell(sheet.columns(), read, expect));
    return found.share() >= nearlyAll ? std::optional(slopes) : std::nullopt;
}

Reading readingOf(const ColumnSlopes& slopes, const Repeats& repeats, const Sheet& sheet, NumberKind cells) {
    Reading reading{.rows = sheet.rows(), .cells = cells};
    const std::size_t pairs = slopes.radians.size() / static_cast<std::size_t>(repeats.times);
    reading.form = {
        .id = repeats.form, .words = "angles alone", .rotaryPairs = repeats.rotaryPairs, .rotaryOnly = true};
    reading.form.pairs = static_cast<std::int64_t>(pairs);
    reading.radians.resize(pairs);
    for (std::size_t j = 0; j < slopes.radians.size(); ++j)
        reading.radians[repeats.pair(j, pairs)] = slopes.radians[j];
    for (const double radians : reading.radians) {
        reading.errors.push_back(2 * roundingAt(cells, radians));
        reading.growth.push_back(0);
        reading.still.push_back(false);
        reading.sound.push_back(true);
    }
    reading.amplitudeError = 10;  // unknown
    reading.first = slopes.first;
    reading.agreement = 1;
    return reading;
}

bool repeat(const ColumnSlopes& slopes, const Repeats& repeats) {
    const std::size_t columns = slopes.radians.size();
    const std::size_t pairs = columns / static_cast<std::size_t>(repeats.times);
    if (columns % static_cast<std::size_t>(repeats.times) != 0) return false;
    std::vector<double> first(pairs, 0);
    for (std::size_t j = 0; j < columns; ++j) {
        double& known = first[repeats.pair(j, pairs)];
        if (known != 0 && known != slopes.radians[j]) return false;
        known = slopes.radians[j];
    }
    return true;
}

std::vector<double> frequenciesOfAngles(const Input& input) {
    for (const Sheet& sheet : input.sheets)
        if (const auto slopes = slopesOf(sheet, input.cells))
            for (const Repeats& repeats : allRepeats)
                if (repeat(*slopes, repeats)) return readingOf(*slopes, repeats, sheet, input.cells).radians;
    return {};
}

}  // namespace posiscope
