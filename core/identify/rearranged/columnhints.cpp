// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/rearranged/columnhints.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace posiscope {

std::optional<ColumnHints> ColumnHints::of(const Sheet& sheet, NumberKind cells) {
    constexpr std::int64_t mostRows = 64;
    constexpr std::int64_t someColumns = 16;
    std::vector<std::int64_t> rows(static_cast<std::size_t>(std::min(sheet.rows(), mostRows)));
    std::iota(rows.begin(), rows.end(), 0);
    const Sample sample(sheet, rows);
    const double loose = 4 * roundingOf(cells) + 1e-6;
    ColumnHints hints;
    for (std::int64_t column = 0; column < sheet.columns();
         column += std::max<std::int64_t>(1, sheet.columns() / someColumns)) {
        const auto cell = [&](std::size_t n) { return sample.cells(static_cast<std::int64_t>(n))[column]; };
        double products = 0;
        double squares = 0;
        for (std::size_t n = 1; n + 1 < rows.size(); ++n) {
            products += cell(n) * (cell(n - 1) + cell(n + 1));
            squares += cell(n) * cell(n);
        }
        if (!(squares > 0)) continue;
        const double twice = std::clamp(products / squares, -2.0, 2.0);
        for (std::size_t n = 1; n + 1 < rows.size(); ++n)
            if (!(std::abs(cell(n - 1) + cell(n + 1) - twice * cell(n)) <= 2 * loose)) return std::nullopt;
        const double radians = std::acos(twice / 2);
        const double error = loose / std::max(1e-9, std::sin(radians));
        if (squares > 1 && radians > 0.05 && error < 0.2 * radians) hints.fast_.push_back({radians, error});
    }
    return hints;
}

bool ColumnHints::allow(double base, double denominator) const {
    const double perPair = std::log(base) / denominator;
    return std::all_of(fast_.begin(), fast_.end(), [perPair](const Fast& each) {
        const double pair = -std::log(each.radians) / perPair;
        return std::abs(pair - std::nearbyint(pair)) <= 0.01 + each.error / each.radians / perPair;
    });
}

}  // namespace posiscope
