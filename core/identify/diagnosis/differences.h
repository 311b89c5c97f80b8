// SPDX-License-Identifier: GPL-3.0-or-later
// The differences of a recognised table from what was expected of it.
#pragma once

#include "core/identify/finish.h"
#include "core/identify/pairhypothesis.h"

namespace posiscope {

/// Whether a parameter may have any value: it was not given, and it is a size of the table, its first
/// position, or a number that is learned.
bool isFree(const Expectation& expected, const std::string& key);

/// The parameters whose values are others than the expected ones, in the order of the options. Parameters
/// that say nothing about the expected table are left out.
std::vector<std::string> differingOptions(const Expectation& expected, const OptionValues& options);

/// Adds a finding for everything that differs: encoding, parameters, scale, order of rows and columns,
/// missing sines or cosines, names, number of rows, cells. Of a table that mistakes explain already, only
/// what mistakes do not say. Afterwards asExpected says whether there is a finding.
void addDifferences(const Input& input, const Expectation& expected, Identity& answer);

}  // namespace posiscope
