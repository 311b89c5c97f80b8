// SPDX-License-Identifier: GPL-3.0-or-later
// Biases that are compared with the expected ones cell by cell.
#pragma once

#include <optional>

#include "core/identify/finish.h"
#include "core/identify/hypothesis.h"

namespace posiscope {

/// The expected encoding, where every cell is a bias of it. A short matrix fits several encodings, of which
/// recognition names the most usual one. Parameters that are not given follow from the matrix where they can.
std::optional<Identity> expectedBiases(const Input& input, const Expectation& expected);

}  // namespace posiscope
