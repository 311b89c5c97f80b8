// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/rearranged/grid.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <map>

#include "core/identify/expectedrow.h"
#include "core/identify/pairhypothesis.h"
#include "core/identify/rearranged/rearranged.h"
#include "core/identify/rowpositions.h"
#include "core/identify/snap.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

constexpr std::int64_t mostCells = 4'000'000;

constexpr std::int64_t often = 16;  // between two questions whether to go on

/// The rows of all places of a grid.
class Places {
 public:
    Places(const PairHypothesis& hypothesis, std::int64_t count, NumberKind cells, Pace& pace)
        : count_(count), columns_(hypothesis.form.contents.size()) {
        ExpectedRow row(hypothesis.form, hypothesis.recipe, cells);
        for (std::int64_t place = 0; place < count; ++place) {
            if (place % often == 0) pace.step();
            row.at(place);
            cells_.insert(cells_.end(), row.cells().begin(), row.cells().end());
            tolerances_.insert(tolerances_.end(), row.tolerances().begin(), row.tolerances().end());
        }
    }

    /// The place of a row, that behind `last` first; nothing where it is none.
    std::optional<std::int64_t> of(const double* row, std::int64_t last) const {
        for (std::int64_t n = 1; n <= count_; ++n)
            if (const std::int64_t place = (last + n) % count_; isAt(row, place)) return place;
        return std::nullopt;
    }

 private:
    bool isAt(const double* row, std::int64_t place) const {
        const std::size_t from = static_cast<std::size_t>(place) * columns_;
        return agrees(
            {{row, columns_}, {cells_.data() + from, columns_}, {tolerances_.data() + from, columns_}});
    }

    std::int64_t count_;
    std::size_t columns_;
    std::vector<double> cells_, tolerances_;
};

/// Empty where some rows have no place.
std::vector<std::int64_t> placesOf(const Sheet& sheet, const Places& places, Pace& pace) {
    std::vector<std::int64_t> found;
    std::vector<double> cells(static_cast<std::size_t>(sheet.columns()));
    for (std::int64_t row = 0; row < sheet.rows(); ++row) {
        if (row % often == 0) pace.step();
        sheet.row(row, cells.data());
        const auto place = places.of(cells.data(), found.empty() ? -1 : found.back());
        if (!place) return {};
        found.push_back(*place);
    }
    return found;
}

bool areDifferent(std::vector<std::int64_t> places) {
    std::sort(places.begin(), places.end());
    return std::adjacent_find(places.begin(), places.end()) == places.end();
}

/// The recipe whose rows are these places of its grid, behind some rows of zeros.
Recipe recipeAt(Recipe recipe, const std::vector<std::int64_t>& places, std::int64_t zeroRows = 0) {
    std::vector<std::vector<Coordinate>> coordinates(recipe.places->axes().size());
    for (std::size_t axis = 0; axis < coordinates.size(); ++axis) {
        coordinates[axis].assign(static_cast<std::size_t>(zeroRows), 0);
        for (const std::int64_t place : places)
            coordinates[axis].push_back(recipe.places->at(place, axis));
    }
    const auto axes = recipe.places->axes();
    recipe.places = Positions::lists({axes.begin(), axes.end()}, coordinates);
    recipe.zeroRows = zeroRows;
    return recipe;
}

}  // namespace

std::optional<Identity> rearrangedPlaces(const Input& input, const Expectation* expected) {
    if (expected == nullptr) return std::nullopt;
    for (const Sheet& sheet : input.sheets)
        for (const PairHypothesis& hypothesis : hypothesesOf(expected, nullptr, sheet.columns())) {
            const auto columns = static_cast<std::int64_t>(hypothesis.form.contents.size());
            if (!hypothesis.recipe.isOnAxes() || columns != sheet.columns() || sheet.rows() < fewestRows)
                continue;
            const auto model =
                hypothesis.encoding->make(valuesWith(*hypothesis.encoding, hypothesis.options));
            const std::int64_t count = model->table().rows();
            if (count * columns > mostCells || sheet.rows() > count) continue;
            const std::vector<std::int64_t> places =
                placesOf(sheet, Places(hypothesis, count, input.cells, input.pace), input.pace);
            const bool sorted = std::is_sorted(places.begin(), places.end());
            if (places.empty() || !areDifferent(places) || (sorted && sheet.rows() == count)) continue;
            const Order order = orderOfRows(places);
            return rearrangedAnswer(input, sheet, hypothesis.form, hypothesis,
                                    recipeAt(hypothesis.recipe, places), order.suffix, order.words);
        }
    return std::nullopt;
}

