// SPDX-License-Identifier: GPL-3.0-or-later
// Model types by their names in config.json.
#pragma once

#include <array>
#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string_view>
#include <vector>

#include "core/base/text.h"

namespace posiscope {

/// Layers that know the order of tokens by themselves.
enum class RecurrentLayers { none, linearAttention, withoutAttention };

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

/// One or several kinds of models with the same encoding.
struct ModelType {
    std::string_view names = {};  ///< the values of model_type, with a space between two
    Scheme scheme = Scheme::rope;
    /// The defaults of the configuration class for keys that a file leaves out, as a JSON object.
    const char* defaults = "{}";
    /// The row is for configurations in which these keys have these values, as a JSON object.
    const char* when = "{}";
    /// Rotary: elements 2i and 2i + 1 make a pair. Sinusoidal: sines and cosines alternate.
    bool interleaved = false;
    bool endpoint = false;  ///< sinusoidal: the last frequency is 1/B
    int first = 0;          ///< the position of the first word
    int extraRows = 0;      ///< a table has so many rows more than the file says
    /// The key with the width of a table, where that is not the width of the model.
    const char* width = "";
    int headWidths = 1;  ///< rotary: all heads together are so many times as wide as the model
    Count count = Count::given;
    OtherLayers others = OtherLayers::none;
    RecurrentLayers recurrent = RecurrentLayers::none;
    std::array<const char*, 2> notes{};  ///< what else should be known of them; marked for translation
    std::string_view told = {};          ///< the keys that the notes speak of, with a space between two
};

/// A row with these three fields and the others of `rest`.
constexpr ModelType row(std::string_view names, Scheme scheme, const char* defaults, ModelType rest = {}) {
    rest.names = names;
    rest.scheme = scheme;
    rest.defaults = defaults;
    return rest;
}

/// The first row with this name whose conditions `config` meets, or null.
const ModelType* findModelType(std::string_view name, const nlohmann::json& config);

/// The same for the name of a class in `architectures`: Qwen2ForCausalLM is qwen2.
const ModelType* findArchitecture(std::string_view name, const nlohmann::json& config);

/// Whether the object has these keys with these values, which are a JSON object.
bool meets(const nlohmann::json& object, const char* conditions);

/// Whether one of a row's names is this.
bool isNamed(const ModelType& type, std::string_view name);

/// The words of a text with a space between two.
std::vector<std::string_view> wordsOf(std::string_view text);

/// The rows by family; what comes first goes first. Sources: huggingface/transformers, configuration_*.py
/// (defaults) and modeling_*.py (which elements make a pair, how positions are counted), and the code of the
/// models' own repositories where a row names it.
std::span<const ModelType> rotaryTypes();
std::span<const ModelType> otherRotaryTypes();
std::span<const ModelType> tableTypes();
std::span<const ModelType> pictureTypes();
std::span<const ModelType> biasTypes();

/// A word for a scheme in position_embedding_type and the like.
struct PositionWord {
    std::string_view word;
    Scheme scheme = Scheme::learned;
    bool weak = false;  ///< what is known of the model type goes before the word
};

/// The row with this word, or null.
const PositionWord* findPositionWord(std::string_view word);

}  // namespace posiscope
