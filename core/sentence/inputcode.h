// SPDX-License-Identifier: GPL-3.0-or-later
// Python code from a sentence to the input of a Transformer.
#pragma once

#include <string>

#include "core/code/dialects.h"
#include "core/state/snapshot.h"

namespace posiscope {

/// The reason why there is no program for this sentence: there is none for the table (see whyNoTableCode),
/// nothing is added to words, the words' vectors come from a file, or there is no word. Empty where there is
/// a program.
Text whyNoInputCode(const Snapshot& snapshot);

/// A Python program that computes the input of the view Sentence in float64: tokens, vocabulary, embedding,
/// encoding, and `x`, tokens × d_model, or tokens × 2·d_model where both are concatenated. It begins with
/// tableCode(). The embeddings are those of embeddingsOf(), to about 1e-15. Empty where there is no program.
std::string inputCode(const Snapshot& snapshot, const CodeDialect& dialect);

}  // namespace posiscope
