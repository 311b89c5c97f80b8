// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sentence/sentenceparameters.h"

#include <algorithm>

#include "core/models/encoding.h"
#include "core/parameters/keys.h"
#include "core/sentence/attention.h"
#include "core/sentence/tokens.h"

namespace posiscope {

namespace {

const std::vector<std::string> views{"sentence"};

Limits tokenLimits(const Values& values) {
    const auto* text = values.contains(keys::sentence.name)
                           ? std::get_if<std::string>(&values.at(keys::sentence.name))
                           : nullptr;
    if (text == nullptr) return {0, mostTokens - 1};
    const auto positions = std::max<std::int64_t>(1, shapeOf(values).positions);
    const auto most = std::min(mostTokens, static_cast<std::size_t>(positions));
    return {0, static_cast<double>(std::max<std::size_t>(1, tokensOf(*text, most).size()) - 1)};
}

Parameter seed(const char* key, Text label, Text tooltip) {
    return {.key = key,
            .label = std::move(label),
            .tooltip = std::move(tooltip),
            .initial = std::int64_t{1},
            .limits = {0, 1e9},
            .seldom = true,
            .views = views};
}

Parameter token(const char* key, Text label, std::int64_t initial) {
    return {.key = key,
            .label = std::move(label),
            .tooltip = POSISCOPE_TR("core",
                                    "The two tokens, counted from 0, that change places: how much do the "
                                    "outputs of the same words change?"),
            .initial = initial,
            .limits = {0, mostTokens - 1},
            .limitsFor = tokenLimits,
            .views = views};
}

Parameter fromFile(const char* key, Text label, Text tooltip) {
    return {.key = key,
            .label = std::move(label),
            .tooltip = std::move(tooltip),
            .initial = std::string(),
            .internal = true,
            .views = views};
}

}  // namespace

std::vector<Parameter> sentenceParameters() {
    return {
        {.key = keys::sentence.name,
         .label = POSISCOPE_TR("core", "Sentence"),
         .tooltip = POSISCOPE_TR("core", "The sentence whose words get positions, in any language."),
         .initial = std::string("Transformers revolutionized the field of NLP"),
         .views = views},
        {.key = keys::combine.name,
         .label = POSISCOPE_TR("core", "Word and position"),
         .tooltip = POSISCOPE_TR("core",
                                 "How the embedding of a word and the encoding of its position are put "
                                 "together."),
         .initial = std::string("add"),
         .views = views,
         .choices = {{"add", POSISCOPE_TR("core", "Add"),
                      POSISCOPE_TR("core", "The sum: d_model numbers for each word.")},
                     {"concatenate", POSISCOPE_TR("core", "Concatenate"),
                      POSISCOPE_TR("core", "One behind the other: 2·d_model numbers for each word.")}}},
        {.key = keys::sentenceParts.name,
         .label = POSISCOPE_TR("core", "Parts"),
         .tooltip = POSISCOPE_TR("core", "The parts of the picture that are drawn."),
         .initial = std::string("automatic"),
         .views = views,
         .choices = {{"automatic", POSISCOPE_TR("core", "As many as fit"),
                      POSISCOPE_TR("core", "The tables; attention and facts where there is room.")},
                     {"embedding", POSISCOPE_TR("core", "Embedding"),
                      POSISCOPE_TR("core", "The embedding alone, in colours of its own scale.")},
                     {"sum", POSISCOPE_TR("core", "Sum"),
                      POSISCOPE_TR("core", "Embedding, encoding and what they give together.")},
                     {"tables", POSISCOPE_TR("core", "Tables"),
                      POSISCOPE_TR("core", "Embedding, encoding and their sum, with their norms.")},
                     {"attention-without", POSISCOPE_TR("core", "Attention without positions"),
                      POSISCOPE_TR("core",
                                   "Weights and outputs of one attention head without positions, in "
                                   "colours of their own scales.")},
                     {"output-without", POSISCOPE_TR("core", "One output without positions"),
                      POSISCOPE_TR("core",
                                   "The output of the token at the cursor without positions: the values of "
                                   "all tokens, each times its weight, and their sum.")},
                     {"attention", POSISCOPE_TR("core", "Attention"),
                      POSISCOPE_TR("core",
                                   "Weights and outputs of one attention head, without and with "
                                   "positions.")},
                     {"swap-without", POSISCOPE_TR("core", "Swap without positions"),
                      POSISCOPE_TR("core",
                                   "The outputs without positions before and after two tokens change "
                                   "places: lines join those that are equal.")},
                     {"swap", POSISCOPE_TR("core", "Swap with positions"),
                      POSISCOPE_TR("core", "The same with positions.")}}},
        {.key = keys::embeddingScaled.name,
         .label = POSISCOPE_TR("core", "Embeddings × √d_model"),
         .tooltip = POSISCOPE_TR("core",
                                 "Multiplies the embeddings of words by √d_model, as the Transformer's paper "
                                 "does, so that positions do not drown them."),
         .initial = true,
         .seldom = true,
         .views = views},
        seed(keys::embeddingSeed.name, POSISCOPE_TR("core", "Seed of embeddings"),
             POSISCOPE_TR("core",
                          "Which random vectors words have: the same seed gives the same ones "
                          "everywhere.")),
        {.key = keys::attentionSize.name,
         .label = POSISCOPE_TR("core", "Head dimensions"),
         .symbol = "<i>d<sub>k</sub></i>",
         .unit = POSISCOPE_TR("core", "dimensions"),
         .tooltip = POSISCOPE_TR("core",
                                 "How many numbers a query, a key and a value of the attention head "
                                 "have."),
         .initial = std::int64_t{16},
         .limits = {1, largestHead},
         .views = views,
         .slider = Slider{{1, 4, 16, 64, largestHead}, Scale::logarithmic}},
        seed(keys::attentionSeed.name, POSISCOPE_TR("core", "Seed of attention"),
             POSISCOPE_TR("core", "Which random matrices W_Q, W_K and W_V the attention head has.")),
        token(keys::swapFirst.name, POSISCOPE_TR("core", "Swap token"), 0),
        token(keys::swapSecond.name, POSISCOPE_TR("core", "with token"), 2),
        fromFile(keys::embeddingFile.name, POSISCOPE_TR("core", "File of embeddings"),
                 POSISCOPE_TR("core", "The file that the embeddings of words are read from.")),
        fromFile(keys::embeddingTensor.name, POSISCOPE_TR("core", "Table of embeddings"),
                 POSISCOPE_TR("core", "The name of the table of embeddings in its file.")),
    };
}

}  // namespace posiscope
