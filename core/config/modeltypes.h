// SPDX-License-Identifier: GPL-3.0-or-later
// Model types by their names in config.json.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace posiscope {

/// Layers that know the order of tokens by themselves: some of them, or a part of each beside its attention.
enum class RecurrentLayers { none, linearAttention, withoutAttention, besideAttention };

/// How a model numbers its positions.
enum class Scheme {
    rope,
    learned,
    sinusoidal,
    timestep,  ///< sinusoids as those of diffusion timesteps
    mae,       ///< two-dimensional sinusoids over image patches
    detr,      ///< the same over the pixels of a feature map
    alibi,
    t5,
    deberta,
    shaw,
    transformerXl,
    nope,
    notShown  ///< something that no encoding of the program is
};

/// The source of the number of positions of a table.
enum class Count {
    given,    ///< a key says it
    patches,  ///< image_size and patch_size: one for each patch
    tubes,    ///< the same for each tubelet_size of num_frames
    windows,  ///< context_length, patch_length and patch_stride: one for each patch of a series
    series,   ///< context_length + prediction_length
    axes      ///< axial_pos_shape: the product
};

/// Which layers of a rotary model number positions otherwise than the others.
enum class OtherLayers {
    none,
    listed,          ///< those of no_rope_layers, or every no_rope_layer_interval-th, have no encoding
    full,            ///< those with full attention have no encoding
    slidingUnscaled  ///< those with a sliding window do not follow the scaling
};

/// One or several kinds of models with the same encoding: a row of resources/models.json, in which what a row
/// leaves out is as below. Sources: huggingface/transformers, configuration_*.py (defaults) and modeling_*.py
/// (which elements make a pair, how positions are counted), and what a row names as its "source".
struct ModelType {
    std::vector<std::string> types;  ///< the values of model_type
    Scheme scheme = Scheme::rope;
    /// The row is for configurations in which these keys have these values. What comes first goes first.
    nlohmann::json when = nlohmann::json::object();
    /// The defaults of the configuration class for keys that a file leaves out.
    nlohmann::json defaults = nlohmann::json::object();
    /// Rotary: elements 2i and 2i + 1 make a pair. Sinusoidal: sines and cosines alternate.
    bool interleaved = false;
    bool endpoint = false;  ///< sinusoidal: the last frequency is 1/B
    int first = 0;          ///< the position of the first word
    int extraRows = 0;      ///< a table has so many rows more than the file says
    std::string width;      ///< the key with the width of a table, where that is not the width of the model
    int headWidths = 1;     ///< rotary: all heads together are so many times as wide as the model
    Count count = Count::given;
    OtherLayers others = OtherLayers::none;
    RecurrentLayers recurrent = RecurrentLayers::none;
    std::vector<std::string> notes;      ///< what else should be known of them
    std::vector<std::string> notedKeys;  ///< the keys that the notes speak of
};

/// All of them, in the order of the file.
const std::vector<ModelType>& modelTypes();
/// The file.
std::string_view modelTypesJson();

/// The first row with this name whose conditions `config` meets, or null.
const ModelType* findModelType(std::string_view name, const nlohmann::json& config);

/// The same for the name of a class in `architectures`: Qwen2ForCausalLM is qwen2.
const ModelType* findArchitecture(std::string_view name, const nlohmann::json& config);

/// Whether the object has the keys of `conditions` with their values.
bool meets(const nlohmann::json& object, const nlohmann::json& conditions);

/// Whether one of a row's names is this.
bool isNamed(const ModelType& type, std::string_view name);

/// The words of a text with a space between two.
std::vector<std::string_view> wordsOf(std::string_view text);

/// A word for a scheme in position_embedding_type and the like.
struct PositionWord {
    std::string_view word;
    Scheme scheme = Scheme::learned;
    bool weak = false;  ///< what is known of the model type goes before the word
};

/// The row with this word, or null.
const PositionWord* findPositionWord(std::string_view word);

}  // namespace posiscope
