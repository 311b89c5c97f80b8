// SPDX-License-Identifier: GPL-3.0-or-later
// The buckets of T5, and the biases of the buckets.
#include "core/encodings/t5.h"
#include "core/code/templates/templates.h"

namespace posiscope {

const CodeTemplate& t5Code() {
    static const CodeTemplate code{.encoding = "t5",
                                   .body = R"(import numpy as np
import math


def buckets(ahead, num_buckets, max_distance):  # ahead: key − query
[bidirectional]     n = num_buckets // 2
[bidirectional]     distance = np.abs(ahead)
[!bidirectional]     n = num_buckets
[!bidirectional]     distance = np.clip(-ahead, 0, float("inf"))
    exact = n // 2
    ratio = np.clip(distance, exact, max_distance) / exact
    steps = np.log(ratio) / math.log(max_distance / exact) * (n - exact)
    far = np.clip(exact + np.floor(steps + 1e-9), 0, n - 1)  # borders belong to the farther bucket
    bucket = np.where(distance < exact, distance, far)
[bidirectional]     return np.where(ahead > 0, bucket + n, bucket)
[!bidirectional]     return bucket


[over=rows, positions=] p = np.arange({max_len}, F64)
[over=rows, !positions=] p = np.array({listed}, F64)  # of the rows
[over=distances] distance = np.arange({nearest}, {farthest} + 1, F64)[:, None]
[over=rows] ahead = p[None, :] - p[:, None]
[over=distances] ahead = -distance
bucket = buckets(ahead, num_buckets={num_buckets}, max_distance={max_distance})
[values=buckets] bias = np.stack([bucket] * {heads}, axis=0)  # the same for each head
[values=bias] B = np.reshape(np.array({bucket_biases}, F64), ({heads}, {num_buckets}))  # learned
[values=bias, numpy|pytorch] bias = np.stack([of_head[bucket.astype(int)] for of_head in B], axis=0)
[values=bias, tensorflow] bias = tf.gather(B, tf.cast(bucket, tf.int32), axis=1)
[mask=causal, positions=] bias = np.where(ahead > 0, np.array(float("-inf"), F64), bias)  # keys after the query
[mask=causal, !positions=] row = np.arange(len(p), F64)
[mask=causal, !positions=] bias = np.where(row[:, None] < row[None, :], np.array(float("-inf"), F64), bias)  # rows after the query’s
[over=distances] curves = bias[:, :, 0]  # heads × distances
)",
                                   .numbers = t5Biases};
    return code;
}

}  // namespace posiscope
