// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/layerlists.h"

#include <algorithm>
#include <array>
#include <optional>

#include "core/base/printable.h"
#include "core/parameters/parameter.h"
#include "core/tables/tableerrors.h"

namespace posiscope {

namespace {

using Json = nlohmann::json;

constexpr std::array baseLists{"layer_rope_theta", "rope_theta"};
constexpr std::array shareLists{"partial_rotary_factors", "partial_rotary_factor"};
constexpr std::array scalingObjects{"rope_parameters", "rope_scaling"};

/// The list under the first of the keys that has one; null where none has.
template <class Keys>
const Json* listIn(const Json& object, const Keys& keys, std::string& name) {
    for (const char* key : keys)
        if (const auto found = object.find(key);
            found != object.end() && found->is_array() && !found->empty()) {
            name = key;
            return &*found;
        }
    return nullptr;
}

/// Layers with the same numbers.
struct Alike {
    Json theta, share;  ///< null: that of the whole configuration
    std::string type;   ///< in layer_types; empty where there are none
    bool operator==(const Alike&) const = default;
};

/// The numbers of each layer, one by one.
class LayerLists {
 public:
    LayerLists(const Json& object, std::vector<Text>& notes) : object_(object), notes_(notes) {
        thetas_ = listIn(object, baseLists, thetaKey_);
        shares_ = listIn(object, shareLists, shareKey_);
        if (const auto types = object.find("layer_types"); types != object.end() && types->is_array())
            types_ = &*types;
    }

    Result<Json> translated() {
        if (auto failure = check()) return *failure;
        group();
        Json config = object_;
        for (const std::string& key : {thetaKey_, shareKey_})
            if (!key.empty()) config.erase(key);
        for (const char* key : scalingObjects)
            config.erase(key);
        keepOtherBase(config);
        config.erase("yarn_only_types");
        writeTypes(config);
        writeRopes(config);
        std::string keys = thetaKey_;
        if (!shareKey_.empty()) keys += (keys.empty() ? "" : ", ") + shareKey_;
        notes_.push_back({POSISCOPE_TR("core", "read: %1, a number for each of %2 layers"),
                          {keys, groupedDigits(count_)}});
        return config;
    }

 private:
    Failure check() {
        for (const auto& [list, key] : {std::pair{thetas_, &thetaKey_}, std::pair{shares_, &shareKey_}}) {
            if (list == nullptr) continue;
            for (const Json& each : *list)
                if (!each.is_number() && !each.is_null())
                    return tableError(POSISCOPE_TR("core", "%1 must be a list of numbers"), {*key});
            if (count_ != 0 && list->size() != count_)
                return tableError(POSISCOPE_TR("core", "%1 has %2 numbers where there are %3 layers"),
                                  {*key, groupedDigits(list->size()), groupedDigits(count_)});
            count_ = list->size();
        }
        const Json layers = object_.value("num_hidden_layers", Json());
        const bool more = layers.is_number_unsigned() && layers > count_;
        if (more || (types_ != nullptr && types_->size() != count_))
            return tableError(POSISCOPE_TR("core", "%1 has %2 numbers where there are %3 layers"),
                              {thetas_ != nullptr ? thetaKey_ : shareKey_, groupedDigits(count_),
                               groupedDigits(more ? layers.get<std::uint64_t>() : types_->size())});
        return std::nullopt;
    }

    /// A base beside the list that no layer has is left for the reader, which names it.
    void keepOtherBase(Json& config) const {
        for (const char* key : scalingObjects) {
            const Json base = object_.value(key, Json::object()).value("rope_theta", Json());
            if (thetas_ != nullptr && base.is_number() &&
                std::ranges::find(kinds_, base, &Alike::theta) == kinds_.end())
                config["rope_theta"] = base;
        }
    }

    Alike ofLayer(std::size_t layer) const {
        Alike alike;
        if (thetas_ != nullptr) alike.theta = (*thetas_)[layer].is_null() ? Json(0) : (*thetas_)[layer];
        if (shares_ != nullptr) alike.share = (*shares_)[layer];
        if (types_ != nullptr && (*types_)[layer].is_string()) alike.type = (*types_)[layer];
        return alike;
    }

