// SPDX-License-Identifier: GPL-3.0-or-later
// The network of FIRE.
#pragma once

#include <vector>

#include "core/models/encoding.h"

namespace posiscope {

/// The network's weights as lists: w and a (32 each) of the hidden layer max(0, w_k x + a_k), v (32 for each
/// head) and o (one for each head) of f_h(x) = Σ_k v_hk max(0, w_k x + a_k) + o_h.
std::vector<Fact> fireWeights(const Values& values);

}  // namespace posiscope
