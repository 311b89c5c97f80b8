// SPDX-License-Identifier: GPL-3.0-or-later
// Matrices of biases beside those that were expected.
#pragma once

#include <optional>

#include "core/identify/expectation.h"
#include "core/identify/identity.h"
#include "core/identify/input.h"

namespace posiscope {

/// The expected encoding, where its biases are the cells, or most of them, or differ from them by a constant
/// of each query. A short matrix fits several encodings, of which recognition names the most usual one.
/// Parameters that are not given follow from the matrix where they can.
std::optional<Identity> expectedBiases(const Input& input, const Expectation& expected);

/// Says which numbers of buckets are others than was meant, and from which distance on. False where no
/// numbers of buckets were meant, or the cells are none.
bool diagnoseNumbers(const Input& input, const Expectation& expected, Identity& answer);

/// As diagnoseNearest(), for a matrix of biases.
bool diagnoseNearestBiases(const Input& input, const Expectation& expected, Identity& answer);

}  // namespace posiscope
