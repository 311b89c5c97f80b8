// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/propose/byruns.h"

#include <algorithm>
#include <cmath>

#include "core/identify/conversionsource.h"
#include "core/identify/diagnosis/expectedrows.h"
#include "core/identify/hypothesis.h"
#include "core/identify/rearranged/rearranged.h"
#include "core/parameters/keys.h"
#include "core/positions/positionstext.h"

namespace posiscope {

namespace {

/// How like a row is the next one, between −1 and 1.
class Likeness {
 public:
    explicit Likeness(const Sheet& sheet)
        : sheet_(sheet), row_(static_cast<std::size_t>(sheet.columns())), next_(row_.size()) {
        sheet_.row(0, next_.data());
    }
    /// Of the row after the last one asked for.
    double ofNext() {
        std::swap(row_, next_);
        sheet_.row(++at_, next_.data());
        double product = 0, squares = 0, nextSquares = 0;
        for (std::size_t j = 0; j < row_.size(); ++j) {
            product += row_[j] * next_[j];
            squares += row_[j] * row_[j];
            nextSquares += next_[j] * next_[j];
        }
        return product / std::sqrt(squares * nextSquares);
    }

 private:
    const Sheet& sheet_;
    std::vector<double> row_, next_;
    std::int64_t at_ = 0;
};

}  // namespace

std::optional<IndexRange> longestEvenRun(const Input& input) {
    constexpr std::int64_t fewest = 10;
    constexpr double hardly = 2e-3;
    if (input.sheets.empty() || input.sheets.front().rowAxis() != 0) return std::nullopt;
    const Sheet& sheet = input.sheets.front();
    const double tolerance = hardly + 4 * roundingOf(input.cells);
    Likeness likeness(sheet);
    IndexRange longest, run;
    double before = NAN;
    for (std::int64_t row = 0; row + 1 < sheet.rows(); ++row) {
        const double here = likeness.ofNext();
        // Rows that are the same are one position.
        const bool turns = 1 - here > tolerance / 4;
        if (!turns || !(std::abs(here - before) <= tolerance)) run = {row, turns ? 1 : 0};
        before = here;
        if (turns && ++run.count > longest.count) longest = run;
    }
    if (longest.count < fewest || longest.count == sheet.rows()) return std::nullopt;
    // One position back is as like as one on: 1, 1, 0, 1, 2 …
    if (longest.first > 0) longest = {longest.first + 1, longest.count - 1};
    if (longest.end() < sheet.rows()) --longest.count;
    return longest;
}

std::optional<Identity> answerByRuns(
    const Input& input, const std::optional<Expectation>& expected,
    const std::function<Identity(const std::vector<StoredArray>& some)>& answerOfSome) {
    const auto run = longestEvenRun(input);
    if (!run) return std::nullopt;
    const Sheet& sheet = input.sheets.front();
    std::vector<StoredArray> some;
    for (const StoredArray& each : input.arrays) {
        auto rows = rowsOf(each, sheet.rows(), *run);
        if (!rows) return std::nullopt;
        some.push_back(*std::move(rows));
    }
    Identity answer = answerOfSome(some);
    const auto source = answer.conversionSource;
    if (!answer.recognised || answer.unexplainedCells > 0 || !source || !source->sheet) return std::nullopt;
    const auto numbers = positionsOfAllRows(input, sheet, source->form, source->recipe);
    if (numbers.empty()) return std::nullopt;
    const auto found = Positions::list(std::vector<Coordinate>(numbers.begin(), numbers.end()));
    if (expected && !mayHoldAnyRows(*expected, found)) return std::nullopt;
    auto all = onAllRows(input, found, std::move(answer));
    if (!all || all->unexplainedCells > 0) return std::nullopt;
    std::erase_if(all->options, [](const auto& each) { return each.first == keys::maxLen.name; });
    all->storage.form += nearlyAllDiffer(numbers) ? orderOfRows(numbers).suffix : "-repeated-rows";
    all->evidence.insert(all->evidence.begin(), {POSISCOPE_TR("core", "rows hold the positions %1"),
                                                 std::vector{writtenPositions(found)}});
    forbidConversion(*all);
    return all;
}

}  // namespace posiscope
