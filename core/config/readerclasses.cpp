// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/readerclasses.h"

#include <algorithm>
#include <array>

#include "core/config/rowchoice.h"

namespace posiscope {

namespace {

using Json = nlohmann::json;

constexpr std::array scalingRules{"rope_type first", "type first",    "rope_type alone",
                                  "type and factor", "three keys",    "always llama3",
                                  "longrope",        "default alone", "unread"};
constexpr std::array layerRules{"one", "full scaled", "both scaled", "unconverted", "main and compress"};

template <class Number>
std::optional<Number> givenNumber(const Json& row, const char* key) {
    const auto found = row.find(key);
    if (found == row.end() || found->is_null()) return std::nullopt;
    return found->get<Number>();
}

ClassReading classReadingOf(const Json& row) {
    ClassReading reading;
    reading.base = givenNumber<double>(row, "base");
    reading.baseKeys = row.value("base_keys", reading.baseKeys);
    reading.localBase = givenNumber<double>(row, "local_base");
    reading.localBaseKey = row.value("local_base_key", reading.localBaseKey);
    reading.compressBase = givenNumber<double>(row, "compress_base");
    reading.share = givenNumber<double>(row, "share");
    reading.shareKey = row.value("share_key", reading.shareKey);
    reading.readsShare = row.value("reads_share", reading.readsShare);
    reading.shareForced = row.value("share_forced", reading.shareForced);
    reading.words = choiceIn<ScalingWords>(row, "words", scalingRules);
    reading.layers = choiceIn<LayerRule>(row, "layers", layerRules);
    reading.scaling = row.value("scaling", reading.scaling);
    reading.mrope = row.value("mrope", reading.mrope);
    reading.keepsParameters = row.value("keeps_parameters", reading.keepsParameters);
    reading.alpha = row.value("alpha", reading.alpha);
    reading.longContext = row.value("long_context", reading.longContext);
    reading.originalInside = row.value("original_inside", reading.originalInside);
    reading.mscales = row.value("mscales", reading.mscales);
    reading.needsHeadDim = row.value("needs_head_dim", reading.needsHeadDim);
    reading.original = givenNumber<std::int64_t>(row, "original");
    reading.headDim = givenNumber<std::int64_t>(row, "head_dim");
    reading.nopeDim = givenNumber<std::int64_t>(row, "nope_dim");
    reading.globalHeadDim = givenNumber<std::int64_t>(row, "global_head_dim");
    reading.rotaryDim = givenNumber<std::int64_t>(row, "rotary_dim");
    reading.rotated = givenNumber<std::int64_t>(row, "rotated");
    reading.handedOn = row.value("handed_on", reading.handedOn);
    return reading;
}

ReaderClass readerClassOf(const Json& row) {
    ReaderClass all{row.at("types").get<std::vector<std::string>>(), row.value("text", std::string())};
    if (row.contains("transformers 4")) all.four = classReadingOf(row["transformers 4"]);
    if (row.contains("transformers 5")) all.five = classReadingOf(row["transformers 5"]);
    return all;
}

}  // namespace

const ReaderClass* findReaderClass(std::string_view type) {
    static const std::vector<ReaderClass> all = [] {
        std::vector<ReaderClass> classes;
        const Json file = Json::parse(readersJson());
        for (const Json& row : file.at("classes"))
            classes.push_back(readerClassOf(row));
        return classes;
    }();
    const auto found = std::ranges::find_if(all, [type](const ReaderClass& row) {
        return std::ranges::find(row.types, type) != row.types.end();
    });
    return found == all.end() ? nullptr : &*found;
}

}  // namespace posiscope
