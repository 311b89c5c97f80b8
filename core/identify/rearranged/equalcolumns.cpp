// SPDX-License-Identifier: GPL-3.0-or-later
// Columns that are equal in the sampled rows, and differ in others.
#include <algorithm>
#include <cmath>
#include <map>

#include "core/identify/expectedrow.h"
#include "core/identify/rearranged/rearranged.h"

namespace posiscope {

namespace {

using Group = std::vector<std::size_t>;

/// The columns that are equal in all rows of the sample, those that have no equal ones left out.
std::vector<Group> equalColumns(const Sample& sample) {
    std::map<std::vector<double>, Group> all;
    const std::size_t rows = sample.rows().size();
    std::vector<double> cells(rows);
    for (std::int64_t j = 0; j < sample.columns(); ++j) {
        for (std::size_t n = 0; n < rows; ++n)
            cells[n] = sample.cells(static_cast<std::int64_t>(n))[j];
        all[cells].push_back(static_cast<std::size_t>(j));
    }
    std::vector<Group> groups;
    for (auto& [key, group] : all)
        if (group.size() > 1) groups.push_back(std::move(group));
    return groups;
}

/// Sums of cells over all rows, with weights that differ from row to row.
struct Sums {
    std::vector<double> found, meant;  ///< of the table's columns, and of the encoding's

    Sums(const Subjects& subjects, const Sheet& sheet, const Meaning& meaning,
         const std::vector<Group>& groups, const std::vector<std::int64_t>& columns)
        : found(columns.size()), meant(meaning.columns.contents.size()) {
        constexpr double golden = 0.6180339887498949;
        constexpr std::int64_t often = 16;
        ExpectedRow expected(meaning.columns, meaning.recipe, subjects.cells);
        std::vector<double> cells(columns.size());
        for (std::int64_t row = 0; row < sheet.rows(); ++row) {
            if (row % often == 0) subjects.pace.step();
            expected.at(row);
            sheet.row(row, cells.data());
            const double weight = 1 + std::fmod(golden * static_cast<double>(row), 1);
            for (const Group& group : groups)
                for (const std::size_t column : group) {
                    const auto own = static_cast<std::size_t>(columns[column]);
                    found[column] += weight * cells[column];
                    meant[own] += weight * roundTo(subjects.cells, expected.cells()[own]);
                }
        }
    }
};

}  // namespace

void settleEqualColumns(const Subjects& subjects, const Sheet& sheet, const Sample& sample,
                        const Meaning& meaning, std::vector<std::int64_t>& columns) {
    const std::vector<Group> groups = equalColumns(sample);
    if (groups.empty()) return;
    const Sums sums(subjects, sheet, meaning, groups, columns);
    for (Group group : groups) {
        std::vector<std::int64_t> own;
        for (const std::size_t column : group)
            own.push_back(columns[column]);
        std::stable_sort(group.begin(), group.end(),
                         [&sums](std::size_t a, std::size_t b) { return sums.found[a] < sums.found[b]; });
        std::stable_sort(own.begin(), own.end(), [&sums](std::int64_t a, std::int64_t b) {
            return sums.meant[static_cast<std::size_t>(a)] < sums.meant[static_cast<std::size_t>(b)];
        });
        for (std::size_t n = 0; n < group.size(); ++n)
            columns[group[n]] = own[n];
    }
}

}  // namespace posiscope
