// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/readerparts.h"

#include <algorithm>
#include <cmath>

#include "core/base/printable.h"
#include "core/config/sizes.h"

namespace posiscope {

namespace {

using Json = nlohmann::json;

constexpr double exactIntegers = 9'007'199'254'740'992;  // 2^53

/// The keys of RoPE at the top of a file.
constexpr const char* keysOfRope[] = {"rope_theta",
                                      "rope_scaling",
                                      "rope_parameters",
                                      "partial_rotary_factor",
                                      "rotary_emb_base",
                                      "rotary_pct",
                                      "rotary_dim",
                                      "rotary_emb_fraction",
                                      "rope_ratio",
                                      "rope_local_base_freq",
                                      "global_rope_theta",
                                      "local_rope_theta",
                                      "rope_base",
                                      "theta",
                                      "attn_config.rope_theta",
                                      "compress_rope_theta"};

const Json* findPath(const Json& object, const std::string& key) {
    const auto point = key.find('.');
    const auto found = object.find(key.substr(0, point));
    if (found == object.end()) return nullptr;
    if (point == std::string::npos) return &*found;
    return found->is_object() ? findPath(*found, key.substr(point + 1)) : nullptr;
}

/// What a kind of scaling needs beside its name.
struct KnownScaling {
    std::string_view type;
    const char* word;  ///< Posiscope's
    std::vector<const char*> needs = {};
    bool hasLength = false;  ///< it starts from an original length
};

const KnownScaling* knownScaling(const Json& type) {
    static const KnownScaling all[] = {
        {"default", "none"},
        {"linear", "linear", {"factor"}},
        {"dynamic", "dynamic", {"factor"}, true},
        {"yarn", "yarn", {"factor"}, true},
        {"llama3", "llama3", {"factor", "low_freq_factor", "high_freq_factor"}, true},
        {"longrope", "longrope", {"short_factor", "long_factor"}, true},
        {"proportional", "proportional"},
        {"ntk", "ntk", {"alpha"}}};
    const auto* const found = std::find_if(std::begin(all), std::end(all),
                                           [&type](const KnownScaling& row) { return type == row.type; });
    return found == std::end(all) ? nullptr : found;
}

std::optional<double> plainNumber(const Json& json) {
    if (!json.is_number()) return std::nullopt;
    return json.get<double>();
}

std::optional<double> numberAt(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found == object.end() ? std::nullopt : plainNumber(*found);
}

std::optional<std::int64_t> wholePart(const std::optional<double>& given) {
    if (!given || !(std::abs(*given) <= exactIntegers)) return std::nullopt;
    return static_cast<std::int64_t>(*given);
}

/// arange(0, n, 2) has an entry for two elements, and for one that is left.
std::int64_t evenUp(std::int64_t n) {
    return n + n % 2;
}

std::optional<std::int64_t> rotatedOf(const RopeParts& parts, const std::string& scaling) {
    if (parts.rotated || !parts.headDim) return parts.rotated;
    const bool reads = scaling != "none" || parts.readsShare;
    const double share = reads ? plainNumber(parts.share).value_or(1) : 1;
    const double turned = static_cast<double>(*parts.headDim) * share;
    if (!(turned >= 0 && turned <= largestWidth)) return std::nullopt;
    if (scaling == "proportional") return 2 * static_cast<std::int64_t>(turned / 2);
    return evenUp(static_cast<std::int64_t>(turned));
}

Text notANumber(const std::string& key, const Json& value) {
    return {POSISCOPE_TR("core", "%1 is %2 and no number"), {key, shortForm(value)}};
}

/// Why the frequencies cannot be computed, if so.
Text problemOf(const RopeParts& parts, const KnownScaling* known) {
    if (known == nullptr)
        return {POSISCOPE_TR("core", "%1 is not known as a rope_type"), {shortForm(parts.type)}};
    const std::string in = parts.scalingFrom.empty() ? "" : parts.scalingFrom + ".";
    for (const char* key : known->needs)
        if (const auto found = parts.scaling.find(key); found == parts.scaling.end())
            return {POSISCOPE_TR("core", "%1 is missing"), {in + key}};
        else if (!found->is_number() && !found->is_array())
            return notANumber(in + key, *found);
    if (!parts.base.is_number()) return notANumber(parts.baseFrom, parts.base);
    const bool reads = std::string_view(known->word) != "none" || parts.readsShare;
    if (reads && !parts.rotated && !parts.share.is_number())
        return notANumber("partial_rotary_factor", parts.share);
    return {};
}

Text joined(Text a, Text b) {
    if (a.empty()) return b;
    if (b.empty()) return a;
    return Text("%1; %2").with(std::move(a)).with(std::move(b));
}

Text reasonOf(const RopeParts& parts, const std::string& scaling) {
    Text base = parts.baseFrom.empty()
                    ? Text(POSISCOPE_TR("core", "base: the default of the class"))
                    : Text(POSISCOPE_TR("core", "base: %1"), {printable(parts.baseFrom, 60)});
    if (scaling == "none") return base;
    return joined(std::move(base),
                  parts.scalingFrom.empty()
                      ? Text(POSISCOPE_TR("core", "scaling: the default of the class"))
                      : Text(POSISCOPE_TR("core", "scaling: %1"), {printable(parts.scalingFrom, 60)}));
}

}  // namespace

ReaderFile::ReaderFile(const Json& object, const std::string& type)
    : object_(object), type_(findModelType(type, object)) {}

const Json* ReaderFile::take(const std::string& key) {
    const Json* const found = findPath(object_, key);
    if (found != nullptr) taken_.insert(key);
    return found;
}

std::vector<std::string> ReaderFile::unread() const {
    std::vector<std::string> all = unread_;
    for (const char* key : keysOfRope)
        if (const Json* found = findPath(object_, key);
            found != nullptr && !found->is_null() && !taken_.contains(key))
            all.emplace_back(key);
    return all;
}

std::optional<std::int64_t> ReaderFile::size(ConfigReader::Names keys) const {
    ConfigReader reader(object_, "");
    reader.assumeDefaultsOf(type_, "");
    const auto found = reader.whole(keys, 1, exactIntegers);
    return found ? std::optional(found->value) : std::nullopt;
}

std::optional<std::int64_t> ReaderFile::headDim() const {
    if (const auto own = size({"head_dim", "attention_head_dim", "kv_channels"})) return own;
    ConfigReader reader(object_, "");
    reader.assumeDefaultsOf(type_, "");
    const auto width = widthOf(reader), heads = headsOf(reader);
    if (reader.failure() || !width || !heads) return std::nullopt;
    return (type_ != nullptr ? type_->headWidths : 1) * width->value / heads->value;
}

ReadRope failing(std::string layerType, Text reason) {
    return {.layerType = std::move(layerType),
            .why = Text(POSISCOPE_TR("core", "fails: %1")).with(std::move(reason))};
}

ReadRope readRopeOf(const RopeParts& parts) {
    const KnownScaling* const known = knownScaling(parts.type);
    if (Text problem = problemOf(parts, known); !problem.empty())
        return failing(parts.layerType, std::move(problem));
    ReadRope read{.layerType = parts.layerType, .base = plainNumber(parts.base), .scaling = known->word};
    if (read.scaling != "none") {
        read.factor = parts.factor ? parts.factor : numberAt(parts.scaling, "factor");
        if (read.scaling == "ntk") read.factor = numberAt(parts.scaling, "alpha");
        if (known->hasLength) read.original = wholePart(plainNumber(parts.original));
    }
    read.rotated = rotatedOf(parts, read.scaling);
    read.headDim = parts.headDim;
    read.why = reasonOf(parts, read.scaling);
    return read;
}

void takeBase(ReaderFile& file, const std::vector<std::string>& keys, std::optional<double> usual,
              RopeParts& parts) {
    for (const std::string& key : keys)
        if (const Json* given = file.take(key)) {
            parts.base = *given;
            parts.baseFrom = key;
            return;
        }
    parts.base = usual ? Json(*usual) : Json();
    parts.baseFrom.clear();
}

Json wordIn(const Json& scaling, std::initializer_list<const char*> keys) {
    for (const char* key : keys)
        if (const auto found = scaling.find(key); found != scaling.end()) return *found;
    return nullptr;
}

Text missingFor(const ClassReading& reading, ReaderFile& file, const RopeParts& parts) {
    const auto missing = [](const std::string& key) {
        return Text{POSISCOPE_TR("core", "%1 is missing"), {key}};
    };
    if (reading.mscales)
        for (const char* key : {"short_mscale", "long_mscale"})
            if (!wordIn(parts.scaling, {key}).is_number()) return missing(parts.scalingFrom + "." + key);
    // The frequencies of these three divide the width of the model by themselves.
    const bool byItself = parts.type == "default" || parts.type == "linear" || parts.type == "llama3";
    const Json* const head = file.take("head_dim");
    if (reading.needsHeadDim && !byItself && (head == nullptr || head->is_null())) return missing("head_dim");
    return {};
}

void applyAlpha(const ClassReading& reading, RopeParts& parts) {
    if (reading.alpha && parts.type == "dynamic" && numberAt(parts.scaling, "alpha").value_or(0) != 0)
        parts.type = "ntk";
}

void addUnread(const ReaderFile& file, std::vector<ReadRope>& layers) {
    constexpr std::size_t most = 6;
    std::string names;
    const std::vector<std::string> keys = file.unread();
    for (std::size_t n = 0; n < std::min(most, keys.size()); ++n)
        names += (n == 0 ? "" : ", ") + printable(keys[n], 60);
    if (names.empty()) return;
    if (keys.size() > most) names += ", …";
    for (ReadRope& each : layers)
        each.why = joined(std::move(each.why), {POSISCOPE_TR("core", "not read: %1"), {names}});
}

}  // namespace posiscope
