// SPDX-License-Identifier: GPL-3.0-or-later
// xPos's table, whose envelopes tell the scale base and the centre.
#pragma once

#include "core/identify/rearranged/rearranged.h"
#include "core/identify/snap.h"

namespace posiscope {

/// Pair i of position p has the norm ζ_i^((p − centre)/scaleBase).
struct Envelopes {
    double scaleBase = 0;
    std::int64_t centre = 0;
};

/// ln ζ_i of one of so many pairs.
double logZeta(std::size_t pair, std::size_t pairs);

/// The envelopes where (p − centre)/scaleBase is this line through positions around `middle`. Empty where no
/// whole centre is near, or where nothing falls.
std::optional<Envelopes> envelopesOf(const StraightLine& line, double middle);

/// Where a table's positions lie.
struct Extent {
    std::int64_t first = 0, rows = 0;
};

/// xPos with these parameters. Where the centre is not that of the extent, rows are missing, and max_len is
/// twice the centre.
std::optional<Meaning> xposMeaning(std::int64_t dimensions, double base, const Envelopes& envelopes,
                                   const Extent& extent, const std::string& layout);

}  // namespace posiscope
