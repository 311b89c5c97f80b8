// SPDX-License-Identifier: GPL-3.0-or-later
// Arrays whose slices along an axis are tables of several kinds.
#pragma once

#include <functional>
#include <optional>

#include "core/identify/expectation.h"
#include "core/identify/identity.h"
#include "core/identify/input.h"

namespace posiscope {

/// Says what each kind of slice is; the answer is the most frequent recognised kind. With an expectation
/// every slice should be as expected. Empty where no slice is recognised.
std::optional<Identity> answerSliceBySlice(
    const Input& input, const std::optional<Expectation>& expected,
    const std::function<Identity(const Input&, const std::optional<Expectation>&)>& answerOf);

}  // namespace posiscope
