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

/// Of two axes each pair counts along the other one.
void exchangeAxes(PairAxes& axes);

/// How many pairs count along each of so many axes.
std::vector<std::int64_t> sectionsOf(const PairAxes& axes, std::size_t count);

}  // namespace posiscope
