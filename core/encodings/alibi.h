// SPDX-License-Identifier: GPL-3.0-or-later
// Attention with linear biases.
#pragma once

#include <vector>

#include "core/models/encoding.h"

namespace posiscope {

/// m_h = 2^(−max · (h+1) / n), h = 0 … n−1, for n a power of two. For other n: the slopes of the next lower
/// power of two, then every other slope of its double, beginning with the first, unsorted. `max` is the
/// exponent of the last head, 8 in the paper (alibi_bias_max in Keras and MPT).
std::vector<double> alibiSlopes(std::int64_t heads, double max);

}  // namespace posiscope
