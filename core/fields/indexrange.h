// SPDX-License-Identifier: GPL-3.0-or-later
// Runs of consecutive cells.
#pragma once

#include <cstdint>
#include <span>

namespace posiscope {

/// The cells first, first+1 … first+count−1 of one axis of a field (0-based indices).
struct IndexRange {
    std::int64_t first = 0;
    std::int64_t count = 0;

    std::int64_t end() const { return first + count; }
    bool contains(std::int64_t index) const { return index >= first && index < end(); }
    bool operator==(const IndexRange&) const = default;
};

/// Some of them, ascending: the rows or columns of pixels.
using IndexRanges = std::span<const IndexRange>;

}  // namespace posiscope
