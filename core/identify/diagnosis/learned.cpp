// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/diagnosis/learned.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <unordered_set>

#include "core/encodings/relative.h"
#include "core/identify/diagnosis/differences.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

/// What all cells of a learned table are.
struct LearnedCells {
    std::int64_t count = 0, notFinite = 0, row = 0, column = 0;  ///< the first one that is not finite
    double sum = 0, squares = 0;                                 ///< of the finite ones
    std::int64_t copies = 0, firstCopy = 0, lastCopy = 0;        ///< rows that stand before as well
    bool alike = true;

    double spread() const {
        const auto finite = static_cast<double>(count - notFinite);
        return std::sqrt(std::max(0.0, squares / finite - sum / finite * (sum / finite)));
    }
};

LearnedCells lookAt(const Sheet& sheet, Pace& pace) {
    constexpr std::int64_t often = 64;
    LearnedCells found{.count = sheet.rows() * sheet.columns()};
    std::vector<double> cells(static_cast<std::size_t>(sheet.columns()));
    std::unordered_set<std::size_t> known;
    const double first = sheet.at(0, 0);
    for (std::int64_t row = 0; row < sheet.rows(); ++row) {
        if (row % often == 0) pace.step();
        sheet.row(row, cells.data());
        bool zeros = true;
        for (std::size_t j = 0; j < cells.size(); ++j) {
            const double cell = cells[j];
            zeros = zeros && cell == 0;
            found.alike = found.alike && cell == first;
            if (std::isfinite(cell)) {
                found.sum += cell;
                found.squares += cell * cell;
            } else if (++found.notFinite == 1) {
                found.row = row;
                found.column = static_cast<std::int64_t>(j);
            }
        }
        const std::size_t hash = std::hash<std::string_view>()(
            {reinterpret_cast<const char*>(cells.data()), cells.size() * sizeof(double)});
        if (zeros || known.insert(hash).second) continue;
        found.firstCopy = found.copies++ == 0 ? row : found.firstCopy;
        found.lastCopy = row;
    }
    return found;
}

/// Rows that are alike tell no positions apart, and numbers that are none reach every score.
void tellWrongCells(const Expectation& expected, const Sheet& sheet, const LearnedCells& cells,
                    Identity& answer) {
    constexpr double near = 0.15;  // a normal distribution that is cut at two deviations has 0.88 of them
    const Text rows(POSISCOPE_TR("core", "rows %1 to %2"),
                    {groupedDigits(cells.firstCopy), groupedDigits(cells.lastCopy)});
    if (cells.notFinite > 0)
        answer.mistakes.push_back({"not-finite",
                                   Text(POSISCOPE_TR("core", "Cells that are NaN or infinite: %1"),
                                        {groupedDigits(cells.notFinite)}),
                                   Text(POSISCOPE_TR("core", "row %1, column %2"),
                                        {groupedDigits(cells.row), groupedDigits(cells.column)})});
    if (cells.copies > 0)
        answer.mistakes.push_back({"rows-repeated",
                                   Text(POSISCOPE_TR("core", "%1 of %2 rows are copies of rows before them"),
                                        {groupedDigits(cells.copies), groupedDigits(sheet.rows())}),
                                   rows});
    constexpr Key<double> deviation{"standard_deviation"};
    const auto& parameter =
        *std::ranges::find(expected.encoding->parameters, deviation.name, &Parameter::key);
    const bool given = expected.gives(deviation.name);
    const double meant = given ? expected.values.get(deviation) : parameter.limits.maximum;
    const double ratio = cells.spread() / meant;
    const double chance = near + 4 / std::sqrt(2 * static_cast<double>(cells.count));
    if (!(ratio <= 1 + chance) || (given && ratio < 1 - chance))
        answer.mistakes.push_back(
            {"another-standard-deviation",
             Text(POSISCOPE_TR("core", "%1 is %2 where %3 was meant"),
                  {deviation.name, withDigits(cells.spread(), 3), (given ? "" : "≤ ") + inFull(meant)}),
             POSISCOPE_TR("core", "all cells")});
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

void diagnoseLearned(const Input& input, const Expectation& expected, Identity& answer) {
    answer.asExpected = answer.recognised && answer.encoding == "learned";
    if (answer.recognised || input.sheets.empty()) return;
    const Sheet& sheet = input.sheets.front();
    if (sheet.rows() < 2 || sheet.columns() < 2) return;
    const LearnedCells cells = lookAt(sheet, input.pace);
    if (cells.alike || 2 * cells.notFinite > cells.count) return;
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
    tellWrongCells(expected, sheet, cells, answer);
    tellZeroRows(sheet, answer);
    answer.asExpected = answer.mistakes.empty();
}

bool diagnoseBucketBiases(const Input& input, const Expectation& expected, Identity& answer) {
    constexpr Key<std::int64_t> buckets{"num_buckets"};
    if (answer.recognised || input.arrays.size() != 1 || input.axes.size() != 2) return false;
    const std::int64_t rows = input.axes[0], columns = input.axes[1];
    if (rows != expected.values.get(buckets) && columns != expected.values.get(keys::heads)) return false;
    const StoredArray& array = input.arrays.front();
    const double first = array.at(0);
    bool alike = true, finite = true;
    for (std::int64_t place = 0; place < array.count(); ++place) {
        alike = alike && array.at(place) == first;
        finite = finite && std::isfinite(array.at(place));
    }
    if (alike || !finite) return false;
    answer.recognised = true;
    answer.ownNumbers = rows * columns;
    answer.encoding = expected.encoding->id;
    answer.options = {{buckets.name, rows}, {keys::heads.name, columns}};
    answer.storage.form = "bias-of-buckets";
    answer.storage.axisOrder = {"bucket", "head"};
    answer.storage.rows = rows;
    answer.storage.columns = columns;
    answer.asExpected = differingOptions(expected, answer.options).empty();
    return true;
}

}  // namespace posiscope
