// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of angles: every column grows by its frequency with each row.
#pragma once

#include <optional>

#include "core/identify/input.h"
#include "core/identify/reading.h"

namespace posiscope {

/// How columns repeat: each angle once, in halves, or twice in a row.
struct Repeats {
    const char* form;
    const char* rotaryPairs;
    std::int64_t times;
    std::size_t (*pair)(std::size_t column, std::size_t pairs);
};
inline constexpr Repeats allRepeats[] = {
    {"angles-halves-repeated", "half-split", 2, [](std::size_t j, std::size_t pairs) { return j % pairs; }},
    {"angles-neighbours-repeated", "interleaved", 2, [](std::size_t j, std::size_t) { return j / 2; }},
    {"angles", "", 1, [](std::size_t j, std::size_t) { return j; }}};

/// The slope of each column. All sampled rows are on lines through the position `first`.
struct ColumnSlopes {
    std::vector<double> radians;
    std::int64_t first = 0;
};

std::optional<ColumnSlopes> slopesOf(const Sheet& sheet, NumberKind cells);

Reading readingOf(const ColumnSlopes& slopes, const Repeats& repeats, const Sheet& sheet, NumberKind cells);

/// Whether the slopes repeat so.
bool repeat(const ColumnSlopes& slopes, const Repeats& repeats);

/// The frequencies of a table of angles; otherwise empty.
std::vector<double> frequenciesOfAngles(const Input& input);

}  // namespace posiscope
