// SPDX-License-Identifier: GPL-3.0-or-later
// The configuration classes of transformers 4 and 5: a row of resources/readers.json for each.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posiscope {

/// How a class takes the kind of scaling from rope_scaling.
enum class ScalingWords {
    ropeTypeFirst,  ///< rope_type, else type
    typeFirst,      ///< type, else rope_type, and one must be there
    ropeTypeAlone,  ///< rope_type, and it must be there
    typeAndFactor,  ///< there must be exactly type (linear, dynamic) and factor
    threeKeys,      ///< there must be exactly type (longrope, su, yarn), short_factor and long_factor
    alwaysLlama3,   ///< any object is llama3
    longrope,       ///< as ropeTypeFirst; su and yarn are longrope
    defaultAlone,   ///< any but default fails
    unread          ///< rope_scaling is not read
};

/// What a class does with layers of two types.
enum class LayerRule {
    one,             ///< all layers are alike
    fullScaled,      ///< full_attention follows rope_scaling, sliding_attention does not
    bothScaled,      ///< both follow it
    unconverted,     ///< rope_parameters by layer type, and nothing else
    mainAndCompress  ///< main layers are plain, compress follows rope_parameters
};

/// How a class of one version reads a file. What a row leaves out is as below.
struct ClassReading {
    std::optional<double> base;                          ///< the default; nothing: not known
    std::vector<std::string> baseKeys = {"rope_theta"};  ///< in this order; none: the base is in the code
    std::optional<double> localBase;                     ///< of sliding_attention
    std::string localBaseKey;
    std::optional<double> compressBase;              ///< of compress
    std::optional<double> share;                     ///< the default of the share of a head that rotates
    std::string shareKey = "partial_rotary_factor";  ///< empty: none is read
    bool readsShare = false;                         ///< 5: without scaling too
    bool shareForced = false;                        ///< 5: the default goes before the file's
    ScalingWords words = ScalingWords::ropeTypeFirst;
    LayerRule layers = LayerRule::one;
    nlohmann::json scaling;                ///< the default; of 5 the whole of rope_parameters
    bool mrope = false;                    ///< mrope is default
    bool keepsParameters = false;          ///< 5: rope_parameters of the file stay as they are
    bool alpha = false;                    ///< dynamic with alpha multiplies the base by alpha^(d/(d−2))
    bool longContext = false;              ///< use_long_context multiplies the base by 8^(d/(d−2))
    bool originalInside = false;           ///< 4: longrope takes the original length from rope_scaling
    bool mscales = false;                  ///< short_mscale and long_mscale must be there
    bool needsHeadDim = false;             ///< head_dim must be in the file where frequencies are scaled
    std::optional<std::int64_t> original;  ///< the default of original_max_position_embeddings
    std::optional<std::int64_t> headDim;   ///< of qk_rope_head_dim, which is the width that rotates
    std::optional<std::int64_t> nopeDim;   ///< of qk_nope_head_dim, the rest of a head that is told whole
    std::optional<std::int64_t> globalHeadDim;  ///< of global_head_dim, the width of full_attention
    std::optional<std::int64_t> rotaryDim;      ///< of rotary_dim, the dimensions that rotate
    std::optional<std::int64_t> rotated;        ///< of compress and main, where no key says it
    std::vector<std::string> handedOn;          ///< keys of RoPE that reach the text model
};

struct ReaderClass {
    std::vector<std::string> types;  ///< the values of model_type
    std::string text;                ///< the type of text_config, where RoPE is read from that
    std::optional<ClassReading> four = {}, five = {};  ///< nothing: the version has no such class
};

/// The row with this model_type, or null.
const ReaderClass* findReaderClass(std::string_view type);

/// The file.
std::string_view readersJson();

}  // namespace posiscope
