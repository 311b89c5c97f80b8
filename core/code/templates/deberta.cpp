// SPDX-License-Identifier: GPL-3.0-or-later
// The buckets of DeBERTa.
#include "core/code/templates/templates.h"

namespace posiscope {

const CodeTemplate& debertaCode() {
    static const CodeTemplate code{.encoding = "deberta", .body = R"(import numpy as np
import math


def buckets(distance, bucket_size, max_position):  # distance: query − key
    mid = bucket_size // 2
    size = np.abs(distance)
    steps = np.log(np.clip(size, mid, float("inf")) / mid) / math.log((max_position - 1) / mid) * (mid - 1)
    far = mid + np.ceil(steps - 1e-9)  # borders belong to the nearer bucket
    return np.where(size <= mid, distance, np.sign(distance) * far)


[over=rows, positions=] p = np.arange({max_len}, F64)
[over=rows, !positions=] p = np.array({listed}, F64)  # of the rows
[over=distances] distance = np.arange({nearest}, {farthest} + 1, F64)[:, None]
[over=rows] distance = p[:, None] - p[None, :]
bias = buckets(distance, bucket_size={bucket_size}, max_position={max_position})[None]  # one head
[mask=causal, positions=] bias = np.where(distance < 0, np.array(float("-inf"), F64), bias)  # keys after the query
[mask=causal, !positions=] row = np.arange(len(p), F64)
[mask=causal, !positions=] bias = np.where(row[:, None] < row[None, :], np.array(float("-inf"), F64), bias)  # rows after the query’s
[over=distances] curves = bias[:, :, 0]  # heads × distances
)"};
    return code;
}

}  // namespace posiscope
