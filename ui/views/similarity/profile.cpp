// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/similarity/profile.h"

#include <algorithm>
#include <utility>

namespace posiscope {

namespace {

/// One point a position, or the exact average where a pixel holds several.
Envelope pointsOf(const RasterMeans& means, double first) {
    const std::vector<IndexRange>& runs = means.x.runs;
    Envelope curve;
    if (means.means.size() != runs.size()) return curve;
    for (std::size_t n = 0; n < runs.size(); ++n)
        curve.points << QPointF(first + static_cast<double>(2 * runs[n].first + runs[n].count - 1) / 2,
                                static_cast<double>(means.means[n]));
    return curve;
}

bool isSingle(const IndexRange& run) {
    return run.count == 1;
}

}  // namespace

Profile::Profile(QObject* receiver, const std::function<void()>& arrived)
    : means_(receiver, arrived, [] {}),
      bands_(
          receiver, arrived, [] {}, AsyncWork::Begin::afterRest) {}

Envelope Profile::curve(const ProfileRequest& request, const Waiting& waiting) {
    const auto first = static_cast<double>(request.first);
    const double row = static_cast<double>(request.reference) - first;
    const auto means = means_.get(
        request.matrix, {{request.pixels, 1}, request.from - first, request.to - first, row - 0.5, row + 0.5},
        waiting);
    Envelope curve = bandsOr(pointsOf(*means, first), request, waiting);
    showsCells_ = !curve.bands.empty() || std::ranges::all_of(means->x.runs, isSingle);
    return curve;
}

/// From the least to the greatest similarity under each pixel where a pixel holds several; the averages
/// in `means` until they are there, where a pixel holds one, and where every cell takes too long.
Envelope Profile::bandsOr(Envelope means, const ProfileRequest& request, const Waiting& waiting) {
    const auto first = static_cast<double>(request.first);
    const RowRequest row{request.matrix, request.reference - request.first, request.from - first,
                         request.to - first, request.pixels};
    // Of more numbers only the averages can be had.
    const double most = waiting.untilDone ? 0x1p36 : 0x1p31;
    if (!row.isDense() || (request.to - request.from) * request.perCell > most) return means;
    bands_.ask(row, waiting, [row](const Progress& proceed) { return rowBands(row, proceed); });
    if (!bands_.isAnswerTo(row) || bands_.get() == nullptr) return means;
    Envelope banded;
    banded.bands = *bands_.get();
    const auto isNone = [](const Interval& band) { return band.isNone(); };
    const auto begin = std::ranges::find_if_not(banded.bands, isNone);
    banded.firstPixel = static_cast<int>(begin - banded.bands.begin());
    banded.bands.erase(banded.bands.begin(), begin);
    while (!banded.bands.empty() && banded.bands.back().isNone())
        banded.bands.pop_back();
    return banded;
}

}  // namespace posiscope
