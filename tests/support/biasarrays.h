// SPDX-License-Identifier: GPL-3.0-or-later
// Biases as files hold them, made in memory.
#pragma once

#include "core/bias/attentionbias.h"
#include "core/models/model.h"
#include "tests/support/storedarrays.h"

/// The biases of this many heads, contiguous; head 0 alone has the exported shape [L, L].
inline posiscope::StoredArray biasesOf(const posiscope::Model& model, std::int64_t heads,
                                       posiscope::CellType type) {
    std::vector<double> cells;
    for (std::int64_t head = 0; head < heads; ++head) {
        const std::vector<double> own = cellsOf(*model.bias()->matrix(head));
        cells.insert(cells.end(), own.begin(), own.end());
    }
    const std::int64_t length = model.bias()->matrix(0)->rows();
    if (heads == 1) return arrayOf({length, length}, cells, type);
    return arrayOf({heads, length, length}, cells, type);
}
