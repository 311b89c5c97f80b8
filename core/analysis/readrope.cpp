// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/readrope.h"

#include <tuple>

namespace posiscope {

bool readsTheSame(const ReadRope& a, const ReadRope& b) {
    const auto numbers = [](const ReadRope& each) {
        return std::tie(each.layerType, each.base, each.scaling, each.factor, each.original, each.rotated);
    };
    return numbers(a) == numbers(b);
}

}  // namespace posiscope
