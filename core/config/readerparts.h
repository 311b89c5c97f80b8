// SPDX-License-Identifier: GPL-3.0-or-later
// The steps in which all versions of transformers read rotary layers alike.
#pragma once

#include <initializer_list>
#include <set>

#include "core/analysis/readrope.h"
#include "core/config/configreader.h"
#include "core/config/readerclasses.h"

namespace posiscope {

/// The configuration of a text model as a class reads it: which keys were taken, which were not.
class ReaderFile {
 public:
    using Json = nlohmann::json;

    /// `object` must outlive it; `type` is the type of the class.
    ReaderFile(const Json& object, const std::string& type);

    /// The value of a key of the outermost object, or of one within it ("attn_config.rope_theta"), which
    /// counts as taken then; null where there is none. A null in the file is a value.
    const Json* take(const std::string& key);
    /// Counts a key, also of an object within, as not read.
    void addUnread(const std::string& key) { unread_.push_back(key); }
    /// The keys about RoPE that are in the file and were not taken.
    std::vector<std::string> unread() const;

    /// Sizes, with the defaults of the class where they are known.
    std::optional<std::int64_t> size(ConfigReader::Names keys) const;
    /// head_dim, or the width through the number of heads.
    std::optional<std::int64_t> headDim() const;

 private:
    const Json& object_;
    const ModelType* type_;
    std::set<std::string> taken_;
    std::vector<std::string> unread_;
};

/// What a class has taken for layers of one type, before it computes their frequencies.
struct RopeParts {
    std::string layerType = {};
    nlohmann::json base = nullptr;
    std::string baseFrom = {};  ///< the key; empty: the default of the class
    nlohmann::json type = "default";
    nlohmann::json scaling = nlohmann::json::object();  ///< the object with the numbers of the scaling
    std::string scalingFrom = {};                       ///< its key; empty: the default of the class, or none
    nlohmann::json original = nullptr;
    std::optional<double> factor = {};  ///< in place of that in `scaling`
    nlohmann::json share = 1.0;
    bool readsShare = true;  ///< without scaling too
    std::optional<std::int64_t> headDim = {};
    std::optional<std::int64_t> rotated = {};  ///< whatever the share is
};

/// What follows from it, without what was not read.
ReadRope readRopeOf(const RopeParts& parts);

/// Layers that no numbers are read for.
ReadRope failing(std::string layerType, Text reason);

/// The first of the keys that is there goes before the default.
void takeBase(ReaderFile& file, const std::vector<std::string>& keys, std::optional<double> usual,
              RopeParts& parts);

/// “rope_type” before “type”, or the other way round; null where there is neither.
nlohmann::json wordIn(const nlohmann::json& scaling, std::initializer_list<const char*> keys);

/// What else a class needs of a kind of scaling; empty where it is there.
Text missingFor(const ClassReading& reading, ReaderFile& file, const RopeParts& parts);

/// Of models with alpha: dynamic scaling means another base, whatever the length is.
void applyAlpha(const ClassReading& reading, RopeParts& parts);

/// Adds the keys that were not read to every row.
void addUnread(const ReaderFile& file, std::vector<ReadRope>& layers);

}  // namespace posiscope
