// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sentence/inputcode.h"

#include <nlohmann/json.hpp>

#include "core/code/tablecode.h"
#include "core/sentence/sentence.h"

namespace posiscope {

namespace {

/// Behind the code of the table, whose array is `pe`. The marks are those of core/code/templates/templates.h.
/// Random numbers: core/math/random.h and embeddings.cpp; NormalDist.inv_cdf is the same algorithm AS 241.
constexpr std::string_view body = R"(

# From text to input: each token takes the vector of its word and the row of its position.
from statistics import NormalDist

tokens = [{token_list}]
vocabulary = sorted(set(tokens))
ids = [vocabulary.index(token) for token in tokens]
d_model = pe.shape[1]


def mix(bits):
    bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9 % 2**64
    bits = (bits ^ bits >> 27) * 0x94D049BB133111EB % 2**64
    return bits ^ bits >> 31


def random_bits(seed, index):
    golden = 0x9E3779B97F4A7C15
    return mix((mix((seed + golden) % 2**64) + (index + 1) * golden) % 2**64)


def random_vector(word, size, seed):  # of the word's letters and the seed alone
    letters = 0xCBF29CE484222325
    for byte in word.encode():
        letters = (letters ^ byte) * 0x100000001B3 % 2**64
    stream = mix(random_bits(seed, letters) ^ 0x9E3779B97F4A7C15)
    return [NormalDist().inv_cdf(((random_bits(stream, j) >> 12) + 0.5) / 2**52) for j in range(size)]


# Random, as before training. A model has learned these numbers.
embedding = np.array([random_vector(word, d_model, seed={embedding_seed}) for word in vocabulary], F64) / d_model**0.5
[numpy|pytorch] words = embedding[ids]
[tensorflow] words = tf.gather(embedding, ids)
[embedding_scaled] words = words * d_model**0.5  # as in Attention Is All You Need, section 3.4
[combine=add] x = words + pe[: len(tokens)]
[combine=concatenate] x = np.concatenate([words, pe[: len(tokens)]], axis=1)
)";

/// "dog", "bites": JSON's texts are Python's, too.
std::string asPython(const std::vector<std::string>& texts) {
    std::string list;
    for (const std::string& text : texts)
        list += (list.empty() ? "" : ", ") + nlohmann::json(text).dump();
    return list;
}

}  // namespace

Text whyNoInputCode(const Snapshot& snapshot) {
    if (Text reason = whyNoTableCode(snapshot.state); !reason.empty()) return reason;
    if (Text reason = withoutAddedTable(snapshot); !reason.empty()) return reason;
    const SentenceChoice choice = sentenceChoice(snapshot.state);
    if (!choice.file.empty())
        return POSISCOPE_TR("core",
                            "The vectors of the words come from a file: no formula computes them. Choose "
                            "random ones, or export the data of the view Sentence as .npy instead.");
    if (tokensOf(choice.text).size() == 0)
        return POSISCOPE_TR("core", "The sentence has no words: type some in the view Sentence.");
    return {};
}

std::string inputCode(const Snapshot& snapshot, const CodeDialect& dialect) {
    if (!whyNoInputCode(snapshot).empty()) return {};
    const Tokens tokens = tokensWithPositions(sentenceChoice(snapshot.state), snapshot.model->table().rows());
    return tableCode(snapshot.state, dialect) +
           filledCode(body, snapshot.state, dialect, {{"token_list", asPython(tokens.texts)}});
}

}  // namespace posiscope
