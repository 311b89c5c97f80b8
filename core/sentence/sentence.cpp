// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sentence/sentence.h"

#include <algorithm>

#include "core/parameters/keys.h"
#include "core/tables/tablefile.h"

namespace posiscope {

TableMatrix Sentence::input() const {
    if (!concatenated) return embedding + encoding;
    TableMatrix both(embedding.rows(), width());
    both << embedding, encoding;
    return both;
}

TableMatrix Sentence::inputWithoutPositions() const {
    if (!concatenated) return embedding;
    TableMatrix both = TableMatrix::Zero(embedding.rows(), width());
    both.leftCols(dModel()) = embedding;
    return both;
}

Sentence Sentence::withSwapped(std::size_t first, std::size_t second) const {
    Sentence other = *this;
    other.tokens = swapped(tokens, first, second);
    other.embedding.row(static_cast<Eigen::Index>(first)) = embedding.row(static_cast<Eigen::Index>(second));
    other.embedding.row(static_cast<Eigen::Index>(second)) = embedding.row(static_cast<Eigen::Index>(first));
    return other;
}

SentenceChoice sentenceChoice(const State& state) {
    return {state.get(keys::sentence),        state.get(keys::combine) == "concatenate",
            state.get(keys::embeddingScaled), state.get(keys::embeddingSeed),
            state.get(keys::embeddingFile),   state.get(keys::embeddingTensor),
            state.get(keys::attentionSize),   state.get(keys::attentionSeed),
            state.get(keys::swapFirst),       state.get(keys::swapSecond)};
}

Tokens tokensWithPositions(const SentenceChoice& choice, std::int64_t positions) {
    return tokensOf(choice.text, std::min(mostTokens, static_cast<std::size_t>(positions)));
}

Result<std::shared_ptr<const Field>> embeddingTable(const SentenceChoice& choice) {
    if (choice.file.empty()) return std::shared_ptr<const Field>();
    const auto table = readTable(choice.file, choice.tensor);
    if (!table) return table.error();
    return std::shared_ptr<const Field>(*table);
}

Result<Sentence> makeSentence(const Model& model, const SentenceChoice& choice,
                              std::shared_ptr<const Field> table) {
    const Field& encoding = model.table();
    Sentence sentence;
    sentence.tokens = tokensWithPositions(choice, encoding.rows());
    sentence.concatenated = choice.concatenated;
    auto embedding = embeddingsOf(sentence.tokens, encoding.columns(),
                                  {choice.embeddingSeed, std::move(table), choice.scaled});
    if (!embedding) return embedding.error();
    sentence.embedding = std::move(*embedding);
    const auto n = static_cast<std::int64_t>(sentence.tokens.size());
    sentence.encoding.resize(n, encoding.columns());
    if (n > 0) encoding.fill({0, n}, {0, encoding.columns()}, sentence.encoding.data());
    return sentence;
}

Failure attentionProblem(const Sentence& sentence) {
    if (sentence.dModel() > widestAttention)
        return Error{
            {POSISCOPE_TR("core",
                          "Attention is computed for at most %1 dimensions, and d_model is %2: make it "
                          "smaller to see weights and outputs."),
             {groupedDigits(widestAttention), groupedDigits(sentence.dModel())}},
            keys::dModel.name};
    if (!sentence.embedding.allFinite() || !sentence.encoding.allFinite())
        return Error{
            {POSISCOPE_TR("core",
                          "The words or their encodings hold numbers that are not finite, so that no "
                          "attention can be computed from them."),
             {}},
            ""};
    return std::nullopt;
}

double largestGap(const TableMatrix& a, Eigen::Index row, const TableMatrix& b, Eigen::Index other) {
    return a.cols() == 0 ? 0 : (a.row(row) - b.row(other)).cwiseAbs().maxCoeff();
}

Text withoutAddedTable(const Snapshot& snapshot) {
    const Text name = encodingOf(snapshot.state).name;
    if (snapshot.model->rotary() != nullptr)
        return Text(POSISCOPE_TR("core",
                                 "%1 adds nothing to words: it turns queries and keys. Choose Sinusoidal, "
                                 "Learned or another absolute encoding, or the view Rotation."))
            .onCommandLine(
                "%1 adds nothing to words, it turns queries and keys: --view rotation, or --encoding "
                "sinusoidal")
            .with(name);
    if (!snapshot.model->hasTable())
        return Text(POSISCOPE_TR("core",
                                 "%1 adds nothing to words: it acts on attention scores. Choose Sinusoidal, "
                                 "Learned or another absolute encoding, or the view Bias."))
            .onCommandLine(
                "%1 adds nothing to words, it acts on attention scores: --view bias, or --encoding "
                "sinusoidal")
            .with(name);
    return {};
}

}  // namespace posiscope
