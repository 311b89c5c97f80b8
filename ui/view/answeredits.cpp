// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/answeredits.h"

#include "core/identify/identitystate.h"
#include "ui/view/standins.h"
#include "ui/view/view.h"

namespace posiscope {

void compareWithAnswer(State& state, Subject side, const Identity& answer) {
    if (side == Subject::b && state.compared) swapCompared(state);
    beginComparing(state, comparisonPanes(*findViewType("heatmap"), *noSnapshot()));
    editSubject(state, Subject::b, [&](State& own) { showIdentity(own, answer); });
    bringViewsThatCan(state);
}

void showAnswerAs(State& state, Subject side, const Identity& answer) {
    editSubject(state, side, [&](State& own) { showIdentityRounded(own, answer); });
    bringViewsThatCan(state);
}

}  // namespace posiscope
