// SPDX-License-Identifier: GPL-3.0-or-later
// No positional encoding: only the mask.
#include "core/code/templates/templates.h"

namespace posiscope {

const CodeTemplate& nopeCode() {
    static const CodeTemplate code{.encoding = "nope", .body = R"(import numpy as np

[over=rows] p = np.arange({max_len}, F64)
[over=rows] distance = p[:, None] - p[None, :]  # query − key
[over=rows] bias = np.zeros((1, {max_len}, {max_len}), F64)
[over=distances] distance = np.arange({nearest}, {farthest} + 1, F64)[:, None]
[over=distances] bias = np.zeros((1, len(distance), 1), F64)
[mask=auto|causal] bias = np.where(distance < 0, np.array(float("-inf"), F64), bias)  # keys after the query
[over=distances] curves = bias[:, :, 0]  # heads × distances
)"};
    return code;
}

}  // namespace posiscope
