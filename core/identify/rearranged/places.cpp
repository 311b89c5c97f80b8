// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of a grid that are shuffled, or some of them: their places are found one by one.
#include <algorithm>
#include <cmath>

#include "core/identify/expectedrow.h"
#include "core/identify/naming.h"
#include "core/identify/rearranged/rearranged.h"

namespace posiscope {

namespace {

constexpr std::int64_t mostCells = 4'000'000;

constexpr std::int64_t often = 16;  // between two questions whether to go on

/// The rows of all places of a grid.
class Places {
 public:
    Places(const Hypothesis& hypothesis, std::int64_t count, NumberKind cells, Pace& pace)
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
        for (std::size_t j = 0; j < columns_; ++j)
            if (!(std::abs(row[j] - cells_[from + j]) <= tolerances_[from + j])) return false;
        return true;
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

/// The recipe with the row and the column of every place.
Recipe recipeAt(Recipe recipe, const std::vector<std::int64_t>& places) {
    recipe.lists.assign(2, {});
    for (const std::int64_t place : places) {
        recipe.lists[0].push_back(recipe.first + place % recipe.width);
        recipe.lists[1].push_back(recipe.first + place / recipe.width);
    }
    for (const bool along : recipe.alongWidth)
        recipe.axes.push_back(along ? 0 : 1);
    recipe.alongWidth.clear();
    recipe.width = 0;
    return recipe;
}

}  // namespace

std::optional<Identity> rearrangedPlaces(const Input& input, const Expectation* expected) {
    if (expected == nullptr) return std::nullopt;
    for (const Sheet& sheet : input.sheets)
        for (const Hypothesis& hypothesis : hypothesesOf(expected, nullptr, sheet.columns())) {
            const auto columns = static_cast<std::int64_t>(hypothesis.form.contents.size());
            if (hypothesis.recipe.width == 0 || columns != sheet.columns() || sheet.rows() < fewestRows)
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

}  // namespace posiscope
