// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/state/distanceparameters.h"

#include "core/encodings/common.h"
#include "core/parameters/viewkeys.h"

namespace posiscope {

namespace {

Parameter choiceOf(Key<std::string> key, Text label, Text tooltip, std::vector<Choice> choices) {
    return {.key = key.name,
            .label = std::move(label),
            .tooltip = std::move(tooltip),
            .initial = choices.front().id,
            .views = {"distance"},
            .choices = choices};
}

}  // namespace

std::vector<Parameter> distanceParameters() {
    return {
        choiceOf(keys::distanceAxis, POSISCOPE_TR("core", "Distance axis"),
                 POSISCOPE_TR("core", "How the axis of distances is divided. A logarithmic one begins at 1."),
                 {{"linear", POSISCOPE_TR("core", "Linear"), {}},
                  {"logarithmic", POSISCOPE_TR("core", "Logarithmic"), {}}}),
        seldom(choiceOf(
            keys::distanceRange, POSISCOPE_TR("core", "Range of distances"),
            POSISCOPE_TR("core", "Whether keys ahead of the query (negative distances) are shown."),
            {{"auto", POSISCOPE_TR("core", "Automatic"),
              POSISCOPE_TR("core", "0 … L for rotary encodings, otherwise all that there are")},
             {"causal", POSISCOPE_TR("core", "0 … L"), POSISCOPE_TR("core", "As a causal model sees them")},
             {"all", POSISCOPE_TR("core", "Both directions"), {}}})),
        choiceOf(keys::distanceCurve, POSISCOPE_TR("core", "Curves"),
                 POSISCOPE_TR("core", "What is drawn of a curve over the distance."),
                 {{"values", POSISCOPE_TR("core", "Values"), {}},
                  {"mean", POSISCOPE_TR("core", "Running mean"),
                   POSISCOPE_TR("core", "The mean over a window of distances")},
                  {"envelope", POSISCOPE_TR("core", "Mean and envelope"),
                   POSISCOPE_TR("core",
                                "The running mean between the smallest and the largest value in "
                                "its window")}}),
        {.key = keys::distanceWindow.name,
         .label = POSISCOPE_TR("core", "Window"),
         .unit = POSISCOPE_TR("core", "positions"),
         .tooltip = POSISCOPE_TR("core",
                                 "How many distances a running mean and an envelope are taken over, half "
                                 "of them on either side."),
         .initial = std::int64_t{64},
         .limits = {1, 65'536},
         .broughtBy = Bringer{keys::distanceCurve.name, {"mean", "envelope"}},
         .views = {"distance"}},
    };
}

}  // namespace posiscope
