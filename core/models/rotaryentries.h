// SPDX-License-Identifier: GPL-3.0-or-later
// The rotation matrices of a rotary encoding.
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "core/fields/field.h"
#include "core/models/model.h"

namespace posiscope {

/// Entries (i, j) of the matrix R_p: how much of element j of a vector goes into element i of the rotated
/// one.
using RotaryEntries = std::vector<std::pair<std::int64_t, std::int64_t>>;

/// The entries that are not 0 in one of the two by the way in which elements are paired, in reading order.
/// Both have heads of the same size.
RotaryEntries entriesOf(const RotaryEmbedding& a, const RotaryEmbedding& b);

/// These entries of R_p (of a query, or of a key) at every position of the model: a row each.
std::shared_ptr<const Field> rotaryMatrix(std::shared_ptr<const Model> model,
                                          std::shared_ptr<const RotaryEntries> entries, bool key);

}  // namespace posiscope
