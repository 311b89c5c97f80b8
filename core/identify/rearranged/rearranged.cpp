// SPDX-License-Identifier: GPL-3.0-or-later
// Rows and columns in another order.
#include "core/identify/rearranged/rearranged.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/identify/compare.h"
#include "core/identify/expectedrow.h"
#include "core/identify/hypothesis.h"
#include "core/identify/rearranged/grid.h"
#include "core/identify/rowpositions.h"
#include "core/identify/snap.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"
#include "core/positions/positionstext.h"
#include "core/relate/tableedit.h"

namespace posiscope {

Identity rearrangedAnswer(const Input& input, const Sheet& sheet, const Form& form,
                          const PairHypothesis& hypothesis, const Recipe& recipe, const std::string& suffix,
                          Text evidence) {
    Identity answer = recognisedAs(hypothesis.encoding->id, hypothesis.options);
    answer.evidence.push_back(std::move(evidence));
    finishAnswer(input, sheet, form, recipe, answer);
    answer.storage.form += suffix;
    // A conversion supports only rows and columns in order.
    forbidConversion(answer);
    answer.asExpected = answer.unexplainedCells == 0;
    return answer;
}

Text shuffledWords(const std::vector<std::int64_t>& positions) {
    return {POSISCOPE_TR("core", "rows are shuffled: they hold the positions %1"), {firstOf(positions)}};
}

std::optional<Identity> recogniseRearranged(const Input& input, const Expectation* expected) {
    if (auto found = rearrangedRows(input, expected)) return found;
    if (auto found = rearrangedPlaces(input, expected)) return found;
    if (auto found = rearrangedColumns(input, expected)) return found;
    return expected == nullptr ? rearrangedGridRows(input) : std::nullopt;
}

namespace {

/// Whether they count up by one, each as often as the others: 0, 0, 1, 1, 2, 2 …
bool standEquallyOften(const std::vector<std::int64_t>& positions) {
    constexpr std::int64_t fewest = 8;  // different positions
    const auto often = std::ranges::count(positions, positions.front());
    const auto count = static_cast<std::int64_t>(positions.size());
    if (count < fewest * often) return false;
    for (std::int64_t n = 0; n < count; ++n)
        if (positions[static_cast<std::size_t>(n)] != positions.front() + n / often) return false;
    return true;
}

Order repeatedRows(const std::vector<std::int64_t>& positions) {
    const auto list = Positions::list(std::vector<Coordinate>(positions.begin(), positions.end()));
    return {"-repeated-rows",
            Text(POSISCOPE_TR("core", "rows hold the positions %1"), {writtenPositions(list)})};
}

/// Rows in order, of which some stand twice or are missing: the others are late or early from there on.
std::optional<Order> shiftedRows(const std::vector<std::int64_t>& positions) {
    const auto last = static_cast<std::int64_t>(positions.size()) - 1;
    if (!areInOrder(positions) || !std::ranges::is_sorted(positions) ||
        positions.back() - positions.front() == last)
        return std::nullopt;
    std::size_t n = 1;
    while (positions[n] == positions[n - 1] + 1)
        ++n;
    return Order{positions[n] == positions[n - 1] ? "-repeated-rows" : "-some-rows",
                 Text(POSISCOPE_TR("core", "row %1 holds position %2, where position %3 comes next"),
                      {groupedDigits(static_cast<std::int64_t>(n)), groupedDigits(positions[n]),
                       groupedDigits(positions[n - 1] + 1)})};
}

std::optional<Identity> shuffledRowsIn(const Input& input, const PlacedPairs& pairs, bool expected) {
    const auto& [sheet, few, form, hypothesis] = pairs;
    Recipe recipe = hypothesis.recipe;
    std::vector<std::int64_t> positions = positionsOfAllRows(input, sheet, form, recipe);
    if (positions.empty()) return std::nullopt;
    const bool repeated = !nearlyAllDiffer(positions);
    // Without an expectation, chance could find some positions again and again.
    const auto shifted = expected ? shiftedRows(positions) : std::nullopt;
    if (!shifted && (repeated ? !expected && !standEquallyOften(positions) : areInOrder(positions)))
        return std::nullopt;
    const Order order = shifted ? *shifted : repeated ? repeatedRows(positions) : orderOfRows(positions);
    recipe.places = Positions::list(std::vector<Coordinate>(positions.begin(), positions.end()));
    recipe.zeroRows = 0;
    return rearrangedAnswer(input, sheet, form, hypothesis, recipe, order.suffix, order.words);
}

}  // namespace

std::optional<Identity> rearrangedRows(const Input& input, const Expectation* expected) {
    std::optional<Identity> found;
    findPlaced(input, expected, fewestRows, [&](const PlacedPairs& pairs) {
        found = shuffledRowsIn(input, pairs, expected != nullptr);
        return found.has_value();
    });
    return found;
}

namespace {

/// The positions of these rows; empty where more than a few have none.
std::vector<std::int64_t> positionsOf(const Sheet& sheet, const std::vector<std::int64_t>& rows,
                                      const Form& form, const PositionFinder& finder,
                                      const std::vector<std::size_t>& pairs, Pace& pace) {
    std::vector<std::int64_t> positions;
    std::size_t missing = 0;
    std::int64_t last = 0;
    std::vector<double> cells(static_cast<std::size_t>(sheet.columns()));
    for (const std::int64_t row : rows) {
        pace.step();
        sheet.row(row, cells.data());
        const auto found = finder.at(phasesOf(cells.data(), form, pairs), last);
        if (!found && ++missing * 33 > rows.size()) return {};
        last = found.value_or(last);
        positions.push_back(last);
    }
    return positions;
}

}  // namespace

std::vector<std::int64_t> positionsOfAllRows(const Input& input, const Sheet& sheet, const Form& form,
                                             const Recipe& recipe) {
    constexpr std::int64_t limit = 131'072;  // positions
    constexpr std::size_t mostPairs = 24;
    std::vector<std::size_t> pairs(recipe.pairs());
    std::iota(pairs.begin(), pairs.end(), 0);
    pairs = someOfPairs(pairs, mostPairs);
    const PositionFinder finder(recipe.radiansOf(pairs), input.cells, limit);
    // A few rows come first, because they rule out most tables.
    if (positionsOf(sheet, spreadRows(sheet.rows(), 24), form, finder, pairs, input.pace).empty()) return {};
    return positionsOf(sheet, spreadRows(sheet.rows(), sheet.rows()), form, finder, pairs, input.pace);
}

bool areInOrder(const std::vector<std::int64_t>& positions) {
    std::size_t following = 0;
    for (std::size_t n = 1; n < positions.size(); ++n)
        following += positions[n] == positions[n - 1] + 1 ? 1 : 0;
    return following * 10 >= positions.size() * 9;
}

bool nearlyAllDiffer(std::vector<std::int64_t> positions) {
    const std::size_t count = positions.size();
    std::sort(positions.begin(), positions.end());
    const auto end = std::unique(positions.begin(), positions.end());
    return static_cast<std::size_t>(end - positions.begin()) * 33 >= count * 32;
}

Order orderOfRows(const std::vector<std::int64_t>& positions) {
    const std::int64_t first = positions.front();
    const std::int64_t step = positions[1] - first;
    bool even = true;
    for (std::size_t n = 1; n < positions.size(); ++n)
        even = even && positions[n] - positions[n - 1] == step;
    if (even && step > 0)
        return {"-some-rows", Text(POSISCOPE_TR("core", "rows are every %1 positions, from position %2 on"),
                                   {groupedDigits(step), groupedDigits(first)})};
    if (even)
        return {"-reversed-rows", Text(POSISCOPE_TR("core", "rows count down by %1, from position %2 on"),
                                       {groupedDigits(-step), groupedDigits(first)})};
    if (std::is_sorted(positions.begin(), positions.end()))
        return {"-some-rows", Text(POSISCOPE_TR("core", "some rows are missing: there are the positions %1"),
                                   {firstOf(positions)})};
    return {"-shuffled-rows", shuffledWords(positions)};
}

namespace {

constexpr std::int64_t fewestColumns = 8;  // chance could sort fewer

/// Rows of the table and of what it may be, their cells sorted.
class SortedRows {
 public:
    SortedRows(const Sheet& sheet, const Form& form, const Recipe& recipe, NumberKind cells)
        : tolerances(form.contents.size()),
          sheet_(sheet),
          right_(form, recipe, cells),
          row_(form.contents.size()) {}

