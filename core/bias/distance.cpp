#include "core/bias/distance.h"

#include <algorithm>

namespace posiscope {

Extremes DistanceCurves::extremes(std::int64_t curve, std::int64_t first, std::int64_t last) const {
    Extremes ends{value(curve, first), value(curve, first)};
    for (std::int64_t distance = first + 1; distance <= last; ++distance) {
        const double here = value(curve, distance);
        ends = {std::min(ends.minimum, here), std::max(ends.maximum, here)};
    }
    return ends;
}

}  // namespace posiscope
