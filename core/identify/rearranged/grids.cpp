// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/rearranged/grids.h"

#include <algorithm>
#include <array>

#include "core/parameters/keys.h"

namespace posiscope {

std::span<const GridKind> gridKinds() {
    static constexpr std::array kinds{GridKind{"mae", false, true}, GridKind{"detr", false, false},
                                      GridKind{"detr", true, false}, GridKind{"tensor2tensor", false, false}};
    return kinds;
}

std::optional<Meaning> gridMeaning(const GridKind& kind, const GridSides& sides, std::int64_t columns,
                                   double base) {
    OptionValues options{{"form", std::string(kind.form)},
                         {"height", sides.height},
                         {"width", sides.width},
                         {keys::dModel.name, columns},
                         {keys::base.name, base}};
    if (kind.form == std::string("detr")) options.emplace_back("normalise", kind.normalise);
    return meaningOf("sinusoidal-2d", std::move(options));
}

std::int64_t rowsBeforeGrid(const Sheet& sheet) {
    constexpr std::int64_t most = 8;
    std::vector<double> cells(static_cast<std::size_t>(sheet.columns()));
    for (std::int64_t row = 0; row < std::min(most, sheet.rows()); ++row) {
        sheet.row(row, cells.data());
        if (std::any_of(cells.begin(), cells.end(), [](double cell) { return cell != 0; })) return row;
    }
    return 0;
}

}  // namespace posiscope
