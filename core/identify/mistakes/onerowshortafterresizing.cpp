// SPDX-License-Identifier: GPL-3.0-or-later
// A grid that lost a row.
#include "core/identify/mistakes/mistakes.h"

namespace posiscope {

namespace {

constexpr Key<std::int64_t> heightKey{"height"};
constexpr Key<std::int64_t> widthKey{"width"};

std::vector<Variant> oneRowShortAfterResizingVariants(const Case& right) {
    std::vector<Variant> all;
    if (!right.grid()) return all;
    const std::int64_t height = right.values.get(heightKey);
    const std::int64_t width = right.values.get(widthKey);
    for (const auto& [h, w] :
         {std::pair{height - 1, width - 1}, std::pair{height - 1, width}, std::pair{height, width - 1}})
        for (Variant& each : remade(
                 right, {{heightKey.name, h}, {widthKey.name, w}},
                 Text(POSISCOPE_TR("core", "The grid has %1 × %2 places, not %3 × %4"),
                      {std::to_string(h), std::to_string(w), std::to_string(height), std::to_string(width)})))
            if (h * w == right.rows) all.push_back(std::move(each));
    return all;
}

}  // namespace

const Mistake& oneRowShortAfterResizingMistake() {
    static const Mistake mistake{.id = "one-row-short-after-resizing",
                                 .inItself = false,
                                 .changesValues = true,
                                 .variants = oneRowShortAfterResizingVariants};
    return mistake;
}

}  // namespace posiscope
