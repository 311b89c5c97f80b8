// Rotary position embedding whose scores fade with the distance.
#pragma once

#include "core/models/encoding.h"

namespace posiscope {

/// xPos is RoPE with pair i of a query at p multiplied by ζ_i^((p − c)/scale_base) and that of a key divided
/// by it, ζ_i = (2i + 0.4 d)/(1.4 d) for i = 0 … d/2 − 1, so that a score depends on the distance alone and
/// pair i of it fades by ζ_i every scale_base positions: Sun et al., "A Length-Extrapolatable Transformer",
/// arXiv:2212.10554, section 3.2 (γ = 0.4). The centre c = ⌈(first_position + max_len)/2⌉ cancels in scores;
/// it is that of the reference implementation, microsoft/torchscale,
/// torchscale/component/xpos_relative_position.py, for a sequence that began at position 0.
///
/// The table is that of queries, [ζ_i^((p − c)/scale_base) cos θ_i p | … sin θ_i p] (see
/// core/rotary/xpostable.h). The reference implementation turns interleaved pairs; half-split is a choice
/// here, too. PE(p + k) is PE(p) turned and times ζ^(k/scale_base): no rotation, so there is no offset map.
/// Where envelopes leave 1e±37 nothing is shown (Model::problem): with scale_base 512 beyond about 69,000
/// positions.
const Encoding& xposEncoding();

}  // namespace posiscope
