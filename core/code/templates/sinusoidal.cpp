// SPDX-License-Identifier: GPL-3.0-or-later
// The sinusoidal table, in the lines of every tutorial: positions, frequencies, angles, sines and cosines.
#include "core/code/templates/templates.h"

namespace posiscope {

const CodeTemplate& sinusoidalCode() {
    static const CodeTemplate code{.encoding = "sinusoidal",
                                   .body = R"(import numpy as np


[positions=] def positional_encoding(max_len, d_model, base, first):
[positions=]     p = np.arange(first, first + max_len, F64)[:, None]  # positions, down
[!positions=] def positional_encoding(p, d_model, base):
[!positions=]     max_len = len(p)
[!positions=]     p = p[:, None]  # positions, down
[layout=interleaved]     pairs = (d_model + 1) // 2
[layout=half-split]     pairs = d_model // 2
    i = np.arange(pairs, F64)
[spectrum=paper]     omega = float(base) ** (-2 * i / d_model)
[spectrum=endpoint]     omega = float(base) ** (-i / max(1, pairs - 1))
    angle = p * omega
[numpy|pytorch]     pe = np.zeros((max_len, d_model), F64)
[numpy|pytorch, layout=interleaved]     pe[:, 0::2] = np.sin(angle)
[numpy|pytorch, layout=interleaved]     pe[:, 1::2] = np.cos(angle[:, : d_model // 2])
[numpy|pytorch, layout=half-split]     pe[:, :pairs] = np.sin(angle)
[numpy|pytorch, layout=half-split]     pe[:, pairs : 2 * pairs] = np.cos(angle)
[numpy|pytorch, zero_first_row, positions=]     pe[0] = 0
[tensorflow, layout=interleaved]     pe = tf.reshape(tf.stack([tf.sin(angle), tf.cos(angle)], axis=-1), (max_len, -1))[:, :d_model]
[tensorflow, layout=half-split]     zeros = tf.zeros((max_len, d_model - 2 * pairs), dtype=tf.float64)
[tensorflow, layout=half-split]     pe = tf.concat([tf.sin(angle), tf.cos(angle), zeros], axis=1)
[tensorflow, zero_first_row, positions=]     pe = tf.concat([tf.zeros((1, d_model), dtype=tf.float64), pe[1:]], axis=0)
[zero_first_row, !positions=]     pe = np.where(p == {zero_position}, np.array(0.0, F64), pe)
[numpy|tensorflow]     return pe
[pytorch]     return pe  # in a module: self.register_buffer("pe", pe), and x + self.pe[: x.size(1)]


[!positions=] p = np.array({listed}, F64)  # of the rows
[!positions=] pe = positional_encoding(p, d_model={d_model}, base={base})
[positions=] pe = positional_encoding(max_len={max_len}, d_model={d_model}, base={base}, first={first_position})
)",
                                   .frequencies = R"(import numpy as np

[layout=interleaved] i = np.arange(({d_model} + 1) // 2, F64)
[layout=half-split] i = np.arange({d_model} // 2, F64)
[spectrum=paper] omega = float({base}) ** (-2 * i / {d_model})
[spectrum=endpoint] omega = float({base}) ** (-i / max(1, len(i) - 1))
)"};
    return code;
}

}  // namespace posiscope
