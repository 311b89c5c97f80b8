// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/original/related.h"

#include <algorithm>
#include <cmath>

#include "core/identify/hypothesis.h"
#include "core/identify/learnedsheet.h"
#include "core/identify/relatedanswer.h"
#include "core/identify/sheetfield.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"
#include "core/relate/relate.h"

namespace posiscope {

namespace {

using Kind = TableEdit::Kind;

bool has(const Relation& relation, std::initializer_list<Kind> kinds) {
    return std::ranges::any_of(relation.edits, [&](const TableEdit& edit) {
        return std::ranges::find(kinds, edit.kind) != kinds.end();
    });
}

std::vector<std::string> range(std::int64_t first, std::int64_t last) {
    return {groupedDigits(first), groupedDigits(last)};
}

/// Mean and standard deviation of the rows from one on.
std::pair<double, double> momentsFrom(std::int64_t first, const Sheet& table) {
    std::vector<double> cells(static_cast<std::size_t>(table.columns()));
    double sum = 0, squares = 0;
    for (std::int64_t row = first; row < table.rows(); ++row) {
        table.row(row, cells.data());
        for (const double cell : cells) {
            sum += cell;
            squares += cell * cell;
        }
    }
    const auto count = static_cast<double>((table.rows() - first) * table.columns());
    const double mean = sum / count;
    return {mean, std::sqrt(std::max(0.0, squares / count - mean * mean))};
}

bool areEqual(const Sheet& table, std::int64_t row, std::int64_t other) {
    for (std::int64_t j = 0; j < table.columns(); ++j)
        if (table.at(row, j) != table.at(other, j)) return false;
    return true;
}

/// What the rows behind those of the original are; nothing where the table does not begin with it.
std::vector<Text> rowsBehind(const Relation& relation, std::int64_t kept, const Sheet& table) {
    const auto all = [&](std::int64_t first, std::int64_t end, const auto& line) {
        for (std::int64_t row = first; row < end; ++row)
            if (relation.rows[static_cast<std::size_t>(row)] != line(row)) return false;
        return true;
    };
    const std::int64_t rows = table.rows();
    if (rows <= kept || !all(0, kept, [](std::int64_t row) { return row; })) return {};
    std::vector<std::string> words = range(kept, rows - 1);
    std::vector<Text> texts{
        {POSISCOPE_TR("core", "rows %1 to %2 are those of the original, bit for bit"), range(0, kept - 1)}};
    const auto say = [&](const char* sentence, std::initializer_list<std::string> more) {
        words.insert(words.end(), more);
        texts.emplace_back(sentence, words);
        return texts;
    };
    if (all(kept, rows, [kept](std::int64_t) { return kept - 1; }))
        return say(POSISCOPE_TR("core", "rows %1 to %2 repeat row %3"), {groupedDigits(kept - 1)});
    if (all(kept, rows, [kept](std::int64_t row) { return row % kept; }))
        return say(POSISCOPE_TR("core", "rows %1 to %2 are the original from its beginning again: %3 copies"),
                   {withDigits(static_cast<double>(rows) / static_cast<double>(kept), 4)});
    if (!has(relation, {Kind::rowsAdded})) return {};
    const auto [mean, deviation] = momentsFrom(kept, table);
    if (mean == 0 && deviation == 0) return say(POSISCOPE_TR("core", "rows %1 to %2 are zeros"), {});
    bool same = true;
    for (std::int64_t row = kept + 1; same && row < rows; ++row)
        same = areEqual(table, kept, row);
    if (same) return say(POSISCOPE_TR("core", "rows %1 to %2 are all the same new row"), {});
    return say(POSISCOPE_TR("core", "rows %1 to %2 are new: mean %3, standard deviation %4"),
               {withDigits(mean, 3), withDigits(deviation, 3)});
}

/// What stands in front of the places, and is left out with right.
constexpr std::int64_t mostInFront = 8;

/// What is wrong where the original was meant to be resized.
void diagnoseSize(const Relation& relation, const Interpolation& meant, std::vector<Finding>& findings) {
    for (const TableEdit& edit : relation.edits) {
        const bool tokenLeftOut = edit.first <= mostInFront && edit.last == edit.of - 1;
        if (edit.kind == Kind::rowsMissing || (edit.kind == Kind::rowsCut && !tokenLeftOut))
            findings.push_back({"another-interpolation",
                                {POSISCOPE_TR("core",
                                              "The original was cut where resizing as %1 was meant: resize "
                                              "the whole original"),
                                 {nameOf(meant)}},
                                POSISCOPE_TR("core", "all rows")});
    }
}

/// Edits that make no table wrong: rows in front or behind that are not needed, or are new.
bool isRight(const TableEdit& edit) {
    return edit.kind == Kind::rowsCut || edit.kind == Kind::rowsAdded || edit.kind == Kind::rowsRepeated ||
           edit.kind == Kind::rounded;
}

Identity answerOf(const Input& input, const OriginalTable& original, const LearnedSheet& from,
                  const LearnedSheet& table, const Relation& relation) {
    Identity answer = recognisedAs("learned");
    const bool transposed = has(relation, {Kind::transposed});
    answer.ownNumbers = 1;
    answer.options = {{keys::dModel.name, transposed ? table.sheet.rows() : table.sheet.columns()},
                      {keys::maxLen.name, transposed ? table.sheet.columns() : table.sheet.rows()}};
    answer.storage.form = table.grid ? "grid" : "rows";
    answer.storage.words = "learned rows, one for each position";
    answer.storage.axisOrder = table.axisOrder();
    if (transposed) std::ranges::reverse(answer.storage.axisOrder);
    answer.storage.rows = table.sheet.rows();
    answer.storage.columns = table.sheet.columns();
    answer.storage.transposed = transposed || table.transposed();
    answer.rounding.table = nameOf(input.cells);
    addRelation(relation, POSISCOPE_TR("core", "A is the original, and B is this table"), answer);
    for (Text& each : rowsBehind(relation, from.sheet.rows(), table.sheet))
        answer.evidence.push_back(std::move(each));
    for (const TableEdit& edit : relation.edits)
        if (!isRight(edit)) answer.mistakes.push_back(findingOf(edit));
    if (original.interpolation) diagnoseSize(relation, *original.interpolation, answer.mistakes);
    if ((original.interpolation || original.grid) && has(relation, {Kind::rowsAdded, Kind::rowsRepeated}))
        answer.mistakes.push_back(
            {"extended-for-resized",
             POSISCOPE_TR("core",
                          "Rows were added behind those of the original, which was meant to be resized"),
             POSISCOPE_TR("core", "all rows")});
    // Rows that were added are new; others that nothing explains are not right.
    if (has(relation, {Kind::rowsAdded}))
        answer.unexplainedCells = std::max<std::int64_t>(
            0, answer.unexplainedCells - (table.sheet.rows() - from.sheet.rows()) * table.sheet.columns());
    const bool gridIsMeant = !original.grid || original.grid->places() <= table.sheet.rows();
    judge(original, gridIsMeant, answer);
    return answer;
}

/// The rounding of the table, and that of an original in a coarser type.
CellTolerance toleranceFor(NumberKind table, NumberKind original) {
    const bool coarser = significandOf(original) < significandOf(table);
    const double share = 1.01 * (roundingOf(table) + (coarser ? roundingOf(original) : 0));
    return {roundingAt(table, 0), share};
}

bool mayBeResized(const Relation& relation, const OriginalTable& original) {
    constexpr double nearly = 0.9;
    const auto known = [](const LineOrder& order) {
        return static_cast<double>(std::ssize(order) - std::ranges::count(order, -1));
    };
    const bool meant = original.interpolation || original.grid;
    return has(relation, {Kind::rowsMissing, Kind::rowsRepeated, Kind::rowsShuffled, Kind::near}) ||
           (meant && has(relation, {Kind::rowsCut})) ||
           static_cast<double>(relation.explained) < nearly * known(relation.rows) * known(relation.columns);
}

}  // namespace

std::optional<Related> identifyRelated(const Input& input, const OriginalTable& original) {
    if (input.arrays.size() != 1) return std::nullopt;
    const CellTolerance tolerance = toleranceFor(input.cells, kindOfCells(original.array));
    for (const LearnedSheet& from : learnedSheets(original.array))
        for (const LearnedSheet& table : learnedSheets(input.arrays.front())) {
            // Rows and columns that are exchanged are a relation of their own.
            if (from.transposed() || table.transposed()) continue;
            const Relation relation =
                relate(SheetField(from.sheet), SheetField(table.sheet), tolerance,
                       [&input](double share) { return input.pace.at(0.5 * share), true; });
            // Of resized ones identifyMade() says more: their grids, and what else they may be.
            if (!relation.found || has(relation, {Kind::resized})) continue;
            return Related{relation, answerOf(input, original, from, table, relation),
                           mayBeResized(relation, original)};
        }
    return std::nullopt;
}

}  // namespace posiscope