    void group() {
        for (std::size_t layer = 0; layer < count_; ++layer) {
            const Alike alike = ofLayer(layer);
            const auto found = std::ranges::find(kinds_, alike);
            kindOf_.push_back(static_cast<std::size_t>(found - kinds_.begin()));
            if (found == kinds_.end()) kinds_.push_back(alike);
        }
    }

    static bool rotates(const Alike& kind) { return kind.theta.is_null() || kind.theta != 0; }

    /// Its type, with the base where layers of one type have several.
    std::string nameOf(const Alike& kind) const {
        const auto sameType = std::ranges::count(kinds_, kind.type, &Alike::type);
        const std::string type = kind.type.empty() ? "attention" : kind.type;
        if (sameType == 1 && !kind.type.empty()) return type;
        std::string name = type;
        if (!kind.theta.is_null()) name += " " + kind.theta.dump();
        if (!kind.share.is_null()) name += " " + kind.share.dump();
        return name;
    }

    void writeTypes(Json& config) const {
        Json types = Json::array(), used = Json::array();
        bool all = true;
        for (const std::size_t kind : kindOf_) {
            types.push_back(nameOf(kinds_[kind]));
            used.push_back(rotates(kinds_[kind]) ? 1 : 0);
            all = all && rotates(kinds_[kind]);
        }
        config["layer_types"] = types;
        if (!all) config["no_rope_layers"] = {{thetaKey_, used}};
    }

    /// The scaling, where layers of this type have it.
    Json scalingOf(const Alike& kind) const {
        const Json only = object_.value("yarn_only_types", Json());
        if (only.is_array() && !only.empty() && std::ranges::find(only, Json(kind.type)) == only.end())
            return Json::object();
        for (const char* key : scalingObjects)
            if (const auto found = object_.find(key); found != object_.end() && found->is_object())
                return *found;
        return Json::object();
    }

    void writeRopes(Json& config) const {
        Json all = Json::object();
        for (const Alike& kind : kinds_) {
            if (!rotates(kind)) continue;
            Json rope = scalingOf(kind);
            if (!kind.theta.is_null()) rope["rope_theta"] = kind.theta;
            if (!kind.share.is_null()) rope["partial_rotary_factor"] = kind.share;
            if (!rope.contains("rope_type") && !rope.contains("type")) rope["rope_type"] = "default";
            all[nameOf(kind)] = rope;
        }
        config["rope_parameters"] = all.size() == 1 ? all.front() : all;
    }

    const Json& object_;
    std::vector<Text>& notes_;
    const Json* thetas_ = nullptr;
    const Json* shares_ = nullptr;
    const Json* types_ = nullptr;
    std::string thetaKey_, shareKey_;
    std::size_t count_ = 0;
    std::vector<Alike> kinds_;
    std::vector<std::size_t> kindOf_;  // of each layer
};

bool isGivenObject(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_object();
}

}  // namespace

bool hasLayerLists(const Json& object) {
    std::string name;
    return listIn(object, baseLists, name) != nullptr || listIn(object, shareLists, name) != nullptr ||
           isGivenObject(object, "swa_rope_parameters");
}

Result<Json> withoutLayerLists(const Json& object, std::vector<Text>& notes) {
    std::string name;
    if (listIn(object, baseLists, name) != nullptr || listIn(object, shareLists, name) != nullptr)
        return LayerLists(object, notes).translated();
    Json config = object;
    config.erase("swa_rope_parameters");
    config["rope_parameters"] = {{"full_attention", Json::object()},
                                 {"sliding_attention", object["swa_rope_parameters"]}};
    if (isGivenObject(object, "rope_parameters"))
        config["rope_parameters"]["full_attention"] = object["rope_parameters"];
    else if (isGivenObject(object, "rope_scaling"))
        config["rope_parameters"]["full_attention"] = object["rope_scaling"];
    config.erase("rope_scaling");
    notes.push_back(
        {POSISCOPE_TR("core", "read: %1, of layers with a sliding window"), {"swa_rope_parameters"}});
    return config;
}

}  // namespace posiscope
