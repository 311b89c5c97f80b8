#include "core/analysis/tablecode.h"

#include <array>
#include <sstream>

#include "core/encodings/precisionparameters.h"
#include "core/parameters/keys.h"
#include "core/parameters/parameter.h"

namespace posiscope {

namespace {

// A line that begins with “word:” belongs to that option alone. The lines are those of every tutorial:
// positions, frequencies, angles, sines and cosines.
constexpr std::string_view numpy = R"(import numpy as np


def positional_encoding(max_len, d_model, base, first):
    p = np.arange(first, first + max_len)[:, None]  # positions, down
interleaved:    pairs = (d_model + 1) // 2
half-split:    pairs = d_model // 2
    i = np.arange(pairs)
paper:    omega = float(base) ** (-2 * i / d_model)
endpoint:    omega = float(base) ** (-i / max(1, pairs - 1))
    angle = p * omega
    pe = np.zeros((max_len, d_model))
interleaved:    pe[:, 0::2] = np.sin(angle)
interleaved:    pe[:, 1::2] = np.cos(angle[:, : d_model // 2])
half-split:    pe[:, :pairs] = np.sin(angle)
half-split:    pe[:, pairs : 2 * pairs] = np.cos(angle)
zero:    pe[0] = 0
    return pe
)";

constexpr std::string_view pytorch = R"(import torch


def positional_encoding(max_len, d_model, base, first):
    p = torch.arange(first, first + max_len, dtype=torch.float64)[:, None]  # positions, down
interleaved:    pairs = (d_model + 1) // 2
half-split:    pairs = d_model // 2
    i = torch.arange(pairs, dtype=torch.float64)
paper:    omega = float(base) ** (-2 * i / d_model)
endpoint:    omega = float(base) ** (-i / max(1, pairs - 1))
    angle = p * omega
    pe = torch.zeros(max_len, d_model, dtype=torch.float64)
interleaved:    pe[:, 0::2] = torch.sin(angle)
interleaved:    pe[:, 1::2] = torch.cos(angle[:, : d_model // 2])
half-split:    pe[:, :pairs] = torch.sin(angle)
half-split:    pe[:, pairs : 2 * pairs] = torch.cos(angle)
zero:    pe[0] = 0
    return pe  # in a module: self.register_buffer("pe", pe), and x + self.pe[: x.size(1)]
)";

constexpr std::string_view tensorflow = R"(import tensorflow as tf


def positional_encoding(max_len, d_model, base, first):
    p = tf.range(first, first + max_len, dtype=tf.float64)[:, None]  # positions, down
interleaved:    pairs = (d_model + 1) // 2
half-split:    pairs = d_model // 2
    i = tf.range(pairs, dtype=tf.float64)
paper:    omega = tf.pow(tf.constant(base, tf.float64), -2 * i / d_model)
endpoint:    omega = tf.pow(tf.constant(base, tf.float64), -i / max(1, pairs - 1))
    angle = p * omega
interleaved:    pe = tf.reshape(tf.stack([tf.sin(angle), tf.cos(angle)], axis=-1), (max_len, -1))[:, :d_model]
half-split:    pe = tf.concat([tf.sin(angle), tf.cos(angle)], axis=1)
half-split:    pe = tf.pad(pe, [[0, 0], [0, d_model - 2 * pairs]])
zero:    pe = tf.concat([tf.zeros((1, d_model), tf.float64), pe[1:]], axis=0)
    return pe
)";

constexpr std::array dialects{CodeDialect{"numpy", "NumPy", numpy},
                              CodeDialect{"pytorch", "PyTorch", pytorch},
                              CodeDialect{"tensorflow", "TensorFlow", tensorflow}};

}  // namespace

std::span<const CodeDialect> codeDialects() {
    return dialects;
}

std::optional<std::string> tableCode(const State& state, const CodeDialect& dialect) {
    if (encodingOf(state).id != "sinusoidal" || !pipelineOf(state.values).exact()) return std::nullopt;
    const std::string layout = state.get(keys::layout), spectrum = state.get(keys::spectrum);
    std::ostringstream code;
    code.precision(17);
    code << "# Vaswani et al. 2017, section 3.5\n";
    std::istringstream lines{std::string(dialect.body)};
    for (std::string line; std::getline(lines, line);) {
        const std::size_t colon = line.find(':');
        const std::string word = line.substr(0, colon);
        const bool option = word == "interleaved" || word == "half-split" || word == "paper" ||
                            word == "endpoint" || word == "zero";
        if (!option)
            code << line << '\n';
        else if (word == layout || word == spectrum || (word == "zero" && state.get(keys::zeroFirstRow)))
            code << line.substr(colon + 1) << '\n';
    }
    code << "\n\npe = positional_encoding(max_len=" << state.get(keys::maxLen)
         << ", d_model=" << state.get(keys::dModel) << ", base=" << state.get(keys::base)
         << ", first=" << state.get(keys::firstPosition) << ")\n";
    return code.str();
}

}  // namespace posiscope
