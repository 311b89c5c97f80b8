// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/deviations.h"
#include "core/identify/expectedrow.h"

namespace posiscope {

Deviation deviationOf(const Sheet& sheet, const Form& form, const Recipe& recipe, NumberKind cells,
                      Pace& pace) {
    constexpr std::int64_t often = 64;
    // An error of a few units of float64 is irrelevant to narrower cells.
    ExpectedRow expected(form, recipe, cells, cells != NumberKind::float64 && cells != NumberKind::exact);
    std::vector<double> row(static_cast<std::size_t>(sheet.columns()));
    Deviations found;
    for (std::int64_t r = 0; r < sheet.rows(); ++r) {
        if (r % often == 0) pace.at(static_cast<double>(r) / static_cast<double>(sheet.rows()));
        expected.at(r);
        sheet.row(r, row.data());
        found.add(r, row, expected.cells(), expected.tolerances());
    }
    return found.finish();
}

}  // namespace posiscope
