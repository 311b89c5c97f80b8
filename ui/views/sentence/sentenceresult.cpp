// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/sentence/sentenceresult.h"

#include <algorithm>
#include <cmath>

#include "core/parameters/keys.h"
#include "ui/plot/niceceiling.h"
#include "ui/translation/translated.h"
#include "ui/views/sentence/sentenceparts.h"

namespace posiscope {

namespace {

double largestMagnitude(const TableMatrix& matrix) {
    double largest = 0;
    for (Eigen::Index n = 0; n < matrix.size(); ++n)
        if (const double size = std::abs(matrix.data()[n]); std::isfinite(size))
            largest = std::max(largest, size);
    return largest;
}

/// Words may be as long as a person likes; sentences about them may not.
QString shortened(const QString& word) {
    constexpr qsizetype most = 24;
    return word.size() <= most ? word : word.left(most - 1) + QChar(0x2026);
}

/// "2, 5 and 7"
QString listedPositions(const std::vector<std::int64_t>& numbers) {
    QString text = grouped(numbers.front());
    for (std::size_t n = 1; n + 1 < numbers.size(); ++n)
        text = SentenceText::tr("%1, %2").arg(text, grouped(numbers[n]));
    return SentenceText::tr("%1 and %2").arg(text, grouped(numbers.back()));
}

SentenceFact withNumbers(const QString& claim, double without, double with, bool havePositions) {
    if (!havePositions)
        return {claim, SentenceText::tr("%1: %2 without positions.").arg(claim, readable(without, 3)), true,
                without, with};
    return {claim,
            SentenceText::tr("%1: %2 without positions, %3 with positions.")
                .arg(claim, readable(without, 3), readable(with, 3)),
            true, without, with};
}

/// Of several repeated words the one at the cursor.
SentenceFact aboutRepeats(const SentenceResult& result, qint64 token, bool havePositions) {
    if (result.repeated.empty()) {
        const QString advice =
            SentenceText::tr("No word occurs twice. Repeat one to compare its outputs with each other.");
        return {advice, advice};
    }
    const auto here = std::ranges::find_if(result.repeated, [token](const RepeatedWord& each) {
        return std::ranges::find(each.tokens, token) != each.tokens.end();
    });
    const RepeatedWord& word = here != result.repeated.end() ? *here : result.repeated.front();
    return withNumbers(SentenceText::tr("“%1” at %2, largest difference between their outputs")
                           .arg(shortened(QString::fromStdString(word.text)), listedPositions(word.tokens)),
                       word.gapWithout, word.gapWith, havePositions);
}

SentenceFact aboutSwapping(const SentenceResult& result, bool havePositions) {
    if (result.tokens().size() == 1) {
        const QString advice = SentenceText::tr("Type more than one word to swap two of them.");
        return {advice, advice};
    }
    const QString one = result.word(result.swapFirst);
    const QString other = result.word(result.swapSecond);
    if (one == other) {
        const QString advice =
            SentenceText::tr("Choose two different words to swap: tokens %1 and %2 are both “%3”.")
                .arg(grouped(static_cast<qint64>(result.swapFirst)),
                     grouped(static_cast<qint64>(result.swapSecond)), shortened(one));
        return {advice, advice};
    }
    return withNumbers(
        SentenceText::tr("“%1” at %2 and “%3” at %4 swapped, largest change of a word's output")
            .arg(shortened(one), grouped(static_cast<qint64>(result.swapFirst)), shortened(other),
                 grouped(static_cast<qint64>(result.swapSecond))),
        result.swapGapWithout, result.swapGapWith, havePositions);
}

/// The output of one token without positions.
QString sumInWords(const SentenceResult& result, std::size_t token) {
    QStringList weights;
    for (std::size_t key = 0; key < result.tokens().size(); ++key) {
        const double weight =
            result.facts.without().weights(static_cast<Eigen::Index>(token), static_cast<Eigen::Index>(key));
        weights << SentenceText::tr("%1 × %2").arg(fixedNumber(weight, 2, 1), shortened(result.word(key)));
    }
    return SentenceText::tr(
               "Without positions the output of “%1” is a sum of values, each times its weight: %2.")
        .arg(shortened(result.word(token)), weights.join(QStringLiteral(" + ")));
}

}  // namespace

SentenceResult::SentenceResult(SentenceFacts computed, const SentenceChoice& choice)
    : facts(std::move(computed)) {
    const Sentence& sentence = facts.sentence();
    const std::size_t n = tokens().size();
    if (n == 0) return;
    const TableMatrix together = sentence.input();
    embedding = storedMatrix(sentence.embedding);
    encoding = storedMatrix(sentence.encoding);
    input = storedMatrix(together);
    reach = niceCeiling(std::max({largestMagnitude(sentence.embedding), largestMagnitude(sentence.encoding),
                                  largestMagnitude(together)}));
    embeddingReach = niceCeiling(largestMagnitude(sentence.embedding));
    for (std::size_t t = 0; t < n; ++t) {
        embeddingNorms.push_back(*facts.embeddingNorm(static_cast<std::int64_t>(t)));
        encodingNorms.push_back(*facts.encodingNorm(static_cast<std::int64_t>(t)));
    }
    if (facts.attentionProblem()) return;
    weightsWithout = storedMatrix(facts.without().weights);
    weightsWith = storedMatrix(facts.with().weights);
    outputsWithout = storedMatrix(facts.without().outputs);
    outputsWith = storedMatrix(facts.with().outputs);
    weightReach = niceCeiling(
        std::max(largestMagnitude(facts.without().weights), largestMagnitude(facts.with().weights)));
    outputReach = niceCeiling(
        std::max(largestMagnitude(facts.without().outputs), largestMagnitude(facts.with().outputs)));
    weightReachWithout = niceCeiling(largestMagnitude(facts.without().weights));
    outputReachWithout = niceCeiling(largestMagnitude(facts.without().outputs));
    repeated = repeatedWords(facts);
    const auto inside = [n](std::int64_t token) {
        return static_cast<std::size_t>(std::clamp<std::int64_t>(token, 0, static_cast<std::int64_t>(n) - 1));
    };
    swapFirst = inside(choice.swapFirst);
    swapSecond = inside(choice.swapSecond);
    const auto afterSwap = [&](bool positions) {
        auto after = *facts.swapped(static_cast<std::int64_t>(swapFirst),
                                    static_cast<std::int64_t>(swapSecond), positions);
        if (positions)
            swapReach = niceCeiling(
                std::max(largestMagnitude(facts.with().outputs), largestMagnitude(after.outputs)));
        return SwappedTable{storedMatrix(std::move(after.outputs)), std::move(after.places),
                            std::move(after.gaps)};
    };
    swappedWithout = afterSwap(false);
    swappedWith = afterSwap(true);
    swapGapWithout = std::ranges::max(swappedWithout.gaps);
    swapGapWith = std::ranges::max(swappedWith.gaps);
}

Result<std::shared_ptr<const Field>> EmbeddingTables::get(const SentenceChoice& choice) {
    const std::lock_guard lock(mutex_);
    if (table_ && file_ == choice.file && tensor_ == choice.tensor) return table_;
    auto table = embeddingTable(choice);
    if (!table) return table.error();
    file_ = choice.file;
    tensor_ = choice.tensor;
    table_ = *table;
    return table_;
}

Result<std::shared_ptr<const SentenceResult>> computeSentence(const SentenceRequest& question,
                                                              EmbeddingTables& tables) {
    auto table = tables.get(question.choice);
    if (!table) return table.error();
    auto sentence = makeSentence(*question.model, question.choice, *table);
    if (!sentence) return sentence.error();
    return std::make_shared<const SentenceResult>(SentenceFacts(std::move(*sentence), question.choice),
                                                  question.choice);
}

std::vector<SentenceFact> factsInWords(const SentenceResult& result, qint64 token,
                                       const SentenceParts& parts) {
    if (!result.hasAttention() || parts.kind == SentenceParts::Kind::addition) return {};
    const bool havePositions = parts.havePositions();
    if (parts.kind == SentenceParts::Kind::swap) return {aboutSwapping(result, havePositions)};
    return {aboutRepeats(result, token, havePositions), aboutSwapping(result, havePositions)};
}

QStringList notesInWords(const SentenceResult& result, const Model& model) {
    QStringList notes;
    const auto used = static_cast<qint64>(result.tokens().size());
    if (result.tokens().cut && used == model.table().rows())
        notes << SentenceText::tr(
                     "There are encodings for %1 positions (max_len): the tokens behind them "
                     "have none and are left out.")
                     .arg(grouped(used));
    else if (result.tokens().cut)
        notes << SentenceText::tr("The sentence goes on: its first %1 tokens are used.").arg(grouped(used));
    if (const Failure& problem = result.facts.attentionProblem()) notes << translated(problem->text);
    return notes;
}

QString resultInWords(const SentenceResult& result, const Snapshot& snapshot) {
    QStringList words;
    for (std::size_t t = 0; t < result.tokens().size(); ++t)
        words << SentenceText::tr("%1 (%2 and %3)")
                     .arg(result.word(t), readable(result.embeddingNorms[t], 3),
                          readable(result.encodingNorms[t], 3));
    const SentenceParts parts = sentencePartsOf(snapshot.state);
    QStringList all{SentenceText::tr("The sentence “%1”: %2 tokens, %3 of them different.")
                        .arg(QString::fromStdString(snapshot.state.get(keys::sentence)),
                             grouped(static_cast<qint64>(result.tokens().size())),
                             grouped(static_cast<qint64>(result.tokens().vocabulary.size())))};
    if (parts.havePositions())
        all << SentenceText::tr("Its tokens with the norms of embedding and encoding: %1.")
                   .arg(listed(words));
    const qint64 token = snapshot.state.get(keys::position) - snapshot.model->firstCursor();
    const qint64 j = snapshot.state.get(keys::dimension);
    if (parts.havePositions() && token >= 0 && token < static_cast<qint64>(result.tokens().size()) &&
        j < result.embedding->columns())
        all << SentenceText::tr("At “%1”, dimension %2, the embedding is %3 and the encoding %4.")
                   .arg(result.word(static_cast<std::size_t>(token)), grouped(j),
                        fixedNumber(result.embedding->value(token, j), 3, result.reach),
                        fixedNumber(result.encoding->value(token, j), 3, result.reach));
    if (parts.kind == SentenceParts::Kind::addition && result.hasAttention())
        all << sumInWords(result, static_cast<std::size_t>(std::clamp<qint64>(
                                      token, 0, static_cast<qint64>(result.tokens().size()) - 1)));
    for (const SentenceFact& fact : factsInWords(result, token, parts))
        all << fact.sentence;
    all << notesInWords(result, *snapshot.model);
    return all.join(u' ');
}

}  // namespace posiscope
