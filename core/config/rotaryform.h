// SPDX-License-Identifier: GPL-3.0-or-later
// Properties of a rotary table in a configuration that are no parameters of RoPE.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>

#include "core/parameters/parameter.h"
#include "core/positions/pairaxes.h"

namespace posiscope {

/// The proportional form: the frequencies of the whole head, with 0 beyond a share of the pairs (Gemma 4;
/// huggingface/transformers, modeling_rope_utils.py).
struct ProportionalForm {
    double share = 0;   ///< the share of pairs that rotate; 0: another form
    double factor = 1;  ///< the divisor of all frequencies

    bool given() const { return share > 0; }
    bool operator==(const ProportionalForm&) const = default;
};

struct RotaryForm {
    ProportionalForm proportional = {};
    /// Of time, height and width, where a token has several positions (M-RoPE, arXiv:2409.12191).
    PairAxes axes = {};
    bool operator==(const RotaryForm&) const = default;
};

/// The share that rotates exactly `turned` of `all` elements, whatever the rounding.
double shareOf(std::int64_t turned, std::int64_t all);

/// Changes RoPE's values, which are without the form, into those that have it as their scaling.
void setScaling(const ProportionalForm& form, Values& values);

/// The rotary form of the configuration's object, where `values` are the parameters of RoPE read from it.
RotaryForm rotaryFormOf(const nlohmann::json& object, const Values& values);
/// The same where `rope`, which may be null, has the numbers of the rotation.
RotaryForm rotaryFormOf(const nlohmann::json& object, const nlohmann::json* rope, const Values& values);

}  // namespace posiscope
