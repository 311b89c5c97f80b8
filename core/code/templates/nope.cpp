// SPDX-License-Identifier: GPL-3.0-or-later
// No positional encoding: only the mask.
#include "core/code/templates/templates.h"

namespace posiscope {

const CodeTemplate& nopeCode() {
    static const CodeTemplate code{.encoding = "nope", .body = R"(import numpy as np

p = np.arange({max_len}, F64)
distance = p[:, None] - p[None, :]  # query − key
bias = np.zeros((1, {max_len}, {max_len}), F64)
[mask=auto|causal] bias = np.where(distance < 0, np.array(float("-inf"), F64), bias)  # keys after the query
)"};
    return code;
}

}  // namespace posiscope
