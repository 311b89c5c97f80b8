// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/transformersfive.h"

#include <algorithm>

namespace posiscope {

namespace {

using Json = nlohmann::json;
using ReadLayers = std::vector<ReadRope>;

constexpr const char *fullLayers = "full_attention", *slidingLayers = "sliding_attention";

/// An object of RoPE and the key that it stands under; no key: that of the class.
struct RopeObject {
    Json json = Json::object();
    std::string from;
};

/// As Python's `bool`.
bool isSomething(const Json* json) {
    return json != nullptr && !json->is_null() && *json != false && *json != 0 && *json != "" &&
           !(json->is_structured() && json->empty());
}

Text noObject(const std::string& key, const Json& value) {
    return {POSISCOPE_TR("core", "%1 is %2 and no object"), {key, shortForm(value)}};
}

/// rope_scaling, which replaces rope_parameters as a whole; what is wrong with it instead.
Text chooseObject(const ClassReading& reading, ReaderFile& file, RopeObject& chosen) {
    const Json* const scaling = reading.words == ScalingWords::unread ? nullptr : file.take("rope_scaling");
    if (isSomething(scaling)) {
        chosen = {*scaling, "rope_scaling"};
    } else if (const Json* given = file.take("rope_parameters");
               given != nullptr && (reading.keepsParameters || !given->is_null())) {
        chosen = {*given, "rope_parameters"};
    } else if (!reading.scaling.is_null()) {
        chosen = {reading.scaling, {}};
    }
    return chosen.json.is_object() ? Text() : noObject(chosen.from, chosen.json);
}

std::string pathInside(const RopeObject& object, const char* key) {
    return object.from.empty() ? std::string() : object.from + "." + key;
}

/// rope_theta within the object goes before the keys at the top.
void takeBaseOf(const ClassReading& reading, ReaderFile& file, const RopeObject& object, RopeParts& parts) {
    const auto own = object.json.find("rope_theta");
    if (own == object.json.end()) return takeBase(file, reading.baseKeys, reading.base, parts);
    parts.base = *own;
    parts.baseFrom = pathInside(object, "rope_theta");
}

/// The share of a head that rotates where the object does not say it: a key at the top, or the class.
Json shareBeside(const ClassReading& reading, ReaderFile& file, const RopeObject& object,
                 const RopeParts& parts) {
    Json share = reading.share.value_or(1);
    // Mistral 4: the share is put into rope_parameters, which rope_scaling replaces.
    if (reading.nopeDim && object.from != "rope_scaling")
        share = static_cast<double>(file.size({"qk_rope_head_dim"}).value_or(*reading.headDim)) /
                static_cast<double>(*parts.headDim);
    // A class that has no use for it without scaling leaves it unread.
    if (!reading.readsShare || reading.shareForced || reading.shareKey.empty()) return share;
    const Json* const top = file.take(reading.shareKey);
    return top != nullptr && !top->is_null() ? *top : share;
}

void takeShareOf(const ClassReading& reading, ReaderFile& file, const RopeObject& object, RopeParts& parts) {
    const auto own = object.json.find("partial_rotary_factor");
    parts.share = own != object.json.end() ? *own : shareBeside(reading, file, object, parts);
    if (parts.type == "default") return;
    // The share at the top, or of the class where it is an attribute, replaces the one within the object as
    // soon as the frequencies are scaled (modeling_rope_utils.py lines 787-788).
    const bool attribute = reading.share && reading.shareKey == "partial_rotary_factor";
    if (attribute) parts.share = *reading.share;
    const Json* const top = reading.shareForced ? nullptr : file.take("partial_rotary_factor");
    if (top != nullptr && !top->is_null()) parts.share = *top;
}

/// L₀: the key at the top goes before that within the object; of layers by type only the latter counts.
void takeOriginalOf(const ClassReading& reading, ReaderFile& file, bool byType, RopeParts& parts) {
    const auto positions = file.size({"max_position_embeddings"});
    if (parts.type == "dynamic" && positions) parts.original = *positions;
    const bool takes = parts.type == "yarn" || parts.type == "llama3" || parts.type == "longrope";
    if (!takes) return;
    if (positions) parts.original = *positions;
    if (const auto own = parts.scaling.find("original_max_position_embeddings"); own != parts.scaling.end())
        parts.original = *own;
    if (byType) return;
    if (reading.original) parts.original = *reading.original;
    if (const auto top = file.size({"original_max_position_embeddings"})) parts.original = *top;
    const Json factor = wordIn(parts.scaling, {"factor"});
    if (parts.type == "longrope" && factor.is_null() && positions && parts.original.is_number() &&
        parts.original > 0)
        parts.factor = static_cast<double>(*positions) / parts.original.get<double>();
}

void takeTypeOf(const ClassReading& reading, RopeParts& parts) {
    parts.type = wordIn(parts.scaling, {"rope_type", "type"});
    if (!parts.scaling.contains("rope_type") && !parts.scaling.contains("type")) parts.type = "default";
    if (reading.mrope && parts.type == "mrope") parts.type = "default";
    // Phi 3: YaRN is another word for it; the length of “su” is looked for before that.
    const bool longrope = parts.type == "yarn" ||
                          (parts.type == "su" && parts.scaling.contains("original_max_position_embeddings"));
    if (reading.words == ScalingWords::longrope && longrope) parts.type = "longrope";
}

void takeWidthsFive(const ClassReading& reading, ReaderFile& file, RopeParts& parts) {
    parts.readsShare = reading.readsShare;
    parts.headDim = file.headDim();
    if (reading.headDim) parts.headDim = file.size({"qk_rope_head_dim"}).value_or(*reading.headDim);
    if (reading.nopeDim)
        parts.headDim = *parts.headDim + file.size({"qk_nope_head_dim"}).value_or(*reading.nopeDim);
    if (reading.globalHeadDim && parts.layerType == fullLayers)
        parts.headDim = file.size({"global_head_dim"}).value_or(*reading.globalHeadDim);
    if (!reading.rotaryDim) return;
    file.take("rotary_dim");
    parts.rotated = file.size({"rotary_dim"}).value_or(*reading.rotaryDim);
}

/// The layers that an object describes, once their base is known.
ReadRope readObject(const ClassReading& reading, ReaderFile& file, const RopeObject& object,
                    RopeParts parts) {
    const bool byType = !parts.layerType.empty();
    parts.scaling = object.json;
    parts.scalingFrom = object.from;
    takeTypeOf(reading, parts);
    const bool scaled = parts.type != "default";
    if (reading.words == ScalingWords::defaultAlone && scaled)
        return failing(parts.layerType, POSISCOPE_TR("core", "the class takes no rope_type but default"));
    if (reading.words == ScalingWords::longrope && scaled && parts.type != "longrope")
        return failing(parts.layerType, POSISCOPE_TR("core", "the class takes no rope_type but longrope"));
    if (Text problem = scaled ? missingFor(reading, file, parts) : Text(); !problem.empty())
        return failing(parts.layerType, std::move(problem));
    takeWidthsFive(reading, file, parts);
    takeShareOf(reading, file, object, parts);
    applyAlpha(reading, parts);
    takeOriginalOf(reading, file, byType, parts);
    return readRopeOf(parts);
}

/// What the model looks up in rope_parameters that nobody has completed. Scaled frequencies complete the
/// base.
Text missingInKept(const ClassReading& reading, const RopeObject& object) {
    if (!reading.keepsParameters || object.from != "rope_parameters") return {};
    for (const char* key : {"rope_type", "rope_theta"}) {
        const bool wanted =
            key == std::string_view("rope_type") || object.json.value("rope_type", Json()) == "default";
        if (wanted && !object.json.contains(key))
            return {POSISCOPE_TR("core", "%1 is missing"), {pathInside(object, key)}};
    }
    return {};
}

ReadLayers oneForAll(const ClassReading& reading, ReaderFile& file) {
    RopeObject object;
    if (Text problem = chooseObject(reading, file, object); !problem.empty())
        return {failing({}, std::move(problem))};
    if (Text problem = missingInKept(reading, object); !problem.empty())
        return {failing({}, std::move(problem))};
    RopeParts parts;
    takeBaseOf(reading, file, object, parts);
    // rope_theta stands beside them by now, so that the object is no longer one by layer type.
    for (const auto& [key, value] : object.json.items())
        if (value.is_object()) file.addUnread(object.from + "." + key);
    return {readObject(reading, file, object, parts)};
}

/// The object of a type of layers; that of plain ones where there is none.
RopeObject objectOfType(const RopeObject& all, const char* type) {
    const auto found = all.json.find(type);
    const bool there = found != all.json.end() && found->is_object();
    if (!there) return {{{"rope_type", "default"}}, {}};
    return {*found, all.from.empty() ? std::string() : all.from + "." + type};
}

/// Gemma 3, OLMo 3, ModernBERT: rope_parameters by layer type, into which rope_scaling is mixed.
ReadLayers fullAndSliding(const ClassReading& reading, ReaderFile& file) {
    RopeObject all{{{fullLayers, {{"rope_type", "default"}}}, {slidingLayers, {{"rope_type", "default"}}}},
                   {}};
    if (const Json* given = file.take("rope_parameters"); given != nullptr && !given->is_null())
        all = {*given, "rope_parameters"};
    if (!all.json.is_object()) return {failing({}, noObject("rope_parameters", all.json))};
    const Json* const scaling = file.take("rope_scaling");
    const bool scaled = scaling != nullptr && !scaling->is_null();
    if (scaled && !scaling->is_object()) return {failing({}, noObject("rope_scaling", *scaling))};
    bool reaches = false;
    ReadLayers layers;
    for (const char* type : {fullLayers, slidingLayers}) {
        const auto entry = all.json.find(type);
        reaches = reaches || (entry != all.json.end() && entry->is_object());
        RopeObject object = objectOfType(all, type);
        if (scaled && (type == fullLayers || reading.layers == LayerRule::bothScaled)) {
            if (entry == all.json.end() || !entry->is_object())
                return {failing(
                    {}, {POSISCOPE_TR("core", "%1 is missing"), {std::string("rope_parameters.") + type}})};
            object.json.update(*scaling);
            object.from = "rope_scaling";
        }
        ClassReading own = reading;
        if (type == slidingLayers) {
            own.base = reading.localBase;
            own.baseKeys.clear();
            if (!reading.localBaseKey.empty()) own.baseKeys.push_back(reading.localBaseKey);
        }
        RopeParts parts{.layerType = type};
        takeBaseOf(own, file, object, parts);
        layers.push_back(readObject(own, file, object, parts));
    }
    if (!all.from.empty() && !reaches) file.addUnread("rope_parameters");
    return layers;
}

/// Gemma 4: rope_parameters as they are.
ReadLayers unconverted(const ClassReading& reading, ReaderFile& file) {
    RopeObject all{reading.scaling, {}};
    if (const Json* given = file.take("rope_parameters"); given != nullptr && !given->is_null())
        all = {*given, "rope_parameters"};
    if (const Json* scaling = file.take("rope_scaling")) all = {*scaling, "rope_scaling"};
    ReadLayers layers;
    for (const char* type : {fullLayers, slidingLayers}) {
        const Json entry = all.json.is_object() ? all.json.value(type, Json()) : Json();
        const std::string from = all.from.empty() ? "" : all.from + "." + type;
        const auto missing = [](const std::string& key) {
            return ReadLayers{failing({}, {POSISCOPE_TR("core", "%1 is missing"), {key}})};
        };
        if (!entry.is_object()) return missing(from);
        if (!entry.contains("rope_theta")) return missing(from + ".rope_theta");
        RopeParts parts{.layerType = type};
        takeBaseOf(reading, file, {entry, from}, parts);
        layers.push_back(readObject(reading, file, {entry, from}, parts));
    }
    return layers;
}

/// DeepSeek-V4: the dimensions that rotate are a key of their own.
void takeCompressedWidths(const ClassReading& reading, ReaderFile& file, RopeParts& parts) {
    parts.headDim = file.headDim();
    parts.rotated = file.size({"qk_rope_head_dim"}).value_or(*reading.rotated);
    const Json* const share = file.take("partial_rotary_factor");
    if (share == nullptr || share->is_null()) return;
    parts.rotated.reset();
    parts.share = *share;
}

ReadLayers mainAndCompress(const ClassReading& reading, ReaderFile& file) {
    RopeObject all;
    if (Text problem = chooseObject(reading, file, all); !problem.empty())
        return {failing({}, std::move(problem))};
    const auto isObject = [&all](const char* key) { return all.json.value(key, Json()).is_object(); };
    const bool nested = isObject("main") && isObject("compress");
    ReadLayers layers;
    for (const bool compress : {false, true}) {
        const char* const type = compress ? "compress" : "main";
        RopeParts parts{.layerType = type};
        RopeObject object = nested ? objectOfType(all, type) : compress ? all : RopeObject();
        if (nested)
            takeBaseOf(reading, file, object, parts);
        else
            takeBase(file, {compress ? "compress_rope_theta" : "rope_theta"},
                     compress ? reading.compressBase : reading.base, parts);
        parts.scaling = object.json;
        parts.scalingFrom = object.from;
        takeTypeOf(reading, parts);
        takeOriginalOf(reading, file, true, parts);
        takeCompressedWidths(reading, file, parts);
        layers.push_back(readRopeOf(parts));
    }
    return layers;
}

/// GPT-J, CodeGen, RoFormer: nothing is read but rotary_dim.
ReadLayers fixedBase(const ClassReading& reading, ReaderFile& file) {
    RopeParts parts;
    takeBase(file, {}, reading.base, parts);
    takeWidthsFive(reading, file, parts);
    return {readRopeOf(parts)};
}

}  // namespace

std::vector<ReadRope> readByFive(const ClassReading& reading, ReaderFile& file) {
    const auto read = [&] {
        switch (reading.layers) {
            case LayerRule::fullScaled:
            case LayerRule::bothScaled: return fullAndSliding(reading, file);
            case LayerRule::unconverted: return unconverted(reading, file);
            case LayerRule::mainAndCompress: return mainAndCompress(reading, file);
            case LayerRule::one: break;
        }
        return reading.baseKeys.empty() ? fixedBase(reading, file) : oneForAll(reading, file);
    };
    ReadLayers layers = read();
    if (!layers.front().fails() || layers.size() > 1) addUnread(file, layers);
    return layers;
}

}  // namespace posiscope
