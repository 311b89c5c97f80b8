// SPDX-License-Identifier: GPL-3.0-or-later
// Angles alone: every column grows by its frequency with each row.
#include <algorithm>
#include <cmath>

#include "core/identify/families/families.h"
#include "core/identify/naming.h"
#include "core/identify/understanding.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

/// How columns repeat: each angle once, in halves, or twice in a row.
struct Repeats {
    const char* form;
    const char* rotaryPairs;
    std::int64_t times;
    std::size_t (*pair)(std::size_t column, std::size_t pairs);
};
constexpr Repeats allRepeats[] = {
    {"angles-halves-repeated", "half-split", 2, [](std::size_t j, std::size_t pairs) { return j % pairs; }},
    {"angles-neighbours-repeated", "interleaved", 2, [](std::size_t j, std::size_t) { return j / 2; }},
    {"angles", "", 1, [](std::size_t j, std::size_t) { return j; }}};

/// The slope of each column. All sampled rows are on lines through the position `first`.
struct ColumnSlopes {
    std::vector<double> radians;
    std::int64_t first = 0;
};

std::optional<ColumnSlopes> slopesOf(const Sheet& sheet, NumberKind cells) {
    if (sheet.rows() < 4 || sheet.columns() < 2) return std::nullopt;
    const std::int64_t last = sheet.rows() - 1;
    const Sample sample(sheet, rowsForTrials(sheet.rows()));
    const double* const begin = sample.cells(0);
    const double* const end = sample.cells(static_cast<std::int64_t>(sample.rows().size()) - 1);
    const double loose = 4 * roundingOf(cells) + 1e-6;
    ColumnSlopes slopes;
    for (std::int64_t j = 0; j < sheet.columns(); ++j) {
        slopes.radians.push_back((end[j] - begin[j]) / static_cast<double>(last));
        if (!(slopes.radians.back() > 0)) return std::nullopt;
    }
    slopes.first = std::llround(begin[0] / slopes.radians[0]);
    std::int64_t off = 0;
    for (std::size_t n = 0; n < sample.rows().size(); ++n) {
        const auto position = static_cast<double>(sample.rows()[n] + slopes.first);
        for (std::int64_t j = 0; j < sheet.columns(); ++j) {
            const double expected = position * slopes.radians[static_cast<std::size_t>(j)];
            const double cell = sample.cells(static_cast<std::int64_t>(n))[j];
            off += std::abs(cell - expected) <= loose * std::abs(end[j]) ? 0 : 1;
        }
    }
    const auto all = static_cast<std::int64_t>(sample.rows().size()) * sheet.columns();
    return off * 20 <= all ? std::optional(slopes) : std::nullopt;
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

void compare(const Sheet& sheet, const Recipe& recipe, const Repeats& repeats, const Subjects& subjects,
             Identity& answer) {
    constexpr std::int64_t often = 64;
    std::vector<double> row(static_cast<std::size_t>(sheet.columns()));
    double squares = 0;
    for (std::int64_t r = 0; r < sheet.rows(); ++r) {
        if (r % often == 0) subjects.pace.at(static_cast<double>(r) / static_cast<double>(sheet.rows()));
        sheet.row(r, row.data());
        for (std::size_t j = 0; j < row.size(); ++j) {
            const double exact =
                recipe.sines[repeats.pair(j, recipe.pairs())].hi * static_cast<double>(recipe.first + r);
            const double off = std::abs(row[j] - exact);
            if (!(off <= 2.2 * roundingAt(subjects.cells, exact) + 6e-7 * exact)) {
                ++answer.unexplainedCells;
                continue;
            }
            squares += off * off;
            if (off <= answer.largestDeviation) continue;
            answer.largestDeviation = off;
            answer.largestRow = r;
            answer.largestColumn = static_cast<std::int64_t>(j);
        }
    }
    answer.rmsDeviation = std::sqrt(squares / static_cast<double>(sheet.rows() * sheet.columns()));
}

}  // namespace

std::vector<double> frequenciesOfAngles(const Subjects& subjects) {
    for (const Sheet& sheet : subjects.sheets)
        if (const auto slopes = slopesOf(sheet, subjects.cells))
            for (const Repeats& repeats : allRepeats)
                if (repeat(*slopes, repeats))
                    return readingOf(*slopes, repeats, sheet, subjects.cells).radians;
    return {};
}

std::optional<Identity> recogniseAngles(const Subjects& subjects) {
    for (const Sheet& sheet : subjects.sheets) {
        subjects.pace.step();
        const auto slopes = slopesOf(sheet, subjects.cells);
        if (!slopes) continue;
        for (const Repeats& repeats : allRepeats) {
            if (!repeat(*slopes, repeats)) continue;
            const std::vector<Named> names =
                namesOf(readingOf(*slopes, repeats, sheet, subjects.cells), nullptr, subjects.pace);
            if (names.empty()) continue;
            const Named& named = names.front();
            Identity answer;
            answer.recognised = true;
            answer.encoding = named.encoding->id;
            answer.options = named.options;
            answer.storage.form = repeats.form;
            answer.storage.words = "angles alone";
            answer.storage.transposed = sheet.rowAxis() == 1 && sheet.columnAxes().size() == 1;
            answer.storage.axisOrder = axisOrderOf(sheet, named.form);
            answer.storage.rows = sheet.rows();
            answer.storage.columns = sheet.columns();
            nameRounding(subjects, answer.rounding.angle, answer);
            answer.evidence.emplace_back(
                POSISCOPE_TR("core", "storage: every column grows by the same angle from row to row"));
            answer.evidence.emplace_back(
                Text(POSISCOPE_TR("core", "base: %1"), {inFull(named.values.get(keys::base))}));
            answer.understanding = std::make_shared<Understanding>(
                Understanding{{}, named.form, named.recipe, sheet.type(), sheet.rows()});
            answer.convertible = true;
            compare(sheet, named.recipe, repeats, subjects, answer);
            return answer;
        }
    }
    return std::nullopt;
}

}  // namespace posiscope
