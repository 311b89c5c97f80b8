// SPDX-License-Identifier: GPL-3.0-or-later
// A table whose rows, or whose grid of places, were resized.
#pragma once

#include <optional>

#include "core/base/pace.h"
#include "core/relate/cellmap.h"

namespace posiscope {

/// B as A in another size, as learned tables are resized: along one line of rows, or over a grid of places
/// behind some rows of their own. Nothing where no interpolation explains nine tenths of the cells, and where
/// both have as many rows.
std::optional<Relation> resizedFrom(const TwoTables& tables, Pace& pace);

}  // namespace posiscope
