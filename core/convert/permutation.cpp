// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/convert/permutation.h"

namespace posiscope {

std::vector<std::int64_t> queryKeyPermutation(const HeadShape& shape, bool toHalfSplit) {
    const std::int64_t half = shape.rotated / 2;
    std::vector<std::int64_t> rows;
    for (std::int64_t head = 0; head < shape.heads; ++head)
        for (std::int64_t element = 0; element < shape.headDim; ++element) {
            std::int64_t from = element;
            if (element < shape.rotated)
                from = toHalfSplit ? element % half * 2 + element / half : element % 2 * half + element / 2;
            rows.push_back(head * shape.headDim + from);
        }
    return rows;
}

}  // namespace posiscope
