// SPDX-License-Identifier: GPL-3.0-or-later
// Columns that are permuted, or selected from a wider table.
#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/identify/rearranged/rearranged.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

/// The widths to try: this many columns, or more where some may be missing.
std::vector<std::int64_t> widthsFor(std::int64_t columns, bool all) {
    if (all) return {columns};
    std::vector<std::int64_t> widths{columns};
    for (const std::int64_t usual :
         {64, 128, 256, 512, 768, 1024, 16, 32, 48, 80, 96, 160, 192, 320, 384, 640})
        if (usual > columns) widths.push_back(usual);
    return widths;
}

/// Whether the columns are pairs at equal distances in a wider table. Any series of frequencies is such a
/// part of some table.
bool areSpreadEvenly(const std::vector<std::int64_t>& columns) {
    if (columns.size() < 4) return false;
    const std::int64_t step = columns[2] - columns[0];
    bool even = step > 2;
    for (std::size_t n = 2; n < columns.size(); ++n)
        even = even && columns[n] - columns[n - 2] == step;
    return even;
}

}  // namespace

std::optional<Identity> rearrangedColumns(const Subjects& subjects, const Expectation* expected, bool all) {
    if (!holdsSines(subjects)) return std::nullopt;
    for (const Sheet& sheet : subjects.sheets) {
        if (sheet.rows() < fewestRows || sheet.columns() < fewestColumns || sheet.columnAxes().size() != 1)
            continue;
        subjects.pace.step();
        const auto hints = ColumnHints::of(sheet, subjects.cells);
        // Over a grid columns have no such frequencies; what was expected says them.
        if (!hints && expected == nullptr) continue;
        const Sample sample(sheet, tellingRows(sheet.rows()));
        for (const std::int64_t width : widthsFor(sheet.columns(), all || expected != nullptr))
            for (const Meaning& meaning : meaningsOf(expected, nullptr, width, hints ? &*hints : nullptr)) {
                subjects.pace.step();
                const auto count = static_cast<std::int64_t>(meaning.columns.contents.size());
                if (count < sheet.columns()) continue;
                const std::vector<std::int64_t> columns = matchingColumns(subjects, sheet, sample, meaning);
                if (expected == nullptr && areSpreadEvenly(columns)) continue;
                if (auto found = answerInColumns(subjects, sheet, meaning, columns)) return found;
            }
    }
    return std::nullopt;
}

}  // namespace posiscope
