// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/shared/biascolours.h"

#include <algorithm>

#include "core/parameters/keys.h"

namespace posiscope {

std::int64_t headOf(const State& state, const AttentionBias& bias) {
    return std::min(state.get(keys::head), bias.heads() - 1);
}

BiasSpan biasSpanOf(const Snapshot& snapshot) {
    const AttentionBias& own = *snapshot.model->bias();
    Interval ends = own.range(headOf(snapshot.state, own));
    for (const auto& model : modelsInColours(snapshot))
        if (const AttentionBias* bias = model->bias();
            bias != nullptr && bias->isBuckets() == own.isBuckets())
            ends.include(bias->range(headOf(snapshot.state, *bias)));
    if (ends.lowest < ends.highest && ends.lowest * ends.highest >= 0)
        return {ends.lowest, ends.highest, false};
    const double reach = ends.reach();
    return reach > 0 ? BiasSpan{-reach, reach, true} : BiasSpan{-1, 1, true};
}

double biasReach(const AttentionBias& bias, const State& state) {
    return bias.range(headOf(state, bias)).reach();
}

}  // namespace posiscope
