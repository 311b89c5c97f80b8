// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/rotaryscore.h"

#include <cmath>

#include "core/parameters/keys.h"

namespace posiscope {

std::vector<double> turned(const RotaryEmbedding& rotary, bool key, const Coordinate& position) {
    std::vector<double> out(static_cast<std::size_t>(rotary.headDimensions()));
    rotary.rotate(key ? rotary.key() : rotary.query(), position, key, out);
    return out;
}

double rotaryScore(const Snapshot& snapshot, const Coordinate& queryPosition, const Coordinate& keyPosition) {
    const RotaryEmbedding& rotary = *snapshot.model->rotary();
    const auto query = turned(rotary, false, queryPosition);
    const auto key = turned(rotary, true, keyPosition);
    double sum = 0;
    for (std::size_t j = 0; j < query.size(); ++j)
        sum += query[j] * key[j];
    return snapshot.state.get(keys::scoreScaled) ? sum / std::sqrt(static_cast<double>(query.size())) : sum;
}

}  // namespace posiscope
