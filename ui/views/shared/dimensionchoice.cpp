#include "ui/views/shared/dimensionchoice.h"

#include <algorithm>

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

}  // namespace posiscope
