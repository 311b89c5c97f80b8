// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/state/history.h"

#include <nlohmann/json.hpp>

#include "core/state/session.h"

namespace posiscope {

namespace {

using Json = nlohmann::json;

Json sessionOf(const State& state) {
    return Json::parse(writeSession(state));
}

/// The merge patch that makes `after` of `before`.
Json changes(const Json& before, const Json& after) {
    Json patch = Json::object();
    for (const auto& [key, value] : after.items()) {
        const auto old = before.find(key);
        if (old == before.end())
            patch[key] = value;
        else if (*old != value)
            patch[key] = old->is_object() && value.is_object() ? changes(*old, value) : value;
    }
    for (const auto& [key, value] : before.items())
        if (!after.contains(key)) patch[key] = nullptr;
    return patch;
}

Error unreadable() {
    return {POSISCOPE_TR("core", "the undo history cannot be read"), ""};
}

}  // namespace

std::string writeHistory(const History& history) {
    Json before = sessionOf(history.first);
    Json steps = Json::array();
    Json root{{"first", before}};
    for (const History::Step& step : history.steps) {
        Json after = sessionOf(step.after);
        steps.push_back({{"name", step.name}, {"changes", changes(before, after)}});
        before = std::move(after);
    }
    root["steps"] = std::move(steps);
    root["done"] = history.done;
    return root.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<History> readHistory(std::string_view json, std::span<const std::string> views) {
    const Json root = Json::parse(json, nullptr, false);
    if (!root.is_object() || !root.contains("first") || !root.contains("steps") ||
        !root["steps"].is_array() || !root.contains("done") || !root["done"].is_number_unsigned())
        return unreadable();
    Json session = root["first"];
    const auto state = [&] {
        return readSession(session.dump(-1, ' ', false, Json::error_handler_t::replace), views);
    };
    auto first = state();
    if (!first) return first.error();
    History history{std::move(*first), {}, root["done"].get<std::size_t>()};
    for (const Json& step : root["steps"]) {
        if (!step.is_object() || !step.contains("name") || !step["name"].is_string() ||
            !step.contains("changes") || !step["changes"].is_object())
            return unreadable();
        session.merge_patch(step["changes"]);
        auto after = state();
        if (!after) return after.error();
        history.steps.push_back({step["name"].get<std::string>(), std::move(*after)});
    }
    if (history.done > history.steps.size()) return unreadable();
    return history;
}

}  // namespace posiscope
