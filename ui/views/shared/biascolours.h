// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of biases.
#pragma once

#include "core/state/snapshot.h"

namespace posiscope {

/// The head that is shown, within the number of heads.
std::int64_t headOf(const State& state, const AttentionBias& bias);

/// The range of the colours: from the smallest to the largest bias, or symmetric about 0 where both signs
/// occur.
struct BiasSpan {
    double lowest = 0, highest = 0;
    bool bothSigns = false;
};

/// That of the snapshot's bias, and of all that it is compared with.
BiasSpan biasSpanOf(const Snapshot& snapshot);
/// How far from 0 the bias of the shown head goes.
double biasReach(const AttentionBias& bias, const State& state);

}  // namespace posiscope
