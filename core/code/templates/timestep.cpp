// SPDX-License-Identifier: GPL-3.0-or-later
// The embedding of timesteps.
#include "core/code/templates/templates.h"

namespace posiscope {

const CodeTemplate& timestepCode() {
    static const CodeTemplate code{.encoding = "timestep",
                                   .body = R"(import numpy as np


def timestep_embedding(t, d_model, base, shift, scale):
    half = d_model // 2
    i = np.arange(half, F64)
    omega = float(base) ** (-i / ((half - shift) if half > 1 else 1))
    angle = scale * t[:, None] * omega
    padding = np.zeros((t.shape[0], d_model % 2), F64)  # where d_model is odd
[!flip_sin_to_cos]     return np.concatenate([np.sin(angle), np.cos(angle), padding], axis=1)
[flip_sin_to_cos]     return np.concatenate([np.cos(angle), np.sin(angle), padding], axis=1)


[positions=] t = np.arange({first_position}, {first_position} + {max_len}, F64)
[!positions=] t = np.array({listed}, F64)  # of the rows
pe = timestep_embedding(t, d_model={d_model}, base={base}, shift={downscale_freq_shift}, scale={timestep_scale})
)",
                                   .frequencies = R"(import numpy as np

half = {d_model} // 2
i = np.arange(half, F64)
omega = {timestep_scale} * float({base}) ** (-i / ((half - {downscale_freq_shift}) if half > 1 else 1))
)"};
    return code;
}

}  // namespace posiscope
