// No positional encoding at all.
#pragma once

#include "core/models/encoding.h"

namespace posiscope {

/// b(i, j) = 0 for keys up to the query, −∞ after it: the causal mask, from which decoders can learn to
/// count.
///
/// Source: Kazemnejad et al., "The Impact of Positional Encoding on Length Generalization in Transformers",
/// arXiv:2305.19466, section 3.
const Encoding& nopeEncoding();

}  // namespace posiscope