namespace {

constexpr std::size_t mostPairs = 24;

/// The smallest tables that are searched for grids.
constexpr std::int64_t fewestGridRows = 8;
constexpr std::int64_t fewestGridColumns = 16;

/// How many rows of zeros stand before the grid: a class token, and others.
std::int64_t rowsBeforeGrid(const Sheet& sheet) {
    constexpr std::int64_t most = 8;
    std::vector<double> cells(static_cast<std::size_t>(sheet.columns()));
    for (std::int64_t row = 0; row < std::min(most, sheet.rows()); ++row) {
        sheet.row(row, cells.data());
        if (std::any_of(cells.begin(), cells.end(), [](double cell) { return cell != 0; })) return row;
    }
    return 0;
}

/// The different halves of the rows. Equal ones have the same number, from 0 on.
struct Halves {
    std::vector<std::size_t> numbers;  ///< of all rows
    std::vector<std::int64_t> rows;    ///< the first row with each number
    std::size_t count() const { return rows.size(); }
};

class Numbering {
 public:
    void add(const double* cells, std::int64_t count, std::int64_t row) {
        std::uint64_t word = 0;
        for (std::int64_t j = 0; j < count; ++j)
            word =
                (std::rotl(word, 5) ^ std::bit_cast<std::uint64_t>(cells[j] + 0.0)) * 0x9e3779b97f4a7c15ULL;
        const auto [place, isNew] = known_.try_emplace(word, halves_.count());
        if (isNew) halves_.rows.push_back(row);
        halves_.numbers.push_back(place->second);
    }
    const Halves& halves() const { return halves_; }

