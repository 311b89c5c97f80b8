// SPDX-License-Identifier: GPL-3.0-or-later
// All ways of explaining what no guess explains, as data.
#pragma once

#include <span>

#include "core/identify/expectation.h"
#include "core/identify/identity.h"
#include "core/identify/input.h"

namespace posiscope {

/// A way of explaining what no guess explains, tried in order while `wanted` says so of the answer. It
/// replaces or completes the answer where its own cells agree, and says whether that is the end of the
/// search.
struct Explainer {
    const char* id;
    bool (*wanted)(const Identity& answer);
    bool (*explain)(const Input& input, const Expectation* expected, Identity& answer);
};

/// What an expectation does not explain, alone or with mistakes.
std::span<const Explainer> explainersOfExpected();
/// What is to be said of a table of which nothing was expected.
std::span<const Explainer> explainersByThemselves();

}  // namespace posiscope