    void at(std::int64_t r) {
        right_.at(r);
        sheet_.row(r, row_.data());
        found = row_;
        expected = right_.cells();
        std::ranges::sort(found);
        std::ranges::sort(expected);
        std::ranges::fill(tolerances, std::ranges::max(right_.tolerances()));
    }
    ComparedRow sorted() const { return {found, expected, tolerances}; }
    /// The cells of the last row in their columns.
    const std::vector<double>& row() const { return row_; }
    const std::vector<double>& rightRow() const { return right_.cells(); }

    std::vector<double> found, expected, tolerances;

 private:
    const Sheet& sheet_;
    ExpectedRow right_;
    std::vector<double> row_;
};

/// Sums down the columns, in which no two rows weigh the same: columns that were exchanged as wholes have the
/// same sums, in another order.
class ColumnSums {
 public:
    explicit ColumnSums(std::size_t columns) : found_(columns), expected_(columns) {}

    void add(std::int64_t r, const SortedRows& rows) {
        constexpr double golden = 0.6180339887498949;
        const double weight = 1 + std::fmod(golden * static_cast<double>(r), 1);
        for (std::size_t j = 0; j < found_.size(); ++j) {
            found_[j] += weight * rows.row()[j];
            expected_[j] += weight * rows.rightRow()[j];
        }
        tolerance_ += weight * rows.tolerances.front();
    }
    bool agree() {
        std::ranges::sort(found_);
        std::ranges::sort(expected_);
        return agrees({found_, expected_, std::vector<double>(found_.size(), tolerance_)});
    }

