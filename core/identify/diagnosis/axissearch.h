// SPDX-License-Identifier: GPL-3.0-or-later
// Tables with several positions a row: each pair follows time, height or width.
#pragma once

#include <cstdint>
#include <string>
#include <vector>
#include "core/config/rotaryform.h"
#include "core/identify/finish.h"
#include "core/identify/pairhypothesis.h"

namespace posiscope {

/// Diagnoses a table whose pairs should follow three positions: finds the rows' positions and the axis of
/// every pair. False where the table is of another kind or all rows have one position.
bool diagnoseAxes(const Input& input, const Expectation& expected, Identity& answer);

/// For each pair: 0 time, 1 height, 2 width.
using AxisMap = std::vector<std::uint8_t>;

/// Three blocks of pairs: ttt…hhh…www…
AxisMap blocksMap(const AxisSections& sections);
/// thwthw…, and time for the remaining pairs: pair i follows height where i mod 3 = 1 and i < 3 s_h, and
/// width where i mod 3 = 2 and i < 3 s_w (huggingface/transformers, models/qwen3_vl).
AxisMap alternatingMap(const AxisSections& sections);
/// The alternating map whose alternating first pairs have another pattern.
AxisMap repeatedMap(const AxisSections& sections, const AxisMap& pattern);

/// The first pairs of a map as letters: "THW…".
std::string drawn(const AxisMap& map);

}  // namespace posiscope
