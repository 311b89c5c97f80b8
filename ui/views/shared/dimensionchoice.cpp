// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/shared/dimensionchoice.h"

#include <algorithm>

#include "core/parameters/keys.h"
#include "core/parameters/viewkeys.h"

namespace posiscope {

Indices toggled(Indices chosen, std::int64_t index) {
    const auto found = std::lower_bound(chosen.begin(), chosen.end(), index);
    if (found == chosen.end() || *found != index)
        chosen.insert(found, index);
    else if (chosen.size() > 1)
        chosen.erase(found);
    return chosen;
}

Indices extendedTo(const Indices& chosen, std::int64_t dimension) {
    if (chosen.empty()) return {dimension};
    Indices all;
    for (std::int64_t each = std::min(chosen.front(), dimension); each <= std::max(chosen.front(), dimension);
         ++each)
        all.push_back(each);
    return all;
}

std::int64_t dimensionOfPair(const Model& model, std::int64_t pair, std::int64_t cursor) {
    const std::int64_t own = model.dimensionOf(pair, model.column(cursor).role);
    return std::max<std::int64_t>(0, own >= 0 ? own : model.dimensionOf(pair, Role::sine));
}

Edit clickOnPair(const Snapshot& snapshot, std::int64_t pair, bool toggles) {
    const Indices chosen = snapshot.state.get(keys::clockPairs);
    return [pairs = toggles ? toggled(chosen, pair) : chosen,
            j = dimensionOfPair(*snapshot.model, pair, snapshot.state.get(keys::dimension))](State& state) {
        state.set(keys::dimension, j);
        state.set(keys::clockPairs, pairs);
    };
}

}  // namespace posiscope
