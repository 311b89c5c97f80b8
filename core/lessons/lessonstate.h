// SPDX-License-Identifier: GPL-3.0-or-later
// The states that a lesson's steps set.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/lessons/lesson.h"
#include "core/state/snapshot.h"

namespace posiscope {

/// What step number `step` shows at a moment: the state of a new window, changed by all steps before it and
/// by this one up to the moment. The error names the line.
Result<State> stateOfStep(const Lesson& lesson, std::size_t step, std::span<const std::string> views,
                          Moment moment = Moment::beginning);

/// The state when this moment of the step follows on `state`, that of the moment before. The error names the
/// line.
Result<State> stateAfter(State state, const Step& step, Moment moment, std::span<const std::string> views);

/// The state after the solution of a task that begins in `state`. The error names the line.
Result<State> solvedState(State state, const Task& task, std::span<const std::string> views);

/// Changes the state as one setting says; what depends on it (a cursor outside the table) is left as it is.
Failure applySetting(State& state, const Setting& setting);

/// Whether all conditions of the task hold. One that cannot be computed does not.
bool isDone(const Task& task, const Snapshot& snapshot);

/// Whether every step's state can be shown, every number computed in it, every task is open at first and done
/// by its solution. The error names the line of the first mistake.
Failure checkLesson(const Lesson& lesson, std::span<const std::string> views);

/// All mistakes of this kind, in the order of their lines.
std::vector<Error> mistakesOf(const Lesson& lesson, std::span<const std::string> views);

/// Whether the two differ in more than the controls that are hidden.
bool changesPicture(State before, const State& after);

}  // namespace posiscope
