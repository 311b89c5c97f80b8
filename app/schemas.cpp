// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/schemas.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "app/command.h"
#include "app/identifyfolder.h"
#include "core/base/answerschema.h"
#include "core/models/encoding.h"
#include "core/state/exportparameters.h"
#include "core/state/session.h"
#include "ui/window/settings.h"

namespace posiscope {

namespace {

using Schema = nlohmann::ordered_json;

Schema object() {
    return {{"type", "object"}, {"properties", Schema::object()}, {"additionalProperties", false}};
}

/// "integer[]", "string?", "system|on|off".
Schema typeSchema(std::string_view type) {
    if (type.ends_with("[]"))
        return {{"type", "array"}, {"items", typeSchema(type.substr(0, type.size() - 2))}};
    if (type.ends_with('?')) return {{"type", {std::string(type.substr(0, type.size() - 1)), "null"}}};
    if (type == "any") return Schema::object();
    if (type.find('|') == std::string_view::npos) return {{"type", std::string(type)}};
    Schema words = Schema::array();
    for (const QString& word :
         QString::fromUtf8(type.data(), static_cast<qsizetype>(type.size())).split(u'|'))
        words.push_back(word.toStdString());
    return {{"enum", words}};
}

void require(Schema& object, const std::string& key) {
    Schema& required = object["required"];
    if (required.is_null()) required = Schema::array();
    if (std::ranges::find(required, Schema(key)) == required.end()) required.push_back(key);
}

/// The object below `name` in an object: "axes?[]" is a list of objects that may be missing.
Schema& below(Schema& parent, QString name) {
    const bool list = name.endsWith(QLatin1String("[]"));
    if (list) name.chop(2);
    const bool optional = name.endsWith(u'?');
    if (optional) name.chop(1);
    const std::string key = name.toStdString();
    if (!optional) require(parent, key);
    Schema& child = parent["properties"][key];
    if (child.is_null()) child = list ? Schema{{"type", "array"}, {"items", object()}} : object();
    return list ? child["items"] : child;
}

void addKey(Schema& root, const AnswerKey& key) {
    QStringList names =
        QString::fromUtf8(key.path.data(), static_cast<qsizetype>(key.path.size())).split(u'.');
    QString last = names.takeLast();
    Schema* parent = &root;
    for (const QString& name : names)
        parent = &below(*parent, name);
    const bool optional = last.endsWith(u'?');
    if (optional) last.chop(1);
    Schema child = typeSchema(key.type);
    child["description"] = key.meaning;
    (*parent)["properties"][last.toStdString()] = std::move(child);
    if (!optional) require(*parent, last.toStdString());
}

Schema withKeys(AnswerKeys keys) {
    Schema root = object();
    for (const AnswerKey& key : keys)
        addKey(root, key);
    return root;
}

Schema answerOf(AnswerKeys keys) {
    Schema root = object();
    root["properties"]["schema"] = {{"const", answerSchema}};
    require(root, "schema");
    for (const AnswerKey& key : keys)
        addKey(root, key);
    return root;
}

/// What a file may hold for a parameter; several encodings may have one of this key, with limits of their
/// own.
void addParameter(Schema& values, const Parameter& parameter) {
    Schema& row = values["properties"][parameter.key];
    const auto numbers = [&](const char* type) {
        Schema number{{"type", type}};
        const bool known = !row.is_null();
        Schema& before = known && row["type"] == "array" ? row["items"] : row;
        number["minimum"] = parameter.limits.minimum;
        number["maximum"] = parameter.limits.maximum;
        if (known && before.contains("minimum")) {
            number["minimum"] = std::min(before["minimum"].get<double>(), parameter.limits.minimum);
            number["maximum"] = std::max(before["maximum"].get<double>(), parameter.limits.maximum);
        }
        return number;
    };
    Schema made;
    switch (parameter.kind()) {
        case ParameterKind::flag: made = {{"type", "boolean"}}; break;
        case ParameterKind::integer: made = numbers("integer"); break;
        case ParameterKind::real: made = numbers("number"); break;
        case ParameterKind::indices: made = {{"type", "array"}, {"items", numbers("integer")}}; break;
        case ParameterKind::numbers: made = {{"type", "array"}, {"items", {{"type", "number"}}}}; break;
        case ParameterKind::size:
        case ParameterKind::text: made = {{"type", "string"}}; break;
        case ParameterKind::choice: {
            Schema words = row.is_object() && row.contains("enum") ? row["enum"] : Schema::array();
            for (const Choice& choice : parameter.choices)
                if (std::ranges::find(words, Schema(choice.id)) == words.end()) words.push_back(choice.id);
            made = {{"enum", words}};
        }
    }
    made["description"] = parameter.tooltip.empty() ? parameter.label.english() : parameter.tooltip.english();
    row = std::move(made);
}

Schema parameters() {
    Schema values = object();
    addParameter(values, encodingParameter());
    for (const Encoding* encoding : encodings())
        for (const Parameter& parameter : encoding->parameters)
            addParameter(values, parameter);
    return values;
}

Schema sessionSchema() {
    Schema values = parameters();
    for (const Parameter& parameter : viewParameters())
        addParameter(values, parameter);
    Schema figure = object();
    for (const Parameter& parameter : exportParameters())
        addParameter(figure, parameter);
    static constexpr AnswerKey keys[] = {
        {"panes?[].view", "string", "A view: an id of “posiscope list views”."},
        {"panes?[].subject?", "a|b|difference|both|each", "What it shows of several encodings."},
        {"panes?[].viewport?", "number[]", "Left, right, top and bottom of the part that is shown."},
        {"maximised?", "integer", "The index of the only pane that is shown; -1: all are."},
        {"column_split?", "number", "The share of the left panes."},
        {"row_split?", "number", "The share of the upper panes."},
        {"hidden?", "string[]", "What a lesson has hidden."},
        {"tables?[].file", "string", "A table that an exported picture draws."},
        {"tables?[].bytes", "integer", "Its size."},
        {"tables?[].sha256", "string", "Its hash."},
    };
    Schema root = withKeys(keys);
    Schema& properties = root["properties"];
    properties["format"] = {{"const", "posiscope-session"}};
    properties["version"] = {{"type", "integer"}, {"minimum", 1}, {"maximum", sessionVersion}};
    require(root, "format");
    require(root, "version");
    properties["values"] = values;
    const Schema list = {{"type", "array"}, {"maxItems", mostVariants}, {"items", values}};
    properties["compared"] = {{"anyOf", {values, list}}};
    properties["sweep"] = list;
    properties["figure"] = std::move(figure);
    return root;
}

Schema errorSchema() {
    static constexpr AnswerKey keys[] = {
        {"error?", "string", "What is wrong."},
        {"note?", "string", "What should be known of an answer."},
        {"status?", "integer", "The exit status of an error."},
        {"details?", "string[]", "Lines that belong to the error."},
    };
    return answerOf(keys);
}

/// The answer of a list with its file.
Schema withFile(Schema one) {
    one["properties"]["file"] = {{"type", "string"}};
    require(one, "file");
    return one;
}

/// A folder has an answer of its own. Several files have a list of answers, each with its file, or with the
/// reason why it was not read.
Schema identifySchema(const Schema& one) {
    const Schema folder = answerOf(FolderReport::keys());
    static constexpr AnswerKey failure[] = {{"file", "string", "The file as it was named."},
                                            {"error", "string", "Why there is no answer."}};
    return {{"anyOf",
             {one,
              folder,
              {{"type", "array"},
               {"items", {{"anyOf", {withFile(one), withFile(folder), answerOf(failure)}}}}}}}};
}

Schema answerSchemaOf(const Command& command) {
    Schema root = answerOf(command.answer());
    // Facts of single encodings have keys of their own.
    if (command.name == QLatin1String("describe")) {
        root["additionalProperties"] = {{"type", {"number", "string", "boolean", "array"}}};
        root["properties"]["parameters"] = parameters();
    }
    return command.name == QLatin1String("identify") ? identifySchema(root) : root;
}

}  // namespace

QStringList schemaNames() {
    QStringList names;
    for (const Command& command : commands())
        if (command.answer) names << command.name;
    return names << QStringLiteral("error") << QStringLiteral("session") << QStringLiteral("settings");
}

nlohmann::ordered_json schemaOf(const QString& name) {
    const Command* const command = findCommand(name);
    Schema root = command != nullptr                  ? answerSchemaOf(*command)
                  : name == QLatin1String("session")  ? sessionSchema()
                  : name == QLatin1String("settings") ? withKeys(settingsKeys())
                                                      : errorSchema();
    Schema whole{{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                 {"title", "posiscope " + name.toStdString()}};
    whole.update(root);
    return whole;
}

}  // namespace posiscope
