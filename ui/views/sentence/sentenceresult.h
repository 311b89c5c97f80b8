// SPDX-License-Identifier: GPL-3.0-or-later
// The computed content of the sentence view.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <memory>
#include <mutex>

#include "core/sentence/sentencefacts.h"
#include "ui/views/sentence/shownparts.h"

namespace posiscope {

/// The texts of the sentence view.
class SentenceText {
    Q_DECLARE_TR_FUNCTIONS(SentenceText)
};

/// The outputs after two words have changed places.
struct SwappedTable {
    std::shared_ptr<const Field> outputs;
    std::vector<std::size_t> places;  ///< of each word before: its token now; of each token now: its word
    std::vector<double> gaps;         ///< of each word before: the largest change of its output
};

/// The facts of a sentence as pictures and words: immutable.
struct SentenceResult {
    explicit SentenceResult(SentenceFacts computed, const SentenceChoice& choice);

    SentenceFacts facts;
    std::shared_ptr<const Field> embedding, encoding, input;  ///< null for an empty sentence
    /// Null where there is no attention.
    std::shared_ptr<const Field> weightsWithout, weightsWith, outputsWithout, outputsWith;
    double reach = 1;        ///< colours of the three tables go from −reach to reach
    double weightReach = 1;  ///< those of the weights from 0
    double outputReach = 1;
    /// Those of a part that is drawn alone: of the embedding, and of weights and outputs without positions;
    /// of the outputs with positions before and after the swap.
    double embeddingReach = 1, weightReachWithout = 1, outputReachWithout = 1, swapReach = 1;
    std::vector<double> embeddingNorms, encodingNorms;
    std::vector<RepeatedWord> repeated;
    std::size_t swapFirst = 0, swapSecond = 0;
    SwappedTable swappedWithout, swappedWith;
    double swapGapWithout = 0, swapGapWith = 0;

    const Tokens& tokens() const { return facts.sentence().tokens; }
    bool hasAttention() const { return weightsWith != nullptr; }
    QString word(std::size_t token) const { return QString::fromStdString(tokens().texts[token]); }
};

/// The input of a result.
struct SentenceRequest {
    std::shared_ptr<const Model> model;
    SentenceChoice choice;
    bool operator==(const SentenceRequest&) const = default;
};

/// Keeps the table that was read last. May be asked in several threads.
class EmbeddingTables {
 public:
    Result<std::shared_ptr<const Field>> get(const SentenceChoice& choice);

 private:
    std::mutex mutex_;
    std::string file_, tensor_;
    std::shared_ptr<const Field> table_;
};

Result<std::shared_ptr<const SentenceResult>> computeSentence(const SentenceRequest& question,
                                                              EmbeddingTables& tables);

/// A fact in words, and its numbers without positions and with them where there are some.
struct SentenceFact {
    QString claim;     ///< “the” at 2 and 5: the largest difference between their outputs
    QString sentence;  ///< the same with its numbers
    bool numbers = false;
    double without = 0, with = 0;
};
/// What repeated words and two words that change places show, as far as the parts that are drawn do; empty
/// where there is no attention.
std::vector<SentenceFact> factsInWords(const SentenceResult& result, qint64 token,
                                       const SentenceParts& parts = {});

/// What a person should know: why tokens are left out, why there is no attention.
QStringList notesInWords(const SentenceResult& result, const Model& model);

/// The picture in words, with the numbers under the cursor.
QString resultInWords(const SentenceResult& result, const Snapshot& snapshot);

}  // namespace posiscope
