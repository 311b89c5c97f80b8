// SPDX-License-Identifier: GPL-3.0-or-later
// What a program reads about rotary layers from a configuration.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/text.h"

namespace posiscope {

/// What a program takes for layers of one type. Where it fails with the file, `why` says it and there are no
/// numbers.
struct ReadRope {
    std::string layerType = {};  ///< "full_attention"; empty: all layers
    std::optional<double> base = {};
    std::string scaling = {};  ///< "none", "linear", "ntk", "dynamic", "yarn" …; empty: it fails
    std::optional<double> factor = {};
    std::optional<std::int64_t> original = {};  ///< the length that the scaling starts from
    std::optional<std::int64_t> rotated = {};   ///< dimensions of a head, twice the number of frequencies
    std::optional<std::int64_t> headDim = {};   ///< of so many
    Text why = {};                              ///< the keys that were taken, and those that were not read

    bool fails() const { return scaling.empty(); }
};

/// Whether both are the same numbers for the same layers.
bool readsTheSame(const ReadRope& a, const ReadRope& b);

/// What one program reads from a file.
struct ProgramReading {
    std::string program;                ///< "transformers 4"
    std::vector<ReadRope> layers = {};  ///< a row for each type of layers
    Text unknown = {};  ///< why it is not known what the program reads; there are no layers then
};

}  // namespace posiscope
