// SPDX-License-Identifier: GPL-3.0-or-later
// Cosines without their sines, or sines without their cosines: one of the two tables of a rotary cache.
#pragma once

#include <optional>

#include "core/identify/reading.h"

namespace posiscope {

/// Whether a form has one of the two functions alone.
bool isOneFunction(const Form& form);

/// The reading of a sheet whose columns are A cos(ω r) or A sin(ω r), r the row from 0: a cell has several
/// angles, of which each row takes the one nearest to the frequency that the rows before it say, and makes
/// that frequency more exact. Nothing where most columns are no such functions, or none turns.
std::optional<Reading> readOneFunction(const Sheet& sheet, const Form& form, const Sample& sample,
                                       NumberKind cells);

}  // namespace posiscope
