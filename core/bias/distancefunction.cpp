// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bias/distancefunction.h"

#include <algorithm>

namespace posiscope {

Interval DistanceFunction::range(std::int64_t nearest, std::int64_t farthest) const {
    const std::vector<LinePiece> all = pieces(nearest, farthest);
    Interval ends{value(nearest), value(nearest)};
    for (std::size_t n = 0; n < all.size(); ++n) {
        const std::int64_t last = n + 1 < all.size() ? all[n + 1].first - 1 : farthest;
        ends.include(value(all[n].first));
        ends.include(value(last));
    }
    return ends;
}

double LineFunction::value(std::int64_t distance) const {
    const auto steps = static_cast<double>(symmetric_ ? std::abs(distance) : distance);
    // + 0: a distance of 0 has the value 0, not −0.
    return roundTo(product_, slope_ * roundTo(distance_, steps)) + 0.0;
}

/// The end of the run of equal values that begins at `distance`: on one side of 0 f only rises or falls.
std::int64_t LineFunction::sameUntil(std::int64_t distance, std::int64_t end) const {
    if (distance < 0) end = std::min<std::int64_t>(end, 0);
    const double here = value(distance);
    const auto isSame = [&](std::int64_t at) {
        const double there = value(at);
        return there == here || (std::isnan(there) && std::isnan(here));
    };
    std::int64_t last = distance;
    std::int64_t step = 1;
    for (; last + step < end && isSame(last + step); step *= 2)
        last += step;
    std::int64_t other = std::min(last + step, end);
    while (other - last > 1) {
        const std::int64_t middle = last + (other - last) / 2;
        (isSame(middle) ? last : other) = middle;
    }
    return other;
}

std::vector<LinePiece> LineFunction::pieces(std::int64_t nearest, std::int64_t farthest) const {
    constexpr int fewBits = 11;
    std::vector<LinePiece> all;
    if (std::min(significandOf(distance_), significandOf(product_)) > fewBits) {
        const double ahead = symmetric_ ? -slope_ : slope_;
        all.push_back({nearest, value(nearest), nearest < 0 ? ahead : slope_});
        if (symmetric_ && nearest < 0 && farthest >= 0) all.push_back({0, 0, slope_});
        return all;
    }
    for (std::int64_t at = nearest; at <= farthest; at = sameUntil(at, farthest + 1))
        all.push_back({at, value(at), 0});
    return all;
}

std::size_t PiecewiseFunction::pieceAt(std::int64_t distance) const {
    const auto next =
        std::upper_bound(pieces_.begin(), pieces_.end(), distance,
                         [](std::int64_t at, const LinePiece& piece) { return at < piece.first; });
    return next == pieces_.begin() ? 0 : static_cast<std::size_t>(next - pieces_.begin()) - 1;
}

double PiecewiseFunction::value(std::int64_t distance) const {
    const LinePiece& piece = pieces_[pieceAt(distance)];
    return piece.value + piece.slope * static_cast<double>(distance - piece.first);
}

std::vector<LinePiece> PiecewiseFunction::pieces(std::int64_t nearest, std::int64_t farthest) const {
    // The piece of `nearest` begins there.
    std::size_t n = pieceAt(nearest);
    std::vector<LinePiece> inside{{nearest, value(nearest), pieces_[n].slope}};
    for (++n; n < pieces_.size() && pieces_[n].first <= farthest; ++n)
        inside.push_back(pieces_[n]);
    return inside;
}

SecondSum::SecondSum(std::span<const LinePiece> pieces) {
    long double once = 0;   // Σ f before the piece
    long double twice = 0;  // S before the piece
    for (std::size_t n = 0; n < pieces.size(); ++n) {
        const auto v = static_cast<long double>(pieces[n].value);
        const auto s = static_cast<long double>(pieces[n].slope);
        // S(first + t) = twice + once (t+1) + v (t+1)(t+2)/2 + s t(t+1)(t+2)/6.
        parts_.push_back({pieces[n].first, twice + once + v, once + 1.5L * v + s / 3, v / 2 + s / 2, s / 6});
        if (n + 1 == pieces.size()) break;
        const auto count = static_cast<long double>(pieces[n + 1].first - pieces[n].first);
        twice += once * count + v * count * (count + 1) / 2 + s * (count - 1) * count * (count + 1) / 6;
        once += v * count + s * count * (count - 1) / 2;
    }
}

long double SecondSum::at(std::int64_t distance, std::size_t& hint) const {
    if (distance < parts_.front().first) return 0;
    if (hint >= parts_.size() || parts_[hint].first > distance ||
        (hint + 4 < parts_.size() && parts_[hint + 4].first <= distance)) {
        const auto next = std::upper_bound(parts_.begin(), parts_.end(), distance,
                                           [](std::int64_t at, const Part& part) { return at < part.first; });
        hint = static_cast<std::size_t>(next - parts_.begin()) - 1;
    }
    while (hint + 1 < parts_.size() && parts_[hint + 1].first <= distance)
        ++hint;
    const Part& part = parts_[hint];
    const auto t = static_cast<long double>(distance - part.first);
    return part.constant + t * (part.linear + t * (part.square + t * part.cube));
}

}  // namespace posiscope
