// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bias/distancecurves.h"

namespace posiscope {

Interval DistanceCurves::range(std::int64_t curve, std::int64_t first, std::int64_t last) const {
    Interval ends = Interval::none();
    for (std::int64_t distance = first; distance <= last; ++distance)
        ends.include(value(curve, distance));
    return ends;
}

}  // namespace posiscope
