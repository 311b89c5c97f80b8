// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/families/families.h"

#include <array>

namespace posiscope {

std::span<const TableFamily> tableFamilies() {
    static constexpr std::array families{TableFamily{"alibi", recogniseAlibi},
                                         TableFamily{"buckets", recogniseBuckets},
                                         TableFamily{"swin", recogniseSwin},
                                         TableFamily{"turned", recogniseTurned},
                                         TableFamily{"nope", recogniseNope},
                                         TableFamily{"cope", recogniseCope},
                                         TableFamily{"kerple", recogniseKerple},
                                         TableFamily{"steps", recogniseSteps},
                                         TableFamily{"fire", recogniseFire},
                                         TableFamily{"distance", recogniseDistance},
                                         TableFamily{"content-bias", recogniseContentBias},
                                         TableFamily{"pairs", recognisePairs},
                                         TableFamily{"grid", recogniseGrid},
                                         TableFamily{"angles", recogniseAngles},
                                         TableFamily{"divisors", recogniseDivisors},
                                         TableFamily{"frequencies", recogniseFrequencies},
                                         TableFamily{"random", recogniseRandom}};
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
