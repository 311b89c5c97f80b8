// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/families/families.h"

#include <array>

namespace posiscope {

std::span<const Recognise> tableFamilies() {
    static constexpr std::array<Recognise, 20> families{
        recogniseAlibi,  recogniseBuckets,  recogniseSwin,        recogniseTurned,
        recogniseNope,   recogniseCope,     recogniseKerple,      recogniseSteps,
        recogniseFire,   recogniseDistance, recogniseContentBias, recognisePositionIds,
        recognisePairs,  recogniseGrid,     recogniseFeatures,    recogniseAxial,
        recogniseAngles, recogniseDivisors, recogniseFrequencies, recogniseRandom};
    return families;
}

/// Biases and buckets as a function of key − query: the transposed matrix.
std::optional<Identity> recogniseTurned(const Input& input) {
    Input turned = input;
    turned.turned = true;
    for (auto* const recognise : {recogniseAlibi, recogniseBuckets}) {
        auto found = recognise(turned);
        if (!found) continue;
        found->storage.form += "-key-minus-query";
        found->evidence.emplace_back(POSISCOPE_TR("core", "distances count key − query"));
        return found;
    }
    return std::nullopt;
}

}  // namespace posiscope
