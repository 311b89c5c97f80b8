// SPDX-License-Identifier: GPL-3.0-or-later
// KERPLE, the logarithmic form.
#include "core/code/templates/templates.h"

namespace posiscope {

const CodeTemplate& kerpleCode() {
    static const CodeTemplate code{.encoding = "kerple", .body = R"(import numpy as np

a = np.array({a}, F64)[:, None, None]  # one for each head, learned
b = np.array({b}, F64)[:, None, None]
[over=rows, positions=] p = np.arange({max_len}, F64)
[over=rows, !positions=] p = np.array({listed}, F64)  # of the rows
[over=distances] distance = np.arange({nearest}, {farthest} + 1, F64)[:, None]
[over=rows] distance = p[:, None] - p[None, :]  # query − key
bias = -a * np.log1p(b * np.abs(distance))
[mask=auto|causal, positions=] bias = np.where(distance < 0, np.array(float("-inf"), F64), bias)  # keys after the query
[mask=auto|causal, !positions=] row = np.arange(len(p), F64)
[mask=auto|causal, !positions=] bias = np.where(row[:, None] < row[None, :], np.array(float("-inf"), F64), bias)  # rows after the query’s
[over=distances] curves = bias[:, :, 0]  # heads × distances
)"};
    return code;
}

}  // namespace posiscope
