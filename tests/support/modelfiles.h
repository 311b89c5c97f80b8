// SPDX-License-Identifier: GPL-3.0-or-later
// Small models as files: configurations, and tensors about positions in safetensors.
#pragma once

#include <cmath>
#include <string>
#include <vector>

#include "tests/support/tablebytes.h"

/// A tensor of float32.
struct ModelTensor {
    std::string name;
    std::vector<int> shape;
    std::vector<float> numbers;
};

/// A file of these tensors.
inline std::string modelFile(const std::vector<ModelTensor>& tensors) {
    std::string header, data;
    for (const ModelTensor& each : tensors) {
        std::string shape;
        for (const int length : each.shape)
            shape += (shape.empty() ? "" : ",") + std::to_string(length);
        const std::size_t begin = data.size();
        data += bytesOfAll<float>(each.numbers);
        header += (header.empty() ? "" : ",") +
                  tensorEntry(each.name, "F32", "[" + shape + "]", begin, data.size());
    }
    return safetensorsFile("{" + header + "}", data);
}

/// base^(−2i/d), i from 0 to d/2 − 1.
inline ModelTensor frequenciesOf(const std::string& name, double base, int d) {
    ModelTensor tensor{name, {d / 2}, {}};
    for (int i = 0; i < d / 2; ++i)
        tensor.numbers.push_back(static_cast<float>(std::pow(base, -2.0 * i / d)));
    return tensor;
}

/// Numbers without a formula, from −spread to spread.
inline ModelTensor learnedNumbers(const std::string& name, int rows, int columns, double spread) {
    ModelTensor tensor{name, {rows, columns}, {}};
    std::uint32_t seed = 12345;
    for (int n = 0; n < rows * columns; ++n) {
        seed = seed * 1664525U + 1013904223U;
        tensor.numbers.push_back(static_cast<float>((seed / 2147483648.0 - 1) * spread));
    }
    return tensor;
}

/// Gemma 3 with one layer in three that sees all positions, at base 1 000 000; the others have 10 000.
inline const std::string gemma3Config =
    R"({"model_type": "gemma3_text", "hidden_size": 128, "num_attention_heads": 4, "head_dim": 32,
        "num_hidden_layers": 6, "rope_theta": 1000000, "rope_local_base_freq": 10000, "sliding_window": 64,
        "max_position_embeddings": 256, "layer_types": ["sliding_attention", "sliding_attention",
        "full_attention", "sliding_attention", "sliding_attention", "full_attention"]})";
inline const std::string gpt2Config = R"({"model_type": "gpt2", "n_embd": 48, "n_positions": 96})";
inline const std::string t5Config =
    R"({"model_type": "t5", "d_model": 64, "d_kv": 8, "num_heads": 8, "relative_attention_num_buckets": 32})";
