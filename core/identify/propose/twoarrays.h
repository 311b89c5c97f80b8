// SPDX-License-Identifier: GPL-3.0-or-later
// Two arrays that should be cosines and sines, and are nothing together.
#pragma once

#include <optional>

#include "core/identify/expectation.h"
#include "core/identify/identity.h"
#include "core/identify/input.h"

namespace posiscope {

/// What one of two arrays is that are the same.
std::optional<Identity> answerOfTwice(const Input& input, const std::optional<Expectation>& expected);

/// What the first of two arrays is that is recognised alone; the other one is a mistake, which says what is
/// known of it.
std::optional<Identity> answerOfOne(const Input& input, const std::optional<Expectation>& expected);

}  // namespace posiscope
