// SPDX-License-Identifier: GPL-3.0-or-later
// Mistakes in how the right numbers are stored.
#pragma once

#include "core/identify/diagnosis.h"

namespace posiscope {

/// Adds the mistakes of an explained table: its order of columns, exchanged axes, and cells that alone were
/// rounded.
void diagnoseStorage(const Input& input, const Expectation& expected, const Explanation& found,
                     std::vector<Finding>& findings);

/// What is worth knowing about a right form.
std::vector<Text> notesOnStorage(const Expectation& expected, const Form& form);

}  // namespace posiscope
