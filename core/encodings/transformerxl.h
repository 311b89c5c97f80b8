// The relative sinusoids of Transformer-XL.
#pragma once

#include "core/models/encoding.h"

namespace posiscope {

/// The table R of encoded distances that Transformer-XL projects into its attention scores,
///     (q_i + u)·k_j + (q_i + v)·W_r R_{i−j},
/// with one row for each distance, the farthest first: row r holds the distance max_len − 1 − r, as sines and
/// cosines of ω_i = B^(−2i/d). With `negative` the rows go on down to −(max_len − 1), for keys ahead of the
/// query (ESPnet and fairseq conformers), so that there are 2·max_len − 1 of them.
///
/// Source: Dai et al., "Transformer-XL: Attentive Language Models Beyond a Fixed-Length Context",
/// arXiv:1901.02860, section 3.3; PositionalEmbedding in kimiyoung/transformer-xl, pytorch/mem_transformer.py
/// (half-split, no negative distances); RelPositionalEncoding in espnet (interleaved, with them).
const Encoding& transformerXlEncoding();

}  // namespace posiscope
