// SPDX-License-Identifier: GPL-3.0-or-later
// The columns of an original table in another order, or with the other sign.
#pragma once

#include <optional>

#include "core/identify/original/original.h"

namespace posiscope {

/// Which column of the original each column is, where all are, bit for bit, some perhaps with the other sign.
/// Nothing where they are in the same order with the same sign.
std::optional<Identity> identifyReordered(const Input& input, const OriginalTable& original);

}  // namespace posiscope
