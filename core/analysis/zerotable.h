// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of nothing but zeros.
#pragma once

#include "core/models/model.h"

namespace posiscope {

/// Whether all cells of the table are 0, as before training or where nothing was loaded: then all rows are
/// equal, and the cosine of two of them, 0/0, is not defined. Not of a difference of tables, whose zeros say
/// that both are equal.
bool isTableOfZeros(const Model& model);

}  // namespace posiscope
