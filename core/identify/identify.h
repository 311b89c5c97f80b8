// SPDX-License-Identifier: GPL-3.0-or-later
// Identifies a table: its encoding, its conventions, its precision, and its mistakes.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/identify/expectation.h"
#include "core/identify/identity.h"
#include "core/tables/arrayfile.h"

namespace posiscope {

/// Identifies one array, or the cosines and sines in two arrays of the same shape (in either order). It takes
/// a part of the rows for hypotheses and all of them for the deviations; `proceed` is told the share done
/// often, and may stop it at any time: the answer is then incomplete and names nothing.
///
/// The steps: shape and storage forms (forms.h), guesses by every way there is (propose/propose.h), of which
/// the one with the fewest numbers is the answer, and what is not as expected explained by mistakes
/// (diagnosis/). Each guess and each explanation is proved by compare() (compare.h).
Identity identify(const std::vector<StoredArray>& arrays, const std::optional<Expectation>& expected = {},
                  const std::function<bool(double)>& proceed = {});

}  // namespace posiscope
