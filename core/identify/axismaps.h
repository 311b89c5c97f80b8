// Which of several positions each pair follows: time, height, width (M-RoPE).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/config/rotaryform.h"

namespace posiscope {

/// For each pair: 0 time, 1 height, 2 width.
using AxisMap = std::vector<std::uint8_t>;

/// ttt…hhh…www…
AxisMap blocksMap(const AxisSections& sections);
/// thwthw…, then what is left of time: pair i is of height where i mod 3 = 1 and i < 3 s_h, of width where
/// i mod 3 = 2 and i < 3 s_w (huggingface/transformers, models/qwen3_vl).
AxisMap alternatingMap(const AxisSections& sections);
/// The alternating map with its first pairs, as many as turn evenly, in another pattern.
AxisMap repeatedMap(const AxisSections& sections, const AxisMap& pattern);

/// "THW…": the first pairs of a map.
std::string drawn(const AxisMap& map);

}  // namespace posiscope
