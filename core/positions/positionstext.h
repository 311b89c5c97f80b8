// SPDX-License-Identifier: GPL-3.0-or-later
// Positions as people write them.
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/positions/positions.h"

namespace posiscope {

/// So many rows a list may have at most.
inline constexpr std::int64_t mostListedRows = 1'048'576;
/// Positions are below this in size: there every whole number is a double.
inline constexpr std::int64_t positionBound = std::int64_t{1} << 53;

/// Reads pieces with commas between them, one behind the other on one axis:
///     777                 one position
///     0.5  1/3            a fraction
///     0..99               whole steps from the first to the last, up or down; “–” may stand for the dots
///     951..1 step -50     other steps, as far as the last number allows
///     20 x 1  3 x 0..9    a piece several times
/// The Error says which piece, with the key "positions".
Result<Positions> parsePositions(std::string_view text);

/// The same positions as text that parsePositions() reads back to equal ones.
std::string formatPositions(const Positions& positions);
/// The same for a person, no longer than some four pieces: "0–99, 0–59, 0–39", "951, 901 … 1", and "…" where
/// there are more.
std::string writtenPositions(const Positions& positions);

}  // namespace posiscope
