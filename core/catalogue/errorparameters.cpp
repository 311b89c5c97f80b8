#include "core/catalogue/errorparameters.h"

#include "core/parameters/viewkeys.h"

namespace posiscope {

std::vector<Parameter> errorParameters() {
    return {
        {.key = keys::errorPairs.name,
         .label = POSISCOPE_TR("core", "Errors of"),
         .tooltip = POSISCOPE_TR("core", "Whose errors are drawn over the position."),
         .initial = std::string("all"),
         .views = {"precision"},
         .choices = {{"all", POSISCOPE_TR("core", "All pairs"), {}},
                     {"cursor", POSISCOPE_TR("core", "The cursor’s pair"),
                      POSISCOPE_TR("core", "The pair of the cursor’s dimension, or its head")}}},
        {.key = keys::errorLimit.name,
         .label = POSISCOPE_TR("core", "Largest error wanted"),
         .tooltip = POSISCOPE_TR("core",
                                 "The error that one asks for: a line in the view, and the position up to "
                                 "which it holds."),
         .initial = 0.01,
         .limits = {1e-18, 1e6},
         .views = {"precision"}}};
}

}  // namespace posiscope
