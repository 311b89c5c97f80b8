// SPDX-License-Identifier: GPL-3.0-or-later
// What B is to A in the window.
#pragma once

#include <optional>

#include "core/models/model.h"
#include "core/relate/relate.h"

namespace posiscope {

/// Whether a relation says more than the parameters do: one of the two is a table from a file, and both have
/// a table.
bool haveRelation(const Model& a, const Model& b);

/// What the table of B is to the table of A; nothing where haveRelation() is false. The types of the files
/// say how far cells may be apart (cellTolerance()).
std::optional<Relation> relationOf(const Model& a, const Model& b, const Progress& progress = {});

}  // namespace posiscope
