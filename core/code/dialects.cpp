// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/code/dialects.h"

#include <array>

namespace posiscope {

namespace {

constexpr std::array numpy{Spelling{", F64", ""}};

constexpr std::array pytorch{Spelling{"import numpy as np", "import torch"},
                             Spelling{", F64", ", dtype=torch.float64"},
                             Spelling{".astype(int)", ".long()"},
                             Spelling{"axis=", "dim="},
                             Spelling{"np.concatenate(", "torch.cat("},
                             Spelling{"np.clip(", "torch.clamp("},
                             Spelling{"np.array(", "torch.tensor("},
                             Spelling{"np.", "torch."}};

constexpr std::array tensorflow{Spelling{"import numpy as np", "import tensorflow as tf"},
                                Spelling{", F64", ", dtype=tf.float64"},
                                Spelling{"np.arange(", "tf.range("},
                                Spelling{"np.array(", "tf.constant("},
                                Spelling{"np.concatenate(", "tf.concat("},
                                Spelling{"np.clip(", "tf.clip_by_value("},
                                Spelling{"np.sum(", "tf.reduce_sum("},
                                Spelling{"np.log(", "tf.math.log("},
                                Spelling{"np.log1p(", "tf.math.log1p("},
                                Spelling{"np.ceil(", "tf.math.ceil("},
                                Spelling{"np.", "tf."}};

constexpr std::array dialects{CodeDialect{"numpy", "NumPy", numpy},
                              CodeDialect{"pytorch", "PyTorch", pytorch},
                              CodeDialect{"tensorflow", "TensorFlow", tensorflow}};

}  // namespace

std::span<const CodeDialect> codeDialects() {
    return dialects;
}

std::string spelled(std::string line, const CodeDialect& dialect) {
    for (const Spelling& spelling : dialect.spellings)
        for (std::size_t at = 0; (at = line.find(spelling.numpy, at)) != std::string::npos;
             at += spelling.own.size())
            line.replace(at, spelling.numpy.size(), spelling.own);
    return line;
}

}  // namespace posiscope