 private:
    std::vector<double> found_, expected_;
    double tolerance_ = 0;
};

/// The deviations of all rows; nothing where a column is none of the right ones.
std::optional<Deviation> deviationOf(const Input& input, const Sheet& sheet, const Form& form,
                                     const Recipe& recipe) {
    constexpr std::int64_t often = 16;
    SortedRows rows(sheet, form, recipe, input.cells);
    for (const std::int64_t r : {std::int64_t{1}, sheet.rows() - 1, sheet.rows() / 2}) {
        rows.at(r);
        if (!agrees(rows.sorted())) return std::nullopt;
    }
    ColumnSums sums(form.contents.size());
    Comparison found;
    for (std::int64_t r = 0; r < sheet.rows(); ++r) {
        if (r % often == 0) input.pace.step();
        rows.at(r);
        if (!agrees(rows.sorted())) return std::nullopt;
        sums.add(r, rows);
        found.add(r, rows.sorted());
    }
    if (!sums.agree()) return std::nullopt;
    Deviation all = found.finish();
    // The column of the largest deviation, of which only the place among the sorted cells is known.
    rows.at(all.row);
    const double cell = rows.found[static_cast<std::size_t>(all.column)];
    all.column = std::ranges::find(rows.row(), cell) - rows.row().begin();
    return all;
}

/// The forms whose numbers are not those of another one in another order.
std::vector<Form> formsToSort(const Sheet& sheet) {
    std::vector<Form> forms = formsOf(sheet);
    std::erase_if(forms, [](const Form& form) {
        const bool alone = form.id == "alone-halves-repeated";
        const bool repeated = form.id == "halves-repeated" || form.id == "apart-halves-repeated";
        return !(alone || (form.id == "interleaved" && !form.cosineFirst) || (repeated && form.cosineFirst));
    });
    return forms;
}

std::optional<Identity> inForm(const Input& input, const Sheet& sheet, const Form& form,
                               const Expectation* expected) {
    const std::int64_t width = form.rotaryOnly ? 2 * form.pairs : sheet.columns();
    Form stored = form;
    stored.rotaryPairs.clear();  // no order tells which columns were paired
    for (const PairHypothesis& hypothesis : hypothesesOf(expected, &stored, width)) {
        input.pace.step();
        const bool grid = hypothesis.recipe.isOnAxes();
        const Form& own = grid ? hypothesis.form : form;
        if (static_cast<std::int64_t>(hypothesis.recipe.pairs()) != own.pairs ||
            static_cast<std::int64_t>(own.contents.size()) != sheet.columns())
            continue;
        const auto deviation = deviationOf(input, sheet, own, hypothesis.recipe);
        if (!deviation) continue;
        Identity answer;
        describeStorage(input, sheet, own, hypothesis.recipe, answer);
        addDeviation(*deviation, answer);
        answer.recognised = true;
        answer.encoding = hypothesis.encoding->id;
        answer.options = hypothesis.options;
        answer.storage.form += "-permuted-columns";
        answer.evidence.emplace_back(
            POSISCOPE_TR("core", "columns are in another order: every row holds the cells of the right row"));
        return answer;
    }
    return std::nullopt;
}

}  // namespace

std::optional<Identity> rearrangedColumns(const Input& input, const Expectation* expected) {
    for (const Sheet& sheet : input.sheets) {
        if (sheet.rows() < fewestRows || sheet.columns() < fewestColumns || sheet.columnAxes().size() != 1)
            continue;
        for (const Form& form : formsToSort(sheet))
            if (auto found = inForm(input, sheet, form, expected)) return found;
    }
    return std::nullopt;
}

}  // namespace posiscope
