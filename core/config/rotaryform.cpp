// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rotaryform.h"

#include <cmath>
#include <nlohmann/json.hpp>
#include <numeric>

#include "core/encodings/ropeparameters.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

using Json = nlohmann::json;

/// rope_parameters or rope_scaling; null where there is none.
const Json* ropeObject(const Json& object) {
    for (const char* key : {"rope_parameters", "rope_scaling"})
        if (const auto found = object.find(key); found != object.end() && found->is_object()) return &*found;
    return nullptr;
}

bool isProportional(const Json& rope) {
    return rope.is_object() && rope.value("rope_type", rope.value("type", Json())) == "proportional";
}

double numberAt(const Json& json, const char* key, double otherwise) {
    const auto found = json.find(key);
    return found != json.end() && found->is_number() ? found->get<double>() : otherwise;
}

ProportionalForm proportional(const Json& rope, double share) {
    const double factor = numberAt(rope, "factor", 1);
    return {share > 0 && share <= 1 ? share : 1, factor > 0 ? factor : 1};
}

/// mrope_section, if it has this many pairs. Empty for ERNIE, whose words stand for other axes.
PairAxes axesIn(const Json& object, const Json& rope, std::int64_t pairs) {
    const Json& owner = rope.contains("mrope_section") ? rope : object;
    const auto list = owner.find("mrope_section");
    const Json type = object.value("model_type", Json());
    const bool ernie = type.is_string() && type.get<std::string>().rfind("ernie", 0) == 0;
    if (list == owner.end() || !list->is_array() || list->size() != 3 || ernie) return {};
    std::vector<std::int64_t> sections;
    for (const Json& each : *list)
        if (each.is_number_integer() && each > 0 && each <= pairs)
            sections.push_back(each.get<std::int64_t>());
    const std::int64_t sum = std::accumulate(sections.begin(), sections.end(), std::int64_t{0});
    if (sections.size() != 3 || sum != pairs) return {};
    const bool byTurns = owner.value("mrope_interleaved", Json()) == true;
    return byTurns ? pairsByTurns(sections) : pairsInBlocks(sections);
}

}  // namespace

void setScaling(const ProportionalForm& form, Values& values) {
    const std::int64_t headDim = values.get(keys::headDim);
    const auto pairs = static_cast<std::int64_t>(form.share * static_cast<double>(headDim) / 2);
    values.set(keys::partialRotaryFactor, shareOf(2 * pairs, headDim));
    values.set(keys::scaling, std::string("proportional"));
    values.set(keys::factor, form.factor);
}

double shareOf(std::int64_t turned, std::int64_t all) {
    const auto whole = static_cast<double>(all);
    const double share = static_cast<double>(turned) / whole;
    return static_cast<std::int64_t>(whole * share) == turned ? share : std::nextafter(share, 2);
}

RotaryForm rotaryFormOf(const Json& object, const Values& values) {
    return rotaryFormOf(object, ropeObject(object), values);
}

RotaryForm rotaryFormOf(const Json& object, const Json* rope, const Values& values) {
    if (rope == nullptr) return {};
    RotaryForm form;
    if (isProportional(*rope)) form.proportional = proportional(*rope, values.get(keys::partialRotaryFactor));
    form.axes = axesIn(object, *rope, rotaryDimensionsOf(values) / 2);
    return form;
}

}  // namespace posiscope
