// SPDX-License-Identifier: GPL-3.0-or-later
// Sines and cosines of the two coordinates of a grid.
#include "core/code/templates/templates.h"

namespace posiscope {

const CodeTemplate& sinusoidal2dCode() {
    static const CodeTemplate code{.encoding = "sinusoidal-2d",
                                   .body = R"(import numpy as np
[form=detr, normalise] import math


def axis_encoding(p, d, base):
    i = np.arange(d // 2, F64)
[form=mae|detr]     omega = float(base) ** (-2 * i / d)
[form=tensor2tensor]     omega = float(base) ** (-i / max(1, d // 2 - 1))
    angle = p[:, None] * omega
[form=mae|tensor2tensor]     return np.concatenate([np.sin(angle), np.cos(angle)], axis=1)
[form=detr]     return np.reshape(np.stack([np.sin(angle), np.cos(angle)], axis=-1), (-1, d))


def positional_encoding(height, width, d_model, base):
    place = np.arange(height * width, F64)  # row by row
    x, y = place % width, np.floor(place / width)
[form=detr]     x, y = x + 1, y + 1
[form=detr, normalise]     x, y = x / (width + 1e-6) * 2 * math.pi, y / (height + 1e-6) * 2 * math.pi
    along, down = axis_encoding(x, d_model // 2, base), axis_encoding(y, d_model // 2, base)
[form=mae]     return np.concatenate([along, down], axis=1)
[form=detr|tensor2tensor]     return np.concatenate([down, along], axis=1)


pe = positional_encoding(height={height}, width={width}, d_model={d_model}, base={base})
)",
                                   .frequencies = R"(import numpy as np

i = np.arange({d_model} // 4, F64)
[form=mae|detr] omega = float({base}) ** (-4 * i / {d_model})
[form=tensor2tensor] omega = float({base}) ** (-i / max(1, len(i) - 1))
[!form=detr] omega = np.concatenate([omega, omega])  # of both coordinates
[form=detr, !normalise] omega = np.concatenate([omega, omega])  # of both coordinates
[form=detr, normalise] omega = 2 * np.pi * np.concatenate([omega / ({height} + 1e-6), omega / ({width} + 1e-6)])
)"};
    return code;
}

}  // namespace posiscope
