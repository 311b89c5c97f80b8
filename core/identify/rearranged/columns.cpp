// SPDX-License-Identifier: GPL-3.0-or-later
// Columns in another order: every row holds the cells of the right row, whichever column each stands in.
#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/identify/compare.h"
#include "core/identify/expectedrow.h"
#include "core/identify/rearranged/rearranged.h"

namespace posiscope {

namespace {

constexpr std::int64_t fewestColumns = 8;  // chance could sort fewer

/// Rows of the table and of what it may be, their cells sorted.
class SortedRows {
 public:
    SortedRows(const Sheet& sheet, const Form& form, const Recipe& recipe, NumberKind cells)
        : sheet_(sheet), right_(form, recipe, cells), row_(form.contents.size()) {}

    void at(std::int64_t r) {
        right_.at(r);
        sheet_.row(r, row_.data());
        found = row_;
        expected = right_.cells();
        std::ranges::sort(found);
        std::ranges::sort(expected);
        tolerance = std::ranges::max(right_.tolerances());
    }
    bool agree() const {
        for (std::size_t j = 0; j < found.size(); ++j)
            if (!(std::abs(found[j] - expected[j]) <= tolerance)) return false;
        return true;
    }
    /// The cells of the last row in their columns.
    const std::vector<double>& row() const { return row_; }
    const std::vector<double>& rightRow() const { return right_.cells(); }

    std::vector<double> found, expected;
    double tolerance = 0;

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
        tolerance_ += weight * rows.tolerance;
    }
    bool agree() {
        std::ranges::sort(found_);
        std::ranges::sort(expected_);
        for (std::size_t j = 0; j < found_.size(); ++j)
            if (!(std::abs(found_[j] - expected_[j]) <= tolerance_)) return false;
        return true;
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
        if (!rows.agree()) return std::nullopt;
    }
    ColumnSums sums(form.contents.size());
    Comparison found;
    std::vector<double> tolerances(form.contents.size());
    for (std::int64_t r = 0; r < sheet.rows(); ++r) {
        if (r % often == 0) input.pace.step();
        rows.at(r);
        if (!rows.agree()) return std::nullopt;
        sums.add(r, rows);
        std::ranges::fill(tolerances, rows.tolerance);
        found.add(r, {rows.found, rows.expected, tolerances});
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
    for (const Hypothesis& hypothesis : hypothesesOf(expected, &stored, width)) {
        input.pace.step();
        const bool grid = hypothesis.recipe.width > 0;
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