 private:
    std::map<std::uint64_t, std::size_t> known_;
    Halves halves_;
};

/// The left and right halves of all rows; empty where they are not those of one grid, most of which is there.
std::optional<std::array<Halves, 2>> halvesOf(const Sheet& sheet, Pace& pace) {
    const auto rows = static_cast<std::size_t>(sheet.rows());
    std::array<Numbering, 2> sides;
    std::vector<double> cells(static_cast<std::size_t>(sheet.columns()));
    const std::int64_t half = sheet.columns() / 2;
    const auto places = [&sides] { return sides[0].halves().count() * sides[1].halves().count(); };
    for (std::size_t row = 0; row < rows; ++row) {
        if (row % often == 0) pace.step();
        sheet.row(static_cast<std::int64_t>(row), cells.data());
        for (std::size_t side = 0; side < 2; ++side)
            sides[side].add(cells.data() + static_cast<std::int64_t>(side) * half, half,
                            static_cast<std::int64_t>(row));
        if (places() > 2 * rows) return std::nullopt;
    }
    const bool grid = places() >= rows && std::min(sides[0].halves().count(), sides[1].halves().count()) > 1;
    return grid ? std::optional(std::array{sides[0].halves(), sides[1].halves()}) : std::nullopt;
}

/// The coordinates of different halves by the phases of their pairs, from 0 on; empty where they are not all
/// different ones of this side.
std::vector<std::int64_t> coordinatesOf(const Sheet& sheet, const Halves& halves, const Form& form,
                                        const std::vector<std::size_t>& pairs, const Recipe& recipe,
                                        const Input& input) {
    const auto count = static_cast<std::int64_t>(halves.count());
    const std::int64_t first = recipe.places->lowest().numerator();
    const PositionFinder finder(recipe.radiansOf(pairs), input.cells, first + count);
    std::vector<double> cells(static_cast<std::size_t>(sheet.columns()));
    std::vector<std::int64_t> found;
    std::vector<bool> taken(halves.count());
    for (const std::int64_t row : halves.rows) {
        input.pace.step();
        sheet.row(row, cells.data());
        const auto position = finder.at(phasesOf(cells.data(), form, pairs));
        const std::int64_t coordinate = position.value_or(-1) - first;
        if (coordinate < 0 || coordinate >= count || taken[static_cast<std::size_t>(coordinate)]) return {};
        taken[static_cast<std::size_t>(coordinate)] = true;
        found.push_back(coordinate);
    }
    return found;
}

/// The form with the columns of each pair.
Form withColumns(Form form) {
    form.sines.assign(static_cast<std::size_t>(form.pairs), -1);
    form.cosines = form.sines;
    for (std::size_t j = 0; j < form.contents.size(); ++j) {
        const Slot& slot = form.contents[j];
        (slot.role == Role::sine ? form.sines : form.cosines)[static_cast<std::size_t>(slot.pair)] =
            static_cast<std::int64_t>(j);
    }
    return form;
}

std::vector<std::size_t> pairsOfHalf(std::size_t side, std::int64_t pairs) {
    const auto half = static_cast<std::size_t>(pairs / 2);
    std::vector<std::size_t> all;
    for (std::size_t i = 0; i < half; ++i)
        all.push_back(side * half + i);
    return someOfPairs(all, mostPairs);
}

/// The answer where all halves have coordinates in a grid of this hypothesis; `before` rows stand before it.
std::optional<Identity> withHypothesis(const Input& input, const Sheet& sheet, std::int64_t before,
                                       const std::array<Halves, 2>& halves,
                                       const PairHypothesis& hypothesis) {
    const Sheet grid = sheet.from(before);
    const Form form = withColumns(hypothesis.form);
    std::array<std::vector<std::int64_t>, 2> coordinates;
    for (std::size_t side = 0; side < 2; ++side) {
        coordinates[side] =
            coordinatesOf(grid, halves[side], form, pairsOfHalf(side, form.pairs), hypothesis.recipe, input);
        if (coordinates[side].empty()) return std::nullopt;
    }
    // The first half of the columns counts along the axis of the first pair.
    const std::size_t down = hypothesis.recipe.axes.front() == 0 ? 0 : 1;
    const std::int64_t width = hypothesis.recipe.places->axes()[1].length;
    std::vector<std::int64_t> places;
    for (std::size_t row = 0; row < halves[0].numbers.size(); ++row) {
        const std::int64_t y = coordinates[down][halves[down].numbers[row]];
        const std::int64_t x = coordinates[1 - down][halves[1 - down].numbers[row]];
        places.push_back(y * width + x);
    }
    std::vector<std::int64_t> sorted = places;
    std::sort(sorted.begin(), sorted.end());
    if (sorted == places || std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end())
        return std::nullopt;
    const Order order = orderOfRows(places);
    Identity answer =
        rearrangedAnswer(input, sheet, hypothesis.form, hypothesis,
                         recipeAt(hypothesis.recipe, places, before), order.suffix, order.words);
    const bool found = answer.unexplainedCells * 100 <= sheet.rows() * sheet.columns();
    return found ? std::optional(std::move(answer)) : std::nullopt;
}

}  // namespace

std::optional<Identity> rearrangedGridRows(const Input& input) {
    if (!holdsSines(input)) return std::nullopt;
    for (const Sheet& sheet : input.sheets) {
        const bool flat = sheet.columnAxes().size() == 1 && sheet.parts() == 1;
        if (!flat || sheet.columns() < fewestGridColumns || sheet.columns() % 4 != 0) continue;
        const std::int64_t before = rowsBeforeGrid(sheet);
        if (sheet.rows() - before < fewestGridRows) continue;
        const auto halves = halvesOf(sheet.from(before), input.pace);
        if (!halves) continue;
        const std::array count{static_cast<std::int64_t>((*halves)[0].count()),
                               static_cast<std::int64_t>((*halves)[1].count())};
        for (const double base : usualBases())
            for (const GridKind& kind : gridKinds()) {
                input.pace.step();
                const GridSides sides{count[kind.widthFirst ? 1 : 0], count[kind.widthFirst ? 0 : 1]};
                const auto hypothesis = gridHypothesis(kind, sides, sheet.columns(), base);
                if (!hypothesis) continue;
                if (auto found = withHypothesis(input, sheet, before, *halves, *hypothesis)) return found;
            }
    }
    return std::nullopt;
}

}  // namespace posiscope
