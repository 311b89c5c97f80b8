// SPDX-License-Identifier: GPL-3.0-or-later
// RoPE on several axes: cosines and sines of the angles of all pairs.
#include "core/code/templates/templates.h"

namespace posiscope {

const CodeTemplate& ropeAxesCode() {
    static const CodeTemplate code{.encoding = "rope-axes",
                                   .body = R"(import numpy as np

# axes: {axes}
coordinates = {axis_rows}
p = np.array(list(zip(*coordinates)), F64)  # places × axes
omega = np.array({axis_weights}, F64)  # axes × pairs, radians for each step
angle = np.matmul(p, omega)
pe = np.concatenate([np.cos(angle), np.sin(angle)], axis=1)  # of a pair each
[!rotation_factor=1] pe = {rotation_factor} * pe
)",
                                   .frequencies = R"(import numpy as np

omega = np.array({inv_freq}, F64)  # along the axis of each pair
)"};
    return code;
}

}  // namespace posiscope
