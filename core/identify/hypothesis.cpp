// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/hypothesis.h"

#include <algorithm>

#include "core/identify/conversionsource.h"
#include "core/identify/expectedrow.h"
#include "core/identify/finish.h"

namespace posiscope {

Identity recognisedAs(std::string encoding, OptionValues options) {
    Identity answer;
    answer.recognised = true;
    answer.encoding = std::move(encoding);
    answer.options = std::move(options);
    return answer;
}

void forbidConversion(Identity& answer) {
    answer.conversionSource = nullptr;
    answer.convertible = false;
}

namespace {

/// A form and a recipe with their rows.
class ExpectedPairs {
 public:
    ExpectedPairs(Form form, Recipe recipe, NumberKind cells, bool streamed)
        : form_(std::move(form)), recipe_(std::move(recipe)), row_(form_, recipe_, cells, streamed) {}

    ComparedRow at(std::int64_t row, std::span<const double> cells) {
        row_.at(row);
        return {cells, row_.cells(), row_.tolerances()};
    }

 private:
    Form form_;
    Recipe recipe_;
    ExpectedRow row_;
};

/// Rows that are prepared when the first one is asked for. `read` gives the cells.
ComparedRows pairRows(const Form& form, const Recipe& recipe, NumberKind cells, bool streamed,
                      std::function<std::span<const double>(std::int64_t row)> read) {
    return [=, read = std::move(read),
            expected = std::shared_ptr<ExpectedPairs>()](std::int64_t row) mutable -> ComparedRow {
        if (!expected) expected = std::make_shared<ExpectedPairs>(form, recipe, cells, streamed);
        return expected->at(row, read(row));
    };
}

}  // namespace

Hypothesis hypothesisOf(const Input& input, const Sheet& sheet, const Form& form, const Recipe& recipe,
                        Identity answer, const std::shared_ptr<const Sample>& sample, double enough) {
    answer.conversionSource =
        std::make_shared<ConversionSource>(ConversionSource{sheet, form, recipe, sheet.type(), sheet.rows()});
    answer.convertible = true;
    answer.stillPairs = recipe.stillPairs();
    describeStorage(input, sheet, form, recipe, answer);
    Hypothesis hypothesis{.answer = std::move(answer), .enough = enough, .rows = sheet.rows()};
    const NumberKind cells = input.cells;
    // An error of a few units of float64 is irrelevant to narrower cells.
    const bool streamed = cells != NumberKind::float64 && cells != NumberKind::exact;
    hypothesis.all = pairRows(form, recipe, cells, streamed,
                              [sheet, row = std::vector<double>(static_cast<std::size_t>(sheet.columns()))](
                                  std::int64_t r) mutable -> std::span<const double> {
                                  sheet.row(r, row.data());
                                  return row;
                              });
    if (sample == nullptr) return hypothesis;
    hypothesis.someRows = sample->rows();
    hypothesis.some =
        pairRows(form, recipe, cells, false,
                 [sample, count = form.contents.size()](std::int64_t r) -> std::span<const double> {
                     return {sample->cells(sample->find(r)), count};
                 });
    return hypothesis;
}

Hypothesis hypothesisOf(const Sheet& sheet,
                        std::function<ExpectedCell(std::int64_t, std::size_t, double)> expect,
                        Identity answer) {
    Hypothesis hypothesis{.answer = std::move(answer), .rows = sheet.rows()};
    hypothesis.all = cellByCell(
        sheet.columns(), [sheet](std::int64_t row, double* cells) { sheet.row(row, cells); },
        std::move(expect));
    return hypothesis;
}

Hypothesis hypothesisOf(const std::vector<double>& numbers, std::function<ExpectedCell(std::size_t)> expect,
                        Identity answer) {
    Hypothesis hypothesis{.answer = std::move(answer), .rows = 1};
    hypothesis.all = cellByCell(
        static_cast<std::int64_t>(numbers.size()),
        [numbers](std::int64_t, double* cells) { std::ranges::copy(numbers, cells); },
        [expect = std::move(expect)](std::int64_t, std::size_t n, double) { return expect(n); });
    return hypothesis;
}

double shareOfSample(const Hypothesis& hypothesis) {
    constexpr std::int64_t several = 1024;
    if (!hypothesis.some) return hypothesis.enough;
    return compare(hypothesis.someRows, hypothesis.some, {hypothesis.enough / 2, several}).share();
}

Identity proved(Hypothesis hypothesis, Pace& pace) {
    if (!hypothesis.all) return std::move(hypothesis.answer);
    Deviation found = compare(hypothesis.rows, hypothesis.all, pace);
    if (const std::int64_t length = hypothesis.headLength; length > 0) {
        found.row %= length;
        for (Block& block : found.blocks) {
            block.head = block.firstRow / length;
            block.lastRow = std::min(block.lastRow - block.head * length, length - 1);
            block.firstRow %= length;
        }
    }
    addDeviation(found, hypothesis.answer);
    return std::move(hypothesis.answer);
}

}  // namespace posiscope
