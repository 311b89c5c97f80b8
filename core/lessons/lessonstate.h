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

/// The state that an opened place of the picture shows; `state` is that in which the step begins. The error
/// names the line.
Result<State> openedState(State state, const PicturePlace& place, std::span<const std::string> views);

/// Takes the marks that the answer, or what follows it, has set out of the state, and brings those of the
/// step's beginning back.
void endAnswerMarks(State& state, const Step& step);

/// Changes the state as one setting says; what depends on it (a cursor outside the table) is left as it is.
Failure applySetting(State& state, const Setting& setting);

/// A setting that is refused, by its number; beyond the last where it is none of them alone.
struct RefusedSetting {
    std::size_t number = 0;
    Text why;
};

/// Applies the settings of one block, and brings what none of them names back inside the table. Nothing where
/// the state can be shown.
std::optional<RefusedSetting> applySettings(State& state, std::span<const Setting> settings,
                                            std::span<const std::string> views);

/// Applies those that can be applied, and returns the others.
std::vector<RefusedSetting> applyGoodSettings(State& state, std::span<const Setting> settings,
                                              std::span<const std::string> views);

/// Whether all conditions of the task hold. One that cannot be computed does not.
bool isDone(const Task& task, const Snapshot& snapshot);

/// Whether the two differ in more than the controls that are hidden.
bool changesPicture(State before, const State& after);

}  // namespace posiscope
