// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/mistakes/mistakes.h"

#include <algorithm>

namespace posiscope {

std::span<const Mistake* const> mistakes() {
    static const std::vector<const Mistake*> all = [] {
        std::vector<const Mistake*> rows;
        for (const auto& table :
             {spectrumMistakes(), positionsMistakes(), scalingMistakes(), roundingMistakes()})
            for (const Mistake& row : table)
                rows.push_back(&row);
        std::ranges::stable_partition(rows, &Mistake::changesValues);
        return rows;
    }();
    return all;
}

}  // namespace posiscope
