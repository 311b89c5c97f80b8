// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/undrawnkeys.h"

#include <nlohmann/json.hpp>

#include "core/base/printable.h"
#include "core/config/positionkeys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

using Json = nlohmann::json;

/// 10000.0 and 10000 are one number.
std::string inFullForm(const Json& value) {
    if (value.is_number()) return inFull(value.get<double>());
    if (!value.is_array()) return printable(value.dump(-1, ' ', false, Json::error_handler_t::replace), 60);
    std::string all;
    for (const Json& each : value)
        all += (all.empty() ? "" : ", ") + inFullForm(each);
    return "[" + all + "]";
}

bool speaksOfAxes(const std::string& key) {
    return key.find("axes") != std::string::npos || key.find("section") != std::string::npos;
}

void addReadings(const Json& object, const std::string& path, std::vector<Undrawn>& readings) {
    for (const auto& [key, value] : object.items())
        if (value.is_object())
            addReadings(value, path + printable(key) + ".", readings);
        else if (!value.is_null() && (speaksOfPositions(key) || speaksOfAxes(key) || key == "factor"))
            readings.push_back({Text::asIs(path + printable(key)), inFullForm(value)});
}

}  // namespace

std::vector<Undrawn> undrawnReadings(const Json& object) {
    std::vector<Undrawn> readings;
    addReadings(object, "", readings);
    return readings;
}

Error withReadings(const Error& reason, const std::vector<Undrawn>& readings) {
    std::string list;
    for (const Undrawn& each : readings)
        list += (list.empty() ? "" : ", ") + each.what.english() + " " + printable(each.value, 60);
    if (list.empty()) return reason;
    return {Text(POSISCOPE_TR("core", "%1; it has %2")).with(reason.text).with(Text::asIs(list)), ""};
}

}  // namespace posiscope
