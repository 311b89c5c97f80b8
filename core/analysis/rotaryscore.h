// SPDX-License-Identifier: GPL-3.0-or-later
// The score of a rotated query and a rotated key.
#pragma once

#include <vector>

#include "core/state/snapshot.h"

namespace posiscope {

/// The query or key of the model as it is at a position.
std::vector<double> turned(const RotaryEmbedding& rotary, bool key, const Coordinate& position);

/// q·k of the query rotated to the position `query` and the key rotated to `key` (RoFormer,
/// arXiv:2104.09864, equation 16), divided by √head_dim where the state says so. Only where the model has
/// rotary().
double rotaryScore(const Snapshot& snapshot, const Coordinate& query, const Coordinate& key);

}  // namespace posiscope
