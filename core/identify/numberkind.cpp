// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/numberkind.h"

#include <algorithm>
#include <cmath>

namespace posiscope {

NumberKind kindOf(CellType type) {
    if (type == CellType::float32) return NumberKind::float32;
    if (type == CellType::float16) return NumberKind::float16;
    if (type == CellType::bfloat16) return NumberKind::bfloat16;
    return NumberKind::float64;
}

NumberKind kindOf(const StoredTable& table) {
    return printedForm(table.printed()) ? table.printed() : kindOf(table.cellType());
}

bool isNarrow(NumberKind kind) {
    return !printedForm(kind) && significandOf(kind) <= significandOf(NumberKind::float16);
}

NumberKind narrowestKind(const std::vector<double>& numbers, NumberKind widest) {
    if (printedForm(widest)) return widest;
    constexpr int telling = 8;  // at least this many numbers are no multiples of 1/4
    const auto tells = [](double x) { return std::isfinite(x) && std::nearbyint(4 * x) != 4 * x; };
    if (std::count_if(numbers.begin(), numbers.end(), tells) < telling) return widest;
    for (const NumberKind kind : {NumberKind::bfloat16, NumberKind::float16, NumberKind::tf32,
                                  NumberKind::float32, NumberKind::float64}) {
        if (kind == widest) return widest;
        if (significandOf(kind) > significandOf(widest)) continue;
        if (std::all_of(numbers.begin(), numbers.end(),
                        [&](double x) { return !std::isfinite(x) || roundTo(kind, x) == x; }))
            return kind;
    }
    return widest;
}

}  // namespace posiscope
