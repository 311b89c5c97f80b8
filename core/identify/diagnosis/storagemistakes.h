// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with how a table is stored, whatever its numbers are.
#pragma once

#include "core/identify/finish.h"
#include "core/identify/pairhypothesis.h"

namespace posiscope {

/// How the columns of pairs stand.
struct ColumnOrder {
    std::string id;  ///< that of the form
    bool cosineFirst = false;
};

/// Diagnoses the order of columns by that of the expected model's own table.
void diagnoseColumns(const Expectation& expected, const ColumnOrder& form, std::vector<Finding>& findings);

/// Adds the mistakes of an explained table: its order of columns, exchanged axes, and cells that alone were
/// rounded.
void diagnoseStorage(const Input& input, const Expectation& expected, const PairHypothesis& found,
                     std::vector<Finding>& findings);

/// What is worth knowing about a right form.
std::vector<Text> notesOnStorage(const Expectation& expected, const Form& form);

}  // namespace posiscope
