// SPDX-License-Identifier: GPL-3.0-or-later
// xPos: RoPE whose pairs decay with the distance.
#include "core/code/templates/templates.h"

namespace posiscope {

const CodeTemplate& xposCode() {
    static const CodeTemplate code{.encoding = "xpos",
                                   .body = R"(import numpy as np


def xpos_table(positions, d, base, scale_base, centre, of_keys=False):
    i = np.arange(d // 2, F64)
    angle = positions[:, None] * float(base) ** (-2 * i / d)
    zeta = (2 * i + 0.4 * d) / (1.4 * d)
    power = (positions[:, None] - centre) / scale_base
    scale = zeta ** (-power if of_keys else power)
    return np.concatenate([scale * np.cos(angle), scale * np.sin(angle)], axis=1)


def rotate(x, table):  # x: queries or keys, … × positions × head_dim
    n = table.shape[-1] // 2
    cos, sin = table[:, :n], table[:, n:]
[rope_layout=half-split]     a, b = x[..., :n], x[..., n:]
[rope_layout=half-split]     return np.concatenate([a * cos - b * sin, a * sin + b * cos], axis=-1)
[rope_layout=interleaved]     a, b = x[..., 0::2], x[..., 1::2]
[rope_layout=interleaved]     return np.reshape(np.stack([a * cos - b * sin, a * sin + b * cos], axis=-1), x.shape)


[over=rows, positions=] first, length = {first_position}, {max_len}
[over=rows, positions=] p = np.arange(first, first + length, F64)
[over=rows, positions=] centre = (first + length + 1) // 2
[over=rows, !positions=] p = np.array({listed}, F64)  # of the rows
[over=rows, !positions=] centre = {centre}  # of the positions from 0 to the last one
[over=distances] p = np.arange({nearest}, {farthest} + 1, F64)  # of a query whose key is at 0
[over=distances] centre = 0  # of the query and its key, and without effect on their score
pe = xpos_table(p, d={head_dim}, base={base}, scale_base={scale_base}, centre=centre)
[over=distances] of_key = xpos_table(np.zeros(1), d={head_dim}, base={base}, scale_base={scale_base}, centre=centre, of_keys=True)
[over=distances] query, key = np.tile({query_vector}, (len(p), 1)), {key_vector}[None, :]
[over=distances] score = np.sum(rotate(query, pe) * rotate(key, of_key), axis=1)
[over=distances, score_scaled] score = score / np.sqrt({head_dim})
[over=distances] distance, curves = p[:, None], score[None, :]
)",
                                   .frequencies = R"(import numpy as np

d = {head_dim}
i = np.arange(d // 2, F64)
omega = float({base}) ** (-2 * i / d)
growth = np.log((2 * i + 0.4 * d) / (1.4 * d)) / {scale_base}  # of a pair over a position, as a power of e
)"};
    return code;
}

}  // namespace posiscope
