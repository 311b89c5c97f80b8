// SPDX-License-Identifier: GPL-3.0-or-later
// Fourier features of coordinates that are no positions divided by a whole number: evenly spaced ones from −1
// to 1 (linspace), and points.
#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/identify/families/families.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

Text noteOnPeriod(bool withPi, double low, double high) {
    constexpr double slightly = 1e-9;
    const bool unique = high - low < (withPi ? 2 : 2 * std::numbers::pi) * (1 - slightly);
    const char* const words =
        withPi   ? unique ? POSISCOPE_TR("core",
                                         "Angles have π, as in the paper on NeRF: the slowest octave has the "
                                           "period 2. From %1 to %2 no two coordinates have the same features.")
                          : POSISCOPE_TR("core",
                                         "Angles have π, as in the paper on NeRF: the slowest octave has the "
                                           "period 2. From %1 to %2 coordinates that are 2 apart have the same "
                                           "sines and cosines.")
          : unique ? POSISCOPE_TR("core",
                                  "Angles are without π, as in the code of NeRF: the slowest octave has the "
                                    "period 2π. From %1 to %2 no two coordinates have the same features.")
                 : POSISCOPE_TR("core",
                                "Angles are without π, as in the code of NeRF: the slowest octave has the "
                                "period 2π. From %1 to %2 coordinates that are 2π apart have the same sines "
                                "and cosines.");
    return {words, {withDigits(low, 4), withDigits(high, 4)}};
}

namespace {

constexpr double explainedShare = 0.97;  ///< the least share of explained cells
constexpr std::int64_t fewestOctaves = 2, mostOctaves = 40;

OptionValues optionsOf(std::int64_t octaves, bool withPi, bool input) {
    return {{"octaves", octaves}, {"include_pi", withPi}, {"include_input", input}};
}

/// The coordinate (first + step·row) / count.
struct Spacing {
    std::int64_t first = 0, step = 1, count = 1;
    double at(std::int64_t row) const {
        return static_cast<double>(first + step * row) / static_cast<double>(count);
    }
};

/// From −1 to 1 with both ends, without the end, and in the middles of cells; in these from 0 to 1.
std::vector<Spacing> spacingsOf(std::int64_t rows) {
    return {{1 - rows, 2, rows - 1}, {-rows, 2, rows}, {1 - rows, 2, rows}, {1, 2, 2 * rows}};
}

Recipe recipeOf(const Spacing& spacing, std::int64_t octaves, bool withPi) {
    Recipe recipe;
    const double slowest = (withPi ? std::numbers::pi : 1) / static_cast<double>(spacing.count);
    for (std::int64_t k = 0; k < octaves; ++k)
        recipe.sines.push_back({std::ldexp(slowest, static_cast<int>(k)), 0});
    recipe.first = spacing.first;
    recipe.step = spacing.step;
    recipe.coordinateRows = spacing.count;
    return recipe;
}

Hypothesis spacedAs(const Input& input, const Sheet& sheet, const Form& form, const Spacing& spacing,
                    bool withPi, const std::shared_ptr<const Sample>& few) {
    Identity answer =
        recognisedAs("fourier", optionsOf(form.pairs, withPi, form.id == "interleaved-after-input"));
    const double low = spacing.at(0), high = spacing.at(sheet.rows() - 1);
    answer.evidence.emplace_back(
        Text(POSISCOPE_TR("core", "octaves of a coordinate that goes from %1 to %2, by %3 from row to row"),
             {withDigits(low, 6), withDigits(high, 6), withDigits(spacing.at(1) - low, 6)}));
    answer.notes = {noteOnPeriod(withPi, low, high)};
    Hypothesis spaced = hypothesisOf(input, sheet, form, recipeOf(spacing, form.pairs, withPi),
                                     std::move(answer), few, explainedShare);
    // A conversion supports only whole positions.
    forbidConversion(spaced.answer);
    return spaced;
}

bool maybeSpaced(const Form& form) {
    return (form.id == "interleaved" || form.id == "interleaved-after-input") && !form.cosineFirst &&
           form.pairs >= fewestOctaves && form.pairs <= mostOctaves && form.cosines.back() >= 0;
}

void addSpaced(const Input& input, const Sheet& sheet, std::vector<Hypothesis>& all) {
    const auto few = std::make_shared<const Sample>(sheet, spreadRows(sheet.rows(), 24));
    for (const Form& form : formsOf(sheet))
        if (maybeSpaced(form))
            for (const Spacing& spacing : spacingsOf(sheet.rows()))
                for (const bool withPi : {true, false})
                    all.push_back(spacedAs(input, sheet, form, spacing, withPi, few));
}

/// Points: x, y …, then all sines, then all cosines of each octave.
struct Points {
    std::int64_t coordinates = 0, octaves = 0;
    bool withPi = false;

