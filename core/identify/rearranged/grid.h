// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of a grid that are shuffled, or some of them: expected places are found one by one, and of any grid
// each half of a row says one coordinate, of which there are as many as the grid is wide or high.
#pragma once

#include <optional>

#include "core/identify/expectation.h"
#include "core/identify/identity.h"
#include "core/identify/input.h"

namespace posiscope {

/// Recognises shuffled rows of a grid that was expected.
std::optional<Identity> rearrangedPlaces(const Input& input, const Expectation* expected);

/// The same for a grid that was not expected.
std::optional<Identity> rearrangedGridRows(const Input& input);

}  // namespace posiscope
