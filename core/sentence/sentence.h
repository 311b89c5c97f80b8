// SPDX-License-Identifier: GPL-3.0-or-later
// Words with positions: what goes into a Transformer.
#pragma once

#include "core/sentence/attention.h"
#include "core/sentence/embeddings.h"
#include "core/state/snapshot.h"

namespace posiscope {

/// A sentence of n tokens with its vectors. Token t has position first_position + t and takes row t of the
/// encoding's table.
struct Sentence {
    Tokens tokens;          ///< those that have a position, mostTokens at most
    TableMatrix embedding;  ///< n × d_model, scaled if it is
    TableMatrix encoding;   ///< n × d_model: PE of positions first_position … first_position + n − 1
    bool concatenated = false;

    std::int64_t dModel() const { return encoding.cols(); }
    /// d_model where encodings are added, 2·d_model where they are concatenated.
    std::int64_t width() const { return concatenated ? 2 * dModel() : dModel(); }
    /// n × width: embedding + encoding (Vaswani et al. 2017, 1706.03762, section 3.5), or [embedding |
    /// encoding].
    TableMatrix input() const;
    /// The same with zeros for the encoding.
    TableMatrix inputWithoutPositions() const;
    /// The same words with those at two places exchanged.
    Sentence withSwapped(std::size_t first, std::size_t second) const;
};

/// The sentence part of the state, without the encoding: equality-comparable, so that answers can be
/// kept.
struct SentenceChoice {
    std::string text;
    bool concatenated = false;
    bool scaled = true;
    std::int64_t embeddingSeed = 1;
    std::string file, tensor;
    std::int64_t attentionSize = 16;
    std::int64_t attentionSeed = 1;
    std::int64_t swapFirst = 0, swapSecond = 0;
    bool operator==(const SentenceChoice&) const = default;
};
SentenceChoice sentenceChoice(const State& state);

/// The tokens of the sentence that have a position.
Tokens tokensWithPositions(const SentenceChoice& choice, std::int64_t positions);

/// The table that the choice names, or null where it names none.
Result<std::shared_ptr<const Field>> embeddingTable(const SentenceChoice& choice);

/// Puts it together. `table` is the answer of embeddingTable().
Result<Sentence> makeSentence(const Model& model, const SentenceChoice& choice,
                              std::shared_ptr<const Field> table);

/// Why no head is computed for this sentence, or nothing.
Failure attentionProblem(const Sentence& sentence);

/// The largest |a − b| of two rows.
double largestGap(const TableMatrix& a, Eigen::Index row, const TableMatrix& b, Eigen::Index other);

/// Why an encoding has nothing that is added to words; empty where it has.
Text withoutAddedTable(const Snapshot& snapshot);

}  // namespace posiscope
