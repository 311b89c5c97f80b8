// SPDX-License-Identifier: GPL-3.0-or-later
// FIRE: a small network of the distance on a logarithmic scale.
#include "core/encodings/fire.h"
#include "core/code/templates/templates.h"

namespace posiscope {

const CodeTemplate& fireCode() {
    static const CodeTemplate code{.encoding = "fire",
                                   .body = R"(import numpy as np

# The network 1 → 32 → {heads}: weights w, a of its first layer, v, o of its second.
w = np.array({w}, F64)
a = np.array({a}, F64)
v = np.reshape(np.array({v}, F64), ({heads}, 32))
o = np.array({o}, F64)

[positions=] p = np.arange({max_len}, F64)
[!positions=] p = np.array({listed}, F64)  # of the rows
distance = p[:, None] - p[None, :]  # query − key
x = np.log1p({fire_c} * np.abs(distance)) / np.log1p({fire_c} * np.clip(p, {fire_length}, float("inf")))[:, None]
hidden = np.clip(w * x[:, :, None] + a, 0, float("inf"))  # ReLU
bias = np.stack([np.sum(v[h] * hidden, axis=-1) + o[h] for h in range({heads})], axis=0)
[mask=auto|causal, positions=] bias = np.where(distance < 0, np.array(float("-inf"), F64), bias)  # keys after the query
[mask=auto|causal, !positions=] row = np.arange(len(p), F64)
[mask=auto|causal, !positions=] bias = np.where(row[:, None] < row[None, :], np.array(float("-inf"), F64), bias)  # rows after the query’s
)",
                                   .numbers = fireWeights};
    return code;
}

}  // namespace posiscope
