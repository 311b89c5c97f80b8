#include "ui/plot/curvebands.h"

#include <algorithm>
#include <cmath>

#include "ui/plot/raster.h"

namespace posiscope {

CurveBands curveBands(const DistanceCurves& curves, std::int64_t curve, const QCPRange& range, int pixels,
                      const Pulse& pulse) {
    CurveBands made;
    const std::int64_t nearest = curves.nearest();
    const std::int64_t count = curves.farthest() - nearest + 1;
    made.banded = range.size() / std::max(1, pixels) > 1;
    if (!made.banded) {
        // One more on both sides, so that lines reach the edges.
        const auto clamped = [&](double at) {
            return std::clamp(static_cast<std::int64_t>(at), nearest, curves.farthest());
        };
        const std::int64_t last = clamped(std::ceil(range.upper) + 1);
        for (std::int64_t at = clamped(std::floor(range.lower) - 1); at <= last; ++at)
            made.points << QPointF(static_cast<double>(at), curves.value(curve, at));
        return made;
    }
    const auto shift = static_cast<double>(nearest);
    std::vector<IndexRange> runs = pixelRuns(range.lower - shift, range.upper - shift, pixels, count);
    // Runs are of cells around their distances; the distance at the very end of the axis counts as well.
    const auto last = static_cast<std::int64_t>(std::floor(range.upper - shift + 1e-9));
    if (!runs.empty() && last >= 0 && last < count && last >= runs.back().end())
        runs.back().count = last + 1 - runs.back().first;
    for (std::size_t pixel = 0; pixel < runs.size(); ++pixel) {
        const IndexRange run = runs[pixel];
        if (run.count == 0) continue;
        if (pulse && !pulse()) break;
        if (made.bands.empty()) made.firstPixel = static_cast<int>(pixel);
        made.bands.push_back(curves.range(curve, nearest + run.first, nearest + run.end() - 1));
    }
    return made;
}

}  // namespace posiscope
