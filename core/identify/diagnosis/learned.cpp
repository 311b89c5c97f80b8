// SPDX-License-Identifier: GPL-3.0-or-later
// A table that was meant to be learned.
#include <bit>
#include <cmath>

#include "core/identify/diagnosis/diagnosis.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

/// Whether the sampled cells are finite and not all alike.
bool areNumbers(const Sheet& sheet) {
    const Sample sample(sheet, rowsForFits(sheet.rows()));
    bool alike = true;
    for (std::size_t n = 0; n < sample.rows().size(); ++n)
        for (std::int64_t j = 0; j < sample.columns(); ++j) {
            const double cell = sample.cells(static_cast<std::int64_t>(n))[j];
            if (!std::isfinite(cell)) return false;
            alike = alike && cell == sample.cells(0)[0];
        }
    return !alike;
}

bool isZero(const Sheet& sheet, std::int64_t row) {
    for (std::int64_t j = 0; j < sheet.columns(); ++j)
        if (sheet.at(row, j) != 0) return false;
    return true;
}

/// A row of zeros may stand for padding; several were never filled.
void tellZeroRows(const Sheet& sheet, Identity& answer) {
    std::int64_t count = 0, first = 0, last = 0;
    for (std::int64_t row = 0; row < sheet.rows(); ++row) {
        if (!isZero(sheet, row)) continue;
        first = count == 0 ? row : first;
        last = row;
        ++count;
    }
    if (count == 1)
        answer.notes.emplace_back(Text(POSISCOPE_TR("core", "row %1 is all zeros, as the row for padding is"),
                                       {groupedDigits(first)}));
    if (count < 2) return;
    answer.mistakes.push_back(
        {"rows-never-filled",
         Text(POSISCOPE_TR("core", "%1 of %2 rows are all zeros: they were never filled"),
              {groupedDigits(count), groupedDigits(sheet.rows())}),
         Text(POSISCOPE_TR("core", "rows %1 to %2"), {groupedDigits(first), groupedDigits(last)})});
}

}  // namespace

std::string placesIn(std::int64_t rows) {
    constexpr std::int64_t fewest = 4;  // places along a side
    for (const std::int64_t before : {0, 1, 2, 5}) {
        const auto side = std::llround(std::sqrt(static_cast<double>(rows - before)));
        if (rows <= before || side < fewest || side * side != rows - before) continue;
        const std::string places = groupedDigits(side) + " × " + groupedDigits(side);
        return groupedDigits(rows) + " = " + (before == 0 ? "" : std::to_string(before) + " + ") + places;
    }
    return {};
}

void diagnoseLearned(const Input& input, Identity& answer) {
    answer.asExpected = answer.recognised && answer.encoding == "learned";
    if (answer.recognised || input.sheets.empty()) return;
    const Sheet& sheet = input.sheets.front();
    if (sheet.rows() < 2 || sheet.columns() < 2 || !areNumbers(sheet)) return;
    answer.recognised = true;
    answer.ownNumbers = sheet.rows() * sheet.columns();
    answer.encoding = "learned";
    answer.options = {{keys::dModel.name, sheet.columns()}, {keys::maxLen.name, sheet.rows()}};
    answer.storage.form = "rows";
    answer.storage.axisOrder = {"position", "column"};
    if (const std::string places = placesIn(sheet.rows()); !places.empty())
        answer.notes.emplace_back(Text(POSISCOPE_TR("core", "rows: %1"), {places}));
    constexpr std::uint64_t fewestPositions = 256;
    if (const auto positions = static_cast<std::uint64_t>(sheet.rows() - 2);
        positions >= fewestPositions && std::has_single_bit(positions))
        answer.notes.emplace_back(Text(
            POSISCOPE_TR("core", "rows: %1 = 2 + %2, as RoBERTa and BART have, whose first position is 2"),
            {groupedDigits(sheet.rows()), groupedDigits(sheet.rows() - 2)}));
    tellZeroRows(sheet, answer);
    answer.asExpected = answer.mistakes.empty();
}

}  // namespace posiscope
