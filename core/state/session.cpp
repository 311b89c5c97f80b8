// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/state/session.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"
#include "core/state/exportparameters.h"

namespace posiscope {

namespace {

using Json = nlohmann::json;

constexpr const char* format = "posiscope-session";

Error wrong(std::string field, const char* sentence, const std::vector<std::string>& arguments) {
    return {{sentence, arguments}, std::move(field)};
}

/// What stands in the file, in few words.
Text shownJson(const Json& json) {
    constexpr std::size_t longest = 40;
    if (json.is_object()) return POSISCOPE_TR("core", "an object");
    if (json.is_array()) return POSISCOPE_TR("core", "a list");
    std::string text = json.dump(-1, ' ', false, Json::error_handler_t::replace);
    if (text.size() > longest) return POSISCOPE_TR("core", "a long text");
    return Text::asIs(std::move(text));
}

Error wrongType(const std::string& field, Text wanted, const Json& given) {
    return {Text(POSISCOPE_TR("core", "%1 must be %2, not %3"))
                .with(Text::asIs(field))
                .with(std::move(wanted))
                .with(shownJson(given)),
            field};
}

Json toJson(const Value& value) {
    return std::visit([](const auto& held) { return Json(held); }, value);
}

bool isWhole(const Json& json) {
    return json.is_number_integer() && (!json.is_number_unsigned() || json.get<std::uint64_t>() <= INT64_MAX);
}

/// The JSON value as the type of the parameter's initial value.
Result<Value> fromJson(const Parameter& parameter, const Json& json) {
    switch (parameter.kind()) {
        case ParameterKind::flag:
            if (!json.is_boolean())
                return wrongType(parameter.key, POSISCOPE_TR("core", "true or false"), json);
            return Value(json.get<bool>());
        case ParameterKind::integer:
            if (!isWhole(json)) return wrongType(parameter.key, POSISCOPE_TR("core", "a whole number"), json);
            return Value(json.get<std::int64_t>());
        case ParameterKind::real:
            if (!json.is_number()) return wrongType(parameter.key, POSISCOPE_TR("core", "a number"), json);
            return Value(json.get<double>());
        case ParameterKind::choice:
        case ParameterKind::size:
        case ParameterKind::text:
            if (!json.is_string()) return wrongType(parameter.key, POSISCOPE_TR("core", "a word"), json);
            return Value(json.get<std::string>());
        case ParameterKind::numbers: {
            const bool sound = json.is_array() && std::all_of(json.begin(), json.end(), [](const Json& item) {
                                   return item.is_number();
                               });
            if (!sound) return wrongType(parameter.key, POSISCOPE_TR("core", "a list of numbers"), json);
            return Value(json.get<NumberList>());
        }
        case ParameterKind::indices: break;
    }
    if (!json.is_array())
        return wrongType(parameter.key, POSISCOPE_TR("core", "a list of whole numbers"), json);
    Indices indices;
    for (const Json& item : json) {
        if (!isWhole(item))
            return wrongType(parameter.key, POSISCOPE_TR("core", "a list of whole numbers"), item);
        indices.push_back(item.get<std::int64_t>());
    }
    return Value(std::move(indices));
}

Json toJson(const Arrangement& arrangement) {
    Json panes = Json::array();
    for (const Pane& pane : arrangement.panes) {
        Json entry{{"view", pane.view}};
        if (pane.subject != Subject::a) entry["subject"] = idOf(pane.subject);
        if (pane.viewport)
            entry["viewport"] = {pane.viewport->left, pane.viewport->right, pane.viewport->top,
                                 pane.viewport->bottom};
        panes.push_back(std::move(entry));
    }
    return panes;
}

/// The rows of all encodings and of the views with this key: a session keeps the values of all encodings, and
/// several may read the same one within limits of their own.
std::vector<const Parameter*> rowsOf(const std::string& key) {
    using Rows = std::map<std::string, std::vector<const Parameter*>>;
    static const Rows all = [] {
        Rows rows;
        rows[encodingParameter().key].push_back(&encodingParameter());
        for (const Encoding* encoding : encodings())
            for (const Parameter& parameter : encoding->parameters)
                rows[parameter.key].push_back(&parameter);
        for (const Parameter& parameter : viewParameters())
            rows[parameter.key].push_back(&parameter);
        return rows;
    }();
    const auto found = all.find(key);
    return found == all.end() ? std::vector<const Parameter*>{} : found->second;
}

/// Nothing when one of the rows takes the value by itself; those of the encoding in force are checked later.
Failure checkAlone(const std::vector<const Parameter*>& rows, const Value& value, const Values& values) {
    Failure first;
    for (const Parameter* row : rows) {
        Parameter alone = *row;
        alone.limitsFor = nullptr;
        Failure failure = checkValue(alone, value, values);
        if (!failure) return std::nullopt;
        if (!first) first = std::move(failure);
    }
    return first;
}

/// The values of the object, each within the limits of its parameter.
Failure readEach(const std::string& field, const Json& values, Values& into) {
    if (!values.is_object()) return wrongType(field, POSISCOPE_TR("core", "an object"), values);
    for (const auto& [key, json] : values.items()) {
        const auto rows = rowsOf(key);
        if (rows.empty()) return wrong(key, POSISCOPE_TR("core", "there is no parameter “%1”"), {key});
        auto value = fromJson(*rows.front(), json);
        if (!value) return value.error();
        if (auto failure = checkAlone(rows, *value, into)) return failure;
        into.set(key, *value);
    }
    return std::nullopt;
}

/// The same, over the values of all parameters.
Failure readValues(const std::string& field, const Json& values, Values& into) {
    if (auto failure = readEach(field, values, into)) return failure;
    const Encoding* const encoding = findEncoding(into.get(keys::encoding));
    if (encoding == nullptr) return std::nullopt;
    for (const Parameter& parameter : encoding->parameters)
        if (parameter.inOlderFiles && !values.contains(parameter.key) && parameter.relevantIn(into))
            into.set(parameter.key, *parameter.inOlderFiles);
    return std::nullopt;
}

Failure readPane(const Json& json, Arrangement& arrangement) {
    if (!json.is_object() || !json.contains("view") || !json["view"].is_string())
        return wrong("panes", POSISCOPE_TR("core", "each of panes must name its view"), {});
    for (const auto& [key, value] : json.items())
        if (key != "view" && key != "viewport" && key != "subject")
            return wrong("panes", POSISCOPE_TR("core", "there is no field “%1”"), {key});
    Pane pane{json["view"].get<std::string>(), {}};
    if (json.contains("subject")) {
        const Json& subject = json["subject"];
        const auto named = subjectOf(subject.is_string() ? subject.get<std::string>() : std::string());
        if (!named)
            return wrong("panes", POSISCOPE_TR("core", "subject must be one of a, b, difference, both, each"),
                         {});
        pane.subject = *named;
    }
    if (json.contains("viewport")) {
        const Json& viewport = json["viewport"];
        const bool sound =
            viewport.is_array() && viewport.size() == 4 &&
            std::all_of(viewport.begin(), viewport.end(), [](const Json& edge) { return edge.is_number(); });
        if (!sound)
            return wrong("panes", POSISCOPE_TR("core", "viewport must be a list of four numbers"), {});
        pane.viewport = Viewport{viewport[0], viewport[1], viewport[2], viewport[3]};
    }
    arrangement.panes.push_back(std::move(pane));
    return std::nullopt;
}

Failure readArrangement(const Json& root, Arrangement& arrangement) {
    if (root.contains("panes")) {
        if (!root["panes"].is_array())
            return wrongType("panes", POSISCOPE_TR("core", "a list"), root["panes"]);
        arrangement.panes.clear();
        for (const Json& json : root["panes"])
            if (auto failure = readPane(json, arrangement)) return failure;
    }
    if (root.contains("maximised")) {
        const Json& maximised = root["maximised"];
        if (!isWhole(maximised))
            return wrongType("maximised", POSISCOPE_TR("core", "a whole number"), maximised);
        const auto number = maximised.get<std::int64_t>();
        arrangement.maximised =
            number < -1 || number >= static_cast<std::int64_t>(mostPanes) ? -2 : static_cast<int>(number);
    }
    for (auto [key, split] : {std::pair{"column_split", &arrangement.columnSplit},
                              std::pair{"row_split", &arrangement.rowSplit}}) {
        if (!root.contains(key)) continue;
        if (!root[key].is_number()) return wrongType(key, POSISCOPE_TR("core", "a number"), root[key]);
        *split = root[key].get<double>();
    }
    return std::nullopt;
}

Failure readHidden(const Json& root, State& state) {
    if (!root.contains("hidden")) return std::nullopt;
    const Json& hidden = root["hidden"];
    const bool sound = hidden.is_array() && std::all_of(hidden.begin(), hidden.end(),
                                                        [](const Json& name) { return name.is_string(); });
    if (!sound) return wrong("hidden", POSISCOPE_TR("core", "hidden must be a list of words"), {});
    for (const Json& name : hidden)
        state.hidden.insert(name.get<std::string>());
    return std::nullopt;
}

/// B, or a list of sets of values, or a sweep.
Failure readVariants(const Json& root, State& state) {
    if (root.contains("compared")) {
        const Json& sets = root["compared"];
        for (const Json& set : sets.is_array() ? sets : Json::array({sets})) {
            state.variants.push_back(defaultState().values);
            if (auto failure = readValues("compared", set, state.variants.back())) return failure;
        }
    }
    if (!root.contains("sweep")) return std::nullopt;
    if (!state.variants.empty())
        return wrong("sweep", POSISCOPE_TR("core", "a session has “compared” or “sweep”, not both"), {});
    if (!root["sweep"].is_array()) return wrongType("sweep", POSISCOPE_TR("core", "a list"), root["sweep"]);
    for (const Json& set : root["sweep"])
        if (auto failure = readEach("sweep", set, state.variants.emplace_back())) return failure;
    return std::nullopt;
}

Json toJson(const Values& values) {
    Json object = Json::object();
    for (const auto& [key, value] : values.all())
        object[key] = toJson(value);
    return object;
}

/// B alone is written as in version 1, so that older programs read it.
int versionOf(const State& state) {
    return isSweep(state) || state.variants.size() > 1 ? 2 : 1;
}

Failure checkHeader(const Json& root) {
    if (!root.is_object() || !root.contains("format") || root["format"] != format)
        return wrong("format", POSISCOPE_TR("core", "this is not a Posiscope session"), {});
    if (!root.contains("version") || !isWhole(root["version"]))
        return wrong("version", POSISCOPE_TR("core", "version must be a whole number"), {});
    const auto version = root["version"].get<std::int64_t>();
    if (version > sessionVersion)
        return wrong("version",
                     POSISCOPE_TR("core",
                                  "the session has version %1, and this Posiscope reads up to version %2: "
                                  "open it with a newer Posiscope"),
                     {std::to_string(version), std::to_string(sessionVersion)});
    if (version < 1) return wrong("version", POSISCOPE_TR("core", "version must be at least 1"), {});
    for (const auto& [key, json] : root.items()) {
        static constexpr std::string_view known[] = {"format", "version",   "values",       "compared",
                                                     "panes",  "maximised", "column_split", "row_split",
                                                     "hidden", "tables",    "figure",       "sweep"};
        if (std::find(std::begin(known), std::end(known), key) == std::end(known))
            return wrong(key, POSISCOPE_TR("core", "there is no field “%1”"), {key});
    }
    return std::nullopt;
}

}  // namespace

std::string writeSession(const State& state) {
    return writeSession(state, {});
}

std::string writeSession(const State& state, std::span<const TableRecord> tables, const Values& figure) {
    nlohmann::ordered_json root;
    root["format"] = format;
    root["version"] = versionOf(state);
    root["values"] = toJson(state.values);
    for (const Values& variant : state.variants)
        root[isSweep(state) ? "sweep" : "compared"].push_back(nlohmann::ordered_json(toJson(variant)));
    if (hasB(state) && state.variants.size() == 1) root["compared"] = root["compared"][0];
    root["panes"] = toJson(state.arrangement);
    root["maximised"] = state.arrangement.maximised;
    root["column_split"] = state.arrangement.columnSplit;
    root["row_split"] = state.arrangement.rowSplit;
    if (!state.hidden.empty()) root["hidden"] = state.hidden;
    for (const TableRecord& table : tables)
        root["tables"].push_back({{"file", table.file}, {"bytes", table.bytes}, {"sha256", table.sha256}});
    for (const auto& [key, value] : figure.all())
        root["figure"][key] = toJson(value);
    return root.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Values readFigureValues(std::string_view json) {
    Values figure;
    const Json root = Json::parse(json, nullptr, false);
    if (!root.is_object() || !root.contains("figure") || !root["figure"].is_object()) return figure;
    for (const Parameter& row : exportParameters()) {
        if (!root["figure"].contains(row.key)) continue;
        const auto value = fromJson(row, root["figure"][row.key]);
        if (value && !checkValue(row, *value, figure)) figure.set(row.key, *value);
    }
    return figure;
}

std::vector<TableRecord> readTableRecords(std::string_view json) {
    const Json root = Json::parse(json, nullptr, false);
    std::vector<TableRecord> tables;
    if (!root.is_object() || !root.contains("tables") || !root["tables"].is_array()) return tables;
    for (const Json& entry : root["tables"]) {
        const auto isText = [&](const char* key) { return entry.contains(key) && entry[key].is_string(); };
        if (!entry.is_object() || !isText("file") || !isText("sha256") || !entry.contains("bytes") ||
            !isWhole(entry["bytes"]))
            continue;
        tables.push_back({entry["file"], entry["bytes"], entry["sha256"]});
    }
    return tables;
}

Result<State> readSession(std::string_view json, std::span<const std::string> views) {
    const Json root = Json::parse(json, nullptr, false);
    if (root.is_discarded())
        return wrong("", POSISCOPE_TR("core", "the file is cut short or is not JSON"), {});
    if (auto failure = checkHeader(root)) return *failure;
    State state = defaultState();
    if (root.contains("values"))
        if (auto failure = readValues("values", root["values"], state.values)) return *failure;
    if (auto failure = readVariants(root, state)) return *failure;
    if (auto failure = readArrangement(root, state.arrangement)) return *failure;
    if (auto failure = readHidden(root, state)) return *failure;
    // A file that leaves out the cursor means "wherever it fits"; one that names it must be right.
    State repaired = state;
    repair(repaired);
    for (const auto& [key, value] : repaired.values.all())
        if (!root.contains("values") || !root["values"].contains(key)) state.values.set(key, value);
    if (auto failure = checkState(state, views)) return *failure;
    return state;
}

namespace {

/// Brings the number inside the limits of its parameter. Where these depend on other values it is left out,
/// so that it becomes what fits. False: there is no number outside its limits.
bool correct(Json& root, const char* side, const std::string& key) {
    const auto rows = rowsOf(key);
    if (rows.empty() || !root.contains(side) || !root[side].contains(key)) return false;
    Json& value = root[side][key];
    if (!value.is_number()) return false;
    const Parameter& row = *rows.front();
    const double number = value.get<double>();
    const double nearest = std::clamp(number, row.limits.minimum, row.limits.maximum);
    if (row.limitsFor || nearest == number || (row.limits.openBelow && nearest == row.limits.minimum))
        root[side].erase(key);
    else if (row.kind() == ParameterKind::integer)
        value = static_cast<std::int64_t>(nearest);
    else
        value = nearest;
    return true;
}

}  // namespace

Result<State> correctedSession(std::string_view json, std::span<const std::string> views,
                               std::vector<Text>& corrections) {
    auto state = readSession(json, views);
    if (state) return state;
    constexpr int deepest = 8;  // writing an object is recursive
    bool tooDeep = false;
    Json root = Json::parse(
        json,
        [&](int depth, Json::parse_event_t, Json&) {
            tooDeep = tooDeep || depth > deepest;
            return true;
        },
        false);
    if (tooDeep || !root.is_object()) return state;
    const auto read = [&](const Json& session) {
        return readSession(session.dump(-1, ' ', false, Json::error_handler_t::replace), views);
    };
    std::vector<std::pair<Error, bool>> problems;  // and whether it is one of B
    while (!state) {
        const Error problem = state.error();
        Json alone = root;
        alone.erase("compared");
        alone.erase("sweep");
        const auto a = read(alone);
        const bool ofB = a.ok() || a.error().field != problem.field;
        if (!correct(root, ofB ? "compared" : "values", problem.field)) return state;
        problems.emplace_back(problem, ofB);
        state = read(root);
    }
    for (const auto& [problem, ofB] : problems) {
        const Parameter& row = *rowsOf(problem.field).front();
        const Value& value = (ofB ? state->variants.front() : state->values).at(row.key);
        corrections.push_back(Text(POSISCOPE_TR("core", "%1; now it is %2"))
                                  .with(problem.text)
                                  .with(Text::asIs(writtenValue(row, value))));
    }
    return state;
}

}  // namespace posiscope
