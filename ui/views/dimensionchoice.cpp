#include "ui/views/dimensionchoice.h"

#include <algorithm>

namespace posiscope {

Indices toggled(Indices chosen, std::int64_t dimension) {
    const auto found = std::lower_bound(chosen.begin(), chosen.end(), dimension);
    if (found == chosen.end() || *found != dimension)
        chosen.insert(found, dimension);
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

}  // namespace posiscope
