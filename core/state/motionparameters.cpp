// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/state/motionparameters.h"

#include "core/encodings/common.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

Parameter endParameter(const char* key, Text label, Text tooltip, double initial) {
    return {.key = key,
            .label = std::move(label),
            .tooltip = std::move(tooltip),
            .initial = initial,
            .limits = {-largestBase, largestBase},
            .internal = true};
}

}  // namespace

std::vector<Parameter> motionParameters() {
    return {{.key = keys::motion.name,
             .label = POSISCOPE_TR("core", "Motion"),
             .tooltip = POSISCOPE_TR("core", "Which value moves."),
             .initial = std::string(keys::position.name),
             .internal = true,
             .choices = {{keys::position.name, POSISCOPE_TR("core", "Position p"), {}},
                         {keys::offset.name, POSISCOPE_TR("core", "Offset k"), {}},
                         {keys::base.name, POSISCOPE_TR("core", "Base B"), {}},
                         {keys::dModel.name, POSISCOPE_TR("core", "Dimensions d_model"), {}},
                         {keys::maxLen.name, POSISCOPE_TR("core", "Positions max_len"), {}}}},
            endParameter(keys::motionFrom.name, POSISCOPE_TR("core", "From"),
                         POSISCOPE_TR("core", "The value that the motion starts at."), 0),
            endParameter(keys::motionTo.name, POSISCOPE_TR("core", "To"),
                         POSISCOPE_TR("core", "The value that the motion ends at."), 255),
            {.key = keys::motionSeconds.name,
             .label = POSISCOPE_TR("core", "Duration"),
             .unit = POSISCOPE_TR("core", "s"),
             .tooltip =
                 POSISCOPE_TR("core", "How many seconds the motion takes from end to end: fewer are faster."),
             .initial = 8.0,
             .limits = {0.5, 600},
             .internal = true},
            {.key = keys::motionRepeat.name,
             .label = POSISCOPE_TR("core", "At the end"),
             .tooltip = POSISCOPE_TR("core", "What happens when the motion has come to its end."),
             .initial = std::string("loop"),
             .internal = true,
             .choices = {{"once", POSISCOPE_TR("core", "Stop"), {}},
                         {"loop", POSISCOPE_TR("core", "Start again"), {}},
                         {"back-and-forth", POSISCOPE_TR("core", "Turn back"), {}}}},
            {.key = keys::motionBar.name,
             .label = POSISCOPE_TR("core", "Motion bar"),
             .tooltip = POSISCOPE_TR("core", "Whether the motion bar is shown."),
             .initial = false,
             .internal = true}};
}

}  // namespace posiscope
