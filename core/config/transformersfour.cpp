// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/transformersfour.h"

#include <algorithm>
#include <cmath>

namespace posiscope {

namespace {

using Json = nlohmann::json;

Text withoutType() {
    return {POSISCOPE_TR("core", "%1 is missing"), {"rope_scaling.rope_type"}};
}

Text notExactly(const std::string& keys) {
    return {POSISCOPE_TR("core", "rope_scaling must have exactly the keys %1"), {keys}};
}

bool isOneOf(const Json& word, std::initializer_list<const char*> words) {
    return std::any_of(words.begin(), words.end(), [&word](const char* each) { return word == each; });
}

/// OLMo, Fuyu, Chameleon, Hunyuan: the factor must be written as a fraction, 2.0.
Text problemOfTwoKeys(const ClassReading& reading, const Json& scaling) {
    const Json factor = wordIn(scaling, {"factor"});
    const Json alpha = reading.alpha ? wordIn(scaling, {"alpha"}) : Json();
    const bool number = (factor.is_number_float() && factor > 1) || (alpha.is_number_float() && alpha > 1);
    if (scaling.size() != 2 || !isOneOf(wordIn(scaling, {"type"}), {"linear", "dynamic"}) || !number)
        return notExactly("type (linear, dynamic), factor (> 1.0)");
    return {};
}

Text problemOfThreeKeys(const Json& scaling) {
    const bool lists =
        wordIn(scaling, {"short_factor"}).is_array() && wordIn(scaling, {"long_factor"}).is_array();
    if (scaling.size() != 3 || !isOneOf(wordIn(scaling, {"type"}), {"longrope", "su", "yarn"}) || !lists)
        return notExactly("type (longrope), short_factor, long_factor");
    return {};
}

/// The kind of scaling that the class takes from an object; what is wrong with it instead.
Text takeTypeFour(const ClassReading& reading, const Json& scaling, Json& type) {
    switch (reading.words) {
        case ScalingWords::typeFirst:
            type = wordIn(scaling, {"type", "rope_type"});
            if (!scaling.contains("type") && !scaling.contains("rope_type")) return withoutType();
            break;
        case ScalingWords::ropeTypeAlone:
            type = wordIn(scaling, {"rope_type"});
            if (!scaling.contains("rope_type")) return withoutType();
            break;
        case ScalingWords::typeAndFactor:
            type = wordIn(scaling, {"type"});
            return problemOfTwoKeys(reading, scaling);
        case ScalingWords::threeKeys: type = "longrope"; return problemOfThreeKeys(scaling);
        case ScalingWords::alwaysLlama3: type = "llama3"; break;
        default:
            type = wordIn(scaling, {"rope_type", "type"});
            if (!scaling.contains("rope_type") && !scaling.contains("type")) return withoutType();
    }
    if (reading.mrope && scaling.value("type", Json()) == "mrope") type = "default";
    return {};
}

/// L₀, and the factor of longrope, whose lengths are keys at the top.
void takeLengthFour(const ClassReading& reading, ReaderFile& file, RopeParts& parts) {
    const auto positions = file.size({"max_position_embeddings"});
    const auto inside = parts.scaling.find("original_max_position_embeddings");
    const bool given = inside != parts.scaling.end() && !inside->is_null();
    if (positions) parts.original = *positions;
    if (given && (parts.type == "yarn" || parts.type == "llama3")) parts.original = *inside;
    if (parts.type != "longrope") return;
    auto original = file.size({"original_max_position_embeddings"});
    if (!original) original = reading.original;
    if (original) parts.original = *original;
    const bool counts = original || (reading.originalInside && given);
    if (reading.originalInside && given) parts.original = *inside;
    if (counts && positions && parts.original.is_number() && parts.original > 0)
        parts.factor = static_cast<double>(*positions) / parts.original.get<double>();
}

/// Reads rope_scaling; what is wrong with it.
Text takeScalingFour(const ClassReading& reading, ReaderFile& file, RopeParts& parts) {
    if (reading.words == ScalingWords::unread) return {};
    const Json* const given = file.take("rope_scaling");
    if (given == nullptr ? reading.scaling.is_null() : given->is_null()) return {};
    const Json& scaling = given == nullptr ? reading.scaling : *given;
    if (!scaling.is_object()) {
        if (reading.words == ScalingWords::ropeTypeFirst) return {};
        return {POSISCOPE_TR("core", "%1 is %2 and no object"), {"rope_scaling", shortForm(scaling)}};
    }
    if (Text problem = takeTypeFour(reading, scaling, parts.type); !problem.empty()) return problem;
    parts.scaling = scaling;
    if (given != nullptr) parts.scalingFrom = "rope_scaling";
    if (parts.type == "llama3" && !scaling.contains("original_max_position_embeddings"))
        return {POSISCOPE_TR("core", "%1 is missing"), {"rope_scaling.original_max_position_embeddings"}};
    if (Text problem = missingFor(reading, file, parts); !problem.empty()) return problem;
    applyAlpha(reading, parts);
    takeLengthFour(reading, file, parts);
    return {};
}

void takeWidthsFour(const ClassReading& reading, ReaderFile& file, RopeParts& parts) {
    parts.headDim = file.headDim();
    if (reading.headDim) parts.headDim = file.size({"qk_rope_head_dim"}).value_or(*reading.headDim);
    if (reading.rotaryDim) {
        file.take("rotary_dim");
        parts.rotated = file.size({"rotary_dim"}).value_or(*reading.rotaryDim);
    }
    if (reading.share) parts.share = *reading.share;
    if (reading.shareKey.empty()) return;
    if (const Json* share = file.take(reading.shareKey)) parts.share = *share;
}

/// Zamba 2 with a long context: the base times 8^(d/(d−2)).
void stretchBase(const ClassReading& reading, ReaderFile& file, RopeParts& parts) {
    const Json* const stretched = reading.longContext ? file.take("use_long_context") : nullptr;
    if (stretched == nullptr || *stretched != true || !parts.base.is_number() || !parts.headDim) return;
    const auto d = static_cast<double>(*parts.headDim);
    if (d > 2) parts.base = parts.base.get<double>() * std::pow(8, d / (d - 2));
}

/// The layers with a window: their own base, and the scaling or none.
RopeParts slidingParts(const ClassReading& reading, ReaderFile& file, const RopeParts& full) {
    RopeParts sliding = full;
    sliding.layerType = "sliding_attention";
    if (reading.layers == LayerRule::fullScaled) {
        sliding.type = "default";
        sliding.scaling = Json::object();
    }
    if (reading.localBaseKey.empty()) return sliding;
    const Json* const local = file.take(reading.localBaseKey);
    // ModernBERT: null is the base of the other layers.
    if (local != nullptr && local->is_null() && reading.layers == LayerRule::bothScaled) return sliding;
    sliding.base = local != nullptr ? *local : Json(reading.localBase.value_or(0));
    sliding.baseFrom = local != nullptr ? reading.localBaseKey : std::string();
    return sliding;
}

}  // namespace

std::vector<ReadRope> readByFour(const ClassReading& reading, ReaderFile& file) {
    RopeParts parts;
    takeBase(file, reading.baseKeys, reading.base, parts);
    takeWidthsFour(reading, file, parts);
    stretchBase(reading, file, parts);
    std::vector<ReadRope> layers;
    if (Text problem = takeScalingFour(reading, file, parts); !problem.empty()) {
        layers.push_back(failing({}, std::move(problem)));
        return layers;
    }
    if (reading.layers != LayerRule::one) parts.layerType = "full_attention";
    layers.push_back(readRopeOf(parts));
    if (reading.layers != LayerRule::one) layers.push_back(readRopeOf(slidingParts(reading, file, parts)));
    addUnread(file, layers);
    return layers;
}

}  // namespace posiscope
