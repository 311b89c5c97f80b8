// SPDX-License-Identifier: GPL-3.0-or-later
// A table that was meant to be learned.
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
    answer.notes.emplace_back(Text(POSISCOPE_TR("core", "learned, as expected: %1 × %2"),
                                   {groupedDigits(sheet.rows()), groupedDigits(sheet.columns())}));
    if (const std::string places = placesIn(sheet.rows()); !places.empty())
        answer.notes.emplace_back(Text(POSISCOPE_TR("core", "rows: %1"), {places}));
    answer.asExpected = true;
}

}  // namespace posiscope