    ExpectedCell at(const Sheet& sheet, std::int64_t row, std::size_t column, double cell,
                    NumberKind cells) const {
        const auto place = static_cast<std::int64_t>(column) - coordinates;
        if (place < 0) return {cell, 0};
        const auto octave = static_cast<int>(place / (2 * coordinates));
        const double x = sheet.at(row, place % coordinates);
        const double angle = std::ldexp(withPi ? std::numbers::pi * x : x, octave);
        const bool sine = place / coordinates % 2 == 0;
        const double exact = sine ? std::sin(angle) : std::cos(angle);
        return {exact, toleranceAt(std::abs(angle), exact, 1, cells) + std::abs(angle) * roundingOf(cells)};
    }
};

Hypothesis pointsAs(const Input& input, const Sheet& sheet, const Points& points) {
    Identity answer = recognisedAs("fourier", optionsOf(points.octaves, points.withPi, true));
    answer.ownNumbers = sheet.rows() * points.coordinates;
    answer.storage.form = "points";
    answer.storage.words = "the coordinates of a point, then sines and cosines of each octave";
    answer.storage.axisOrder = {"point", "column"};
    answer.storage.rows = sheet.rows();
    answer.storage.columns = sheet.columns();
    answer.rounding.table = nameOf(input.cells);
    answer.evidence.emplace_back(Text(
        points.withPi ? POSISCOPE_TR("core",
                                     "rows are %1 points of %2 coordinates: the other columns are sines "
                                     "and cosines of these times 2^k π, k from 0 to %3")
                      : POSISCOPE_TR("core",
                                     "rows are %1 points of %2 coordinates: the other columns are sines "
                                     "and cosines of these times 2^k, without π, k from 0 to %3"),
        {groupedDigits(sheet.rows()), groupedDigits(points.coordinates), groupedDigits(points.octaves - 1)}));
    double low = HUGE_VAL, high = -HUGE_VAL;
    for (std::int64_t row = 0; row < sheet.rows(); ++row)
        for (std::int64_t axis = 0; axis < points.coordinates; ++axis) {
            low = std::min(low, sheet.at(row, axis));
            high = std::max(high, sheet.at(row, axis));
        }
    answer.notes = {noteOnPeriod(points.withPi, low, high)};
    Hypothesis found = hypothesisOf(
        sheet,
        [points, sheet, cells = input.cells](std::int64_t row, std::size_t j, double cell) {
            return points.at(sheet, row, j, cell, cells);
        },
        std::move(answer));
    found.someRows = spreadRows(sheet.rows(), 24);
    found.some = found.all;
    found.enough = explainedShare;
    return found;
}

void addPoints(const Input& input, const Sheet& sheet, std::vector<Hypothesis>& all) {
    constexpr std::int64_t fewestRows = 8;
    if (sheet.rows() < fewestRows) return;
    for (const std::int64_t coordinates : {3, 2, 1}) {
        const std::int64_t octaves = (sheet.columns() / coordinates - 1) / 2;
        if (octaves >= fewestOctaves && octaves <= mostOctaves &&
            sheet.columns() == coordinates * (1 + 2 * octaves))
            for (const bool withPi : {true, false})
                all.push_back(pointsAs(input, sheet, {coordinates, octaves, withPi}));
    }
}

}  // namespace

std::vector<Hypothesis> proposeFeatures(const Input& input) {
    std::vector<Hypothesis> all;
    for (const Sheet& sheet : input.sheets) {
        if (sheet.rows() < 4) continue;
        addSpaced(input, sheet, all);
        addPoints(input, sheet, all);
    }
    return all;
}

}  // namespace posiscope
