// What a configuration says of a rotary table that no parameter of RoPE does.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <vector>

#include "core/parameters/parameter.h"

namespace posiscope {

/// The proportional form: the frequencies are those of the whole head, and behind a share of the pairs they
/// are 0 (Gemma 4; huggingface/transformers, modeling_rope_utils.py).
struct ProportionalForm {
    double share = 0;   ///< of all pairs; 0: another form
    double factor = 1;  ///< what all frequencies are divided by

    bool given() const { return share > 0; }
};

/// Several positions a token: which pairs follow time, which height, which width (M-RoPE, arXiv:2409.12191).
struct AxisSections {
    std::vector<std::int64_t> pairs;  ///< of time, height and width; none: one position for all pairs
    bool alternating = false;         ///< time, height, width by turns; otherwise in blocks

    bool given() const { return !pairs.empty(); }
};

struct RotaryForm {
    ProportionalForm proportional = {};
    AxisSections sections = {};
};

/// Layers that are not shown, as no parameters say what they do.
struct HiddenLayers {
    Values values;
    RotaryForm rotary;
};

/// What the configuration's object says, where `values` are those of RoPE that were read from it.
RotaryForm rotaryFormOf(const nlohmann::json& object, const Values& values);
/// The layers of the proportional form, where others are shown.
std::optional<HiddenLayers> proportionalLayersOf(const nlohmann::json& object, const Values& values);

}  // namespace posiscope
