// SPDX-License-Identifier: GPL-3.0-or-later
// Grids of usual forms and bases.
#pragma once

#include <span>

#include "core/identify/rearranged/rearranged.h"

namespace posiscope {

/// The smallest tables that are searched for grids.
inline constexpr std::int64_t fewestGridRows = 8;
inline constexpr std::int64_t fewestGridColumns = 16;

/// A form of sinusoids over a grid.
struct GridKind {
    const char* form;
    bool normalise;
    bool widthFirst;  ///< the first half of the columns encodes the horizontal coordinate
};
std::span<const GridKind> gridKinds();

struct GridSides {
    std::int64_t height = 0, width = 0;
};

std::optional<Meaning> gridMeaning(const GridKind& kind, const GridSides& sides, std::int64_t columns,
                                   double base);

/// How many rows of zeros stand before the grid: a class token, and others.
std::int64_t rowsBeforeGrid(const Sheet& sheet);

}  // namespace posiscope
