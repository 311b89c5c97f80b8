// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/expectedbiases.h"

#include "core/encodings/relative.h"
#include "core/identify/diagnosis.h"
#include "core/identify/families/biases.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

/// The expected values; length, heads and mask are those of the biases where they are not given.
Values valuesFor(const Expectation& expected, const Biases& biases) {
    Values values = expected.values;
    const auto follow = [&](const char* key, Value value) {
        if (!expected.gives(key) && values.contains(key)) values.set(key, std::move(value));
    };
    follow(keys::maxLen.name, biases.length);
    if (biases.heads > 1) follow(keys::heads.name, biases.heads);
    follow(keys::mask.name, std::string(biases.causal ? "causal" : "none"));
    return values;
}

/// Whether the model has biases of these sizes. One head alone may be the first of several.
bool areOfOneSize(const Model& model, const Biases& biases) {
    const AttentionBias* const bias = model.bias();
    if (bias == nullptr || (biases.heads != 1 && biases.heads != bias->heads())) return false;
    const auto first = bias->matrix(0);
    return first->rows() == biases.length && isMasked(first->value(0, biases.length - 1)) == biases.causal;
}

}  // namespace

std::optional<Identity> expectedBiases(const Input& input, const Expectation& expected) {
    const auto biases = biasesOf(input);
    if (!biases) return std::nullopt;
    const Values values = valuesFor(expected, *biases);
    if (!areSound(*expected.encoding, values)) return std::nullopt;
    const auto model = expected.encoding->make(values);
    if (!areOfOneSize(*model, *biases)) return std::nullopt;
    std::vector<std::shared_ptr<const Field>> heads;
    for (std::int64_t head = 0; head < biases->heads; ++head)
        heads.push_back(model->bias()->matrix(head));
    Identity answer;
    answer.recognised = true;
    answer.encoding = expected.encoding->id;
    answer.options = optionsOf(expected, values);
    finishBiases(
        input, *biases,
        [&heads](std::int64_t head, std::int64_t query, std::int64_t key) {
            return heads[static_cast<std::size_t>(head)]->value(query, key);
        },
        toleranceFor(input.cells), answer);
    if (answer.unexplainedCells > 0) return std::nullopt;
    return answer;
}

}  // namespace posiscope
