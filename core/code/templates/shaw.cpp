// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of relative embeddings of Shaw et al.
#include "core/code/templates/templates.h"

namespace posiscope {

const CodeTemplate& shawCode() {
    static const CodeTemplate code{.encoding = "shaw", .body = R"(import numpy as np

p = np.arange({max_len}, F64)
ahead = p[None, :] - p[:, None]  # key − query
K = {max_relative_position}
[clip_sides=alike] A = K
[clip_sides=own] A = {max_relative_ahead}
bias = (np.clip(ahead, -K, A) + K)[None]  # rows of the relative embeddings; one head
[mask=causal] bias = np.where(ahead > 0, np.array(float("-inf"), F64), bias)  # keys after the query
)"};
    return code;
}

}  // namespace posiscope
