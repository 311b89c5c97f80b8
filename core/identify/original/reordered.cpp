// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/original/reordered.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/identify/hypothesis.h"
#include "core/identify/learnedsheet.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

using Columns = std::vector<std::vector<double>>;

/// Empty where some cells are no finite numbers.
Columns columnsOf(const Sheet& sheet, Pace& pace) {
    constexpr std::int64_t often = 64;
    Columns columns(static_cast<std::size_t>(sheet.columns()));
    std::vector<double> row(columns.size());
    for (std::int64_t r = 0; r < sheet.rows(); ++r) {
        if (r % often == 0) pace.step();
        sheet.row(r, row.data());
        for (std::size_t j = 0; j < row.size(); ++j) {
            if (!std::isfinite(row[j])) return {};
            columns[j].push_back(row[j]);
        }
    }
    return columns;
}

/// Which column of the original each column is, and which have the other sign; empty where some are none.
struct Order {
    std::vector<std::int64_t> from;
    std::int64_t negated = 0;

    bool isKept() const { return std::ranges::is_sorted(from); }
};

Order orderOf(const Columns& original, Columns table) {
    std::multimap<std::vector<double>, std::int64_t> places;
    for (std::size_t j = 0; j < original.size(); ++j)
        places.emplace(original[j], static_cast<std::int64_t>(j));
    Order order;
    for (auto& column : table) {
        auto found = places.find(column);
        if (found == places.end()) {
            for (double& cell : column)
                cell = cell == 0 ? 0 : -cell;
            found = places.find(column);
            if (found == places.end()) return {};
            ++order.negated;
        }
        order.from.push_back(found->second);
        places.erase(found);
    }
    return order;
}

std::string firstOf(const std::vector<std::int64_t>& numbers) {
    constexpr std::size_t most = 16;
    std::string words;
    for (std::size_t n = 0; n < std::min(most, numbers.size()); ++n)
        words += (n == 0 ? "" : ", ") + groupedDigits(numbers[n]);
    return numbers.size() > most ? words + ", …" : words;
}

Identity answerOf(const Input& input, const Sheet& sheet, const Order& order) {
    Identity answer = recognisedAs("learned");
    answer.ownNumbers = 1;
    answer.options = {{keys::dModel.name, sheet.columns()}, {keys::maxLen.name, sheet.rows()}};
    answer.storage.form = "rows";
    answer.storage.axisOrder = {"position", "column"};
    answer.storage.rows = sheet.rows();
    answer.storage.columns = sheet.columns();
    answer.rounding.table = nameOf(input.cells);
    answer.asExpected = false;
    if (!order.isKept())
        answer.mistakes.push_back(
            {"columns-permuted",
             Text(
                 POSISCOPE_TR("core",
                              "Columns are the original's in another order: %1. Dot products of rows are the "
                              "same"),
                 {firstOf(order.from)}),
             POSISCOPE_TR("core", "all columns")});
    if (order.negated > 0)
        answer.mistakes.push_back(
            {"columns-negated",
             Text(POSISCOPE_TR("core", "Columns with the other sign than in the original: %1 of %2"),
                  {groupedDigits(order.negated), groupedDigits(sheet.columns())}),
             POSISCOPE_TR("core", "some columns")});
    return answer;
}

}  // namespace

std::optional<Identity> identifyReordered(const Input& input, const OriginalTable& original) {
    constexpr std::int64_t fewestRows = 4;
    const auto originals = learnedSheets(original.array);
    const auto tables = learnedSheets(input.arrays.front());
    if (originals.empty() || tables.empty() || original.grid || input.arrays.size() != 1) return std::nullopt;
    const Sheet& from = originals.front().sheet;
    const Sheet& table = tables.front().sheet;
    if (from.rows() != table.rows() || from.columns() != table.columns() || table.rows() < fewestRows ||
        table.rows() > mostLearnedCells / table.columns())
        return std::nullopt;
    const Order order = orderOf(columnsOf(from, input.pace), columnsOf(table, input.pace));
    if (order.from.empty() || (order.isKept() && order.negated == 0)) return std::nullopt;
    return answerOf(input, table, order);
}

}  // namespace posiscope
