// SPDX-License-Identifier: GPL-3.0-or-later
// The table of encoded distances of Transformer-XL.
#include "core/code/templates/templates.h"

namespace posiscope {

const CodeTemplate& transformerXlCode() {
    static const CodeTemplate code{.encoding = "transformer-xl",
                                   .body = R"(import numpy as np


def distance_encoding(distances, d_model, base):
[xl_layout=interleaved]     pairs = (d_model + 1) // 2
[xl_layout=half-split]     pairs = d_model // 2
    i = np.arange(pairs, F64)
    omega = float(base) ** (-2 * i / d_model)
    angle = distances[:, None] * omega
[xl_layout=interleaved]     pe = np.stack([np.sin(angle), np.cos(angle)], axis=-1)
[xl_layout=interleaved]     return np.reshape(pe, (-1, 2 * pairs))[:, :d_model]
[xl_layout=half-split]     padding = np.zeros((distances.shape[0], d_model % 2), F64)  # where d_model is odd
[xl_layout=half-split]     return np.concatenate([np.sin(angle), np.cos(angle), padding], axis=1)


farthest = {max_len} - 1
[!negative] distances = np.arange(farthest, -1, -1, F64)
[negative] distances = np.arange(farthest, -farthest - 1, -1, F64)
pe = distance_encoding(distances, d_model={d_model}, base={base})
)",
                                   .frequencies = R"(import numpy as np

[xl_layout=interleaved] i = np.arange(({d_model} + 1) // 2, F64)
[xl_layout=half-split] i = np.arange({d_model} // 2, F64)
omega = float({base}) ** (-2 * i / {d_model})
)"};
    return code;
}

}  // namespace posiscope
