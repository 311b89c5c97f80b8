// SPDX-License-Identifier: GPL-3.0-or-later
// A relation to what was expected, in an answer.
#pragma once

#include "core/identify/identity.h"
#include "core/relate/relation.h"

namespace posiscope {

/// The edit as a mistake: its id and its sentence, and all rows, columns or cells.
Finding findingOf(const TableEdit& edit);

/// Puts into the answer what the relation is, and how many cells it does not explain, with the first of them.
/// The table of the answer is B; `a` says what A is.
void addRelation(const Relation& relation, Text a, Identity& answer);

}  // namespace posiscope
