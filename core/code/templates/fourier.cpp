// SPDX-License-Identifier: GPL-3.0-or-later
// Fourier features of a coordinate.
#include "core/code/templates/templates.h"

namespace posiscope {

const CodeTemplate& fourierCode() {
    static const CodeTemplate code{.encoding = "fourier",
                                   .body = R"(import numpy as np
[include_pi] import math


def fourier_features(x, octaves):
    k = np.arange(octaves, F64)
[include_pi]     angle = x[:, None] * (2.0 ** k * math.pi)
[!include_pi]     angle = x[:, None] * 2.0 ** k
    waves = np.reshape(np.stack([np.sin(angle), np.cos(angle)], axis=-1), (-1, 2 * octaves))
[include_input]     return np.concatenate([x[:, None], waves], axis=1)
[!include_input]     return waves


[positions=] x = np.arange({max_len}, F64) / {max_len}  # coordinates in [0, 1)
[!positions=] x = np.array({listed}, F64) / {whole_length}  # coordinates of the rows, in [0, 1)
pe = fourier_features(x, octaves={octaves})
)",
                                   .frequencies = R"(import numpy as np

omega = 2.0 ** np.arange({octaves}, F64)
[include_pi] omega = np.pi * omega
[positions=] omega = omega / {max_len}
[!positions=] omega = omega / {whole_length}
)"};
    return code;
}

}  // namespace posiscope
