// SPDX-License-Identifier: GPL-3.0-or-later
// Frequencies, phases and amplitudes from the rows of a table.
#pragma once

#include <vector>

#include "core/base/pace.h"
#include "core/identify/forms.h"
#include "core/identify/numberkind.h"

namespace posiscope {

/// The fit of the pair (A e^(g r) sin(ω r + φ), A e^(g r) cos(ω r + φ)); r is the row, from 0.
struct PairFit {
    bool sound = false;       ///< whether the columns are such a pair
    double radians = 0;       ///< ω in (−π, π], as far as whole rows tell
    double radiansError = 0;  ///< the error of ω
    double phase = 0;         ///< φ in (−π, π]
    double phaseError = 0;    ///< the error of φ
    double amplitude = 1;     ///< A
    double amplitudeError = 0;
    double growth = 0;  ///< g
    double spread = 0;  ///< the relative deviation of the pair's norms from A e^(g r)
};

/// Fits every pair of a form: medians over differences of angles between rows 1, 2, 4 … apart, each step with
/// half the error of the one before, so that a few wrong rows do not matter. `cells` is the type whose
/// rounding the table has. A pair without a cosine (an odd number of columns) is not sound.
std::vector<PairFit> fitPairs(const Form& form, const Sample& sample, NumberKind cells, Pace& pace);

/// The share of sound pairs.
double soundShare(const std::vector<PairFit>& fits);

/// The equivalent angle in [−π, π].
double wrapped(double radians);

/// The median of a list that is not empty.
double medianOf(std::vector<double> numbers);

}  // namespace posiscope
