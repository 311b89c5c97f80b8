// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/uniquewords.h"

#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

Text whichRows(const NearestRows& nearest, const Model& model) {
    if (nearest.everywhere && nearest.apart() == 1) return POSISCOPE_TR("core", "any two neighbours");
    if (nearest.everywhere)
        return {POSISCOPE_TR("core", "any two positions %1 apart"), {groupedDigits(nearest.apart())}};
    return {POSISCOPE_TR("core", "positions %1 and %2"),
            {model.positions().at(nearest.first).written(), model.positions().at(nearest.second).written()}};
}

}  // namespace

Text nearestWords(const Uniqueness& found, const Model& model, int digits) {
    if (!found.nearest) return POSISCOPE_TR("core", "no two rows to compare");
    const bool all = comparesAllRows(found, model) || found.nearest->areEqual();  // nothing is nearer
    Text words = Text(POSISCOPE_TR("core", "equal rows: %1")).with(whichRows(*found.nearest, model));
    if (!found.nearest->areEqual())
        words = Text(POSISCOPE_TR("core", "smallest distance %1: %2"))
                    .with(Text::asIs((all ? "" : "≤ ") + withDigits(found.nearest->distance, digits)))
                    .with(whichRows(*found.nearest, model));
    if (!all)
        words = Text(POSISCOPE_TR("core",
                                  "%1, of the first %2 rows alone (all pairs of more rows take too long)"))
                    .with(std::move(words))
                    .with(Text::asIs(groupedDigits(found.compared)));
    if (found.leftOut > 0)
        words = Text(POSISCOPE_TR("core", "%1, rows with NaN or infinity left out: %2"))
                    .with(std::move(words))
                    .with(Text::asIs(groupedDigits(found.leftOut)));
    return words;
}

}  // namespace posiscope
