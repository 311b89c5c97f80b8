// SPDX-License-Identifier: GPL-3.0-or-later
// What a table is to the table of the expected encoding, as it is exported.
#pragma once

#include "core/identify/expectation.h"
#include "core/identify/identity.h"
#include "core/identify/input.h"

namespace posiscope {

/// Names the relation in the answer, and makes it the answer where it explains more cells: columns with
/// another sign, a · A + b, noise, quantised numbers, and two of these or an order as well. Whether it did.
bool explainByRelation(const Input& input, const Expectation& expected, Identity& answer);

/// Names the relation where the answer says something else, such as an order, and not all is as expected.
void nameRelation(const Input& input, const Expectation& expected, Identity& answer);

}  // namespace posiscope
