// Contextual position encoding.
#pragma once

#include "core/models/encoding.h"

namespace posiscope {

/// Positions are counted by what is read: p_ij = Σ_{j ≤ k ≤ i} σ(q_i·k_k/√d), at most npos_max − 1, and the
/// bias is q_i·e[p_ij], interpolated between the two rows of the table e around p_ij. Always causal.
///
/// Source: Golovneva et al., "Contextual Position Encoding: Learning to Count What's Important",
/// arXiv:2405.18719, equations 3 to 5 and the listing of the appendix. Queries, keys and the table (which
/// begins with zeros before training) are random numbers here: see core/bias/copefield.h.
const Encoding& copeEncoding();

}  // namespace posiscope
