// SPDX-License-Identifier: GPL-3.0-or-later
// The encoding that a model uses, read from its configuration.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/config/rotaryform.h"
#include "core/config/undrawn.h"
#include "core/models/encoding.h"
#include "core/state/state.h"

namespace posiscope {

/// Layers that number positions otherwise than those that are shown: an encoding of their own, to compare
/// with.
struct OtherKind {
    Text name;
    Values values;
    std::vector<const Parameter*> differing = {};  ///< what makes the difference
    std::optional<LayerCount> count = {};
};

/// The report of how a configuration was read, one sentence each: what was read ("read: rope_theta 500000 →
/// base"), what was assumed and why, what the program does not show, and what was ignored.
struct ConfigReading {
    std::vector<Text> notes;  ///< the last ones tell the differences of `others` as options
    RotaryForm rotary = {};
    std::optional<HiddenLayers> hidden = {};
    std::vector<OtherKind> others = {};
    std::vector<Undrawn> undrawn = {};
    bool statesRows = false;  ///< how many rows a learned table has, and it is the model's only one
    /// The keys about positions that are not understood: the model may number positions otherwise than shown.
    std::vector<std::string> notUnderstood = {};
};

/// "not understood: rope_dim; …"; empty where everything is.
Text warningOf(const ConfigReading& reading);

/// The encoding of a configuration with sound values for all of its parameters: those that the configuration
/// leaves open are the encoding's initial ones.
struct ConfigValues : ConfigReading {
    const Encoding* encoding = nullptr;
    Values values;
};

/// More positions than this are not shown at first: a model's max_len is clamped to it, with a note.
inline constexpr std::int64_t mostConfigPositions = 1'048'576;

/// Reads the text of a `config.json` as Hugging Face's transformers writes it (any version, and the keys of
/// models with code of their own). Errors are reasons without the file's name. Which key means what, and what
/// the configuration classes put in place of keys that are left out, follows
/// huggingface/transformers, src/transformers/models/*/configuration_*.py and modeling_rope_utils.py.
/// A text of YAML is the model_config.yaml of LitGPT, a recipe of torchtune, or has the keys of a
/// config.json.
Result<ConfigValues> readConfig(std::string_view text);

/// The values of rotary layers that are described by an object of their own, and what is not understood of
/// it; nothing where it cannot be read.
std::optional<ConfigValues> readLayers(const nlohmann::json& object);

/// Makes `state` show the encoding of the model that the file describes. On failure the state stays as it
/// was; the Error is one line with the file's name.
Result<ConfigReading> openConfig(State& state, const std::string& path);

}  // namespace posiscope
