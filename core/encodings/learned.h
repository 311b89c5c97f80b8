// A learned table before training.
#pragma once

#include "core/models/encoding.h"

namespace posiscope {

/// PE[p] = W[p] with W drawn from a normal distribution with mean 0: what a learned table is before it has
/// learned anything. GPT-2 (openai/gpt-2, src/model.py) starts with a standard deviation of 0.01, BERT
/// (google-research/bert, modeling.py) with 0.02 (there truncated at two standard deviations, here not). The
/// numbers follow from the seed, the position and the dimension alone, so that another size shows more or
/// less of the same table. A trained table is opened from a file.
const Encoding& learnedEncoding();

}  // namespace posiscope
