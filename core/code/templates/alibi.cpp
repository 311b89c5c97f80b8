// SPDX-License-Identifier: GPL-3.0-or-later
// ALiBi: a slope for each head, times the distance.
#include "core/code/templates/templates.h"

namespace posiscope {

const CodeTemplate& alibiCode() {
    static const CodeTemplate code{.encoding = "alibi", .body = R"(import numpy as np


def slopes(heads, largest):
    n = 1 << (heads.bit_length() - 1)  # the power of two that is not larger
    regular = [2 ** (-largest * (h + 1) / n) for h in range(n)]
    return regular + [2 ** (-largest * (2 * h + 1) / (2 * n)) for h in range(heads - n)]


[over=rows] def alibi(p, heads, largest):
[over=rows]     distance = p[:, None] - p[None, :]  # query − key
[over=distances] def alibi(distance, heads, largest):  # query − key
[mask=none, alibi_form=symmetric]     distance = np.abs(distance)
    bias = -np.array(slopes(heads, largest), F64)[:, None, None] * distance
[mask=auto|causal, positions=]     bias = np.where(distance < 0, np.array(float("-inf"), F64), bias)  # keys after the query
[mask=auto|causal, !positions=]     row = np.arange(len(p), F64)
[mask=auto|causal, !positions=]     bias = np.where(row[:, None] < row[None, :], np.array(float("-inf"), F64), bias)  # rows after the query’s
    return bias


[over=rows, positions=] p = np.arange({max_len}, F64)
[over=rows, !positions=] p = np.array({listed}, F64)  # of the rows
[over=distances] distance = np.arange({nearest}, {farthest} + 1, F64)[:, None]
[over=rows] bias = alibi(p, heads={heads}, largest={alibi_bias_max})
[over=distances] bias = alibi(distance, heads={heads}, largest={alibi_bias_max})
[over=distances] curves = bias[:, :, 0]  # heads × distances
)"};
    return code;
}

}  // namespace posiscope
