// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/comparetables.h"

#include <algorithm>
#include <cmath>
#include <future>

#include "app/comparewords.h"
#include "core/analysis/arrayfield.h"
#include "core/base/printable.h"
#include "core/fields/concatenatedfield.h"
#include "core/fields/tablematrix.h"
#include "core/identify/tablesource.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

using Names = std::vector<std::pair<std::string, std::string>>;

Names pairsOf(const ComparedSide& a, const ComparedSide& b, ComparisonReport& report) {
    Names pairs;
    const bool byPlace = (a.named || a.arrays.size() == 1) && (b.named || b.arrays.size() == 1);
    if (byPlace) {
        for (std::size_t n = 0; n < std::min(a.arrays.size(), b.arrays.size()); ++n)
            pairs.emplace_back(a.arrays[n], b.arrays[n]);
        if (a.arrays.size() != b.arrays.size())
            report.unlike.push_back("the arrays: " + std::to_string(a.arrays.size()) + " in A, " +
                                    std::to_string(b.arrays.size()) + " in B");
        return pairs;
    }
    const auto without = [&report](const ComparedSide& one, const ComparedSide& other, const char* words) {
        for (const std::string& name : one.arrays)
            if (std::find(other.arrays.begin(), other.arrays.end(), name) == other.arrays.end())
                report.unlike.push_back(Text::fill(words, {name}));
    };
    for (const std::string& name : a.arrays)
        if (std::find(b.arrays.begin(), b.arrays.end(), name) != b.arrays.end())
            pairs.emplace_back(name, name);
    without(a, b, "A has “%1”, and B has not");
    without(b, a, "B has “%1”, and A has not");
    return pairs;
}

Result<StoredArray> readOne(const ComparedSide& side, const std::string& name) {
    auto arrays = readArrays(side.path, {name});
    if (!arrays) return arrays.error();
    return std::move(arrays.value().front());
}

std::string whatOf(const std::string& a, const std::string& b) {
    if (a.empty() && b.empty()) return "the table";
    return a == b || b.empty() ? printable(a)
           : a.empty()         ? printable(b)
                               : printable(a) + " and " + printable(b);
}

bool comparable(const StoredArray& a, const StoredArray& b) {
    return a.shape == b.shape || (a.shape.size() == 2 && b.shape.size() == 2);
}

/// The two arrays of the part that is compared last.
struct LastPart {
    std::vector<StoredArray> a, b;
    CellTolerance tolerance = {};
};

/// The positions of an array, as far as its shape tells: the longest axis but the last.
std::int64_t rowsOf(const StoredArray& array) {
    std::int64_t rows = 1;
    for (std::size_t n = 0; n + 1 < array.shape.size(); ++n)
        rows = std::max(rows, array.shape[n]);
    return rows;
}

void compareOne(const std::string& what, LastPart& last, std::optional<double> given,
                ComparisonReport& report) {
    const StoredArray a = squeezed(last.a.back()), b = squeezed(last.b.back());
    last.tolerance = cellTolerance(*a.cells, *b.cells, given);
    const CellsApart apart =
        given ? CellsApart{*given} : usuallyApart(*a.cells, *b.cells, std::max(rowsOf(a), rowsOf(b)));
    if (!given) sayStep(*a.cells, *b.cells, report);
    if (!comparable(a, b)) {
        report.unlike.push_back("the shape of " + what + ": " + extentsText(a.shape) + " in A, " +
                                extentsText(b.shape) + " in B");
        return;
    }
    report.compared.push_back(what);
    const ArrayField first(a), second(b);
    const NumberDifference found = differenceInNumbers(first, second, {}, apart);
    std::int64_t row = found.row;
    std::string place;
    // Of many axes the row is a place along all but the last.
    for (std::size_t n = a.shape.size(); a.shape.size() > 2 && n-- > 1; row /= a.shape[n - 1])
        place = groupedDigits(row % a.shape[n - 1]) + ", " + place;
    place = a.shape.size() > 2   ? "cell [" + place + groupedDigits(found.column) + "]"
            : a.shape.size() < 2 ? "number " + groupedDigits(found.column)
                                 : "row " + groupedDigits(row) + ", column " + groupedDigits(found.column);
    report.add({what, a.shape, b.shape, found, place, apart});
}

/// The rows that stand for the first axis, in which each row of a complex array has all its parts; a list is
/// a column.
std::shared_ptr<const Field> byFirstAxis(const StoredArray& array) {
    auto field = std::make_shared<ArrayField>(array);
    const bool whole = array.shape.size() == 2 || (array.shape.size() > 2 && !array.complex);
    if (whole || array.shape.empty() || array.count() > mostCellsInMemory) return field;
    TableMatrix cells(array.shape.front(), array.count() / array.shape.front());
    field->fill({0, field->rows()}, {0, field->columns()}, cells.data());
    return storedMatrix(cells);
}

/// All cells of the arrays as one table, those of the second array beside those of the first.
std::shared_ptr<const Field> tableOf(const std::vector<StoredArray>& arrays) {
    auto table = byFirstAxis(squeezed(arrays.front()));
    if (arrays.size() == 1) return table;
    return std::make_shared<ConcatenatedField>(std::move(table), byFirstAxis(squeezed(arrays.back())));
}

/// What the arrays of the last part are, where there are no others.
void addWordsOf(const LastPart& last, ComparisonReport& report) {
    WordedSide a{last.a}, b{last.b};
    const StoredArray left = squeezed(last.a.front()), right = squeezed(last.b.front());
    if (comparable(left, right) || left.shape.size() == right.shape.size()) {
        a.table = tableOf(last.a);
        b.table = tableOf(last.b);
    } else {
        report.sentences.push_back(
            Text::fill("No relation was looked for: A has %1 axes, and B has %2.",
                       {std::to_string(left.shape.size()), std::to_string(right.shape.size())}));
    }
    addWords(a, b, last.tolerance, report);
}

}  // namespace

void sayStep(const StoredTable& a, const StoredTable& b, ComparisonReport& report) {
    report.step = nameOf(coarserOf(a, b));
    report.ofCells = hasSmallType(a, b);
}

Failure compareArrays(const ComparedSide& a, const ComparedSide& b, std::optional<double> tolerance,
                      ComparisonReport& report) {
    const Names pairs = pairsOf(a, b, report);
    if (pairs.empty())
        return Error{{"%1 and %2 have no array of the same name: choose one of each with "
                      "FILE:TENSOR",
                      {a.path, b.path}},
                     ""};
    for (const auto& [side, name] : {std::pair{&a, "A"}, std::pair{&b, "B"}})
        if (side->unread > 0)
            report.notCompared.push_back(Text::fill("arrays in %2 of types that are not read: %1",
                                                    {std::to_string(side->unread), name}));
    LastPart last;
    const bool together = pairs.size() <= 2;  // cosines and sines
    for (const auto& [inA, inB] : pairs) {
        if (!together) last = {};
        auto later = std::async(std::launch::async, [&b, name = inB] { return readOne(b, name); });
        auto left = readOne(a, inA);
        auto right = later.get();
        if (!left) return left.error();
        if (!right) return right.error();
        last.a.push_back(std::move(left.value()));
        last.b.push_back(std::move(right.value()));
        compareOne(whatOf(inA, inB), last, tolerance, report);
    }
    const bool pair = last.a.size() == 1 || (a.named && b.named && last.a[0].shape == last.a[1].shape &&
                                             last.b[0].shape == last.b[1].shape);
    if (!report.equal() && together && pair) addWordsOf(last, report);
    return std::nullopt;
}

}  // namespace posiscope
