// Sinusoids over a grid of image patches.
#pragma once

#include "core/models/encoding.h"

namespace posiscope {

/// Places (x, y) of a grid, numbered row by row: p = y · width + x. Half of the dimensions encode x, the
/// other half y, each with d/4 pairs. Three published forms:
/// - MAE (facebookresearch/mae, util/pos_embed.py): [PE(x) | PE(y)], half-split each, ω_i = B^(−2i/(d/2)),
/// from 0;
/// - DETR (facebookresearch/detr, models/position_encoding.py): [PE(y) | PE(x)], interleaved each, the same
/// ω_i,
///   positions counted from 1, optionally normalised to (0, 2π] (divided by the last one + 1e-6);
/// - tensor2tensor (common_attention.py, add_timing_signal_nd): [PE(y) | PE(x)], half-split each,
///   ω_i = B^(−i/(d/4 − 1)), from 0. The first channels are those of the first axis of [batch, rows, columns,
///   channels]. (add_timing_signals_given_positions takes the axes in whatever order its caller gives them.)
/// d_model must be a multiple of 4.
const Encoding& sinusoidal2dEncoding();

}  // namespace posiscope
