#include "ui/views/distanceheights.h"

#include <algorithm>

#include "core/parameters/viewkeys.h"

namespace posiscope {

namespace {

/// How finely curves are looked at: no distance is left out, whatever the number is.
constexpr int columns = 512;

std::optional<Extremes> heightsOf(const CurveSource::Request& request, const Progress& proceed) {
    std::optional<Extremes> all;
    for (const CurveBands& bands : CurveSource::compute(request, [&] { return !proceed || proceed(0); })) {
        const auto own = heightsOf(bands);
        if (!own) continue;
        all =
            all ? Extremes{std::min(all->minimum, own->minimum), std::max(all->maximum, own->maximum)} : *own;
    }
    return all;
}

}  // namespace

void DistanceHeights::ask(const Scene& scene, double from, double to, bool waits,
                          const std::function<bool()>& pulse) {
    const CurveSource::Request request{
        curvesInRange(scene),
        {from, to, columns, hasLogarithmicDistances(scene), scene.state.get(keys::distanceWindow)}};
    answer_.ask(request, CurveSource::workOf(request), waits, pulse,
                [request](const Progress& proceed) -> Result<std::optional<Extremes>> {
                    return heightsOf(request, proceed);
                });
}

QCPRange DistanceHeights::range(const Scene& scene) const {
    Extremes ends{scene.model->distance()->lowest(), scene.model->distance()->highest()};
    if (const auto* found = answer_.get(); found != nullptr && *found) ends = **found;
    constexpr double room = 0.06;
    const double reach = ends.maximum - ends.minimum;
    const double beyond = reach > 0 ? room * reach : 1;
    return {ends.minimum - beyond, ends.maximum + beyond};
}

}  // namespace posiscope
