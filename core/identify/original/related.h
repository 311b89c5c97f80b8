// SPDX-License-Identifier: GPL-3.0-or-later
// A table that was made from an original one without resizing it.
#pragma once

#include <optional>

#include "core/identify/original/original.h"
#include "core/relate/relation.h"

namespace posiscope {

/// What the table is to the original.
struct Related {
    Relation relation;
    Identity answer;

    /// Whether another way of making the table may say more: a grid, of which rows were taken or resized.
    bool mayBeResized = false;
};

/// Nothing where the table is none of the original's in another order, scale or rounding. What is wrong with
/// it depends on what was meant to be made of the original.
std::optional<Related> identifyRelated(const Input& input, const OriginalTable& original);

}  // namespace posiscope
