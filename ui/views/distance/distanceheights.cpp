// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/distance/distanceheights.h"

#include <algorithm>

#include "core/parameters/viewkeys.h"

namespace posiscope {

namespace {

/// How finely curves are looked at: no distance is left out, whatever the number is.
constexpr int columns = 512;

std::optional<Interval> heightsOf(const DistanceRequest& request, const Progress& proceed) {
    std::optional<Interval> all;
    for (const Envelope& bands : envelopesOf(request, proceed)) {
        const auto own = heightsOf(bands);
        if (!own) continue;
        all = all ? Interval{std::min(all->lowest, own->lowest), std::max(all->highest, own->highest)} : *own;
    }
    return all;
}

}  // namespace

void DistanceHeights::ask(const Snapshot& snapshot, double from, double to, const Waiting& waiting) {
    const DistanceRequest request{
        curvesInRange(snapshot),
        {from, to, columns, hasLogarithmicDistances(snapshot), snapshot.state.get(keys::distanceWindow)}};
    answer_.ask(request, waiting, [request](const Progress& proceed) -> Result<std::optional<Interval>> {
        return heightsOf(request, proceed);
    });
}

QCPRange DistanceHeights::range(const Snapshot& snapshot) const {
    Interval ends{snapshot.model->distance()->range().lowest, snapshot.model->distance()->range().highest};
    if (const auto* found = answer_.get(); found != nullptr && *found) ends = **found;
    constexpr double room = 0.06;
    const double reach = ends.highest - ends.lowest;
    const double beyond = reach > 0 ? room * reach : 1;
    return {ends.lowest - beyond, ends.highest + beyond};
}

}  // namespace posiscope
