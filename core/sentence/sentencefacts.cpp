// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sentence/sentencefacts.h"

#include <algorithm>

#include "core/parameters/keys.h"

namespace posiscope {

SentenceFacts::SentenceFacts(Sentence sentence, const SentenceChoice& choice)
    : sentence_(std::move(sentence)), problem_(posiscope::attentionProblem(sentence_)) {
    if (problem_ || sentence_.tokens.size() == 0) return;
    head_.emplace(sentence_.width(), choice.attentionSize, choice.attentionSeed);
    without_ = head_->attend(sentence_.inputWithoutPositions(), sentence_.tokens.indices);
    with_ = head_->attend(sentence_.input(), sentence_.tokens.indices);
}

Failure SentenceFacts::wrong(std::int64_t token) const {
    if (token >= 0 && token < tokens()) return std::nullopt;
    return Error{{POSISCOPE_TR("core", "there is no token %1: the sentence has %2, counted from 0"),
                  {groupedDigits(token), groupedDigits(tokens())}},
                 keys::sentence.name};
}

Failure SentenceFacts::wrong(std::int64_t token, std::int64_t other) const {
    if (auto failure = wrong(token)) return failure;
    if (auto failure = wrong(other)) return failure;
    return problem_;
}

Result<double> SentenceFacts::embeddingNorm(std::int64_t token) const {
    if (const auto failure = wrong(token)) return *failure;
    return sentence_.embedding.row(token).norm();
}

Result<double> SentenceFacts::encodingNorm(std::int64_t token) const {
    if (const auto failure = wrong(token)) return *failure;
    return sentence_.encoding.row(token).norm();
}

Result<double> SentenceFacts::outputGap(std::int64_t token, std::int64_t other) const {
    if (const auto failure = wrong(token, other)) return *failure;
    return largestGap(with_.outputs, token, with_.outputs, other);
}

Result<double> SentenceFacts::outputGapWithout(std::int64_t token, std::int64_t other) const {
    if (const auto failure = wrong(token, other)) return *failure;
    return largestGap(without_.outputs, token, without_.outputs, other);
}

Result<SwappedOutputs> SentenceFacts::swapped(std::int64_t token, std::int64_t other, bool positions) const {
    if (const auto failure = wrong(token, other)) return *failure;
    const auto first = static_cast<std::size_t>(token), second = static_cast<std::size_t>(other);
    const Sentence after = sentence_.withSwapped(first, second);
    SwappedOutputs swapped;
    swapped.outputs =
        head_->attend(positions ? after.input() : after.inputWithoutPositions(), after.tokens.indices)
            .outputs;
    const TableMatrix& before = (positions ? with_ : without_).outputs;
    for (std::size_t t = 0; t < sentence_.tokens.size(); ++t) {
        const std::size_t there = t == first ? second : t == second ? first : t;
        swapped.places.push_back(there);
        swapped.gaps.push_back(largestGap(before, static_cast<Eigen::Index>(t), swapped.outputs,
                                          static_cast<Eigen::Index>(there)));
    }
    return swapped;
}

Result<double> SentenceFacts::swapGap(std::int64_t token, std::int64_t other) const {
    const auto after = swapped(token, other, true);
    return after ? Result<double>(std::ranges::max(after->gaps)) : after.error();
}

Result<double> SentenceFacts::swapGapOf(std::int64_t token, std::int64_t other, std::int64_t word) const {
    if (const auto failure = wrong(word)) return *failure;
    const auto after = swapped(token, other, true);
    return after ? Result<double>(after->gaps[static_cast<std::size_t>(word)]) : after.error();
}

Result<double> SentenceFacts::swapGapWithout(std::int64_t token, std::int64_t other) const {
    const auto after = swapped(token, other, false);
    return after ? Result<double>(std::ranges::max(after->gaps)) : after.error();
}

Result<SentenceFacts> sentenceFacts(const Snapshot& snapshot) {
    if (Text reason = snapshot.model->problem(); !reason.empty()) return Error{std::move(reason), ""};
    if (Text reason = withoutAddedTable(snapshot); !reason.empty())
        return Error{std::move(reason), keys::encoding.name};
    const SentenceChoice choice = sentenceChoice(snapshot.state);
    auto table = embeddingTable(choice);
    if (!table) return table.error();
    auto sentence = makeSentence(*snapshot.model, choice, *table);
    if (!sentence) return sentence.error();
    return SentenceFacts(std::move(*sentence), choice);
}

std::vector<RepeatedWord> repeatedWords(const SentenceFacts& facts) {
    std::vector<RepeatedWord> all;
    const Tokens& tokens = facts.sentence().tokens;
    if (facts.attentionProblem()) return all;
    for (std::size_t t = 0; t < tokens.size(); ++t) {
        RepeatedWord word{tokens.texts[t], {}};
        for (std::size_t u = 0; u < tokens.size(); ++u)
            if (tokens.indices[u] == tokens.indices[t]) word.tokens.push_back(static_cast<std::int64_t>(u));
        if (word.tokens.size() < 2 || word.tokens.front() != static_cast<std::int64_t>(t)) continue;
        for (const std::int64_t a : word.tokens)
            for (const std::int64_t b : word.tokens) {
                word.gapWithout = std::max(word.gapWithout, *facts.outputGapWithout(a, b));
                word.gapWith = std::max(word.gapWith, *facts.outputGap(a, b));
            }
        all.push_back(std::move(word));
    }
    return all;
}

}  // namespace posiscope
