// What is known of models by the name of their kind.
#pragma once

#include <string_view>

namespace posiscope {

/// How a model numbers its positions.
enum class Scheme {
    rope,
    learned,
    sinusoidal,
    mae,      ///< two-dimensional sinusoids over image patches
    detr,     ///< the same over the pixels of a feature map
    patches,  ///< a learned table with a row for each image patch
    alibi,
    t5,
    deberta,
    shaw,
    transformerXl,
    nope,
    notShown  ///< something that no encoding of the program is
};

/// One or several kinds of models with the same encoding.
struct ModelType {
    std::string_view names;  ///< the values of model_type, with a space between two
    Scheme scheme = Scheme::rope;
    /// What the configuration class puts in place of keys that a file leaves out, as a JSON object.
    const char* defaults = "{}";
    /// Rotary: elements 2i and 2i + 1 make a pair. Sinusoidal: sines and cosines alternate.
    bool interleaved = false;
    bool endpoint = false;  ///< sinusoidal: the last frequency is 1/B
    int first = 0;          ///< the position of the first word
    int extraRows = 0;      ///< a learned table has so many rows more than the file says
    const char* note = "";  ///< what else should be known of them; marked for translation
};

/// The row with this name, or null.
const ModelType* findModelType(std::string_view name);

/// A word for a scheme in position_embedding_type and the like.
struct PositionWord {
    std::string_view word;
    Scheme scheme = Scheme::learned;
    bool weak = false;  ///< what is known of the model type goes before the word
};

/// The row with this word, or null.
const PositionWord* findPositionWord(std::string_view word);

}  // namespace posiscope
