// SPDX-License-Identifier: GPL-3.0-or-later
// An undo history as text.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/state/state.h"

namespace posiscope {

/// States one after another, with the names of the steps between them.
struct History {
    struct Step {
        std::string name;
        State after;
        bool operator==(const Step&) const = default;
    };
    State first = defaultState();
    std::vector<Step> steps;
    std::size_t done = 0;  ///< how many of the steps are in force; the others have been undone

    /// The state that is in force.
    const State& present() const { return done == 0 ? first : steps[done - 1].after; }
    bool operator==(const History&) const = default;
};

/// The first state as a session, and of each step what it changes, as JSON:
///     {"first": {…}, "steps": [{"name": "Change base", "changes": {"values": {"base": 500}}}, …], "done": 1}
/// The changes are a JSON merge patch (RFC 7396) of sessions.
std::string writeHistory(const History& history);

/// Reads what writeHistory writes. A step that cannot be read is an error.
Result<History> readHistory(std::string_view json, std::span<const std::string> views);

}  // namespace posiscope
