// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/takensteps.h"

#include <map>

namespace posiscope {

namespace {

/// The step as it stands there, in the line in which it was asked for.
Step stepFrom(const TakenStep& taken, int line) {
    Step step = taken.from->steps[taken.number - 1];
    step.taken = taken;
    step.line = line;
    step.optional = false;
    step.changes.clear();
    step.task.reset();
    step.hint = {};
    return step;
}

}  // namespace

Failure takeSteps(Lesson& lesson, const std::function<Result<Lesson>(const std::string& name)>& read) {
    std::map<std::string, std::shared_ptr<const Lesson>> known;
    for (Step& step : lesson.steps) {
        if (!step.taken) continue;
        TakenStep taken = *step.taken;
        auto& from = known[taken.lesson];
        if (!from) {
            auto other = read(taken.lesson);
            if (!other) return errorInLine(step.line, other.error().text);
            from = std::make_shared<const Lesson>(std::move(*other));
        }
        if (taken.number < 1 || taken.number > from->steps.size())
            return errorInLine(
                step.line,
                {POSISCOPE_TR("core", "the lesson “%1” has steps 1 to %2, and none %3"),
                 {taken.lesson, std::to_string(from->steps.size()), std::to_string(taken.number)}});
        taken.from = from;
        step = stepFrom(taken, step.line);
    }
    return std::nullopt;
}

}  // namespace posiscope
