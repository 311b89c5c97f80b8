// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/zerotable.h"

namespace posiscope {

bool isTableOfZeros(const Model& model) {
    if (!model.hasTable() || model.isDifference() || model.similarity() == nullptr) return false;
    // The largest norm is known or looked for once; NaN does not count in it.
    return model.problem().empty() && model.table().finite() &&
           model.similarity()->largest(SimilarityKind::dot) == 0;
}

}  // namespace posiscope
