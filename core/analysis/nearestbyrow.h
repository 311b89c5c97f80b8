// SPDX-License-Identifier: GPL-3.0-or-later
// The nearest two rows of a table, by its cells.
#pragma once

#include "core/analysis/uniqueness.h"

namespace posiscope {

/// Of the first `count` rows, with the products of all pairs; see uniquenessOf(). Nothing where `proceed`
/// stopped it.
std::optional<Uniqueness> nearestByRow(const Field& table, std::int64_t count, const Progress& proceed);

}  // namespace posiscope
