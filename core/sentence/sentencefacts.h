// SPDX-License-Identifier: GPL-3.0-or-later
// The effect of positions on a sentence, in numbers.
#pragma once

#include "core/sentence/sentence.h"

namespace posiscope {

/// The outputs for a sentence in which two words have changed places.
struct SwappedOutputs {
    TableMatrix outputs;
    std::vector<std::size_t> places;  ///< of each word of the sentence before: the token that it is now
    std::vector<double> gaps;  ///< of each word of the sentence before: the largest change of its output
};

/// The numbers of a sentence and of one attention head over it, without positions and with them. Tokens are
/// counted from 0.
class SentenceFacts {
 public:
    /// Computes the head where there can be one (see attentionProblem). `positions` is the first position.
    SentenceFacts(Sentence sentence, const SentenceChoice& choice);

    const Sentence& sentence() const { return sentence_; }
    std::int64_t tokens() const { return static_cast<std::int64_t>(sentence_.tokens.size()); }
    /// The norms of the two parts of token t: ‖embedding‖ (scaled if it is) and ‖PE(first_position + t)‖.
    Result<double> embeddingNorm(std::int64_t token) const;
    Result<double> encodingNorm(std::int64_t token) const;

    /// Why there is no attention, or nothing.
    const Failure& attentionProblem() const { return problem_; }
    /// Where there is attention:
    const Attention& without() const { return without_; }
    const Attention& with() const { return with_; }
    /// The largest difference between the outputs for tokens t and u, with positions and without.
    Result<double> outputGap(std::int64_t token, std::int64_t other) const;
    Result<double> outputGapWithout(std::int64_t token, std::int64_t other) const;
    /// The words at t and u change places: the largest difference, over all words, between the outputs for a
    /// word before and after, at any position.
    Result<double> swapGap(std::int64_t token, std::int64_t other) const;
    Result<double> swapGapWithout(std::int64_t token, std::int64_t other) const;
    /// The same for one word alone, that of token `word`, with positions.
    Result<double> swapGapOf(std::int64_t token, std::int64_t other, std::int64_t word) const;
    /// The outputs themselves, in place of their largest change.
    Result<SwappedOutputs> swapped(std::int64_t token, std::int64_t other, bool positions) const;

 private:
    Failure wrong(std::int64_t token) const;
    Failure wrong(std::int64_t token, std::int64_t other) const;
    Sentence sentence_;
    Failure problem_;
    std::optional<AttentionHead> head_;
    Attention without_, with_;
};

/// The facts of what the state shows. Refused where the encoding has no table that is added to words, and
/// where the embeddings cannot be read or do not fit.
Result<SentenceFacts> sentenceFacts(const Snapshot& snapshot);

/// A word that occurs more than once.
struct RepeatedWord {
    std::string text;
    std::vector<std::int64_t> tokens;  ///< its positions, ascending
    double gapWithout = 0;             ///< the largest output gap of two of them without positions
    double gapWith = 0;
};
/// In the order of their first places. Empty where there is no attention.
std::vector<RepeatedWord> repeatedWords(const SentenceFacts& facts);

}  // namespace posiscope
