// SPDX-License-Identifier: GPL-3.0-or-later
// Colour bars whose ends a person has chosen.
#pragma once

#include <qcustomplot.h>

#include <optional>

#include "core/parameters/viewkeys.h"
#include "core/state/snapshot.h"

namespace posiscope {

/// The chosen ends of a colour bar, or nothing where they are automatic. A − B has its own: what lies between
/// A and B is of another size than A and B.
inline std::optional<QCPRange> chosenLimits(const Snapshot& snapshot, Key<NumberList> key) {
    const NumberList& limits =
        snapshot.state.get(snapshot.model->isDifference() ? keys::differenceLimits : key);
    if (limits.size() != 2) return std::nullopt;
    return QCPRange(limits[0], limits[1]);
}

/// How far below 0 the colours of similarities reach, as a share of the largest value: the least of 0, ¼, ½
/// and 1 that covers the smallest one.
inline double reachBelow(double smallest, double largest) {
    for (const double share : {0.0, 0.25, 0.5})
        if (smallest >= -share * largest - 1e-6 * largest) return share;
    return 1;
}

}  // namespace posiscope
