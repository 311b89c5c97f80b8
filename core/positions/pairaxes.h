// SPDX-License-Identifier: GPL-3.0-or-later
// Which axis each pair counts along.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace posiscope {

/// For each pair the index of its axis in Positions::axes(); empty: all count along the first one.
using PairAxes = std::vector<std::uint8_t>;

/// Sections one behind the other: so many pairs of the first axis, then of the second …
PairAxes pairsInBlocks(std::span<const std::int64_t> sections);

/// Three axes by turns, and the first one for the pairs that remain: pair i counts along axis a = i mod 3
/// where i < 3·sections[a] (huggingface/transformers, models/qwen3_vl).
PairAxes pairsByTurns(std::span<const std::int64_t> sections);

/// The axes in turn for all pairs: pair i counts along axis i mod n.
PairAxes pairsInTurn(std::size_t axes, std::int64_t pairs);

/// The pairs of all axes but the last one in turn, as long as one has pairs left, then those of the last one:
/// h, w, h, w … t (huggingface/transformers, models/ernie4_5_vl_moe).
PairAxes pairsAlternating(std::span<const std::int64_t> sections);

/// Spread evenly: each pair goes to the axis that has the smallest share of its own so far, the first of
/// these, and to none twice in a row while another has pairs left. The last pair is one of the first axis
/// where there are three (vllm-project/vllm, rotary_embedding/mrope_interleaved.py: openPangu).
PairAxes pairsSpread(std::span<const std::int64_t> sections);

/// Of two axes each pair counts along the other one.
void exchangeAxes(PairAxes& axes);

/// How many pairs count along each of so many axes.
std::vector<std::int64_t> sectionsOf(const PairAxes& axes, std::size_t count);

}  // namespace posiscope
