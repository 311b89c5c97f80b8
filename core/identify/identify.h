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
/// The steps: shape and storage forms (core/identify/forms.h), frequency and phase of every pair (pairfit.h),
/// the first position (reading.h), a name for the spectrum (spectra/), and an encoding with its parameters
/// (naming.h), whose exact cells are then compared with the whole table.
Identity identify(const std::vector<StoredArray>& arrays, const std::optional<Expectation>& expected = {},
                  const std::function<bool(double)>& proceed = {});

}  // namespace posiscope
