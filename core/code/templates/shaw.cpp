// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of relative embeddings of Shaw et al.
#include "core/code/templates/templates.h"

namespace posiscope {

const CodeTemplate& shawCode() {
    static const CodeTemplate code{.encoding = "shaw", .body = R"(import numpy as np

[over=rows, positions=] p = np.arange({max_len}, F64)
[over=rows, !positions=] p = np.array({listed}, F64)  # of the rows
[over=distances] distance = np.arange({nearest}, {farthest} + 1, F64)[:, None]
[over=rows] ahead = p[None, :] - p[:, None]  # key − query
[over=distances] ahead = -distance
K = {max_relative_position}
[clip_sides=alike] A = K
[clip_sides=own] A = {max_relative_ahead}
bias = (np.clip(ahead, -K, A) + K)[None]  # rows of the relative embeddings; one head
[mask=causal, positions=] bias = np.where(ahead > 0, np.array(float("-inf"), F64), bias)  # keys after the query
[mask=causal, !positions=] row = np.arange(len(p), F64)
[mask=causal, !positions=] bias = np.where(row[:, None] < row[None, :], np.array(float("-inf"), F64), bias)  # rows after the query’s
[over=distances] curves = bias[:, :, 0]  # heads × distances
)"};
    return code;
}

}  // namespace posiscope
