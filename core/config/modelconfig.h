// SPDX-License-Identifier: GPL-3.0-or-later
// The encoding that a model uses, read from its configuration.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/analysis/readrope.h"
#include "core/config/layerkind.h"
#include "core/models/encoding.h"
#include "core/state/state.h"

namespace posiscope {

/// What was read from a configuration: the kinds of layers, each with sound values for all parameters of its
/// encoding (those that the configuration leaves open are the encoding's initial ones), and a report of how
/// it was read.
struct ModelConfig {
    std::vector<LayerKind> kinds = {};  ///< the first one is shown; empty only where nothing is drawn
    std::optional<Error> undrawn = {};  ///< why nothing is drawn; only readings are there then
    /// One sentence each: what was read ("read: rope_theta 500000 → base"), what was assumed and why, what
    /// the program does not show, and what was ignored. The last ones tell the differences of otherKinds()
    /// as options.
    std::vector<Text> notes = {};
    std::vector<Undrawn> readings = {};         ///< of all layers
    std::vector<ProgramReading> programs = {};  ///< what transformers 4 and 5 read, of a rotary config.json
    bool statesRows = false;  ///< how many rows a learned table has, and it is the model's only one
    /// The keys about positions that are not understood: the model may number positions otherwise than shown.
    std::vector<std::string> notUnderstood = {};

    const LayerKind& shown() const { return kinds.front(); }
    const Values& values() const { return shown().values; }
    const Encoding& encoding() const;
};

/// The kinds of attention that are drawn otherwise than what is shown, to compare with.
std::vector<const LayerKind*> otherKinds(const ModelConfig& config);

/// The parameters in which a kind is drawn otherwise than what is shown; another encoding alone says enough.
std::vector<const Parameter*> differingParameters(const LayerKind& kind, const LayerKind& shown);

/// "not understood: rope_dim; …"; empty where everything is.
Text warningOf(const ModelConfig& config);

/// More positions than this are not shown at first: a model's max_len is clamped to it, with a note.
inline constexpr std::int64_t mostConfigPositions = 1'048'576;

/// Reads the text of a `config.json` as Hugging Face's transformers writes it (any version, and the keys of
/// models with code of their own). Errors are reasons without the file's name. Which key means what, and what
/// the configuration classes put in place of keys that are left out, follows
/// huggingface/transformers, src/transformers/models/*/configuration_*.py and modeling_rope_utils.py.
/// A text of YAML is the model_config.yaml of LitGPT, a recipe of torchtune, or has the keys of a
/// config.json.
Result<ModelConfig> readConfig(std::string_view text, const std::string& part = {});

/// The same of a file, which may also be the header of a GGUF file. `layers`: the object in rope_parameters
/// that is read before all others.
Result<ModelConfig> readConfigFile(const std::string& path, const std::string& part = {},
                                   const std::string& layers = {});

/// The readings of a file whose positions no encoding draws; nothing of any other file.
std::optional<ModelConfig> readUndrawnFile(const std::string& path, const std::string& part = {});

/// Rotary layers that are described by an object of their own, and what is not understood of it; nothing
/// where it cannot be read.
std::optional<ModelConfig> readLayers(const nlohmann::json& object);

/// What of a configuration is read and shown, where it is not the usual.
struct ConfigChoice {
    /// "text", "vision", "audio", or the key of an object; empty: the whole, or the part that numbers
    /// positions of words where the whole says nothing.
    std::string part = {};
    std::optional<std::int64_t> layer = {};  ///< the layer whose kind is shown, from 0
};

/// Makes `state` show the encoding of the model that the file describes, and name the file. On failure the
/// state stays as it was; the Error is one line with the file's name.
Result<ModelConfig> openConfig(State& state, const std::string& path, const ConfigChoice& choice = {});

/// Makes `state` show layers of this kind.
void showKind(State& state, const LayerKind& kind);

/// Moves the kind that has this layer to the front, where it is shown.
Failure chooseLayer(ModelConfig& config, std::int64_t layer);

}  // namespace posiscope
