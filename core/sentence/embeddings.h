// SPDX-License-Identifier: GPL-3.0-or-later
// Vectors for words.
#pragma once

#include "core/base/result.h"
#include "core/fields/tablematrix.h"
#include "core/sentence/tokens.h"

namespace posiscope {

/// Where the vectors of words come from.
struct EmbeddingSource {
    std::int64_t seed = 1;
    /// Row v is the vector of word v of the vocabulary; null for random vectors.
    std::shared_ptr<const Field> table = {};
    /// Whether they are multiplied by √d_model, as Vaswani et al. 2017 (1706.03762) do, section 3.4.
    bool scaled = true;
};

/// The vector of every token, tokens × d_model. Random ones: independent normal numbers with the standard
/// deviation d_model^(−1/2), as tensor2tensor begins its training, so that a vector's norm is about 1, and
/// about √d_model when it is scaled. They are those of the word's text and the seed alone: a word keeps its
/// vector at every position and beside any other word.
///
/// Refused where a table has too few rows or another number of columns than d_model.
Result<TableMatrix> embeddingsOf(const Tokens& tokens, std::int64_t dModel, const EmbeddingSource& source);

}  // namespace posiscope
