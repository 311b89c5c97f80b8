// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/configreader.h"

#include <algorithm>
#include <cmath>

#include "core/base/printable.h"

namespace posiscope {

namespace {

using Json = nlohmann::json;

/// The number as a whole one, also where it is written as 4096.0.
std::optional<std::int64_t> wholeNumber(const Json& json) {
    constexpr double exact = 9'007'199'254'740'992;  // 2^53
    if (!json.is_number()) return std::nullopt;
    const auto number = json.get<double>();
    if (std::abs(number) > exact || number != std::floor(number)) return std::nullopt;
    return static_cast<std::int64_t>(number);
}

std::optional<Value> valueOf(const Json& json, ParameterKind kind) {
    const auto isNumber = [](const Json& item) { return item.is_number(); };
    switch (kind) {
        case ParameterKind::flag:
            if (json.is_boolean()) return json.get<bool>();
            break;
        case ParameterKind::integer:
            if (const auto number = wholeNumber(json)) return *number;
            break;
        case ParameterKind::real:
            if (json.is_number()) return json.get<double>();
            break;
        case ParameterKind::numbers:
            if (json.is_array() && std::all_of(json.begin(), json.end(), isNumber))
                return json.get<NumberList>();
            break;
        case ParameterKind::choice:
        case ParameterKind::text:
            if (json.is_string()) return json.get<std::string>();
            break;
        case ParameterKind::indices:
        case ParameterKind::size: break;
    }
    return std::nullopt;
}

Text readSentence(const std::string& name, const std::string& value, const std::string& meaning) {
    if (meaning.empty() || name == meaning) return {POSISCOPE_TR("core", "read: %1 %2"), {name, value}};
    return {POSISCOPE_TR("core", "read: %1 %2 → %3"), {name, value, meaning}};
}

}  // namespace

std::string shortForm(const Json& json) {
    if (json.is_string()) return "“" + printable(json.get_ref<const std::string&>(), 40) + "”";
    if (const auto number = wholeNumber(json)) return std::to_string(*number);  // as the file has it
    if (json.is_number_float()) return shortestDecimal(json.get<double>());
    if (json.is_array())
        return groupedDigits(json.size()) +
               (std::all_of(json.begin(), json.end(), [](const Json& item) { return item.is_number(); })
                    ? " numbers"
                    : " items");
    if (json.is_object()) return "{…}";
    return json.dump();
}

ConfigReader::ConfigReader(const Json& object, std::string path) : scopes_{{&object, std::move(path)}} {}

void ConfigReader::assumeDefaultsOf(const ModelType* type, std::string_view name) {
    defaults_ = type != nullptr ? type->defaults : Json::object();
    type_ = printable(std::string(name));
}

bool ConfigReader::open(std::string_view key) {
    const auto found = find({key}, Where::anywhere);
    if (!found) return false;
    if (!found->json->is_object()) {
        fail({Text(POSISCOPE_TR("core", "%1 must be %2, not %3"))
                  .with(Text::asIs(found->name))
                  .with(POSISCOPE_TR("core", "an object or null"))
                  .with(Text::asIs(shortForm(*found->json))),
              ""});
        return false;
    }
    scopes_.push_back({found->json, found->name + "."});
    return true;
}

void ConfigReader::openInside(const std::string& key) {
    const Scope outer = scopes_.back();
    used_.insert(outer.path + key);
    scopes_.push_back({&outer.object->at(key), outer.path + printable(key) + "."});
}

bool ConfigReader::has(Names keys, Where where) const {
    for (const std::string_view key : keys)
        for (auto scope = scopes_.rbegin(); scope != scopes_.rend(); ++scope) {
            const auto found = scope->object->find(key);
            if (found != scope->object->end() && !found->is_null()) return true;
            if (where == Where::innermost) break;
        }
    return false;
}

std::optional<ConfigReader::Found> ConfigReader::find(Names keys, Where where) {
    std::optional<Found> first;
    for (const std::string_view key : keys)
        for (auto scope = scopes_.rbegin(); scope != scopes_.rend(); ++scope) {
            const auto found = scope->object->find(key);
            std::string name = scope->path + std::string(key);
            if (found != scope->object->end() && !found->is_null()) {
                if (!first) {
                    first = Found{&*found, name, false};
                } else if (*first->json != *found && first->name != name && !used_.contains(name)) {
                    note({POSISCOPE_TR("core", "ignored: %1 %2, as there is %3"),
                          {name, shortForm(*found), first->name}});
                    // One key with two values, and not those of two types of layers.
                    if (scopes_.size() == 2 && first->name.ends_with("." + std::string(key)) &&
                        speaksOfPositions(key))
                        notUnderstood_.push_back(name);
                }
                used_.insert(std::move(name));
            }
            if (where == Where::innermost) break;
        }
    if (first || where == Where::innermost) return first;
    for (const std::string_view key : keys)
        if (const auto found = defaults_.find(key); found != defaults_.end())
            return Found{&*found, std::string(key), true};
    return std::nullopt;
}

const Parameter* ConfigReader::parameter(std::string_view key) const {
    const auto& all = encoding_->parameters;
    const auto found =
        std::find_if(all.begin(), all.end(), [key](const Parameter& p) { return p.key == key; });
    return found == all.end() ? nullptr : &*found;
}

std::optional<Value> ConfigReader::convert(const Found& found, Parameter like) {
    like.key = found.name;
    std::optional<Value> value = valueOf(*found.json, like.kind());
    if (!value) {
        fail({Text(POSISCOPE_TR("core", "%1 must be %2, not %3"))
                  .with(Text::asIs(found.name))
                  .with(describeLimits(like, like.limits))
                  .with(Text::asIs(shortForm(*found.json))),
              ""});
        return std::nullopt;
    }
    if (auto failure = checkValue(like, *value, {})) {
        // A list is told by its length alone: all of it would be no one-line message.
        if (like.kind() == ParameterKind::numbers)
            failure->text = Text(POSISCOPE_TR("core", "%1 must be %2, and one of its numbers is not"))
                                .with(Text::asIs(found.name))
                                .with(describeLimits(like, like.limits));
        fail({std::move(failure->text), ""});
        return std::nullopt;
    }
    if (found.assumed && used_.insert("default " + found.name).second)
        note({POSISCOPE_TR("core", "assumed: %1 %2, the default of model_type %3"),
              {found.name, shortForm(*found.json), type_}});
    return value;
}

std::optional<Given<std::int64_t>> ConfigReader::whole(Names keys, double minimum, double maximum) {
    const auto found = find(keys, Where::anywhere);
    if (!found) return std::nullopt;
    const auto value = convert(*found, {.key = {}, .label = {}, .tooltip = {}, .limits = {minimum, maximum}});
    if (!value) return std::nullopt;
    return Given<std::int64_t>{std::get<std::int64_t>(*value), found->name, found->assumed};
}

std::optional<Given<bool>> ConfigReader::flag(Names keys) {
    const auto found = find(keys, Where::anywhere);
    if (!found) return std::nullopt;
    const auto value = convert(*found, {.key = {}, .label = {}, .tooltip = {}, .initial = false});
    if (!value) return std::nullopt;
    return Given<bool>{std::get<bool>(*value), found->name, found->assumed};
}

std::optional<Given<std::string>> ConfigReader::word(Names keys, Where where) {
    const auto found = find(keys, where);
    if (!found) return std::nullopt;
    const auto value = convert(*found, {.key = {}, .label = {}, .tooltip = {}, .initial = std::string()});
    if (!value) return std::nullopt;
    return Given<std::string>{std::get<std::string>(*value), found->name, found->assumed};
}

std::optional<Given<double>> ConfigReader::number(const char* key, Names keys) {
    const auto found = find(keys, Where::anywhere);
    if (!found) return std::nullopt;
    const auto value = convert(*found, *parameter(key));
    if (!value) return std::nullopt;
    return Given<double>{std::get<double>(*value), found->name, found->assumed};
}

std::optional<Given<const Json*>> ConfigReader::any(Names keys) {
    const auto found = find(keys, Where::anywhere);
    if (!found) return std::nullopt;
    return Given<const Json*>{found->json, found->name, found->assumed};
}

bool ConfigReader::take(const char* key, Names keys, Where where, std::optional<Limits> limits) {
    const auto found = find(keys, where);
    if (!found) return false;
    Parameter like = *parameter(key);
    if (limits) like.limits = *limits;
    const auto value = convert(*found, std::move(like));
    if (!value) return true;
    values_[key] = *value;
    sources_[key] = found->name;
    if (!found->assumed) noteRead(found->name, shortForm(*found->json), key);
    return true;
}

void ConfigReader::set(const char* key, Value value, const std::string& source) {
    Parameter like = *parameter(key);
    like.key = source;
    if (auto failure = checkValue(like, value, {})) return fail({std::move(failure->text), ""});
    values_[key] = std::move(value);
    sources_[key] = source;
}

void ConfigReader::assume(const char* key, Value value, Text reason) {
    const std::string shown = formatValue(*parameter(key), value);
    set(key, std::move(value), key);
    note(Text(POSISCOPE_TR("core", "assumed: %1 %2, %3"))
             .with(Text::asIs(key))
             .with(Text::asIs(shown))
             .with(std::move(reason)));
}

void ConfigReader::noteRead(const std::string& name, const std::string& value, const std::string& meaning) {
    note(readSentence(name, value, meaning));
}

void ConfigReader::failUndrawn(Error error) {
    undrawn_ = !failure_;
    fail(std::move(error));
}

void ConfigReader::fail(Error error) {
    if (!failure_) failure_ = std::move(error);
}

void ConfigReader::mustBe(const Given<const Json*>& given, const char* what) {
    fail({Text(POSISCOPE_TR("core", "%1 must be %2, not %3"))
              .with(Text::asIs(given.name))
              .with(what)
              .with(Text::asIs(shortForm(*given.value))),
          ""});
}

void ConfigReader::noteRow(const ModelType& type) {
    const Scope& outermost = scopes_.front();
    for (const std::string& key : type.notedKeys)
        used_.insert(outermost.path + key);
    for (const auto& [key, json] : type.when.items())
        if (!json.is_null() && used_.insert(outermost.path + key).second)
            noteRead(outermost.path + key, shortForm(json), "");
}

void ConfigReader::noteUndrawn(const Text& note, Undrawn reading) {
    this->note(note);
    if (reading.what.empty()) reading.what = note;
    readings_.push_back(std::move(reading));
}

bool ConfigReader::addToLayersIn(const Encoding& encoding, const Undrawn& reading) {
    bool added = false;
    for (DescribedLayers& layers : others_)
        if (layers.encoding == &encoding) {
            layers.readings.push_back(reading);
            added = true;
        }
    return added;
}

void ConfigReader::noteUnread(const UnreadKey& key, const std::string& name, const ModelType* type) {
    const bool idle = isIdle(key, type);
    if (!idle) notUnderstood_.push_back(name);
    if (++unread_ > mostUnread) return;
    note({idle ? POSISCOPE_TR("core", "ignored: %1 %2, which changes nothing here")
               : POSISCOPE_TR("core", "ignored: %1 %2, which Posiscope does not understand"),
          {name, shortForm(key.value)}});
}

void ConfigReader::noteRepeated(const std::vector<RepeatedKey>& keys) {
    for (const RepeatedKey& key : keys) {
        const auto name = key.path.rfind('.') + 1;  // 0 where there is no dot
        const bool here = std::ranges::any_of(scopes_, [&](const Scope& scope) {
            return scope.path == std::string_view(key.path).substr(0, name);
        });
        const bool matters = here && speaksOfPositions(std::string_view(key.path).substr(name));
        if (!matters && !used_.contains(key.path)) continue;
        const std::string shown = printable(key.path, 80);
        note({POSISCOPE_TR("core", "ignored: %1 %2, as the same key stands behind it with %3"),
              {shown, shortForm(key.earlier), shortForm(key.later)}});
        notUnderstood_.push_back(shown);
    }
}

void ConfigReader::noteIgnored(const ModelType* type) {
    for (const auto& scope : scopes_) {
        // Inside an object that is about positions everything is.
        const bool inScaling = speaksOfPositions(scope.path);
        for (const auto& [key, json] : scope.object->items())
            if (!json.is_null() && !used_.contains(scope.path + key) && (inScaling || speaksOfPositions(key)))
                noteUnread({key, json, *scope.object, inScaling}, scope.path + printable(key), type);
    }
    if (unread_ > mostUnread)
        note({POSISCOPE_TR("core", "ignored: %1 more keys about positions"),
              {groupedDigits(unread_ - mostUnread)}});
}

}  // namespace posiscope
