// SPDX-License-Identifier: GPL-3.0-or-later
// KERPLE, the logarithmic form.
#include "core/code/templates/templates.h"

namespace posiscope {

const CodeTemplate& kerpleCode() {
    static const CodeTemplate code{.encoding = "kerple", .body = R"(import numpy as np

a = np.array({a}, F64)[:, None, None]  # one for each head, learned
b = np.array({b}, F64)[:, None, None]
p = np.arange({max_len}, F64)
distance = p[:, None] - p[None, :]  # query − key
bias = -a * np.log1p(b * np.abs(distance))
[mask=auto|causal] bias = np.where(distance < 0, np.array(float("-inf"), F64), bias)  # keys after the query
)"};
    return code;
}

}  // namespace posiscope
