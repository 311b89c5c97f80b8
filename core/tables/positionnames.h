// SPDX-License-Identifier: GPL-3.0-or-later
// The names of tensors that are about positions.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace posiscope {

/// What a tensor about positions holds, as its name says it.
enum class PositionSort { frequencies, cosines, cache, table, bias };

/// "frequencies", "cosines and sines", "cosines and sines", "table", "biases".
const char* nameOf(PositionSort sort);

/// What the name of a tensor says about positions.
struct PositionName {
    PositionSort sort = PositionSort::table;
    std::string partner = {};                ///< of cosines: the name of their sines; else empty
    std::string_view part = {};              ///< "vision" or "audio"; empty: of words
    std::optional<std::int64_t> layer = {};  ///< "layers.3." has 3
};

/// What the name says, as GPT-2, BERT, T5, Llama and others name theirs; nothing where it says nothing about
/// positions. The last word of the name counts, without “.weight”: model.rotary_emb.inv_freq.
std::optional<PositionName> positionNameOf(const std::string& tensor);

}  // namespace posiscope
