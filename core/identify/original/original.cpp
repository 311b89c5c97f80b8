// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/original/original.h"

#include <algorithm>

#include "core/identify/hypothesis.h"
#include "core/identify/original/madewords.h"
#include "core/parameters/numbertext.h"
#include "core/relate/madesearch.h"

namespace posiscope {

namespace {

/// A way to read both arrays, and how the one was made from the other.
struct Meeting {
    LearnedSheet original, table;
    MadeFit fit;
    double looser = 0;
};

/// How far off a copied cell may be: by its rounding to the type of the table.
CellTolerance copiedCells(NumberKind table) {
    return {roundingAt(table, 0), 1.01 * roundingOf(table)};
}

/// All readings of the two arrays with rows as wide as each other; the first one that leaves nothing
/// unexplained, or the best one.
std::optional<Meeting> meet(const Input& input, const OriginalTable& original, NumberKind cells) {
    std::optional<Meeting> best;
    std::vector<double> roundings{0};
    if (significandOf(cells) < significandOf(input.cells)) roundings.push_back(roundingOf(cells));
    const auto originals = learnedSheets(original.array);
    const auto tables = learnedSheets(input.arrays.front());
    for (const double looser : roundings)
        for (const LearnedSheet& table : tables)
            for (const LearnedSheet& from : originals) {
                if (from.sheet.columns() != table.sheet.columns()) continue;
                if (from.sheet.rows() > mostLearnedCells / from.sheet.columns()) continue;
                input.pace.step();
                const auto columns =
                    columnsOfSample(std::max(from.sheet.rows(), table.sheet.rows()), table.sheet.columns());
                MadeSample sample(someColumns(from.sheet, columns), someColumns(table.sheet, columns),
                                  copiedCells(input.cells));
                sample.allow(looser);
                auto fit = bestHypothesis(sample, from.grid, table.grid, original.interpolation, input.pace);
                if (!fit || (best && fit->agreement.share() <= best->fit.agreement.share())) continue;
                best = Meeting{from, table, std::move(*fit), looser};
                if (best->fit.agreement.unexplained == 0) return best;
            }
    return best;
}

Deviation compareMade(const Input& input, const Meeting& meeting) {
    const RowReader original = readerOf(meeting.original.sheet);
    const MadeTolerance tolerance{copiedCells(input.cells), meeting.looser, largestOf(original)};
    const Sheet& sheet = meeting.table.sheet;
    return compare(sheet.rows(), rowsBeside(original, readerOf(sheet), meeting.fit.hypothesis, tolerance),
                   input.pace);
}

Storage storageOf(const LearnedSheet& table) {
    Storage storage;
    storage.form = table.grid ? "grid" : "rows";
    storage.words = "learned rows, one for each position";
    storage.axisOrder = table.axisOrder();
    storage.rows = table.sheet.rows();
    storage.columns = table.sheet.columns();
    storage.transposed = table.transposed();
    return storage;
}

}  // namespace

NumberKind kindOfCells(const StoredArray& array) {
    const Progress nothing;
    Pace pace(nothing);
    return inputOf({array}, pace).cells;
}

Text whyNoOriginal(const StoredArray& array) {
    const auto sheets = learnedSheets(array);
    if (sheets.empty())
        return POSISCOPE_TR("core",
                            "an original table is an array of rows and columns, or of places and columns");
    if (array.count() > mostLearnedCells)
        return {POSISCOPE_TR("core", "an original table has at most %1 numbers, not %2"),
                {groupedDigits(mostLearnedCells), groupedDigits(array.count())}};
    return {};
}

Result<OriginalTable> readOriginal(const std::string& path, const std::string& tensor,
                                   const Progress& progress) {
    auto array = readArray(path, tensor, progress);
    if (!array) return array.error();
    if (Text reason = whyNoOriginal(*array); !reason.empty())
        return Error{Text(POSISCOPE_TR("core", "%1: %2")).with(Text::asIs(path)).with(std::move(reason)), ""};
    return OriginalTable{std::move(array.value())};
}

std::optional<Identity> identifyMade(const Input& input, const OriginalTable& original) {
    if (input.arrays.size() != 1) return std::nullopt;
    const NumberKind originalCells = kindOfCells(original.array);
    const auto meeting = meet(input, original, originalCells);
    if (!meeting) return std::nullopt;
    const Deviation deviation = compareMade(input, *meeting);
    if (2 * deviation.unexplained > deviation.cells) return std::nullopt;
    const MadeHypothesis& hypothesis = meeting->fit.hypothesis;
    const MadeTable tables{meeting->original, meeting->table, originalCells, input.cells};
    Identity answer = recognisedAs("learned");
    answer.ownNumbers = 1;
    answer.options = optionsOf(hypothesis, tables);
    answer.storage = storageOf(meeting->table);
    answer.rounding.table = nameOf(input.cells);
    answer.mistakes = findingsOf(hypothesis, tables, original);
    for (const MadeHypothesis& each : meeting->fit.equals)
        answer.alternatives.push_back({answer.encoding, optionsOf(each, tables)});
    answer.evidence = evidenceOf(hypothesis, tables);
    addDeviation(deviation, answer);
    if (hypothesis.from != hypothesis.sampled) answer.relations = {"resized"};
    const bool gridIsMeant = !original.grid || hypothesis.to == *original.grid;
    judge(original, gridIsMeant, answer);
    return answer;
}

void judge(const OriginalTable& original, bool gridIsMeant, Identity& answer) {
    if (!gridIsMeant && answer.mistakes.empty())
        answer.evidence.push_back(
            {POSISCOPE_TR("core", "expected was a grid of %1 × %2 places"),
             {groupedDigits(original.grid->height), groupedDigits(original.grid->width)}});
    answer.asExpected = answer.mistakes.empty() && answer.unexplainedCells == 0 && gridIsMeant;
}

void tellNotMade(const Input& input, const OriginalTable& original, Identity& answer) {
    answer.asExpected = false;
    const auto originals = learnedSheets(original.array);
    const auto tables = learnedSheets(input.arrays.front());
    const bool asWide = std::any_of(originals.begin(), originals.end(), [&](const LearnedSheet& from) {
        return std::any_of(tables.begin(), tables.end(), [&](const LearnedSheet& table) {
            return from.sheet.columns() == table.sheet.columns();
        });
    });
    if (!asWide && !originals.empty())
        answer.evidence.push_back({POSISCOPE_TR("core", "rows of the original have %1 numbers"),
                                   {groupedDigits(originals.front().sheet.columns())}});
    answer.evidence.emplace_back(answer.recognised
                                     ? POSISCOPE_TR("core", "not made from this original")
                                     : POSISCOPE_TR("core", "learned, and not made from this original"));
}

}  // namespace posiscope
