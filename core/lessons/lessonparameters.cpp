// Which lesson a state belongs to.
#include "core/lessons/lessonparameters.h"

#include "core/parameters/keys.h"

namespace posiscope {

std::vector<Parameter> lessonParameters() {
    constexpr double mostSteps = 1000;
    return {
        {.key = keys::lesson.name,
         .label = POSISCOPE_TR("core", "Lesson"),
         .tooltip = POSISCOPE_TR(
             "core", "The lesson that is open: the name of one that comes with the program, or a file."),
         .initial = std::string(),
         .internal = true},
        {.key = keys::lessonStep.name,
         .label = POSISCOPE_TR("core", "Step"),
         .tooltip = POSISCOPE_TR("core", "The step of the lesson, from 0."),
         .initial = std::int64_t{0},
         .limits = {0, mostSteps},
         .internal = true},
    };
}

}  // namespace posiscope
