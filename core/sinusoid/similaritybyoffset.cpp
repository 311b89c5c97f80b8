// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sinusoid/similaritybyoffset.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "core/math/anglebatch.h"
#include "core/math/simd/kernels.h"

namespace posiscope {

namespace {

// Offsets that share an anchor, in their middle: cos(a ± b) = cos a cos b ∓ sin a sin b. Anchors
// are multiples of the offsetsPerAnchor, so that a value does not depend on which others are asked for.
constexpr std::int64_t farthestFromAnchor = offsetsPerAnchor / 2;
static_assert(farthestFromAnchor + 1 == std::int64_t{cosineSteps});
constexpr std::size_t group = 16;  // pairs that are added among themselves first, for their precision

std::int64_t anchorNear(std::int64_t offset) {
    return (offset + farthestFromAnchor) & ~(offsetsPerAnchor - 1);
}

/// The distances from their anchors that some offsets need.
IndexRange stepsOf(IndexRange offsets) {
    const std::int64_t last = offsets.end() - 1;
    if (anchorNear(offsets.first) != anchorNear(last)) return {0, farthestFromAnchor + 1};
    const std::int64_t a = offsets.first - anchorNear(last);
    const std::int64_t b = last - anchorNear(last);
    const std::int64_t least = a <= 0 && b >= 0 ? 0 : std::min(std::abs(a), std::abs(b));
    return {least, std::max(std::abs(a), std::abs(b)) - least + 1};
}

}  // namespace

void similarityByOffset(std::span<const Frequency> frequencies, IndexRange offsets, double* out) {
    if (offsets.count <= 0) return;
    const IndexRange steps = stepsOf(offsets);
    const auto count = static_cast<std::size_t>(steps.count);
    const std::int64_t firstAnchor = anchorNear(offsets.first);
    const auto blocks =
        static_cast<std::size_t>((anchorNear(offsets.end() - 1) - firstAnchor) / offsetsPerAnchor + 1);
    std::vector<double> room(4 * blocks * count, 0.0);
    const auto sumsOf = [&](std::size_t at) {
        double* const sums = room.data() + 4 * at * count;
        return CosineSums{sums, sums + count, sums + 2 * count, sums + 3 * count};
    };
    double sine[group];
    double cosine[group];
    std::vector<double> stepSine(group * count, 0.0);
    std::vector<double> stepCosine(group * count, 1.0);
    const bool isAnchor = steps.first == 0 && steps.count == 1;  // it is no step away
    for (std::size_t first = 0; first < frequencies.size(); first += group) {
        const auto part = frequencies.subspan(first, std::min(group, frequencies.size() - first));
        for (std::size_t i = 0; i < part.size() && !isAnchor; ++i)
            sinCosOfEach(
                count, [&](std::size_t t) { return part[i].at(steps.first + static_cast<std::int64_t>(t)); },
                &stepSine[i * count], &stepCosine[i * count]);
        for (std::size_t at = 0; at < blocks; ++at) {
            sinCosOfAll(part, 2 * (firstAnchor + static_cast<std::int64_t>(at) * offsetsPerAnchor), sine,
                        cosine);
            kernels().addCosines(sine, cosine, part.size(), stepSine.data(), stepCosine.data(), count, count,
                                 sumsOf(at));
        }
    }
    for (std::int64_t n = 0; n < offsets.count; ++n) {
        const std::int64_t anchor = anchorNear(offsets.first + n);
        const std::int64_t away = offsets.first + n - anchor;
        const CosineSums sums = sumsOf(static_cast<std::size_t>((anchor - firstAnchor) / offsetsPerAnchor));
        const std::int64_t step = std::abs(away) - steps.first;
        out[n] =
            away >= 0 ? sums.ahead[step] + sums.aheadLost[step] : sums.behind[step] + sums.behindLost[step];
    }
}

}  // namespace posiscope
